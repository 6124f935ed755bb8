"""Texts as a scorebook holds them, and as it compares them when something is looked for.

web/src/lib/book/wording.ts does the same; tests/data/searches.json, which is written here, holds it to that.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

# Written out, since Python and browsers do not call the same signs blank.
_BLANKS = re.compile("[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")
_NAMES: Mapping[str, tuple[str, ...]] = {
    "player": ("name", "nickname"),
    "club": ("name",),
    "place": ("name",),
    "event": ("name",),
    "sheet": ("stake", "game", "round"),
}
_LETTERS = {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe", "þ": "th"}
_ALIKE = str.maketrans({**_LETTERS, "\u03c2": "\u03c3", "\u2019": "'"})
"""Letters that no keyboard far away has, the two forms of one Greek letter, and the two of the apostrophe."""


def tidy(text: str) -> str:
    """A name as it is kept: composed (NFC), with single blanks, and none at its ends.

    >>> tidy("  Zoe\\u0308   de Wit ")
    'Zoë de Wit'
    """
    return _BLANKS.sub(" ", unicodedata.normalize("NFC", text)).strip(" ")


def tidied(kind: str, fields: Mapping[str, object]) -> Mapping[str, object]:
    """The fields of a record, or some of them, with its names as they are kept; of what is no text nothing changes.

    >>> tidied("place", {"name": " Thuis "})
    {'name': 'Thuis'}
    """
    names = _NAMES.get(kind, ())
    return {name: tidy(value) if name in names and isinstance(value, str) else value for name, value in fields.items()}


def folded(text: str) -> str:
    """A text as it is looked for: without accents, capitals, or other things that people do not type.

    >>> folded("Søren Müßig"), folded("ΟΔΟΣ") == folded("οδός")
    ('soren mussig', True)
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if unicodedata.category(c)[0] != "M")
    return plain.upper().lower().translate(_ALIKE)

"""Cards as pictures: SVG drawn by resvg with the fonts it is handed, and the machine's for what those lack."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from xml.sax.saxutils import unescape

from . import paper

_OURS = ("LATIN", "GREEK", "CYRILLIC")
"""The scripts of the fonts that are handed out with the program."""


def draw(svg: str, fonts: Sequence[str]) -> bytes:
    """The PNG of a card; `fonts` are TrueType files.

    >>> from .paper import card
    >>> draw(card(""), [])[1:4]
    b'PNG'
    """
    import resvg_py

    # Looking for the machine's fonts costs as much time as a card.
    ours = all(_known(letter) for letter in set(unescape(svg)))
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=paper.WIDTH,
        height=paper.HEIGHT,
        font_files=list(fonts),
        font_family="Inter",
        skip_system_fonts=ours,
    )


@cache
def _known(letter: str) -> bool:
    if letter.isascii() or not letter.isalpha():
        return unicodedata.category(letter) not in ("So", "Lo")
    return unicodedata.name(letter, "").startswith(_OURS)

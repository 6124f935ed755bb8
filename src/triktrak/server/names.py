"""What people may be called at a table: any name that can be read, and none that pretends."""

from __future__ import annotations

import unicodedata

from ..errors import TriktrakError

PROGRAM = "Triktrak"
"""The name of the program as a player; the same in every language."""

_LENGTH = 40
# Japanese is written in three scripts at once.
_TOGETHER = {"HIRAGANA": "CJK", "KATAKANA": "CJK"}


def tidy(name: str) -> str:
    """Return a name as it is shown: composed, on one line, without signs that cannot be seen or that turn text around.

    >>> tidy("  Ann\\u202e   B. ")
    'Ann B.'
    """
    visible = (c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFKC", name))
    return " ".join("".join(visible).split())[:_LENGTH].rstrip()


def own_name(name: str, *taken: str) -> str:
    """Return the tidied name of somebody who plays from a browser of their own; it may be empty.

    Refused are the program's name, one of those `taken`, and a name in several scripts: letters that look like
    others are how one name is made to look like another.

    >>> own_name(" Ann ", "Ben")
    'Ann'
    """
    shown = tidy(name)
    if shown.casefold() in {other.casefold() for other in (PROGRAM, *taken) if other}:
        raise TriktrakError("name_taken", name=shown)
    # Signs that lengthen or repeat belong to every script.
    letters = [c for c in shown if c.isalpha() and unicodedata.category(c) != "Lm"]
    scripts = {unicodedata.name(c, "?").split()[0] for c in letters}
    if len({_TOGETHER.get(script, script) for script in scripts}) > 1:
        raise TriktrakError("name_scripts", name=shown)
    return shown

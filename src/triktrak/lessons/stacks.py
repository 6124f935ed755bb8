"""Checkers as the files of lessons and terms write them: "24:2 8 bar:1", in the reader's numbering for both sides."""

from __future__ import annotations

import re

_STACK = re.compile(r"(?P<place>bar|[1-9]|1\d|2[0-4])(?::(?P<count>[1-9]|1\d))?")
_BARS = {1: 25, -1: 0}


def put(points: list[int], stacks: str, side: int) -> str | None:
    """Put the checkers of a side (1 the reader's, -1 the other's) among the 26 numbers of a position.

    Returns the first word that is no stack, or whose place is taken.

    >>> points = [0] * 26
    >>> put(points, "6:2 bar", 1), put(points, "24:3 6:1", -1)
    (None, '6:1')
    >>> points[6], points[25], points[24]
    (2, 1, -3)
    """
    for word in stacks.split():
        found = _STACK.fullmatch(word)
        if found is None:
            return word
        place = _BARS[side] if found["place"] == "bar" else int(found["place"])
        if points[place]:
            return word
        points[place] = side * int(found["count"] or 1)
    return None

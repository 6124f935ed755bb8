"""The board of a step, and what the core knows of it."""

from __future__ import annotations

import re

from .._core import Position
from ..errors import Malformed
from .source import Source
from .steps import Step

BAR = 25
_STACK = re.compile(r"(bar|\d{1,2})(?::(\d{1,2}))?")


def board_of(step: Step, source: Source, number: int) -> Position | None:
    """Return the position of a step, seen by the learner; None where it shows no board.

    Raises `Malformed` with file and line for one that is not possible.
    """
    if step.board and (step.own or step.theirs):
        raise Malformed("lesson_two_boards", **source.field(number, "board"))
    if step.board == "start":
        return Position.start()
    if step.board == "none" or not (step.own or step.theirs):
        return None
    points = [0] * 26
    for key, text, sign in (("own", step.own, 1), ("theirs", step.theirs, -1)):
        for word in text.split():
            found = _STACK.fullmatch(word)
            place = _place(found[1], sign) if found else None
            if found is None or place is None or points[place]:
                raise Malformed("lesson_stack", **source.field(number, key), text=word)
            points[place] = sign * int(found[2] or 1)
    try:
        return Position.from_points(points)
    except Malformed as error:
        raise Malformed("lesson_board", **source.field(number, "own"), reason=error.message()) from error


def _place(name: str, sign: int) -> int | None:
    """The index of a place among a position's 26 numbers."""
    if name == "bar":
        return BAR if sign > 0 else 0
    return int(name) if 1 <= int(name) <= 24 else None

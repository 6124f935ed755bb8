"""The board of a step, and what the core knows of it."""

from __future__ import annotations

from .._core import Position
from ..errors import Malformed
from .source import Source
from .stacks import put
from .steps import Step


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
    for key, stacks, side in (("own", step.own, 1), ("theirs", step.theirs, -1)):
        if (odd := put(points, stacks, side)) is not None:
            raise Malformed("lesson_stack", **source.field(number, key), text=odd)
    try:
        return Position.from_points(points)
    except Malformed as error:
        raise Malformed("lesson_board", **source.field(number, "own"), reason=error.message()) from error

"""The chances on the sheet, counted by the core."""

from __future__ import annotations

from functools import cache

from ..._core import Position

_ROLLS = [(one, other) for one in range(1, 7) for other in range(1, 7)]


@cache
def hit_by() -> tuple[int, ...]:
    """How many of the 36 rolls hit a blot 1 to 12 pips away, with nobody in between.

    >>> hit_by()[:6]
    (11, 12, 14, 15, 15, 17)
    """
    return tuple(_hits(distance) for distance in range(1, 13))


def _hits(distance: int) -> int:
    points = [0] * 26
    points[24], points[24 - distance] = 1, -1
    before = Position.from_points(points)
    return sum(any(play.after.points[0] for play in before.plays(roll)) for roll in _ROLLS)


@cache
def enter_with() -> tuple[int, ...]:
    """With how many of the 36 rolls a checker on the bar enters, 1 to 5 of the six points being open.

    >>> enter_with()
    (11, 20, 27, 32, 35)
    """
    return tuple(_enters(opened) for opened in range(1, 6))


def _enters(opened: int) -> int:
    points = [0] * 26
    points[25] = 1
    points[19 : 25 - opened] = [-2] * (6 - opened)
    before = Position.from_points(points)
    return sum(bool(before.plays(roll)) for roll in _ROLLS)

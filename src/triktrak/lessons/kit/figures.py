"""The figures of the sheet, asked of the core and of the net when they are wanted: so they are never out of date."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from ..._core import Position, Situation
from ...engine import Engine

LEVEL = "2-ply"
WITHIN = 0.02
"""How much an opening play may lose, in points a game, to be named beside the best."""
MOST_OTHERS = 2

_ROLLS = [(one, other) for one in range(1, 7) for other in range(1, 7)]


class Opening(Struct, frozen=True):
    """The best play of an opening roll, and those that lose next to nothing, each with what it loses."""

    roll: str
    best: str
    others: tuple[tuple[str, float], ...]


@cache
def openings() -> tuple[Opening, ...]:
    """The fifteen opening rolls, judged two rolls ahead; about two seconds of thinking, once for the process.

    >>> openings()[1]
    Opening(roll='3-1', best='8/5 6/5', others=())
    """
    return tuple(_opening(high, low) for high in range(2, 7) for low in range(1, high))


def _opening(high: int, low: int) -> Opening:
    ranked = Engine(LEVEL).rank(Situation(Position.start(), dice=(high, low)))
    best = ranked[0]
    # Plays that were not looked into as far are not compared with the best.
    others = [r for r in ranked[1:] if r.plies == best.plies and best.equity - r.equity <= WITHIN][:MOST_OTHERS]
    return Opening(f"{high}-{low}", str(best.play), tuple((str(r.play), best.equity - r.equity) for r in others))


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

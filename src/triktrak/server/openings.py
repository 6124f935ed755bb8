"""The opening plays of the starter kit, asked of the net when they are wanted: so they are never out of date."""

from __future__ import annotations

from functools import cache

from .._core import Position, Situation
from ..engine import Engine
from ..lessons.kit import WITHIN, Opening

LEVEL = "2-ply"
MOST_OTHERS = 2


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

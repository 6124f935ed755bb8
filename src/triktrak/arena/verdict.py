"""What a contest says: points a game, raw and with the luck taken out, and how the games were won."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from .estimate import Estimate, estimate
from .pairs import Pair


class Verdict(Struct, frozen=True):
    """The outcome of pairs of games, seen by the first player; the estimates count pairs, `games` counts games.

    `won` and `lost` are shares of the games: all wins, gammons (backgammons among them), backgammons; with a
    cube so many points at least, of a match the first says all. `most` is the highest number of points in a game.
    """

    games: int
    endless: int
    raw: Estimate | None
    adjusted: Estimate | None
    won: tuple[float, float, float]
    lost: tuple[float, float, float]
    most: int = 0


def verdict(pairs: Sequence[Pair]) -> Verdict:
    """Judge pairs; one of which a game had no end counts in neither estimate."""
    ended = [pair for pair in pairs if pair.ended]
    points = [game.points for pair in ended for game in pair.games]
    return Verdict(
        games=len(points),
        endless=sum(not game.points for pair in pairs for game in pair.games),
        raw=estimate([pair.raw for pair in ended]),
        adjusted=estimate([pair.adjusted for pair in ended]),
        won=_shares(points),
        lost=_shares([-p for p in points]),
        most=max(map(abs, points), default=0),
    )


def _shares(points: Sequence[int]) -> tuple[float, float, float]:
    single, gammon, backgammon = (sum(p >= kind for p in points) / max(len(points), 1) for kind in (1, 2, 3))
    return single, gammon, backgammon

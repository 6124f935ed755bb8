"""A match equity table from the engine's own judgement of the opening at each score. Prints nothing, opens no file.

From the end of the match outward: all scores with up to so many points to go for the side that needs more, then one
point further. What a game leads to is known by then; what a score further on is worth nobody asks. Each chance is
rounded as a file has it before others build on it, so that a table that was left and gone on with is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from .._core import ALL_ROLLS, Cube, MatchEquity, Position, Rules, Score, Situation, worth
from ..errors import Malformed
from .engine import Engine

Progress = Callable[[float], object]
"""Told which share of the scores is done; what it raises ends the work."""

PLACES = 5
_OPENINGS = [(dice.d1, dice.d2) for dice in ALL_ROLLS if not dice.is_double]
_EVEN = 0.5
MOST = 64
"""The longest match that can be told apart."""


class Difference(Struct, frozen=True):
    """How far two tables are apart: the most, at which score, and the mean over all scores before the Crawford game."""

    most: float
    own: int
    theirs: int
    behind: bool
    mean: float


def build(
    length: int, level: str, begun: MatchEquity | None = None, on_progress: Progress | None = None
) -> Iterator[MatchEquity]:
    """Yield tables to one more point each, from that of `begun`, which may be none, to one of `length` points.

    Raises `Malformed("met_length")` before any work for a length that a table cannot have.
    """
    if not 1 <= length <= MOST:
        raise Malformed("met_length", length=length, max=MOST)
    table = begun or MatchEquity(1, [_EVEN], [_EVEN])
    yield table
    total = length * (length - 1) / 2
    for away in range(table.length + 1, length + 1):
        shell = _Shell(table, away)
        for step in range(away - 1):
            if on_progress is not None:
                on_progress(((away - 1) * (away - 2) / 2 + step) / total)
            shell.add(level)
        table = shell.table()
        yield table
    if on_progress is not None:
        on_progress(1.0)


def difference(one: MatchEquity, other: MatchEquity, length: int) -> Difference:
    """How far the tables are apart up to so many points.

    >>> from triktrak.engine.met import match_equity
    >>> difference(match_equity(), match_equity(), 9).most
    0.0
    """
    away = range(1, length + 1)
    before = [(abs(one(i, j, True) - other(i, j, True)), i, j, False) for i in away for j in away]
    behind = [(abs(one(i, 1, False) - other(i, 1, False)), i, 1, True) for i in away]
    most, own, theirs, is_behind = max(before + behind)
    return Difference(most, own, theirs, is_behind, sum(row[0] for row in before) / len(before))


class _Shell:
    """All scores with `away` points to go for one side and fewer for the other, in the making."""

    def __init__(self, inner: MatchEquity, away: int) -> None:
        self._inner, self._away = inner, away
        self._behind: float | None = None
        self._before: list[float] = []

    def add(self, level: str) -> None:
        """Find the next: behind a side with one point to go after the Crawford game, and before it; then the others."""
        away = self._away
        if self._behind is None:
            score = Score(0, away - 1, away)
            self._behind = _chance(score, level, self.table())
        theirs = len(self._before) + 1
        score = Score(0, away - theirs, away, crawford=theirs == 1)
        self._before.append(_chance(score, level, self.table()))

    def table(self) -> MatchEquity:
        """What is known, the rest between its neighbours."""
        away, inner = self._away, self._inner
        rows = [[inner(own, theirs, True) for theirs in range(1, away)] for own in range(1, away)]
        last: list[float] = []
        for theirs in range(1, away):
            most, least = rows[away - 2][theirs - 1], last[-1] if last else 0.0
            known = self._before[theirs - 1] if theirs <= len(self._before) else (least + most) / 2
            last.append(min(max(known, least), most))
        for row, chance in zip(rows, last, strict=True):
            row.append(1 - chance)
        behind = [inner(own, 1, False) for own in range(1, away)]
        behind.append(behind[-1] if self._behind is None else min(self._behind, behind[-1]))
        return MatchEquity(away, [n for row in (*rows, [*last, _EVEN]) for n in row], behind)


def _chance(score: Score, level: str, table: MatchEquity) -> float:
    """How likely the match is won from there by the side whose score comes first."""
    engine = Engine(level, met=table)
    first = _after_opening(score, engine)
    second = -_after_opening(score.flip(), engine)
    return round(((first + second) / 2 + 1) / 2, PLACES)


def _after_opening(score: Score, engine: Engine) -> float:
    """What the match is worth, from -1 to 1, to the side on roll, which has won the opening roll."""
    start, cube, rules = Position.start(), Cube(), Rules()
    won, lost = worth(score, cube, rules, engine.met)
    equities = [engine.rank(Situation(start, cube, score, dice, rules))[0].equity for dice in _OPENINGS]
    # A multiple of the cube as the search has it: +1 a single game won, -1 one lost.
    return lost[0] + (sum(equities) / len(equities) + 1) / 2 * (won[0] - lost[0])

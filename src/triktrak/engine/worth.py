"""What the result of a game is worth: points in money, winning chances in a match.

Knows nothing of positions. Points and the Crawford mark are asked of the core.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from .._core import Cube, Evaluation, Rules, Score, points_won
from ..errors import IllegalAction, Malformed

GAMMONS = 0.25
"""The share of games won as gammons that the one-away columns assume; the usual figure for match tables."""

MOST_AWAY = 64
"""How many points a side may need: further away the chances of the one behind are too small to be told apart."""

Worth = Callable[[int, bool], float]
"""worth(points, own_won): what it is worth to the side on roll that a side wins so many points."""


@cache
def _behind_crawford(away: int) -> float:
    """Winning chances of the side `away` points away after the Crawford game, doubling at once every game."""
    if away <= 0:
        return 1.0
    return 0.5 * ((1 - GAMMONS) * _behind_crawford(away - 2) + GAMMONS * _behind_crawford(away - 4))


@cache
def match_equity(own: int, theirs: int, crawford: bool) -> float:
    """Winning chances of the side that needs `own` points against one that needs `theirs`, before a game.

    >>> round(match_equity(2, 1, True), 2), match_equity(3, 3, False)
    (0.31, 0.5)

    One away: recursion over games won at cube 1 (Crawford) or 2 (after it). Elsewhere R. Janowski's
    .5 + .85 D / (T + 6), D the lead and T what the trailer needs (Kazaross-XG2 within about 2 points up to 15 away).
    """
    if own <= 0 or theirs <= 0:
        return 1.0 if own <= 0 else 0.0
    if own == theirs:
        return 0.5
    if own < theirs:
        return 1.0 - match_equity(theirs, own, crawford)
    if theirs == 1 and crawford:
        return 0.5 * ((1 - GAMMONS) * _behind_crawford(own - 1) + GAMMONS * _behind_crawford(own - 2))
    if theirs == 1:
        return _behind_crawford(own)
    # Far behind the formula leaves the range of chances; it is never worse than against a leader one point nearer.
    return max(0.5 - 0.85 * (own - theirs) / (own + 6), match_equity(own, theirs - 1, theirs == 2))


def worth_of(score: Score) -> Worth:
    """What points are worth at `score`, seen by the side on roll.

    Raises `IllegalAction("match_over")` after the end, and `Malformed("match_length")` for more than MOST_AWAY.

    >>> worth_of(Score.money())(2, False)
    -2.0
    """
    if score.away is None:
        return lambda points, own_won: float(points if own_won else -points)

    if score.over:
        raise IllegalAction("match_over")
    if max(score.away) > MOST_AWAY:
        raise Malformed("match_length", length=score.length, max=MOST_AWAY)

    def in_match(points: int, own_won: bool) -> float:
        after = score.after_game(points, own_won)
        assert after.away is not None
        return match_equity(*after.away, after.crawford)

    return in_match


def averages(chances: Evaluation, cube: Cube, score: Score, rules: Rules) -> tuple[float, float]:
    """The mean worth of a game won and of a game lost at `cube`, gammons in their share of each."""
    worth = worth_of(score)
    single, gammon, backgammon = (points_won(kind, cube, score, rules) for kind in (1, 2, 3))

    def mean(total: float, gammons: float, backgammons: float, own: bool) -> float:
        if total <= 0:
            return worth(single, own)
        parts = ((total - gammons, single), (gammons - backgammons, gammon), (backgammons, backgammon))
        return sum(share * worth(points, own) for share, points in parts) / total

    return (
        mean(chances.win, chances.win_gammon, chances.win_backgammon, True),
        mean(1.0 - chances.win, chances.lose_gammon, chances.lose_backgammon, False),
    )

"""How often the net in whole numbers chooses another play than the same net in floating point."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from .._core import ALL_ROLLS, Dice, Endings, FloatEvaluator, NetEvaluator, Parameters, Position, self_play

LEAST = 0.995
"""The share of decisions in which both must choose the same play."""

_GAMES = 50
_WEIGHTS = [roll.weight for roll in ALL_ROLLS]


class Agreement(Struct, frozen=True):
    """Of so many decisions (positions of games with a roll that can be played in more than one way) so many differ.

    `lost` is what the differing choices cost in points a decision, as the floating point sees it.
    """

    decisions: int
    differing: int
    lost: float

    @property
    def share(self) -> float:
        """The share of decisions in which both choose the same."""
        return 1 - self.differing / self.decisions

    @property
    def enough(self) -> bool:
        return self.share >= LEAST


def agreement(parameters: Parameters, decisions: int, seed: int = 1, endings: Endings | None = None) -> Agreement:
    """Compare the choices in decisions of games that the net plays against itself.

    >>> agreement(Parameters.random([128], 1), decisions=20).decisions
    20
    """
    exact, whole = FloatEvaluator(parameters, endings), NetEvaluator(parameters.quantised(""), endings)
    met = _decisions(whole, seed)
    differing, lost = 0, 0.0
    for _ in range(decisions):
        position, roll = next(met)
        one, other = exact.best_after(position, roll), whole.best_after(position, roll)
        if one != other:
            differing += 1
            judged = {play.after: chances.equity for play, chances in exact.rank(position, roll)}
            lost += judged[one] - judged[other]
    return Agreement(decisions, differing, lost / decisions)


def _decisions(judge: NetEvaluator, seed: int) -> Iterator[tuple[Position, Dice]]:
    dice, first = Random(seed), 0  # noqa: S311  decisions that anybody can meet again
    while True:
        samples = self_play(judge, _GAMES, seed, first)
        for index in range(len(samples)):
            position, _, _ = samples[index]
            roll = dice.choices(ALL_ROLLS, _WEIGHTS)[0]
            if len(position.plays(roll)) > 1:
                yield position, roll
        first += _GAMES

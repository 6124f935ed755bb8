"""What may be asked of whoever judges, an engine of ours or another program, and what follows from their answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from .._core import Cube, CubeOwner, Evaluation, MatchEquity, Situation, worth
from .decision import Decision, Ranked
from .level import Level
from .met import match_equity

Progress = Callable[[float], object]
"""Told now and then which share of a question is done; what it raises ends it."""

SURE = 0.004
"""The share of the stake that counts as nothing when a game is resigned as good as lost."""


class Adviser(ABC):
    """Judges situations: `evaluate`, `rank` and `decide`; beavers and resignations follow from these."""

    level: Level

    @property
    def met(self) -> MatchEquity:
        """What scores are worth to it."""
        return match_equity()

    @abstractmethod
    def evaluate(self, situation: Situation, on_progress: Progress | None = None) -> Evaluation:
        """The chances of each result for the side that must decide, before it rolls."""

    @abstractmethod
    def rank(self, situation: Situation, on_progress: Progress | None = None) -> list[Ranked]:
        """The legal plays of the situation's dice, best first."""

    @abstractmethod
    def decide(self, situation: Situation, on_progress: Progress | None = None) -> Decision:
        """The cube decision, seen by the side that may double or has doubled."""

    def accepts_beaver(self, situation: Situation, on_progress: Progress | None = None) -> bool:
        """Whether the doubler plays on after a beaver: he would lose the doubled stake by dropping."""
        stake = Cube(situation.cube.value * 2, CubeOwner.THEIRS)
        seen = Situation(situation.position, stake, situation.score, None, situation.rules)
        # As a multiple of the cube after the beaver, which is twice what dropping loses.
        return self.decide(seen, on_progress).no_double >= -0.5

    def resignation(self, situation: Situation, on_progress: Progress | None = None) -> int:
        """The level at which the side that must decide may as well resign now, or 0 to play on.

        Neither too high nor too low: within a trifle of what playing on is worth, so that it is worth accepting too.
        """
        hope, trifle = self._prospect(situation, on_progress), self._trifle(situation)
        levels = (1, 2, 3)
        return next((level for level in levels if abs(hope - self._resigned(situation, level)) <= trifle), 0)

    def accepts_resignation(self, situation: Situation, level: int, on_progress: Progress | None = None) -> bool:
        """Whether a resignation at `level` by the opponent gives as much as playing on, a trifle apart."""
        # The side that resigns is on roll: it has the decision, and it is judged as such.
        loser = situation.flip()
        return self._resigned(loser, level) <= self._prospect(loser, on_progress) + self._trifle(loser)

    def _prospect(self, situation: Situation, on_progress: Progress | None) -> float:
        return self._mean(situation, self.evaluate(situation, on_progress))

    def _resigned(self, situation: Situation, level: int) -> float:
        return self._mean(situation, Evaluation(0.0, 0.0, 0.0, float(level >= 2), float(level >= 3)))

    def _trifle(self, situation: Situation) -> float:
        """SURE of the stake, in points or in winning chances."""
        won, lost = worth(situation.score, situation.cube, situation.rules, self.met)
        return SURE * (won[0] - lost[0]) / 2.0

    def _mean(self, situation: Situation, chances: Evaluation) -> float:
        """What the chances are worth with the cube left where it is."""
        won, lost = worth(situation.score, situation.cube, situation.rules, self.met)
        return (
            (chances.win - chances.win_gammon) * won[0]
            + (chances.win_gammon - chances.win_backgammon) * won[1]
            + chances.win_backgammon * won[2]
            + (chances.lose - chances.lose_gammon) * lost[0]
            + (chances.lose_gammon - chances.lose_backgammon) * lost[1]
            + chances.lose_backgammon * lost[2]
        )

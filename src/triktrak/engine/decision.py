"""What the engine answers with: plain values."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .._core import Evaluation, Play

CubeAction = Literal["no_double", "double_take", "double_drop", "too_good", "unavailable"]


ROLLED_OUT = 1000
"""More plies than any search has: no game that is played out goes on for longer."""


class Ranked(Struct, frozen=True):
    """A play with its worth to the mover: `equity` as a multiple of the cube, `evaluation` after the play.

    `plies`: how many rolls ahead this was seen, ROLLED_OUT where it was played to its end.
    """

    play: Play
    equity: float
    evaluation: Evaluation
    plies: int = 0


class Decision(Struct, frozen=True):
    """A cube decision seen by the side that may double or has doubled, in multiples of the cube before it."""

    no_double: float
    double_take: float
    double_drop: float
    available: bool
    """Whether the rules allow the double at all."""

    @property
    def should_take(self) -> bool:
        return self.double_take <= self.double_drop

    @property
    def should_beaver(self) -> bool:
        """Whether the doubled side is the favourite even with the stake doubled."""
        return self.double_take < 0.0

    @property
    def should_double(self) -> bool:
        # A tie is doubled: a game that is won for certain need not be played out.
        return self.available and min(self.double_take, self.double_drop) >= self.no_double - 1e-9

    def cost(self, chosen: Decision) -> float:
        """What the actions of another opinion cost by these numbers: the dearer of its double and its answer.

        >>> round(Decision(0.5, 0.6, 1.0, True).cost(Decision(0.5, 0.4, 1.0, True)), 3)
        0.1
        """
        double = abs(min(self.double_take, self.double_drop) - self.no_double)
        # Nobody is asked for an answer where both would not double.
        asked = self.should_double or chosen.should_double
        answer = abs(self.double_take - self.double_drop) if asked and self.should_take != chosen.should_take else 0.0
        return max(double if self.should_double != chosen.should_double else 0.0, answer)

    @property
    def action(self) -> CubeAction:
        """The right action of both sides in a word."""
        if not self.available:
            return "unavailable"
        if self.should_double:
            return "double_take" if self.should_take else "double_drop"
        return "no_double" if self.should_take else "too_good"

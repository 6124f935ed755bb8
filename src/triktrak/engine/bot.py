"""The program at the table: it asks the match what is allowed and the engine what is best."""

from __future__ import annotations

from math import log
from random import Random

from msgspec.structs import replace

from .._core import Situation
from ..errors import IllegalAction
from ..rules import (
    Action,
    AnswerResign,
    Beaver,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Phase,
    Resign,
    Roll,
    Side,
    Take,
)
from .adviser import Adviser, Progress
from .decision import Decision, Ranked


class Bot:
    """Chooses the program's next action; a roll is asked for by its type, since dice come from elsewhere.

    >>> from triktrak.engine import Engine
    >>> from triktrak.rules import Match, Roll, Side
    >>> Bot(Engine()).act(Match.start(3).apply(Roll(3, 1)), Side.WHITE)
    MakePlay(steps=((8, 5), (6, 5)))
    """

    def __init__(self, engine: Adviser) -> None:
        self.engine = engine

    def act(self, match: Match, side: Side, on_progress: Progress | None = None) -> Action | type[Roll]:
        """The action of `side`, which must be to act; raises IllegalAction when it has none."""
        legal = match.legal_actions()[side]
        situation = match.situation
        if AnswerResign in legal:
            return AnswerResign(self.engine.accepts_resignation(situation, match.game.resign_offer, on_progress))
        if Take in legal:
            return self._answer(match, legal, on_progress)
        if MakePlay in legal:
            return MakePlay(self.choose(situation, on_progress).play.steps)
        if Roll in legal:
            if Resign in legal and (level := self.engine.resignation(situation, on_progress)):
                return Resign(level)
            return Double() if Double in legal and self.decide(situation, on_progress).should_double else Roll
        if NextGame in legal:
            return NextGame()
        raise IllegalAction("not_your_turn")

    def _answer(self, match: Match, legal: tuple[type[Action], ...], on_progress: Progress | None) -> Action:
        if match.game.phase is Phase.BEAVERED:
            return Take() if self.engine.accepts_beaver(match.situation, on_progress) else Drop()
        decision = self.decide(match.situation, on_progress)
        if Beaver in legal and decision.should_beaver:
            return Beaver()
        return Take() if decision.should_take else Drop()

    # A weak player misjudges, but does not change his mind about the same position: chance is drawn from what he sees.
    # What then looks best is chosen with a probability proportional to exp(equity / T): among many by the Gumbel-max
    # trick (E. J. Gumbel, 1954), between two by the difference of two such errors, which is logistic.

    def choose(self, situation: Situation, on_progress: Progress | None = None) -> Ranked:
        """The play of the dice of a situation that has one."""
        ranked, temperature = self.engine.rank(situation, on_progress), self.engine.level.temperature
        if not temperature:
            return ranked[0]
        return max(ranked, key=lambda r: r.equity - temperature * log(-log(_chance(r.play.after.id))))

    def decide(self, situation: Situation, on_progress: Progress | None = None) -> Decision:
        """The cube decision as the program takes it at the table."""
        decision, temperature = self.engine.decide(situation, on_progress), self.engine.level.temperature
        if not temperature:
            return decision
        chance = _chance(situation.position.id)
        return replace(decision, double_take=decision.double_take + temperature * log(chance / (1.0 - chance)))


def _chance(seen: str) -> float:
    """A number between 0 and 1, the same for the same position; no secret."""
    return Random(seen).uniform(1e-9, 1.0 - 1e-9)  # noqa: S311  the same error again

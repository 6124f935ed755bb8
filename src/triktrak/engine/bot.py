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

SAME = 1e-4
"""Between plays whose equities differ by no more nothing depends on the choice."""
CERTAIN = 1.0 - 1e-6
HOME = 6
"""The points of the home board."""


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
        ranked, level = self.engine.rank(situation, on_progress), self.engine.level
        chosen = ranked[0]
        if level.temperature:
            noise = level.temperature
            chosen = max(
                _considered(ranked, level.worst), key=lambda r: r.equity - noise * log(-log(_chance(r.play.after.id)))
            )
        # Where nothing depends on it any more, checkers are borne off and brought home, as people do.
        return max((r for r in ranked if _same(r, chosen)), key=_progress)

    def decide(self, situation: Situation, on_progress: Progress | None = None) -> Decision:
        """The cube decision as the program takes it at the table."""
        decision, level = self.engine.decide(situation, on_progress), self.engine.level
        if not level.temperature:
            return decision
        chance = _chance(situation.position.id)
        error = level.temperature * log(chance / (1.0 - chance))
        return replace(decision, double_take=decision.double_take + max(-level.worst, min(error, level.worst)))


def _as_deep(ranked: list[Ranked]) -> list[Ranked]:
    return [r for r in ranked if r.plies == ranked[0].plies]


def _considered(ranked: list[Ranked], worst: float) -> list[Ranked]:
    """What somebody may think the best play.

    A game that is won is not let slip, nor is a checker left on the board that can be borne off, unless that is best.
    """
    best = ranked[0]
    off = max(r.play.after.off[0] for r in ranked)
    return [
        r
        for r in _as_deep(ranked)
        if r is best
        or (
            r.equity >= best.equity - worst
            and (r.evaluation.win >= CERTAIN or best.evaluation.win < CERTAIN)
            and r.play.after.off[0] == off
        )
    ]


def _same(one: Ranked, other: Ranked) -> bool:
    # What is certain is so however deep one looks.
    return one.evaluation == other.evaluation or (one.plies == other.plies and abs(one.equity - other.equity) <= SAME)


def _progress(ranked: Ranked) -> tuple[int, int]:
    """How many checkers are off, and how far the others are from home."""
    after = ranked.play.after
    return after.off[0], -sum(max(0, n) * max(0, point - HOME) for point, n in enumerate(after.points))


def _chance(seen: str) -> float:
    """A number between 0 and 1, the same for the same position; no secret."""
    return Random(seen).uniform(1e-9, 1.0 - 1e-9)  # noqa: S311  the same error again

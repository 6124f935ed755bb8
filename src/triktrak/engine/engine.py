"""The façade: one object that judges situations. It never prints and holds no game."""

from __future__ import annotations

from typing import Any

from .._core import (
    Cube,
    CubeOwner,
    Evaluation,
    Pending,
    Play,
    Position,
    Rules,
    Score,
    Situation,
    double_refusal,
)
from ..errors import IllegalAction
from . import cubeful
from .decision import Decision, Ranked
from .endgame import known
from .judge import Judge, judge
from .level import level_named
from .net import MEN
from .worth import averages, worth_of

KEPT, WITHIN = 6, 0.16
"""How many plays are looked into at most, and how far behind the best at first sight they may be, in cubes."""

CHANCES = 5

SURE = 0.004
"""The share of the stake that counts as nothing when a game is resigned as good as lost."""


class Engine:
    """Judges positions, plays and doubles; `level` is one of LEVELS, "1-ply" or "2-ply".

    The net and the tables for the end of races are loaded by the first question, once for the process.

    >>> from triktrak import Position, Situation
    >>> str(Engine().rank(Situation(Position.start(), dice=(3, 1)))[0].play)
    '8/5 6/5'
    """

    def __init__(self, level: str = "expert") -> None:
        self.level = level_named(level)

    def _judge(self, position: Position) -> Judge:
        # The formula sees less at once than the net does: where it has to do, the strongest look a roll ahead.
        least = 0 if position.men == MEN or self.level.temperature else 1
        return judge(position.men, max(self.level.plies, least))

    def evaluate(self, situation: Situation) -> Evaluation:
        """The chances of each result for the side that must decide, before it rolls."""
        return self._judge(situation.position).ahead.evaluate([situation.position])[0]

    def evaluate_many(self, points: object, out: object | None = None) -> Any:
        """The chances in many positions of 15 men a side, each seen by the side on roll; nothing is copied.

        `points`: int8 of shape (n, 26), each row as `Position.points`; `out`: float32 of shape (n, 5), filled with
        win, win_gammon, win_backgammon, lose_gammon, lose_backgammon. Any contiguous array will do that has the buffer
        protocol or DLPack. Returns `out`, without it a new array of numpy, which only then has to be there.
        Raises `Malformed` for an array of another form, and for a position that is not possible before it judges any.

        >>> start = memoryview(bytearray(n % 256 for n in Position.start().points)).cast("b", (1, 26))
        >>> found = Engine().evaluate_many(start, memoryview(bytearray(20)).cast("f", (1, 5)))
        >>> 0.5 < found[0, 0] < 0.6
        True
        """
        if out is None:
            import numpy as np

            out = np.empty((len(points), CHANCES), np.float32)  # type: ignore[arg-type]  # what has no length is refused
        judge(MEN, self.level.plies).ahead.evaluate_batch(points, out)
        return out

    def rank(self, situation: Situation) -> list[Ranked]:
        """The legal plays of the situation's dice, best first; [] when there is none.

        Plays that were looked into come before those that were not: the two are never compared.
        """
        if situation.dice is None:
            raise IllegalAction("dice_needed", action="play")
        judge = self._judge(situation.position)
        seen = judge.at_once.rank(situation.position, situation.dice)
        ranked = sorted((self._ranked(situation, play, chances) for play, chances in seen), key=_best_first)
        if not judge.plies or len(ranked) < 2:
            return ranked
        best = ranked[0].equity
        kept = [r for r in ranked[:KEPT] if best - r.equity <= WITHIN]
        ahead = judge.ahead.evaluate([r.play.after.flip() for r in kept])
        looked = [
            self._ranked(situation, r.play, chances.flip(), judge.plies) for r, chances in zip(kept, ahead, strict=True)
        ]
        return [*sorted(looked, key=_best_first), *ranked[len(kept) :]]

    @staticmethod
    def _ranked(situation: Situation, play: Play, chances: Evaluation, plies: int = 0) -> Ranked:
        # The opponent may use the cube next, so the play is judged with the cube as he will see it.
        cube, score, rules = situation.cube.flip(), situation.score.flip(), situation.rules
        if exact := known(play.after.flip(), cube, score, rules):
            return Ranked(play, -exact.worth, chances, plies)
        theirs = cubeful.equity(chances.flip(), cube, score, rules)
        return Ranked(play, -cubeful.normalised(theirs, cube, score), chances, plies)

    def decide(self, situation: Situation) -> Decision:
        """The cube decision: for the side on roll before it rolls, or for the one that must answer a double.

        With a double waiting the chances and the cube are turned to the doubler's side, so that both sides read the
        same numbers.
        """
        answering = situation.pending in (Pending.DOUBLE, Pending.RACCOON)
        seen = situation.flip() if answering else situation
        chances, cube, score, rules = self.evaluate(seen), seen.cube, seen.score, seen.rules
        refusal = None if answering else double_refusal(cube, score, rules)
        available = not cube.is_none and refusal is None
        if exact := known(seen.position, cube, score, rules):
            return Decision(exact.held, exact.taken if available else exact.held, 1.0, available)
        if not available:
            held = cubeful.normalised(cubeful.equity(chances, cube, score, rules), cube, score)
            return Decision(held, held, 1.0, available=False)
        return _compare(chances, cube, score, rules)

    def accepts_beaver(self, situation: Situation) -> bool:
        """Whether the doubler plays on after a beaver: he would lose the doubled stake by dropping."""
        stake = Cube(situation.cube.value * 2, CubeOwner.THEIRS)
        chances, score = self.evaluate(situation), situation.score
        if exact := known(situation.position, stake, score, situation.rules):
            return 2.0 * exact.held >= -1.0
        return cubeful.equity(chances, stake, score, situation.rules) >= worth_of(score)(situation.cube.value, False)

    def resignation(self, situation: Situation) -> int:
        """The level at which the side that must decide may as well resign now, or 0 to play on.

        Neither too high nor too low: within a trifle of what playing on is worth, so that it is worth accepting too.
        """
        hope, trifle = self._prospect(situation), self._trifle(situation)
        levels = (1, 2, 3)
        return next((level for level in levels if abs(hope - self._resigned(situation, level)) <= trifle), 0)

    def accepts_resignation(self, situation: Situation, level: int) -> bool:
        """Whether a resignation at `level` by the opponent gives as much as playing on, a trifle apart."""
        # The side that resigns is on roll: it has the decision, and it is judged as such.
        loser = situation.flip()
        return self._resigned(loser, level) <= self._prospect(loser) + self._trifle(loser)

    def _prospect(self, situation: Situation) -> float:
        chances = self.evaluate(situation)
        won, lost = averages(chances, situation.cube, situation.score, situation.rules)
        return chances.win * won + (1.0 - chances.win) * lost

    @staticmethod
    def _resigned(situation: Situation, level: int) -> float:
        certain = Evaluation(0.0, 0.0, 0.0, float(level >= 2), float(level >= 3))
        return averages(certain, situation.cube, situation.score, situation.rules)[1]

    @staticmethod
    def _trifle(situation: Situation) -> float:
        """SURE of the stake, in points or in winning chances."""
        worth, stake = worth_of(situation.score), situation.cube.value
        return SURE * (worth(stake, True) - worth(stake, False)) / 2.0


def _best_first(ranked: Ranked) -> float:
    return -ranked.equity


def _compare(chances: Evaluation, cube: Cube, score: Score, rules: Rules) -> Decision:
    held, taken, dropped = (
        cubeful.normalised(value, cube, score)
        for value in (
            cubeful.equity(chances, cube, score, rules),
            cubeful.after_double(chances, cube, score, rules),
            worth_of(score)(cube.value, True),
        )
    )
    return Decision(held, taken, dropped, available=True)

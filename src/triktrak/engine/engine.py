"""The façade: one object that judges situations. It never prints and holds no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .._core import Cube, CubeOwner, Evaluation, Pending, Play, Position, Search, Situation, worth
from ..errors import IllegalAction
from .decision import Decision, Ranked
from .judges import ahead, search
from .level import level_named
from .met import match_equity
from .net import MEN

Progress = Callable[[float], object]
"""Told now and then which share of a search is done; what it raises ends the search."""

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

    def __init__(self, level: str = "expert", threads: int = 1) -> None:
        self.level = level_named(level)
        self.threads = threads

    def _search(self, position: Position) -> Search:
        # The formula sees less at once than the net does: where it has to do, the strongest look a roll ahead.
        least = 0 if position.men == MEN or self.level.temperature else 1
        return search(position.men, max(self.level.plies, least), self.threads)

    def evaluate(self, situation: Situation, on_progress: Progress | None = None) -> Evaluation:
        """The chances of each result for the side that must decide, before it rolls."""
        return self._search(situation.position).decide(_in_play(situation), on_progress=on_progress)[0]

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
        ahead(MEN, self.level.plies).evaluate_batch(points, out)
        return out

    def rank(self, situation: Situation, on_progress: Progress | None = None) -> list[Ranked]:
        """The legal plays of the situation's dice, best first, judged with the cube and the score; [] without one.

        Plays that were looked into deeper come before the others: those of unequal depth are never compared.
        """
        if situation.dice is None:
            raise IllegalAction("dice_needed", action="play")
        ranked = self._search(situation.position).rank(_in_play(situation), on_progress)
        return [Ranked(play, equity, chances, plies) for play, equity, chances, plies in ranked]

    def look_into(self, situation: Situation, play: Play, on_progress: Progress | None = None) -> Ranked:
        """A play of the situation's dice judged to the full depth, whatever `rank` thought of it at a glance.

        By what it leaves the other side, which is how the best plays of `rank` are judged too: both may be compared.

        >>> from triktrak import Position, Situation
        >>> opening, engine = Situation(Position.start(), dice=(3, 1)), Engine("1-ply")
        >>> best, worst = (engine.rank(opening)[n] for n in (0, -1))
        >>> engine.look_into(opening, best.play).equity == best.equity, worst.plies
        (True, 0)
        """
        left = Situation(play.after, situation.cube, situation.score, None, situation.rules).flip()
        chances, held, taken, available = self._search(left.position).decide(_in_play(left), on_progress=on_progress)
        equity = -(max(held, min(taken, 1.0)) if available else held)
        return Ranked(play, equity, chances.flip(), self.level.plies)

    def decide(self, situation: Situation, on_progress: Progress | None = None) -> Decision:
        """The cube decision: for the side on roll before it rolls, or for the one that must answer a double.

        With a double waiting the chances and the cube are turned to the doubler's side, so that both sides read the
        same numbers.
        """
        answering = situation.pending in (Pending.DOUBLE, Pending.RACCOON)
        seen = _in_play(situation.flip() if answering else situation)
        _, held, taken, available = self._search(seen.position).decide(seen, answering, on_progress)
        return Decision(held, taken, 1.0, available)

    def accepts_beaver(self, situation: Situation, on_progress: Progress | None = None) -> bool:
        """Whether the doubler plays on after a beaver: he would lose the doubled stake by dropping."""
        stake = Cube(situation.cube.value * 2, CubeOwner.THEIRS)
        seen = Situation(situation.position, stake, situation.score, None, situation.rules)
        # As a multiple of the cube after the beaver, which is twice what dropping loses.
        return self._search(seen.position).decide(_in_play(seen), on_progress=on_progress)[1] >= -0.5

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
        return _mean(situation, self.evaluate(situation, on_progress))

    @staticmethod
    def _resigned(situation: Situation, level: int) -> float:
        return _mean(situation, Evaluation(0.0, 0.0, 0.0, float(level >= 2), float(level >= 3)))

    @staticmethod
    def _trifle(situation: Situation) -> float:
        """SURE of the stake, in points or in winning chances."""
        won, lost = worth(situation.score, situation.cube, situation.rules, match_equity())
        return SURE * (won[0] - lost[0]) / 2.0


def _in_play(situation: Situation) -> Situation:
    if situation.score.over:
        raise IllegalAction("match_over")
    return situation


def _mean(situation: Situation, chances: Evaluation) -> float:
    """What the chances are worth with the cube left where it is."""
    won, lost = worth(situation.score, situation.cube, situation.rules, match_equity())
    return (
        (chances.win - chances.win_gammon) * won[0]
        + (chances.win_gammon - chances.win_backgammon) * won[1]
        + chances.win_backgammon * won[2]
        + (chances.lose - chances.lose_gammon) * lost[0]
        + (chances.lose_gammon - chances.lose_backgammon) * lost[1]
        + chances.lose_backgammon * lost[2]
    )

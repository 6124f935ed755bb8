"""The façade: one object that judges situations. It never prints and holds no game."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any

from .._core import (
    Cube,
    Evaluation,
    MatchEquity,
    Pending,
    Play,
    Position,
    Rules,
    Search,
    SimpleEvaluator,
    Situation,
    double_refusal,
)
from ..errors import IllegalAction, IllegalPlay
from .adviser import Adviser, Progress
from .blocks import Start, Work
from .decision import ROLLED_OUT, Decision, Ranked
from .judges import ahead, at_once, search
from .level import level_named
from .met import match_equity
from .net import MEN
from .rolling import roll_out
from .rollout import JOINT_DEVIATIONS, Candidate, RolloutResult, RolloutSettings

CHANCES = 5

CANDIDATES = 5
"""How many plays are rolled out unless they are named."""


class Engine(Adviser):
    """Judges positions, plays and doubles; `level` is one of LEVELS or of SEARCHES.

    The net and the tables for the end of races are loaded by the first question, once for the process.

    >>> from triktrak import Position, Situation
    >>> str(Engine().rank(Situation(Position.start(), dice=(3, 1)))[0].play)
    '8/5 6/5'
    """

    def __init__(self, level: str = "expert", threads: int = 1, met: MatchEquity | None = None) -> None:
        self.level = level_named(level)
        self.threads = threads
        self._met = met

    @property
    def met(self) -> MatchEquity:
        """What scores are worth to it: `met`, else the table of the release."""
        return self._met or match_equity()

    def _search(self, position: Position) -> Search:
        # The formula sees less at once than the net does: where it has to do, it looks a roll ahead.
        least = int(isinstance(at_once(position.men), SimpleEvaluator))
        return search(position.men, max(self.level.plies, least), self.threads, self.met)

    def evaluate(self, situation: Situation, on_progress: Progress | None = None) -> Evaluation:
        """The chances of each result for the side that must decide, before it rolls."""
        if self.level.trials:
            return self._played_out(_before_the_roll(situation), None, on_progress).best.chances
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
        ranked = self._searched(situation, None if self.level.trials else on_progress)
        best = [r.play for r in ranked[:CANDIDATES] if r.plies == ranked[0].plies]
        if not self.level.trials or not best:
            return ranked
        rolled = self._played_out(situation, best, on_progress).candidates
        return [*(_ranked(candidate) for candidate in rolled), *(r for r in ranked if r.play not in best)]

    def _searched(self, situation: Situation, on_progress: Progress | None = None) -> list[Ranked]:
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
        if self.level.trials:
            return _ranked(self._played_out(situation, [play], on_progress).best)
        left = Situation(play.after, situation.cube, situation.score, None, situation.rules).flip()
        chances, held, taken, available = self._search(left.position).decide(_in_play(left), on_progress=on_progress)
        equity = -(max(held, min(taken, 1.0)) if available else held)
        return Ranked(play, equity, chances.flip(), self.level.plies)

    def decide(self, situation: Situation, on_progress: Progress | None = None) -> Decision:
        """The cube decision: for the side on roll before it rolls, or for the one that must answer a double.

        With a double waiting the chances and the cube are turned to the doubler's side, so that both sides read the
        same numbers.
        """
        if self.level.trials:
            return self._played_out(_before_the_roll(situation, situation.pending), None, on_progress).decision
        answering = situation.pending in (Pending.DOUBLE, Pending.RACCOON)
        seen = _in_play(situation.flip() if answering else situation)
        _, held, taken, available = self._search(seen.position).decide(seen, answering, on_progress)
        return Decision(held, taken, 1.0, available)

    def rollout(
        self,
        situation: Situation,
        trials: int | None = None,
        seed: int | None = None,
        *,
        settings: RolloutSettings | None = None,
        plays: Sequence[Play] | None = None,
        on_progress: Progress | None = None,
        executor: Executor | None = None,
    ) -> RolloutResult:
        """Play games from a situation to their end, and see what comes of it.

        With dice: what each of `plays` comes to, of the best five unless they are named. Without: what not doubling
        does, and beside it being taken, where a double is possible. `trials` and `seed` go before those of `settings`.
        Blocks of trials are played by `executor`, any of concurrent.futures; Dask's is one. Without it the engine's own
        threads do. The result is the same to the last bit. What `on_progress` raises ends the rollout.

        >>> from triktrak import Cube, Position, Situation
        >>> result = Engine().rollout(Situation(Position.start(), Cube()), trials=72)
        >>> result.decision.action
        'no_double'
        """
        given = {name: n for name, n in (("trials", trials), ("seed", seed)) if n is not None}
        asked = settings or RolloutSettings()
        asked = RolloutSettings(**{name: getattr(asked, name) for name in asked.__struct_fields__} | given)
        answering = situation.pending in (Pending.DOUBLE, Pending.RACCOON)
        seen = _in_play(situation.flip() if answering else situation)
        if asked.cubeless:
            seen = _without_doubling(seen)
        if seen.dice is not None:
            chosen = self._plays(seen, plays)
            starts = tuple(Start(play.after.flip(), 1) for play in chosen)
        else:
            chosen = ()
            doubled = (answering or double_refusal(seen.cube, seen.score, seen.rules) is None) and not asked.cubeless
            starts = (Start(seen.position), *([Start(seen.position, 0, True)] if doubled else []))
        work = Work.of(seen, answering, asked, starts)
        return roll_out(work, chosen, executor, self.threads, on_progress)

    def _played_out(
        self, situation: Situation, plays: Sequence[Play] | None, on_progress: Progress | None
    ) -> RolloutResult:
        settings = RolloutSettings(trials=self.level.trials, behind=JOINT_DEVIATIONS)
        return self.rollout(situation, settings=settings, plays=plays, on_progress=on_progress)

    def _plays(self, situation: Situation, named: Sequence[Play] | None) -> tuple[Play, ...]:
        legal = self._searched(situation)
        if not legal:
            raise IllegalAction("rollout_no_play")
        if not named:
            return tuple(ranked.play for ranked in legal[:CANDIDATES])
        known = {ranked.play for ranked in legal}
        if strange := next((play for play in named if play not in known), None):
            raise IllegalPlay("other_position", play=str(strange))
        return tuple(dict.fromkeys(named))


def _ranked(candidate: Candidate) -> Ranked:
    assert candidate.play is not None
    return Ranked(candidate.play, candidate.equity.mean, candidate.chances, ROLLED_OUT)


def _before_the_roll(situation: Situation, pending: Pending = Pending.NOTHING) -> Situation:
    return Situation(situation.position, situation.cube, situation.score, None, situation.rules, pending)


def _in_play(situation: Situation) -> Situation:
    if situation.score.over:
        raise IllegalAction("match_over")
    return situation


def _without_doubling(situation: Situation) -> Situation:
    """The same with a cube that nobody may turn; in money play, where only its value would be left, with none."""
    cube, rules = situation.cube, situation.rules
    if situation.score.away is None:
        cube = Cube.none
    else:
        rules = Rules(rules.jacoby, rules.beavers, rules.raccoons, cube.value)
    return Situation(situation.position, cube, situation.score, situation.dice, rules)

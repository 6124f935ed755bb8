"""Rolls out: counts the trials of all candidates in one order, and says when they are enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from math import fsum

from msgspec import Struct
from msgspec.structs import replace

from .._core import Evaluation, Play
from .blocks import Block, Job, Work, players
from .rollout import Candidate, Mean, Reason, RolloutResult

CHECKS = 36
"""How often it is asked whether trials are enough while their number doubles, and a little more: it takes time."""


class Tally:
    """What the trials of one candidate have come to so far."""

    def __init__(self) -> None:
        self.equities: list[float] = []
        self._sums = [0.0] * 6
        self._squares = [0.0] * 6

    def add(self, block: Block) -> None:
        equities, chances, squares = block
        self.equities += equities
        self._sums = [a + b for a, b in zip(self._sums, (fsum(equities), *chances), strict=True)]
        squared = fsum(equity * equity for equity in equities)
        self._squares = [a + b for a, b in zip(self._squares, (squared, *squares), strict=True)]

    @property
    def trials(self) -> int:
        return len(self.equities)

    @property
    def equity(self) -> Mean:
        return Mean.of(self.trials, self._sums[0], self._squares[0])

    @property
    def chances(self) -> list[Mean]:
        sums = zip(self._sums[1:], self._squares[1:], strict=True)
        return [Mean.of(self.trials, total, squares) for total, squares in sums]

    def less(self, other: Tally) -> Mean:
        """The difference to another over the trials that both have had: they saw the same dice."""
        gaps = [a - b for a, b in zip(self.equities, other.equities, strict=False)]
        return Mean.of(len(gaps), fsum(gaps), fsum(gap * gap for gap in gaps))


class Standing(Struct, frozen=True):
    """Which candidates are still in it, and why no more trials are needed, if that is so."""

    still: frozenset[int]
    reason: Reason | None = None


def plays_standing(work: Work, tallies: Sequence[Tally], still: frozenset[int]) -> Standing:
    """Leave those out that are behind the best play; one alone is decided."""
    behind = work.settings.behind
    if behind is not None:
        best = tallies[_best(tallies, still)]
        still = frozenset(i for i in still if tallies[i] is best or not _clear(best.less(tallies[i]), behind))
        if len(still) == 1 < len(tallies):
            return Standing(still, "decided")
    return Standing(still, _small(work, tallies, still))


def cube_standing(work: Work, tallies: Sequence[Tally], still: frozenset[int]) -> Standing:
    """Decided when it is clear whether to take, and whether to double."""
    behind = work.settings.behind
    if behind is not None and len(tallies) > 1:
        held, taken = tallies
        answer = taken.equity
        to_drop = replace(answer, mean=answer.mean - 1.0)
        gain = taken.less(held) if answer.mean <= 1.0 else replace(held.equity, mean=1.0 - held.equity.mean)
        if all(_clear(replace(gap, mean=abs(gap.mean)), behind) for gap in (to_drop, gain)):
            return Standing(still, "decided")
    return Standing(still, _small(work, tallies, still))


def _best(tallies: Sequence[Tally], still: frozenset[int]) -> int:
    return max(sorted(still), key=lambda i: tallies[i].equity.mean)


def _clear(gap: Mean, deviations: float) -> bool:
    return gap.mean > deviations * gap.error


def _small(work: Work, tallies: Sequence[Tally], still: frozenset[int]) -> Reason | None:
    target = work.settings.target_error
    return "error" if target is not None and all(tallies[i].equity.error <= target for i in still) else None


def roll_out(
    work: Work,
    plays: Sequence[Play],
    executor: Executor | None,
    threads: int,
    on_progress: Callable[[float], object] | None,
) -> RolloutResult:
    """Play the trials of `plays`, or where there are none of what the cube may be asked, until they are enough."""
    tallies = [Tally() for _ in work.starts]
    standing = Standing(frozenset(range(len(tallies))))
    ask = plays_standing if plays else cube_standing
    settings = work.settings
    with players(work, executor, threads) as crew:
        for number, (first, count) in enumerate(work.blocks(), 1):
            for done, start in enumerate(sorted(standing.still), 1):
                tallies[start].add(crew.take(Job(start, first, count)))
                if on_progress is not None:
                    on_progress((first + count * done / len(standing.still)) / settings.trials)
            if (
                first + count < settings.trials
                and first + count >= settings.least
                and number % (1 + number // CHECKS) == 0
            ):
                before, standing = standing.still, ask(work, tallies, standing.still)
                for start in before - standing.still:
                    crew.leave(start)
                if standing.reason is not None:
                    break
    if on_progress is not None and standing.reason is not None:
        on_progress(1.0)
    reason = standing.reason or "trials"
    if plays:
        return RolloutResult(settings, _ranked(plays, tallies, standing.still), available=False, stopped=reason)
    games = work.games()
    held, *taken = (_candidate(tally) for tally in tallies)
    doubled = [replace(c, action="double_take", equity=_turned(c.equity, games.turned_back)) for c in taken]
    return RolloutResult(settings, (held, *doubled), available=games.may_double and not work.offered, stopped=reason)


def _ranked(plays: Sequence[Play], tallies: Sequence[Tally], still: frozenset[int]) -> tuple[Candidate, ...]:
    best = tallies[_best(tallies, still)]
    # Those that were left behind had fewer trials, and stay behind.
    order = sorted(range(len(plays)), key=lambda i: (i not in still, -tallies[i].equity.mean, i))
    return tuple(
        replace(
            _candidate(tallies[i]),
            action="play",
            play=plays[i],
            loss=None if tallies[i] is best else best.less(tallies[i]),
            left_behind=i not in still,
        )
        for i in order
    )


def _candidate(tally: Tally) -> Candidate:
    shares = tally.chances
    errors = (shares[0].error, shares[1].error, shares[2].error, shares[3].error, shares[4].error)
    chances = Evaluation(*(share.mean for share in shares))
    return Candidate("no_double", None, tally.equity, chances, errors, tally.trials)


def _turned(equity: Mean, turned_back: Callable[[float], bool]) -> Mean:
    """A double that is wrong in itself is turned back: the stake is twice as much again."""
    return Mean(2 * equity.mean, 2 * equity.error) if turned_back(equity.mean) else equity

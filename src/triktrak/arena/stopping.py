"""When a contest may end before all its games are played, without fooling anybody.

Who looks after every game and stops when he likes the figure finds a difference where there is none. So there are eight
looks, known before, and until the last the bar is one deviation higher (after J. Haybittle, 1971, and R. Peto, 1976):
two equal players are then told apart at 2 deviations in 5.1 % of contests instead of 4.6 % (simulated, 600,000 times;
without the higher bar it would be 16 %). A standard error that is small enough needs no bar: it says nothing of the
mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, stdev

from msgspec import Struct

from .pairs import Pair

LOOKS = 8
MARGIN = 1.0


class Goal(Struct, frozen=True):
    """What is enough: the mean so many deviations from nothing, or a standard error so small; None asks for neither."""

    sigma: float | None = None
    error: float | None = None

    def reached(self, values: Sequence[float]) -> bool:
        """Whether a look before the last may be the last.

        >>> Goal(sigma=2).reached([0.1, 0.2, 0.15, 0.1])
        True
        """
        if len(values) < 2:
            return False
        error = stdev(values) / len(values) ** 0.5
        clear = self.sigma is not None and 0 < (self.sigma + MARGIN) * error <= abs(fmean(values))
        return clear or (self.error is not None and error <= self.error)


def until(goal: Goal, chunks: Iterable[list[Pair]], pairs: int) -> Iterator[list[Pair]]:
    """Pass chunks of so many pairs in all on, until a look finds the goal reached.

    >>> len(list(until(Goal(), [[], [], []], 0)))
    3
    """
    values: list[float] = []
    played, seen = 0, 0
    for chunk in chunks:
        yield chunk
        played += len(chunk)
        values += [pair.adjusted for pair in chunk if pair.ended]
        look = LOOKS * played // max(pairs, 1)
        if seen < look < LOOKS and goal.reached(values):
            return
        seen = look

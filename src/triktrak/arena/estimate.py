"""A mean with what is known of it: how many, its standard error, and the interval that holds it in 95 of 100 cases."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

from msgspec import Struct

_RESAMPLES = 1000
_LEVEL = 0.95


class Estimate(Struct, frozen=True):
    """The mean of `n` independent values, its standard error, and its bootstrap interval."""

    n: int
    mean: float
    error: float
    low: float
    high: float


def estimate(values: Sequence[float]) -> Estimate | None:
    """Estimate the mean of independent values; None for fewer than two.

    The interval is the bootstrap's (B. Efron, 1979, percentiles), which asks for no bell curve. It is drawn with a
    fixed seed: the same values give the same interval.

    >>> estimate([0.0] * 8)
    Estimate(n=8, mean=0.0, error=0.0, low=0.0, high=0.0)
    """
    n = len(values)
    if n < 2:
        return None
    mean = fmean(values)
    draw = Random(n).choices  # noqa: S311  a sample, no secret
    means = sorted(fmean(draw(values, k=n)) for _ in range(_RESAMPLES))
    cut = round(_RESAMPLES * (1 - _LEVEL) / 2)
    return Estimate(n, mean, stdev(values) / n**0.5, means[cut], means[-cut - 1])

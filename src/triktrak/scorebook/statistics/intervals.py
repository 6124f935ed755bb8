"""Shares and means with what is known of them: how many they rest on, and an interval.

An interval holds what it is about in 95 of 100 cases. It takes the cases as
independent of each other, as games with fresh dice nearly are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt
from statistics import NormalDist

from msgspec import Struct

LEVEL = 0.95
FEWEST = 20
"""Below so many cases a figure is shown but nothing is claimed of it: a share then has an interval of 0.4 and more."""
_TAIL = (1 + LEVEL) / 2
Z = NormalDist().inv_cdf(_TAIL)
"""How many standard errors of a bell curve that is."""
_PLACES = 4
"""As much as an interval of so many games can mean, and more than is shown."""
_SMALL = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706}
"""Student's t for the fewest degrees of freedom, where its expansion does not reach."""


# gc=False here and below: values make no cycles, and a summary has thousands of them.
class Rate(Struct, frozen=True, gc=False):
    """How often something happened in `n` cases; without cases, there is no share."""

    count: int
    n: int
    share: float | None
    low: float | None
    high: float | None
    few: bool
    """Whether the cases are too few to claim anything."""


class Mean(Struct, frozen=True, gc=False):
    """The mean of `n` values; of one value, neither spread nor interval is known."""

    n: int
    mean: float | None
    sd: float | None
    low: float | None
    high: float | None
    few: bool


def rate(count: int, n: int) -> Rate:
    """A share with its score interval (E. B. Wilson, Journal of the American Statistical Association 22, 1927).

    >>> rate(81, 263)
    Rate(count=81, n=263, share=0.308, low=0.2553, high=0.3662, few=False)
    """
    if not n:
        return Rate(0, 0, None, None, None, few=True)
    share, square = count / n, Z * Z
    middle = (share + square / (2 * n)) / (1 + square / n)
    half = Z * sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n)
    # At the ends the interval reaches them exactly; sums of floats nearly.
    low, high = (middle - half if count else 0.0), (middle + half if count < n else 1.0)
    return Rate(count, n, round(share, _PLACES), round(low, _PLACES), round(high, _PLACES), n < FEWEST)


def share(cases: Iterable[bool]) -> Rate:
    """The share of those cases in which it was so.

    >>> share([True, False, False]).count
    1
    """
    known = list(cases)
    return rate(sum(known), len(known))


def mean(values: Iterable[int]) -> Mean:
    """The mean of whole numbers with its spread and Student's t interval (Biometrika 6, 1908).

    >>> mean([1, 1, 2, -4])
    Mean(n=4, mean=0.0, sd=2.708, low=-4.309, high=4.309, few=True)
    """
    known = list(values)
    n, total = len(known), sum(known)
    if n < 2:
        return Mean(n, float(total) if known else None, None, None, None, few=True)
    # Sums of whole numbers are exact, so that nothing is lost where two of them nearly cancel.
    middle, spread = total / n, sqrt((n * sum(value * value for value in known) - total * total) / (n * (n - 1)))
    half = student(n - 1) * spread / sqrt(n)
    low, high = round(middle - half, _PLACES), round(middle + half, _PLACES)
    return Mean(n, round(middle, _PLACES), round(spread, _PLACES), low, high, n < FEWEST)


@lru_cache(maxsize=8192)
def student(freedom: int) -> float:
    """Student's t that 95 of 100 cases stay within, for so many degrees of freedom.

    The expansion is 26.7.5 of Abramowitz and Stegun's Handbook of Mathematical Functions (1964); it is true to three
    places from 6 degrees on, and to more with more.

    >>> round(student(4), 3), round(student(29), 3)
    (2.776, 2.045)
    """
    if freedom in _SMALL:
        return _SMALL[freedom]
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))

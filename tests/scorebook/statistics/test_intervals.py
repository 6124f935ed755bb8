"""Intervals are those of the published tables."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triktrak.scorebook.statistics.intervals import FEWEST, Mean, mean, rate, share, student


@pytest.mark.parametrize(
    ("count", "n", "low", "high"),
    # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_is_that_of_newcombes_table(count: int, n: int, low: float, high: float) -> None:
    found = rate(count, n)
    assert (found.low, found.high) == (low, high)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    # NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, upper .975.
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (6, 2.447), (9, 2.262), (19, 2.093), (30, 2.042), (100, 1.984)],
)
def test_students_t_is_that_of_the_handbook(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=6e-4)


def test_the_mean_of_students_own_ten_differences() -> None:
    # Hours of sleep gained, in tenths, of "The probable error of a mean" (1908); R's t.test says 0.700 to 2.460.
    found = mean([12, 24, 13, 13, 0, 10, 18, 8, 46, 14])
    assert found.mean == 15.8
    assert (found.low, found.high) == pytest.approx((7.001142, 24.598858), abs=0.002)


def test_of_too_few_nothing_is_claimed_and_of_none_nothing_is_known() -> None:
    assert (rate(3, FEWEST - 1).few, rate(3, FEWEST).few) == (True, False)
    assert rate(0, 0).share is None
    assert mean([]) == Mean(0, None, None, None, None, few=True)
    assert mean([3]) == Mean(1, 3.0, None, None, None, few=True)
    assert (mean([1] * (FEWEST - 1)).few, mean([1] * FEWEST).few) == (True, False)


@given(st.lists(st.booleans(), min_size=1))
def test_an_interval_holds_its_share_and_turns_round_with_it(cases: list[bool]) -> None:
    found, turned = share(cases), share(not case for case in cases)
    assert found.low is not None
    assert found.share is not None
    assert found.high is not None
    assert turned.low is not None
    assert 0 <= found.low <= found.share <= found.high <= 1
    assert found.high == pytest.approx(1 - turned.low, abs=1e-4)


@given(st.lists(st.integers(-64, 64), min_size=2, max_size=60))
def test_a_mean_and_its_spread_are_those_of_the_definition(values: list[int]) -> None:
    found, n = mean(values), len(values)
    middle = sum(values) / n
    assert found.mean == pytest.approx(middle, abs=1e-4)
    assert found.sd == pytest.approx(sqrt(sum((value - middle) ** 2 for value in values) / (n - 1)), abs=1e-4)

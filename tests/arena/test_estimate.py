"""A mean never comes alone: its error and its interval are those of known distributions."""

from __future__ import annotations

from random import Random
from statistics import NormalDist

import pytest

from triktrak.arena import Game, Pair, verdict
from triktrak.arena.estimate import estimate


def test_the_interval_of_a_bell_curve_is_the_one_in_the_tables() -> None:
    rng = Random(4)
    found = estimate([rng.gauss(0.1, 2.0) for _ in range(2500)])
    assert found is not None
    assert found.n == 2500
    assert found.error == pytest.approx(2.0 / 50, rel=0.05)
    half = NormalDist().inv_cdf(0.975) * found.error
    assert found.low == pytest.approx(found.mean - half, abs=0.1 * half)
    assert found.high == pytest.approx(found.mean + half, abs=0.1 * half)


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    rng, held = Random(9), 0
    for _ in range(100):
        # As lopsided as games are: mostly a point either way, now and then three.
        found = estimate(rng.choices([-1, 1, 3], [5, 4, 1], k=40))
        assert found is not None
        held += found.low <= 0.2 <= found.high
    assert 88 <= held <= 99


def test_the_same_values_give_the_same_interval() -> None:
    values = [Random(1).gauss(0, 1) for _ in range(50)]
    assert estimate(values) == estimate(values)


@pytest.mark.parametrize("values", [[], [0.5]])
def test_of_fewer_than_two_nothing_is_said(values: list[float]) -> None:
    assert estimate(values) is None


def test_pairs_are_counted_not_games_and_gammons_contain_backgammons() -> None:
    pairs = [
        Pair(0, (Game(2, 0.5, 40), Game(-1, 0.25, 60))),
        Pair(1, (Game(3, 1.0, 40), Game(1, 0.0, 60))),
        Pair(2, (Game(1, 0.0, 40), Game(0, 0.0, 2000))),
    ]
    outcome = verdict(pairs)
    assert (outcome.games, outcome.endless) == (4, 1)
    assert outcome.raw is not None
    assert outcome.adjusted is not None
    assert (outcome.raw.n, outcome.raw.mean) == (2, (2 - 1 + 3 + 1) / 4)
    assert outcome.adjusted.mean == (2 - 1 + 3 + 1 - 0.5 - 0.25 - 1.0) / 4
    assert outcome.won == (0.75, 0.5, 0.25)
    assert outcome.lost == (0.25, 0, 0)

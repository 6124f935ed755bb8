"""A contest may end early, but not oftener than by chance when both are as good."""

from __future__ import annotations

from random import Random

import pytest

from triktrak.arena import Game, Goal, Pair, until
from triktrak.arena.stopping import LOOKS


def chunks(means: list[float], size: int = 10, seed: int = 1) -> list[list[Pair]]:
    """Chunks of pairs whose adjusted scores lie about these means with deviation 1."""
    rng = Random(seed)
    return [[_pair(rng.gauss(mean, 1)) for _ in range(size)] for mean in means]


def _pair(score: float) -> Pair:
    return Pair(0, (Game(1, 1 - score, 50), Game(1, 1 - score, 50)))


def test_without_a_goal_everything_is_played() -> None:
    assert len(list(until(Goal(), chunks([5.0] * 16), 160))) == 16


def test_what_is_clear_is_seen_at_the_first_look() -> None:
    assert len(list(until(Goal(sigma=2), chunks([3.0] * 16), 160))) == 16 // LOOKS


def test_before_the_last_look_two_deviations_are_not_enough() -> None:
    # 20 pairs at the first look: a standard error of .22.
    scores = [0.55, 0.65] * 10
    spread = [score + (2 if n % 4 < 2 else -2) / 2 for n, score in enumerate(scores)]
    error = 1.03 / 20**0.5
    assert 2 < 0.6 / error < 3
    assert not Goal(sigma=2).reached(spread)
    assert Goal(sigma=1).reached(spread)


def test_a_small_error_is_enough_whatever_the_mean() -> None:
    played = list(until(Goal(error=0.11), chunks([0.0] * 16), 160))
    assert 8 <= len(played) < 16
    assert len(played) % (16 // LOOKS) == 0


@pytest.mark.parametrize("goal", [Goal(sigma=2), Goal(sigma=2, error=0.001)])
def test_equal_players_are_seldom_told_apart_before_the_end(goal: Goal) -> None:
    early = sum(len(list(until(goal, chunks([0.0] * 8, 10, seed), 80))) < 8 for seed in range(400))
    # Seven looks at three deviations: 1.1 in 100, a little more with so few pairs.
    assert early <= 16


def test_a_score_without_any_spread_is_no_reason_to_stop() -> None:
    assert not Goal(sigma=2).reached([0.0] * 50)
    assert not Goal(sigma=2, error=0.1).reached([0.3])

"""A scout learns from what a run remembers, the same every time, and better with more of it."""

from __future__ import annotations

import pytest

from triktrak import Malformed, TriktrakError
from triktrak._core import NetEvaluator, Parameters, Samples, self_play
from triktrak.engine.net import evaluator, scout
from triktrak.train.scout import fitness, train_scout


@pytest.fixture(scope="module")
def samples() -> Samples:
    return self_play(evaluator(), games=200, seed=5, exact=True)


def judge(parameters: Parameters) -> NetEvaluator:
    return NetEvaluator(parameters.quantised(""))


def test_the_same_samples_make_the_same_scout(samples: Samples) -> None:
    one, other = (train_scout(samples, uses=1.0).quantised("").to_bytes() for _ in range(2))
    assert one == other


def test_what_is_learnt_makes_a_scout_miss_less(samples: Samples) -> None:
    ignorant = fitness(judge(Parameters.random([128], 1)), evaluator(), 300)
    taught = fitness(judge(train_scout(samples, uses=30.0)), evaluator(), 300)
    assert taught.missed < ignorant.missed
    assert taught.lost < ignorant.lost / 2


def test_the_scout_of_the_release_costs_less_than_a_thousandth_of_a_point_a_decision() -> None:
    fit = fitness(scout(), evaluator(), 2000, seed=3)
    assert 0 <= fit.lost < 0.001
    assert fit.missed < 0.04 * fit.decisions


def test_progress_is_told_to_the_end(samples: Samples) -> None:
    told: list[float] = []
    train_scout(samples, uses=0.1, on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_without_samples_there_is_nothing_to_learn() -> None:
    with pytest.raises(TriktrakError) as fault:
        train_scout(Samples())
    assert fault.value.code == "train_no_replay"


def test_a_width_that_is_none_is_refused(samples: Samples) -> None:
    with pytest.raises(Malformed) as fault:
        train_scout(samples, units=100)
    assert fault.value.code == "net_shape"

"""A scout: a small net that learns what the large one has learnt, to say which plays that one should be asked about."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from msgspec import Struct

from .._core import ALL_ROLLS, NetEvaluator, Parameters, Samples, Trainer, reply, unrelated_positions
from ..errors import TriktrakError

UNITS = 128
USES = 24.0
"""How often each sample is learnt from."""

_SEED = 20_261_201
_BATCH = 512
_RATE, _LAST_RATE = 4e-3, 1e-5
_AVERAGING = 0.999
_EQUITY = 2.0
_SLICES = 60
"""Between two of them the rate falls, and what is done is told."""


class Fitness(Struct, frozen=True):
    """In so many decisions the scout kept back the best play `missed` times; `lost` points a decision in all."""

    decisions: int
    missed: int
    lost: float


def train_scout(
    samples: Samples,
    units: int = UNITS,
    uses: float = USES,
    on_progress: Callable[[float], object] = lambda _: None,
) -> Parameters:
    """Train a net of one stack on what a run has kept; the same for the same samples.

    Raises `TriktrakError("train_no_replay")` where there are none, `Malformed("net_shape")` for a width that is none.
    """
    if len(samples) == 0:
        raise TriktrakError("train_no_replay")
    trainer = Trainer(Parameters.random([units], _SEED))
    batches = max(1, round(len(samples) * uses / _SLICES / _BATCH))
    for done in range(_SLICES):
        share = (1 + math.cos(math.pi * done / (_SLICES - 1))) / 2
        rate = _LAST_RATE + (_RATE - _LAST_RATE) * share
        trainer.train(samples, batches, _BATCH, rate, _AVERAGING, _SEED + done, _EQUITY)
        on_progress((done + 1) / _SLICES)
    return trainer.average


def fitness(scout: NetEvaluator, judge: NetEvaluator, decisions: int, seed: int = 1) -> Fitness:
    """What the scout costs a judge in positions each out of a game of its own, by the judge's own numbers at once.

    >>> net = NetEvaluator(Parameters.random([128], 1).quantised(""))
    >>> fitness(net, net, decisions=20)
    Fitness(decisions=20, missed=0, lost=0.0)
    """
    dice = Random(seed)  # noqa: S311  decisions that anybody can meet again
    missed, lost = 0, 0.0
    for position in unrelated_positions(decisions, seed):
        roll = dice.choices(ALL_ROLLS, [each.weight for each in ALL_ROLLS])[0]
        best, some = reply(judge, position, roll), reply(judge, position, roll, scout)
        missed += best[0] != some[0]
        lost += best[1].equity - some[1].equity
    return Fitness(decisions, missed, lost / decisions)

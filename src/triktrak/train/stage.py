"""What a stage of training consists of. The stages are data, in stages.toml."""

from __future__ import annotations

import math
from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ..errors import Malformed

Positive = Annotated[int, Meta(ge=1)]
Share = Annotated[float, Meta(ge=0, le=1)]
_Rate = Annotated[float, Meta(gt=0, le=1)]


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of rounds, each of some games of the net against itself and of learning from them.

    Where a field is a pair the value goes from the first to the second over the stage: `rate` along half a wave of the
    cosine, `lambda_` by equal steps.
    """

    name: str
    rounds: Positive
    games: Positive
    """Games a round."""
    rate: tuple[_Rate, _Rate]
    """The learning rate."""
    lambda_: tuple[Share, Share] = (0.0, 0.0)
    """The share of a target that comes from later turns, TD(lambda); with `exact` less the luck of their rolls."""
    exact: bool = False
    """Whether targets are means over all rolls instead of what one roll brought."""
    deeper: Annotated[float, Meta(ge=0)] = 0.0
    """Where the mean is further than this from the net's own judgement, in points, it is taken over two rolls."""
    uses: Annotated[float, Meta(gt=0)] = 1.0
    """How often a sample is learnt from, in the mean."""
    replay: Annotated[int, Meta(ge=0)] = 0
    """How many samples are kept from round to round; 0: only the round's own."""
    equity: Annotated[float, Meta(ge=0)] = 0.0
    """How much half the square of the error in equity counts beside the cross-entropy."""
    batch: Positive = 1024
    averaging: Share = 0.998
    """What the running average of the parameters, which plays, keeps of itself at each batch."""
    contrived: Share = 0.05
    """The share of games that begin from a contrived position."""
    stray: Share = 0.0
    """The share of turns at which a play is drawn by chance, the likelier the better it looks."""
    hidden: tuple[Positive, ...] = ()
    """The width of each stack (contact, race, crunch); where they are more than the net has, it is widened first.
    None: as it is."""

    def rate_at(self, done: int) -> float:
        """The learning rate after `done` rounds.

        >>> Stage("s", rounds=3, games=1, rate=(0.5, 0.25)).rate_at(1)
        0.375
        """
        first, last = self.rate
        return last + (first - last) * (1 + math.cos(math.pi * self._share(done))) / 2

    def lambda_at(self, done: int) -> float:
        """The share of later turns after `done` rounds."""
        first, last = self.lambda_
        return first + (last - first) * self._share(done)

    def _share(self, done: int) -> float:
        return done / max(self.rounds - 1, 1)


class _Stages(Struct, forbid_unknown_fields=True):
    stage: list[Stage]


def stages_of(data: bytes) -> dict[str, Stage]:
    """The stages that a file like stages.toml tells, by name; raises `Malformed("stages")` when it tells none.

    >>> list(stages_of(b'[[stage]]\\nname = "s"\\nrounds = 3\\ngames = 1\\nrate = [1e-2, 1e-4]'))
    ['s']
    """
    try:
        return {stage.name: stage for stage in msgspec.toml.decode(data, type=_Stages).stage}
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise Malformed("stages", reason=str(fault)) from fault


STAGES = stages_of(files(__package__).joinpath("stages.toml").read_bytes())
"""The stages by name, in the order in which a net goes through them."""


def stage_named(name: str, stages: Mapping[str, Stage] = STAGES) -> Stage:
    """The stage of that name; raises `Malformed("stage")` when there is none."""
    if name not in stages:
        raise Malformed("stage", text=name, known=tuple(stages))
    return stages[name]

"""What a rollout is asked, and what it answers: plain values."""

from __future__ import annotations

from math import sqrt
from typing import Any, Literal

from msgspec import Struct

from .._core import Evaluation, Play
from ..errors import Malformed
from .decision import Decision

Reason = Literal["trials", "error", "decided"]

MOST_TRIALS = 1_000_000
MOST_TURNS = 1_000
MOST_SEED = 2**64 - 1

_BOUNDS: dict[str, tuple[float, float]] = {
    "trials": (2, MOST_TRIALS),
    "seed": (0, MOST_SEED),
    "plies": (0, 1),
    "truncate": (1, MOST_TURNS),
    "target_error": (0, 10),
    "behind": (0, 100),
    "least": (2, MOST_TRIALS),
}

JOINT_DEVIATIONS = 2.33
"""How far behind one in a hundred would fall by chance alone: the usual `behind`."""


class RolloutSettings(Struct, frozen=True):
    """How games are played out. Raises `Malformed` for what is not possible, before any game.

    `plies`: how far ahead both sides look, 0 or 1; `truncate`: after how many turns a game is judged as it lies (None:
    it is played to its end, or with `to_tables` to where these know it all); `variance_reduction`: the luck of the dice
    is subtracted; `cubeless`: nobody doubles. A rollout ends before its `trials`, but not before the `least` of them,
    when each equity's standard error is `target_error` or less, or when one candidate is left: those go that are behind
    the best by `behind` standard deviations of the difference.

    >>> RolloutSettings(trials=-1)
    Traceback (most recent call last):
    triktrak.errors.Malformed: “trials” must be 2 or more
    """

    trials: int = 1296
    seed: int = 1
    plies: int = 0
    truncate: int | None = None
    variance_reduction: bool = True
    cubeless: bool = False
    to_tables: bool = True
    target_error: float | None = None
    behind: float | None = None
    least: int = 144

    def __post_init__(self) -> None:
        for name, (least, most) in _BOUNDS.items():
            value = getattr(self, name)
            # Not the other way round: nothing is on either side of NaN.
            if value is not None and not value >= least:
                raise Malformed("field_least", field=name, bound=str(least))
            if value is not None and not value <= most:
                raise Malformed("field_most", field=name, bound=str(most))


class Mean(Struct, frozen=True):
    """The mean of independent trials with its standard error, and the interval in which it lies at 95 %.

    >>> Mean(0.5, 0.1).interval
    (0.304, 0.696)
    """

    mean: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - 1.96 * self.error, self.mean + 1.96 * self.error

    @classmethod
    def of(cls, n: int, total: float, squares: float) -> Mean:
        """From the sums of `n` values, two at least, and of their squares."""
        mean = total / n
        return cls(mean, sqrt(max(squares / n - mean * mean, 0.0) / (n - 1)))


class Candidate(Struct, frozen=True):
    """What one choice came to: a play of the dice, or not doubling, or doubling and being taken.

    `equity` is a multiple of the cube as it lies, seen by the side that decides; `chances` are those of the results in
    the same order as Evaluation has them, and so are their standard errors. A double that was dropped counts in them as
    the judge sees the position there. `loss`: how far it is behind the best, over the trials both have had.
    """

    action: Literal["play", "no_double", "double_take"]
    play: Play | None
    equity: Mean
    chances: Evaluation
    errors: tuple[float, float, float, float, float]
    trials: int
    loss: Mean | None = None
    left_behind: bool = False


class RolloutResult(Struct, frozen=True):
    """What came of all candidates: of plays the best first, of a double both answers of the cube side by side.

    `stopped`: whether all trials were played, the standard error was small enough, or it was decided.
    """

    settings: RolloutSettings
    candidates: tuple[Candidate, ...]
    available: bool
    stopped: Reason = "trials"

    @property
    def best(self) -> Candidate:
        """Of plays the best; otherwise what was asked about: not doubling."""
        return self.candidates[0]

    @property
    def decision(self) -> Decision:
        """The cube decision, where no dice were rolled yet."""
        held, taken = self.candidates[0].equity.mean, self.candidates[-1].equity.mean
        return Decision(held, taken, 1.0, self.available)

    def to_json(self) -> dict[str, Any]:
        """Numbers and names only."""
        settings = {name: getattr(self.settings, name) for name in self.settings.__struct_fields__}
        about = {"settings": settings, "stopped": self.stopped, "candidates": [_listed(c) for c in self.candidates]}
        if self.candidates[0].action == "play":
            return about
        decision = self.decision
        return {**about, "double_drop": 1.0, "available": self.available, "action": decision.action}


_CHANCES = ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")


def _listed(candidate: Candidate) -> dict[str, Any]:
    shares = zip(_CHANCES, candidate.errors, strict=True)
    return {
        "action": candidate.action,
        **({} if candidate.play is None else {"play": str(candidate.play), "after": candidate.play.after.id}),
        "equity": _mean(candidate.equity),
        "loss": None if candidate.loss is None else _mean(candidate.loss),
        **{name: _mean(Mean(getattr(candidate.chances, name), error)) for name, error in shares},
        "trials": candidate.trials,
        "left_behind": candidate.left_behind,
    }


def _mean(found: Mean) -> dict[str, float]:
    low, high = found.interval
    return {
        name: round(n, 6) for name, n in (("mean", found.mean), ("error", found.error), ("low", low), ("high", high))
    }

"""Who judges: the net in the game it has learnt, a formula in any other; alone and ahead. Loaded when first asked."""

from __future__ import annotations

from functools import cache

from .._core import Evaluator, LookAhead, Rollout, Search, SimpleEvaluator, Situation
from .met import match_equity
from .net import MEN, evaluator, scout
from .rollout import RolloutSettings
from .tables import endings


@cache
def at_once(men: int) -> Evaluator:
    """What judges games of so many checkers a side as they lie.

    >>> at_once(3)
    SimpleEvaluator()
    """
    return evaluator() if men == MEN else SimpleEvaluator()


def guide(men: int) -> Evaluator | None:
    """What says on the way which plays are worth asking the judge about; nothing where the judge is as fast."""
    return scout() if men == MEN else None


@cache
def ahead(men: int, plies: int) -> Evaluator:
    """The same some plies ahead, without a cube."""
    return LookAhead(at_once(men), plies, guide(men)) if plies else at_once(men)


@cache
def search(men: int, plies: int, threads: int = 1) -> Search:
    """What compares plays and doubles some plies ahead, by the cube and the score."""
    return Search(at_once(men), endings(), match_equity(), plies, threads, guide(men) if plies else None)


def rollout(situation: Situation, offered: bool, settings: RolloutSettings) -> Rollout:
    """What plays games out from a situation."""
    return Rollout(
        at_once(situation.position.men),
        endings(),
        match_equity(),
        None,
        situation,
        offered=offered,
        seed=settings.seed,
        plies=settings.plies,
        truncate=settings.truncate or 0,
        reduce=settings.variance_reduction,
        to_tables=settings.to_tables,
    )

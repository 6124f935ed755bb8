"""Who judges: the net in the game it has learnt, a table or a formula in others; alone and ahead. Loaded when asked."""

from __future__ import annotations

from functools import cache

from .._core import Evaluator, LookAhead, MatchEquity, Rollout, Search, SimpleEvaluator, Situation
from . import hypergammon
from .met import match_equity
from .net import MEN, evaluator, scout
from .rollout import RolloutSettings
from .tables import endings


def at_once(men: int) -> Evaluator:
    """What judges games of so many checkers a side as they lie.

    >>> at_once(2)
    SimpleEvaluator()
    """
    if men == MEN:
        return _net()
    solved = hypergammon.evaluator() if men == hypergammon.MEN else None
    return _formula() if solved is None else solved


def ahead(men: int, plies: int) -> Evaluator:
    """The same some plies ahead, without a cube."""
    return _ahead(at_once(men), plies) if plies else at_once(men)


def search(men: int, plies: int, threads: int, table: MatchEquity) -> Search:
    """What compares plays and doubles some plies ahead, by the cube and the score."""
    return _search(at_once(men), plies, threads, table)


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


@cache
def _net() -> Evaluator:
    return evaluator()


@cache
def _formula() -> Evaluator:
    return SimpleEvaluator()


def _guide(judge: Evaluator) -> Evaluator | None:
    """What says on the way which plays are worth asking the judge about; nothing where the judge is as fast."""
    return scout() if judge is _net() else None


@cache
def _ahead(judge: Evaluator, plies: int) -> Evaluator:
    return LookAhead(judge, plies, _guide(judge))


@cache
def _search(judge: Evaluator, plies: int, threads: int, table: MatchEquity) -> Search:
    return Search(judge, endings(), table, plies, threads, _guide(judge) if plies else None)

"""Who judges a position: the net in the game it has learnt, a formula in any other. Loaded when first asked."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from .._core import Evaluator, LookAhead, SimpleEvaluator
from .net import MEN, evaluator


class Judge(Struct, frozen=True):
    """What a position is worth at first sight, and some plies ahead."""

    at_once: Evaluator
    ahead: Evaluator
    plies: int


@cache
def judge(men: int, plies: int) -> Judge:
    """The judge of games with so many checkers a side.

    >>> judge(3, 1).at_once
    SimpleEvaluator()
    """
    at_once = evaluator() if men == MEN else SimpleEvaluator()
    return Judge(at_once, LookAhead(at_once, plies) if plies else at_once, plies)

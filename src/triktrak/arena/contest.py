"""A contest: two players by name, and the pairs of games they play, in one process or in several."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing
from multiprocessing import get_context

from msgspec import Struct

from .._core import Evaluator
from .pairs import Pair, play_pairs
from .players import Player, evaluator_named, player_named

CHUNK = 100
"""Pairs that are played at once: enough to share a message to a peer, few enough to see how it goes."""

_Hall = tuple[tuple[Player, Player], int, Evaluator]
_hall: _Hall | None = None  # of a worker process, which opens its players once


class Contest(Struct, frozen=True):
    """Who plays whom with which dice; `reference` is the evaluator that says what a roll was worth."""

    one: str
    other: str
    seed: int = 1
    reference: str = "simple"


def play(contest: Contest, pairs: int, processes: int = 1) -> Iterator[list[Pair]]:
    """Play so many pairs and yield them in order, chunk by chunk; the number of processes changes nothing but the time.

    >>> len(next(play(Contest("simple", "simple"), 2)))
    2
    """
    chunks = [range(start, min(start + CHUNK, pairs)) for start in range(0, pairs, CHUNK)]
    if processes == 1:
        with ExitStack() as stack:
            hall = _open(contest, stack)
            for chunk in chunks:
                yield _chunk(hall, chunk)
        return
    # Spawned, not forked: a progress bar has a thread of its own.
    with ProcessPoolExecutor(processes, get_context("spawn"), _enter, (contest,)) as pool:
        try:
            yield from pool.map(_work, chunks)
        finally:
            pool.shutdown(cancel_futures=True)


def _open(contest: Contest, stack: ExitStack) -> _Hall:
    one, other = (stack.enter_context(closing(player_named(name))) for name in (contest.one, contest.other))
    return (one, other), contest.seed, evaluator_named(contest.reference)


def _chunk(hall: _Hall, numbers: range) -> list[Pair]:
    players, seed, reference = hall
    return play_pairs(players, numbers, seed, reference)


def _enter(contest: Contest) -> None:
    global _hall  # noqa: PLW0603  the one thing a worker keeps between its tasks
    # Never closed: the players end when the process ends and their input with it.
    _hall = _open(contest, ExitStack())


def _work(numbers: range) -> list[Pair]:
    assert _hall is not None
    return _chunk(_hall, numbers)

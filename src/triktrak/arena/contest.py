"""A contest: two players by name, and the pairs of games they play, in one process or in several."""

from __future__ import annotations

import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing
from multiprocessing import get_context

from msgspec import Struct

from .._core import Position, Situation
from ..errors import Malformed
from .pairs import Pair, play_pairs
from .players import evaluator_named, player_named

CHUNK = 50
"""Pairs that are played at once: enough to share a message to a peer, few enough to see how it goes."""

REFERENCE = "net"
"""The evaluator that says what a roll was worth unless another is named: the strongest of ours."""


class Contest(Struct, frozen=True):
    """Who plays whom, with which dice.

    `reference` is the evaluator that says what a roll was worth; `start`, an identifier, the position that is played
    from by its side on roll instead of the beginning.
    """

    one: str
    other: str
    seed: int = 1
    reference: str = REFERENCE
    start: str | None = None

    def titles(self) -> tuple[str, str]:
        """What the players are, precisely; opens everything once, so that what cannot work is refused at once."""
        with ExitStack() as stack:
            one, other = _Hall(self, stack).players
            return one.title, other.title


def play(contest: Contest, pairs: int, processes: int = 1) -> Generator[list[Pair], None, None]:
    """Play so many pairs and yield them in order, chunk by chunk; the number of processes changes nothing but the time.

    >>> len(next(play(Contest("simple", "simple"), 2)))
    2
    """
    chunks = [range(start, min(start + CHUNK, pairs)) for start in range(0, pairs, CHUNK)]
    if processes == 1:
        with ExitStack() as stack:
            yield from map(_Hall(contest, stack).play, chunks)
        return
    # Spawned, not forked: a progress bar has a thread of its own.
    with ProcessPoolExecutor(processes, get_context("spawn"), _Worker.enter, (contest,)) as pool:
        try:
            yield from pool.map(_Worker.play, chunks)
        finally:
            pool.shutdown(cancel_futures=True)


class _Hall:
    """Where a process plays: all that a contest names, opened."""

    def __init__(self, contest: Contest, stack: ExitStack) -> None:
        self._seed, self._reference = contest.seed, evaluator_named(contest.reference)
        self._start = None if contest.start is None else _position(contest.start)
        one, other = (stack.enter_context(closing(player_named(name))) for name in (contest.one, contest.other))
        self.players = one, other

    def play(self, numbers: range) -> list[Pair]:
        return play_pairs(self.players, numbers, self._seed, self._reference, self._start)


class _Worker:
    """The hall of a worker process, which it keeps between its chunks; its players end when it ends."""

    hall: _Hall

    @classmethod
    def enter(cls, contest: Contest) -> None:
        # Ctrl-C is for the process that arranges the others.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.hall = _Hall(contest, ExitStack())

    @classmethod
    def play(cls, numbers: range) -> list[Pair]:
        return cls.hall.play(numbers)


def _position(identifier: str) -> Position:
    situation = Situation.parse(identifier)
    position = situation.position if situation.on_roll else situation.position.flip()
    # Peers are spoken to in Position IDs, which do not say with how many checkers the game began.
    if position.result or position.men != Position.start().men:
        raise Malformed("arena_start", text=identifier)
    return position

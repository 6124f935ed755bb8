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
from .cubeful import play_cubeful_pairs
from .pairs import Pair, play_pairs
from .players import adviser_for_cubes, evaluator_named, let_go, player_named, title_of

CHUNK = 50
"""Pairs that are played at once: enough to share a message to a peer, few enough to see how it goes."""

CUBEFUL_CHUNK = 2
"""The same with a cube, where games are played one after the other by players that think long."""

REFERENCE = "net"
"""The evaluator that says what a roll was worth unless another is named: the strongest of ours."""


class Contest(Struct, frozen=True):
    """Who plays whom, with which dice.

    `reference` is the evaluator that says what a roll was worth; `start`, an identifier, the position that is played
    from by its side on roll instead of the beginning. With `cube` games are played for money with it; with a `length`
    whole matches are.
    """

    one: str
    other: str
    seed: int = 1
    reference: str = REFERENCE
    start: str | None = None
    cube: bool = False
    length: int = 0

    @property
    def cubeful(self) -> bool:
        return self.cube or self.length > 0

    def titles(self) -> tuple[str, str]:
        """What the players are, precisely; opens everything once, so that what cannot work is refused at once."""
        with ExitStack() as stack:
            return _hall(self, stack).titles


def play(contest: Contest, pairs: int, processes: int = 1) -> Generator[list[Pair], None, None]:
    """Play so many pairs and yield them in order, chunk by chunk; the number of processes changes nothing but the time.

    >>> len(next(play(Contest("simple", "simple"), 2)))
    2
    """
    size = CUBEFUL_CHUNK if contest.cubeful else CHUNK
    chunks = [range(start, min(start + size, pairs)) for start in range(0, pairs, size)]
    if processes == 1:
        with ExitStack() as stack:
            yield from map(_hall(contest, stack).play, chunks)
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
        self._players, self.titles = (one, other), (one.title, other.title)

    def play(self, numbers: range) -> list[Pair]:
        return play_pairs(self._players, numbers, self._seed, self._reference, self._start)


class _CubefulHall:
    """The same for games with a cube."""

    def __init__(self, contest: Contest, stack: ExitStack) -> None:
        if contest.start is not None:
            raise Malformed("arena_cube_start")
        self._seed, self._length = contest.seed, contest.length
        one, other, self._reference = map(adviser_for_cubes, (contest.one, contest.other, contest.reference))
        for adviser in (one, other):
            stack.callback(let_go, adviser)
        self._advisers, self.titles = (one, other), (title_of(one), title_of(other))

    def play(self, numbers: range) -> list[Pair]:
        return play_cubeful_pairs(self._advisers, numbers, self._seed, self._reference, self._length)


def _hall(contest: Contest, stack: ExitStack) -> _Hall | _CubefulHall:
    return _CubefulHall(contest, stack) if contest.cubeful else _Hall(contest, stack)


class _Worker:
    """The hall of a worker process, which it keeps between its chunks; its players end when it ends."""

    hall: _Hall | _CubefulHall

    @classmethod
    def enter(cls, contest: Contest) -> None:
        # Ctrl-C is for the process that arranges the others.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.hall = _hall(contest, ExitStack())

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

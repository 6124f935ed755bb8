"""Who plays the trials of a rollout: threads here, or whoever an executor sends them to. Knows nothing of results."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from importlib.metadata import version

from msgspec import Struct

from .._core import Position, Rollout, Situation
from ..errors import TriktrakError
from .judges import rollout
from .net import fingerprint
from .rollout import RolloutSettings

Five = tuple[float, float, float, float, float]
Block = tuple[list[float], Five, Five]
"""The equities of trials, and the sums of their chances and of the squares of these."""

BLOCK = 36
"""Trials: of so many each throw begins one."""
LIGHT = 3
"""How many times as many are worth sending where the luck is not worked out."""

TRIES = 4
"""How often a block is sent before it is said to be lost."""
AHEAD = 1024
"""How many blocks an executor is given before the first of them is asked for."""


class Start(Struct, frozen=True):
    """Where games begin: as the side on roll sees it, 0 if it is the one that decides; `doubled`: and was taken."""

    position: Position
    side: int = 0
    doubled: bool = False


class Work(Struct, frozen=True):
    """All that whoever plays must know; small, and can be sent."""

    situation: Situation
    offered: bool
    settings: RolloutSettings
    starts: tuple[Start, ...]
    judge: str

    @classmethod
    def of(cls, situation: Situation, offered: bool, settings: RolloutSettings, starts: tuple[Start, ...]) -> Work:
        return cls(situation, offered, settings, starts, _judge())

    @property
    def block(self) -> int:
        return BLOCK if self.settings.variance_reduction or self.settings.plies else BLOCK * LIGHT

    def blocks(self) -> Iterator[tuple[int, int]]:
        """The first trial of each block, and how many it has."""
        trials = self.settings.trials
        return ((first, min(self.block, trials - first)) for first in range(0, trials, self.block))

    def games(self) -> Rollout:
        return rollout(self.situation, self.offered, self.settings)


class Job(Struct, frozen=True):
    """A block of one of the starts."""

    start: int
    first: int
    count: int


def play_block(work: Work, job: Job, time: int = 1) -> Block:
    """Play a block, in whatever process this is; what is needed for it is loaded once.

    `time`: how often it was sent. An executor may remember what came of the same call.
    """
    if work.judge != _judge():
        raise TriktrakError("rollout_other_judge", asked=work.judge, here=_judge())
    return _play(_games(work), work, job)


@contextmanager
def players(work: Work, executor: Executor | None, threads: int) -> Iterator[Players]:
    """Those who play `work`; nothing of it is left to be done when they are left.

    With an executor blocks are sent to it, and sent again when they are lost with whoever had them; when it takes no
    more, the rest is played here.
    """
    crew = Players(work, executor, threads)
    try:
        yield crew
    finally:
        crew.stop()


class Players:
    """Plays blocks ahead, in the order in which they are going to be asked for."""

    def __init__(self, work: Work, executor: Executor | None, threads: int) -> None:
        self._work = work
        self._threads = threads
        self._here: ThreadPoolExecutor | None = None
        self._games = work.games()
        self._closed: set[int] = set()
        self._left = (Job(start, *block) for block in work.blocks() for start in range(len(work.starts)))
        self._sent: dict[Job, Future[Block]] = {}
        if executor is None:
            self._come_here()
        else:
            self._executor, self._ahead = executor, AHEAD

    def take(self, job: Job) -> Block:
        """What came of a block. Raises what is wrong with it, and `rollout_lost` when nobody could tell."""
        self._send_ahead(job)
        future, time = self._sent.pop(job), 1
        while True:
            try:
                return future.result()
            except TriktrakError:
                raise
            except Exception as fault:
                if time == TRIES:
                    reason = f"{type(fault).__name__}: {fault}"
                    raise TriktrakError("rollout_lost", tries=TRIES, reason=reason) from fault
            time += 1
            future = self._send(job, time)

    def leave(self, start: int) -> None:
        """No further block of that start is going to be asked for."""
        self._closed.add(start)
        for job in [job for job in self._sent if job.start == start]:
            self._sent.pop(job).cancel()

    def stop(self) -> None:
        for future in self._sent.values():
            future.cancel()
        self._games.stop()
        if self._here is not None:
            self._here.shutdown(cancel_futures=True)

    def _send_ahead(self, wanted: Job) -> None:
        while wanted not in self._sent or len(self._sent) < self._ahead:
            job = next(self._left, None)
            if job is None:
                return
            if job.start not in self._closed:
                self._sent[job] = self._send(job)

    def _send(self, job: Job, time: int = 1) -> Future[Block]:
        if self._here is None:
            try:
                return self._executor.submit(play_block, self._work, job, time)
            except (BrokenExecutor, RuntimeError):
                self._come_here()
        return self._executor.submit(_play, self._games, self._work, job)

    def _come_here(self) -> None:
        self._executor = self._here = ThreadPoolExecutor(self._threads, "triktrak-rollout")
        self._ahead = 2 * self._threads


def _play(games: Rollout, work: Work, job: Job) -> Block:
    start = work.starts[job.start]
    return games.play(start.position, start.side, start.doubled, job.first, job.count)


@lru_cache(maxsize=4)
def _games(work: Work) -> Rollout:
    return work.games()


def _judge() -> str:
    """Who judges in this process: results are only the same where this is."""
    return f"{version('triktrak')}/{fingerprint()}"

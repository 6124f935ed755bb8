"""Asking the engine while everybody else plays on: a few threads that give way, and a queue in which all come round.

Knows neither tables nor the engine.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from ..engine.adviser import Progress

T = TypeVar("T")

GIVES_WAY = 5
"""How much nicer than the rest of the server a thread that thinks is (setpriority(2)), where threads have that."""


class Thinking:
    """Threads that work out answers; whoever asks several things at once is answered one after another.

    So the one who has asked for ten things stands in the queue once, like everybody else.

    >>> decision = await thinking.ask(table.id, lambda on_progress: engine.decide(situation, on_progress))
    """

    def __init__(self, threads: int | None = None) -> None:
        many = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(many, "triktrak-thinking", initializer=_give_way)
        # Whoever waits for it is served in the order of asking.
        self._free = asyncio.Semaphore(many)
        self._askers: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, asker: Hashable, question: Callable[[Progress], T]) -> T:
        """Return the answer to a question, worked out in a thread; it raises what the question raises.

        Cancelled, it leaves the queue; a question that is being worked out ends when it next tells how far it is.
        """
        async with self._askers.setdefault(asker, asyncio.Lock()):
            await self._free.acquire()
            gone = threading.Event()
            answer = asyncio.get_running_loop().run_in_executor(self._threads, question, partial(_go_on, gone))
            answer.add_done_callback(self._done)
            try:
                # Not awaited itself: the thread is free for the next when it has ended, not when nobody waits for it.
                await asyncio.wait([answer])
            except asyncio.CancelledError:
                gone.set()
                raise
            return answer.result()

    def close(self) -> None:
        """Wait for what is being worked out; nothing may be asked any more."""
        self._threads.shutdown(cancel_futures=True)

    def _done(self, answer: asyncio.Future[T]) -> None:
        self._free.release()
        if not answer.cancelled():
            # Nobody may be there any more to hear of a fault.
            answer.exception()


class _GoneError(Exception):
    """Nobody waits for the answer."""


def _go_on(gone: threading.Event, done: float) -> None:
    if gone.is_set():
        raise _GoneError


def _give_way() -> None:
    if sys.platform == "linux":
        me = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, me, os.getpriority(os.PRIO_PROCESS, me) + GIVES_WAY)

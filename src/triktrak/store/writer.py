"""One thread that does all writing, and commits together what came together.

Knows transactions, not what is written in them.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from ..errors import StoreError
from .port import RefusedError

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Item = tuple[Future[Any], Job[Any]]

BATCH = 64
"""The most jobs that share a commit."""


class Writer:
    """Runs jobs in order, many to a transaction; a job's result is handed out after the commit.

    A job checks first and writes then: if it raises `RefusedError` it has written nothing and the others go on.
    """

    def __init__(self, conn: sqlite3.Connection) -> None:
        self._conn = conn
        self._queue: SimpleQueue[Item | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="triktrak-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> Future[T]:
        """Queue a job; the future is done when its outcome is on disk."""
        future: Future[T] = Future()
        self._queue.put((future, job))
        return future

    def close(self) -> None:
        """Finish the queue and stop; what comes later is never begun."""
        self._queue.put(None)
        self._thread.join()
        self._conn.close()

    def _run(self) -> None:
        while True:
            batch = [self._queue.get()]
            with contextlib.suppress(Empty):
                while len(batch) < BATCH:
                    batch.append(self._queue.get_nowait())
            items = [item for item in batch if item is not None and item[0].set_running_or_notify_cancel()]
            if items:
                self._commit(items)
            if None in batch:
                return

    def _commit(self, batch: list[Item]) -> None:
        done: list[tuple[Future[Any], Any, bool]] = []
        try:
            self._conn.execute("BEGIN IMMEDIATE")
            for future, job in batch:
                try:
                    done.append((future, job(self._conn), True))
                except RefusedError as refusal:
                    done.append((future, refusal, False))
            self._conn.execute("COMMIT")
        except Exception as error:
            self._undo()
            self._fail(batch, error)
            return
        for future, outcome, accepted in done:
            (future.set_result if accepted else future.set_exception)(outcome)

    def _undo(self) -> None:
        # After a full disk SQLite may have rolled back by itself.
        with contextlib.suppress(sqlite3.Error):
            if self._conn.in_transaction:
                self._conn.execute("ROLLBACK")

    def _fail(self, batch: list[Item], error: Exception) -> None:
        of_the_disk = isinstance(error, sqlite3.OperationalError)
        if len(batch) > 1 and not of_the_disk:
            # One faulty job must not take the others with it.
            for item in batch:
                self._commit([item])
            return
        for future, _ in batch:
            if isinstance(error, sqlite3.Error):
                future.set_exception(StoreError("store_write", detail=str(error)))
            else:
                future.set_exception(error)

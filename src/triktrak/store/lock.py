"""One server to a data directory: a lock that the system lets go of when its holder dies, however it dies.

The file says who holds it: the process number and the address that is served.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

NAME = "server.lock"


class Holder(msgspec.Struct, frozen=True):
    """Who holds the lock; the address is empty until the holder serves."""

    pid: int
    address: str


class DataLock:
    """The lock of the data directory `home`; `name` where something else in it has a lock of its own.

    >>> with DataLock(home) as lock:
    ...     lock.announce("http://127.0.0.1:2415") if lock.held else lock.holder()
    """

    def __init__(self, home: Path, name: str = NAME) -> None:
        self.path = home / name
        self.held = False
        self._file: BinaryIO | None = None

    def acquire(self) -> bool:
        """Take the lock unless another process has it; a lock whose holder died is free."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Never truncated on opening: what the holder wrote must stay readable.
        file = os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)
        if not _lock(file):
            file.close()
            return False
        self._file, self.held = file, True
        self.announce("")
        return True

    def announce(self, address: str) -> None:
        """Tell whoever comes second where the holder is to be found."""
        if self._file is None:
            raise RuntimeError("the lock is not held")
        text = msgspec.json.encode(Holder(os.getpid(), address))
        self._file.seek(0)
        self._file.write(text)
        self._file.truncate(len(text))

    def holder(self) -> Holder | None:
        """Return who holds the lock, None when nobody says so."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Holder)
        except (OSError, msgspec.MsgspecError):
            return None

    def release(self) -> None:
        """Let go; the file stays, since deleting it would race with somebody who has just opened it."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.close()
        self._file, self.held = None, False

    def __enter__(self) -> DataLock:
        self.acquire()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> bool:
        # A byte far behind the text: a locked byte cannot be read by others on Windows.
        file.seek(2**20)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

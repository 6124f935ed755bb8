"""Copies of the database while it is in use, and their return. Nothing is ever overwritten.

A copy is put back only after everything in it has been checked: the file, the schema, every match's hash chain.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID, uuid4

from ..errors import StoreError
from .connect import connect, unreadable
from .lock import DataLock
from .migrate import schema_version, upgrade
from .sqlite import read_match


def backup(db: Path, target: Path) -> None:
    """Write a checked copy of `db` to the new file `target`; a running server is not disturbed.

    >>> backup(home / "triktrak.db", Path("monday.db"))
    """
    if not db.is_file():
        raise StoreError("database_missing", path=str(db))
    if schema_version(db) is None:
        raise StoreError("database_empty", path=str(db))
    if target.exists():
        raise StoreError("backup_exists", path=str(target))
    with _beside(target) as part:
        with closing(connect(db)) as conn:
            try:
                conn.execute("VACUUM INTO ?", (str(part),))
            except sqlite3.Error as error:
                raise StoreError("store_write", detail=str(error)) from error
        check(part)
        _alone(part)
        _sync(part)
        _appear(part, target)
        _sync(target.parent)


def restore(source: Path, db: Path) -> Path | None:
    """Put the copy `source` in the place of `db`; returns where the old database was kept, if there was one.

    >>> restore(Path("monday.db"), home / "triktrak.db")
    """
    if not source.is_file():
        raise StoreError("database_missing", path=str(source))
    with DataLock(db.parent) as lock:
        if not lock.held:
            holder = lock.holder()
            raise StoreError("server_running", address=holder.address if holder else "")
        with _beside(db) as part:
            _copy(source, part)
            if schema_version(part) is None:
                raise StoreError("database_empty", path=str(source))
            upgrade(part)
            check(part)
            _settle(part)
            _sync(part)
            kept = _keep(db)
            part.replace(db)
            _sync(db.parent)
            return kept


def check(db: Path) -> int:
    """Check the file and the hash chain of every match; returns how many matches there are."""
    with closing(connect(db, readonly=True)) as conn:
        try:
            found = conn.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok" or conn.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise StoreError("database_damaged", path=str(db), detail=str(found))
            ids = [row[0] for row in conn.execute('SELECT id FROM "match"')]
            for raw in ids:
                read_match(conn, UUID(bytes=raw))
            return len(ids)
        except sqlite3.Error as error:
            raise unreadable(db, error) from error


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A name for the copy while it is made; what the system refuses meanwhile is a StoreError."""
    part = target.with_name(f".{target.name}.{uuid4().hex}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        yield part
    except OSError as error:
        raise StoreError("store_write", detail=str(error)) from error
    finally:
        for leftover in (part, *_logs(part)):
            leftover.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    try:
        # Read only: a copy on a medium that cannot be written must do, and must stay as it is.
        uri = f"{source.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise unreadable(source, error) from error


def _alone(db: Path) -> None:
    """Make the file readable without files beside it, where nothing can be written."""
    with closing(connect(db)) as conn:
        conn.execute("PRAGMA journal_mode=DELETE")


def _appear(part: Path, target: Path) -> None:
    try:
        # A link fails where a rename would replace a file that has appeared in the meantime.
        os.link(part, target)
    except FileExistsError:
        raise StoreError("backup_exists", path=str(target)) from None
    except OSError:
        # A memory stick knows no links.
        shutil.copyfile(part, target)


def _settle(db: Path) -> None:
    """Bring what is in the write-ahead log into the file itself."""
    with closing(connect(db)) as conn:
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _keep(db: Path) -> Path | None:
    if not db.exists():
        return None
    kept = db.with_name(f"{db.stem}.before-{datetime.now(UTC):%Y%m%dT%H%M%S.%f}{db.suffix}")
    try:
        _settle(db)
    except (StoreError, sqlite3.Error):
        # Damaged: that may be why a copy is put back. The file and its log are kept as they are.
        for log in _logs(db):
            if log.exists():
                log.rename(kept.with_name(kept.name + log.name.removeprefix(db.name)))
    if any(log.exists() for log in _logs(db)):
        raise StoreError("database_in_use", path=str(db))
    _appear(db, kept)
    return kept


def _logs(db: Path) -> tuple[Path, Path]:
    return db.with_name(db.name + "-wal"), db.with_name(db.name + "-shm")


def _sync(path: Path) -> None:
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    except OSError:
        # Some systems cannot synchronise a directory; the file itself has been by then.
        if not path.is_dir():
            raise
    finally:
        os.close(fd)

"""Scorebooks in SQLite: the records of each book, and every operation that made them."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from uuid import UUID

import msgspec

from ..errors import StoreError
from ..scorebook import Record, read_record
from .connect import connect
from .migrate import upgrade

HOME = UUID(int=0)
"""The book of this computer: its command line and every guest of a server that only it can reach write in it."""


class BookStore:
    """The scorebooks in the file `db`, created or migrated when it is opened; beside a running server too.

    >>> books = BookStore(Path("triktrak.db"))
    >>> books.records(HOME)
    []
    """

    def __init__(self, db: Path) -> None:
        upgrade(db)
        self._db = db
        self._conn = connect(db)

    def close(self) -> None:
        """Let go of the database."""
        self._conn.close()

    def records(self, book: UUID) -> list[Record]:
        """What stands in a book; what is gone is left out."""
        try:
            rows = self._conn.execute(
                "SELECT kind, id, fields FROM book_record WHERE book_id=? AND gone=0", (book.bytes,)
            ).fetchall()
        except sqlite3.Error as error:
            raise StoreError("database_unreadable", path=str(self._db), detail=str(error)) from error
        return [read_record(kind, {**msgspec.json.decode(fields), "id": id_}) for kind, id_, fields in rows]

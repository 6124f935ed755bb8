"""The records of a book as values: all of them, or those of a book that is known but for what has changed since."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from uuid import UUID

import msgspec

from ..scorebook import Book, Line, Record, read_record
from ..scorebook.records import kind_of

_RECORD = "SELECT kind, id, fields FROM book_record AS record WHERE book_id=?"
_ALL = (
    f"{_RECORD} AND gone=0 AND NOT (kind='line' AND EXISTS (SELECT 1 FROM book_record"  # noqa: S608  (text of our own)
    " WHERE book_id=record.book_id AND kind='sheet' AND id=record.sheet AND gone=1))"
)


def records(conn: sqlite3.Connection, book: UUID) -> list[Record]:
    """What stands in a book; what is gone is left out, and so are the lines of a sheet that is."""
    return _read(conn.execute(_ALL, (book.bytes,)))


def records_since(conn: sqlite3.Connection, book: UUID, known: Book, seen: int) -> list[Record]:
    """The same, of a book that was `known` when its head was `seen`: only what has changed is read."""
    standing = {(kind_of(record), record.id): record for record in known}
    gone = conn.execute("SELECT kind, id FROM book_record WHERE book_id=? AND seq>? AND gone=1", (book.bytes, seen))
    for at in gone.fetchall():
        standing.pop(at, None)
    changed = _read(conn.execute(f"{_RECORD} AND seq>? AND gone=0", (book.bytes, seen)))
    for record in changed:
        at = (kind_of(record), record.id)
        if at[0] == "sheet" and at not in standing:
            # Its lines may be older than its return.
            lines = _read(conn.execute(f"{_RECORD} AND sheet=? AND kind='line'", (book.bytes, record.id)))
            standing |= {("line", line.id): line for line in lines}
        standing[at] = record
    return [
        record for record in standing.values() if not isinstance(record, Line) or ("sheet", record.sheet) in standing
    ]


def gone(conn: sqlite3.Connection, book: UUID) -> list[Record]:
    """What has been deleted and can be brought back, the latest first."""
    return _read(conn.execute(f"{_RECORD} AND gone=1 ORDER BY seq DESC", (book.bytes,)))


def _read(rows: Iterable[tuple[str, str, str]]) -> list[Record]:
    return [read_record(kind, {**msgspec.json.decode(fields), "id": id_}) for kind, id_, fields in rows]

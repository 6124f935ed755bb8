"""The records of a book as values: all of them, or those of a book that is known but for what has changed since."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from uuid import UUID

import msgspec

from ..scorebook import Book, Line, Record, Sheet, read_record

_RECORD = "SELECT kind, id, fields FROM book_record AS record WHERE book_id=?"
_ALL = (
    f"{_RECORD} AND gone=0 AND NOT (kind='line' AND EXISTS (SELECT 1 FROM book_record"  # noqa: S608  (text of our own)
    " WHERE book_id=record.book_id AND kind='sheet' AND id=record.sheet AND gone=1))"
)


def records(conn: sqlite3.Connection, book: UUID) -> list[Record]:
    """What stands in a book; what is gone is left out, and so are the lines of a sheet that is."""
    return _read(conn.execute(_ALL, (book.bytes,)))


def book_since(conn: sqlite3.Connection, book: UUID, known: Book, seen: int) -> Book:
    """The book that was `known` when its head was `seen`, as it stands now: only what has changed is read."""
    rows = conn.execute("SELECT kind, id FROM book_record WHERE book_id=? AND seq>? AND gone=1", (book.bytes, seen))
    gone = [record for kind, id_ in rows if (record := known.get(kind, id_)) is not None]
    changed = _read(conn.execute(f"{_RECORD} AND seq>? AND gone=0", (book.bytes, seen)))
    back = [record.id for record in changed if isinstance(record, Sheet) and record.id not in known.sheets]
    # The lines of a sheet may be older than its return.
    for sheet in back:
        changed += _read(conn.execute(f"{_RECORD} AND sheet=? AND kind='line'", (book.bytes, sheet)))
    there = (known.sheets.keys() | set(back)) - {record.id for record in gone}
    return known.after((one for one in changed if not isinstance(one, Line) or one.sheet in there), gone)


def gone(conn: sqlite3.Connection, book: UUID) -> list[Record]:
    """What has been deleted and can be brought back, the latest first."""
    return _read(conn.execute(f"{_RECORD} AND gone=1 ORDER BY seq DESC", (book.bytes,)))


def _read(rows: Iterable[tuple[str, str, str]]) -> list[Record]:
    return [read_record(kind, {**msgspec.json.decode(fields), "id": id_}) for kind, id_, fields in rows]

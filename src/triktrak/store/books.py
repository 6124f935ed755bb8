"""Scorebooks in SQLite: the records of each book, and every operation that made them.

Synchronous, and of one thread: the command line opens the file for a moment, the server has a thread for it.
"""

from __future__ import annotations

import re
import sqlite3
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from uuid import UUID

import msgspec
from msgspec import Raw, Struct

from ..errors import Malformed, StoreError, TriktrakError
from ..scorebook import Book, Record, Sheet
from ..scorebook.ops import Draft, Operation
from . import book_access, book_reading
from .book_access import Access
from .connect import connect
from .migrate import upgrade
from .shares import ShareStore
from .shelf import Shelf

HOME = UUID(int=0)
"""The book of this computer: its command line and every guest of a server that only it can reach write in it."""

FORGOTTEN_US = 180 * 86_400 * 1_000_000
"""How long what is gone can be brought back."""
PAGE = 1000
"""The most changes that are told at once."""
CURSOR = re.compile(r"(\d{1,15})?(\+)?")
"""How far a device has been told; with a plus, of a book that it is reading from its beginning."""
_BOOKS = 16


class Outcome(Struct, frozen=True, omit_defaults=True):
    """What became of an operation: `code` and `params` say why it was refused."""

    op: str
    code: str | None = None
    params: dict[str, object] = {}


class Change(Struct, frozen=True):
    """A record as it stands now, its fields and their stamps as the JSON that is kept."""

    kind: str
    id: str
    fields: Raw
    hlcs: Raw
    gone: bool


class Changes(Struct, frozen=True):
    """What has changed in a book since a cursor, which is only good for asking what has changed since then.

    `more`: there is more to ask for. `reset`: what is told begins from nothing again, and a device lets go of all it
    was told before: deleted records have been forgotten since, or the book is older than the cursor.
    `hlc`: the latest stamp of the book.
    """

    cursor: str
    hlc: str = ""
    changes: list[Change] = []
    more: bool = False
    reset: bool = False


class Written(Struct, frozen=True):
    """An entry in the history of a record: what was written, by which guest, at which stamp; received when."""

    op: str
    kind: str
    id: str
    hlc: str
    fields: dict[str, object]
    gone: bool | None
    writer: UUID | None
    received_us: int


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
        self.shares = ShareStore(self._conn, db)
        """The pages of books that are shared."""
        self._read: OrderedDict[UUID, tuple[int, Book]] = OrderedDict()

    def close(self) -> None:
        """Let go of the database."""
        self._conn.close()

    def records(self, book: UUID) -> list[Record]:
        """What stands in a book; what is gone is left out, and so are the lines of a sheet that is."""
        with self._reading():
            return book_reading.records(self._conn, book)

    def book(self, book: UUID) -> Book:
        """The whole book as a value; asked for again, only what has changed is read and counted again."""
        with self._reading():
            head = self._head(book)
            seen, value = self._read.pop(book, (0, None))
            if value is None or seen > head:
                value = Book(book_reading.records(self._conn, book))
            elif seen < head:
                value = book_reading.book_since(self._conn, book, value, seen)
            self._read[book] = head, value
            if len(self._read) > _BOOKS:
                self._read.popitem(last=False)
            return value

    def gone(self, book: UUID) -> list[Record]:
        """What has been deleted and can be brought back, the latest first; its lines go and come with a sheet."""
        with self._reading():
            return book_reading.gone(self._conn, book)

    def apply(
        self,
        book: UUID,
        operations: Sequence[Operation],
        now_us: int,
        *,
        writer: UUID | None = None,
        sheet: str | None = None,
    ) -> list[Outcome]:
        """Write operations, those that can be kept, together; in the order of their stamps, told in their own order.

        An operation that is known already is kept; a record that one would make malformed stays as it was. `sheet`:
        the only one whose lines may be written.
        """
        outcomes: dict[int, Outcome] = {}
        with self._writing(book, now_us, writer) as shelf:
            for place, operation in sorted(enumerate(operations), key=lambda each: each[1].hlc):
                try:
                    _allowed(shelf, operation, sheet)
                    shelf.enter(operation)
                    outcomes[place] = Outcome(operation.op)
                except TriktrakError as fault:
                    outcomes[place] = Outcome(operation.op, fault.code, fault.params)
        return [outcomes[place] for place in range(len(operations))]

    def write(self, book: UUID, drafts: Iterable[Draft], now_us: int, *, writer: UUID | None = None) -> None:
        """Write changes made here and now, all or none; a TriktrakError says which could not be and why."""
        with self._writing(book, now_us, writer) as shelf:
            for draft in drafts:
                shelf.write(draft)

    def changes(self, book: UUID, cursor: str = "", *, sheet: str | None = None) -> Changes:
        """What has changed since `cursor`, "" for everything; of one sheet, its lines and its players if it is named.

        >>> books.changes(HOME).cursor
        '12'
        """
        match = CURSOR.fullmatch(cursor)
        if match is None:
            raise Malformed("book_cursor", cursor=cursor)
        seen, anew = int(match[1] or 0), not match[1] or bool(match[2])
        with self._reading():
            row = self._conn.execute("SELECT head, horizon, hlc FROM book WHERE id=?", (book.bytes,)).fetchone()
            head, horizon, hlc = row or (0, 0, "")
            reset = seen > head or (seen < horizon and not anew)
            found = self._changed(book, 0 if reset else seen, sheet)
        more = len(found) > PAGE
        # Whoever reads everything is not behind while there is more to come.
        told = f"{found[PAGE - 1][0]}{'+' if anew or reset else ''}" if more else str(head)
        return Changes(told, hlc, [change for _, change in found[:PAGE]], more, reset)

    def state(self, book: UUID, *, sheet: str | None = None) -> Changes:
        """A whole book for a device that has none of it: every record that is not gone."""
        with self._reading():
            row = self._conn.execute("SELECT head, hlc FROM book WHERE id=?", (book.bytes,)).fetchone()
            head, hlc = row or (0, "")
            found = [change for _, change in self._changed(book, 0, sheet, limit=-1) if not change.gone]
            return Changes(str(head), hlc, found)

    def knows(self, book: UUID, kind: str, id_: str) -> bool:
        """Whether a record is in a book, and not gone."""
        with self._reading():
            found = "SELECT 1 FROM book_record WHERE book_id=? AND kind=? AND id=? AND gone=0"
            return self._conn.execute(found, (book.bytes, kind, id_)).fetchone() is not None

    def head(self, book: UUID) -> int:
        """How far a book has come: another number whenever anything in it has changed."""
        with self._reading():
            return self._head(book)

    def ever(self, book: UUID, kind: str) -> set[str]:
        """The ids of all records of a kind, those of gone ones included: none of them can be given to another."""
        with self._reading():
            rows = self._conn.execute("SELECT id FROM book_record WHERE book_id=? AND kind=?", (book.bytes, kind))
            return {id_ for (id_,) in rows}

    def kept(self, book: UUID, asked: Iterable[tuple[str, str]]) -> list[Change]:
        """The records of these kinds and ids as they stand; of one that there never was, that it is gone."""
        one = f"{_CHANGE} AND kind=:kind AND id=:id"
        with self._reading():
            kept = {
                (kind, id_): self._conn.execute(one, {"book": book.bytes, "kind": kind, "id": id_}).fetchone()
                for kind, id_ in asked
            }
        return [_change(row)[1] if row else Change(*at, Raw(b"{}"), Raw(b"{}"), gone=True) for at, row in kept.items()]

    def history(self, book: UUID, kind: str, id_: str) -> list[Written]:
        """What was written of a record, of a sheet with its lines, in the order of the stamps."""
        with self._reading():
            rows = self._conn.execute(_WRITTEN, {"book": book.bytes, "kind": kind, "id": id_})
            return [
                Written(
                    op=op,
                    kind=of,
                    id=record,
                    hlc=hlc,
                    fields=msgspec.json.decode(fields),
                    gone=None if gone is None else bool(gone),
                    writer=None if writer is None else UUID(bytes=writer),
                    received_us=received,
                )
                for op, of, record, hlc, fields, gone, writer, received in rows
            ]

    def purge(self, now_us: int) -> int:
        """Forget what has been gone for half a year, with its lines and its history; returns how many records."""
        with self._transaction():
            before = now_us - FORGOTTEN_US
            rows = self._conn.execute(_FORGOTTEN, (before, before)).fetchall()
            for book, kind, id_, seq in rows:
                for table in ("book_op", "book_record"):
                    self._conn.execute(
                        f"DELETE FROM {table} WHERE book_id=? AND kind=? AND id=?",  # noqa: S608  (names of our own)
                        (book, kind, id_),
                    )
                self._conn.execute("UPDATE book SET horizon=max(horizon, ?) WHERE id=?", (seq, book))
            return len(rows)

    def invite(self, access: Access, token_hash: bytes, now_us: int) -> None:
        """Keep a new link, known by the hash of its token only."""
        with self._transaction():
            book_access.invite(self._conn, access, token_hash, now_us)

    def look(self, token_hash: bytes, guest: UUID, now_us: int) -> Access:
        """What a link opens; a TriktrakError when it opens nothing for this guest."""
        with self._reading():
            return book_access.look(self._conn, token_hash, now_us, guest)

    def open(self, token_hash: bytes, guest: UUID, now_us: int) -> Access:
        """Use a link up, for this guest."""
        with self._transaction():
            return book_access.open_(self._conn, token_hash, guest, now_us)

    def opened(self, guest: UUID) -> list[Access]:
        """What a guest has opened with links, the latest first."""
        with self._reading():
            return book_access.of_guest(self._conn, guest)

    def withdraw(self, book: UUID, sheet: str | None) -> int:
        """Close a sheet, or the whole book, to whoever was sent a link; returns how many there were."""
        with self._transaction():
            return book_access.withdraw(self._conn, book, sheet)

    def confirm(self, guest: UUID, sheet: str, player: str, now_us: int) -> None:
        """Write that a player says it is so, on a device that a link to the sheet has let in."""
        with self._transaction():
            access = next((each for each in book_access.of_guest(self._conn, guest) if each.sheet == sheet), None)
            if access is None:
                raise TriktrakError("book_confirmed")
            shelf = Shelf(self._conn, access.book, now_us, guest)
            state = shelf.get("sheet", sheet)
            record = None if state is None else state.record()
            if not isinstance(record, Sheet) or player not in record.players:
                raise TriktrakError("book_unknown", kind="player", id=player)
            if access.player not in (None, player):
                raise TriktrakError("book_confirm_other")
            book_access.claim(self._conn, guest, sheet, player)
            if player not in record.confirmed:
                shelf.write(Draft(kind="sheet", id=sheet, fields={"confirmed": [*record.confirmed, player]}))
            shelf.close()

    def _head(self, book: UUID) -> int:
        row = self._conn.execute("SELECT head FROM book WHERE id=?", (book.bytes,)).fetchone()
        return row[0] if row else 0

    def _changed(self, book: UUID, cursor: int, sheet: str | None, limit: int = PAGE + 1) -> list[tuple[int, Change]]:
        found = {"book": book.bytes, "cursor": cursor, "sheet": sheet, "limit": limit}
        rows = [_change(row) for row in self._conn.execute(_ALL if sheet is None else _OF_SHEET, found)]
        return rows if sheet is None else [(seq, _shown(change)) for seq, change in rows]

    @contextmanager
    def _writing(self, book: UUID, now_us: int, writer: UUID | None) -> Iterator[Shelf]:
        with self._transaction():
            shelf = Shelf(self._conn, book, now_us, writer)
            yield shelf
            shelf.close()

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        try:
            self._conn.execute("BEGIN IMMEDIATE")
            yield
            self._conn.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError("store_write", detail=str(error)) from error
        finally:
            if self._conn.in_transaction:
                self._conn.execute("ROLLBACK")

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """One snapshot for all that is read."""
        try:
            self._conn.execute("BEGIN")
            yield
        except sqlite3.Error as error:
            raise StoreError("database_unreadable", path=str(self._db), detail=str(error)) from error
        finally:
            if self._conn.in_transaction:
                self._conn.execute("COMMIT")


_FORGOTTEN = (
    "SELECT book_id, kind, id, seq FROM book_record WHERE gone=1 AND changed_us<? UNION"
    " SELECT line.book_id, line.kind, line.id, line.seq FROM book_record line JOIN book_record sheet"
    " ON sheet.book_id=line.book_id AND sheet.kind='sheet' AND sheet.id=line.sheet"
    " WHERE line.kind='line' AND sheet.gone=1 AND sheet.changed_us<?"
)
_CHANGE = "SELECT seq, kind, id, fields, hlcs, gone FROM book_record WHERE book_id=:book"
_ALL = f"{_CHANGE} AND seq>:cursor ORDER BY seq LIMIT :limit"
# Whoever sees the sheet for the first time has not seen its players either, however old they are.
_OF_SHEET = (
    f"{_CHANGE} AND ((sheet=:sheet AND seq>:cursor) OR (kind='player'"  # noqa: S608  (text of our own)
    " AND (seq>:cursor OR :cursor<(SELECT seq FROM book_record WHERE book_id=:book AND kind='sheet' AND id=:sheet))"
    " AND id IN (SELECT seat.value FROM book_record AS s, json_each(s.fields, '$.players') AS seat"
    " WHERE s.book_id=:book AND s.kind='sheet' AND s.id=:sheet))) ORDER BY seq LIMIT :limit"
)
_WRITTEN = (
    "SELECT op, kind, id, hlc, fields, gone, writer, received_us FROM book_op WHERE book_id=:book AND ("
    "kind=:kind AND id=:id OR :kind='sheet' AND kind='line' AND id IN"
    " (SELECT id FROM book_record WHERE book_id=:book AND kind='line' AND sheet=:id)) ORDER BY hlc, op"
)
_TOLD = ("name", "nickname", "colour")
"""What a guest of one sheet is told of its players."""


def _change(row: tuple[int, str, str, str, str, int]) -> tuple[int, Change]:
    seq, kind, id_, fields, hlcs, gone = row
    return seq, Change(kind, id_, Raw(fields.encode()), Raw(hlcs.encode()), bool(gone))


def _shown(change: Change) -> Change:
    if change.kind != "player":
        return change
    told = [
        Raw(msgspec.json.encode({name: value for name, value in msgspec.json.decode(raw).items() if name in _TOLD}))
        for raw in (change.fields, change.hlcs)
    ]
    return Change(change.kind, change.id, told[0], told[1], change.gone)


def _allowed(shelf: Shelf, operation: Operation, sheet: str | None) -> None:
    """Refuse what a device may not say: a confirmation, which is a deed of its own, and more than its one `sheet`."""
    if operation.kind == "sheet" and operation.fields.get("confirmed"):
        before = shelf.get("sheet", operation.id)
        if before is None or before.fields.get("confirmed") != operation.fields["confirmed"]:
            raise Malformed("book_confirmed")
    if sheet is not None:
        line = shelf.get(operation.kind, operation.id)
        on = operation.fields if line is None else line.fields
        if operation.kind != "line" or on.get("sheet") != sheet:
            raise Malformed("book_not_yours")

"""One book within a transaction: its records as the scorebook asks for them, and what is written to them.

Every statement that changes a record is here; what may be written is judged by `scorebook.admission`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from uuid import UUID

import msgspec

from ..errors import Malformed
from ..scorebook.admission import admit, returning, touches
from ..scorebook.clock import believed, tick
from ..scorebook.ops import Draft, Operation, State
from .ids import new_id

HERE = "000000000000"
"""The device of what is written on this computer itself and not on anybody's phone."""
MOST = 50_000
"""The most records of a book; some ten years of a busy club."""
MOST_OPS = 500_000
"""The most operations of a book."""

_STATE = "SELECT kind, id, fields, hlcs, gone FROM book_record WHERE book_id=?"


class Shelf:
    """The records of `book`, read when asked for; `writer`: the guest who writes, nobody on the command line."""

    def __init__(self, conn: sqlite3.Connection, book: UUID, now_us: int, writer: UUID | None = None) -> None:
        self._conn, self._book, self._now_us, self._writer = conn, book.bytes, now_us, writer
        conn.execute("INSERT OR IGNORE INTO book (id, head, horizon, hlc) VALUES (?,0,0,'')", (self._book,))
        row = conn.execute("SELECT head, hlc FROM book WHERE id=?", (self._book,)).fetchone()
        self.head, self.hlc = int(row[0]), str(row[1])
        self._states: dict[tuple[str, str], State | None] = {}
        self._room: int | None = None
        self._mended = ""
        self._touched: set[str] = set()
        self._confirmed: set[str] = set()

    def get(self, kind: str, id: str, /) -> State | None:
        """A record, gone or not; None where there was never one."""
        if (kind, id) not in self._states:
            rows = self._conn.execute(f"{_STATE} AND kind=? AND id=?", (self._book, kind, id)).fetchall()
            self._states[kind, id] = state_of(rows[0]) if rows else None
        return self._states[kind, id]

    def lines(self, sheet: str, /) -> Iterable[State]:
        """The lines of a sheet."""
        rows = self._conn.execute(f"{_STATE} AND sheet=? AND kind='line'", (self._book, sheet)).fetchall()
        return [state_of(row) for row in rows]

    def sits(self, player: str, /) -> bool:
        """Whether a player is on a sheet that is not gone."""
        return self.met(player, player)

    def met(self, player: str, other: str, /) -> bool:
        """Whether two players are on one sheet that is not gone."""
        seat = "EXISTS (SELECT 1 FROM json_each(fields, '$.players') WHERE value=?)"
        sheets = f"SELECT 1 FROM book_record WHERE book_id=? AND kind='sheet' AND gone=0 AND {seat} AND {seat}"  # noqa: S608  names of our own
        return self._conn.execute(sheets, (self._book, player, other)).fetchone() is not None

    def merged(self, player: str, /) -> bool:
        """Whether somebody who is not gone turned out to be this player."""
        others = (
            "SELECT 1 FROM book_record WHERE book_id=? AND kind='player' AND gone=0"
            " AND json_extract(fields, '$.same_as')=?"
        )
        return self._conn.execute(others, (self._book, player)).fetchone() is not None

    def write(self, draft: Draft) -> None:
        """Write a change that is made now and here; a TriktrakError says why it cannot be."""
        operation = Operation(
            kind=draft.kind, id=draft.id, fields=draft.fields, gone=draft.gone, op=new_id(self._now_us),
            hlc=tick(self.hlc, self._now_us // 1000, HERE),
        )  # fmt: skip
        self.enter(operation)

    def enter(self, operation: Operation) -> None:
        """Write an operation that is not known yet; a TriktrakError says why it cannot be, and nothing is written."""
        known = self._conn.execute("SELECT 1 FROM book_op WHERE book_id=? AND op=?", (self._book, operation.op))
        if known.fetchone() is not None:
            return
        hlc = believed(operation.hlc, self._now_us // 1000, self._mended)
        if hlc != operation.hlc:
            operation = msgspec.structs.replace(operation, hlc=hlc)
        after, before = admit(operation, self)
        self._take_room(new=before is None)
        if hlc != operation.hlc:
            self._mended = hlc
        self._log(operation)
        self.hlc = max(self.hlc, hlc)
        if after is not before:
            self._put(after)
            self._note(operation, after)

    def close(self) -> None:
        """Lift the confirmations of results that were touched, and note how far the book has come."""
        for sheet in self._touched - self._confirmed:
            state = self.get("sheet", sheet)
            if state is not None and state.fields.get("confirmed"):
                self.write(Draft(kind="sheet", id=sheet, fields={"confirmed": []}))
        self._conn.execute("UPDATE book SET head=?, hlc=? WHERE id=?", (self.head, self.hlc, self._book))

    def _note(self, operation: Operation, after: State) -> None:
        sheet = sheet_of(after)
        if sheet is not None and touches(operation):
            self._touched.add(sheet)
        if operation.kind == "sheet" and "confirmed" in operation.fields:
            # What comes with its confirmation, from a copy that is read in, keeps it.
            self._confirmed.add(operation.id)
        if operation.kind in ("sheet", "player") and not after.gone:
            for back in returning(after.record(), self):
                self.write(back)

    def _take_room(self, *, new: bool) -> None:
        if self.head >= MOST_OPS:
            raise Malformed("book_full", most=MOST)
        if not new:
            return
        if self._room is None:
            row = self._conn.execute("SELECT count(*) FROM book_record WHERE book_id=?", (self._book,)).fetchone()
            self._room = MOST - int(row[0])
        if self._room <= 0:
            raise Malformed("book_full", most=MOST)
        self._room -= 1

    def _log(self, operation: Operation) -> None:
        self.head += 1
        o = operation
        self._conn.execute(
            "INSERT INTO book_op (book_id, op, kind, id, fields, gone, hlc, writer, received_us)"
            " VALUES (?,?,?,?,?,?,?,?,?)",
            (
                self._book, o.op, o.kind, o.id, _json(o.fields), o.gone, o.hlc,
                None if self._writer is None else self._writer.bytes, self._now_us,
            ),
        )  # fmt: skip

    def _put(self, state: State) -> None:
        self._states[state.kind, state.id] = state
        self._conn.execute(
            "INSERT INTO book_record (book_id, kind, id, sheet, fields, hlcs, gone, seq, changed_us)"
            " VALUES (?,?,?,?,?,?,?,?,?) ON CONFLICT (book_id, kind, id) DO UPDATE SET"
            " fields=excluded.fields, hlcs=excluded.hlcs, gone=excluded.gone, seq=excluded.seq,"
            " changed_us=excluded.changed_us",
            (
                self._book, state.kind, state.id, sheet_of(state), _json(state.fields), _json(state.hlcs), state.gone,
                self.head, self._now_us,
            ),
        )  # fmt: skip


def state_of(row: tuple[str, str, str, str, int]) -> State:
    """A row of `book_record` as a value."""
    kind, id_, fields, hlcs, gone = row
    return State(kind, id_, msgspec.json.decode(fields), msgspec.json.decode(hlcs), bool(gone))


def sheet_of(state: State) -> str | None:
    """The sheet that a record belongs to, itself included."""
    return str(state.fields["sheet"]) if state.kind == "line" else state.id if state.kind == "sheet" else None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()

"""The store in one SQLite file: hand-written SQL, one writer thread, reading beside it.

The tables are in schema.py; what a StoreError says is in the catalogues.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

import msgspec

from ..errors import StoreError
from . import invitations
from .connect import connect, grow_log, unreadable
from .hashing import GENESIS, chain, verify
from .migrate import upgrade
from .port import (
    ConflictError,
    DuplicateError,
    Entry,
    Header,
    Invitation,
    Player,
    Seat,
    Store,
    Stored,
    StoredEntry,
    Summary,
)
from .writer import Writer

if TYPE_CHECKING:
    from .books import BookStore

T = TypeVar("T")

_HEADER = (
    "SELECT id, created_us, updated_us, variant, length, options, seat0, name0, level0, seat1, name1, level1, summary,"
    ' head_seq, head_hash FROM "match"'
)
_LISTED = 200


class SqliteStore(Store):
    """A store in the file `db`, created or migrated when it is opened.

    >>> store = SqliteStore(Path("triktrak.db"))
    """

    def __init__(self, db: Path) -> None:
        upgrade(db)
        self._db = db
        conn = connect(db)
        try:
            grow_log(conn, db)
        except sqlite3.Error as error:
            conn.close()
            raise unreadable(db, error) from error
        # The writer's connection stays open: the last one to close would delete the log that was just made long.
        self._writer = Writer(conn)
        self._reading = connect(db, readonly=True)
        self._reader = ThreadPoolExecutor(1, "triktrak-reader")
        self._books: BookStore | None = None
        self._keeper = ThreadPoolExecutor(1, "triktrak-keeper")

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        self._reader.shutdown()
        self._reading.close()
        self._keeper.shutdown()
        if self._books is not None:
            self._books.close()
        self._writer.close()

    async def create(self, header: Header, entries: Sequence[Entry]) -> int:
        """Begin the log of a new match; returns its head."""

        return await self._write(lambda conn: _create(conn, header, entries))

    async def append(self, match_id: UUID, expected_head: int, entries: Sequence[Entry], summary: Summary) -> int:
        """Add entries after `expected_head`, all or none; returns the new head.

        Raises ConflictError when the log stands elsewhere, DuplicateError when it has the command already.
        """

        def job(conn: sqlite3.Connection) -> int:
            for entry in entries:
                if entry.cmd_id is not None and (seq := _find(conn, match_id, entry.actor, entry.cmd_id)) is not None:
                    raise DuplicateError(seq)
            row = conn.execute('SELECT head_seq, head_hash FROM "match" WHERE id=?', (match_id.bytes,)).fetchone()
            if row is None or row[0] != expected_head:
                raise ConflictError(-1 if row is None else row[0])
            return _add(conn, match_id, chain(match_id, expected_head, row[1], entries), summary)

        return await self._write(job)

    async def load(self, match_id: UUID) -> Stored | None:
        """Return a match and its log; None when there is no such match. A broken chain is a StoreError."""

        def query(conn: sqlite3.Connection) -> Stored | None:
            conn.execute("BEGIN")  # one snapshot for header and log
            try:
                return read_match(conn, match_id)
            finally:
                conn.execute("COMMIT")

        return await self._read(query)

    async def list_for(self, player: UUID) -> list[Header]:
        """Return the matches a player sits at, unfinished first, the latest first."""

        def query(conn: sqlite3.Connection) -> list[Header]:
            rows = conn.execute(
                f"{_HEADER} WHERE seat0=? OR seat1=? ORDER BY over, updated_us DESC LIMIT ?",
                (player.bytes, player.bytes, _LISTED),
            )
            return [_header(row) for row in rows]

        return await self._read(query)

    async def find_command(self, match_id: UUID, actor: int, cmd_id: UUID) -> int | None:
        """Return the sequence number that a command was appended at, if it was."""
        return await self._read(lambda conn: _find(conn, match_id, actor, cmd_id))

    async def create_player(self, player: Player, token_hash: bytes, now_us: int, expires_us: int) -> None:
        """Add a player and the session they are known by."""

        def job(conn: sqlite3.Connection) -> None:
            conn.execute("INSERT INTO player VALUES (?,?,?)", (player.id.bytes, player.name, now_us))
            conn.execute(
                "INSERT INTO session (token_hash, player_id, created_us, seen_us, expires_us) VALUES (?,?,?,?,?)",
                (token_hash, player.id.bytes, now_us, now_us, expires_us),
            )

        await self._write(job)

    async def find_player(self, token_hash: bytes, now_us: int) -> Player | None:
        """Return the player of a session that has not expired."""

        def query(conn: sqlite3.Connection) -> Player | None:
            row = conn.execute(
                "SELECT p.id, p.name FROM session s JOIN player p ON p.id=s.player_id"
                " WHERE s.token_hash=? AND s.expires_us>?",
                (token_hash, now_us),
            ).fetchone()
            return Player(UUID(bytes=row[0]), row[1]) if row else None

        return await self._read(query)

    async def extend_session(self, token_hash: bytes, now_us: int, expires_us: int) -> None:
        """Note that a session is in use and lasts longer."""

        def job(conn: sqlite3.Connection) -> None:
            conn.execute(
                "UPDATE session SET seen_us=?, expires_us=? WHERE token_hash=?", (now_us, expires_us, token_hash)
            )

        await self._write(job)

    async def invite(self, invitation: Invitation, token_hash: bytes) -> None:
        """Add an invitation, or give the one for this match, still open, another link and another end.

        Raises ConflictError when it is no longer open.
        """
        await self._write(lambda conn: invitations.put(conn, invitation, token_hash))

    async def withdraw(self, match_id: UUID) -> None:
        """Let nobody sit down on this invitation any more; nothing happens to one that is not open."""
        await self._write(lambda conn: invitations.withdraw(conn, match_id))

    async def accept(self, token_hash: bytes, header: Header, entries: Sequence[Entry]) -> None:
        """Use the link up and begin the match, both or neither; ConflictError when the invitation is not open."""

        def job(conn: sqlite3.Connection) -> None:
            invitations.use(conn, header.id, token_hash)
            _create(conn, header, entries)

        await self._write(job)

    async def find_invitation(self, token_hash: bytes) -> Invitation | None:
        """Return the invitation that a link leads to."""
        return await self._read(lambda conn: invitations.by_token(conn, token_hash))

    async def invitation_for(self, match_id: UUID) -> Invitation | None:
        """Return the invitation to a match."""
        return await self._read(lambda conn: invitations.by_match(conn, match_id))

    async def invitations_of(self, player: UUID) -> list[Invitation]:
        """Return the open invitations of a player, the latest first."""
        return await self._read(lambda conn: invitations.open_of(conn, player))

    async def books(self, job: Callable[[BookStore], T]) -> T:
        """Do something with the scorebooks, on the thread that all of them are read and written on."""

        def work() -> T:
            if self._books is None:
                from .books import BookStore

                self._books = BookStore(self._db)
            return job(self._books)

        return await asyncio.get_running_loop().run_in_executor(self._keeper, work)

    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(self._writer.submit(job))

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, query, self._reading)
        except sqlite3.Error as error:
            raise StoreError("database_unreadable", path=str(self._db), detail=str(error)) from error


def read_match(conn: sqlite3.Connection, match_id: UUID) -> Stored | None:
    """Return a match whose hash chain is sound; a broken chain is a StoreError."""
    row = conn.execute(f"{_HEADER} WHERE id=?", (match_id.bytes,)).fetchone()
    if row is None:
        return None
    entries = [
        StoredEntry(e[0], e[1], e[2], e[3], e[4], e[5].encode(), _uuid(e[6]), e[7], e[8])
        for e in conn.execute(
            "SELECT seq, ts_us, actor, kind, v, data, cmd_id, prev_hash, hash FROM match_event WHERE match_id=?"
            " ORDER BY seq",
            (match_id.bytes,),
        )
    ]
    header = _header(row)
    verify(match_id, entries, header.head, row[14])
    return Stored(header, entries)


def _create(conn: sqlite3.Connection, header: Header, entries: Sequence[Entry]) -> int:
    first, second = header.seats
    conn.execute(
        'INSERT INTO "match" (id, created_us, updated_us, variant, length, options, seat0, name0, seat1, name1,'
        " over, summary, head_seq, head_hash, level0, level1) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        (
            header.id.bytes, header.created_us, header.updated_us, header.variant, header.length,
            header.options.decode(), _bytes(first.player), first.name, _bytes(second.player), second.name,
            0, "{}", 0, GENESIS, first.level or None, second.level or None,
        ),
    )  # fmt: skip
    return _add(conn, header.id, chain(header.id, -1, GENESIS, entries), header.summary)


def _add(conn: sqlite3.Connection, match_id: UUID, chained: list[StoredEntry], summary: Summary) -> int:
    conn.executemany(
        "INSERT INTO match_event (match_id, seq, ts_us, actor, kind, v, data, cmd_id, prev_hash, hash)"
        " VALUES (?,?,?,?,?,?,?,?,?,?)",
        [
            (
                match_id.bytes,
                e.seq,
                e.ts_us,
                e.actor,
                e.kind,
                e.v,
                e.data.decode(),
                _bytes(e.cmd_id),
                e.prev_hash,
                e.hash,
            )
            for e in chained
        ],
    )
    last = chained[-1]
    conn.execute(
        'UPDATE "match" SET head_seq=?, head_hash=?, summary=?, over=?, updated_us=? WHERE id=?',
        (last.seq, last.hash, msgspec.json.encode(summary).decode(), summary.over, last.ts_us, match_id.bytes),
    )
    return last.seq


def _find(conn: sqlite3.Connection, match_id: UUID, actor: int, cmd_id: UUID) -> int | None:
    row = conn.execute(
        "SELECT seq FROM match_event WHERE match_id=? AND actor=? AND cmd_id=?", (match_id.bytes, actor, cmd_id.bytes)
    ).fetchone()
    return None if row is None else int(row[0])


def _header(row: Sequence[Any]) -> Header:
    try:
        summary = msgspec.json.decode(row[12], type=Summary)
    except msgspec.MsgspecError as error:
        raise StoreError("chain_broken", match=str(UUID(bytes=row[0])), entry=row[13]) from error
    return Header(
        id=UUID(bytes=row[0]),
        created_us=row[1],
        updated_us=row[2],
        variant=row[3],
        length=row[4],
        options=row[5].encode(),
        seats=(Seat(_uuid(row[6]), row[7], row[8] or ""), Seat(_uuid(row[9]), row[10], row[11] or "")),
        summary=summary,
        head=row[13],
    )


def _bytes(id_: UUID | None) -> bytes | None:
    return None if id_ is None else id_.bytes


def _uuid(raw: bytes | None) -> UUID | None:
    return None if raw is None else UUID(bytes=raw)

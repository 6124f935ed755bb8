"""Who may open a book, or one sheet of it, that is not theirs: links that work once, of which only the hash is kept.

Statements behind the methods of books.py, each on a connection it is handed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from msgspec import Struct

from ..errors import TriktrakError

_SELECT = "SELECT book_id, sheet, player, guest_id, expires_us FROM book_access"


class Access(Struct, frozen=True):
    """A link to a book, or to one `sheet` of it; `guest`: who has opened it, and as which `player` on the sheet."""

    book: UUID
    sheet: str | None
    player: str | None
    guest: UUID | None
    expires_us: int


def invite(conn: sqlite3.Connection, access: Access, token_hash: bytes, now_us: int) -> None:
    """Keep a new link."""
    conn.execute("INSERT OR IGNORE INTO book (id, head, horizon, hlc) VALUES (?,0,0,'')", (access.book.bytes,))
    conn.execute(
        "INSERT INTO book_access (token_hash, book_id, sheet, player, created_us, expires_us) VALUES (?,?,?,?,?,?)",
        (token_hash, access.book.bytes, access.sheet, access.player, now_us, access.expires_us),
    )


def look(conn: sqlite3.Connection, token_hash: bytes, now_us: int, guest: UUID | None = None) -> Access:
    """What a link opens, to whoever has not opened it yet and to the one who has; a TriktrakError for others."""
    row = conn.execute(f"{_SELECT} WHERE token_hash=?", (token_hash,)).fetchone()
    if row is None:
        raise TriktrakError("book_link_unknown")
    access = _access(row)
    if access.guest is not None and access.guest != guest:
        raise TriktrakError("book_link_used")
    if access.guest is None and access.expires_us <= now_us:
        raise TriktrakError("book_link_expired")
    return access


def open_(conn: sqlite3.Connection, token_hash: bytes, guest: UUID, now_us: int) -> Access:
    """Use a link up; whoever has opened it may open it again."""
    access = look(conn, token_hash, now_us, guest)
    conn.execute("UPDATE book_access SET guest_id=? WHERE token_hash=?", (guest.bytes, token_hash))
    return access


def of_guest(conn: sqlite3.Connection, guest: UUID) -> list[Access]:
    """What a guest has opened, the latest first."""
    rows = conn.execute(f"{_SELECT} WHERE guest_id=? ORDER BY created_us DESC, token_hash", (guest.bytes,))
    return [_access(row) for row in rows]


def claim(conn: sqlite3.Connection, guest: UUID, sheet: str, player: str) -> None:
    """Say as which player a guest sits at a sheet; it cannot be said otherwise later."""
    conn.execute(
        "UPDATE book_access SET player=? WHERE guest_id=? AND sheet=? AND player IS NULL",
        (player, guest.bytes, sheet),
    )


def withdraw(conn: sqlite3.Connection, book: UUID, sheet: str | None) -> int:
    """Close a sheet, or the whole book, to whoever was sent a link; returns how many links there were."""
    return conn.execute("DELETE FROM book_access WHERE book_id=? AND sheet IS ?", (book.bytes, sheet)).rowcount


def _access(row: Sequence[Any]) -> Access:
    book, sheet, player, guest, expires = row
    return Access(UUID(bytes=book), sheet, player, None if guest is None else UUID(bytes=guest), expires)

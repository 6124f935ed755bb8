"""Invitations in SQLite: the statements behind the methods of sqlite.py, each on a connection it is handed."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from .port import ConflictError, Invitation

_COLUMNS = "match_id, player_id, name, variant, length, options, created_us, expires_us, state"
_SELECT = f"SELECT {_COLUMNS} FROM invitation"  # noqa: S608  (names of our own)
_INSERT = (
    f"INSERT INTO invitation ({_COLUMNS}, token_hash) VALUES (?,?,?,?,?,?,?,?,?,?)"  # noqa: S608  (names of our own)
    " ON CONFLICT (match_id) DO UPDATE SET token_hash=excluded.token_hash, expires_us=excluded.expires_us"
    " WHERE state='open'"
)
_LISTED = 50


def put(conn: sqlite3.Connection, invitation: Invitation, token_hash: bytes) -> None:
    """Add an invitation, or change link and end of the open one for the same match."""
    i = invitation
    done = conn.execute(
        _INSERT,
        (
            i.match.bytes, i.inviter.bytes, i.name, i.variant, i.length, i.options.decode(), i.created_us, i.expires_us,
            i.state, token_hash,
        ),
    )  # fmt: skip
    if done.rowcount != 1:
        raise ConflictError(-1)


def withdraw(conn: sqlite3.Connection, match_id: UUID) -> None:
    """Close an open invitation."""
    conn.execute("UPDATE invitation SET state='withdrawn' WHERE match_id=? AND state='open'", (match_id.bytes,))


def use(conn: sqlite3.Connection, match_id: UUID, token_hash: bytes) -> None:
    """Use a link up; ConflictError when it is not that of an open invitation any more."""
    done = conn.execute(
        "UPDATE invitation SET state='accepted' WHERE match_id=? AND token_hash=? AND state='open'",
        (match_id.bytes, token_hash),
    )
    if done.rowcount != 1:
        raise ConflictError(-1)


def by_token(conn: sqlite3.Connection, token_hash: bytes) -> Invitation | None:
    """Return the invitation with this link."""
    return _first(conn.execute(f"{_SELECT} WHERE token_hash=?", (token_hash,)))


def by_match(conn: sqlite3.Connection, match_id: UUID) -> Invitation | None:
    """Return the invitation to this match."""
    return _first(conn.execute(f"{_SELECT} WHERE match_id=?", (match_id.bytes,)))


def open_of(conn: sqlite3.Connection, player: UUID) -> list[Invitation]:
    """Return the open invitations of a player, the latest first."""
    rows = conn.execute(
        f"{_SELECT} WHERE player_id=? AND state='open' ORDER BY created_us DESC LIMIT ?", (player.bytes, _LISTED)
    )
    return [_invitation(row) for row in rows]


def _first(rows: sqlite3.Cursor) -> Invitation | None:
    row = rows.fetchone()
    return None if row is None else _invitation(row)


def _invitation(row: Sequence[Any]) -> Invitation:
    match, inviter, name, variant, length, options, *rest = row
    return Invitation(UUID(bytes=match), UUID(bytes=inviter), name, variant, length, options.encode(), *rest)

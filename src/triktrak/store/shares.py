"""What is shared of the scorebooks, in SQLite: links, and what they lead to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct

from ..errors import StoreError
from ..scorebook.naming import Names
from ..scorebook.sharing import Scope

_COLUMNS = "slug, book_id, scope, names, created_us, expires_us, revoked_us"
_SELECT = f"SELECT {_COLUMNS} FROM share"  # noqa: S608  (names of our own)


class Share(Struct, frozen=True, kw_only=True):
    """A page of a book: what it shows, and how it names people. Times are microseconds since 1970."""

    slug: str
    book: UUID
    scope: Scope
    names: Names
    created_us: int
    expires_us: int | None = None
    revoked_us: int | None = None

    def open(self, now_us: int) -> bool:
        """Whether the link still leads there."""
        return self.revoked_us is None and (self.expires_us is None or now_us < self.expires_us)


class ShareStore:
    """The shares of all books, on the connection of their store.

    >>> books.shares.find("no-such-link")
    """

    def __init__(self, conn: sqlite3.Connection, db: Path) -> None:
        self._conn = conn
        self._db = db

    def add(self, share: Share) -> None:
        """Keep a new share."""
        row = (
            share.slug,
            share.book.bytes,
            msgspec.json.encode(share.scope).decode(),
            share.names,
            share.created_us,
            share.expires_us,
            share.revoked_us,
        )
        with self._safely():
            self._conn.execute(f"INSERT INTO share ({_COLUMNS}) VALUES (?,?,?,?,?,?,?)", row)  # noqa: S608  (ours)

    def find(self, slug: str) -> Share | None:
        """Return what a link leads to, or led to once."""
        with self._safely():
            row = self._conn.execute(f"{_SELECT} WHERE slug=?", (slug,)).fetchone()
        return None if row is None else _share(row)

    def of(self, book: UUID, now_us: int) -> list[Share]:
        """Return the open shares of a book, the latest first."""
        with self._safely():
            rows = self._conn.execute(
                f"{_SELECT} WHERE book_id=? AND revoked_us IS NULL AND (expires_us IS NULL OR expires_us>?)"
                " ORDER BY created_us DESC, slug",
                (book.bytes, now_us),
            ).fetchall()
        return [_share(row) for row in rows]

    def revoke(self, book: UUID, slug: str, now_us: int) -> bool:
        """Let a link of the book lead nowhere from now on; whether the book has it."""
        with self._safely():
            done = self._conn.execute(
                "UPDATE share SET revoked_us=coalesce(revoked_us, ?) WHERE slug=? AND book_id=?",
                (now_us, slug, book.bytes),
            )
        return done.rowcount == 1

    @contextmanager
    def _safely(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError("database_unreadable", path=str(self._db), detail=str(error)) from error


def _share(row: Sequence[Any]) -> Share:
    slug, book, scope, names, created_us, expires_us, revoked_us = row
    return Share(
        slug=slug,
        book=UUID(bytes=book),
        scope=msgspec.json.decode(scope, type=Scope),
        names=names,
        created_us=created_us,
        expires_us=expires_us,
        revoked_us=revoked_us,
    )

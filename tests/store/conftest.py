"""A real SQLite file, and a match in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import UUID, uuid4

import pytest

from triktrak.store.migrate import upgrade
from triktrak.store.port import SERVER, Entry, Header, Player, Seat
from triktrak.store.sqlite import SqliteStore


@cache
def empty_database() -> bytes:
    """A database with all tables and nothing in it: making one takes longer than most tests."""
    with TemporaryDirectory() as directory:
        db = Path(directory) / "empty.db"
        upgrade(db)
        return db.read_bytes()


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "triktrak.db"


@pytest.fixture
def store(db: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(db)
    yield store
    store.close()


async def new_match(store: SqliteStore) -> tuple[UUID, Player]:
    """A player and a match of theirs against the program, with one entry in its log."""
    player = Player(uuid4(), "Ann")
    await store.create_player(player, player.id.bytes * 2, 1_000, 9_000)
    header = Header(uuid4(), 1_000, 1_000, "standard", 3, b"{}", (Seat(player.id, "Ann"), Seat(None, "Triktrak")))
    await store.create(header, [Entry(1_000, SERVER, "created", b'{"length":3}')])
    return header.id, player


def play(ts_us: int, cmd_id: UUID | None = None, actor: int = 0) -> Entry:
    """A play as it is logged."""
    return Entry(ts_us, actor, "act", b'{"t": "play", "steps": [[8, 5], [6, 5]]}', cmd_id)

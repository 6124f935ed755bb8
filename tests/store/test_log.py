"""The log of a match: appended in order, all or nothing, each command once, found again as it was written."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from uuid import UUID, uuid4

import pytest

from triktrak.errors import StoreError
from triktrak.store.connect import connect
from triktrak.store.port import SERVER, ConflictError, DuplicateError, Entry, Header, Player, Seat, Summary
from triktrak.store.sqlite import SqliteStore

from .conftest import new_match, play


async def test_what_was_appended_is_read_by_the_next_process(store: SqliteStore, db: Path) -> None:
    match, player = await new_match(store)
    command = uuid4()
    head = await store.append(match, 0, [play(2_000, command), play(2_001)], Summary((1, 0), 2))
    assert head == 2
    store.close()
    again = SqliteStore(db)
    stored = await again.load(match)
    assert stored is not None
    assert [(e.seq, e.ts_us, e.actor, e.kind, e.cmd_id) for e in stored.entries[1:]] == [
        (1, 2_000, 0, "act", command),
        (2, 2_001, 0, "act", None),
    ]
    assert stored.entries[1].data == b'{"steps":[[8,5],[6,5]],"t":"play"}'
    assert stored.header.summary == Summary((1, 0), 2)
    assert stored.header.seats[0].player == player.id
    assert stored.header.seats[1].player is None
    again.close()


async def test_appending_after_another_head_is_a_conflict_and_changes_nothing(store: SqliteStore) -> None:
    match, _ = await new_match(store)
    await store.append(match, 0, [play(2)], Summary())
    for wrong in (-1, 0, 2):
        with pytest.raises(ConflictError) as refused:
            await store.append(match, wrong, [play(3)], Summary((9, 9)))
        assert refused.value.head == 1
    with pytest.raises(ConflictError):
        await store.append(uuid4(), 0, [play(3)], Summary())
    stored = await store.load(match)
    assert stored is not None
    assert stored.header.head == 1
    assert stored.header.summary == Summary()


async def test_a_command_is_appended_once(store: SqliteStore) -> None:
    match, _ = await new_match(store)
    command = uuid4()
    await store.append(match, 0, [play(2, command)], Summary())
    with pytest.raises(DuplicateError) as refused:
        await store.append(match, 1, [play(3, command)], Summary())
    assert refused.value.seq == 1
    assert await store.find_command(match, 0, command) == 1
    assert await store.find_command(match, 1, command) is None
    assert await store.find_command(uuid4(), 0, command) is None


async def test_of_writers_that_race_for_a_head_exactly_one_wins(store: SqliteStore) -> None:
    match, _ = await new_match(store)
    for head in range(20):
        outcomes = await asyncio.gather(
            *(store.append(match, head, [play(n, uuid4())], Summary()) for n in range(8)), return_exceptions=True
        )
        assert sorted(type(o).__name__ for o in outcomes) == ["ConflictError"] * 7 + ["int"]
    stored = await store.load(match)
    assert stored is not None
    assert [e.seq for e in stored.entries] == list(range(21))


async def test_a_faulty_job_does_not_take_others_in_its_commit_with_it(store: SqliteStore) -> None:
    match, _ = await new_match(store)
    other, _ = await new_match(store)
    bad = Entry(2, 7, "act", b"{}")  # no such actor: the database refuses it
    not_json = Entry(2, 0, "act", b"{")
    good, broken, unreadable = await asyncio.gather(
        store.append(match, 0, [play(2)], Summary()),
        store.append(other, 0, [bad], Summary()),
        store.append(other, 0, [not_json], Summary()),
        return_exceptions=True,
    )
    assert good == 1
    assert isinstance(broken, StoreError)
    assert isinstance(unreadable, Exception)
    stored = await store.load(other)
    assert stored is not None
    assert len(stored.entries) == 1


async def test_a_database_that_stays_locked_is_an_error_and_heals(store: SqliteStore, db: Path) -> None:
    match, _ = await new_match(store)
    store._writer.submit(lambda conn: conn.execute("SELECT 1")).result()
    store._writer._conn.execute("PRAGMA busy_timeout=20")
    blocker = connect(db)
    blocker.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError) as refused:
        await store.append(match, 0, [play(2)], Summary())
    assert refused.value.code == "store_write"
    blocker.execute("ROLLBACK")
    blocker.close()
    assert await store.append(match, 0, [play(2)], Summary()) == 1


async def test_a_list_shows_unfinished_matches_first_and_only_ones_own(store: SqliteStore) -> None:
    player = Player(uuid4(), "Ann")
    await store.create_player(player, b"a" * 32, 0, 9)
    _, owner = await new_match(store)

    async def begin(white: Player, black: Player, at: int, *, over: bool = False) -> UUID:
        seats = (Seat(white.id, ""), Seat(black.id, ""))
        header = Header(uuid4(), at, at, "standard", 3, b"{}", seats, Summary(over=over))
        await store.create(header, [Entry(at, SERVER, "created", b"{}")])
        return header.id

    early = await begin(player, owner, 10)
    finished = await begin(player, player, 40, over=True)
    late = await begin(owner, player, 30)
    await begin(owner, owner, 50)
    assert [h.id for h in await store.list_for(player.id)] == [late, early, finished]
    assert await store.list_for(uuid4()) == []


async def test_a_session_is_found_until_it_expires(store: SqliteStore) -> None:
    player = Player(uuid4(), "Ann")
    await store.create_player(player, b"t" * 32, 100, 200)
    assert await store.find_player(b"t" * 32, 199) == player
    assert await store.find_player(b"t" * 32, 200) is None
    assert await store.find_player(b"u" * 32, 100) is None
    await store.extend_session(b"t" * 32, 150, 300)
    assert await store.find_player(b"t" * 32, 250) == player


def test_the_log_file_is_long_before_the_first_commit_and_stays(store: SqliteStore, db: Path) -> None:
    wal = db.with_name(db.name + "-wal")
    assert wal.stat().st_size >= 16 * 2**20
    assert db.stat().st_size < 2**20
    asyncio.run(new_match(store))
    assert wal.stat().st_size < 17 * 2**20


def test_commits_reach_the_disk(store: SqliteStore) -> None:
    def pragmas(conn: sqlite3.Connection) -> tuple[object, ...]:
        return tuple(conn.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous"))

    assert store._writer.submit(pragmas).result() == ("wal", 2)

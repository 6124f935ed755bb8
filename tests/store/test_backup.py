"""Copies of a database in use, and putting them back: nothing is overwritten, nothing unchecked is put in place."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from triktrak.errors import StoreError
from triktrak.store import backup as backups
from triktrak.store.backup import backup, check, restore
from triktrak.store.lock import DataLock
from triktrak.store.port import Summary
from triktrak.store.sqlite import SqliteStore

from .conftest import new_match, play


async def test_a_backup_is_whole_while_matches_go_on(store: SqliteStore, db: Path, tmp_path: Path) -> None:
    match, _ = await new_match(store)
    heads: list[int] = []

    copied = asyncio.Event()

    async def go_on() -> None:
        while not copied.is_set():
            heads.append(await store.append(match, len(heads), [play(len(heads))], Summary()))

    target = tmp_path / "deeper" / "copy.db"
    going = asyncio.create_task(go_on())
    begun = len(heads)
    await asyncio.to_thread(backup, db, target)
    ended = len(heads)
    copied.set()
    await going
    assert ended > begun
    assert check(target) == 1
    copy = SqliteStore(target)
    stored = await copy.load(match)
    copy.close()
    assert stored is not None
    assert begun <= stored.header.head <= ended
    assert [p.name for p in target.parent.iterdir() if p.name.startswith(".")] == []


async def test_a_backup_needs_no_other_file(store: SqliteStore, db: Path, tmp_path: Path) -> None:
    await new_match(store)
    target = tmp_path / "copy.db"
    backup(db, target)
    conn = sqlite3.connect(f"file:{target}?mode=ro&immutable=1", uri=True)
    assert conn.execute('SELECT count(*) FROM "match"').fetchone() == (1,)
    assert conn.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    conn.close()


async def test_restoring_brings_the_copy_back_and_keeps_the_old_database(db: Path, tmp_path: Path) -> None:
    store = SqliteStore(db)
    old, _ = await new_match(store)
    target = tmp_path / "copy.db"
    backup(db, target)
    new, _ = await new_match(store)
    store.close()
    kept = restore(target, db)
    assert kept is not None
    for path, present in ((db, False), (kept, True)):
        opened = SqliteStore(path)
        assert await opened.load(old) is not None
        assert (await opened.load(new) is not None) is present
        opened.close()
    assert target.exists()


async def test_restoring_where_there_was_nothing(db: Path, tmp_path: Path) -> None:
    store = SqliteStore(db)
    match, _ = await new_match(store)
    backup(db, tmp_path / "copy.db")
    store.close()
    elsewhere = tmp_path / "new" / "triktrak.db"
    assert restore(tmp_path / "copy.db", elsewhere) is None
    opened = SqliteStore(elsewhere)
    assert await opened.load(match) is not None
    opened.close()


@pytest.mark.parametrize(
    ("case", "code"),
    [
        ("missing", "database_missing"),
        ("empty", "database_empty"),
        ("text", "database_unreadable"),
        ("foreign", "database_foreign"),
        ("newer", "schema_newer"),
        ("tampered", "chain_broken"),
        ("cut", "database_unreadable"),
        ("orphan", "database_damaged"),
    ],
)
def test_a_copy_that_is_not_sound_is_refused_and_nothing_changes(
    db: Path, tmp_path: Path, case: str, code: str
) -> None:
    store = SqliteStore(db)
    match, _ = asyncio.run(new_match(store))
    asyncio.run(store.append(match, 0, [play(n) for n in range(400)], Summary()))
    source = tmp_path / "source.db"
    backup(db, source)
    store.close()
    before = db.read_bytes()
    spoil(source, case)
    with pytest.raises(StoreError) as refused:
        restore(source, db)
    assert refused.value.code == code
    assert db.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir() if ".part" in p.name or "before" in p.name] == []


def spoil(source: Path, case: str) -> None:
    """Make `source` unfit in one way."""
    if case in ("missing", "empty", "text", "foreign"):
        source.unlink()
    if case == "text":
        source.write_text("no database at all " * 200)
    elif case == "cut":
        source.write_bytes(source.read_bytes()[:20_000])
    elif case != "missing":
        statement = {
            "empty": "VACUUM",
            "foreign": "CREATE TABLE songs (title TEXT)",
            "newer": "UPDATE alembic_version SET version_num='9999'",
            "tampered": "UPDATE match_event SET ts_us=0 WHERE seq=7",
            "orphan": "DELETE FROM player",
        }[case]
        conn = sqlite3.connect(source, isolation_level=None)
        conn.execute(statement)
        conn.close()


async def test_a_backup_never_overwrites(store: SqliteStore, db: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("precious")
    with pytest.raises(StoreError) as refused:
        backup(db, target)
    assert refused.value.code == "backup_exists"
    assert target.read_text() == "precious"


async def test_a_file_that_appears_during_the_backup_is_not_overwritten(
    store: SqliteStore, db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.db"
    monkeypatch.setattr(backups, "check", lambda _: target.write_text("precious"))
    with pytest.raises(StoreError) as refused:
        backup(db, target)
    assert refused.value.code == "backup_exists"
    assert target.read_text() == "precious"


def test_there_is_no_backup_of_nothing(db: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        backup(db, tmp_path / "copy.db")
    assert refused.value.code == "database_missing"
    assert not (tmp_path / "copy.db").exists()


async def test_nothing_is_restored_under_a_running_server(db: Path, tmp_path: Path) -> None:
    store = SqliteStore(db)
    await new_match(store)
    backup(db, tmp_path / "copy.db")
    with DataLock(db.parent) as lock:
        lock.announce("http://127.0.0.1:2415")
        with pytest.raises(StoreError) as refused:
            restore(tmp_path / "copy.db", db)
        assert refused.value.code == "server_running"
        assert "http://127.0.0.1:2415" in str(refused.value)
    with pytest.raises(StoreError) as refused:
        restore(tmp_path / "copy.db", db)  # no server, but the database is still open
    assert refused.value.code == "database_in_use"
    store.close()


def test_a_damaged_database_is_kept_when_a_copy_is_put_back(db: Path, tmp_path: Path) -> None:
    store = SqliteStore(db)
    match, _ = asyncio.run(new_match(store))
    backup(db, tmp_path / "copy.db")
    store.close()
    db.write_bytes(b"lightning struck here" * 500)
    kept = restore(tmp_path / "copy.db", db)
    assert kept is not None
    assert kept.read_bytes().startswith(b"lightning")
    opened = SqliteStore(db)
    assert asyncio.run(opened.load(match)) is not None
    opened.close()

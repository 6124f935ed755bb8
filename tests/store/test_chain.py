"""The hash chain: as specified, and broken by every kind of tampering."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from pathlib import Path

import pytest

from triktrak.errors import StoreError
from triktrak.store.backup import check
from triktrak.store.port import Summary
from triktrak.store.sqlite import SqliteStore

from .conftest import new_match, play


async def test_a_hash_covers_the_entry_before_and_the_canonical_entry(store: SqliteStore) -> None:
    match, _ = await new_match(store)
    await store.append(match, 0, [play(2), play(3, actor=1)], Summary())
    stored = await store.load(match)
    assert stored is not None
    before = bytes(32)
    for e in stored.entries:
        body = [str(match), e.seq, e.ts_us, e.actor, e.kind, e.v, json.loads(e.data)]
        text = json.dumps(body, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
        before = hashlib.sha256(before + text.encode()).digest()
        assert e.hash == before


@pytest.mark.parametrize(
    ("statement", "entry"),
    [
        ("UPDATE match_event SET data=replace(data, '8', '7') WHERE seq=1", 1),
        ("UPDATE match_event SET ts_us=ts_us+1 WHERE seq=2", 2),
        ("UPDATE match_event SET actor=1 WHERE seq=1", 1),
        ("UPDATE match_event SET kind='acts' WHERE seq=3", 3),
        ("UPDATE match_event SET v=2 WHERE seq=1", 1),
        ("UPDATE match_event SET hash=prev_hash WHERE seq=2", 2),
        ("DELETE FROM match_event WHERE seq=2", 2),
        ("DELETE FROM match_event WHERE seq=3", 3),
        ("DELETE FROM match_event", 0),
        ('UPDATE "match" SET head_seq=2', 4),
        ('UPDATE "match" SET head_hash=zeroblob(32)', 4),
        ("UPDATE \"match\" SET summary='{'", 3),
    ],
)
async def test_tampering_is_found_and_its_place_named(store: SqliteStore, db: Path, statement: str, entry: int) -> None:
    match, _ = await new_match(store)
    await store.append(match, 0, [play(2), play(3), play(4)], Summary())
    outside = sqlite3.connect(db)
    outside.execute(statement)
    outside.commit()
    outside.close()
    with pytest.raises(StoreError) as found:
        await store.load(match)
    assert found.value.code == "chain_broken"
    assert found.value.params == {"match": str(match), "entry": entry}
    with pytest.raises(StoreError):
        check(db)


async def test_no_name_is_in_the_log(store: SqliteStore) -> None:
    match, _ = await new_match(store)
    stored = await store.load(match)
    assert stored is not None
    assert all(b"Ann" not in e.data for e in stored.entries)

"""The schema: the migrations build exactly the tables of schema.py, and old or foreign files are recognised."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from triktrak.errors import StoreError
from triktrak.store.migrate import HEAD, schema_version, upgrade
from triktrak.store.migrations_run import config
from triktrak.store.port import Seat
from triktrak.store.schema import metadata
from triktrak.store.sqlite import SqliteStore


def statements(db: Path) -> list[list[str]]:
    """Every CREATE statement in its parts, whose order is left out of account."""
    conn = sqlite3.connect(db)
    rows = conn.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name != 'alembic_version'").fetchall()
    conn.close()
    return sorted(sorted(" ".join(row[0].split()).replace(" )", ",").split(", ")) for row in rows)


def test_the_migrations_build_the_schema(tmp_path: Path) -> None:
    migrated, made = tmp_path / "migrated.db", tmp_path / "made.db"
    assert upgrade(migrated) == HEAD
    engine = create_engine(f"sqlite:///{made}")
    metadata.create_all(engine)
    engine.dispose()
    assert statements(migrated) == statements(made)
    engine = create_engine(f"sqlite:///{migrated}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_file_is_the_one_that_was_named(tmp_path: Path) -> None:
    named = tmp_path / "a b?c#d%20é" / "triktrak.db"
    upgrade(named)
    assert schema_version(named) == HEAD
    assert [each.name for each in tmp_path.iterdir()] == [named.parent.name]


def test_the_head_is_the_newest_migration(tmp_path: Path) -> None:
    assert ScriptDirectory.from_config(config()).get_current_head() == HEAD
    assert schema_version(tmp_path / "a.db") is None
    assert upgrade(tmp_path / "a.db") == HEAD
    assert schema_version(tmp_path / "a.db") == HEAD
    assert upgrade(tmp_path / "a.db") == HEAD


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    upgrade(db)
    conn = sqlite3.connect(db)
    conn.execute("UPDATE alembic_version SET version_num='9999'")
    conn.commit()
    conn.close()
    with pytest.raises(StoreError) as refused:
        SqliteStore(db)
    assert refused.value.code == "schema_newer"


def test_a_file_that_is_no_database_of_ours_is_named(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("this is no database, and long enough to be sure of it" * 40)
    with pytest.raises(StoreError) as refused:
        SqliteStore(text)
    assert refused.value.code == "database_unreadable"
    assert str(text) in str(refused.value)
    assert text.read_text().startswith("this is no database")

    foreign = tmp_path / "foreign.db"
    conn = sqlite3.connect(foreign)
    conn.execute("CREATE TABLE songs (title TEXT)")
    conn.close()
    with pytest.raises(StoreError) as refused:
        SqliteStore(foreign)
    assert refused.value.code == "database_foreign"


def test_an_interrupted_migration_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "a.db"

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("alembic.op.create_index", interrupted)  # the first index comes after two tables
    with pytest.raises(KeyboardInterrupt):
        upgrade(db)
    monkeypatch.undo()
    assert schema_version(db) is None
    assert statements(db) == []
    assert upgrade(db) == HEAD


def test_a_second_start_does_not_load_the_migration_machinery(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    upgrade(db)
    code = (
        "import sys; from pathlib import Path; from triktrak.store.sqlite import SqliteStore;"
        "SqliteStore(Path(sys.argv[1])).close(); print('alembic' in sys.modules, 'sqlalchemy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(db)], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


async def test_a_match_of_the_first_release_keeps_the_only_level_there_was(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    engine = create_engine(f"sqlite:///{db}")
    with engine.begin() as connection:
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
    engine.dispose()
    ann, ours, theirs = uuid4(), uuid4(), uuid4()
    with closing(sqlite3.connect(db)) as conn:
        conn.execute("INSERT INTO player VALUES (?,'Ann',1)", (ann.bytes,))
        for id_, opponent, name in ((ours, None, "Triktrak"), (theirs, ann.bytes, "Bo")):
            conn.execute(
                "INSERT INTO \"match\" VALUES (?,1,1,'standard',3,'{}',?,?,'Ann',?,0,'{}',0,?)",
                (id_.bytes, ann.bytes, opponent, name, bytes(32)),
            )
        conn.commit()
    store = SqliteStore(db)
    headers = {header.id: header for header in await store.list_for(ann)}
    assert headers[ours].seats == (Seat(ann, "Ann"), Seat(None, "Triktrak", "beginner"))
    assert headers[theirs].seats == (Seat(ann, "Ann"), Seat(ann, "Bo"))
    store.close()

"""Which schema a database has, and bringing it to the newest.

SQLAlchemy and Alembic are imported only when there is something to migrate: they cost a second start half a second.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from ..errors import StoreError
from .connect import connect, unreadable

HEAD = "0005"
"""The schema this program reads and writes: the newest migration."""


def schema_version(db: Path) -> str | None:
    """Return the migration the database stands at, None for a new or empty one."""
    if not db.exists():
        return None
    conn = connect(db)
    try:
        if conn.execute("SELECT 1 FROM sqlite_master WHERE name='alembic_version'").fetchone() is None:
            if conn.execute("SELECT 1 FROM sqlite_master").fetchone() is not None:
                raise StoreError("database_foreign", path=str(db))
            return None
        row = conn.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else None
    except sqlite3.Error as error:
        raise unreadable(db, error) from error
    finally:
        conn.close()


def upgrade(db: Path) -> str:
    """Bring the database to this program's schema, creating it if need be; returns the revision it stands at then.

    >>> upgrade(home.database())
    '0005'
    """
    version = schema_version(db)
    if version == HEAD:
        return HEAD
    from .migrations_run import known, migrate  # see the head of this file

    if version is not None and not known(version):
        raise StoreError("schema_newer", path=str(db))
    try:
        db.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("store_write", detail=str(error)) from error
    connect(db).close()
    migrate(db)
    return HEAD

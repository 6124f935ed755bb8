"""Running the migrations that come with the package."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from ..errors import StoreError
from .connect import BUSY_MS


def config() -> Config:
    """Return the Alembic configuration; there is no alembic.ini to go missing."""
    made = Config()
    made.set_main_option("script_location", "triktrak.store:migrations")
    return made


def known(version: str) -> bool:
    """Whether this program has migration `version`."""
    return any(script.revision == version for script in ScriptDirectory.from_config(config()).walk_revisions())


def migrate(db: Path) -> None:
    """Run every migration the database lacks, in one transaction that no second process can enter."""
    engine = create_engine(URL.create("sqlite", database=str(db)), connect_args={"timeout": BUSY_MS / 1000})
    event.listen(engine, "connect", _by_hand)
    event.listen(engine, "begin", _immediate)
    try:
        with engine.begin() as connection:
            settings = config()
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    except DBAPIError as error:
        raise StoreError("store_write", detail=str(error.orig)) from error
    finally:
        engine.dispose()


def _by_hand(raw: sqlite3.Connection, _: object) -> None:
    # Left to itself the driver begins no transaction before CREATE TABLE, and half a migration could stay.
    raw.isolation_level = None


def _immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")

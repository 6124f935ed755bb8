"""Verbs about the database: bring it up to date, copy it, put a copy back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .output import Json, Lang, language, say, show

Target = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def upgrade(lang: Lang = None, as_json: Json = False) -> None:
    """Bring the database to this version's schema."""
    from ..store import home, migrate

    language(lang)
    revision = migrate.upgrade(home.database())
    if as_json:
        show({"database": str(home.database()), "revision": revision})
    else:
        say("cli-db-upgraded", lang, revision=revision)


def backup(file: Target, lang: Lang = None, as_json: Json = False) -> None:
    """Write a copy of the database to FILE, also while games are being played."""
    from ..store import backup as copies
    from ..store import home

    language(lang)
    copies.backup(home.database(), file)
    if as_json:
        show({"backup": str(file), "bytes": file.stat().st_size})
    else:
        say("cli-db-backed-up", lang, file=str(file))


def restore(file: Target, lang: Lang = None, as_json: Json = False) -> None:
    """Put the copy in FILE in the database's place, after checking every record in it."""
    from ..store import backup as copies
    from ..store import home

    language(lang)
    kept = copies.restore(file, home.database())
    if as_json:
        show({"restored": str(file), "kept": None if kept is None else str(kept)})
    elif kept is None:
        say("cli-db-restored", lang, file=str(file))
    else:
        say("cli-db-restored-kept", lang, file=str(file), kept=str(kept))

"""Where the data lies: the directory that TRIKTRAK_HOME names, else the platform's place for it."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

from ..errors import TriktrakError


def directory() -> Path:
    """Return the data directory, which need not exist yet.

    >>> directory()
    PosixPath('/home/ann/.local/share/triktrak')
    """
    named = os.environ.get("TRIKTRAK_HOME")
    try:
        return Path(named).expanduser().absolute() if named else user_data_path("triktrak", appauthor=False)
    except RuntimeError as error:
        raise TriktrakError("system", reason=f"{named}: {error}") from error


def database() -> Path:
    """Return the file of the embedded database."""
    return directory() / "triktrak.db"

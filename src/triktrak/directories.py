"""Where files of ours lie: in the directory that TRIKTRAK_HOME names, else where the platform wants them."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

from .errors import TriktrakError


def data_directory() -> Path:
    """Return the directory of what must not be lost, which need not exist yet.

    >>> data_directory()
    PosixPath('/home/ann/.local/share/triktrak')
    """
    return _named() or user_data_path("triktrak", appauthor=False)


def cache_directory() -> Path:
    """Return the directory of what can be made again, which need not exist yet.

    >>> cache_directory()
    PosixPath('/home/ann/.cache/triktrak')
    """
    named = _named()
    return named / "cache" if named else user_cache_path("triktrak", appauthor=False)


def _named() -> Path | None:
    named = os.environ.get("TRIKTRAK_HOME")
    try:
        return Path(named).expanduser().absolute() if named else None
    except RuntimeError as error:
        raise TriktrakError("system", reason=f"{named}: {error}") from error

"""Where the record lies in the data directory."""

from __future__ import annotations

from pathlib import Path

from ..directories import data_directory


def database() -> Path:
    """Return the file of the embedded database."""
    return data_directory() / "triktrak.db"

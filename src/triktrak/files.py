"""Files of ours that are written over and over: whole, or as they were."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Put data in the place of a file in one step, so that nobody ever sees half of it; for one writer at a time.

    >>> write_whole(home / "standing.json", b"{}")
    """
    new = path.with_suffix(path.suffix + ".new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)

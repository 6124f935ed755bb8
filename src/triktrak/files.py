"""Files of ours that are written over and over: whole, or as they were."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Put data in the place of a file in one step, so that nobody ever sees half of it; for one writer at a time.

    >>> write_whole(home / "standing.json", b"{}")
    """
    if path.is_dir():
        # Said before anything is written; a path without a name ("", "..") could have no other beside it.
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    new = path.with_suffix(path.suffix + ".new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        # What cannot be written is what was asked for, whatever we call it meanwhile.
        error.filename2 = str(path)
        raise

"""Files of tables: read as they are, and written so that nobody reads half of one."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from ..errors import Malformed


def read_file(path: Path) -> bytes:
    """What is in it; raises `Malformed("table_magic")` for a pipe and `OSError` where nothing can be read."""
    # Whoever reads a pipe waits for somebody to write into it.
    if path.is_fifo():
        raise Malformed("table_magic")
    return path.read_bytes()


def write_file(path: Path, data: bytes) -> OSError | None:
    """Put a file in its place at once, so that nobody reads half of one; two who do so write the same.

    Returns why it could not be written: a full disk, a directory of somebody else.
    """
    part: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, prefix=f"{path.name}.", suffix=".part", delete=False) as file:
            part = Path(file.name)
            file.write(data)
        part.replace(path)
    except OSError as fault:
        return fault
    finally:
        if part is not None:
            with suppress(OSError):
                part.unlink(missing_ok=True)
    return None

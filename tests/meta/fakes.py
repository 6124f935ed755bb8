"""Programs that are not there: small scripts that answer like the real ones."""

from __future__ import annotations

import json
import shutil
from pathlib import Path


def program(folder: Path, name: str, body: str) -> Path:
    """Put an executable shell script in a folder and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def python(
    folder: Path, name: str, version: tuple[int, int], *, headers: bool = True, installer: bool = True, base: str = ""
) -> Path:
    """A Python that says these things about itself when it is asked."""
    facts = {"version": version, "base": base or str(folder / name), "headers": headers, "installer": installer}
    return program(folder, name, f"echo '{json.dumps(facts)}'")


def tools_only(folder: Path, *names: str) -> Path:
    """A folder for PATH in which only these of the machine's programs are found."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).symlink_to(shutil.which(name) or name)
    return folder

"""The files of this repository, as git knows them: committed or about to be."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def git(*arguments: str) -> str:
    """What a git command prints; the checkout may belong to another user."""
    command = ["git", "-c", "safe.directory=*", "-C", str(ROOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@cache
def files() -> tuple[Path, ...]:
    """All files that are tracked, or would be by the next `git add`."""
    names = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    return tuple(path for name in sorted(set(names)) if name and (path := ROOT / name).is_file())


def named(*suffixes: str, under: str = "") -> list[Path]:
    """The files with one of these endings, under a folder of the repository."""
    top = ROOT / under
    return [path for path in files() if path.name.endswith(suffixes) and path.is_relative_to(top)]

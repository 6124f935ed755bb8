"""The source checkout that this package is run from, where nets and states of training are kept in version control."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from ..errors import TriktrakError

_PACKAGE = Path(__file__).parents[1]


def root() -> Path:
    """The top of the checkout; raises `TriktrakError("train_no_checkout")` in an installed package."""
    top = _PACKAGE.parents[1]
    if not (top / "core" / "net.h").is_file() or top / "src" / "triktrak" != _PACKAGE:
        raise TriktrakError("train_no_checkout", path=str(_PACKAGE))
    return top


def commit() -> str:
    """The commit that is checked out, with a plus where something has changed since; "unknown" without git."""
    git = shutil.which("git")
    if git is None:
        return "unknown"

    def ask(*words: str) -> str:
        done = subprocess.run([git, *words], cwd=root(), capture_output=True, text=True, check=False)  # noqa: S603  ours
        return done.stdout.strip()

    name = ask("rev-parse", "--short=12", "HEAD")
    return f"{name}{'+' if ask('status', '--porcelain', '--', 'core', 'src') else ''}" if name else "unknown"


def net_file() -> Path:
    """Where the weights of the release lie in the checkout."""
    return root() / "src" / "triktrak" / "data" / "triktrak.net"


def scout_file() -> Path:
    """Where the weights of the scout lie in the checkout."""
    return root() / "src" / "triktrak" / "data" / "scout.net"


def record() -> Path:
    """The document with the table of accepted nets."""
    return root() / "docs" / "training.md"


def kept() -> Path:
    """The folder of the state from which training goes on in any clone; no wheel carries it."""
    return root() / "train"

"""What is handed out: the source archive and the wheel, built without Node, and the wheel in an empty environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

import environment
import web_bundle
from meta.repository import ROOT

# What compiles and links C++, whichever of it the machine has; nothing of Node's.
COMPILERS = (
    *("sh", "bash", "env", "uname", "cat", "git"),
    *("c++", "g++", "gcc", "cc", "clang++", "clang", "as", "ld", "ld.gold", "ar", "ranlib", "gcc-ar", "gcc-ranlib"),
)


@cache
def uv_itself() -> str:
    """The program behind `uv`, which may be a script that needs others to find it."""
    ask = ["run", "--no-project", "--python", sys.executable, "python", "-c", "import os; print(os.environ['UV'])"]
    return subprocess.run(
        [environment.uv(sys.executable), *ask], check=True, capture_output=True, text=True, timeout=60
    ).stdout.strip()


def uv(*arguments: str | Path, path: str) -> None:
    """Run uv with no other programs than those on `path`."""
    outcome = subprocess.run(
        [uv_itself(), *arguments],
        env={**os.environ, "PATH": path, "VIRTUAL_ENV": ""},
        check=False,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def only(folder: Path, names: Iterable[str]) -> str:
    """A PATH on which only these of the machine's programs are found."""
    folder.mkdir()
    for name in names:
        if (program := shutil.which(name)) is not None:
            (folder / name).symlink_to(program)
    return str(folder)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive of this checkout and the wheel that was built from that archive."""
    assert web_bundle.is_fresh(), "the bundle comes first: make web"
    folder = tmp_path_factory.mktemp("built")
    path = only(folder / "programs", COMPILERS)
    assert shutil.which("node", path=path) is None
    uv("build", "--python", sys.executable, "--out-dir", folder / "dist", ROOT, path=path)
    return folder / "dist"


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    (only_one,) = built.glob("*.whl")
    return only_one


@pytest.fixture(scope="session")
def archive(built: Path) -> Path:
    (only_one,) = built.glob("*.tar.gz")
    return only_one


@pytest.fixture(scope="session")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which the wheel was installed with no compiler and no Node at hand."""
    folder = tmp_path_factory.mktemp("installed")
    path = only(folder / "programs", ["sh"])
    uv("venv", "--no-project", "--python", sys.executable, folder / "venv", path=path)
    python = folder / "venv" / "bin" / "python"
    uv("pip", "install", "--python", python, "--only-binary", ":all:", wheel, path=path)
    return folder / "venv" / "bin"


@pytest.fixture
def alone(programs: Path, tmp_path: Path) -> dict[str, str]:
    """An environment that knows of nothing but the installed programs."""
    return {"PATH": str(programs), "TRIKTRAK_HOME": str(tmp_path / "home"), "LANG": "C.UTF-8", "HOME": str(tmp_path)}

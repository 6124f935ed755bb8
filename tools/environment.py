"""The Python environment in .venv: made by uv from the lock file, with the core built into it.

uv is the machine's own when it is new enough, else fetched from PyPI into .tools/ for this checkout alone.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import prerequisites
import shell
from shell import ROOT, TOOLS

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "triktrak.stamp"
LEAST_UV = (0, 9)
UV_PACKAGE = "uv>=0.9,<1"
_BUILT_FROM = ("pyproject.toml", "uv.lock", "CMakeLists.txt", "tools/build_backend.py", "core/**/*")


def ensure() -> None:
    """Make .venv fit for running Triktrak, unless it is: the packages it needs, and the core."""
    if is_ready():
        return
    python, cxx = prerequisites.check(has_uv=found_uv() is not None)
    shell.say(f"Installing the Python packages and building the core (Python {'.'.join(map(str, python.version))}) …")
    # Packages that a developer has beside these stay. Compiled ahead, the modules make every start quicker.
    _sync(python, cxx, "--no-dev", "--extra", "pdf", "--inexact", "--compile-bytecode")


def develop() -> None:
    """Make .venv fit for working on Triktrak: everything of the lock file, and the core built from what is changed."""
    python, cxx = prerequisites.check(has_uv=found_uv() is not None)
    # Without isolation the compiler's work of the last time is reused: its tools are in .venv, at the same place.
    _sync(python, cxx, "--no-build-isolation-package", "triktrak")


def is_ready() -> bool:
    """Whether .venv was last made from the files as they are, at this place."""
    return PYTHON.is_file() and STAMP.is_file() and STAMP.read_text() == digest()


def digest(root: Path = ROOT) -> str:
    """Return a fingerprint of all that .venv is made from, the place included (an editable install knows its path)."""
    total = hashlib.sha256(str(root).encode())
    for pattern in _BUILT_FROM:
        for path in sorted(root.glob(pattern)):
            if path.is_file():
                total.update(f"{path.relative_to(root)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fetch(package: str, folder: Path, *, doing: str) -> None:
    """Install one package from PyPI into a folder of its own."""
    shell.run(
        [uv(sys.executable), "pip", "install", "--quiet", "--python", sys.executable, "--target", folder, package],
        doing=doing,
        registry="PyPI",
    )


def uv(python: str) -> Path:
    """Return a uv: the one there is, or one fetched by `python`, through its pip or else a small environment."""
    found = found_uv()
    if found:
        return found
    shell.say("Fetching uv from PyPI …")
    folder = TOOLS / "uv"
    if _runs(python, "-m", "pip", "--version"):
        pip: list[str | Path] = [python, "-m", "pip", "install", "--target", folder]
    else:
        shell.run([python, "-m", "venv", "--clear", folder], doing="Making an environment for uv", registry="PyPI")
        pip = [folder / "bin" / "python", "-m", "pip", "install"]
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}
    shell.run([*pip, "--quiet", UV_PACKAGE], doing="Fetching uv", registry="PyPI", env=quiet)
    return folder / "bin" / "uv"


def found_uv() -> Path | None:
    """Return the uv of this checkout or of the machine that runs and is new enough."""
    for program in (TOOLS / "uv" / "bin" / "uv", shutil.which("uv")):
        if program and (told := _runs(program, "--version")):
            version = tuple(int(number) for number in re.findall(r"\d+", told)[:2])
            if version >= LEAST_UV:
                return Path(program)
    return None


def _sync(python: prerequisites.Interpreter, cxx: str, *options: str) -> None:
    if (VENV / "pyvenv.cfg").is_file() and not _usable():
        shutil.rmtree(VENV)
    STAMP.unlink(missing_ok=True)
    before = digest()
    shell.run(
        [uv(python.base), "sync", "--locked", "--python", python.base, *options],
        doing="Installing the Python packages and building the core",
        registry="PyPI",
        env={"CXX": cxx, "PATH": shell.path_with(PYTHON.parent), "UV_PROJECT_ENVIRONMENT": str(VENV)},
    )
    STAMP.write_text(before)


def _usable() -> bool:
    """Whether .venv runs here: its Python may have gone, or the folder may have been moved or copied."""
    where = _runs(PYTHON, "-c", "import sys; print(sys.prefix)")
    return bool(where) and Path(where.strip()) == VENV


def _runs(*command: str | Path) -> str:
    """What a command prints when it succeeds, else nothing."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


if __name__ == "__main__":
    sys.exit(shell.main("make build", develop))

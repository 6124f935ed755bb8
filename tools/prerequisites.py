"""What a machine must have before Triktrak can be built, and the apt line that brings what it lacks.

Needed: Python 3.11 or newer with its headers and either venv or pip, and a C++20 compiler. The rest comes from PyPI.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import shell
from shell import ROOT, Failure

LEAST = (3, 11)
CANDIDATES = (str(ROOT / ".venv" / "bin" / "python"), "python3.13", "python3.12", "python3.11", "python3")
PROBE = Path(__file__).with_name("probe.cpp")

_QUESTIONS = """
import importlib.util as u, json, os, sys, sysconfig as s
headers = {s.get_path("include"), s.get_path("platinclude")}
print(json.dumps({
    "version": sys.version_info[:2],
    "base": os.path.realpath(sys._base_executable or sys.executable),
    "headers": any(os.path.isfile(os.path.join(folder, "Python.h")) for folder in headers),
    "installer": bool(u.find_spec("pip") or u.find_spec("venv") and u.find_spec("ensurepip")),
}))
"""


@dataclass(frozen=True)
class Interpreter:
    """A Python that runs: its executable outside any environment, and what came with it."""

    version: tuple[int, int]
    base: str
    headers: bool
    installer: bool

    @property
    def packages(self) -> str:
        """The stem of its Debian packages: `python3` for the machine's own, `python3.12` for another of Debian's."""
        own = os.path.realpath(shutil.which("python3", path="/usr/bin") or "")
        return "python3" if self.base == own or not self.base.startswith("/usr/bin/") else Path(self.base).name


@dataclass(frozen=True)
class Missing:
    """A thing the machine lacks, in words, and the Debian packages that bring it."""

    what: str
    packages: tuple[str, ...]


def probe(command: str) -> Interpreter | None:
    """Ask the Python called `command` about itself; None where it does not run or is too old."""
    try:
        told = subprocess.run([command, "-c", _QUESTIONS], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    facts = json.loads(told)
    version = (int(facts["version"][0]), int(facts["version"][1]))
    if version < LEAST:
        return None
    return Interpreter(version, str(facts["base"]), bool(facts["headers"]), bool(facts["installer"]))


def lacks_of(python: Interpreter | None, has_uv: bool) -> list[Missing]:
    """Name what is missing of a Python; one that uv can work with needs neither venv nor pip."""
    if python is None:
        return [Missing("Python 3.11 or newer, with its headers and venv", ("python3-dev", "python3-venv"))]
    name = "Python {}.{}".format(*python.version)
    lacks = []
    if not python.headers:
        lacks.append(Missing(f"the headers of {name} (Python.h)", (f"{python.packages}-dev",)))
    if not python.installer and not has_uv:
        lacks.append(Missing(f"venv or pip for {name}", (f"{python.packages}-venv",)))
    return lacks


def compiler() -> str | None:
    """Return the first compiler that speaks C++20: the one CXX names, or else c++, g++ or clang++."""
    named = os.environ.get("CXX")
    for command in [named] if named else ["c++", "g++", "clang++"]:
        attempt = [command, "-std=c++20", "-fsyntax-only", "-x", "c++", str(PROBE)]
        try:
            if subprocess.run(attempt, capture_output=True, check=False).returncode == 0:
                return command
        except OSError:
            continue
    return None


def check(has_uv: bool) -> tuple[Interpreter, str]:
    """Return the Python and the compiler to build with, or raise Failure naming everything that is missing."""
    pythons = [python for python in map(probe, CANDIDATES) if python]
    best = min(pythons, key=lambda python: len(lacks_of(python, has_uv)), default=None)
    lacks = lacks_of(best, has_uv)
    cxx = compiler()
    if cxx is None:
        lacks.append(Missing("a C++20 compiler (GCC 11, Clang 14 or newer)", ("g++", "make")))
    if lacks or best is None or cxx is None:
        raise Failure(report(lacks))
    return best, cxx


def report(lacks: list[Missing]) -> str:
    """Return the message for a machine that lacks these things."""
    packages = " ".join(sorted({package for lack in lacks for package in lack.packages}))
    sudo = "" if os.geteuid() == 0 else "sudo "
    return "\n".join(
        [
            "before Triktrak can be built, this machine needs:",
            *(f"  - {lack.what}" for lack in lacks),
            f"Debian 12, Ubuntu 24.04 or newer: {sudo}apt-get install {packages}",
        ]
    )


def main() -> None:
    """Say what Triktrak would be built with, or fail naming what is missing."""
    python, cxx = check(has_uv=False)
    shell.say(f"Python {python.version[0]}.{python.version[1]} ({python.base}), compiler {cxx}")


if __name__ == "__main__":
    sys.exit(shell.main("triktrak", main))

"""The parts of `make test`: what each runs, what it waits for, what it needs, and which of its lines tell the count."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import environment
import web_bundle
from shell import ROOT

Command = Sequence[str | Path]
ECHO = "$ "
"""What stands before a command in the output of its part."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


@dataclass(frozen=True)
class Need:
    """A program that PyPI and npm cannot bring: how to see whether it is there, and Debian's package for it."""

    what: str
    package: str
    programs: tuple[str, ...]

    def is_met(self) -> bool:
        """Whether one of the programs is on PATH."""
        return any(map(shutil.which, self.programs))

    def install(self) -> None:
        """Install it where that can be done: as root, on a Debian."""
        apt = shutil.which("apt-get")
        if apt and os.geteuid() == 0:
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            command = [apt, "install", "-y", "-qq", "--no-install-recommends", self.package]
            if subprocess.run(command, env=quiet, stdin=subprocess.DEVNULL, check=False).returncode:
                # A new machine has no package lists, or old ones that name files long gone.
                subprocess.run([apt, "update", "-qq"], env=quiet, stdin=subprocess.DEVNULL, check=False)
                subprocess.run(command, env=quiet, stdin=subprocess.DEVNULL, check=False)


@dataclass(frozen=True)
class Part:
    """Commands run in turn until one fails. `closing` finds the lines in which its runner tells the outcome."""

    name: str
    commands: Callable[[], list[Command]]
    after: tuple[str, ...] = ()
    need: Need | None = None
    closing: str = ""
    in_web: bool = False

    def closing_lines(self, output: str) -> list[str]:
        """Return the runner's summary lines of an output."""
        lines = [line for line in output.splitlines() if not line.startswith(ECHO)]
        return [line for line in lines if self.closing and re.search(self.closing, line)]


def cpp_files() -> list[Path]:
    """Return all C++ files of ours."""
    folders = ("core", "core/bindings", "tests/core", "tools")
    return [path for folder in folders for path in sorted((ROOT / folder).glob("*")) if path.suffix in {".h", ".cpp"}]


def _program(name: str) -> Path:
    return environment.VENV / "bin" / name


def _python(*arguments: str | Path) -> Command:
    return [environment.PYTHON, *arguments]


def _style() -> list[Command]:
    return [
        [_program("ruff"), "check"],
        [_program("ruff"), "format", "--check"],
        [_program("clang-format"), "--dry-run", "-Werror", *cpp_files()],
    ]


def _core(folder: str, *options: str) -> Callable[[], list[Command]]:
    build = ROOT / "build" / folder
    flags = ("-DCMAKE_BUILD_TYPE=Release", "-DTRIKTRAK_TESTS=ON", "-DTRIKTRAK_WERROR=ON", *options)
    return lambda: [
        [_program("cmake"), "-G", "Ninja", "-S", ROOT, "-B", build, *flags],
        [_program("cmake"), "--build", build, "-j2"],
        [_program("ctest"), "--test-dir", build, "--output-on-failure", "--no-tests=error", "-j2"],
    ]


def _npm(script: str) -> Callable[[], list[Command]]:
    return lambda: [web_bundle.npm_command("run", script)[0]]


CTEST = r"^\d+% tests passed"
PYTEST = r"^=+ .*\b(passed|failed|error)"
ALL = (
    Part("bundle", lambda: [_python("tools/web_bundle.py")]),
    Part("style", _style, closing=r"^All checks passed|files already formatted"),
    Part("types", lambda: [[_program("mypy")]], closing=r"^Success: "),
    Part("tidy", lambda: [_python("tools/tidy.py")], closing=r"^clang-tidy: "),
    Part("core", _core("check"), closing=CTEST),
    Part("core, plain", _core("check-plain", "-DTRIKTRAK_PLAIN=ON"), closing=CTEST),
    Part("core, sanitized", _core("check-sanitized", "-DTRIKTRAK_SANITIZE=ON"), closing=CTEST),
    Part(
        "delivery",
        lambda: [_python("-m", "pytest", "-m", "delivery", "--durations=3")],
        after=("bundle",),
        closing=PYTEST,
    ),
    Part(
        "python",
        lambda: [_python("-m", "pytest", "-n2", "--dist=worksteal", "--durations=8", "--cov", "--cov-report=term")],
        # It measures how quick things are, so compilers must be done.
        after=("bundle", "core", "core, plain", "core, sanitized", "delivery"),
        closing=PYTEST + r"|^(FAIL )?Required test coverage",
    ),
    Part("bench", lambda: [_python("tools/bench.py")], closing=r"^Bench: "),
    Part("svelte-check", _npm("check"), after=("bundle",), in_web=True, closing=r"svelte-check found"),
    Part("vitest", _npm("test"), after=("bundle",), in_web=True, closing=r"^ *(Test Files|Tests) "),
    Part(
        "browser",
        _npm("e2e"),
        after=("bundle", "python"),
        need=Need("chromium", "chromium", CHROMIUM),
        in_web=True,
        closing=r"^ *\d+ (passed|failed|flaky|skipped|did not run)",
    ),
)
LINT = ("style", "types", "tidy")

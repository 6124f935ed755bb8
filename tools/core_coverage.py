"""How many lines of the core its own tests run, counted by gcov; `make coverage` shows them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import environment
import shell
from shell import ROOT, Failure

BUILD = ROOT / "build" / "coverage" / "core"
FLAGS = "--coverage -O1 -fno-inline"
_COUNT = re.compile(r"File '(?P<file>[^']+)'\nLines executed:(?P<share>[\d.]+)% of (?P<lines>\d+)")


def counted(told: str) -> dict[str, tuple[int, int]]:
    """Return lines run and lines in all of each file of the core, from what gcov printed.

    >>> counted(f"File '{ROOT}/core/dice.cpp'\\nLines executed:75.00% of 12\\n")
    {'dice.cpp': (9, 12)}
    """
    found: dict[str, tuple[int, int]] = {}
    for match in _COUNT.finditer(told):
        path = (BUILD / match["file"]).resolve()  # absolute, or as the compiler was called
        if path.parent == ROOT / "core":
            lines = int(match["lines"])
            run = round(float(match["share"]) * lines / 100)
            # A header is counted in every file that has it; the best of them stands for it.
            found[path.name] = max(found.get(path.name, (0, lines)), (run, lines))
    return found


def main() -> int:
    """Build the core's tests with counters, run them, and print the share of each file and of all."""
    gcov = shutil.which("gcov")
    if gcov is None:
        raise Failure("gcov is not on this machine; it comes with g++")
    cmake = environment.VENV / "bin" / "cmake"
    options = (
        "-DCMAKE_BUILD_TYPE=Debug",
        "-DTRIKTRAK_TESTS=ON",
        f"-DCMAKE_CXX_FLAGS={FLAGS}",
        "-DCMAKE_CXX_COMPILER=g++",
    )
    for old in BUILD.rglob("*.gcda"):
        old.unlink()
    commands: list[list[str | Path]] = [
        [cmake, "-G", "Ninja", "-S", ROOT, "-B", BUILD, *options],
        [cmake, "--build", BUILD],
        [BUILD / "core_tests"],
    ]
    for command in commands:
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    counters = [str(path) for path in BUILD.rglob("core/*.gcda")]
    told = subprocess.run([gcov, "-n", *counters], cwd=BUILD, check=True, capture_output=True, text=True).stdout
    shares = counted(told)
    for name, (run, lines) in sorted(shares.items(), key=lambda item: item[1][0] / item[1][1]):
        shell.say(f"{100 * run / lines:5.1f} %  {name}")
    run, lines = (sum(counts) for counts in zip(*shares.values(), strict=True))
    shell.say(f"The core: {100 * run / lines:.1f} % of {lines} lines")
    return 0


if __name__ == "__main__":
    sys.exit(shell.main("make coverage", main))

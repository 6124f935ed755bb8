"""clang-tidy over the core: every file that has changed, by itself or in a header, since it was last found clean."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import environment
from shell import ROOT, say

CORE = ROOT / "core"
CLEAN = ROOT / "build" / "tidy"
"""A fingerprint for each file that was found clean."""
# As CMakeLists.txt compiles the core; without NDEBUG, so that what is asserted is known.
FLAGS = ("-std=c++20", f"-I{CORE}")


def fingerprint(source: Path, shared: Iterable[Path]) -> str:
    """Return a digest of all that a file's verdict depends on, the program and the headers among them."""
    total = hashlib.sha256(" ".join([*FLAGS, version()]).encode())
    for path in [source, *sorted(shared)]:
        total.update(f"{path.name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def version() -> str:
    """Return which clang-tidy is in .venv."""
    return next((path.name for path in environment.VENV.glob("lib/python*/site-packages/clang_tidy-*.dist-info")), "")


def complaints(source: Path) -> str:
    """Return what clang-tidy has against a file; nothing when it is clean."""
    command: list[str | Path] = [environment.VENV / "bin" / "clang-tidy", "--quiet", source, "--", *FLAGS]
    outcome = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return outcome.stdout + outcome.stderr if outcome.returncode else ""


def main() -> int:
    """Look at what has changed; 1 when there is a complaint."""
    shared = [*CORE.glob("*.h"), ROOT / ".clang-tidy"]
    sources = sorted(CORE.glob("*.cpp"))
    marks = {source: (CLEAN / source.name, fingerprint(source, shared)) for source in sources}
    changed = [source for source, (stamp, mark) in marks.items() if not stamp.is_file() or stamp.read_text() != mark]
    CLEAN.mkdir(parents=True, exist_ok=True)
    found = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for source, said in zip(changed, pool.map(complaints, changed), strict=True):
            if said:
                found += 1
                say(said)
            else:
                stamp, mark = marks[source]
                stamp.write_text(mark)
    say(f"clang-tidy: {len(sources)} files, {len(changed)} looked at, {found} with complaints")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())

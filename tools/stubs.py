"""src/triktrak/_core.pyi, the types of the compiled core: written from the built module, or checked against it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from shell import ROOT

STUB = ROOT / "src" / "triktrak" / "_core.pyi"
PATTERNS = ROOT / "core" / "bindings" / "stub.pat"


def generate() -> str:
    """Return the stub of the core as it is built into this environment."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "_core.pyi"
        options = ["-q", "-m", "triktrak._core", "-p", str(PATTERNS), "-o", str(target)]
        command = [sys.executable, "-m", "nanobind.stubgen", *options]
        subprocess.run(command, check=True)
        return target.read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Write the stub, or with --check say whether the committed one is the same."""
    wanted = generate()
    there = STUB.read_text(encoding="utf-8") if STUB.is_file() else ""
    if wanted == there:
        return 0
    if arguments == ["--check"]:
        sys.stderr.write(f"{STUB.relative_to(ROOT)} is not what the core says: run `make build` and commit it\n")
        return 1
    STUB.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The signature of the core against the one last committed; with --accept, the new one is written down."""

from __future__ import annotations

import subprocess
import sys

from shell import ROOT

ACCEPTED = ROOT / "tests" / "data" / "bench.txt"


def main(arguments: list[str]) -> int:
    """Compare, or accept; print the line that a commit's message carries."""
    command = [sys.executable, "-m", "triktrak", "bench"]
    signature = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    if arguments == ["--accept"]:
        ACCEPTED.write_text(f"{signature}\n", encoding="utf-8")
    accepted = ACCEPTED.read_text(encoding="utf-8").strip() if ACCEPTED.is_file() else "nothing"
    sys.stdout.write(f"Bench: {signature}\n")
    if signature == accepted:
        return 0
    sys.stderr.write(
        f"The core behaves otherwise than {ACCEPTED.relative_to(ROOT)} says ({accepted}).\n"
        "If that is meant: .venv/bin/python tools/bench.py --accept, and end the commit message with the line above.\n"
    )
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

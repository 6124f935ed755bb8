"""Make the peers of the arena: `python benchmarks/arena/peers.py`; then `triktrak arena simple gnubg-nn`.

They live in an environment of their own, build/peers/venv, beside a small program for each; Triktrak neither imports
nor ships them. Their licences (GPL, MPL) are theirs: they are run beside us to be measured against, no more.
"""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path

PACKAGES = {"gnubg-nn": "1.1.0a11", "bgsage": "2.0.20260907"}
"""What is measured against, each at the version that the figures in results.md were taken with."""

ADAPTERS = {"gnubg-nn": "gnubg_nn_peer.py", "bgsage": "bgsage_peer.py"}
HERE = Path(__file__).resolve().parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, default=HERE.parents[1] / "build" / "peers")
    parser.add_argument("--wheels", type=Path, help="a folder of wheels to take them from before PyPI")
    asked = parser.parse_args()
    venv, into = asked.into.absolute() / "venv", asked.into.absolute()
    subprocess.run(["uv", "venv", "--quiet", "--allow-existing", venv], check=True)  # noqa: S607  uv as found
    wheels = ["--find-links", asked.wheels] if asked.wheels else []
    pinned = [f"{name}=={version}" for name, version in PACKAGES.items()]
    install = ["uv", "pip", "install", "--quiet", "--python", venv / "bin" / "python", *wheels, *pinned]
    subprocess.run(install, check=True)
    for name, adapter in ADAPTERS.items():
        program = into / name
        # Not thread-safe, and one process of many: numpy is to keep to one core.
        words = f'#!/bin/sh\nOMP_NUM_THREADS=1 exec "{venv}/bin/python" "{HERE / adapter}" "$@"\n'
        program.write_text(words, encoding="utf-8")
        program.chmod(0o755)
        print(program)


if __name__ == "__main__":
    main()

"""`make play`: prepare what is not prepared, then serve the board."""

from __future__ import annotations

import os
import sys

import environment
import shell
import web_bundle


def play(arguments: list[str]) -> None:
    """Become `triktrak` with these arguments, once the environment and the bundle are as they should be."""
    environment.ensure()
    web_bundle.build()
    # By module, not by .venv/bin/triktrak: the line at the head of a script cannot hold a long path or a space.
    os.execv(environment.PYTHON, [str(environment.PYTHON), "-m", "triktrak", *arguments])


if __name__ == "__main__":
    sys.exit(shell.main("make play", play, sys.argv[1:]))

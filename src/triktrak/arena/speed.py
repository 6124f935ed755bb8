"""How many positions other programs judge in a second, each asked in the way it offers."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from .._core import Position
from ..engine.external import GNUBG, program
from ..errors import TriktrakError
from .peer import PATIENCE, peers


def calibrated(seconds: float) -> dict[str, float]:
    """What GNU Backgammon's own `calibrate` says on one thread; nothing where it is not installed.

    It judges positions that it makes by chance, as ours are of unrelated games.
    """
    try:
        found_at = program()
    except TriktrakError:
        return {}
    rounds = max(round(500 * seconds), 100)
    said = _said([found_at, "-t", "-q"], f"set threads 1\ncalibrate {rounds}\n")
    found = re.search(r"Calibration result: (\d+)", said)
    return {GNUBG: _number(GNUBG, found[1] if found else said)}


def peer_speeds(positions: Sequence[Position]) -> dict[str, float]:
    """What the peers of the arena reach that can be asked: called with `speed`, they read Position IDs and say it."""
    asked = " ".join(position.id for position in positions)
    said = {name: _said([str(path), "speed"], f"{asked}\n") for name, path in peers().items()}
    return {name: _number(name, text) for name, text in said.items() if text.strip()}


def _number(peer: str, said: str) -> float:
    try:
        return float(said)
    except ValueError:
        raise TriktrakError("peer_speed", peer=peer, text=said.strip()) from None


def _said(command: Sequence[str], asked: str) -> str:
    name = Path(command[0]).name
    try:
        done = subprocess.run(  # noqa: S603  a peer that was asked for
            command, input=asked, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise TriktrakError("peer_silent", peer=name, seconds=PATIENCE) from None
    if done.returncode:
        raise TriktrakError("peer_died", peer=name)
    return done.stdout

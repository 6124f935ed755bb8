"""The solved game of three checkers a side: its table, which is built on request and kept in the cache directory.

Without it the program plays no Hypergammon; what it says of such a position is a formula's judgement.
"""

from __future__ import annotations

from functools import cache
from math import comb
from pathlib import Path

from .._core import Hypergammon, HypergammonEvaluator, Position
from ..directories import cache_directory
from ..errors import Malformed
from .files import read_file, write_file
from .tables import Progress

VARIANT = "hypergammon"
MEN = Position.start(VARIANT).men


def path() -> Path:
    """Its file, which need not exist."""
    return cache_directory() / f"hypergammon-{MEN}.table"


def entries() -> int:
    """How many positions the table has: the pairs of placements in which no point is held by both.

    >>> entries()
    7959904
    """
    # With k of its points held by one side, all its checkers on them, on the bar or off, the other has the rest.
    return sum(comb(24, k) * comb(MEN + 1, k + 1) * comb(25 - k + MEN, MEN) for k in range(MEN + 1))


def build(threads: int = 1, on_progress: Progress | None = None) -> OSError | None:
    """Build the table anew and write it to its file; returns why it could not be written.

    What `on_progress` raises ends the work, and leaves the file that was there.
    """
    return write_file(path(), Hypergammon.build(MEN, threads, on_progress).to_bytes())


def read() -> Hypergammon:
    """The table in its file; raises `Malformed` for a damaged one and `OSError` where there is none to read."""
    table = Hypergammon.from_bytes(read_file(path()))
    if table.men != MEN:
        raise Malformed("few_other", men=MEN, wanted=table.men)
    return table


def evaluator() -> HypergammonEvaluator | None:
    """What judges by the table, where there is one that is whole; read when first asked, and again when it changes."""
    try:
        return require()
    except Malformed:
        return None


def require() -> HypergammonEvaluator:
    """The same; raises `Malformed`, hypergammon_table where there is none, hypergammon_damaged for one of no use."""
    try:
        found = path().stat()
    except OSError as fault:
        raise Malformed("hypergammon_table") from fault
    opened = _opened(path(), found.st_mtime_ns, found.st_size)
    if opened is None:
        raise Malformed("hypergammon_damaged")
    return opened


def check_plays(variant: str) -> None:
    """Raise what is missing, `Malformed`, for a game that the program does not play: Hypergammon without its table.

    >>> check_plays("nackgammon")
    """
    if variant == VARIANT:
        require()


@cache
def _opened(file: Path, changed_ns: int, size: int) -> HypergammonEvaluator | None:
    try:
        return HypergammonEvaluator(read())
    except (Malformed, OSError):
        return None

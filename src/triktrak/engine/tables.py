"""The bear-off tables: kept in the cache directory, built where they are missing or damaged. Prints nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from math import comb
from operator import attrgetter
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .._core import Endings, OneSided, TwoSided
from ..directories import cache_directory
from ..errors import Malformed
from .files import read_file, write_file

Table = TypeVar("Table", OneSided, TwoSided)
Progress = Callable[[float], object]
"""Told now and then which share of a table is done."""

_NAMES: dict[type[OneSided] | type[TwoSided], str] = {OneSided: "one-sided", TwoSided: "two-sided"}
_FILE = re.compile(r"(?P<name>one-sided|two-sided)-(?P<men>\d{1,2})x(?P<points>\d{1,2})\.bearoff")


class Shape(Struct, Generic[Table], frozen=True):
    """Which table: of one side's rolls or of pairs, for up to so many checkers on the nearest points."""

    kind: type[Table]
    men: int
    points: int

    @property
    def name(self) -> str:
        return _NAMES[self.kind]

    @property
    def path(self) -> Path:
        """Its file, which need not exist."""
        return cache_directory() / f"{self.name}-{self.men}x{self.points}.bearoff"

    @property
    def entries(self) -> int:
        """How many placements of one side, or pairs of them, it has."""
        return comb(self.men + self.points, self.points) ** (1 if self.kind is OneSided else 2)

    def covers(self, other: Shape[Table]) -> bool:
        return self.men >= other.men and self.points >= other.points


ONE_SIDED = Shape(OneSided, 15, 6)
TWO_SIDED = Shape(TwoSided, 6, 6)
"""What is built unasked."""


class Opened(Struct, Generic[Table], frozen=True):
    """A table, and what was found on the way."""

    shape: Shape[Table]
    table: Table
    built: bool
    """It was built now, not read."""
    damage: Malformed | OSError | None = None
    """Why the file that was there could not be used."""
    unkept: OSError | None = None
    """Why what was built could not be written: a full disk, a directory of somebody else. It works all the same."""


@cache
def endings() -> Endings:
    """What judges the last of a race; read or built once for the process.

    >>> endings().two_sided.men >= 6
    True
    """
    return Endings(open_best(ONE_SIDED).table, open_best(TWO_SIDED).table)


def open_best(usual: Shape[Table], on_progress: Progress | None = None) -> Opened[Table]:
    """The largest table that was built on request and can be read, or else the usual one."""
    damage: Malformed | OSError | None = None
    for shape in choice(usual)[:-1]:
        try:
            return Opened(shape, read(shape), built=False, damage=damage)
        except (Malformed, OSError) as fault:
            damage = damage or fault
    opened = open_table(usual, on_progress)
    return replace(opened, damage=damage or opened.damage)


def choice(usual: Shape[Table]) -> list[Shape[Table]]:
    """The tables that would do, the best first: larger ones that have a file, and at last the usual one."""
    shapes = {usual}
    shapes.update(shape for shape in kept(usual.kind) if shape.covers(usual))
    return sorted(shapes, key=attrgetter("entries"), reverse=True)


def open_table(shape: Shape[Table], on_progress: Progress | None = None) -> Opened[Table]:
    """The table from its file; built, and kept for the next time, where there is none that can be used."""
    try:
        return Opened(shape, read(shape), built=False)
    except FileNotFoundError:
        damage = None
    except (Malformed, OSError) as fault:
        damage = fault
    return replace(build(shape, on_progress), damage=damage)


def read(shape: Shape[Table]) -> Table:
    """The table in its file; raises `Malformed` for a damaged one and `OSError` where there is none to read."""
    table = shape.kind.from_bytes(read_file(shape.path))
    if (table.men, table.points) != (shape.men, shape.points):
        raise Malformed("table_other", men=table.men, points=table.points)
    return table


def build(shape: Shape[Table], on_progress: Progress | None = None) -> Opened[Table]:
    """The table built anew, and written to its file; raises `Malformed` for one beyond what is sensible."""
    table = shape.kind.build(shape.men, shape.points, on_progress)
    return Opened(shape, table, built=True, unkept=write_file(shape.path, table.to_bytes()))


def kept(kind: type[Table]) -> Iterator[Shape[Table]]:
    """The tables of a kind that have a file, whatever is in it."""
    try:
        names = sorted(path.name for path in cache_directory().iterdir())
    except OSError:
        return  # none yet, or none that may be looked at
    for name in names:
        named = _FILE.fullmatch(name)
        if named and named["name"] == _NAMES[kind]:
            yield Shape(kind, int(named["men"]), int(named["points"]))

"""What every syntax of match files offers: a module with these names, listed in `formats.SYNTAXES`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from ..rules import Match
from .problem import Problem


class Reading(NamedTuple):
    """One match of a file, and how it was read."""

    match: Match
    problems: tuple[Problem, ...]
    syntax: str
    encoding: str
    line: int = 1
    """Where in the file it begins."""
    about: Mapping[str, str] = {}
    """What its head says, by keys in lower case: "eventdate", "place", …"""


class Syntax(Protocol):
    """A way to write matches down; it knows its files by what is in them, never by their names."""

    @property
    def name(self) -> str: ...

    @property
    def suffixes(self) -> tuple[str, ...]:
        """Endings of the names of such files, the usual one first; for writing only."""

    def read(self, data: bytes, /) -> Iterator[Reading]:
        """The matches of a file; none if it is in another syntax."""

    def dump(self, match: Match, about: Mapping[str, str] = {}, /) -> bytes:
        """The match as the bytes of a file, with these words about it in its head."""

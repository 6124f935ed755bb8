"""Match files: text to a match and back. Never evaluates; opens files in `load`, `load_all` and `dump` only.

match, problems = formats.load("game.mat")
formats.dump(match, "copy.mat")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path

from ..errors import Malformed
from ..rules import Match
from . import text_match
from .problem import Problem
from .syntax import Reading, Syntax

__all__ = ["MAX_BYTES", "SYNTAXES", "Problem", "Reading", "dump", "dumps", "load", "load_all", "loads", "readings"]

SYNTAXES: tuple[Syntax, ...] = (text_match,)
"""Every syntax, in the order in which a file is tried."""

MAX_BYTES = 32 * 1024 * 1024
"""No match file is larger."""


def load(source: str | Path | bytes, name: str | None = None) -> tuple[Match, tuple[Problem, ...]]:
    """Read the match in a file, or in the bytes of one, and what is odd about it.

    `name` is what a fault calls the file. Raises `Malformed` for what is no match file at all; everything else is read
    as far as it goes. Of several matches it is the first, and the problems say where the next one begins.
    """
    if isinstance(source, bytes):
        return _first(source, name or "")
    return _first(_contents(Path(source)), name or str(source))


def load_all(source: str | Path | bytes, name: str | None = None) -> Iterator[Reading]:
    """Read all matches of a file, one by one."""
    if isinstance(source, bytes):
        return readings(source, name or "")
    return readings(_contents(Path(source)), name or str(source))


def loads(text: str | bytes) -> tuple[Match, tuple[Problem, ...]]:
    """Read the match in a text.

    >>> match, problems = loads(" 5 point match\\n\\n Game 1\\n Anna : 0         Bo : 0\\n  1) 31: 8/5 6/5")
    >>> match.length, match.players.black, str(match.game.turns[0].play), problems
    (5, 'Bo', '8/5 6/5', ())
    """
    return _first(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text, "")


def dump(match: Match, path: str | Path) -> None:
    """Write a match to a file, in the syntax that its name ends in."""
    file = Path(path)
    file.write_bytes(_syntax(file.suffix.lower()).dump(match))


def dumps(match: Match, format: str = "mat", about: Mapping[str, str] = {}) -> str:
    """The match as text, in a syntax by its name; `about`: what its head says besides, such as "EventDate".

    >>> print(dumps(Match.start(5, players=("Anna", "Bo"))).splitlines()[7])
     5 point match
    """
    return _syntax(f".{format}").dump(match, about).decode("utf-8")


def readings(data: bytes, name: str = "") -> Iterator[Reading]:
    """The matches in the bytes of a file; raises `Malformed` where there are none, or more than MAX_BYTES."""
    if len(data) > MAX_BYTES:
        raise Malformed("file_too_large", name=name, max=MAX_BYTES // 1024**2)
    for syntax in SYNTAXES:
        found = syntax.read(data)
        first = next(found, None)
        if first is not None:
            return chain((first,), found)
    raise Malformed("no_match_file", name=name)


def _first(data: bytes, name: str) -> tuple[Match, tuple[Problem, ...]]:
    found = readings(data, name)
    match, problems, *_ = next(found)
    following = next(found, None)
    if following is None:
        return match, problems
    return match, (*problems, Problem(following.line, "more_matches"))


def _contents(path: Path) -> bytes:
    # No more than tells that it is too much: what is called a file may have no end.
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _syntax(suffix: str) -> Syntax:
    for syntax in SYNTAXES:
        if suffix in syntax.suffixes:
            return syntax
    raise Malformed("format_unknown", format=suffix.removeprefix("."), known=[syntax.name for syntax in SYNTAXES])

"""Text match files: what Backgammon Galaxy, Backgammon Studio, GammonView, GNU Backgammon, XG and others export."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..rules import Match
from .decoding import decode
from .fold import fold
from .scan import scan
from .sheet import MatchSheet
from .syntax import Reading
from .write import write

name = "mat"
suffixes = (".mat", ".txt")


def read(data: bytes) -> Iterator[Reading]:
    """The matches of a file, each as it is asked for; none where this is no text match file."""
    text, encoding = decode(data)
    for sheet in scan(text):
        if _is_match(sheet):
            match, problems = fold(sheet)
            yield Reading(match, problems, name, encoding, sheet.line, sheet.headers)


def _is_match(sheet: MatchSheet) -> bool:
    return any(game.names is not None or game.cells for game in sheet.games)


def dump(match: Match, about: Mapping[str, str] = {}) -> bytes:
    """The match as the bytes of a file, with these words about it in its head."""
    return write(match, about).encode("utf-8")

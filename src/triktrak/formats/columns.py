"""One line of a text match file: its cells, left and right, its score line, its headings.

Everything here takes one line of at most MAX_LINE characters and looks at it a fixed number of times.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..rules import BLACK, WHITE, BySide, Side
from .sheet import Cell, Word

MAX_LINE = 1_000
"""Longer lines are no lines of a match file."""

WORDS: dict[str, Word] = {
    "double": "double",
    "redouble": "double",
    "take": "take",
    "accept": "take",
    "drop": "drop",
    "passe": "drop",
    "pass": "drop",
    "reject": "drop",
    "beaver": "beaver",
    "raccoon": "raccoon",
    "racoon": "raccoon",
    "resign": "resign",
    "loss": "loses",
    "losse": "loses",
    "lose": "loses",
    "win": "wins",
}

_NUMBER = re.compile(r"\s*\d{1,6}\s*\)")
# A cell begins with a roll, or with a word; plays hold neither.
_CELL = re.compile(
    rf"(?<![\d/])(?P<d1>[1-6])(?P<d2>[1-6]) ?:|(?<!\S)(?P<word>{'|'.join(sorted(WORDS, key=len, reverse=True))})s?\b",
    re.IGNORECASE,
)
_INTEGER = re.compile(r"\d{1,9}")
_ILLEGAL = re.compile(r"\s*illegal play *\([^()]*\)?", re.IGNORECASE)
_LENGTH = re.compile(r"\s*(\d{1,9})[ -]*points?[ -]+match\b", re.IGNORECASE)
_MONEY = re.compile(r"\s*(?:unlimited|money)[ -]+(?:match|session|game)\b", re.IGNORECASE)
_SCORE = re.compile(r":\s*(\d{1,9})(?!\S)")
_RATING = re.compile(r",\s*\d{3,5}(?:\.\d+)?$")


def length(line: str) -> int | None:
    """The length a heading names; 0 is a money session.

    >>> length(" 7 point match"), length("Money session"), length("  1) 31: 8/5 6/5")
    (7, 0, None)
    """
    if found := _LENGTH.match(line):
        return int(found[1])
    return 0 if _MONEY.match(line) else None


def game_number(line: str) -> int | None:
    """The number of the game that begins here.

    >>> game_number(" Game 12"), game_number("  1) 31: 8/5 6/5")
    (12, None)
    """
    words = line.split(maxsplit=2)
    if len(words) != 2 or words[0].lower() != "game":
        return None
    digits = words[1].removesuffix(":")
    return int(digits) if digits.isdecimal() and len(digits) < 10 else None


def header(line: str) -> tuple[str, str] | None:
    """Key and value of a comment that has them.

    >>> header('; [Player 1 "Anna "the shark" B."]')
    ('player 1', 'Anna "the shark" B.')
    """
    opened, inside, rest = line.lstrip(";# \t").partition("[")
    key, quote, _ = rest.partition('"')
    value, closing, _ = rest[len(key) + 1 :].rpartition('"')
    if opened or not (inside and quote and closing and key.strip()):
        return None
    return key.strip().lower(), value.strip()


def score_line(line: str, known: BySide[str] | None = None) -> tuple[BySide[str], BySide[int], int] | None:
    """The names, the scores and the column where the right name begins; None where this is no score line.

    Names may hold colons and numbers: those that are known, from the head of the file, help to tell them apart.

    >>> score_line(" Anna : 2                       Bo : 0")
    (BySide(white='Anna', black='Bo'), BySide(white=2, black=0), 32)
    """
    found = list(_SCORE.finditer(line))
    if len(found) < 2 or found[-1].end() != len(line):
        return None
    last = found[-1]
    readings = [
        (BySide(line[: first.start()].strip(), line[first.end() : last.start()].strip()), first)
        for first in found[:-1][:8]
    ]
    apart = [reading for reading in readings if line.startswith("  ", reading[1].end())]
    named = [reading for reading in readings if reading[0] == known]
    names, first = (named or apart or readings)[0]
    rest = line[first.end() :]
    column = first.end() + len(rest) - len(rest.lstrip())
    names = names if names == known else names.map(lambda name: _RATING.sub("", name).rstrip())
    return names, BySide(int(first[1]), int(last[1])), column


class Grid:
    """Where the right column begins, as the score line shows it.

    >>> [cell.side for cell in Grid(32).cells(7, "  1)                           61: 13/7 8/7")]
    [Side.BLACK]
    """

    def __init__(self, right: int = 32) -> None:
        # Left cells begin within the first twelve columns; a long left name says nothing of where right cells do.
        self.middle = min(20, max(14, right // 2 + 2))

    def cells(self, number: int, line: str) -> list[Cell] | None:
        """The cells of a line of a game, also when one side's is missing; None where nothing in it is a cell."""
        numbered = _NUMBER.match(line)
        body = numbered.end() if numbered else 0
        starts = list(_starts(line, body))
        if not starts:
            return [] if numbered and not line[body:].strip() else None
        if line[body : starts[0].start()].strip():
            return None
        ends = [start.start() for start in starts[1:]] + [len(line)]
        sides = self._sides([start.start() for start in starts])
        return [
            _cell(number, side, start, line[start.end() : end])
            for start, end, side in zip(starts, ends, sides, strict=True)
        ]

    def _sides(self, columns: list[int]) -> list[Side]:
        left = columns[0] < self.middle
        if len(columns) == 1:
            return [WHITE if left else BLACK]
        # Of two cells the second is the right one, wherever a long left one has pushed it; both beyond the middle
        # are a play of the right side and what came of it.
        return [WHITE if left else BLACK, *(BLACK for _ in columns[1:])]


def _starts(line: str, body: int) -> Iterator[re.Match[str]]:
    # The position that follows an illegal play holds names, which may look like anything.
    beyond = body
    for start in _CELL.finditer(line, body):
        if start.start() < beyond:
            continue
        if (start["word"] or "").lower().startswith("pass") and start.start() > body and line[start.start() - 2] == ":":
            continue  # "52: Pass" is how some write that nothing could be played
        yield start
        if start["d1"] and (illegal := _ILLEGAL.match(line, start.end())):
            beyond = illegal.end()


def _cell(number: int, side: Side, start: re.Match[str], rest: str) -> Cell:
    text = rest.strip()
    if start["word"] is None:
        return Cell(number, side, "roll", (int(start["d1"]), int(start["d2"])), text)
    named = _INTEGER.search(text)
    return Cell(number, side, WORDS[start["word"].lower()], None, text, int(named[0]) if named else None)

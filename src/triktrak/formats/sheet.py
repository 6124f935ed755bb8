"""A text match file as plain values with line numbers: what is written, before anybody asks whether it can be.

Knows nothing of the rules, and asks them nothing; fold.py does.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from ..rules import BySide, Side
from .problem import Problem

Word: TypeAlias = Literal[
    "roll", "double", "take", "drop", "beaver", "raccoon", "resign", "loses", "wins", "set", "tie", "known"
]

UNNAMED = BySide("Player 1", "Player 2")
"""What stands over the columns for a player whose name is empty."""


class Cell(NamedTuple):
    """One thing that one side did, or what is said of the game."""

    line: int
    side: Side
    word: Word
    dice: tuple[int, int] | None = None
    """Of a roll, as written."""
    text: str = ""
    """What was played with it, or the rest of the cell."""
    number: int | None = None
    """The cube's value or the points that the cell names."""

    @property
    def is_turn(self) -> bool:
        """Whether it moves the game on; results do not."""
        return self.word not in ("wins", "loses", "set", "tie", "known")


class GameSheet(Struct):
    """One game of a file."""

    line: int
    number: int | None
    """As written; None where the line with it is missing."""
    names: BySide[str] | None = None
    scores: BySide[int] | None = None
    score_line: int = 0
    cells: list[Cell] = []


class MatchSheet(Struct):
    """One match of a file."""

    line: int
    headers: dict[str, str]
    """The `; [Key "Value"]` lines, keys in lower case."""
    length: int | None = None
    """As written; None where the file does not say."""
    games: list[GameSheet] = []
    problems: list[Problem] = []

"""The files of tests/data that the C++ tests read too: one case a line, remarks behind `#`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from triktrak import Position

DATA = Path(__file__).parent / "data"
Roll = tuple[int, int]


def lines(name: str) -> list[str]:
    """The cases of a file."""
    return [line for line in (DATA / name).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def roll(text: str) -> Roll:
    return int(text[0]), int(text[1])


@dataclass(frozen=True)
class Case:
    """All that a roll can lead to: positions after, as the opponent sees them."""

    name: str
    position: Position
    dice: Roll
    dice_played: int
    results: tuple[str, ...]


def cases(name: str) -> Iterator[Case]:
    """The cases of legal_plays.txt and the files of its form."""
    for line in lines(name):
        title, identifier, dice, played, *results = line.split()
        yield Case(title, Position.from_id(identifier), roll(dice), int(played), tuple(results))


def phase_of(position: Position) -> int:
    """0 contact, 1 race, 2 crunch: contact with at most six checkers neither off nor on the two lowest points."""
    if position.race:
        return 1
    sides = (position.points, position.flip().points)
    return 2 if any(sum(max(count, 0) for count in points[3:]) <= 6 for points in sides) else 0

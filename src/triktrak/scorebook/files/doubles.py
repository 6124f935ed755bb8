"""Which results of a file stand in a scorebook already.

One does when a sheet of that day has the same players with the same points, and games that tell nothing else. Of three
that are alike, two of which are in the book, one is new.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from ..book import Book
from ..records import Sheet
from ..standing import Standing


class Doubles:
    """The results in a book, each to be found as often as it is there."""

    def __init__(self, book: Book) -> None:
        self._games: dict[str, list[tuple[object, ...]]] = {}
        for key, counted in book.standings.items():
            sheet = book.sheets[key]
            mark = fingerprint(sheet.day, [book.name(player) for player in sheet.players], counted.score)
            self._games.setdefault(mark, []).append(_points(counted))

    def has(self, sheet: Sheet, players: Iterable[str], counted: Standing) -> bool:
        """Whether it is in the book; what has been found is not found again."""
        there = self._games.get(fingerprint(sheet.day, players, counted.score), [])
        mine = _points(counted)
        for at, games in enumerate(there):
            if not games or not mine or games == mine:
                del there[at]
                return True
        return False


def fingerprint(day: str, players: Iterable[str], score: Iterable[int]) -> str:
    """A hash of what makes a result the same whoever wrote it down: the day, and who had how many points.

    >>> fingerprint("2026-05-01", ["Anna", "bo"], (7, 4)) == fingerprint("2026-05-01", ["Bo", "anna"], (4, 7))
    True
    """
    who = sorted((name.casefold(), points) for name, points in zip(players, score, strict=True))
    return hashlib.sha256(repr((day, who)).encode()).hexdigest()


def _points(counted: Standing) -> tuple[object, ...]:
    # Seats may be the other way round in the book: what counts is how much was won in each game.
    return tuple(tuple(sorted(game.points)) for game in counted.games)

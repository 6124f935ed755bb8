"""A whole scorebook as a value: all its records, and what stands on every sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TypeVar

from ..rules import Match
from .records import Club, Event, Line, Place, Player, Record, Sheet
from .standing import Standing, match_of, standing

R = TypeVar("R", bound=Record)


class Book:
    """Records by their ids; a later one takes the place of an earlier one of its kind and id.

    `before`: the book as it was; what has been counted there and is the same here is not counted again.

    >>> Book([]).sheets
    {}
    """

    def __init__(self, records: Iterable[Record], before: Book | None = None) -> None:
        latest = {(type(record), record.id): record for record in records}
        self.players = _kind(latest.values(), Player)
        self.clubs = _kind(latest.values(), Club)
        self.places = _kind(latest.values(), Place)
        self.events = _kind(latest.values(), Event)
        self.sheets = _kind(latest.values(), Sheet)
        self.lines = _kind(latest.values(), Line)
        # Nothing of a book that has not been counted, so that each does not hold on to all before it.
        self._counted = {} if before is None or "standings" not in vars(before) else _counted(before)

    def __iter__(self) -> Iterator[Record]:
        for home in (self.players, self.clubs, self.places, self.events, self.sheets, self.lines):
            yield from home.values()

    def person(self, player: str) -> str:
        """The id of whom a player turned out to be, after all that were merged."""
        path = [player]
        while (record := self.players.get(path[-1])) is not None and record.same_as:
            if record.same_as in path:
                # Two devices have merged two players, each the other way.
                return min(path[path.index(record.same_as) :])
            path.append(record.same_as)
        return path[-1]

    def name(self, player: str) -> str:
        """What a player is called; empty for one that the book does not know."""
        known = self.players.get(self.person(player))
        return known.name if known else ""

    @cached_property
    def lines_of(self) -> dict[str, list[Line]]:
        """The lines of each sheet, struck ones included."""
        by_sheet: dict[str, list[Line]] = {sheet: [] for sheet in self.sheets}
        for line in self.lines.values():
            by_sheet.setdefault(line.sheet, []).append(line)
        return by_sheet

    @cached_property
    def standings(self) -> dict[str, Standing]:
        """What stands on every sheet, oldest first."""
        order = sorted(self.sheets.values(), key=lambda sheet: (sheet.day, sheet.started, sheet.id))
        return {sheet.id: self._standing(sheet, self.lines_of[sheet.id]) for sheet in order}

    def _standing(self, sheet: Sheet, lines: list[Line]) -> Standing:
        on, under, counted = self._counted.get(sheet.id, (None, None, None))
        return counted if counted is not None and (on, under) == (sheet, lines) else standing(sheet, lines)

    def match(self, sheet: Sheet) -> Match:
        """The match of a duel, with the names of its players."""
        white, black = sheet.players
        return match_of(sheet, self.lines_of[sheet.id], (self.name(white), self.name(black)))


def _counted(book: Book) -> dict[str, tuple[Sheet, list[Line], Standing]]:
    return {id_: (sheet, book.lines_of[id_], book.standings[id_]) for id_, sheet in book.sheets.items()}


def _kind(records: Iterable[Record], kind: type[R]) -> dict[str, R]:
    return {record.id: record for record in records if isinstance(record, kind)}

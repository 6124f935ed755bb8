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

    >>> Book([]).sheets
    {}
    """

    def __init__(self, records: Iterable[Record]) -> None:
        latest = {(type(record), record.id): record for record in records}
        self.players = _kind(latest.values(), Player)
        self.clubs = _kind(latest.values(), Club)
        self.places = _kind(latest.values(), Place)
        self.events = _kind(latest.values(), Event)
        self.sheets = _kind(latest.values(), Sheet)
        self.lines = _kind(latest.values(), Line)

    def __iter__(self) -> Iterator[Record]:
        for home in (self.players, self.clubs, self.places, self.events, self.sheets, self.lines):
            yield from home.values()

    def person(self, player: str) -> str:
        """The id of whom a player turned out to be, after all that were merged."""
        seen = {player}
        while (record := self.players.get(player)) is not None and record.same_as and record.same_as not in seen:
            player = record.same_as
            seen.add(player)
        return player

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
        return {sheet.id: standing(sheet, self.lines_of[sheet.id]) for sheet in order}

    def match(self, sheet: Sheet) -> Match:
        """The match of a duel, with the names of its players."""
        white, black = sheet.players
        return match_of(sheet, self.lines_of[sheet.id], (self.name(white), self.name(black)))


def _kind(records: Iterable[Record], kind: type[R]) -> dict[str, R]:
    return {record.id: record for record in records if isinstance(record, kind)}

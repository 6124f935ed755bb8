"""A whole scorebook as a value: all its records, and what stands on every sheet."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from datetime import UTC, datetime
from functools import cached_property
from typing import TypeVar

from ..rules import Match
from .records import KINDS, Club, Event, Line, Place, Player, Record, Sheet
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

    def after(self, records: Iterable[Record], gone: Iterable[Record] = ()) -> Book:
        """The book once `records` stand in it and others are `gone`; of the rest nothing is counted again.

        >>> place = Place(id="01900000-0000-7000-8000-000000000000", name="De Kurk")
        >>> Book([]).after([place]).after([], gone=[place]).places
        {}
        """
        book = Book(())
        for kind, name in _HOMES.items():
            setattr(book, name, dict(self._home(kind)))
        touched: dict[str, None] = {}
        for record in gone:
            book._home(type(record)).pop(record.id, None)
            touched |= _touched(record)
            for line in self.lines_of.get(record.id, ()) if isinstance(record, Sheet) else ():
                book.lines.pop(line.id, None)
        new = list(records)
        for record in new:
            # A line that is known under another sheet has left that one.
            touched |= _touched(record) | (_touched(self.lines[record.id]) if record.id in self.lines else {})
            book._home(type(record))[record.id] = record
        book._go_on(self, touched)
        return book

    def get(self, kind: str, id_: str) -> Record | None:
        """A record by the name of its kind and its id; None for one that does not stand in the book."""
        return self._home(KINDS[kind]).get(id_)

    def _home(self, kind: type[Record]) -> dict[str, Record]:
        home: dict[str, Record] = getattr(self, _HOMES[kind])
        return home

    def _go_on(self, before: Book, touched: Collection[str]) -> None:
        """Take over what has been found out of a book before, but for the sheets that were touched."""
        lines_of = dict(before.lines_of)
        new: dict[str, list[Line]] = {sheet: [] for sheet in touched if sheet in self.sheets}
        mentioned = {line.id: None for sheet in touched for line in lines_of.pop(sheet, ())}
        mentioned |= {id_: None for id_ in self.lines if id_ not in before.lines}
        for line in (self.lines[id_] for id_ in mentioned if id_ in self.lines):
            new.setdefault(line.sheet, []).append(line)
        self.lines_of = lines_of | new
        if "standings" not in vars(before):
            return
        counted = {sheet: before.standings[sheet] for sheet in self.sheets if sheet not in touched}
        counted |= {
            sheet: standing(self.sheets[sheet], self.lines_of[sheet]) for sheet in touched if sheet in self.sheets
        }
        self.standings = {sheet: counted[sheet] for sheet in self._order()}

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
        return {sheet: standing(self.sheets[sheet], self.lines_of[sheet]) for sheet in self._order()}

    def _order(self) -> list[str]:
        order = sorted(self.sheets.values(), key=lambda sheet: (sheet.day, sheet.started or made(sheet.id), sheet.id))
        return [sheet.id for sheet in order]

    def match(self, sheet: Sheet) -> Match:
        """The match of a duel, with the names of its players."""
        white, black = sheet.players
        return match_of(sheet, self.lines_of[sheet.id], (self.name(white), self.name(black)))


_LAST_MS = 253_402_300_799_000


def made(id_: str) -> str:
    """When an id was made, as moments are written: a sheet on which none stands was written down then.

    >>> made("019b76da-a800-7000-8000-000000000001")
    '2026-01-01T00:00:00Z'
    """
    seconds = min(int(id_[:8] + id_[9:13], 16), _LAST_MS) // 1000
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


_HOMES: dict[type[Record], str] = {
    Player: "players",
    Club: "clubs",
    Place: "places",
    Event: "events",
    Sheet: "sheets",
    Line: "lines",
}


def _touched(record: Record) -> dict[str, None]:
    """The sheet that has to be counted anew."""
    sheet = record.id if isinstance(record, Sheet) else record.sheet if isinstance(record, Line) else None
    return {} if sheet is None else {sheet: None}


def _kind(records: Iterable[Record], kind: type[R]) -> dict[str, R]:
    return {record.id: record for record in records if isinstance(record, kind)}

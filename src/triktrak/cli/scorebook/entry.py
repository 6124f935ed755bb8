"""What is about to be written in the book: new records, and the people, places and events that they name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import Malformed
from ...scorebook import Book, Record, Sheet, read_record
from ...scorebook.ops import Draft
from ...scorebook.wording import tidy
from ...store.ids import new_id
from .names import Kind, called

_LONGEST = 100


class Entry:
    """Records to be written together in a book that is read already; nothing is written here.

    >>> entry = Entry(Book([]), 1_767_225_600_000_000)
    >>> entry.named("player", "Anna") == entry.named("player", "anna")
    True
    """

    def __init__(self, kept: Book, now_us: int) -> None:
        self._kept = kept
        self._now_us = now_us
        self._new: dict[tuple[Kind, str], str] = {}
        self.drafts: list[Draft] = []
        self.records: list[Record] = []
        self.newcomers: list[str] = []
        """The names of players whom the book did not know."""

    def add(self, kind: str, fields: Mapping[str, Any]) -> Record:
        """A new record; raises `Malformed` where the fields make none."""
        id_ = new_id(self._now_us)
        record = read_record(kind, {"id": id_, **fields})
        self.drafts.append(Draft(kind=kind, id=id_, fields=dict(fields)))
        self.records.append(record)
        return record

    def named(self, kind: Kind, name: str) -> str:
        """The id of what is called so, made where the book has none."""
        name = tidy(name)
        if not 0 < len(name) <= _LONGEST:
            raise Malformed("book_name_length", count=len(name), most=_LONGEST)
        if (kind, name.casefold()) in self._new:
            return self._new[kind, name.casefold()]
        try:
            return called(self._kept, kind, name)
        except Malformed as unknown:
            if unknown.code != "book_name_unknown":
                raise
        id_ = self._new[kind, name.casefold()] = self.add(kind, {"name": name}).id
        if kind == "player":
            self.newcomers.append(name)
        return id_

    def book(self, sheet: Sheet) -> Book:
        """The one sheet with all that belongs to it, as it will be: counting the others takes time."""
        kept = self._kept
        people: list[Record] = [
            *kept.players.values(),
            *kept.places.values(),
            *kept.events.values(),
            *kept.clubs.values(),
        ]
        return Book([*people, sheet, *kept.lines_of.get(sheet.id, ()), *self.records])

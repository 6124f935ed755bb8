"""Whom and where the names of a file mean: those of a scorebook, and new ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from ..book import Book
from ..records import Club, Event, Place, Record, Sheet, read_record
from ..wording import tidy
from .labels import Labels, labels


class KnownNames:
    """Players, clubs, places and events by their names: those of the book, and new ones."""

    def __init__(self, book: Book, ids: Iterator[str]) -> None:
        self._ids = ids
        self._players = Labels(book).ids()
        homes: dict[str, Mapping[str, Club | Place | Event]] = {
            "club": book.clubs,
            "place": book.places,
            "event": book.events,
        }
        self._others = {
            (kind, name): key for kind, home in homes.items() for key, name in labels(home.values()).items()
        }
        self._folded = _folded(self._players)
        self._new: dict[str, Record] = {}
        self.of = {key: book.name(key) for key in book.players}
        """What each player is called in the end."""

    def player(self, name: str) -> str:
        """The id of a player; of a new one a new id."""
        name = tidy(name)
        known = self._players.get(name) or self._folded.get(name.casefold())
        if known is None:
            known = self._players[name] = self._add("player", name)
            self.of[known] = name
        return known

    def other(self, kind: str, name: str) -> str:
        """The id of a club, place or event."""
        name = tidy(name)
        known = self._others.get((kind, name))
        if known is None:
            known = self._others[kind, name] = self._add(kind, name)
        return known

    def _add(self, kind: str, name: str) -> str:
        key = next(self._ids)
        self._new[key] = read_record(kind, {"id": key, "name": name})
        return key

    def needed(self, records: Iterable[Record]) -> list[Record]:
        """The new ones whom these sheets name."""
        named: set[str | None] = set()
        for record in records:
            if isinstance(record, Sheet):
                named |= {*record.players, record.club, record.place, record.event}
        return [record for key, record in self._new.items() if key in named]


def _folded(names: Mapping[str, str]) -> dict[str, str]:
    """Names whatever their capitals, where only one has them so."""
    times = Counter(name.casefold() for name in names)
    return {name.casefold(): key for name, key in names.items() if times[name.casefold()] == 1}

"""What the people and places of a book are called in a table: every one by a name that is nobody else's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count

from ..book import Book
from ..records import Club, Event, Place, Player

_LONGEST = 100
UNKNOWN = "?"
"""Who plays in the book, but is not in it: deleted, or not yet heard of."""


def labels(named: Iterable[Player | Club | Place | Event]) -> dict[str, str]:
    """Names by their ids; of several of the same name the later ones get a number.

    >>> two = [Place(id=f"01900000-0000-7000-8000-00000000000{n}", name="Thuis") for n in (1, 2)]
    >>> list(labels(two).values())
    ['Thuis', 'Thuis (2)']
    """
    return _distinct({record.id: record.name for record in named})


def _distinct(names: Mapping[str, str]) -> dict[str, str]:
    taken = set(names.values())
    first = set[str]()
    found = {}
    for key in sorted(names):
        name = names[key]
        if name in first:
            numbered = (f"{name[: _LONGEST - 7].strip()} ({number})" for number in count(2))
            name = next(label for label in numbered if label not in taken)
            taken.add(name)
        first.add(name)
        found[key] = name
    return found


class Labels:
    """The names that a book's tables use."""

    def __init__(self, book: Book) -> None:
        self._book = book
        seats = (player for sheet in book.sheets.values() for player in sheet.players)
        strangers = {player: UNKNOWN for player in seats if player not in book.players}
        self._players = _distinct(strangers | {player.id: player.name for player in book.players.values()})
        self._others = {**labels(book.clubs.values()), **labels(book.places.values()), **labels(book.events.values())}

    def players(self, seats: Sequence[str]) -> list[str]:
        """The names of those who sit at a table: whom they turned out to be, unless that one sits there too."""
        found = [self._players[player] for player in seats]
        for seat, player in enumerate(seats):
            person = self._players.get(self._book.person(player))
            if person is not None and person not in found:
                found[seat] = person
        return found

    def other(self, record: str | None) -> str | None:
        """The name of a club, place or event; None for one that the book does not know."""
        return self._others.get(record) if record else None

    def ids(self) -> dict[str, str]:
        """The players by their names."""
        return {name: player for player, name in self._players.items()}

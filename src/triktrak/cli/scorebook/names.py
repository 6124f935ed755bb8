"""What somebody at the command line calls a player, a club, a place or an event of the book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ...errors import Malformed
from ...scorebook import Book, Club, Event, Place, Player
from ...scorebook.wording import tidy

Kind = Literal["player", "club", "place", "event"]


def called(book: Book, kind: Kind, name: str) -> str:
    """The id of what has this name, nickname or id; raises `Malformed` where that is nothing, or more than one.

    >>> called(Book([Place(id="01900000-0000-7000-8000-000000000000", name="Thuis")]), "place", "thuis")
    '01900000-0000-7000-8000-000000000000'
    """
    homes: dict[Kind, Mapping[str, Player | Club | Place | Event]] = {
        "player": book.players,
        "club": book.clubs,
        "place": book.places,
        "event": book.events,
    }
    home = homes[kind]
    if name in home:
        return name
    wanted = tidy(name).casefold()
    found = {id_ for id_, one in home.items() if wanted in (one.name.casefold(), _nickname(one))}
    # Whoever turned out to be somebody else is found under both names.
    found = {book.person(id_) for id_ in found} if kind == "player" else found
    if len(found) != 1:
        raise Malformed("book_name_unclear" if found else "book_name_unknown", kind=kind, name=name)
    return found.pop()


def _nickname(one: Player | Club | Place | Event) -> str | None:
    return one.nickname.casefold() or None if isinstance(one, Player) else None

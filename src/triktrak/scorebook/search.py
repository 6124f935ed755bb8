"""Finding sheets: by what they are, by whom, and by words that stand on them."""

from __future__ import annotations

from collections.abc import Iterator

from .book import Book
from .records import Sheet
from .statistics.filters import Filter, resolved


def search(book: Book, asked: Filter, words: str = "") -> list[Sheet]:
    """The sheets that a filter lets pass and on which every one of `words` stands, the latest first.

    A sheet counts when one of its players looks at it as the filter asks; names are those of players, place, event and
    club. Raises `Malformed` for a filter by what the book does not know.

    >>> search(Book([]), Filter(), "anna 2026")
    []
    """
    asked = resolved(book, asked)
    wanted = words.casefold().split()
    found = []
    for id_ in reversed(book.standings):
        sheet = book.sheets[id_]
        if asked.admits(sheet) and _seen(book, sheet, asked):
            written = "\n".join(_written(book, sheet)).casefold() if wanted else ""
            if all(word in written for word in wanted):
                found.append(sheet)
    return found


def _seen(book: Book, sheet: Sheet, asked: Filter) -> bool:
    people = [book.person(player) for player in sheet.players]
    return any(asked.looks(one, [other for other in people if other != one]) for one in people)


def _written(book: Book, sheet: Sheet) -> Iterator[str]:
    for player in sheet.players:
        yield book.name(player)
        if (known := book.players.get(book.person(player))) is not None:
            yield known.nickname
    for named in (
        book.places.get(sheet.place or ""),
        book.events.get(sheet.event or ""),
        book.clubs.get(sheet.club or ""),
    ):
        if named is not None:
            yield named.name
    yield from (sheet.day, sheet.game, sheet.round, sheet.stake, sheet.note)
    yield from (line.note for line in book.lines_of[sheet.id])

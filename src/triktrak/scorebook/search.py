"""Finding sheets: by what they are, by whom, and by words that stand on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .book import Book
from .records import Sheet
from .statistics.filters import Filter, resolved
from .wording import folded


@dataclass(frozen=True, slots=True)
class Seated:
    """A player on a sheet, by the name that player has now."""

    id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A sheet as a list shows it, here and to the browser: what it is, who, when, and where it stands."""

    id: str
    kind: str
    day: str
    length: int
    game: str
    players: tuple[Seated, ...]
    score: tuple[int, ...]
    games: int
    over: bool
    winner: int | None
    place: str
    event: str
    confirmed: bool
    doubtful: int
    misfits: int


def listed(book: Book, sheet: Sheet) -> Listed:
    """A sheet of a book as a list shows it."""
    standing = book.standings[sheet.id]
    place, event = book.places.get(sheet.place or ""), book.events.get(sheet.event or "")
    return Listed(
        id=sheet.id,
        kind=sheet.kind,
        day=sheet.day,
        length=sheet.length,
        game=sheet.game,
        players=tuple(Seated(player, book.name(player)) for player in sheet.players),
        score=standing.score,
        games=len(standing.games),
        over=standing.over,
        winner=standing.winner,
        place=place.name if place else "",
        event=event.name if event else "",
        confirmed=bool(sheet.confirmed),
        doubtful=len(standing.doubtful),
        misfits=len(standing.misfits),
    )


def search(book: Book, asked: Filter, words: str = "") -> list[Sheet]:
    """The sheets that a filter lets pass and on which every one of `words` stands, the latest first.

    A sheet counts when one of its players looks at it as the filter asks. Words are looked for in the names of players,
    place, event and club, the day, and whatever was noted; capitals and accents make no difference. In the browser
    web/src/lib/scorebook/search.ts finds the same. Raises `Malformed` for a filter by what the book does not know.

    >>> search(Book([]), Filter(), "anna 2026")
    []
    """
    asked = resolved(book, asked)
    wanted = folded(words).split()
    found = []
    for id_ in reversed(book.standings):
        sheet = book.sheets[id_]
        if asked.admits(sheet) and _seen(book, sheet, asked):
            written = folded("\n".join(_written(book, sheet))) if wanted else ""
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

"""Everything that a scorebook has to say in figures, for what a filter lets count."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from ..book import Book
from .bouts import Bout, Sitting, Views, views
from .days import Day, Records, days, records
from .figures import Duels, Part, duels
from .filters import Filter, resolved
from .intervals import FEWEST, LEVEL
from .parts import Pair, Parts, by_player, favourite, nemesis, pairs, parts
from .rating import Pool, pools
from .sittings import Chouettes, Other, chouettes, others
from .whole import Whole, whole


class Person(Struct, frozen=True, kw_only=True):
    """All figures of one player."""

    player: str
    name: str
    duels: Duels
    parts: Parts
    nemesis: Part | None
    favourite: Part | None
    chouettes: Chouettes
    others: tuple[Other, ...]
    days: tuple[Day, ...]
    records: Records


class AtTable(Struct, frozen=True, kw_only=True):
    """A player's chouettes and other games."""

    player: str
    name: str
    chouettes: Chouettes
    others: tuple[Other, ...]


class Summary(Struct, frozen=True, kw_only=True):
    """The statistics of a book; `people` are the players that the filter names."""

    filter: Filter
    level: float
    """Of the intervals."""
    fewest: int
    """Cases below which a figure is marked `few`."""
    names: dict[str, str]
    """What everybody is called who is named below by an id."""
    left_out: int
    """Sheets at which somebody would sit twice, since two players turned out to be one."""
    whole: Whole
    players: tuple[Part, ...]
    pairs: tuple[Pair, ...]
    tables: tuple[AtTable, ...]
    people: tuple[Person, ...]
    ratings: tuple[Pool, ...]
    """Of the whole book, whatever the filter: a rating rests on all matches. The histories are those of `people`."""


def summary(book: Book, asked: Filter | None = None) -> Summary:
    """The statistics of a book; raises `Malformed` when the filter names what the book does not know.

    >>> summary(Book([])).whole.games
    0
    """
    wanted = resolved(book, asked or Filter())
    seen, rated = views(book, wanted), pools(book)
    return Summary(
        filter=wanted,
        level=LEVEL,
        fewest=FEWEST,
        names={player: book.name(player) for player in sorted(_named(seen, rated))},
        left_out=seen.left_out,
        whole=whole(book, seen.bouts, seen.sittings),
        players=by_player(book, seen.bouts),
        pairs=pairs(seen.bouts),
        tables=tuple(_tables(book, seen.sittings)),
        people=tuple(person(book, player, seen.bouts, seen.sittings) for player in wanted.players),
        ratings=tuple(_kept(pool, wanted.players) for pool in rated),
    )


def _named(seen: Views, rated: Iterable[Pool]) -> set[str]:
    duels = {player for bout in seen.bouts for player in (bout.me, bout.other)}
    return duels | {sitting.me for sitting in seen.sittings} | {one.player for pool in rated for one in pool.players}


def _kept(pool: Pool, players: Collection[str]) -> Pool:
    return replace(pool, history=tuple(point for point in pool.history if point.player in players))


def person(book: Book, player: str, bouts: Iterable[Bout], sittings: Iterable[Sitting]) -> Person:
    """All figures of one player, of what that player looks at."""
    own = [bout for bout in bouts if bout.me == player]
    sat = [sitting for sitting in sittings if sitting.me == player]
    divided = parts(book, own)
    return Person(
        player=player,
        name=book.name(player),
        duels=duels(own),
        parts=divided,
        nemesis=nemesis(divided.opponents),
        favourite=favourite(divided.opponents),
        chouettes=chouettes(sat),
        others=others(sat),
        days=days(own, sat),
        records=records(own),
    )


def _tables(book: Book, sittings: Iterable[Sitting]) -> Iterable[AtTable]:
    by_player: dict[str, list[Sitting]] = {}
    for sitting in sittings:
        by_player.setdefault(sitting.me, []).append(sitting)
    for player, own in sorted(by_player.items(), key=lambda one: (book.name(one[0]), one[0])):
        yield AtTable(player=player, name=book.name(player), chouettes=chouettes(own), others=others(own))

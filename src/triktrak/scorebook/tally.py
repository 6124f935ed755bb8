"""How often somebody won: the few figures that are told of a player, of two people, and of a day."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from .book import Book
from .records import Event
from .statistics.bouts import Bout, views
from .statistics.filters import Filter


class Tally(Struct, frozen=True, kw_only=True):
    """Duels that were decided or drawn, and the games of all of them, as one of the two saw them."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    games_won: int = 0
    games_lost: int = 0
    gammons: int = 0
    backgammons: int = 0

    @property
    def played(self) -> int:
        """How many duels came to an end."""
        return self.won + self.lost + self.drawn

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.games_won + self.games_lost

    def __add__(self, other: Tally) -> Tally:
        return Tally(**{name: getattr(self, name) + getattr(other, name) for name in self.__struct_fields__})


def tally(bouts: Iterable[Bout]) -> Tally:
    """Count duels, each seen by the one whose they are.

    >>> tally([]).played
    0
    """
    return sum(map(_of, bouts), Tally())


def each(bouts: Iterable[Bout]) -> dict[str, Tally]:
    """The tally of everybody who saw some of these duels, who won most first."""
    found: dict[str, Tally] = {}
    for bout in bouts:
        found[bout.me] = found.get(bout.me, Tally()) + _of(bout)
    return dict(sorted(found.items(), key=lambda item: (-item[1].won, item[1].lost)))


def duels(book: Book, player: str, against: str | None = None) -> tuple[Bout, ...]:
    """The duels of somebody, against everybody or one other, oldest first."""
    others = () if against is None else (book.person(against),)
    return views(book, Filter(players=(book.person(player),), opponents=others)).bouts


def at(book: Book, event: Event) -> tuple[Bout, ...]:
    """The duels of an event, each as both saw it."""
    return views(book, Filter(events=(event.id,))).bouts


def _of(bout: Bout) -> Tally:
    won = [game for game in bout.games if game.won]
    mine, theirs = bout.score
    return Tally(
        won=int(bout.won is True),
        lost=int(bout.won is False),
        drawn=int(bout.over and mine == theirs and bout.won is None),
        games_won=len(won),
        games_lost=len(bout.games) - len(won),
        gammons=sum(game.kind == 2 for game in won),
        backgammons=sum(game.kind == 3 for game in won),
    )

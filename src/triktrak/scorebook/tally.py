"""How often somebody won: what is told of a player, of two people, and of a day. What more there is to know of
games and what it is worth is the business of the statistics."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from .book import Book
from .records import Sheet


class Tally(Struct, frozen=True, kw_only=True):
    """Sheets of backgammon between two that are over, and the games on all of them, as one of the two saw it."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    games_won: int = 0
    games_lost: int = 0
    gammons: int = 0
    backgammons: int = 0

    @property
    def played(self) -> int:
        """How many sheets were played to their end."""
        return self.won + self.lost + self.drawn

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.games_won + self.games_lost

    def __add__(self, other: Tally) -> Tally:
        fields = self.__struct_fields__
        return Tally(**{name: getattr(self, name) + getattr(other, name) for name in fields})

    @staticmethod
    def each(book: Book, sheets: Iterable[Sheet]) -> dict[str, Tally]:
        """The tally of everybody who played a duel on these sheets, who won most first."""
        found: dict[str, Tally] = {}
        for sheet in sheets:
            if sheet.duel:
                for seat in (0, 1):
                    person = book.person(sheet.players[seat])
                    found[person] = found.get(person, Tally()) + _of(book, sheet, seat)
        return dict(sorted(found.items(), key=lambda item: (-item[1].won, item[1].lost)))

    @staticmethod
    def of(book: Book, person: str, against: str | None = None) -> Tally:
        """The tally of a person, against everybody or against one other person.

        >>> Tally.of(Book([]), "01900000-0000-7000-8000-000000000000").played
        0
        """
        total = Tally()
        for sheet in duels(book, person, against):
            total += _of(book, sheet, [book.person(player) for player in sheet.players].index(book.person(person)))
        return total


def duels(book: Book, person: str, against: str | None = None) -> list[Sheet]:
    """The sheets of backgammon between two that a person played, against everybody or one other, oldest first."""
    wanted = {book.person(each) for each in (person, against) if each is not None}
    sheets = [book.sheets[id_] for id_ in book.standings]
    between = [({book.person(player) for player in sheet.players}, sheet) for sheet in sheets if sheet.duel]
    # Of two records that turned out to be one person nothing can be told of one against the other.
    return [sheet for people, sheet in between if wanted <= people and len(people) == len(sheet.players)]


def _of(book: Book, sheet: Sheet, seat: int) -> Tally:
    stand = book.standings[sheet.id]
    won = [game for game in stand.games if game.winner == seat]
    return Tally(
        won=int(stand.over and stand.winner == seat),
        lost=int(stand.over and stand.winner == 1 - seat),
        drawn=int(stand.over and stand.winner is None),
        games_won=len(won),
        games_lost=sum(game.winner == 1 - seat for game in stand.games),
        gammons=sum(game.kind == 2 for game in won),
        backgammons=sum(game.kind == 3 for game in won),
    )

"""What stands on the sheets, seen by each of the players: the one form that all figures are counted from.

Who turned out to be somebody else is that other player here. A sheet at which a player would then sit twice counts
for nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from ...rules.turn import End
from ..book import Book
from ..records import Line, Sheet
from ..standing import Game, Standing, decided
from .filters import Filter


class Seen(Struct, frozen=True, kw_only=True, gc=False):
    """A game between two, seen by one of them."""

    line: str
    won: bool
    points: int
    """What was won, or lost: negative."""
    kind: int
    """1 single, 2 gammon, 3 backgammon; 0 for a game that was given away."""
    cube: int
    end: End | None
    before: tuple[int, int]
    """The points of a match before it, one's own first."""
    crawford: bool
    post: bool
    """Whether the Crawford game was behind them."""
    first: bool | None
    """Whether one moved first, where that was written down."""


class Bout(Struct, frozen=True, kw_only=True, gc=False):
    """A duel, seen by one of the two."""

    sheet: Sheet
    me: str
    other: str
    games: tuple[Seen, ...]
    score: tuple[int, int]
    """What each has won, one's own first."""
    over: bool
    won: bool | None
    """Whether one won it; None while it goes on, where nobody was ahead, and for a match that was left unfinished."""


class Sitting(Struct, frozen=True, kw_only=True, gc=False):
    """A chouette or another game, seen by one of the players."""

    sheet: Sheet
    standing: Standing
    lines: tuple[Line | None, ...]
    """The line of each game; None for a result that is known as a whole only."""
    me: str
    seat: int


class Views(Struct, frozen=True, gc=False):
    """All that a filter lets count, oldest first."""

    bouts: tuple[Bout, ...]
    sittings: tuple[Sitting, ...]
    left_out: int = 0
    """Sheets at which somebody would sit twice."""


def views(book: Book, asked: Filter) -> Views:
    """The sheets of a book as those see them whom the filter lets look.

    >>> views(Book([]), Filter())
    Views(bouts=(), sittings=(), left_out=0)
    """
    bouts: list[Bout] = []
    sittings: list[Sitting] = []
    left_out = 0
    for id_, standing in book.standings.items():
        sheet = book.sheets[id_]
        if not asked.admits(sheet):
            continue
        people = [book.person(player) for player in sheet.players]
        looking = [seat for seat, one in enumerate(people) if asked.looks(one, people[:seat] + people[seat + 1 :])]
        if len(set(people)) < len(people):
            left_out += bool(looking)
        elif sheet.duel:
            bouts += (_bout(sheet, standing, people, seat) for seat in looking)
        else:
            lines = tuple(book.lines.get(game.line) for game in standing.games)
            sittings += (
                Sitting(sheet=sheet, standing=standing, lines=lines, me=people[seat], seat=seat) for seat in looking
            )
    return Views(tuple(bouts), tuple(sittings), left_out)


class Won(NamedTuple):
    """A match that somebody won."""

    sheet: Sheet
    winner: str
    loser: str


def matches(book: Book) -> Iterator[Won]:
    """The decided matches of a book, oldest first.

    >>> list(matches(Book([])))
    []
    """
    for id_, standing in book.standings.items():
        sheet = book.sheets[id_]
        if sheet.kind == "match" and standing.winner is not None and decided(sheet, standing):
            winner, loser = (book.person(sheet.players[seat]) for seat in (standing.winner, 1 - standing.winner))
            if winner != loser:
                yield Won(sheet, winner, loser)


def _bout(sheet: Sheet, standing: Standing, people: list[str], seat: int) -> Bout:
    return Bout(
        sheet=sheet,
        me=people[seat],
        other=people[1 - seat],
        games=tuple(_seen(sheet, standing.games, seat)),
        score=_turned(standing.score, seat),
        over=standing.over,
        won=None if not decided(sheet, standing) else standing.winner == seat,
    )


def _seen(sheet: Sheet, games: tuple[Game, ...], seat: int) -> Iterator[Seen]:
    before, post = (0, 0), False
    for game in games:
        yield Seen(
            line=game.line,
            won=game.winner == seat,
            points=game.points[seat],
            kind=game.kind,
            cube=game.cube,
            end=game.end,
            before=before,
            crawford=game.crawford,
            post=post,
            first=None if game.first is None else game.first == seat,
        )
        before, post = _turned(game.score, seat), post or game.crawford


def _turned(score: tuple[int, ...], seat: int) -> tuple[int, int]:
    return score[seat], score[1 - seat]

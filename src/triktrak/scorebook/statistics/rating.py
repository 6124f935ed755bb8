"""Ratings by the formula of FIBS, the First Internet Backgammon Server: its page `help formula`.

Everybody begins at 1500. A pool is a whole book, or one club of it that keeps ratings; in it count the matches that
are rated and decided, in their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import log, sqrt

from msgspec import Struct

from ..book import Book
from .bouts import Won, matches
from .intervals import Z

START = 1500.0
SEASONED = 400
"""Experience from which on a rating moves at its slowest pace; before, it is provisional."""


class Rated(Struct, frozen=True):
    """A player's rating, and how many points long the matches were in which it was won."""

    rating: float = START
    experience: int = 0


class Point(Struct, frozen=True, kw_only=True):
    """A player's rating after a match."""

    player: str
    day: str
    sheet: str
    opponent: str
    won: bool
    rating: float
    change: float
    experience: int
    band: float | None
    """While it is provisional: how far it may well be off to either side."""


class Rating(Struct, frozen=True, kw_only=True):
    """A player's present rating in a pool."""

    player: str
    name: str
    rating: float
    experience: int
    matches: int
    band: float | None
    """While it is provisional: how far it may well be off to either side."""


class Pool(Struct, frozen=True, kw_only=True):
    """The ratings of a book, or of a club in it; the highest first, and how they came about."""

    club: str | None
    name: str
    players: tuple[Rating, ...]
    history: tuple[Point, ...]


def after(winner: Rated, loser: Rated, length: int) -> tuple[Rated, Rated]:
    """The ratings of both after a match to so many points.

    >>> after(Rated(), Rated(), 1)
    (Rated(rating=1510.0, experience=1), Rated(rating=1490.0, experience=1))
    """
    upset = 1 / (10 ** (abs(winner.rating - loser.rating) * sqrt(length) / 2000) + 1)
    # The less a win was expected, the more it is worth.
    surprise = 1 - upset if winner.rating < loser.rating else upset
    stake = 4 * sqrt(length) * surprise
    return (
        Rated(winner.rating + _pace(winner) * stake, winner.experience + length),
        Rated(loser.rating - _pace(loser) * stake, loser.experience + length),
    )


def _pace(player: Rated) -> float:
    """How fast a rating moves: with the experience before the match."""
    return max(1.0, 5 - player.experience / 100)


def band(experience: int) -> float | None:
    """How far a provisional rating may well be off to either side; None for one that is none.

    In the formula who is rated D higher wins a match to n points with 1 / (1 + 10 ** (-D * sqrt(n) / 2000)). Between
    equals such a match tells of D as much as n * (ln 10 / 4000) ** 2 (Fisher's information), so that matches of E
    points together leave a standard error of 4000 / (ln 10 * sqrt(E)); the band is 1.96 of these.

    >>> round(band(100)), band(SEASONED)
    (340, None)
    """
    if experience >= SEASONED or not experience:
        return None
    return round(Z * 4000 / (log(10) * sqrt(experience)), 1)


def pools(book: Book) -> tuple[Pool, ...]:
    """The pool of the book and of each of its clubs that keep ratings, as far as somebody has one.

    >>> pools(Book([]))
    ()
    """
    rated = [won for won in matches(book) if won.sheet.rated]
    found = [_pool(book, None, "", rated)]
    for club in book.clubs.values():
        if club.rated:
            found.append(_pool(book, club.id, club.name, (won for won in rated if won.sheet.club == club.id)))
    return tuple(pool for pool in found if pool.players)


def _pool(book: Book, club: str | None, name: str, rated: Iterable[Won]) -> Pool:
    history: list[Point] = []
    now: dict[str, Rated] = {}
    counted: Counter[str] = Counter()
    for match in rated:
        sides = match.winner, match.loser
        before = [now.get(player, Rated()) for player in sides]
        both = after(before[0], before[1], match.sheet.length)
        for player, other, old, new in zip(sides, sides[::-1], before, both, strict=True):
            now[player] = new
            history.append(_point(match, player, other, old, new))
        counted.update(sides)
    players = [
        Rating(
            player=player,
            name=book.name(player),
            rating=round(own.rating, 4),
            experience=own.experience,
            matches=counted[player],
            band=band(own.experience),
        )
        for player, own in now.items()
    ]
    ranked = sorted(players, key=lambda one: (-one.rating, one.name, one.player))
    return Pool(club=club, name=name, players=tuple(ranked), history=tuple(history))


def _point(match: Won, player: str, other: str, before: Rated, now: Rated) -> Point:
    return Point(
        player=player,
        day=match.sheet.day,
        sheet=match.sheet.id,
        opponent=other,
        won=player == match.winner,
        rating=round(now.rating, 4),
        change=round(now.rating - before.rating, 4),
        experience=now.experience,
        band=band(now.experience),
    )

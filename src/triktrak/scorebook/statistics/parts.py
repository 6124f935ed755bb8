"""The same figures in parts: by opponent, place, month and so on, and everybody against everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date

from msgspec import Struct

from ..book import Book
from .bouts import Bout
from .figures import Part, brief
from .intervals import FEWEST, Rate, share


class Parts(Struct, frozen=True, kw_only=True):
    """The parts add up to the whole in each of these ways."""

    opponents: tuple[Part, ...]
    places: tuple[Part, ...]
    months: tuple[Part, ...]
    weekdays: tuple[Part, ...]
    """From "1", Monday."""
    kinds: tuple[Part, ...]
    lengths: tuple[Part, ...]
    """"0": no match to a number of points."""
    variants: tuple[Part, ...]
    clocks: tuple[Part, ...]
    """By "delay+reserve" in seconds; "": without."""


class Pair(Struct, frozen=True, gc=False):
    """What one player won and lost against another: a field of the table of everybody against everybody."""

    player: str
    opponent: str
    matches_won: int
    matches_lost: int
    games: Rate
    points_won: int
    points_lost: int


def keys() -> dict[str, Callable[[Bout], str]]:
    """The ways to divide duels, and what a duel is then put under."""
    return {
        "opponents": lambda bout: bout.other,
        "places": lambda bout: bout.sheet.place or "",
        "months": lambda bout: bout.sheet.day[:7],
        "weekdays": lambda bout: str(date.fromisoformat(bout.sheet.day).isoweekday()),
        "kinds": lambda bout: bout.sheet.kind,
        "lengths": lambda bout: str(bout.sheet.length),
        "variants": lambda bout: bout.sheet.variant,
        "clocks": _clock,
    }


def names(book: Book) -> dict[str, Callable[[str], str]]:
    """What keys that are ids are called."""
    return {"opponents": book.name, "places": lambda place: book.places[place].name if place in book.places else ""}


def parts(book: Book, bouts: Sequence[Bout]) -> Parts:
    """The parts of one player's duels.

    >>> parts(Book([]), ()).months
    ()
    """
    named = names(book)
    return Parts(**{way: _by(bouts, key, named.get(way, str)) for way, key in keys().items()})


def by_player(book: Book, bouts: Iterable[Bout]) -> tuple[Part, ...]:
    """What each player won and lost in all."""
    return _most_first(_by(bouts, lambda bout: bout.me, book.name))


def _by(bouts: Iterable[Bout], key: Callable[[Bout], str], name: Callable[[str], str]) -> tuple[Part, ...]:
    by_key = grouped(bouts, key)
    return tuple(brief(Part, by_key[one], key=one, name=name(one)) for one in in_order(by_key))


def _most_first(some: Iterable[Part]) -> tuple[Part, ...]:
    return tuple(sorted(some, key=lambda part: (-part.sheets, part.name, part.key)))


def in_order(some: Iterable[str]) -> list[str]:
    """Keys in their order: lengths and weekdays are numbers, all others are as they stand."""
    return sorted(some, key=lambda one: (int(one) if one.isdecimal() else 0, one))


def grouped(bouts: Iterable[Bout], key: Callable[[Bout], str]) -> dict[str, list[Bout]]:
    """The bouts by a key, in their order."""
    by_key: dict[str, list[Bout]] = {}
    for bout in bouts:
        by_key.setdefault(key(bout), []).append(bout)
    return by_key


def pairs(bouts: Iterable[Bout]) -> tuple[Pair, ...]:
    """Everybody against everybody, each pair seen by both.

    >>> pairs(())
    ()
    """
    return tuple(
        _pair(player, other, against)
        for player, own in sorted(grouped(bouts, lambda bout: bout.me).items())
        for other, against in sorted(grouped(own, lambda bout: bout.other).items())
    )


def _pair(player: str, other: str, against: Sequence[Bout]) -> Pair:
    decided = [bout.won for bout in against if bout.sheet.length and bout.won is not None]
    return Pair(
        player,
        other,
        matches_won=sum(decided),
        matches_lost=len(decided) - sum(decided),
        games=share(game.won for bout in against for game in bout.games),
        points_won=sum(bout.score[0] for bout in against),
        points_lost=sum(bout.score[1] for bout in against),
    )


def nemesis(opponents: Iterable[Part]) -> Part | None:
    """Against whom the smallest share of games was won, under a half, of those with enough games to claim it.

    >>> nemesis(()) is None
    True
    """
    return min((part for part in opponents if _claim(part) < 0), key=_claim, default=None)


def favourite(opponents: Iterable[Part]) -> Part | None:
    """Against whom the largest share of games was won, over a half, of those with enough games to claim it."""
    return max((part for part in opponents if _claim(part) > 0), key=_claim, default=None)


def _claim(part: Part) -> float:
    """How far the share of games won is from a half; nothing for too few."""
    share = part.games.share
    return 0.0 if share is None or part.games.n < FEWEST else share - 0.5


def _clock(bout: Bout) -> str:
    clock = bout.sheet.clock
    return "" if clock is None else f"{clock.delay}+{clock.reserve}"

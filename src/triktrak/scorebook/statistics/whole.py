"""The figures of a book as a whole, which take nobody's side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ..book import Book
from .bouts import Bout, Seen, Sitting
from .days import Day, Records, days, records
from .figures import Outcome, Score, half_apart, outcomes, scores
from .intervals import Mean, Rate, mean, share
from .parts import grouped, in_order, keys, names


class Tally(Struct, frozen=True):
    """How much was played in a part of it."""

    key: str
    name: str
    sheets: int
    games: int
    points: int


class Tallies(Struct, frozen=True, kw_only=True):
    """The parts of a book's duels add up to the whole in each of these ways; keys are those of `Parts`."""

    places: tuple[Tally, ...]
    months: tuple[Tally, ...]
    weekdays: tuple[Tally, ...]
    kinds: tuple[Tally, ...]
    lengths: tuple[Tally, ...]
    variants: tuple[Tally, ...]
    clocks: tuple[Tally, ...]


class CubeShare(Struct, frozen=True):
    """How often the cube stood at a value at the end."""

    cube: int
    games: Rate


class Whole(Struct, frozen=True, kw_only=True):
    """The duels of a book."""

    sheets: int
    matches: int
    """Matches to a number of points that were decided."""
    unfinished: int
    games: int
    points: int
    per_game: Mean
    """Points that a game brought its winner."""
    gammons: Rate
    """Gammons and backgammons, of all games."""
    backgammons: Rate
    drops: Rate
    cube: Mean
    doubled: Rate
    """Games played on with the cube turned."""
    cubes: tuple[CubeShare, ...]
    comebacks: Rate
    """Matches that the one won who was half the length or more behind, of those in which somebody was."""
    crawford: Rate
    """Crawford games that were won by the one ahead."""
    post: Rate
    """Games after the Crawford game that were won by the one ahead, while somebody was."""
    moving_first: Rate
    """Games that were won by who moved first."""
    outcomes: tuple[Outcome, ...]
    """What games brought their winner."""
    scores: tuple[Score, ...]
    """The winner's points first."""
    parts: Tallies
    days: tuple[Day, ...]
    records: Records


def whole(book: Book, bouts: Sequence[Bout], sittings: Sequence[Sitting]) -> Whole:
    """The figures of all duels that somebody looks at, each counted once.

    >>> whole(Book([]), (), ()).games
    0
    """
    # Whose view is kept makes no difference to anything below.
    once = list({bout.sheet.id: bout for bout in bouts}.values())
    games = [game for bout in once for game in bout.games]
    played = [game for game in games if game.kind]
    matches = [bout for bout in once if bout.sheet.length]
    decided = [bout for bout in matches if bout.won is not None]
    uneven = [game for game in games if game.before[0] != game.before[1]]
    behind, ahead = ([bout for bout in decided if half_apart(bout, behind=side)] for side in (True, False))
    return Whole(
        sheets=len(once),
        matches=len(decided),
        unfinished=len(matches) - len(decided),
        games=len(games),
        points=sum(map(_points, once)),
        per_game=mean(abs(game.points) for game in games),
        gammons=share(game.kind > 1 for game in played),
        backgammons=share(game.kind > 2 for game in played),
        drops=share(game.end == "drop" for game in played),
        cube=mean(game.cube for game in played),
        doubled=share(game.cube > 1 for game in played),
        cubes=_cubes(played),
        comebacks=share([*(bool(bout.won) for bout in behind), *(not bout.won for bout in ahead)]),
        crawford=share(_leader_won(game) for game in uneven if game.crawford),
        post=share(_leader_won(game) for game in uneven if game.post),
        moving_first=share(game.won == game.first for game in games if game.first is not None),
        outcomes=outcomes(abs(game.points) for game in games),
        scores=scores((bout.sheet.length, *_winner_first(bout)) for bout in decided),
        parts=_tallies(book, once),
        days=days(once, {sitting.sheet.id: sitting for sitting in sittings}.values(), _points),
        records=_records(once),
    )


def _points(bout: Bout) -> int:
    return sum(bout.score)


def _winner_first(bout: Bout) -> tuple[int, int]:
    own, theirs = bout.score
    return (own, theirs) if bout.won else (theirs, own)


def _leader_won(game: Seen) -> bool:
    return game.won == (game.before[0] > game.before[1])


def _cubes(games: Sequence[Seen]) -> tuple[CubeShare, ...]:
    values = [game.cube for game in games]
    return tuple(CubeShare(cube, share(value == cube for value in values)) for cube in sorted(set(values)))


def _tallies(book: Book, once: Sequence[Bout]) -> Tallies:
    named = names(book)
    by = {way: _tally(once, key, named.get(way, str)) for way, key in keys().items() if way != "opponents"}
    return Tallies(**by)


def _tally(once: Sequence[Bout], key: Callable[[Bout], str], name: Callable[[str], str]) -> tuple[Tally, ...]:
    by_key = grouped(once, key)
    return tuple(
        Tally(one, name(one), len(some), sum(len(bout.games) for bout in some), sum(map(_points, some)))
        for one, some in ((one, by_key[one]) for one in in_order(by_key))
    )


def _records(once: Sequence[Bout]) -> Records:
    found = records(once)
    # What one won the other lost; of as much, the earlier one.
    biggest = min(filter(None, (found.win, found.loss)), key=lambda one: (-one.value, one.day), default=None)
    return replace(found, win=biggest, loss=None, points_in_a_day=None)

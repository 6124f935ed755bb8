"""On which days was played, and what was the most of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from .bouts import Bout, Seen, Sitting


class Day(Struct, frozen=True):
    """A day on which somebody played.

    `points`, of duels only: what a player won less what was lost; of a whole book, what all won.
    """

    day: str
    sheets: int
    games: int
    points: int


class Most(Struct, frozen=True):
    """The most there was of something, the first time that there was so much."""

    value: int
    day: str
    sheet: str = ""
    """The sheet where it stands; empty for what a whole day brought."""
    line: str = ""


class Records(Struct, frozen=True, kw_only=True):
    """The most of everything; None where there was nothing of it."""

    cube: Most | None
    """The highest cube, if one was turned."""
    win: Most | None
    """The most points won in one game."""
    loss: Most | None
    match: Most | None
    """The most games in a match that was decided."""
    session: Most | None
    """The most games in a money session."""
    games_in_a_day: Most | None
    points_in_a_day: Most | None


def gain(bout: Bout) -> int:
    """What was won, less what was lost."""
    return bout.score[0] - bout.score[1]


def days(
    bouts: Iterable[Bout], sittings: Iterable[Sitting], points_of: Callable[[Bout], int] = gain
) -> tuple[Day, ...]:
    """The days of play, every kind of game counted.

    >>> days((), ())
    ()
    """
    sheets: Counter[str] = Counter()
    games: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for bout in bouts:
        day = bout.sheet.day
        sheets[day] += 1
        games[day] += len(bout.games)
        points[day] += points_of(bout)
    for sitting in sittings:
        sheets[sitting.sheet.day] += 1
        games[sitting.sheet.day] += len(sitting.standing.games)
    return tuple(Day(day, sheets[day], games[day], points[day]) for day in sorted(sheets))


def records(bouts: Sequence[Bout]) -> Records:
    """The most of everything in one player's duels, oldest first.

    >>> records(()).cube is None
    True
    """
    games = [(bout, game) for bout in bouts for game in bout.games]
    decided = [bout for bout in bouts if bout.sheet.length and bout.won is not None]
    played = days(bouts, ())
    return Records(
        cube=_first_most((game.cube, bout, game) for bout, game in games if game.cube > 1),
        win=_first_most((game.points, bout, game) for bout, game in games if game.won),
        loss=_first_most((-game.points, bout, game) for bout, game in games if not game.won),
        match=_first_most((len(bout.games), bout, None) for bout in decided),
        session=_first_most((len(bout.games), bout, None) for bout in bouts if bout.sheet.kind == "money"),
        games_in_a_day=_best_day((one.day, one.games) for one in played),
        points_in_a_day=_best_day((one.day, one.points) for one in played),
    )


def _first_most(found: Iterable[tuple[int, Bout, Seen | None]]) -> Most | None:
    value, bout, game = max(found, key=lambda one: one[0], default=(0, None, None))
    if bout is None or value <= 0:
        return None
    return Most(value, bout.sheet.day, bout.sheet.id, game.line if game else "")


def _best_day(found: Iterable[tuple[str, int]]) -> Most | None:
    day, value = max(found, key=lambda one: one[1], default=("", 0))
    return Most(value, day) if value > 0 else None

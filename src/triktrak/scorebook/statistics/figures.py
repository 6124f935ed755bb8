"""The figures of what one player, or everybody, won and lost between two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from .bouts import Bout, Seen
from .intervals import Mean, Rate, mean, share


class Brief(Struct, frozen=True, kw_only=True, gc=False):
    """What was won and lost, in short."""

    sheets: int
    matches: Rate
    """Matches to a number of points that were won, of those that were decided."""
    games: Rate
    points_won: int
    points_lost: int
    per_game: Mean
    """Points a game, lost ones negative; of games that stand on a line of their own."""


B = TypeVar("B", bound=Brief)


class Part(Brief, frozen=True, kw_only=True):
    """What was won and lost in a part of it: against somebody, in a month, at a place."""

    key: str
    name: str


class CubeCount(Struct, frozen=True):
    """How often the cube stood at a value at the end, and what came of it."""

    cube: int
    games: Rate
    points: int


class Outcome(Struct, frozen=True):
    """How many games brought so many points; lost ones are negative."""

    points: int
    games: int


class Score(Struct, frozen=True):
    """How often matches to a length ended so; who won a few points too many won the length."""

    length: int
    won: int
    lost: int
    matches: int


class Streaks(Struct, frozen=True):
    """Wins and losses in a row; the present row is negative when it is one of losses."""

    present: int
    won: int
    lost: int


class Duels(Brief, frozen=True, kw_only=True):
    """All figures of one player's duels."""

    sessions: Rate
    """Money sessions that are over and were won, of those that somebody won."""
    unfinished: int
    """Matches that go on, or were left."""
    gammons_won: Rate
    """Gammons and backgammons, of the games won."""
    gammons_lost: Rate
    backgammons_won: Rate
    backgammons_lost: Rate
    cashed: Rate
    """Games won because the other dropped a double, of all."""
    dropped: Rate
    cube: Mean
    doubled: Rate
    """Games won of those that were played on with the cube turned."""
    doubled_per_game: Mean
    cubes: tuple[CubeCount, ...]
    match_streaks: Streaks
    game_streaks: Streaks
    comebacks: Rate
    """Matches won, of those in which one was half the length or more behind."""
    kept: Rate
    """Matches won, of those in which one was half the length or more ahead."""
    crawford_ahead: Rate
    crawford_behind: Rate
    post_ahead: Rate
    post_behind: Rate
    deciders: Rate
    """Games won of those in which both needed one point."""
    moving_first: Rate
    moving_second: Rate
    outcomes: tuple[Outcome, ...]
    scores: tuple[Score, ...]


def brief(kind: type[B], bouts: Sequence[Bout], **more: Any) -> B:
    """What was won and lost in short, as the kind of `Brief` that has so much more.

    >>> brief(Brief, ()).games
    Rate(count=0, n=0, share=None, low=None, high=None, few=True)
    """
    games = [game for bout in bouts for game in bout.games]
    return kind(
        sheets=len(bouts),
        matches=_won(bout for bout in bouts if bout.sheet.length),
        games=share(game.won for game in games),
        points_won=sum(bout.score[0] for bout in bouts),
        points_lost=sum(bout.score[1] for bout in bouts),
        per_game=mean(game.points for game in games),
        **more,
    )


def duels(bouts: Sequence[Bout]) -> Duels:
    """All figures of one player's duels, oldest first.

    >>> duels(()).unfinished
    0
    """
    games = [game for bout in bouts for game in bout.games]
    # What was given away by a forfeit or on time says nothing of gammons, drops and the cube.
    played = [game for game in games if game.kind]
    won, lost = [game for game in played if game.won], [game for game in played if not game.won]
    turned = [game for game in played if game.cube > 1]
    matches = [bout for bout in bouts if bout.sheet.length]
    decided = [bout for bout in matches if bout.won is not None]
    deciding = [game for bout in matches for game in bout.games if _away(bout, game) == (1, 1)]
    return brief(
        Duels,
        bouts,
        sessions=_won(bout for bout in bouts if bout.sheet.kind == "money"),
        unfinished=len(matches) - len(decided),
        gammons_won=share(game.kind > 1 for game in won),
        gammons_lost=share(game.kind > 1 for game in lost),
        backgammons_won=share(game.kind > 2 for game in won),
        backgammons_lost=share(game.kind > 2 for game in lost),
        cashed=share(game.won and game.end == "drop" for game in played),
        dropped=share(not game.won and game.end == "drop" for game in played),
        cube=mean(game.cube for game in played),
        doubled=share(game.won for game in turned),
        doubled_per_game=mean(game.points for game in turned),
        cubes=_cubes(played),
        match_streaks=streaks(bool(bout.won) for bout in decided),
        game_streaks=streaks(game.won for game in games),
        comebacks=_won(bout for bout in decided if half_apart(bout, behind=True)),
        kept=_won(bout for bout in decided if half_apart(bout, behind=False)),
        crawford_ahead=share(game.won for game in games if game.crawford and _ahead(game)),
        crawford_behind=share(game.won for game in games if game.crawford and not _ahead(game)),
        post_ahead=share(game.won for game in games if game.post and _ahead(game)),
        post_behind=share(game.won for game in games if game.post and _behind(game)),
        deciders=share(game.won for game in deciding),
        moving_first=share(game.won for game in games if game.first is True),
        moving_second=share(game.won for game in games if game.first is False),
        outcomes=outcomes(game.points for game in games),
        scores=scores((bout.sheet.length, *bout.score) for bout in decided),
    )


def streaks(outcomes: Iterable[bool]) -> Streaks:
    """The rows in outcomes, oldest first.

    >>> streaks([True, True, False])
    Streaks(present=-1, won=2, lost=1)
    """
    present = won = lost = 0
    for outcome in outcomes:
        present = max(present, 0) + 1 if outcome else min(present, 0) - 1
        won, lost = max(won, present), max(lost, -present)
    return Streaks(present, won, lost)


def _won(bouts: Iterable[Bout]) -> Rate:
    return share(bout.won for bout in bouts if bout.won is not None)


def half_apart(bout: Bout, *, behind: bool) -> bool:
    """Whether one was ever half the length behind, or ahead, with games still to come."""
    gaps = [own - theirs for own, theirs in (game.before for game in bout.games)]
    return any(2 * (-gap if behind else gap) >= bout.sheet.length for gap in gaps)


def _away(bout: Bout, game: Seen) -> tuple[int, int]:
    own, theirs = game.before
    return bout.sheet.length - own, bout.sheet.length - theirs


def _ahead(game: Seen) -> bool:
    return game.before[0] > game.before[1]


def _behind(game: Seen) -> bool:
    return game.before[0] < game.before[1]


def _cubes(games: Sequence[Seen]) -> tuple[CubeCount, ...]:
    by_value: dict[int, list[Seen]] = {}
    for game in games:
        by_value.setdefault(game.cube, []).append(game)
    return tuple(
        CubeCount(cube, share(game.won for game in some), sum(game.points for game in some))
        for cube, some in sorted(by_value.items())
    )


def outcomes(points: Iterable[int]) -> tuple[Outcome, ...]:
    """How many games brought how many points, the fewest first.

    >>> outcomes([1, -2, 1])
    (Outcome(points=-2, games=1), Outcome(points=1, games=2))
    """
    return tuple(Outcome(value, games) for value, games in sorted(Counter(points).items()))


def scores(ended: Iterable[tuple[int, int, int]]) -> tuple[Score, ...]:
    """How often matches ended how: length and the points of both, of which no more than the length count.

    >>> scores([(3, 4, 0), (3, 3, 0)])
    (Score(length=3, won=3, lost=0, matches=2),)
    """
    counted = Counter((length, min(won, length), min(lost, length)) for length, won, lost in ended)
    return tuple(Score(length, won, lost, times) for (length, won, lost), times in sorted(counted.items()))

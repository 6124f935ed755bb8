"""Chouettes and other games than backgammon: figures of their own, which never mix with those of duels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from .bouts import Sitting
from .intervals import Mean, Rate, mean, share


class Role(Struct, frozen=True):
    """What was won, less what was lost, in one role at a chouette."""

    points: int
    per_game: Mean


class Chouettes(Struct, frozen=True, kw_only=True):
    """The chouettes of one player; a game that a player sat out does not count for that player."""

    sheets: int
    whole: Role
    box: Role
    captain: Role
    team: Role
    """In the team, and not its captain."""


class Other(Struct, frozen=True, kw_only=True):
    """Another game than backgammon; names that differ in capitals only are one game."""

    game: str
    sheets: int
    won: Rate
    """Sheets won, of those that are over; where several share the best, nobody wins."""
    points: int
    per_round: Mean


def chouettes(sittings: Iterable[Sitting]) -> Chouettes:
    """The chouettes of one player.

    >>> chouettes(()).box.points
    0
    """
    own = [sitting for sitting in sittings if sitting.sheet.kind == "chouette"]
    by_role: dict[str, list[int]] = {"box": [], "captain": [], "team": []}
    for sitting in own:
        for game, line in zip(sitting.standing.games, sitting.lines, strict=True):
            if line is None:
                continue
            if line.box == sitting.seat:
                by_role["box"].append(game.points[sitting.seat])
            elif sitting.seat in (stake.seat for stake in line.stakes):
                by_role["captain" if line.captain == sitting.seat else "team"].append(game.points[sitting.seat])
    whole = [points for some in by_role.values() for points in some]
    return Chouettes(sheets=len(own), whole=_role(whole), **{role: _role(some) for role, some in by_role.items()})


def others(sittings: Iterable[Sitting]) -> tuple[Other, ...]:
    """The other games of one player, by their names.

    >>> others(())
    ()
    """
    by_game: dict[str, list[Sitting]] = {}
    for sitting in sittings:
        if sitting.sheet.kind == "other":
            by_game.setdefault(sitting.sheet.game.casefold(), []).append(sitting)
    return tuple(_other(by_game[game]) for game in sorted(by_game))


def _other(sittings: Sequence[Sitting]) -> Other:
    over = [sitting for sitting in sittings if sitting.standing.over]
    return Other(
        game=sittings[0].sheet.game,
        sheets=len(sittings),
        won=share(sitting.standing.winner == sitting.seat for sitting in over),
        points=sum(sitting.standing.score[sitting.seat] for sitting in sittings),
        per_round=mean(game.points[sitting.seat] for sitting in sittings for game in sitting.standing.games),
    )


def _role(points: Sequence[int]) -> Role:
    return Role(sum(points), mean(points))

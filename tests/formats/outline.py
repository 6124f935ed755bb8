"""What a match file keeps of a match, to compare two matches by."""

from __future__ import annotations

from typing import Any

from triktrak.rules import Beaver, Double, Game, Match, Raccoon


def outline(match: Match) -> tuple[Any, ...]:
    """Players, conditions and games: turn by turn, cube by cube, and how each game ended."""
    options = match.options
    conditions = (options.length, options.crawford, options.rules.jacoby, options.variant, options.max_cube)
    return (tuple(match.players), conditions, match.score, [_game(game) for game in match.games])


def _game(game: Game) -> tuple[Any, ...]:
    return (
        game.score_before,
        game.crawford,
        game.first,
        [(turn.side, sorted(turn.dice), str(turn), turn.play is None) for turn in game.turns],
        [(entry.side, entry.value) for entry in game.log if isinstance(entry.action, Double | Beaver | Raccoon)],
        game.position,
        (game.cube, game.cube_owner, game.offered),
        # What a resignation was called where every level costs the same is not written down.
        (game.winner, game.kind if game.end == "bear-off" else None, game.points, game.end),
    )

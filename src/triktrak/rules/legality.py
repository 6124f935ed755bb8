"""What is allowed now, and the reason when it is not: one answer for `legal_actions()` and for `apply()`.

Who may double is the core's to say; this file knows the order of a turn and the house rules about it.
"""

from __future__ import annotations

from .._core import Cube, CubeOwner, double_refusal
from ..errors import IllegalAction
from .actions import Action, AnswerResign, Beaver, Double, Drop, MakePlay, NextGame, Raccoon, Resign, Roll, Take, tag
from .game import OFFERED, Game
from .turn import Phase

MAX_REFUSED = 3
"""Refused resignations a side may have in a game, so that offering cannot be used to pester."""
HOLLAND_ROLLS = 4
"""Holland rule: two rolls of each side; the turns alternate, so together they say it."""

_WHEN: dict[type[Action], frozenset[Phase]] = {
    Roll: frozenset({Phase.OPENING, Phase.TO_ROLL}),
    MakePlay: frozenset({Phase.TO_PLAY}),
    Double: frozenset({Phase.TO_ROLL}),
    Take: OFFERED,
    Drop: OFFERED,
    Beaver: frozenset({Phase.DOUBLED}),
    Raccoon: frozenset({Phase.BEAVERED}),
    Resign: frozenset({Phase.TO_ROLL, Phase.TO_PLAY}) | OFFERED,
    AnswerResign: frozenset({Phase.RESIGNING}),
    NextGame: frozenset({Phase.OVER}),
}


def refusal(game: Game, kind: type[Action]) -> IllegalAction | None:
    """Why an action of this type is refused now, or None; whose turn it is is not asked here.

    >>> from triktrak.rules import Match
    >>> refusal(Match.start(length=7).game, Take)
    IllegalAction('not_now', {'action': 'take'})
    """
    if game.phase not in _WHEN[kind]:
        return _untimely(game, kind)
    if kind is Double:
        return double_refused(game)
    if kind is Beaver:
        return _redouble(game, allowed=game.options.beavers, off="beaver_off")
    if kind is Raccoon:
        return _redouble(game, allowed=game.options.raccoons, off="raccoon_off")
    if kind is Resign:
        return _resign(game)
    return None


def _untimely(game: Game, kind: type[Action]) -> IllegalAction:
    if kind is MakePlay and game.phase in (Phase.OPENING, Phase.TO_ROLL):
        return IllegalAction("dice_needed")
    opening = game.phase is Phase.OPENING or (game.phase is Phase.TO_PLAY and game.played == 0)
    if kind is Double and opening:
        return IllegalAction("double_first_turn")
    return IllegalAction("not_now", action=tag(kind))


def double_refused(game: Game) -> IllegalAction | None:
    """Why the side on roll may not turn the cube, apart from the moment."""
    assert game.on_roll is not None
    score = game.score_seen_by(game.on_roll)
    reason = double_refusal(game.cube_seen_by(game.on_roll), score, game.rules)
    if reason is not None:
        return _cube_refused(game, reason)
    if game.options.holland and game.post_crawford and game.played < HOLLAND_ROLLS:
        return IllegalAction("double_holland")
    return None


def _redouble(game: Game, *, allowed: bool, off: str) -> IllegalAction | None:
    if not allowed:
        return IllegalAction(off)
    assert game.to_act is not None
    assert game.offered is not None
    # Beaver and raccoon take the offered cube and turn it again in one breath.
    taken = Cube(game.offered, CubeOwner.OWN)
    reason = double_refusal(taken, game.score_seen_by(game.to_act), game.rules)
    return None if reason is None else _cube_refused(game, reason)


def _cube_refused(game: Game, reason: str) -> IllegalAction:
    params = {"dead_cube": {"points": game.cube}, "max_cube": {"max": game.options.max_cube}}
    return IllegalAction(f"double_{reason}", **params.get(reason, {}))


def _resign(game: Game) -> IllegalAction | None:
    # With a double waiting it is a drop and needs no answer; a record is taken as it happened.
    if game.phase in OFFERED or game.options.source != "play" or game.on_roll is None:
        return None
    return IllegalAction("resign_limit", n=MAX_REFUSED) if game.refused[game.on_roll] >= MAX_REFUSED else None

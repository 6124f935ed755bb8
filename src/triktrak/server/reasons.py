"""Why the plays a person tried are not possible, in the core's own words. Knows no tables."""

from __future__ import annotations

from collections.abc import Sequence

from .._core import Play
from ..errors import IllegalAction, IllegalPlay, Malformed
from ..rules import Game

_WHOLE_TURN = "must_"
"""How the codes begin that speak of the turn as a whole: what a player least sees for himself."""


def reason(game: Game, plays: Sequence[str]) -> IllegalAction | Malformed | None:
    """Return the most telling reason against `plays`, in notation; None when one of them is possible.

    >>> from triktrak.rules import Match, Roll
    >>> game = Match.start(length=3).apply(Roll(6, 5)).game
    >>> reason(game, ["24/13"]), reason(game, ["24/19", "8/2"])
    (None, IllegalPlay('must_play_both', {'dice': '6-5'}))
    """
    if game.dice is None:
        return IllegalAction("dice_needed")
    found: list[IllegalAction | Malformed] = []
    for text in plays:
        try:
            Play.parse(text, game.position, game.dice)
        except (IllegalPlay, Malformed) as refused:
            found.append(refused)
        else:
            return None
    return next((each for each in found if each.code.startswith(_WHOLE_TURN)), found[0])

"""What the server does by itself, in the same append as what led to it: nobody has anything to decide there.

The opening is thrown, ties included; a roll with one distinct play is played; a resignation that gives up at
least the most that could still be won is accepted. A roll without a play passes by itself in the rules already.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..rules import Action, AnswerResign, MakePlay, Match, Phase, Roll, Side
from .protocol_view import Wish

Wishes = Mapping[Side, frozenset[Wish]]
"""What the sides want to do by hand; a side that is not named wants nothing."""
NOTHING: Wishes = {}


def automatic(match: Match, wishes: Wishes = NOTHING) -> Action | type[Roll] | None:
    """Return what happens next without anybody's decision, the type Roll where dice are to be thrown.

    >>> automatic(Match.start(length=3))
    <class 'triktrak.rules.actions.Roll'>
    """
    game = match.game
    by_hand = frozenset[Wish]() if match.to_act is None else wishes.get(match.to_act, frozenset())
    if game.phase is Phase.OPENING:
        return Roll
    if game.phase is Phase.TO_PLAY and game.forced is not None and "forced" not in by_hand:
        return MakePlay(game.forced.steps)
    if game.phase is Phase.RESIGNING and game.on_roll is not None and "resign" not in by_hand:
        winner = game.on_roll.other
        if game.resign_points(game.resign_offer) >= game.most_winnable(winner):
            return AnswerResign(accept=True)
    return None

"""What the server does by itself, in the same append as what led to it: nobody has anything to decide there.

The opening is thrown, ties included; a roll with one distinct play is played; a resignation that gives up at
least the most that could still be won is accepted. A roll without a play passes by itself in the rules already.
"""

from __future__ import annotations

from ..rules import Action, AnswerResign, MakePlay, Match, Phase, Roll


def automatic(match: Match) -> Action | type[Roll] | None:
    """Return what happens next without anybody's decision, the type Roll where dice are to be thrown.

    >>> automatic(Match.start(length=3))
    <class 'triktrak.rules.actions.Roll'>
    """
    game = match.game
    if game.phase is Phase.OPENING:
        return Roll
    if game.phase is Phase.TO_PLAY and game.forced is not None:
        return MakePlay(game.forced.steps)
    if game.phase is Phase.RESIGNING and game.on_roll is not None:
        winner = game.on_roll.other
        if game.resign_points(game.resign_offer) >= game.most_winnable(winner):
            return AnswerResign(accept=True)
    return None

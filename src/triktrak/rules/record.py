"""How a record takes an action: as it happened. Nothing is refused; what the rules say against it is noted beside it.

Every action leaves one entry in the log of its game; where it cannot mean anything it changes nothing else. Plays
against the rules are in disputes.py, other statements in statements.py, the table of it all in docs/rules.md.
"""

from __future__ import annotations

from msgspec.structs import replace

from .actions import (
    HIGHEST_CUBE,
    Award,
    Beaver,
    Challenge,
    Cocked,
    Double,
    Drop,
    GameAction,
    GameStatement,
    MakePlay,
    Raccoon,
    Result,
    Roll,
    SetPosition,
    StatedPlay,
    Take,
)
from .disputes import challenge, play_as_made, play_unrolled
from .game import OFFERED, Game
from .legality import double_refused, refusal
from .progress import logged, noted, pass_turn, perform, waiting
from .statements import award, cocked, result, set_position
from .turn import Note, Phase

_MOST_POINTS = 2**31 - 1


def take_down(game: Game, action: GameAction | GameStatement) -> Game:
    """The game after `action`, whatever the rules say of it.

    >>> from triktrak.rules import Match
    >>> game = take_down(take_down(Match.start(7).game, Roll(3, 1)), Double())
    >>> game.phase, [note.code for note in game.log[-1].notes]
    (Phase.DOUBLED, ['double_first_turn'])
    """
    after = _taken(game, action)
    if after.winner is None:
        return after
    # The score is a number of 32 bits, and a record may be nonsense.
    room = _MOST_POINTS - game.score_before[after.winner]
    return after if after.points <= room else noted(replace(after, points=room), Note("points_full"))


def _taken(game: Game, action: GameAction | GameStatement) -> Game:  # noqa: PLR0911  one line for each statement
    match action:
        case Result():
            return result(game, action)
        case Award():
            return award(game, action)
        case _ if game.over and not isinstance(action, Challenge):
            return logged(game, None, action, notes=(Note("game_over"),))
        case Challenge():
            return challenge(game, action)
        case Cocked():
            return cocked(game, action)
        case SetPosition():
            return set_position(game, action)
        case MakePlay() | StatedPlay():
            return _play(game, action)
        case _:
            refused = refusal(game, type(action))
            if refused is None:
                return perform(game, action)
            return _irregular(game, action, Note.of(refused.code, **refused.params))


def _irregular(game: Game, action: GameAction, reason: Note) -> Game:
    match action:
        case Roll():
            return _roll(game, action)
        case Double():
            return _double(game, action, reason)
        case Take() | Drop():
            return _unasked(game, action, reason)
        case Beaver() | Raccoon():
            turned = game.phase is (Phase.DOUBLED if isinstance(action, Beaver) else Phase.BEAVERED)
            if turned and game.double_value <= HIGHEST_CUBE:
                return noted(perform(game, action), reason)
    return logged(game, None, action, notes=(reason,))


def _answered(game: Game) -> tuple[Game, tuple[Note, ...]]:
    """The game going on after an offer whose answer is not written down: a cube was taken, a resignation refused."""
    if game.phase in OFFERED:
        assert game.on_roll is not None
        assert game.offered is not None
        taken = replace(game, phase=waiting(game), cube=game.offered, cube_owner=game.on_roll.other, offered=None)
        return taken, (Note.of("take_missing", value=game.offered),)
    if game.phase is Phase.RESIGNING:
        return replace(game, phase=waiting(game), resign_offer=0), (Note("answer_missing"),)
    return game, ()


def _roll(game: Game, action: Roll) -> Game:
    """A roll where none is due: what had to come before it is not written down."""
    game, notes = _answered(game)
    if game.dice is not None:
        notes = (*notes, Note.of("play_missing", dice=str(game.dice)))
        game = pass_turn(game, game.position)
    return noted(perform(game, action), *notes)


def _play(game: Game, action: MakePlay | StatedPlay) -> Game:
    game, notes = _answered(game)
    if game.phase is Phase.OPENING:
        return logged(game, None, action, notes=(Note("roll_missing"),))
    made = play_unrolled(game, action) if game.dice is None else play_as_made(game, action)
    return noted(made, *notes)


def _double(game: Game, action: Double, reason: Note) -> Game:
    value = game.double_value
    if game.on_roll is None or game.phase not in (Phase.TO_ROLL, Phase.TO_PLAY) or value > HIGHEST_CUBE:
        return logged(game, None, action, notes=(reason,))
    notes = [reason] if game.phase is Phase.TO_ROLL or game.played == 0 else [Note("double_after_roll")]
    refused = double_refused(game)
    if refused is not None and refused.code != reason.code:
        notes.append(Note.of(refused.code, **refused.params))
    return noted(perform(game, action), *notes)


def _unasked(game: Game, action: Take | Drop, reason: Note) -> Game:
    """An answer to no offer: the double is not written down, if there could have been one."""
    possible = game.phase in (Phase.TO_ROLL, Phase.TO_PLAY) and double_refused(game) is None
    if not possible:
        return logged(game, None, action, notes=(reason,))
    offered = replace(game, phase=Phase.DOUBLED, offered=game.double_value)
    return noted(perform(offered, action), Note.of("double_missing", value=offered.offered))

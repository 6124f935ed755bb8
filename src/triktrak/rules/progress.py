"""How an action moves a game on. Every check comes before the first change, and a change is a new `Game`."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec.structs import replace

from .._core import Dice, Play, Position, points_won
from ..errors import IllegalAction
from .actions import Action, AnswerResign, Beaver, Double, Drop, GameAction, MakePlay, Raccoon, Resign, Roll, Take
from .game import OFFERED, Game
from .legality import refusal
from .side import BLACK, WHITE, Side
from .turn import End, Entry, Note, Phase, Turn


def advance(game: Game, action: GameAction) -> Game:
    """The game after `action`; raises `IllegalAction` and changes nothing when the rules refuse it.

    >>> from triktrak.rules import Match
    >>> advance(Match.start().game, Roll(3, 1)).on_roll
    Side.WHITE
    """
    refused = refusal(game, type(action))
    if refused is not None:
        raise refused
    return perform(game, action)


def perform(game: Game, action: GameAction) -> Game:  # noqa: PLR0911  one line for each action
    """The game after an action that the rules do not refuse, or that a record holds all the same."""
    match action:
        case Roll():
            return _open(game, action) if game.on_roll is None else _roll(game, action, game.on_roll)
        case MakePlay():
            return _play(game, action)
        case Double():
            return _offer(game, action, Phase.DOUBLED)
        case Beaver():
            return _offer(game, action, Phase.BEAVERED)
        case Raccoon():
            return _offer(game, action, Phase.RACCOONED)
        case Take():
            return _take(game, action)
        case Drop():
            return _drop(game, action)
        case Resign():
            return _resign(game, action)
        case AnswerResign():
            return _answer(game, action)
        case _:
            assert_never(action)


def logged(
    game: Game,
    side: Side | None,
    action: Action,
    /,
    value: int = 0,
    turn: Turn | None = None,
    notes: tuple[Note, ...] = (),
    **changes: Any,
) -> Game:
    """The game with an entry more and these changes."""
    played = game.played if turn is None else game.played + 1
    return replace(game, log=game.log.add(Entry(side, action, value, turn, notes)), played=played, **changes)


def noted(game: Game, *notes: Note) -> Game:
    """The game with these notes to its last entry, before those that are there."""
    if not notes:
        return game
    last = game.log[-1]
    return replace(game, log=game.log.put(-1, replace(last, notes=(*notes, *last.notes))))


def _open(game: Game, action: Roll) -> Game:
    dice = Dice(action.d1, action.d2)
    if dice.is_double:
        # The cube is still where automatic doubles alone have put it: centred at 2 to the power of their number.
        turned = game.cube.bit_length() - 1
        again = turned < game.options.auto_doubles and 2 * game.cube <= game.options.max_cube
        return logged(game, None, action, cube=2 * game.cube if again else game.cube)
    first = WHITE if action.d1 > action.d2 else BLACK
    return _roll(replace(game, on_roll=first, first=first), action, first)


def _roll(game: Game, action: Roll, side: Side) -> Game:
    return throw(game, action, Dice(action.d1, action.d2), side)


def throw(game: Game, action: Action, dice: Dice, side: Side) -> Game:
    """The game in which `side` has this roll to play; without a legal play the turn passes by itself."""
    plays = game.position.plays(dice)
    if plays:
        only = plays[0] if len(plays) == 1 else None
        return logged(game, side, action, dice=dice, forced=only, phase=Phase.TO_PLAY, disputed=None)
    turn = Turn(side, dice, None, forced=True)
    return pass_turn(logged(game, side, action, turn=turn, disputed=None), game.position)


def _play(game: Game, action: MakePlay) -> Game:
    assert game.dice is not None
    return make_play(game, action, game.position.resolve(game.dice, action.steps))


def make_play(game: Game, action: Action, play: Play, notes: tuple[Note, ...] = ()) -> Game:
    """The game after a legal play of its roll."""
    assert game.on_roll is not None
    assert game.dice is not None
    turn = Turn(game.on_roll, game.dice, play, game.forced is not None)
    return pass_turn(logged(game, game.on_roll, action, turn=turn, notes=notes, disputed=None), play.after)


def pass_turn(game: Game, after: Position) -> Game:
    """The game with the other side on roll, or over if the side that was on roll leaves this board behind."""
    assert game.on_roll is not None
    side = game.on_roll
    if after.result:
        # Only a record can hold a board that the other side has won.
        winner = side if after.result > 0 else side.other
        return finish(replace(game, position=after), winner, abs(after.result), "bear-off")
    return replace(game, position=after.flip(), on_roll=side.other, phase=Phase.TO_ROLL, dice=None, forced=None)


def waiting(game: Game) -> Phase:
    """Where the side on roll stands once its offer has been answered; a record may hold one made after the roll."""
    return Phase.TO_ROLL if game.dice is None else Phase.TO_PLAY


def _offer(game: Game, action: Double | Beaver | Raccoon, phase: Phase) -> Game:
    value = game.double_value
    if game.offered is None:
        return logged(game, game.to_act, action, value=value, phase=phase, offered=value)
    # A beaver accepts the first offer: that value is now what a drop costs. The beaverer keeps the cube for good.
    owner = game.to_act if phase is Phase.BEAVERED else game.cube_owner
    return logged(
        game, game.to_act, action, value=value, phase=phase, offered=value, cube=game.offered, cube_owner=owner
    )


def _take(game: Game, action: Take) -> Game:
    assert game.on_roll is not None
    assert game.offered is not None
    return logged(
        game,
        game.to_act,
        action,
        value=game.offered,
        phase=waiting(game),
        cube=game.offered,
        # The taker of a double owns the cube; after a beaver it is the beaverer: either way not the doubler.
        cube_owner=game.on_roll.other,
        offered=None,
    )


def _drop(game: Game, action: Drop | Resign) -> Game:
    assert game.to_act is not None
    loser = game.to_act
    return finish(logged(game, loser, action, value=game.drop_points), loser.other, 1, "drop")


def _resign(game: Game, action: Resign) -> Game:
    if not 1 <= action.level <= 3:
        raise IllegalAction("resign_level", level=action.level)
    if game.phase in OFFERED:
        return _drop(game, action)
    points = game.resign_points(action.level)
    return logged(game, game.on_roll, action, value=points, phase=Phase.RESIGNING, resign_offer=action.level)


def _answer(game: Game, action: AnswerResign) -> Game:
    assert game.on_roll is not None
    loser, level = game.on_roll, game.resign_offer
    if action.accept:
        game = logged(game, loser.other, action, value=game.resign_points(level), resign_offer=0)
        return finish(game, loser.other, level, "resign")
    return logged(
        game,
        loser.other,
        action,
        phase=waiting(game),
        resign_offer=0,
        refused=game.refused.put(loser, game.refused[loser] + 1),
    )


def finish(game: Game, winner: Side, kind: int, end: End) -> Game:
    """The game won by `winner` at the present cube."""
    points = points_won(kind, game.cube_seen_by(winner), game.before, game.rules)
    return replace(
        game,
        phase=Phase.OVER,
        winner=winner,
        kind=kind,
        points=points,
        end=end,
        dice=None,
        forced=None,
        offered=None,
        resign_offer=0,
        disputed=None,
    )

"""What a record says of a game as a whole: how it ended, where the checkers stand, dice that did not count.

Points are the core's to count; what a statement leaves to doubt is noted with it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .._core import Cube, CubeOwner, Dice, Position, Score, double_refusal
from ..errors import Malformed
from .actions import HIGHEST_CUBE, Award, Cocked, Result, SetPosition, tag
from .game import OFFERED, Game
from .progress import finish, logged, noted, throw
from .side import Side
from .turn import Note, Phase

_PENDING = {"double": Phase.DOUBLED, "beaver": Phase.BEAVERED, "raccoon": Phase.RACCOONED}


def cocked(game: Game, action: Cocked) -> Game:
    """The game with a throw that does not count."""
    due = game.phase in (Phase.OPENING, Phase.TO_ROLL)
    return logged(game, game.to_act, action, notes=() if due else (Note.of("not_now", action=tag(action)),))


def result(game: Game, action: Result) -> Game:
    """The game as the record says it ended; its points follow."""
    notes = tuple(_doubts(game, action))
    owner = game.cube_owner
    if action.cube != game.cube:
        # Who turned it is not known; that a player did is all that points depend on.
        owner = action.winner if action.cube > 1 else None
    kind = 1 if action.end == "drop" else action.kind
    ended = finish(replace(game, cube=action.cube, cube_owner=owner), action.winner, kind, action.end)
    return logged(ended, None, action, value=ended.points, notes=(*notes, *_contradiction(game, ended)))


def award(game: Game, action: Award) -> Game:
    """The game as it was given away; where only the points of its winner are stated, it keeps how it ended."""
    counted = action.reason == "stated" and game.winner is action.winner
    given = game if counted else replace(finish(game, action.winner, 1, "award"), kind=0)
    ended = replace(given, points=action.points)
    awarded = () if counted else (Note.of("awarded", points=action.points, reason=action.reason),)
    return logged(ended, None, action, value=action.points, notes=(*awarded, *_contradiction(game, ended)))


def _contradiction(board: Game, stated: Game) -> tuple[Note, ...]:
    if board.winner is None or (board.winner, board.points) == (stated.winner, stated.points):
        return ()
    assert stated.winner is not None
    told = {"board": board.points, "side": _word(board.winner), "stated": stated.points, "to": _word(stated.winner)}
    return (Note.of("result_differs", **told),)


def _word(side: Side) -> str:
    return side.name.lower()


def _doubts(game: Game, action: Result) -> Iterator[Note]:
    # Of a game that is known by its outcome only, the board has nothing to say.
    if game.played and not game.over:
        if action.end == "bear-off":
            yield Note("checkers_left")
        elif action.end == "drop" and game.phase not in OFFERED:
            yield Note.of("double_missing", value=2 * action.cube)
    if action.end == "drop" and action.kind > 1:
        yield Note("drop_kind")
    elif action.kind > 1 and not game.over and action.kind > game.highest_kind(action.winner):
        yield Note.of("kind_impossible", kind=action.kind)
    if action.cube != game.cube and (game.played or game.cube_owner is not None):
        yield Note.of("cube_differs", board=game.cube, stated=action.cube)
    elif not game.played and game.phase not in OFFERED:
        yield from _cube_doubts(game, action)


def _cube_doubts(game: Game, action: Result) -> Iterator[Note]:
    """Why the sides cannot have brought the cube by turns to where it was, nor whoever dropped it have been doubled."""
    # Of a drop the last to double is known: the winner. Else either side may have begun.
    dropped = action.end == "drop"
    last = 2 * action.cube if dropped else action.cube
    turns = (last // game.cube).bit_length() - 1
    firsts = [action.winner if turns % 2 else action.winner.other] if dropped else list(Side)
    stopped = [_stopped(game, first, last) for first in firsts]
    if None in stopped or stopped[0] is None:
        return
    reason, cube = stopped[0]
    if dropped and cube == action.cube:
        yield Note.of(f"double_{reason}", points=cube, max=game.options.max_cube)
    else:
        yield Note.of("cube_unreachable", value=action.cube, reason=reason)


def _stopped(game: Game, side: Side, value: int) -> tuple[str, int] | None:
    """Why and at which cube the sides, this one first, cannot go on to this value by turns; None where they can."""
    cube = game.cube
    while cube < value:
        own = Cube(cube, CubeOwner.OWN) if game.options.has_cube else Cube.none
        reason = double_refusal(own, game.score_seen_by(side), game.rules)
        if reason is not None:
            return reason, cube
        cube, side = 2 * cube, side.other
    return None


def set_position(game: Game, action: SetPosition) -> Game:
    """The game with the situation that the record gives; a roll without a legal play passes the turn as ever."""
    before, notes = _score(game, action)
    if game.played:
        notes = (Note("position_set"), *notes)
    cube, owner = action.cube, action.cube_owner
    if before.crawford and (cube, owner) != (1, None):
        notes = (*notes, Note.of("cube_crawford", value=cube))
        cube, owner = 1, None
    position = Position.from_points(action.board, game.position.men)
    game = replace(
        game,
        before=before,
        position=position,
        phase=Phase.TO_ROLL,
        on_roll=action.on_roll,
        dice=None,
        forced=None,
        cube=cube,
        cube_owner=owner,
        offered=None,
        resign_offer=0,
        disputed=None,
    )
    if position.result:
        winner = action.on_roll if position.result > 0 else action.on_roll.other
        return finish(logged(game, None, action, notes=notes), winner, abs(position.result), "bear-off")
    if action.dice is None:
        return _offered(logged(game, None, action, notes=notes), action)
    thrown = noted(throw(game, action, Dice(*action.dice), action.on_roll), *notes)
    return _offered(thrown, action) if thrown.dice is not None else thrown


def _score(game: Game, action: SetPosition) -> tuple[Score, tuple[Note, ...]]:
    if action.score is None:
        return game.before, ()
    own, theirs = action.score
    notes = [Note.of("score_set", own=own, theirs=theirs)] if action.score != game.score_before else []
    try:
        return Score(own, theirs, game.options.length, action.crawford), tuple(notes)
    except Malformed as error:
        notes.append(Note.of("crawford_impossible", **error.params))
        return Score(own, theirs, game.options.length), tuple(notes)


def _offered(game: Game, action: SetPosition) -> Game:
    """The game with the offer that waits for an answer."""
    if action.pending is not None and 2 * game.cube <= HIGHEST_CUBE:
        return replace(game, phase=_PENDING[action.pending], offered=2 * game.cube)
    if action.resigned:
        return replace(game, phase=Phase.RESIGNING, resign_offer=action.resigned)
    return game

"""Plays against the rules, as people make them at a table: what was wrong, who may object, and making it again.

Which plays are legal is the core's to say; here a play is put on the board as it was made.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from .._core import Position
from ..errors import IllegalPlay, Malformed
from .actions import Challenge, MakePlay, SetPosition, StatedPlay, Steps
from .game import Game
from .progress import logged, make_play, pass_turn
from .turn import Disputed, Note, Phase, Turn, format_steps


def stated_play(position: Position, steps: Steps) -> StatedPlay:
    """The play that makes these steps on the board whatever the dice, the highest first.

    A step that has no checker to make it, or would put two colours on a point, is left out of the board.

    >>> stated_play(Position.start(), ((13, 3), (24, 1))).after[3], stated_play(Position.start(), ((24, 1),)).after[24]
    (1, 2)
    """
    points = list(position.points)
    for start, end in sorted(steps, reverse=True):
        if not 0 < start < 26 or not 0 <= end < 25 or points[start] <= 0 or (end and points[end] < -1):
            continue
        points[start] -= 1
        if end and points[end] == -1:
            points[end] = 0
            points[0] -= 1
        if end:
            points[end] += 1
    return StatedPlay(steps, tuple(points))


def play_as_made(game: Game, action: MakePlay | StatedPlay) -> Game:
    """The game after a play of the roll, legal or not."""
    assert game.on_roll is not None
    assert game.dice is not None
    side, dice, position = game.on_roll, game.dice, game.position
    after = Position.from_points(action.after, position.men) if isinstance(action, StatedPlay) else None
    play, fault = None, Note("board_differs")
    try:
        play = position.resolve(dice, action.steps)
    except (IllegalPlay, Malformed) as error:
        fault = Note.of(error.code, **error.params)
    if after is not None and (play is None or play.after != after):
        play = next((legal for legal in position.plays(dice) if legal.after == after), None)
    if play is not None:
        return make_play(game, action, play, _kept(game, action))
    made = action if isinstance(action, StatedPlay) else stated_play(position, action.steps)
    turn = Turn(side, dice, None, forced=False, stated=made)
    code = "illegal_play" if made.steps or made.after != position.points else "not_played"
    found = Note.of(code, roll=str(dice), made=str(turn), reason=fault.code, **dict(fault.params))
    disputed = Disputed(side, position, dice, game.forced, made.steps, fault, len(game.log))
    game = logged(game, side, action, turn=turn, notes=(found,))
    return replace(pass_turn(game, Position.from_points(made.after, position.men)), disputed=disputed)


def _kept(game: Game, action: MakePlay | StatedPlay) -> tuple[Note, ...]:
    if game.replaying is None:
        return ()
    moved = Counter(game.replaying.right_steps) - Counter(action.steps)
    return (Note.of("replayed_otherwise", steps=format_steps(sorted(moved.elements(), reverse=True))),) if moved else ()


def play_unrolled(game: Game, action: MakePlay | StatedPlay) -> Game:
    """The game after a play where no roll waits for one: after a roll without a legal play, or without a roll."""
    assert game.on_roll is not None
    last = game.log[-1] if game.log else None
    danced = None if last is None else last.turn
    if last is None or danced is None or danced.play is not None or danced.stated is not None:
        made = action if isinstance(action, StatedPlay) else stated_play(game.position, action.steps)
        game = logged(game, game.on_roll, action, notes=(Note("roll_missing"),), disputed=None)
        return pass_turn(game, Position.from_points(made.after, game.position.men))
    position = game.position.flip()
    if not action.steps and (isinstance(action, MakePlay) or action.after == position.points):
        return logged(game, danced.side, action)
    back = replace(
        game,
        log=game.log.put(-1, replace(last, turn=None)),
        played=game.played - 1,
        position=position,
        on_roll=danced.side,
        dice=danced.dice,
        phase=Phase.TO_PLAY,
    )
    return play_as_made(back, action)


def challenge(game: Game, action: Challenge) -> Game:
    """The game in which the play is to be made again with the same roll; the log keeps both."""
    notes: tuple[Note, ...] = ()
    found = game.challengeable
    if found is None:
        # At a table nobody knows for sure: a play that was right is made again too, if that was asked for.
        found, notes = _last_turn(game), (Note("challenged_right"),)
    if found is None:
        return logged(game, None, action, notes=(Note("nothing_to_challenge"),))
    annulled = replace(game.log[found.at], turn=None)
    back = replace(
        game,
        log=game.log.put(found.at, annulled),
        played=game.played - 1,
        position=found.position,
        on_roll=found.side,
        dice=found.dice,
        forced=found.forced,
        phase=Phase.TO_PLAY,
        # What the other side had begun meanwhile is void with it.
        offered=None,
        resign_offer=0,
        winner=None,
        kind=0,
        points=0,
        end=None,
    )
    by = found.side.other
    if found.position.plays(found.dice):
        return logged(back, by, action, notes=notes)
    danced = Turn(found.side, found.dice, None, forced=True)
    return pass_turn(logged(back, by, action, turn=danced, notes=notes, disputed=None), found.position)


def _last_turn(game: Game) -> Disputed | None:
    """The last turn, against which the rules have nothing; None where there is none, and once it is too late."""
    if game.dice is not None or game.over:
        return None
    for at in range(len(game.log) - 1, -1, -1):
        entry = game.log[at]
        unrolled = isinstance(entry.action, MakePlay | StatedPlay) and entry.turn is None and entry.notes
        if unrolled or isinstance(entry.action, SetPosition):
            return None
        if (turn := entry.turn) is not None:
            before, steps = (game.position.flip(), ()) if turn.play is None else (turn.play.before, turn.play.steps)
            forced = turn.play if turn.forced else None
            return Disputed(turn.side, before, turn.dice, forced, steps, Note("challenged_right"), at)
    return None

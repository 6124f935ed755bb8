"""What a player may do, as data; the JSON of an action is its stored form.

    {"t":"roll","d1":3,"d2":1}   {"t":"play","steps":[[8,5],[6,5]]}   {"t":"double"}   {"t":"take"}   {"t":"drop"}
    {"t":"beaver"}   {"t":"raccoon"}   {"t":"resign","level":2}   {"t":"answer","accept":true}   {"t":"next"}

An action names no actor: the state of the match implies who acts. Knows nothing of when it is allowed.

*Statements* say what happened where the rules cannot tell, or what the table did about it. They belong to records
(docs/rules.md), never to play:

    {"t":"stated","steps":[[24,18],[13,7]],"after":[0,-2,…]}   {"t":"challenge"}   {"t":"cocked","d1":3,"d2":null}
    {"t":"result","winner":0,"kind":2,"cube":4,"end":"bear-off"}   {"t":"award","winner":1,"points":5,"reason":"time"}
    {"t":"set","board":[0,-2,…],"on_roll":1,…}   {"t":"correct","index":12,"action":{"t":"roll","d1":3,"d2":1}}
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from .._core import CubeOwner, Pending, Situation
from ..errors import Malformed
from .side import Side

Die = Annotated[int, Meta(ge=1, le=6)]
Point = Annotated[int, Meta(ge=0, le=25)]
Steps = Annotated[tuple[tuple[Point, Point], ...], Meta(max_length=4)]
Board = Annotated[tuple[Annotated[int, Meta(ge=-15, le=15)], ...], Meta(min_length=26, max_length=26)]
"""`Position.points`: the side's own checkers positive, the other's negative."""

HIGHEST_CUBE = 32_768
"""The highest value of a cube: a match identifier has four bits for its logarithm."""
CubeValue = Annotated[int, Meta(ge=1, le=HIGHEST_CUBE)]
Points = Annotated[int, Meta(ge=0, le=32_767)]
"""Points of a match as far as match identifiers can say them."""


# gc=False here and below: values make no cycles, and the collector would walk a long match again and again.
class _Action(Struct, frozen=True, gc=False, tag_field="t", forbid_unknown_fields=True):
    pass


class Roll(_Action, tag="roll", frozen=True):
    """The dice are thrown; in the opening `d1` is White's die and `d2` Black's."""

    d1: Die
    d2: Die


class MakePlay(_Action, tag="play", frozen=True):
    """The roll is played in these steps (from, to), one die each, in any order; 25 is the bar, 0 is off."""

    steps: Steps


class Double(_Action, tag="double", frozen=True):
    """The side on roll offers the cube at twice its value."""


class Take(_Action, tag="take", frozen=True):
    """The offered cube is taken."""


class Drop(_Action, tag="drop", frozen=True):
    """The offered cube is dropped: the game is lost at the value before the offer."""


class Beaver(_Action, tag="beaver", frozen=True):
    """The doubled side redoubles at once and keeps the cube."""


class Raccoon(_Action, tag="raccoon", frozen=True):
    """The beavered side redoubles at once; the cube stays with the other side."""


class Resign(_Action, tag="resign", frozen=True):
    """The game is offered as lost: 1 single, 2 gammon, 3 backgammon."""

    level: Annotated[int, Meta(ge=1, le=3)]


class AnswerResign(_Action, tag="answer", frozen=True):
    """The offered resignation is accepted, or refused and play goes on."""

    accept: bool


class NextGame(_Action, tag="next", frozen=True):
    """The next game of the match begins."""


class StatedPlay(_Action, tag="stated", frozen=True):
    """The roll was played against the rules: the steps as they were written, the board after them as the mover sees it.

    For the roll that is to be played, or for one without a legal play, whose turn it then replaces. If `after` is
    where a legal play leads, it is that play.
    """

    steps: Steps
    after: Board


class Challenge(_Action, tag="challenge", frozen=True):
    """The other side does not let a play against the rules stand: it is taken back, to be made again with that roll."""


class Cocked(_Action, tag="cocked", frozen=True):
    """Dice were thrown that do not count: off the board, on a checker, not flat. None: not read."""

    d1: Die | None = None
    d2: Die | None = None


class Result(_Action, tag="result", frozen=True):
    """The game was won: all that is known of it, or how the record says it ended.

    Its points follow from kind and cube. `cube` is what was at stake: for a drop, before the double.
    """

    winner: Side
    kind: Annotated[int, Meta(ge=1, le=3)] = 1
    cube: CubeValue = 1
    end: Literal["bear-off", "drop", "resign"] = "bear-off"


class Award(_Action, tag="award", frozen=True):
    """The game was given to a side for this many points, whatever the board says.

    `stated`: so many points were written down; a game that this side had won keeps how it ended.
    """

    winner: Side
    points: Annotated[int, Meta(ge=1, le=32_767)]
    reason: Literal["forfeit", "time", "abandoned", "stated"] = "stated"


class SetPosition(_Action, tag="set", frozen=True):
    """The situation at the table is this one; `board` is seen by the side on roll.

    While `pending` waits for an answer, `cube` is what a drop costs. `score` is the score before this game; without
    it the score stays. `crawford` is read with a score only.

    >>> from triktrak._core import Position
    >>> SetPosition.of(Situation(Position.start(), dice=(3, 1)), Side.BLACK).dice
    (3, 1)
    """

    board: Board
    on_roll: Side
    cube: CubeValue = 1
    cube_owner: Side | None = None
    dice: tuple[Die, Die] | None = None
    pending: Literal["double", "beaver", "raccoon"] | None = None
    resigned: Annotated[int, Meta(ge=0, le=3)] = 0
    score: tuple[Points, Points] | None = None
    crawford: bool = False

    @classmethod
    def of(cls, situation: Situation, decider: Side, *, score: bool = False) -> SetPosition:
        """State a situation that `decider` sees; with `score`, its score too."""
        answers = situation.pending in (Pending.DOUBLE, Pending.RACCOON) or situation.resigned > 0
        seen = situation.flip() if answers else situation
        on_roll = decider.other if answers else decider
        owner = {CubeOwner.OWN: on_roll, CubeOwner.THEIRS: on_roll.other}.get(seen.cube.owner)
        mine, theirs = seen.score.own, seen.score.theirs
        return cls(
            board=seen.position.points,
            on_roll=on_roll,
            cube=seen.cube.value,
            cube_owner=owner,
            dice=None if seen.dice is None else (seen.dice.d1, seen.dice.d2),
            pending=_PENDING[seen.pending],
            resigned=seen.resigned,
            score=((mine, theirs) if on_roll is Side.WHITE else (theirs, mine)) if score else None,
            crawford=seen.score.crawford if score else False,
        )


_PENDING: dict[Pending, Literal["double", "beaver", "raccoon"] | None] = {
    Pending.NOTHING: None,
    Pending.DOUBLE: "double",
    Pending.BEAVER: "beaver",
    Pending.RACCOON: "raccoon",
}

GameAction: TypeAlias = Roll | MakePlay | Double | Take | Drop | Beaver | Raccoon | Resign | AnswerResign
"""What happens inside a game."""
GameStatement: TypeAlias = StatedPlay | Challenge | Cocked | Result | Award | SetPosition
"""What a record says of a game."""
Correctable: TypeAlias = GameAction | GameStatement | NextGame


class Correct(_Action, tag="correct", frozen=True):
    """The action at `index` of `Match.actions` was another one or, with None, did not happen.

    The record keeps both. Correcting a correction away restores what was there before.
    """

    index: Annotated[int, Meta(ge=0)]
    action: Correctable | None


Statement: TypeAlias = GameStatement | Correct
Action: TypeAlias = GameAction | NextGame | Statement

ACTION_TYPES: tuple[type[Action], ...] = (
    Roll,
    MakePlay,
    Double,
    Take,
    Drop,
    Beaver,
    Raccoon,
    Resign,
    AnswerResign,
    NextGame,
)
"""Every type of action that a player may take, in the order `legal_actions()` lists them."""
STATEMENT_TYPES: tuple[type[Statement], ...] = (StatedPlay, Challenge, Cocked, Result, Award, SetPosition, Correct)
"""Every type of statement: accepted in records only, and never listed as legal."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Action] = msgspec.json.Decoder(Action)


def tag(action: Action | type[Action]) -> str:
    """The short name of an action or its type: `t` of its JSON.

    >>> tag(AnswerResign)
    'answer'
    """
    return str(action.__struct_config__.tag)


def encode_action(action: Action) -> bytes:
    """The stored form of an action.

    >>> encode_action(Roll(3, 1))
    b'{"t":"roll","d1":3,"d2":1}'
    """
    return _encoder.encode(action)


def decode_action(data: bytes | str) -> Action:
    """Read an action's stored form; raises `Malformed("action")` for anything else.

    >>> decode_action('{"t":"roll","d1":3,"d2":1}')
    Roll(d1=3, d2=1)
    """
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Malformed("action", reason=str(error)) from error


def checked(action: Action) -> Action:
    """The action as it is read back when it has been stored; raises `Malformed("action")` if it would not be.

    >>> checked(Award(Side.WHITE, 3)) == Award(Side.WHITE, 3)
    True
    """
    return decode_action(encode_action(action))

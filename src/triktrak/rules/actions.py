"""What a player may do, as data; the JSON of an action is its stored form.

    {"t":"roll","d1":3,"d2":1}   {"t":"play","steps":[[8,5],[6,5]]}   {"t":"double"}   {"t":"take"}   {"t":"drop"}
    {"t":"beaver"}   {"t":"raccoon"}   {"t":"resign","level":2}   {"t":"answer","accept":true}   {"t":"next"}

An action names no actor: the state of the match implies who acts. Knows nothing of when it is allowed.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ..errors import Malformed

Die = Annotated[int, Meta(ge=1, le=6)]
Point = Annotated[int, Meta(ge=0, le=25)]
Steps = Annotated[tuple[tuple[Point, Point], ...], Meta(max_length=4)]


class _Action(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
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


GameAction: TypeAlias = Roll | MakePlay | Double | Take | Drop | Beaver | Raccoon | Resign | AnswerResign
"""What happens inside a game."""
Action: TypeAlias = GameAction | NextGame

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
"""Every type of action, in the order `legal_actions()` lists them."""

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

"""What goes over the WebSocket, declared once (the views and events in protocol_view.py, hints in protocol_hints.py).

Knows what may be asked, not when it is allowed, and no sockets. `web/src/lib/net/protocol.gen.ts` is generated
from these declarations by `python -m triktrak.server.typescript`. A frame is a JSON object told apart by `t`.
"""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

from ..rules import AnswerResign, Beaver, Double, Drop, MakePlay, NextGame, Raccoon, Resign, Take
from .protocol_hints import Chances, HintedCube, HintedPlay, HintWord
from .protocol_view import TableEvent, View, Wish

Param = str | int | float
"""What a message can be filled in with."""
Params = dict[str, Param]
"""Parameters of the message `error-CODE` in the catalogues."""


class Fact(Struct, frozen=True):
    """Something that is so on the board: message `hint-fact-CODE`."""

    code: str
    params: Params


MAX_FRAME = 16_384
"""Bytes a frame from a client may have."""


class AskRoll(Struct, frozen=True, tag_field="t", tag="roll", forbid_unknown_fields=True):
    """Roll; the server throws the dice."""


class AskTakeBack(Struct, frozen=True, tag_field="t", tag="takeback", forbid_unknown_fields=True):
    """Take back what the sender last decided, to the start of that turn; the dice stay as they were thrown."""


Ask = AskRoll | AskTakeBack | MakePlay | Double | Take | Drop | Beaver | Raccoon | Resign | AnswerResign | NextGame
"""What a command asks for: an action of the rules, a roll that carries no dice, or the last decision back."""


# Client → server


class _In(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    pass


class Hello(_In, tag="hello", frozen=True):
    """Follow a match; `have` is the last sequence number seen, -1 for none.

    `asks`: what the reader wants to do by hand from now on; said again, it is changed.
    """

    match: UUID = msgspec.field(name="m")
    have: Annotated[int, Meta(ge=-1, le=2**53)]
    asks: Annotated[list[Wish], Meta(max_length=4)] = []


class Command(_In, tag="cmd", frozen=True):
    """Do something: `id` is drawn once by the client and repeated when it resends; `dn` is `view.dn`."""

    match: UUID = msgspec.field(name="m")
    id: UUID
    dn: Annotated[int, Meta(ge=0, le=2**53)]
    ask: Ask = msgspec.field(name="a")


class Ping(_In, tag="ping", frozen=True):
    """Is the line alive, and how far has the match `m` come that this socket follows?"""

    n: Annotated[int, Meta(ge=0, le=2**53)]
    match: UUID | None = msgspec.field(name="m", default=None)


class Why(_In, tag="why", frozen=True):
    """Why is none of these plays of the roll possible? `n` comes back with the answer."""

    match: UUID = msgspec.field(name="m")
    n: Annotated[int, Meta(ge=0, le=2**53)]
    plays: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(min_length=1, max_length=4)]


class AskHint(_In, tag="hint", frozen=True):
    """What is best now, at decision `dn`? Against the program only; `n` comes back with the answer."""

    match: UUID = msgspec.field(name="m")
    n: Annotated[int, Meta(ge=0, le=2**53)]
    dn: Annotated[int, Meta(ge=0, le=2**53)]


class Weigh(_In, tag="weigh", frozen=True):
    """Does this action cost more than `above`, in multiples of the cube? Nothing is done; otherwise like a hint."""

    match: UUID = msgspec.field(name="m")
    n: Annotated[int, Meta(ge=0, le=2**53)]
    dn: Annotated[int, Meta(ge=0, le=2**53)]
    ask: Ask = msgspec.field(name="a")
    above: Annotated[float, Meta(ge=0.0, le=10.0)]


class AskOdds(_In, tag="odds", frozen=True):
    """How do the chances stand at decision `dn`? Otherwise like a hint."""

    match: UUID = msgspec.field(name="m")
    n: Annotated[int, Meta(ge=0, le=2**53)]
    dn: Annotated[int, Meta(ge=0, le=2**53)]


Question = AskHint | Weigh | AskOdds
"""What is asked of the engine; it decides nothing."""
ClientFrame = Hello | Command | Ping | Why | AskHint | Weigh | AskOdds


# Server → client


class _Out(Struct, frozen=True, tag_field="t"):
    pass


class Ev(_Out, tag="ev", frozen=True):
    """What happened up to `seq`, and the table as it stands then; also the answer to `hello`."""

    match: UUID = msgspec.field(name="m")
    seq: int
    events: list[TableEvent] = msgspec.field(name="e")
    view: View


class Ack(_Out, tag="ack", frozen=True):
    """The command is in the log and will not be lost."""

    id: UUID
    seq: int


class Nak(_Out, tag="nak", frozen=True):
    """The command changed nothing; the reason is message `error-CODE`."""

    id: UUID
    code: str
    params: Params
    seq: int


class Pong(_Out, tag="pong", frozen=True):
    """The answer to a ping; `seq` is where the match it asked about stands, -1 for none that is followed."""

    n: int
    seq: int = -1


class Here(_Out, tag="here", frozen=True):
    """Whether White and Black are at the table: somebody who has been gone for a moment is not."""

    match: UUID = msgspec.field(name="m")
    here: tuple[bool, bool]


class Because(_Out, tag="because", frozen=True):
    """The answer to a why, or to a question that is refused: message `error-CODE`.

    The code is null when a play is possible after all.
    """

    n: int
    code: str | None
    params: Params


class Hint(_Out, tag="hint", frozen=True):
    """What is best at decision `dn`: `word`, and what speaks for it, looked `plies` rolls ahead.

    `plays` where dice are to be played, the best first; else `cube`, unless there is none to decide on, and `chances`.
    """

    n: int
    dn: int
    word: HintWord
    plies: int
    plays: list[HintedPlay]
    cube: HintedCube | None
    chances: Chances | None
    notes: list[Fact]


class Weighed(_Out, tag="weighed", frozen=True):
    """What an action costs, and what was better; `cost` is null when it is no more than was asked about."""

    n: int
    cost: float | None
    word: HintWord
    plies: int
    tried: HintedPlay | None
    better: HintedPlay | None
    cube: HintedCube | None
    notes: list[Fact]


class Odds(_Out, tag="odds", frozen=True):
    """The chances of the side that decides, if it plays its best."""

    n: int
    chances: Chances


class Err(_Out, tag="err", frozen=True):
    """A frame that is no command could not be followed; the reason is message `error-CODE`.

    `waiting` is the one that ends by itself: the friend who was invited has not sat down yet, and an `ev` follows.
    """

    code: str
    params: Params


ServerFrame = Ev | Ack | Nak | Pong | Because | Here | Hint | Weighed | Odds | Err

_decoder = msgspec.json.Decoder(ClientFrame)
_encoder = msgspec.json.Encoder()


def decode(data: str | bytes) -> ClientFrame:
    """Read a client's frame; raises `msgspec.MsgspecError` for anything but exactly one of the declared frames.

    >>> decode('{"t":"ping","n":7}')
    Ping(n=7)
    """
    return _decoder.decode(data)


def encode(frame: ServerFrame) -> str:
    """Write a frame for a client.

    >>> encode(Pong(7))
    '{"t":"pong","n":7,"seq":-1}'
    """
    return _encoder.encode(frame).decode()

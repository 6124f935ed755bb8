"""What goes over the WebSocket, declared once (the views and events in protocol_view.py).

Knows what may be asked, not when it is allowed, and no sockets. `web/src/lib/net/protocol.gen.ts` is generated
from these declarations by `python -m triktrak.server.typescript`. A frame is a JSON object told apart by `t`.
"""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

from ..rules import AnswerResign, Beaver, Double, Drop, MakePlay, NextGame, Raccoon, Resign, Take
from .protocol_view import TableEvent, View, Wish

Param = str | int | float
"""What a message can be filled in with."""
Params = dict[str, Param]
"""Parameters of the message `error-CODE` in the catalogues."""

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


ClientFrame = Hello | Command | Ping | Why


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
    """The answer to a why: message `error-CODE`; code null when a play is possible after all."""

    n: int
    code: str | None
    params: Params


class Err(_Out, tag="err", frozen=True):
    """A frame that is no command could not be followed; the reason is message `error-CODE`.

    `waiting` is the one that ends by itself: the friend who was invited has not sat down yet, and an `ev` follows.
    """

    code: str
    params: Params


ServerFrame = Ev | Ack | Nak | Pong | Because | Here | Err

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

"""What goes over the WebSocket, declared once (the views and events in protocol_view.py).

Knows neither rules nor sockets. `web/src/lib/net/protocol.gen.ts` is generated from these declarations by
`python -m triktrak.server.typescript`. A frame is a JSON object told apart by `t`.
"""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

from .protocol_view import TableEvent, View

StepPair = tuple[Annotated[int, Meta(ge=0, le=25)], Annotated[int, Meta(ge=0, le=25)]]
"""(from, to), as the mover counts."""
Param = str | int | float
"""What a message can be filled in with."""
Params = dict[str, Param]
"""Parameters of the message `error-CODE` in the catalogues."""

MAX_FRAME = 16_384
"""Bytes a frame from a client may have."""


# What a command asks for. The JSON of rules.Action, but bounded, without the statements,
# and with a roll that carries no dice.


class _Ask(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    pass


class AskRoll(_Ask, tag="roll", frozen=True):
    """Roll; the server throws the dice."""


class AskPlay(_Ask, tag="play", frozen=True):
    """Pick up the dice, having made these steps (in any order)."""

    steps: Annotated[list[StepPair], Meta(max_length=4)]


class AskDouble(_Ask, tag="double", frozen=True):
    """Offer the cube."""


class AskTake(_Ask, tag="take", frozen=True):
    """Take the cube."""


class AskDrop(_Ask, tag="drop", frozen=True):
    """Drop: lose the value before the offer."""


class AskBeaver(_Ask, tag="beaver", frozen=True):
    """Redouble at once and keep the cube."""


class AskRaccoon(_Ask, tag="raccoon", frozen=True):
    """Redouble a beaver."""


class AskResign(_Ask, tag="resign", frozen=True):
    """Offer to resign: 1 single, 2 gammon, 3 backgammon."""

    level: Annotated[int, Meta(ge=1, le=3)]


class AskAnswer(_Ask, tag="answer", frozen=True):
    """Accept or refuse an offered resignation."""

    accept: bool


class AskNext(_Ask, tag="next", frozen=True):
    """Start the next game."""


Ask = AskRoll | AskPlay | AskDouble | AskTake | AskDrop | AskBeaver | AskRaccoon | AskResign | AskAnswer | AskNext


# Client → server


class _In(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    pass


class Hello(_In, tag="hello", frozen=True):
    """Follow a match; `have` is the last sequence number seen, -1 for none."""

    match: UUID = msgspec.field(name="m")
    have: Annotated[int, Meta(ge=-1, le=2**53)]


class Command(_In, tag="cmd", frozen=True):
    """Do something: `id` is drawn once by the client and repeated when it resends; `dn` is `view.dn`."""

    match: UUID = msgspec.field(name="m")
    id: UUID
    dn: Annotated[int, Meta(ge=0, le=2**53)]
    ask: Ask = msgspec.field(name="a")


class Ping(_In, tag="ping", frozen=True):
    """Is the line alive?"""

    n: Annotated[int, Meta(ge=0, le=2**53)]


ClientFrame = Hello | Command | Ping


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
    """The answer to a ping."""

    n: int


class Err(_Out, tag="err", frozen=True):
    """A frame that is no command could not be followed; the reason is message `error-CODE`."""

    code: str
    params: Params


ServerFrame = Ev | Ack | Nak | Pong | Err

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
    '{"t":"pong","n":7}'
    """
    return _encoder.encode(frame).decode()

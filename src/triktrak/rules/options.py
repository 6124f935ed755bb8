"""The conditions of a match, agreed before it starts and never changed; JSON, so that they can be stored.

Says which conditions go together; what they do is in legality.py and in the core.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from .._core import Position, Rules
from ..errors import Malformed
from .actions import HIGHEST_CUBE

MAX_LENGTH = 64
"""Points a match may be played to."""
MAX_AUTO_DOUBLES = 12
"""Automatic doubles a game may have; the cube itself stops them earlier at its maximum."""

Variant = Literal["standard", "nackgammon", "hypergammon", "longgammon"]
Source = Literal["play", "record"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The conditions of a match or, with length 0, of a money session.

    >>> Options(length=0).rules.jacoby, Options(length=7).rules.jacoby
    (True, False)

    Jacoby, beavers, raccoons and automatic doubles belong to money sessions. A maximum cube of 1 means no cube.
    `holland`: after the Crawford game nobody doubles before both sides have played two rolls.
    `source`: "play" (at a Triktrak board) or "record" (written down elsewhere, taken as it is).
    `stated_length`: what the record's own heading said, where that is not what was played to.
    """

    length: int = 0
    crawford: bool = True
    jacoby: bool | None = None
    beavers: bool = False
    raccoons: bool = False
    auto_doubles: int = 0
    max_cube: int = 4096
    variant: Variant = "standard"
    holland: bool = False
    players: tuple[str, str] = ("", "")
    source: Source = "play"
    stated_length: int | None = None

    def __post_init__(self) -> None:
        Position.start(self.variant)
        if not 0 <= self.length <= MAX_LENGTH:
            raise Malformed("match_length", length=self.length, max=MAX_LENGTH)
        if self.stated_length is not None and self.stated_length < 0:
            raise Malformed("match_length", length=self.stated_length, max=MAX_LENGTH)
        if not 1 <= self.max_cube <= HIGHEST_CUBE or self.max_cube & (self.max_cube - 1):
            raise Malformed("max_cube", value=self.max_cube, max=HIGHEST_CUBE)
        if not 0 <= self.auto_doubles <= MAX_AUTO_DOUBLES:
            raise Malformed("auto_doubles", value=self.auto_doubles, max=MAX_AUTO_DOUBLES)
        for option in ("jacoby", "beavers", "raccoons", "auto_doubles"):
            if self.length and getattr(self, option):
                raise Malformed("option_money_only", option=option)
        if self.raccoons and not self.beavers:
            raise Malformed("option_needs", option="raccoons", needs="beavers")
        if self.holland and not (self.length and self.crawford):
            raise Malformed("option_needs", option="holland", needs="crawford")

    @property
    def money(self) -> bool:
        """Whether this is a money session: a running score without end."""
        return self.length == 0

    @property
    def has_cube(self) -> bool:
        return self.max_cube > 1

    @property
    def rules(self) -> Rules:
        """What the core needs to know; Jacoby is off by default without a cube, or no gammon would ever count."""
        jacoby = self.money and self.has_cube if self.jacoby is None else self.jacoby
        return Rules(jacoby=jacoby, beavers=int(self.beavers), raccoons=self.raccoons, max_cube=self.max_cube)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Options)


def encode_options(options: Options) -> bytes:
    """The stored form of the conditions."""
    return _encoder.encode(options)


def decode_options(data: bytes | str) -> Options:
    """Read the stored form; raises `Malformed` for conditions that are unreadable or do not go together."""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError) as error:
        # msgspec wraps what __post_init__ raises; ours says more.
        if isinstance(error.__cause__, Malformed):
            raise error.__cause__ from None
        raise Malformed("options", reason=str(error)) from error


def checked_options(options: Options) -> Options:
    """The conditions as they are read back when they have been stored; raises `Malformed` if they would not be.

    >>> checked_options(Options(length=7)) == Options(length=7)
    True
    """
    # Bytes are written as text of another kind, and would come back as a name that nobody has.
    if any(isinstance(name, bytes | bytearray) for name in options.players):
        raise Malformed("options", reason="Expected `str`, got `bytes` - at `$.players`")
    try:
        return decode_options(encode_options(options))
    except (TypeError, ValueError) as error:
        if isinstance(error, Malformed):
            raise
        raise Malformed("options", reason=str(error)) from error

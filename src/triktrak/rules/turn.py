"""The records a game is made of: its phases, its turns and its log."""

from __future__ import annotations

from enum import Enum
from typing import Literal, TypeAlias

from msgspec import Struct

from .._core import Dice, Play
from .actions import Action
from .side import Side

End: TypeAlias = Literal["bear-off", "drop", "resign"]


class Phase(Enum):
    """What a game waits for; the values are the words of the protocol."""

    OPENING = "opening"
    """Each side throws one die."""
    TO_ROLL = "roll"
    """The side on roll may double, and rolls."""
    TO_PLAY = "play"
    """The side on roll plays its roll."""
    DOUBLED = "doubled"
    """The other side takes, drops or beavers."""
    BEAVERED = "beavered"
    """The doubler takes, drops or raccoons."""
    RACCOONED = "raccooned"
    """The beaverer takes or drops."""
    RESIGNING = "resigning"
    """The other side accepts the resignation or plays on."""
    OVER = "over"
    """The game has a result."""

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


class Turn(Struct, frozen=True):
    """One side's roll and what it played; `play` is None when the roll had no legal play."""

    side: Side
    dice: Dice
    play: Play | None
    forced: bool
    """Whether there was no choice: one resulting position at most."""


class Entry(Struct, frozen=True):
    """One action of a game with the side that took it and what it came to.

    `side` is None where neither side acts alone: a tied opening roll, the start of a game.
    `value` is the cube value offered (double, beaver, raccoon) or taken, or the points of a drop, of an offered
    resignation or of an accepted one; otherwise 0. `turn` is the turn that this action completed.
    """

    side: Side | None
    action: Action
    value: int = 0
    turn: Turn | None = None

"""What a hint is made of: plays, the cube and chances, as the side that decides sees them.

Knows neither the engine nor sockets; part of the protocol (protocol.py). Equities are multiples of the cube as it lies.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .protocol_view import Pair

HintWord = Literal["play", "roll", "double", "take", "drop", "beaver", "accept", "refuse"]
"""What to do, in a word."""
CubeVerdict = Literal["no_double", "double_take", "double_drop", "too_good", "unavailable"]
"""The right action of both sides."""


class Chances(Struct, frozen=True):
    """The chances to win and lose; gammons have the backgammons in them."""

    win: float
    win_gammon: float
    win_backgammon: float
    lose_gammon: float
    lose_backgammon: float


class HintedPlay(Struct, frozen=True):
    """A play in notation and in (from, to) steps, with its worth and the chances after it."""

    play: str
    steps: list[Pair]
    equity: float
    chances: Chances
    plies: int


class HintedCube(Struct, frozen=True):
    """What is worth how much before the roll, or to the side that answers a double."""

    action: CubeVerdict
    no_double: float
    double_take: float
    double_drop: float

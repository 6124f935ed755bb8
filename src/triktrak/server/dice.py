"""Where dice come from. Nothing else in the program throws any.

A roll is asked for by its place in the match: game 1, 2, … and roll 0, 1, 2, … of that game, every roll
counted, opening ties included. Dice that a table asks for twice, because its first append was refused, were
never shown to anyone.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import Protocol
from uuid import UUID

_SYSTEM = secrets.SystemRandom()


class DiceService(Protocol):
    """Throws the dice of a match."""

    def roll(self, match_id: UUID, game: int, n: int) -> tuple[int, int]:
        """Return roll `n` of game `game`: two numbers from 1 to 6."""


class SystemDice:
    """Dice from the operating system's generator.

    >>> SystemDice().roll(match_id, game=1, n=0)
    (5, 2)
    """

    def roll(self, match_id: UUID, game: int, n: int) -> tuple[int, int]:
        """Return two numbers that nobody can foresee, whatever the place in the match."""
        return _SYSTEM.randint(1, 6), _SYSTEM.randint(1, 6)


class SeededDice:
    """Dice that a number and their place in the match determine: the same game again, and after a break.

    >>> SeededDice(7).roll(match_id, game=1, n=0) == SeededDice(7).roll(match_id, game=1, n=0)
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def roll(self, match_id: UUID, game: int, n: int) -> tuple[int, int]:
        """Return two numbers; whoever knows the seed can foresee them."""
        random = Random(f"{self.seed} {game} {n}")  # noqa: S311  meant to be foreseen
        return random.randint(1, 6), random.randint(1, 6)

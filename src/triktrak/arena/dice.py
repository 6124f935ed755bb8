"""The dice of a pair of games: a function of the seed, the number of the pair and the turn, and of nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .._core import ALL_ROLLS

WEIGHTS = tuple(roll.weight for roll in ALL_ROLLS)
"""How often each of ALL_ROLLS comes in 36 throws."""

OPENING = tuple(0 if roll.is_double else 1 for roll in ALL_ROLLS)
"""How often each comes as the first roll of a game, in 15: a double is thrown again."""


class Stream:
    """The rolls of a pair, as numbers into ALL_ROLLS; whoever asks for a turn twice gets the same roll.

    `opening`: whether the game begins at its beginning, so that its first roll is no double.

    >>> Stream(1, 7)[3] == Stream(1, 7)[3]
    True
    """

    def __init__(self, seed: int, pair: int, *, opening: bool = True) -> None:
        self._random = Random(f"{seed}:{pair}")  # noqa: S311  games that anybody can play again
        self._rolls: list[int] = []
        self._opening = opening

    def weights(self, turn: int) -> Sequence[int]:
        """How often each of ALL_ROLLS may come in a turn."""
        return OPENING if self._opening and turn == 0 else WEIGHTS

    def __getitem__(self, turn: int) -> int:
        while turn >= len(self._rolls):
            weights = self.weights(len(self._rolls))
            self._rolls.append(self._random.choices(range(len(ALL_ROLLS)), weights)[0])
        return self._rolls[turn]


class Throws:
    """The throws of a game with a cube, one of a match perhaps: White's die and Black's, then both of the one on roll.

    >>> Throws(1, 7, 1)[0] == Throws(1, 7, 1)[0]
    True
    """

    def __init__(self, seed: int, pair: int, game: int) -> None:
        self._random = Random(f"{seed}:{pair}:{game}")  # noqa: S311  games that anybody can play again
        self._throws: list[tuple[int, int]] = []

    def __getitem__(self, turn: int) -> tuple[int, int]:
        while turn >= len(self._throws):
            throw = self._random.randint(1, 6), self._random.randint(1, 6)
            if self._throws or throw[0] != throw[1]:
                self._throws.append(throw)
        return self._throws[turn]


def luck(equities: Sequence[float], roll: int, weights: Sequence[int]) -> float:
    """What a roll is worth to the side on roll above the mean of all that it could have rolled.

    >>> luck([0.0] * 20 + [36.0], 20, WEIGHTS)
    35.0
    """
    return equities[roll] - sum(w * e for w, e in zip(weights, equities, strict=True)) / sum(weights)

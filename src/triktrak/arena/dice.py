"""The dice of a pair of games: a function of the seed, the number of the pair and the turn, and of nothing else."""

from __future__ import annotations

from random import Random

from .._core import ALL_ROLLS, Dice

WEIGHTS = tuple(roll.weight for roll in ALL_ROLLS)
OPENING = tuple(0 if roll.d1 == roll.d2 else 1 for roll in ALL_ROLLS)
"""How often each of ALL_ROLLS comes as the first roll of a game, which is never a double."""


class Stream:
    """The rolls of a pair, as numbers into ALL_ROLLS; whoever asks for a turn twice gets the same roll.

    >>> Stream(1, 7)[3] == Stream(1, 7)[3]
    True
    """

    def __init__(self, seed: int, pair: int) -> None:
        self._random = Random(f"{seed}:{pair}")  # noqa: S311  games that anybody can play again
        self._rolls: list[int] = []

    def __getitem__(self, turn: int) -> int:
        while turn >= len(self._rolls):
            weights = WEIGHTS if self._rolls else OPENING
            self._rolls.append(self._random.choices(range(len(ALL_ROLLS)), weights)[0])
        return self._rolls[turn]


def luck(equities: tuple[float, ...], roll: int, *, opening: bool) -> float:
    """What a roll is worth to the side on roll above the mean of all that it could have rolled."""
    weights = OPENING if opening else WEIGHTS
    mean = sum(w * e for w, e in zip(weights, equities, strict=True)) / sum(weights)
    return equities[roll] - mean


def thrown(roll: int) -> Dice:
    """The dice of a number into ALL_ROLLS."""
    return ALL_ROLLS[roll]

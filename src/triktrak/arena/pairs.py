"""Pairs of games: each pair has the same dice twice, the seats swapped. Many games go on at once, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Struct

from .._core import ALL_ROLLS, Evaluator, Position
from .dice import Stream, luck
from .players import Player

MOST_TURNS = 2000
"""After so many turns (an ordinary game has 55) a game is left as endless."""


class Game(Struct, frozen=True):
    """A game, or a match as one of 1 or -1 points, as the first player sees it.

    `points` as won, without a cube from -3 to 3 (0: it had no end), `luck` of its rolls less that of the other's, in
    points, and its turns.
    """

    points: int
    luck: float
    turns: int


class Pair(Struct, frozen=True):
    """Two games with the same dice: in the first the first player begins, in the second the other does."""

    number: int
    games: tuple[Game, Game]

    @property
    def ended(self) -> bool:
        return all(game.points for game in self.games)

    @property
    def raw(self) -> float:
        """Points a game, as they were won."""
        return sum(game.points for game in self.games) / 2

    @property
    def adjusted(self) -> float:
        """Points a game, less the luck of the dice."""
        return sum(game.points - game.luck for game in self.games) / 2


@dataclass(slots=True)
class _Table:
    """A game that goes on; `seat` is the player on roll, who sees `position`."""

    stream: Stream
    seat: int
    position: Position
    turns: int = 0
    luck: float = 0.0
    points: int = 0

    @property
    def roll(self) -> int:
        return self.stream[self.turns]

    @property
    def over(self) -> bool:
        return self.points != 0 or self.turns >= MOST_TURNS

    def weigh(self, reference: Evaluator) -> None:
        """Add the luck of the roll to the account."""
        gained = luck(reference.roll_equities(self.position), self.roll, self.stream.weights(self.turns))
        self.luck += -gained if self.seat else gained

    def advance(self, after: Position) -> None:
        self.points = -after.result if self.seat else after.result
        self.position, self.seat, self.turns = after.flip(), 1 - self.seat, self.turns + 1


def play_pairs(
    players: tuple[Player, Player],
    numbers: Iterable[int],
    seed: int,
    reference: Evaluator,
    start: Position | None = None,
) -> list[Pair]:
    """Play the pairs of those numbers to their end, all at once, from the beginning or from `start`."""
    position = start or Position.start()
    streams = [(number, Stream(seed, number, opening=start is None)) for number in numbers]
    tables = [(number, _Table(stream, 0, position), _Table(stream, 1, position)) for number, stream in streams]
    going = [table for _, *both in tables for table in both]
    while going:
        for seat, player in enumerate(players):
            moving = [table for table in going if table.seat == seat and not table.over]
            for table in moving:
                table.weigh(reference)
            chosen = player.choose([(table.position, ALL_ROLLS[table.roll]) for table in moving])
            for table, after in zip(moving, chosen, strict=True):
                table.advance(after)
        going = [table for table in going if not table.over]
    return [Pair(number, (_game(first), _game(second))) for number, first, second in tables]


def _game(table: _Table) -> Game:
    return Game(table.points, table.luck, table.turns)

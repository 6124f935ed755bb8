"""The luck of the dice is taken out without touching the mean, and where everything is known nothing else is left."""

from __future__ import annotations

from functools import cache
from statistics import fmean, stdev
from typing import cast

import pytest

from triktrak import Position
from triktrak._core import ALL_ROLLS, Evaluator, SimpleEvaluator
from triktrak.arena import Contest, Player, play
from triktrak.arena.pairs import Pair, play_pairs
from triktrak.arena.players import Greedy, Turn


@cache
def worth(position: Position) -> float:
    """The exact points of the side on roll, by playing out everything: for the last few checkers only."""
    if position.result:
        return float(position.result)
    return sum(roll.weight * best for roll, best in zip(ALL_ROLLS, rolls(position), strict=True)) / 36


@cache
def rolls(position: Position) -> tuple[float, ...]:
    afters = ([play.after for play in position.plays(roll)] or [position] for roll in ALL_ROLLS)
    return tuple(max(-worth(after.flip()) for after in choice) for choice in afters)


class Oracle:
    """Knows what every position of a bear-off is worth."""

    title = "oracle"

    def roll_equities(self, position: Position) -> tuple[float, ...]:
        return rolls(position)

    def choose(self, turns: list[Turn]) -> list[Position]:
        choices = [[play.after for play in position.plays(dice)] or [position] for position, dice in turns]
        return [max(afters, key=lambda after: -worth(after.flip())) for afters in choices]

    def close(self) -> None:
        pass


def bearoff(own: dict[int, int], theirs: dict[int, int]) -> Position:
    """Checkers by point, each side's in its own numbering."""
    points = [own.get(point, 0) - theirs.get(25 - point, 0) for point in range(25)]
    return Position.from_points([*points, 0])


START = bearoff({6: 2, 3: 1, 1: 1}, {5: 2, 2: 1, 1: 1})


def pairs_of(player: Player, reference: object, count: int) -> list[Pair]:
    return play_pairs((player, player), range(count), 11, cast(Evaluator, reference), START)


def test_with_all_known_a_game_without_luck_is_worth_its_start() -> None:
    oracle = Oracle()
    for pair in pairs_of(cast(Player, oracle), oracle, 40):
        begun, answered = (game.points - game.luck for game in pair.games)
        assert begun == pytest.approx(worth(START), abs=1e-9)
        assert answered == pytest.approx(-worth(START), abs=1e-9)


def test_a_rough_reference_leaves_the_mean_alone_and_takes_most_of_the_spread() -> None:
    simple = SimpleEvaluator()
    games = [pair.games[0] for pair in pairs_of(Greedy("simple", simple), simple, 1500)]
    raw, adjusted = [game.points for game in games], [game.points - game.luck for game in games]
    error = stdev(adjusted) / len(games) ** 0.5
    # Played by a rough judge, so a little may be lost against the exact worth.
    assert fmean(adjusted) == pytest.approx(worth(START), abs=4 * error + 0.02)
    assert fmean(raw) == pytest.approx(fmean(adjusted), abs=4 * stdev(raw) / len(games) ** 0.5)
    assert stdev(adjusted) < stdev(raw) / 4


def test_in_contact_the_adjusted_mean_is_the_raw_one_within_errors() -> None:
    # One checker still to come home past a three-point board: shots, hits, and races.
    contact = bearoff({21: 1, 6: 3, 5: 3, 4: 2, 2: 1}, {6: 3, 5: 3, 4: 2, 2: 1, 1: 1})
    pairs = [pair for chunk in play(Contest("beginner", "casual", seed=2, start=contact.id), 100) for pair in chunk]
    gaps = [pair.raw - pair.adjusted for pair in pairs]
    assert fmean(gaps) == pytest.approx(0, abs=3.5 * stdev(gaps) / len(gaps) ** 0.5)
    assert stdev([pair.adjusted for pair in pairs]) < 0.6 * stdev([pair.raw for pair in pairs])

"""Looking ahead: a mean over all rolls; plays of unequal depth are not compared; a mistake is the same each time."""

from __future__ import annotations

import numpy as np
import pytest

from triktrak import ALL_ROLLS, WHITE, Malformed, Match, Play, Position, Roll, SimpleEvaluator, Situation
from triktrak._core import LookAhead, unrelated_positions
from triktrak.engine import LEVELS, Bot, Engine
from triktrak.engine.engine import KEPT

POSITIONS = ["4HPwATDgc/ABMA", "4PPgASTgc/ABMA", "sLvBATDgc/ABMA", "AwAABAAAAAAAAA", "2+4OAADs5xsAAA"]


@pytest.mark.parametrize("position_id", POSITIONS)
def test_one_ply_is_the_mean_of_the_best_answers_to_all_rolls(position_id: str) -> None:
    position, evaluator = Position.from_id(position_id), SimpleEvaluator()
    win = 0.0
    for first in range(1, 7):
        for second in range(1, 7):
            ranked = evaluator.rank(position, (first, second))
            chances = ranked[0][1] if ranked else evaluator.evaluate([position.flip()])[0].flip()
            win += chances.win
    assert LookAhead(evaluator, 1).evaluate([position])[0].win == pytest.approx(win / 36)


def test_a_won_game_is_won_at_any_depth() -> None:
    won = Position.from_id("MAAAkAAAAAAAAA").plays((6, 5))[0].after
    assert won.result
    assert [LookAhead(SimpleEvaluator(), plies).evaluate([won])[0].win for plies in (0, 1, 2)] == [1.0, 1.0, 1.0]


def test_two_plies_are_the_mean_of_one_ply_behind_the_best_plays() -> None:
    position, evaluator = Position.from_id("AwAABAAAAAAAAA"), SimpleEvaluator()
    near = Position.from_points([0, 0, 0, 1, 0, 2, *[0] * 14, -2, 0, 0, 0, -1, 0])
    for start in (position, near):
        one = LookAhead(evaluator, 1)
        afters = [(roll.weight, evaluator.best_after(start, roll).flip()) for roll in ALL_ROLLS]
        win = sum(weight * one.evaluate([after])[0].flip().win for weight, after in afters) / 36
        assert LookAhead(evaluator, 2).evaluate([start])[0].win == pytest.approx(win)


@pytest.mark.parametrize("plies", [-1, 4])
def test_no_deeper_than_anybody_would_wait_for(plies: int) -> None:
    with pytest.raises(Malformed, match=str(plies)):
        LookAhead(SimpleEvaluator(), plies)


@pytest.mark.parametrize("dice", ALL_ROLLS, ids=str)
def test_plays_looked_into_come_first_and_none_is_lost(dice: tuple[int, int]) -> None:
    situation = Situation(Position.start(), dice=dice)
    ranked = Engine("1-ply").rank(situation)
    plies = [r.plies for r in ranked]
    assert plies == sorted(plies, reverse=True)
    assert 1 <= plies.count(1) <= KEPT
    assert {r.play for r in ranked} == set(situation.position.plays(dice))
    looked = [r.equity for r in ranked if r.plies]
    assert looked == sorted(looked, reverse=True)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_decides_the_same_each_time(level: str) -> None:
    match = Match.start(3).apply(Roll(3, 1))
    assert Bot(Engine(level)).act(match, WHITE) == Bot(Engine(level)).act(match, WHITE)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(Malformed, match="grandmaster"):
        Engine("grandmaster")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("play", ["6/2 5/off", "5/off 4/off"])
def test_a_side_that_has_borne_off_a_checker_loses_no_gammon(play: str, level: str) -> None:
    position = Position.from_id("YEYF4TnO7w4AAA")
    faced = Play.parse(play, position, (5, 4)).after.flip()
    chances = Engine(level).evaluate(Situation(faced))
    assert (chances.win_gammon, chances.win_backgammon) == (0.0, 0.0)


def test_many_positions_are_judged_as_one_by_one() -> None:
    positions = unrelated_positions(40, 2)
    points = np.array([position.points for position in positions], np.int8)
    for level in ("expert", "1-ply"):
        engine, out = Engine(level), np.zeros((40, 5), np.float32)
        assert engine.evaluate_many(points, out) is out
        assert np.array_equal(engine.evaluate_many(points), out)
        one_by_one = [engine.evaluate(Situation(position)) for position in positions]
        assert out[:, 0] == pytest.approx([e.win for e in one_by_one], abs=1e-6)
        assert out[:, 4] == pytest.approx([e.lose_backgammon for e in one_by_one], abs=1e-6)


def test_an_impossible_position_among_many_is_named_before_any_is_judged() -> None:
    points = np.array([Position.start().points] * 3, np.int8)
    points[1, 6] = 12
    with pytest.raises(Malformed, match="1"):
        Engine().evaluate_many(points)

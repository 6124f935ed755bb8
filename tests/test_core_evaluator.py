"""Evaluations and SimpleEvaluator: consistent chances, sound openings, and a player that beats chance."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core_data import cases, lines
from triktrak import Evaluation, Malformed, Play, Position
from triktrak._core import ALL_ROLLS, SimpleEvaluator, bench_movegen, bench_signature

EVALUATOR = SimpleEvaluator()


def judge(position: Position) -> Evaluation:
    return EVALUATOR.evaluate([position])[0]


def assert_consistent(position: Position, chances: Evaluation) -> None:
    own, theirs = position.off
    assert 0 <= chances.win_backgammon <= chances.win_gammon <= chances.win <= 1
    assert 0 <= chances.lose_backgammon <= chances.lose_gammon <= chances.lose <= 1
    if theirs > 0:
        assert chances.win_gammon == 0
    if own > 0:
        assert chances.lose_gammon == 0


def test_chances_are_cumulative_and_know_what_is_impossible() -> None:
    for case in cases("legal_plays.txt"):
        for position in (case.position, case.position.flip()):
            assert_consistent(position, judge(position))
    for line in lines("position_ids.txt"):
        assert_consistent(Position.from_id(line.split()[0]), judge(Position.from_id(line.split()[0])))


@pytest.mark.parametrize("result", [1, 2, 3])
def test_a_finished_game_is_certain(result: int) -> None:
    points = [0] * 26
    points[12] = -15 + (result == 1) + (result == 3)
    points[1] = -(result == 3)
    position = Position.from_points(points)
    assert position.result == result
    won = judge(position)
    assert won == Evaluation(1, result >= 2, result >= 3, 0, 0)
    assert won.equity == result
    assert judge(position.flip()) == won.flip() == Evaluation(0, 0, 0, result >= 2, result >= 3)


def test_equity_counts_gammons_and_backgammons_once_more() -> None:
    chances = Evaluation(0.6, 0.2, 0.05, 0.1, 0.02)
    assert chances.equity == pytest.approx(0.6 - 0.4 + 0.2 - 0.1 + 0.05 - 0.02)
    assert chances.flip().equity == pytest.approx(-chances.equity)
    assert chances.lose == pytest.approx(0.4)
    assert chances.flip() == Evaluation(chances.lose, 0.1, 0.02, 0.2, 0.05)


def test_many_positions_are_judged_as_each_alone() -> None:
    positions = [case.position for case in cases("legal_plays.txt")]
    assert EVALUATOR.evaluate(positions) == [judge(position) for position in positions]
    assert EVALUATOR.evaluate([]) == []


def test_the_position_after_is_that_of_the_first_ranked_play() -> None:
    for case in cases("legal_plays.txt"):
        ranked = EVALUATOR.rank(case.position, case.dice)
        after = ranked[0][0].after if ranked else case.position
        assert EVALUATOR.best_after(case.position, case.dice) == after
    with pytest.raises(Malformed):
        EVALUATOR.best_after(Position.start(), (7, 1))


@pytest.mark.parametrize(
    ("own", "theirs", "win"),
    [
        ({1: 1}, {1: 1}, 1.0),
        ({1: 2}, {1: 2}, 1.0),
        ({6: 1}, {1: 1}, 27 / 36),
        ({5: 1}, {1: 1}, 31 / 36),
        ({5: 1, 2: 1}, {1: 1}, 19 / 36),
        ({6: 2}, {1: 1}, 4 / 36),
        ({1: 3}, {1: 1}, 6 / 36),
        ({1: 3}, {1: 2}, 6 / 36),
        ({1: 3}, {1: 3}, 6 / 36 + 30 / 36 * 30 / 36),
        ({1: 4}, {1: 2}, 6 / 36),
    ],
)
def test_the_last_few_checkers_are_exact(own: dict[int, int], theirs: dict[int, int], win: float) -> None:
    points = [0] * 26
    for point, count in own.items():
        points[point] += count
    for point, count in theirs.items():
        points[25 - point] -= count
    assert judge(Position.from_points(points)).win == pytest.approx(win, abs=2 / 65535)  # sixteen bits a chance


def race(own: dict[int, int], theirs: dict[int, int]) -> Evaluation:
    points = [0] * 26
    for point, count in own.items():
        points[point] += count
    for point, count in theirs.items():
        points[25 - point] -= count
    return judge(Position.from_points(points))


def test_a_race_is_won_by_who_is_ahead_or_next() -> None:
    even = race({6: 5, 5: 5, 4: 5}, {6: 5, 5: 5, 4: 5})
    assert 0.55 < even.win < 0.70
    ahead = race({6: 4, 5: 5, 4: 6}, {6: 7, 5: 6, 4: 2})
    assert ahead.win > even.win
    # An even long race of 110 pips is a little better than three in five for the side on roll.
    long = race({10: 5, 6: 5, 5: 5, 1: 0}, {10: 5, 6: 5, 5: 5})
    assert 0.58 < long.win < 0.70
    hopeless = race({6: 13}, {1: 2})
    assert hopeless.win == pytest.approx(0, abs=1e-6)
    assert hopeless.lose_gammon == 0


def test_a_gammon_is_saved_by_bringing_the_checkers_home() -> None:
    far = race({1: 2}, {20: 15})
    assert far.win == far.win_gammon == 1
    assert far.win_backgammon == pytest.approx(1, abs=1e-3)
    near = race({1: 2}, {12: 1, 6: 14})
    assert near.win_gammon == pytest.approx(1)
    assert near.win_backgammon == 0
    home = race({3: 5, 2: 5, 1: 5}, {6: 15})
    assert home.win_gammon == pytest.approx(0, abs=1e-6)
    saved = race({6: 5, 5: 5, 4: 5}, {1: 2})
    assert saved.lose_gammon == pytest.approx(0, abs=1e-6)


OPENINGS = {
    (3, 1): {"8/5 6/5"},
    (4, 2): {"8/4 6/4"},
    (6, 1): {"13/7 8/7"},
    (6, 5): {"24/13"},
    (5, 3): {"8/3 6/3", "13/10 13/8"},
    (2, 1): {"13/11 6/5", "24/23 13/11"},
    (4, 1): {"24/23 13/9", "13/9 6/5"},
    (5, 1): {"24/23 13/8", "13/8 6/5"},
    (3, 2): {"24/21 13/11", "13/11 13/10"},
    (4, 3): {"24/20 13/10", "13/10 13/9", "24/21 13/9"},
    (5, 2): {"13/11 13/8", "24/22 13/8"},
    (5, 4): {"13/9 13/8", "24/20 13/8"},
    (6, 2): {"24/18 13/11"},
    (6, 3): {"24/18 13/10", "24/15"},
    (6, 4): {"24/14", "24/18 13/9", "8/2 6/2"},
}
"""What the opening books of the last thirty years give as first or second choice."""


@pytest.mark.parametrize("dice", OPENINGS)
def test_openings_are_those_of_the_books(dice: tuple[int, int]) -> None:
    play, _ = EVALUATOR.rank(Position.start(), dice)[0]
    assert str(play) in OPENINGS[dice]


def test_plays_are_ranked_by_what_they_are_worth_to_the_mover() -> None:
    for case in list(cases("legal_plays.txt"))[::10]:
        ranked = EVALUATOR.rank(case.position, case.dice)
        assert {play for play, _ in ranked} == set(case.position.plays(case.dice))
        assert len(ranked) == len(case.position.plays(case.dice))
        equities = [chances.equity for _, chances in ranked]
        assert equities == pytest.approx(sorted(equities, reverse=True), abs=2e-6)
        for play, chances in ranked[:3]:
            assert chances == judge(play.after.flip()).flip()


def test_winning_at_once_comes_first() -> None:
    position = Position.from_points([0, 2, *[0] * 18, -2, -2, 0, 0, 0, 0])
    play, chances = EVALUATOR.rank(position, (6, 5))[0]
    assert str(play) == "1/off(2)"
    assert chances.win == 1


def best(position: Position, dice: tuple[int, int]) -> Play | None:
    ranked = EVALUATOR.rank(position, dice)
    return ranked[0][0] if ranked else None


def test_it_beats_chance() -> None:
    dice = random.Random(1)
    won = 0
    games = 200
    for game in range(games):
        position, clever = Position.start(), game % 2 == 0
        while position.result == 0:
            roll = (dice.randint(1, 6), dice.randint(1, 6))
            plays = position.plays(roll)
            play = best(position, roll) if clever else (dice.choice(plays) if plays else None)
            position = (position if play is None else play.after).flip()
            clever = not clever
        won += not clever
    assert won > 0.95 * games


@settings(max_examples=300)
@given(st.integers(0, 2**32))
def test_chances_hold_in_every_position_of_a_game(seed: int) -> None:
    dice = random.Random(seed)
    position = Position.start(dice.choice(["standard", "nackgammon", "hypergammon", "longgammon"]))
    while position.result == 0:
        assert_consistent(position, judge(position))
        plays = position.plays((dice.randint(1, 6), dice.randint(1, 6)))
        position = (dice.choice(plays).after if plays else position).flip()
    assert judge(position).equity == position.result


def test_the_signature_depends_on_nothing_but_the_core() -> None:
    assert bench_signature() == bench_signature() == int(lines("bench.txt")[0])


def test_the_generator_is_fast_enough_to_search_with() -> None:
    figures = bench_movegen(0.3, 1)
    assert figures["signature"] == bench_signature()
    assert figures["plays_per_second"] > 10 * figures["positions_per_second"] > 0
    # A tenth of what one core does, so that a busy machine does not fail it.
    assert figures["plays_per_second"] > 3e6


def test_a_roll_is_worth_its_best_play_or_having_to_stay() -> None:
    closed_out = Position.from_points([0, 2, 2, 2, 2, 2, 2, *[0] * 11, -2, -2, -2, -2, -2, -2, 2, 1])
    for position in (Position.start(), closed_out):
        for roll, equity in zip(ALL_ROLLS, EVALUATOR.roll_equities(position), strict=True):
            ranked = EVALUATOR.rank(position, roll)
            best = ranked[0][1] if ranked else judge(position.flip()).flip()
            assert equity == pytest.approx(best.equity, abs=1e-6)

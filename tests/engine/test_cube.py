"""Cube decisions in plain positions, where every player agrees."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triktrak import Cube, CubeOwner, Engine, Evaluation, Malformed, Pending, Position, Rules, Score, Situation
from triktrak.engine import cubeful


def bear_off(own: dict[int, int], theirs: dict[int, int]) -> Position:
    points = [0] * 26
    for point, count in own.items():
        points[point] = count
    for point, count in theirs.items():
        points[25 - point] = -count
    return Position.from_points(points)


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


def test_the_opening_is_no_double(engine: Engine) -> None:
    decision = engine.decide(Situation(Position.start(), Cube()))
    assert decision.action == "no_double"
    assert decision.should_take


def test_a_won_race_is_double_and_drop(engine: Engine) -> None:
    won = bear_off({1: 2}, {6: 5, 5: 5})
    assert engine.decide(Situation(won, Cube())).action == "double_drop"


def test_money_take_point_is_between_dead_and_live_cube() -> None:
    def take(win: float) -> bool:
        doubled = cubeful.after_double(Evaluation(win, 0, 0, 0, 0), Cube(), Score.money(), Rules())
        return doubled <= 1.0

    assert take(0.77)
    assert not take(0.80)


def test_at_double_match_point_there_is_nothing_to_double(engine: Engine) -> None:
    decision = engine.decide(Situation(Position.start(), Cube(), Score(6, 6, 7)))
    assert decision.action == "unavailable"


def test_after_crawford_the_trailer_doubles_at_once(engine: Engine) -> None:
    assert engine.decide(Situation(Position.start(), Cube(), Score(4, 6, 7))).should_double


def test_both_sides_read_the_same_decision(engine: Engine) -> None:
    asked = Situation(bear_off({6: 4, 5: 3}, {6: 5, 4: 3}), Cube())
    flipped = asked.flip()
    answered = Situation(flipped.position, flipped.cube, flipped.score, None, flipped.rules, Pending.DOUBLE)
    assert engine.decide(answered) == engine.decide(asked)


@given(st.floats(0, 1), st.floats(0, 1), st.floats(0, 1), st.sampled_from(list(CubeOwner)))
def test_a_cube_of_ones_own_is_never_worth_less(win: float, g: float, lg: float, owner: CubeOwner) -> None:
    chances = Evaluation(win, win * g, 0, (1 - win) * lg, 0)
    own, here, theirs = (
        cubeful.equity(chances, Cube(2, who), Score.money(), Rules())
        for who in (CubeOwner.OWN, owner, CubeOwner.THEIRS)
    )
    assert own >= here - 1e-6
    assert here >= theirs - 1e-6


def test_a_lost_game_is_resigned_for_what_it_costs(engine: Engine) -> None:
    lost = bear_off({6: 5, 5: 5}, {1: 1})
    assert engine.resignation(Situation(lost, Cube(2, CubeOwner.OWN))) == 1
    assert engine.resignation(Situation(bear_off({13: 15}, {1: 1}), Cube(2, CubeOwner.OWN))) == 2
    assert engine.resignation(Situation(Position.start(), Cube())) == 0


def test_a_resignation_that_gives_too_little_is_refused(engine: Engine) -> None:
    gammonish = Situation(bear_off({13: 15}, {1: 1}), Cube(2, CubeOwner.OWN)).flip()
    assert not engine.accepts_resignation(gammonish, 1)
    assert engine.accepts_resignation(gammonish, 2)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(Malformed, match="grandmaster"):
        Engine("grandmaster")

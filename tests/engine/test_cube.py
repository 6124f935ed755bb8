"""Cube decisions in plain positions, where every player agrees."""

from __future__ import annotations

import pytest

from triktrak import (
    ALL_ROLLS,
    Cube,
    CubeOwner,
    Engine,
    IllegalAction,
    Malformed,
    Pending,
    Position,
    Rules,
    Score,
    Situation,
)

from .races import RACE, bear_off


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


def test_the_last_checkers_are_doubled_by_the_tables(engine: Engine) -> None:
    # The published values: held .9304 in the middle and .9340 owned, and .7441 with the opponent's cube.
    centred = engine.decide(Situation(RACE, Cube()))
    assert centred.no_double == pytest.approx(0.9304, abs=2e-4)
    assert centred.double_take == pytest.approx(2 * 0.7441, abs=4e-4)
    assert centred.action == "double_drop"
    assert engine.decide(Situation(RACE, Cube(2, CubeOwner.OWN))).no_double == pytest.approx(0.9340, abs=2e-4)
    theirs = engine.decide(Situation(RACE, Cube(2, CubeOwner.THEIRS)))
    assert theirs.no_double == pytest.approx(0.7441, abs=2e-4)
    assert theirs.action == "unavailable"


@pytest.mark.parametrize("cube", [Cube(), Cube(2, CubeOwner.OWN), Cube(4, CubeOwner.THEIRS)])
@pytest.mark.parametrize(
    "race", [RACE, RACE.flip(), bear_off({4: 2, 2: 1}, {3: 1, 1: 2}), bear_off({6: 1, 2: 1}, {1: 3})]
)
def test_what_is_held_is_the_mean_of_the_best_plays(race: Position, cube: Cube, engine: Engine) -> None:
    ranked = [(roll.weight, engine.rank(Situation(race, cube, dice=roll))[0].equity) for roll in ALL_ROLLS]
    mean = sum(weight * equity for weight, equity in ranked) / 36
    assert engine.decide(Situation(race, cube)).no_double == pytest.approx(mean, abs=2e-4)


def test_a_beaver_in_the_last_rolls_is_kept_where_dropping_costs_more(engine: Engine) -> None:
    even, lost = bear_off({2: 2, 1: 1}, {2: 2, 1: 1}), bear_off({6: 4}, {1: 1, 2: 1})
    assert engine.accepts_beaver(Situation(even, Cube(2, CubeOwner.THEIRS)))
    assert not engine.accepts_beaver(Situation(lost, Cube(2, CubeOwner.THEIRS)))


def test_the_tables_know_money_with_a_cube_that_can_be_turned(engine: Engine) -> None:
    held = engine.decide(Situation(RACE, Cube())).no_double
    assert engine.decide(Situation(RACE, Cube(), rules=Rules(jacoby=True))).no_double == held
    assert engine.decide(Situation(RACE, Cube(2, CubeOwner.OWN), rules=Rules(max_cube=2))).no_double < held
    assert engine.decide(Situation(RACE)).no_double == pytest.approx(0.7554, abs=1e-4)


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


@pytest.mark.parametrize(("own", "theirs"), [(3, 0), (0, 3), (5, 1)])
def test_a_match_that_is_over_is_worth_nothing_more(own: int, theirs: int, engine: Engine) -> None:
    over = Situation(Position.start(), Cube(), Score(own, theirs, 3), (3, 1))
    for asked in (engine.decide, engine.rank, engine.resignation, engine.accepts_beaver):
        with pytest.raises(IllegalAction) as refused:
            asked(over)
        assert refused.value.code == "match_over"

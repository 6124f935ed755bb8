"""Looking ahead: a mean over all rolls, the cube in it; plays of unequal depth are not compared; no chance in it."""

from __future__ import annotations

from operator import mul

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from triktrak import (
    ALL_ROLLS,
    WHITE,
    Cube,
    CubeOwner,
    Dice,
    Evaluation,
    Malformed,
    Match,
    Play,
    Position,
    Roll,
    Rules,
    Score,
    SimpleEvaluator,
    Situation,
)
from triktrak._core import LookAhead, Search, unrelated_positions, worth
from triktrak.engine import LEVELS, Bot, Engine
from triktrak.engine.met import match_equity
from triktrak.engine.tables import endings

POSITIONS = ["4HPwATDgc/ABMA", "4PPgASTgc/ABMA", "sLvBATDgc/ABMA", "AwAABAAAAAAAAA", "2+4OAADs5xsAAA"]
SIMPLE = SimpleEvaluator()

STAKES = {
    "money": (Cube(), Score.money(), Rules()),
    "jacoby": (Cube(), Score.money(), Rules(jacoby=True)),
    "beavers": (Cube(), Score.money(), Rules(beavers=1)),
    "owned": (Cube(4, CubeOwner.OWN), Score.money(), Rules()),
    "theirs": (Cube(4, CubeOwner.THEIRS), Score.money(), Rules()),
    "nearly the highest": (Cube(2, CubeOwner.OWN), Score.money(), Rules(max_cube=8)),
    "cubeless": (Cube.none, Score.money(), Rules()),
    "match": (Cube(), Score(2, 4, 9), Rules()),
    "match, owned": (Cube(2, CubeOwner.OWN), Score(3, 4, 9), Rules()),
    "crawford": (Cube(), Score(6, 3, 7, crawford=True), Rules()),
    "behind": (Cube(), Score(3, 6, 7), Rules()),
    "ahead": (Cube(), Score(6, 3, 7), Rules()),
    "the last game": (Cube(), Score(6, 6, 7), Rules()),
}


def search(plies: int, threads: int = 1) -> Search:
    return Search(SIMPLE, endings(), match_equity(), plies, threads)


def after_reply(seen: Situation, roll: Dice) -> Position:
    """What the opponent faces when the side on roll plays what looks best with the cube left where it is."""
    cube = Cube(seen.cube.value, CubeOwner.OWN)
    won, lost = worth(seen.score, seen.cube if seen.cube.is_none else cube, seen.rules, match_equity())

    def merit(e: Evaluation) -> float:
        wins = (e.win - e.win_gammon, e.win_gammon - e.win_backgammon, e.win_backgammon)
        losses = (e.lose - e.lose_gammon, e.lose_gammon - e.lose_backgammon, e.lose_backgammon)
        return float(sum(map(mul, wins, won)) + sum(map(mul, losses, lost)))

    ranked = SIMPLE.rank(seen.position, roll)
    return (max(ranked, key=lambda r: merit(r[1]))[0].after if ranked else seen.position).flip()


def worth_to_roller(seen: Situation, plies: int) -> float:
    """With the better of holding and doubling, against an opponent who drops where that is cheaper."""
    _, held, taken, available = search(plies).decide(seen)
    return max(held, min(taken, 1.0)) if available else held


@pytest.mark.parametrize("stakes", STAKES)
@pytest.mark.parametrize("position_id", POSITIONS)
def test_holding_the_cube_is_the_mean_of_what_the_opponent_makes_of_each_roll(position_id: str, stakes: str) -> None:
    cube, score, rules = STAKES[stakes]
    position = Position.from_id(position_id)
    exact = endings().cubeful(position) is not None and score.away is None
    seen = Situation(position, cube, score, None, rules)
    for plies in (1, 2) if not exact else ():
        mean = 0.0
        for roll in ALL_ROLLS:
            there = Situation(after_reply(seen, roll), cube.flip(), score.flip(), None, rules)
            mean += roll.weight / 36 * -worth_to_roller(there, plies - 1)
        assert search(plies).decide(seen)[1] == pytest.approx(mean, abs=1e-6)


@pytest.mark.parametrize("stakes", STAKES)
def test_a_play_is_worth_what_the_opponent_cannot_make_of_it(stakes: str) -> None:
    cube, score, rules = STAKES[stakes]
    ranked = search(1).rank(Situation(Position.start(), cube, score, (6, 4), rules))
    assert ranked[0][3] == 1
    for play, equity, chances, plies in ranked[:4]:
        there = Situation(play.after.flip(), cube.flip(), score.flip(), None, rules)
        assert equity == pytest.approx(-worth_to_roller(there, plies), abs=1e-6)
        assert chances.win == pytest.approx(1 - search(plies).decide(there)[0].win)


@pytest.mark.parametrize("stakes", ["money", "match"])
@pytest.mark.parametrize("position", unrelated_positions(4, 11), ids=lambda p: p.id)
def test_threads_change_nothing(position: Position, stakes: str) -> None:
    cube, score, rules = STAKES[stakes]
    situation = Situation(position, cube, score, (5, 2), rules)
    assert search(2, 3).rank(situation) == search(2).rank(situation)
    assert search(2, 3).decide(situation) == search(2).decide(situation)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10_000), st.sampled_from(list(STAKES)), st.integers(0, 1))
def test_equities_stay_within_what_can_be_won(seed: int, stakes: str, plies: int) -> None:
    cube, score, rules = STAKES[stakes]
    situation = Situation(unrelated_positions(1, seed)[0], cube, score, (4, 1), rules)
    worths = [equity for _, equity, _, _ in search(plies).rank(situation)]
    _, held, taken, _ = search(plies).decide(situation)
    # In a match a gammon can be worth many times the game, as long as it ends the match.
    most = 3.0 if score.away is None else 50.0
    assert all(abs(worth) <= most for worth in (*worths, held, taken / 2))


def test_progress_is_told_and_can_end_the_search() -> None:
    told: list[float] = []
    situation = Situation(Position.start(), Cube(), dice=(2, 1))
    search(2).rank(situation, on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0

    class EnoughError(Exception):
        pass

    def enough(_: float) -> None:
        raise EnoughError

    for threads in (1, 2):
        with pytest.raises(EnoughError):
            search(2, threads).rank(situation, on_progress=enough)
        with pytest.raises(EnoughError):
            search(2, threads).decide(situation, on_progress=enough)


@pytest.mark.parametrize(
    ("plies", "threads", "code"), [(-1, 1, "plies"), (5, 1, "plies"), (0, 0, "threads"), (0, 257, "threads")]
)
def test_no_deeper_than_anybody_would_wait_for(plies: int, threads: int, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        search(plies, threads)
    assert refused.value.code == code
    if code == "plies":
        with pytest.raises(Malformed, match=str(plies)):
            LookAhead(SIMPLE, plies)


@pytest.mark.parametrize("position_id", POSITIONS)
def test_one_ply_is_the_mean_of_the_best_answers_to_all_rolls(position_id: str) -> None:
    position = Position.from_id(position_id)
    win = 0.0
    for first in range(1, 7):
        for second in range(1, 7):
            ranked = SIMPLE.rank(position, (first, second))
            chances = ranked[0][1] if ranked else SIMPLE.evaluate([position.flip()])[0].flip()
            win += chances.win
    assert LookAhead(SIMPLE, 1).evaluate([position])[0].win == pytest.approx(win / 36)
    if endings().cubeful(position) is None:
        assert search(1).decide(Situation(position))[0].win == pytest.approx(win / 36)


def test_a_won_game_is_won_at_any_depth() -> None:
    won = Position.from_id("MAAAkAAAAAAAAA").plays((6, 5))[0].after
    assert won.result
    assert [LookAhead(SIMPLE, plies).evaluate([won])[0].win for plies in (0, 1, 2)] == [1.0, 1.0, 1.0]
    assert [search(plies).decide(Situation(won, Cube()))[1] for plies in (0, 1, 2)] == [float(won.result)] * 3


@pytest.mark.parametrize("level", ["1-ply", "2-ply"])
@pytest.mark.parametrize("dice", ALL_ROLLS, ids=str)
def test_plays_looked_into_come_first_and_none_is_lost(dice: tuple[int, int], level: str) -> None:
    situation = Situation(Position.start(), dice=dice)
    ranked = Engine(level).rank(situation)
    plies = [r.plies for r in ranked]
    assert plies == sorted(plies, reverse=True)
    assert plies[0] == int(level[0])
    assert {r.play for r in ranked} == set(situation.position.plays(dice))
    for depth in range(plies[0] + 1):
        looked = [r.equity for r in ranked if r.plies == depth]
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

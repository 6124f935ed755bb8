"""Rollouts: the same to the last bit whoever plays them, right where the answer is known, no longer than needed."""

from __future__ import annotations

import json
import pickle
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from triktrak import (
    ALL_ROLLS,
    Cube,
    CubeOwner,
    Engine,
    IllegalAction,
    IllegalPlay,
    Malformed,
    Pending,
    Position,
    RolloutResult,
    RolloutSettings,
    Rules,
    Score,
    Situation,
    TriktrakError,
)
from triktrak.engine.blocks import Job, Start, Work, play_block
from triktrak.engine.tables import endings

from .races import RACE, bear_off

ENGINE = Engine()
START = Position.start()
OPENING = Situation(START, Cube())
SHORT = RolloutSettings(trials=108)
STAKES = {
    "money": OPENING,
    "jacoby and beavers": Situation(START, Cube(), Score.money(), None, Rules(jacoby=True, beavers=1)),
    "match": Situation(START, Cube(), Score(2, 4, 7)),
    "crawford": Situation(START, Cube(), Score(6, 4, 7, crawford=True)),
    "cubeless": Situation(START),
}


def rolled(situation: Situation, **asked: object) -> RolloutResult:
    return ENGINE.rollout(situation, settings=RolloutSettings(**asked))  # type: ignore[arg-type]  # as each test asks


# Who plays


@pytest.mark.parametrize("stakes", STAKES)
def test_threads_and_processes_change_nothing(stakes: str) -> None:
    alone = ENGINE.rollout(STAKES[stakes], settings=SHORT)
    assert Engine(threads=3).rollout(STAKES[stakes], settings=SHORT) == alone
    with ThreadPoolExecutor(2) as threads:
        assert ENGINE.rollout(STAKES[stakes], settings=SHORT, executor=threads) == alone


def test_other_processes_change_nothing() -> None:
    situation = Situation(START, Cube(), dice=(6, 4))
    alone = ENGINE.rollout(situation, 72)
    with ProcessPoolExecutor(2) as processes:
        assert ENGINE.rollout(situation, 72, executor=processes) == alone


def test_a_trial_is_the_same_in_any_block() -> None:
    work = Work.of(OPENING, False, SHORT, (Start(START),))
    whole, chances, _ = play_block(work, Job(0, 0, 72))
    parts = [play_block(work, Job(0, first, 24)) for first in (48, 0, 24)]
    assert parts[1][0] + parts[2][0] + parts[0][0] == whole
    assert sum(part[1][0] for part in parts) == pytest.approx(chances[0])


def test_what_is_sent_is_small() -> None:
    work = Work.of(Situation(START, Cube(), dice=(6, 4)), False, SHORT, (Start(START.flip(), 1),) * 5)
    assert len(pickle.dumps(work)) < 4000
    assert pickle.loads(pickle.dumps(work)) == work  # noqa: S301  our own


def test_another_judge_is_refused_where_the_games_are_played() -> None:
    work = Work(OPENING, False, SHORT, (Start(START),), "0.0.1/00000000")
    with pytest.raises(TriktrakError) as refused:
        play_block(work, Job(0, 0, 36))
    assert refused.value.code == "rollout_other_judge"


# What they come to


HELD = {"cubeless": Cube.none, "centred": Cube(), "owned": Cube(2, CubeOwner.OWN), "theirs": Cube(2, CubeOwner.THEIRS)}


@pytest.mark.parametrize("reduce", [True, False], ids=["reduced", "as played"])
@pytest.mark.parametrize("state", HELD)
def test_games_played_out_come_to_what_the_tables_say(state: str, reduce: bool) -> None:
    known = endings().cubeful(RACE)
    assert known is not None
    result = rolled(Situation(RACE, HELD[state]), trials=3888, to_tables=False, variance_reduction=reduce)
    found = result.best.equity
    # The tables are kept in steps, and plays are chosen for the chances alone.
    assert found.mean == pytest.approx(getattr(known, state), abs=3 * found.error + 3e-4)
    if state in ("centred", "owned"):
        taken = result.candidates[1].equity
        assert taken.mean == pytest.approx(2 * known.theirs, abs=3 * taken.error + 6e-4)
    # The values published for this race.
    published = {"cubeless": 0.7554, "centred": 0.9304, "owned": 0.9340, "theirs": 0.7441}
    assert getattr(known, state) == pytest.approx(published[state], abs=1e-4)


def test_a_game_ends_where_the_tables_know_it_all() -> None:
    result = rolled(Situation(RACE, Cube()), trials=36)
    known = endings().cubeful(RACE)
    assert known is not None
    assert result.best.equity.mean == pytest.approx(known.centred)
    assert result.best.equity.error == pytest.approx(0.0)


@cache
def wins(own: tuple[int, ...], theirs: tuple[int, ...]) -> float:
    """The chance of the side on roll, whose checkers are on 1, 2, … so many: by all plays of all rolls."""
    points = {point: count for point, count in enumerate(own, 1) if count}
    position = bear_off(points, {point: count for point, count in enumerate(theirs, 1) if count})
    total = 0.0
    for roll in ALL_ROLLS:
        best = 0.0
        for play in position.plays(roll):
            if play.after.result:
                best = 1.0
                break
            left = play.after.points
            best = max(best, 1.0 - wins(theirs, tuple(max(left[point], 0) for point in range(1, 4))))
        total += roll.weight * best
    return total / 36


@settings(deadline=None, max_examples=20, derandomize=True)
@given(*[st.lists(st.integers(0, 2), min_size=3, max_size=3).filter(any)] * 2, st.booleans())
def test_the_last_checkers_are_won_as_often_as_counting_says(own: list[int], theirs: list[int], reduce: bool) -> None:
    position = bear_off(dict(enumerate(own, 1)), dict(enumerate(theirs, 1)))
    found = rolled(Situation(position), trials=1296, to_tables=False, variance_reduction=reduce).best
    exact = wins(tuple(own), tuple(theirs))
    assert found.chances.win == pytest.approx(exact, abs=4 * found.errors[0] + 1e-4)
    assert found.equity.mean == pytest.approx(2 * exact - 1, abs=4 * found.equity.error + 2e-4)


@pytest.mark.parametrize("stakes", STAKES)
def test_taking_the_luck_out_changes_the_spread_alone(stakes: str) -> None:
    reduced = ENGINE.rollout(STAKES[stakes], 108).best
    played = rolled(STAKES[stakes], trials=3888, variance_reduction=False).best
    apart = hypot(reduced.equity.error, played.equity.error)
    assert reduced.equity.mean == pytest.approx(played.equity.mean, abs=3.5 * apart)
    for i, chance in enumerate(("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")):
        apart = hypot(reduced.errors[i], played.errors[i])
        assert getattr(reduced.chances, chance) == pytest.approx(getattr(played.chances, chance), abs=3.5 * apart)
    # A trial spreads far less.
    assert reduced.equity.error * 108**0.5 < 0.4 * played.equity.error * 3888**0.5


@pytest.mark.parametrize("stakes", STAKES)
def test_games_judged_after_a_turn_come_to_what_looking_a_roll_ahead_says(stakes: str) -> None:
    situation = Situation(START, STAKES[stakes].cube, STAKES[stakes].score, (6, 2), STAKES[stakes].rules)
    ranked = [r for r in Engine("1-ply").rank(situation) if r.plies == 1]
    assert len(ranked) > 1
    asked = RolloutSettings(trials=36, truncate=1)
    for candidate in ENGINE.rollout(situation, plays=[r.play for r in ranked], settings=asked).candidates:
        seen = next(r for r in ranked if r.play == candidate.play)
        assert candidate.equity.mean == pytest.approx(seen.equity, abs=1e-6)
        # Without luck there is nothing else in it.
        assert candidate.equity.error == pytest.approx(0.0, abs=1e-6)


def test_both_sides_may_double() -> None:
    """With the cube in play a good position is worth more than without, and less when the other has it."""
    race = bear_off({6: 5, 5: 3, 4: 2, 3: 2}, {6: 5, 5: 4, 4: 3})
    worths = [rolled(Situation(race, cube), trials=216).best.equity for cube in (HELD["theirs"], Cube(), HELD["owned"])]
    assert worths[0].mean < worths[1].mean <= worths[2].mean + 3 * hypot(worths[1].error, worths[2].error)
    assert worths[1].mean > rolled(Situation(race), trials=216).best.equity.mean


def test_a_beaver_doubles_what_a_wrong_double_costs() -> None:
    with_beavers = Situation(START, Cube(), Score.money(), None, Rules(beavers=1))
    plain, beavered = (ENGINE.rollout(s, 108).candidates[1].equity for s in (OPENING, with_beavers))
    assert plain.mean < 0
    assert beavered.mean < 1.5 * plain.mean


def test_cubeless_is_without_doubling() -> None:
    assert rolled(OPENING, trials=108, cubeless=True).best.equity == rolled(STAKES["cubeless"], trials=108).best.equity
    match = rolled(Situation(START, Cube(2, CubeOwner.OWN), Score(2, 4, 7)), trials=108, cubeless=True)
    assert [c.action for c in match.candidates] == ["no_double"]
    assert not match.available


def test_a_double_that_waits_is_rolled_out_for_the_doubler() -> None:
    flipped = OPENING.flip()
    answered = Situation(flipped.position, flipped.cube, flipped.score, None, flipped.rules, Pending.DOUBLE)
    asked, waiting = ENGINE.rollout(OPENING, 72), ENGINE.rollout(answered, 72)
    assert [c.equity for c in asked.candidates] == [c.equity for c in waiting.candidates]


def test_players_who_look_ahead_play_better_and_count_the_same() -> None:
    settings = RolloutSettings(trials=36, plies=1, truncate=4)
    result = ENGINE.rollout(OPENING, settings=settings)
    at_once = rolled(OPENING, trials=216).best.equity
    assert result.best.equity.mean == pytest.approx(at_once.mean, abs=0.1)
    assert Engine(threads=2).rollout(OPENING, settings=settings) == result


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_a_seed_is_other_dice(seed: int) -> None:
    assert ENGINE.rollout(OPENING, 36, seed) == ENGINE.rollout(OPENING, 36, seed)
    assert ENGINE.rollout(OPENING, 36, seed).best.equity != ENGINE.rollout(OPENING, 36, 3).best.equity


# When they are enough


def test_a_small_error_ends_it_at_the_end_of_a_block() -> None:
    result = rolled(OPENING, trials=5000, target_error=0.04, least=72)
    assert result.stopped == "error"
    assert all(c.equity.error <= 0.04 for c in result.candidates)
    assert 72 <= result.best.trials < 5000
    assert result.best.trials % 36 == 0
    assert Engine(threads=3).rollout(OPENING, settings=result.settings) == result


def test_who_falls_behind_is_left_behind() -> None:
    situation = Situation(START, Cube(), dice=(3, 1))
    result = rolled(situation, trials=1296, behind=2.33, least=72)
    assert result.stopped == "decided"
    assert str(result.best.play) == "8/5 6/5"
    others = result.candidates[1:]
    assert all(c.left_behind and c.loss is not None and c.loss.mean > 2.33 * c.loss.error for c in others)
    assert all(72 <= c.trials <= result.best.trials for c in others)
    assert Engine(threads=2).rollout(situation, settings=result.settings) == result


def test_a_cube_decision_that_is_clear_is_ended() -> None:
    result = rolled(OPENING, trials=1296, behind=2.33, least=72)
    assert (result.stopped, result.decision.action) == ("decided", "no_double")
    assert result.best.trials < 1296


# What is said and refused


def test_what_the_progress_raises_ends_it_and_leaves_nothing_behind() -> None:
    class EnoughError(Exception):
        pass

    def enough(done: float) -> None:
        raise EnoughError

    for executor in (None, ThreadPoolExecutor(2)):
        with pytest.raises(EnoughError):
            Engine(threads=2).rollout(OPENING, 100_000, on_progress=enough, executor=executor)
        if executor is not None:
            executor.submit(int).result(timeout=30)
            executor.shutdown()


def test_progress_is_told() -> None:
    told: list[float] = []
    ENGINE.rollout(OPENING, 100, on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


class Forgetful(Executor):
    """Loses every block that it is sent, so many times."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.sent: dict[object, int] = {}

    def submit(self, act, /, *arguments, **named):  # type: ignore[no-untyped-def]  # as the base class has it
        future: Future[object] = Future()
        job = arguments[1]
        self.sent[job] = self.sent.get(job, 0) + 1
        if self.sent[job] <= self.times:
            future.set_exception(ConnectionError("lost"))
        else:
            future.set_result(act(*arguments, **named))
        return future


def test_what_is_lost_is_sent_again_so_many_times() -> None:
    assert ENGINE.rollout(OPENING, 72, executor=Forgetful(2)) == ENGINE.rollout(OPENING, 72)
    with pytest.raises(TriktrakError) as refused:
        ENGINE.rollout(OPENING, 72, executor=Forgetful(9))
    assert refused.value.code == "rollout_lost"
    assert "ConnectionError: lost" in str(refused.value)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"trials": -1}, "field_least"),
        ({"trials": 1}, "field_least"),
        ({"trials": 1_000_001}, "field_most"),
        ({"seed": -1}, "field_least"),
        ({"seed": 2**64}, "field_most"),
        ({"plies": 2}, "field_most"),
        ({"truncate": 0}, "field_least"),
        ({"truncate": 1001}, "field_most"),
        ({"target_error": -0.1}, "field_least"),
        ({"target_error": float("nan")}, "field_least"),
        ({"behind": -1.0}, "field_least"),
        ({"least": 1}, "field_least"),
    ],
)
def test_what_is_not_possible_is_named_before_any_game(asked: dict[str, float], code: str) -> None:
    with pytest.raises(Malformed) as refused:
        rolled(OPENING, **asked)
    assert refused.value.code == code
    assert refused.value.params["field"] == next(iter(asked))


def test_a_situation_without_a_game_is_named() -> None:
    with pytest.raises(IllegalAction, match="over"):
        ENGINE.rollout(Situation(START, Cube(), Score(7, 2, 7)))
    with pytest.raises(Malformed, match="65"):
        ENGINE.rollout(Situation(START, Cube(), Score(0, 0, 65)))
    closed = Position.from_points([0, 14, -3, *[0] * 16, *[-2] * 6, 1])
    with pytest.raises(IllegalAction) as refused:
        ENGINE.rollout(Situation(closed, Cube(), dice=(3, 1)), 36)
    assert refused.value.code == "rollout_no_play"
    strange = START.plays((6, 5))[0]
    with pytest.raises(IllegalPlay) as other:
        ENGINE.rollout(Situation(START, Cube(), dice=(3, 1)), plays=[strange])
    assert other.value.code == "other_position"


def test_a_result_is_written_as_json() -> None:
    situation = Situation(START, Cube(), dice=(6, 4))
    written = json.loads(json.dumps(ENGINE.rollout(situation, 72).to_json()))
    assert [c["action"] for c in written["candidates"]] == ["play"] * 5
    assert written["candidates"][0]["loss"] is None
    assert written["settings"]["trials"] == 72
    cube = json.loads(json.dumps(ENGINE.rollout(OPENING, 72).to_json()))
    assert [c["action"] for c in cube["candidates"]] == ["no_double", "double_take"]
    assert (cube["action"], cube["double_drop"]) == ("no_double", 1.0)
    low, high = (cube["candidates"][0]["equity"][name] for name in ("low", "high"))
    assert low < cube["candidates"][0]["equity"]["mean"] < high

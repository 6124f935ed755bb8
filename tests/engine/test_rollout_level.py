"""The level `rollout`: what a search likes best is played to its end, and compared with nothing that was not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from triktrak import Cube, Engine, Pending, Position, Situation
from triktrak.engine.decision import ROLLED_OUT
from triktrak.engine.engine import CANDIDATES

RACE = [0, 0, 2, 1, 0, 2, 3] + [0] * 12 + [-3, -2, 0, -1, -2, 0, 0]


@pytest.fixture(scope="module")
def rollout() -> Engine:
    engine = Engine("rollout")
    assert engine.level.trials == 1296
    engine.level = replace(engine.level, trials=72, plies=0)
    return engine


def test_the_best_plays_are_rolled_out_and_stand_before_the_others(rollout: Engine) -> None:
    opening = Situation(Position.start(), Cube(), dice=(6, 2))
    ranked, searched = rollout.rank(opening), Engine("0-ply").rank(opening)
    rolled = [r for r in ranked if r.plies == ROLLED_OUT]
    assert ranked[: len(rolled)] == rolled
    assert len(rolled) == CANDIDATES
    assert {r.play for r in rolled} == {r.play for r in searched[:CANDIDATES]}
    assert sorted(str(r.play) for r in ranked) == sorted(str(r.play) for r in searched)
    assert [r.equity for r in rolled] == sorted((r.equity for r in rolled), reverse=True)
    assert rolled[0].equity == pytest.approx(searched[0].equity, abs=0.15)


def test_a_play_that_was_passed_over_can_be_rolled_out_too(rollout: Engine) -> None:
    opening = Situation(Position.start(), Cube(), dice=(6, 2))
    last = rollout.rank(opening)[-1]
    seen = rollout.look_into(opening, last.play)
    assert (last.plies, seen.plies, seen.play) == (0, ROLLED_OUT, last.play)
    assert seen.equity == pytest.approx(last.equity, abs=0.25)


def test_a_double_is_rolled_out_for_either_side(rollout: Engine) -> None:
    before = Situation(Position.from_points(RACE), Cube())
    decided = rollout.decide(before)
    assert decided.no_double == pytest.approx(Engine("2-ply").decide(before).no_double, abs=0.1)
    asked = Situation(before.position, before.cube, pending=Pending.DOUBLE).flip()
    assert rollout.decide(asked).double_take == decided.double_take
    assert rollout.decide(Situation(before.position, before.cube, dice=(3, 1))) == decided
    assert rollout.evaluate(before).win == pytest.approx(Engine("2-ply").evaluate(before).win, abs=0.05)


def test_progress_is_told_and_what_it_raises_ends_the_rollout(rollout: Engine) -> None:
    def enough(done: float) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        rollout.rank(Situation(Position.start(), dice=(6, 2)), enough)

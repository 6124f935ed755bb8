"""What is advised is what the engine thinks best; a price is the difference between two things judged equally deep."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from triktrak import (
    Cube,
    CubeOwner,
    Double,
    Drop,
    IllegalAction,
    MakePlay,
    Match,
    Roll,
    Rules,
    Score,
    SetPosition,
    Side,
    Situation,
    Take,
)
from triktrak._core import Position, unrelated_positions
from triktrak.analysis import advise, weigh
from triktrak.engine import Engine
from triktrak.rules import AnswerResign, NextGame, Resign

ENGINE, QUICK = Engine("2-ply"), Engine("0-ply")
STAKES = [
    (Cube(), Score.money(), Rules(jacoby=True)),
    (Cube(), Score.money(), Rules(beavers=1)),
    (Cube(2, CubeOwner.OWN), Score.money(), Rules()),
    (Cube(2, CubeOwner.THEIRS), Score(1, 2, 7), Rules()),
    (Cube(), Score(5, 3, 7), Rules()),
    (Cube(), Score(6, 3, 7, crawford=True), Rules()),
    (Cube(), Score(6, 3, 7), Rules()),
    (Cube(), Score(3, 6, 7), Rules()),
    (Cube(), Score(6, 6, 7), Rules()),
]
POSITIONS = unrelated_positions(60, 3)
RACE = "XGID=-BBBBCD------------eddb---:0:0:1:00:0:0:0:0:12"
CUBES = [
    RACE,
    "XGID=-b-BBBC-C---cB----adbc--A-:0:0:1:00:0:0:0:0:12",
    "XGID=-AAADDD------------ccccc--:0:0:1:00:0:0:0:0:12",
    "XGID=-AAADDD-----------adddb---:0:0:1:00:0:0:0:0:12",
    "XGID=-b--BCDAC---dB---c-ea-----:0:0:1:00:0:0:0:0:12",
]


def at(xgid: str, length: int = 0) -> Match:
    """A match that has come to a position, White to decide."""
    return Match.start(length, source="record").apply(SetPosition.of(Situation.from_xgid(xgid), Side.WHITE, score=True))


@settings(max_examples=40)
@given(st.sampled_from(POSITIONS), st.sampled_from(STAKES), st.tuples(st.integers(1, 6), st.integers(1, 6)))
def test_a_play_looked_into_is_worth_what_the_ranking_says_of_it(
    position: Position, stakes: tuple[Cube, Score, Rules], dice: tuple[int, int]
) -> None:
    cube, score, rules = stakes
    situation = Situation(position, cube, score, dice, rules)
    for ranked in ENGINE.rank(situation)[:3]:
        if ranked.plies == ENGINE.level.plies:
            again = ENGINE.look_into(situation, ranked.play)
            assert again.equity == pytest.approx(ranked.equity, abs=1e-6)
            assert again.evaluation.win == pytest.approx(ranked.evaluation.win, abs=1e-6)


def rolled(chance: Random) -> Match | None:
    """A match with a roll to play after some turns, the first play each time; None where it came to nothing."""
    match = Match.start(5).apply(Roll(3, 1))
    for _ in range(chance.randint(0, 12)):
        while match.game.dice is None:
            if match.game.over:
                return None
            match = match.apply(Roll(chance.randint(1, 6), chance.randint(1, 6)))
        match = match.apply(MakePlay(chance.choice(match.game.position.plays(match.game.dice)).steps))
    return match if match.game.dice is not None and not match.game.over else None


@settings(max_examples=30)
@given(st.randoms(use_true_random=False))
def test_the_best_play_costs_nothing_and_no_other_less(chance: Random) -> None:
    match = rolled(chance)
    if match is None:
        return
    best = advise(match, ENGINE)
    assert best.word == "play"
    assert match.game.dice is not None
    tried = chance.choice(match.game.position.plays(match.game.dice))
    for play in (best.plays[0].play, tried):
        weighed = weigh(match, MakePlay(play.steps), ENGINE)
        if weighed is None:
            assert match.game.forced is not None
            continue
        assert weighed.tried is not None
        assert weighed.better is not None
        assert weighed.tried.plies == weighed.better.plies
        assert weighed.cost == pytest.approx(max(0.0, weighed.better.equity - weighed.tried.equity))
        if play == weighed.better.play:
            assert (weighed.cost, weighed.notes) == (0.0, ())


def test_an_opening_play_that_breaks_the_anchor_is_warned_of() -> None:
    weighed = weigh(Match.start(3).apply(Roll(3, 1)), MakePlay(((24, 21), (21, 20))), ENGINE)
    assert weighed is not None
    assert weighed.better is not None
    assert (str(weighed.better.play), weighed.plies) == ("8/5 6/5", 2)
    assert weighed.cost > 0.08
    assert [note.code for note in weighed.notes][:2] == ["makes", "shots"]


@pytest.mark.parametrize("xgid", CUBES)
def test_what_the_cube_costs_is_the_difference_of_its_equities(xgid: str) -> None:
    match = at(xgid)
    decision = ENGINE.decide(match.situation)
    doubled = min(decision.double_take, decision.double_drop)
    rolling, doubling = weigh(match, Roll, ENGINE), weigh(match, Double(), ENGINE)
    assert rolling is not None
    assert doubling is not None
    assert rolling.cost == pytest.approx(max(0.0, doubled - decision.no_double))
    assert doubling.cost == pytest.approx(max(0.0, decision.no_double - doubled))
    assert rolling.word == doubling.word == ("double" if decision.should_double else "roll")
    offered = match.apply(Double())
    taking, dropping = weigh(offered, Take(), ENGINE), weigh(offered, Drop(), ENGINE)
    assert taking is not None
    assert dropping is not None
    assert taking.cost == pytest.approx(max(0.0, decision.double_take - 1.0), abs=1e-6)
    assert dropping.cost == pytest.approx(max(0.0, 1.0 - decision.double_take), abs=1e-6)
    assert min(taking.cost, dropping.cost) == 0.0
    assert {taking.word, dropping.word} == {advise(offered, ENGINE).word}


def test_before_the_roll_the_cube_is_advised_and_the_position_told() -> None:
    advice = advise(at(RACE), ENGINE)
    assert advice.cube is not None
    assert advice.word == ("double" if advice.cube.should_double else "roll")
    assert [note.code for note in advice.notes][:2] == ["race", "race_effective"]


def test_where_doubling_is_not_allowed_there_is_no_cube_to_advise_about() -> None:
    match = Match.start(1).apply(Roll(3, 1)).apply(MakePlay(((8, 5), (6, 5))))
    advice = advise(match, QUICK)
    assert (advice.word, advice.cube) == ("roll", None)
    assert weigh(match, Roll, QUICK) is None


def test_a_resignation_is_answered_by_what_playing_on_gives() -> None:
    match = Match.start(3).apply(Roll(3, 1))
    assert advise(match.apply(Resign(1)), QUICK).word == "accept"
    assert advise(match.apply(Resign(3)), QUICK).word == "accept"
    assert weigh(match.apply(Resign(3)), AnswerResign(accept=False), QUICK) is None


def test_where_nothing_is_to_be_decided_nothing_is_advised() -> None:
    for match in (Match.start(3), Match.start(3).apply(Roll(3, 1)).apply(Resign(1)).apply(AnswerResign(accept=True))):
        with pytest.raises(IllegalAction, match="nothing to decide"):
            advise(match, QUICK)
        assert weigh(match, NextGame(), QUICK) is None

"""The program at the table: it always has a legal answer, and plays the openings everybody knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain
from math import exp
from pathlib import Path
from typing import get_args

import pytest

from triktrak import (
    ALL_ROLLS,
    Cube,
    Engine,
    IllegalAction,
    Malformed,
    Match,
    NextGame,
    Position,
    Roll,
    Side,
    SimpleEvaluator,
    Situation,
)
from triktrak._core import LookAhead, unrelated_positions
from triktrak.arena import Contest, play, verdict
from triktrak.engine import LEVELS, Bot, Level, Ranked
from triktrak.engine.bot import SAME
from triktrak.engine.level import SEARCHES, level_named, name_today
from triktrak.server.protocol_view import Level as Named

BOT = Bot(Engine())
WEAKER = LEVELS[:-1]


@cache
def unrelated(count: int, seed: int) -> list[Position]:
    """So many positions, each out of a game of its own."""
    return unrelated_positions(count, seed)


@pytest.mark.parametrize(
    ("dice", "play"), [((3, 1), "8/5 6/5"), ((4, 2), "8/4 6/4"), ((6, 1), "13/7 8/7"), ((6, 5), "24/13")]
)
def test_the_program_makes_the_points_everybody_makes(dice: tuple[int, int], play: str) -> None:
    assert str(Engine().rank(Situation(Position.start(), dice=dice))[0].play) == play


@pytest.mark.parametrize("options", [{"length": 0, "beavers": True, "raccoons": True}, {"length": 1}, {"length": 5}])
@pytest.mark.parametrize("variant", ["standard", "nackgammon", "hypergammon", "longgammon"])
def test_the_program_plays_to_the_end_and_only_what_is_legal(options: dict[str, int], variant: str) -> None:
    rng = random.Random(7)
    match = Match.start(variant=variant, **options)  # type: ignore[arg-type]  # one table for several keywords
    for _ in range(4000):
        if match.over or len(match.games) > 4:
            break
        side = match.to_act
        if side is None:
            opening = Roll in match.legal_actions().white
            match = match.apply(Roll(rng.randint(1, 6), rng.randint(1, 6)) if opening else NextGame())
            continue
        action = BOT.act(match, side)
        if not isinstance(action, type):
            match = match.apply(action, by=side)
        else:
            match = match.apply(Roll(rng.randint(1, 6), rng.randint(1, 6)), by=side)
    assert match.over or len(match.games) > 4


def softmax(equities: list[float], temperature: float) -> list[float]:
    weights = [exp((equity - max(equities)) / temperature) for equity in equities]
    return [weight / sum(weights) for weight in weights]


def considered(ranked: list[Ranked], level: Level) -> list[Ranked]:
    """What the level may play: nothing that loses too much, lets a win slip or leaves on what can come off."""
    off = max(r.play.after.off[0] for r in ranked)
    kept = [r for r in ranked[1:] if ranked[0].equity - r.equity <= level.worst and r.play.after.off[0] == off]
    return [ranked[0], *(r for r in kept if r.evaluation.win == 1 or ranked[0].evaluation.win < 1)]


@pytest.mark.parametrize("level", WEAKER)
def test_a_weaker_level_chooses_a_play_as_often_as_its_temperature_says(level: str) -> None:
    bot, rng, expected, variance, chosen = Bot(Engine(level)), random.Random(1), 0.0, 0.0, 0
    for position in unrelated(600, 4):
        ranked = bot.engine.rank(Situation(position, dice=rng.choice(ALL_ROLLS)))
        if len(ranked) < 2:
            continue
        likely = softmax([r.equity for r in considered(ranked, bot.engine.level)], bot.engine.level.temperature)[0]
        expected, variance = expected + likely, variance + likely * (1 - likely)
        chosen += bot.choose(Situation(position, dice=ranked[0].play.dice)) == ranked[0]
    assert 0.3 < expected / 600 < 0.95
    assert abs(chosen - expected) < 4 * variance**0.5


def test_a_weaker_level_misjudges_a_double_as_often_as_its_temperature_says() -> None:
    bot, expected, variance, doubled = Bot(Engine("beginner")), 0.0, 0.0, 0
    level = bot.engine.level
    for position in unrelated(600, 5):
        decision = bot.engine.decide(situation := Situation(position, cube=Cube()))
        if decision.double_drop < decision.no_double:
            continue
        by = decision.double_take - decision.no_double
        likely = 1 / (1 + exp(-by / level.temperature)) if abs(by) <= level.worst else float(by > 0)
        expected, variance = expected + likely, variance + likely * (1 - likely)
        doubled += bot.decide(situation).should_double
    assert variance > 10
    assert abs(doubled - expected) < 4 * variance**0.5


@pytest.mark.parametrize("level", WEAKER)
def test_no_error_loses_more_than_the_level_may(level: str) -> None:
    bot, rng, lost, misjudged = Bot(Engine(level)), random.Random(2), [0.0], [0.0]
    for position in unrelated(1500, 6):
        ranked = bot.engine.rank(situation := Situation(position, dice=rng.choice(ALL_ROLLS)))
        if ranked:
            lost.append(ranked[0].equity - bot.choose(situation).equity)
        situation = Situation(position, cube=Cube())
        misjudged.append(abs(bot.decide(situation).double_take - bot.engine.decide(situation).double_take))
    worst = bot.engine.level.worst
    assert worst / 2 < max(lost) <= worst + SAME
    assert worst / 2 < max(misjudged) <= worst + 1e-9


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("points", "dice"),
    [
        # Two rolls are not needed where one will do, whatever the opponent has left.
        ({1: 1, 2: 1, 6: -1, 19: -14}, (6, 5)),
        ({1: 1, 19: -15}, (2, 1)),
        ({1: 2, 24: -3}, (1, 1)),
    ],
)
def test_a_game_that_can_be_won_now_is_won_now(level: str, points: dict[int, int], dice: tuple[int, int]) -> None:
    position = Position.from_points([points.get(point, 0) for point in range(26)])
    chosen = Bot(Engine(level)).choose(Situation(position, dice=dice)).play
    assert chosen.after.result == max(play.after.result for play in position.plays(dice)) > 0


def bearing_off(count: int, seed: int) -> Iterator[Situation]:
    """Races in which the side on roll bears off and the other is anywhere behind it."""
    rng = random.Random(seed)
    for _ in range(count):
        points = [0] * 26
        for _ in range(rng.randint(1, 10)):
            points[rng.randint(1, 6)] += 1
        for _ in range(rng.randint(1, 15)):
            points[rng.randint(13, 24)] -= 1
        yield Situation(Position.from_points(points), dice=rng.choice(ALL_ROLLS))


@pytest.mark.parametrize("level", LEVELS)
def test_a_checker_that_can_come_off_comes_off_unless_it_is_better_not_to(level: str) -> None:
    bot, slower = Bot(Engine(level)), 0
    for situation in bearing_off(400 if level != "world-class" else 60, 3):
        ranked = bot.engine.rank(situation)
        chosen = bot.choose(situation)
        if chosen.play.after.off[0] < max(r.play.after.off[0] for r in ranked):
            assert ranked[0].equity - SAME <= chosen.equity
            slower += 1
    assert slower < 20


@pytest.mark.parametrize("level", LEVELS)
def test_a_race_that_is_decided_is_still_brought_home(level: str) -> None:
    # The other side will not be done in time: nothing depends on the roll, and it is played as people do.
    points = [0] * 26
    points[6], points[9], points[24], points[19] = 1, 1, -1, -13
    chosen = Bot(Engine(level)).choose(Situation(Position.from_points(points), dice=(2, 1))).play
    assert str(chosen) == "9/6"


@pytest.mark.parametrize("level", WEAKER)
def test_a_win_that_is_certain_is_kept_certain(level: str) -> None:
    bot, rng, sure = Bot(Engine(level)), random.Random(4), 0
    for position in unrelated(4000, 8):
        situation = Situation(position, dice=rng.choice(ALL_ROLLS))
        ranked = bot.engine.rank(situation)
        if ranked and ranked[0].evaluation.win == 1 and any(r.evaluation.win < 1 for r in ranked):
            sure += 1
            assert bot.choose(situation).evaluation.win == 1
    assert sure > 3


def test_a_stronger_level_loses_less_to_the_net_alone() -> None:
    lost = []
    for level in WEAKER:
        outcome = verdict(list(chain.from_iterable(play(Contest(level, "0-ply", 3, "net"), 40))))
        assert outcome.adjusted is not None
        lost.append(-outcome.adjusted.mean)
    assert 1.2 > lost[0] > lost[1] > lost[2] > lost[3] > 0


def test_a_level_a_match_was_ever_kept_with_can_be_played() -> None:
    assert get_args(Named) == LEVELS
    today = {name: name_today(name) for name in ("novice", "beginner", "club", "expert")}
    assert today == {"novice": "beginner", "beginner": "beginner", "club": "intermediate", "expert": "expert"}
    assert set(today.values()) <= set(LEVELS)


@pytest.mark.parametrize("level", ["novice", "club", "3 ply", "5-ply", "-1-ply", "", "Expert"])
def test_a_level_there_is_not_is_refused_with_those_there_are(level: str) -> None:
    with pytest.raises(Malformed) as refused:
        Engine(level)
    assert (refused.value.code, refused.value.params["text"]) == ("level", level)
    assert refused.value.params["levels"] == (*LEVELS, *SEARCHES)


def test_a_game_the_net_has_not_learnt_is_judged_by_the_formula(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))  # where nobody has built a table
    position = Position.start("hypergammon")
    for level in LEVELS:
        ahead = LookAhead(SimpleEvaluator(), max(1, level_named(level).plies))
        assert Engine(level).evaluate(Situation(position)) == ahead.evaluate([position])[0]
    match = Match.start(1, variant="hypergammon").apply(Roll(3, 1))
    assert [bool(Bot(Engine(level)).act(match, Side.WHITE)) for level in LEVELS] == [True] * len(LEVELS)


def test_the_program_does_not_act_out_of_turn() -> None:
    match = Match.start(3).apply(Roll(3, 1))
    with pytest.raises(IllegalAction):
        BOT.act(match, Side.BLACK)

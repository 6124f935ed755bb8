"""The program at the table: it always has a legal answer, and plays the openings everybody knows."""

from __future__ import annotations

import random
from itertools import chain
from math import exp
from typing import get_args

import pytest

from triktrak import (
    ALL_ROLLS,
    Cube,
    Engine,
    IllegalAction,
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
from triktrak.engine import LEVELS, Bot
from triktrak.engine.level import level_named
from triktrak.server.protocol_view import Level

BOT = Bot(Engine())


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


@pytest.mark.parametrize("level", ["novice", "beginner", "club"])
def test_a_weaker_level_chooses_a_play_as_often_as_its_temperature_says(level: str) -> None:
    bot, rng, expected, variance, chosen = Bot(Engine(level)), random.Random(1), 0.0, 0.0, 0
    for position in unrelated_positions(600, 4):
        ranked = bot.engine.rank(Situation(position, dice=rng.choice(ALL_ROLLS)))
        if len(ranked) < 2:
            continue
        likely = softmax([r.equity for r in ranked], level_named(level).temperature)[0]
        expected, variance = expected + likely, variance + likely * (1 - likely)
        chosen += bot.choose(Situation(position, dice=ranked[0].play.dice)) == ranked[0]
    assert 0.3 < expected / 600 < 0.95
    assert abs(chosen - expected) < 4 * variance**0.5


def test_a_weaker_level_misjudges_a_double_as_often_as_its_temperature_says() -> None:
    bot, expected, variance, doubled = Bot(Engine("novice")), 0.0, 0.0, 0
    for position in unrelated_positions(600, 5):
        situation = Situation(position, cube=Cube())
        decision = bot.engine.decide(situation)
        if decision.double_drop < decision.no_double:
            continue
        by = (decision.double_take - decision.no_double) / level_named("novice").temperature
        likely = 1 / (1 + exp(-by)) if abs(by) < 50 else float(by > 0)
        expected, variance = expected + likely, variance + likely * (1 - likely)
        doubled += bot.decide(situation).should_double
    assert variance > 10
    assert abs(doubled - expected) < 4 * variance**0.5


def test_a_stronger_level_loses_less_to_the_strongest() -> None:
    lost = []
    for level in LEVELS[:-1]:
        outcome = verdict(list(chain.from_iterable(play(Contest(level, LEVELS[-1], 3, "net"), 40))))
        assert outcome.adjusted is not None
        lost.append(-outcome.adjusted.mean)
    assert 1.2 > lost[0] > lost[1] > lost[2] > 0


def test_every_level_that_a_match_was_ever_kept_with_can_be_played() -> None:
    assert get_args(Level) == LEVELS
    assert {"novice", "beginner", "club"} <= set(LEVELS)


def test_a_game_the_net_has_not_learnt_is_judged_by_the_formula() -> None:
    position = Position.start("hypergammon")
    assert Engine("beginner").evaluate(Situation(position)) == SimpleEvaluator().evaluate([position])[0]
    assert Engine("expert").evaluate(Situation(position)) == LookAhead(SimpleEvaluator(), 1).evaluate([position])[0]
    match = Match.start(1, variant="hypergammon").apply(Roll(3, 1))
    assert [bool(Bot(Engine(level)).act(match, Side.WHITE)) for level in LEVELS] == [True] * len(LEVELS)


def test_the_program_does_not_act_out_of_turn() -> None:
    match = Match.start(3).apply(Roll(3, 1))
    with pytest.raises(IllegalAction):
        BOT.act(match, Side.BLACK)

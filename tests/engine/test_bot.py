"""The program at the table: it always has a legal answer, and plays the openings everybody knows."""

from __future__ import annotations

import random

import pytest

from triktrak import Engine, IllegalAction, Match, NextGame, Position, Roll, Side, Situation
from triktrak.engine import Bot

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


def test_the_program_does_not_act_out_of_turn() -> None:
    match = Match.start(3).apply(Roll(3, 1))
    with pytest.raises(IllegalAction):
        BOT.act(match, Side.BLACK)

"""Why the board offers no such step: the rules' own reason, over the wire as well."""

from __future__ import annotations

import pytest

from triktrak.rules import Match, Roll
from triktrak.server.reasons import reason

from .client import Browser
from .conftest import Serve
from .players import ScriptedDice


@pytest.mark.parametrize(
    ("plays", "code"),
    [
        (["8/2"], "must_play_both"),
        (["24/19"], "blocked"),
        (["24/19", "8/2"], "must_play_both"),
        (["9/3"], "no_checker"),
        (["6/off"], "not_all_home"),
        (["13/9"], "wrong_die"),
        (["eight"], "notation"),
    ],
)
def test_the_most_telling_reason_is_given(plays: list[str], code: str) -> None:
    why = reason(Match.start(length=3).apply(Roll(6, 5)).game, plays)
    assert why is not None
    assert why.code == code


def test_a_play_that_is_possible_has_no_reason_against_it() -> None:
    game = Match.start(length=3).apply(Roll(6, 5)).game
    assert reason(game, ["8/2", "24/13"]) is None


def test_without_dice_there_is_nothing_to_play() -> None:
    why = reason(Match.start(length=3).game, ["8/2"])
    assert why is not None
    assert why.code == "dice_needed"


async def test_a_why_is_answered_to_who_may_play_and_changes_nothing(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice([(3, 1)]))) as browser:
        seat = await browser.sit(await browser.start())
        before = seat.view
        await seat.write({"t": "why", "m": seat.match, "n": 7, "plays": ["8/5"]})
        assert await seat.until("because") == {
            "t": "because",
            "n": 7,
            "code": "must_play_both",
            "params": {"dice": "3-1"},
        }
        assert (await browser.sit(seat.match)).view == before
        async with Browser(browser.address) as stranger:
            other = await browser.sit(seat.match)
            socket = await stranger.line()
            other.socket = socket
            await other.write({"t": "why", "m": seat.match, "n": 8, "plays": ["8/5"]})
            assert (await other.until("because"))["code"] == "not_your_turn"

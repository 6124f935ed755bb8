"""Hints over the wire: what is best, what an action costs and how the chances stand, while the table plays on."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from triktrak import Double, Position, Resign
from triktrak.engine import Engine
from triktrak.engine.adviser import Progress

from .client import Browser, Frame, Seat
from .conftest import Serve
from .players import ScriptedBot, ScriptedDice

OPENING = [[8, 5], [6, 5]]
SPLIT = [[24, 21], [21, 20]]


async def ask(seat: Seat, kind: str, n: int = 1, **parts: Any) -> Frame:
    """Ask something of the engine and return the answer."""
    await seat.write({"t": kind, "m": seat.match, "n": n, "dn": seat.view["dn"], **parts})
    answer = await seat.until("hint", "weighed", "odds", "because")
    assert answer["n"] == n
    return answer


async def against_the_program(browser: Browser, length: int = 3) -> Seat:
    return await browser.sit(await browser.start("bot", length))


async def test_a_hint_shows_the_three_best_plays_as_they_can_be_put_on_the_board(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice([(3, 1)]))) as browser:
        seat = await against_the_program(browser)
        hint = await ask(seat, "hint")
        assert (hint["word"], hint["plies"], hint["dn"], hint["cube"]) == ("play", 2, seat.view["dn"], None)
        assert hint["plays"][0]["play"] == "8/5 6/5"
        assert len(hint["plays"]) == 3
        equities = [play["equity"] for play in hint["plays"]]
        assert equities == sorted(equities, reverse=True)
        for play in hint["plays"]:
            Position.start().resolve((3, 1), [tuple(step) for step in play["steps"]])
            chances = play["chances"]
            assert 1 >= chances["win"] >= chances["win_gammon"] >= chances["win_backgammon"] >= 0
        assert (await seat.do({"t": "play", "steps": hint["plays"][0]["steps"]}))["t"] == "ack"


async def test_a_play_that_costs_more_than_is_asked_about_is_told_with_what_was_better(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice([(3, 1)]))) as browser:
        seat = await against_the_program(browser)
        weighed = await ask(seat, "weigh", a={"t": "play", "steps": SPLIT}, above=0.05)
        assert weighed["cost"] > 0.08
        assert (weighed["tried"]["play"], weighed["better"]["play"]) == ("24/20", "8/5 6/5")
        assert weighed["tried"]["plies"] == weighed["better"]["plies"] == 2
        assert {"code": "makes", "params": {"count": 1, "points": "5"}} in weighed["notes"]
        assert (await ask(seat, "weigh", 2, a={"t": "play", "steps": SPLIT}, above=0.9))["cost"] is None
        assert (await ask(seat, "weigh", 3, a={"t": "play", "steps": OPENING}, above=0.0))["cost"] is None
        # Nothing was done.
        assert seat.view["dn"] == (await seat.hello())["view"]["dn"]


async def test_the_cube_is_advised_before_the_roll_and_when_it_is_offered(serve: Serve) -> None:
    bot = ScriptedBot([Double()])
    async with Browser(serve(dice=ScriptedDice([(3, 1)]), bot=bot)) as browser:
        seat = await against_the_program(browser)
        await seat.do({"t": "play", "steps": OPENING})
        while "take" not in seat.view["legal"]:
            await seat.until("ev")
        hint = await ask(seat, "hint")
        assert hint["word"] in ("take", "beaver")
        assert hint["cube"]["double_drop"] == -1.0
        assert hint["cube"]["double_take"] > -1.0
        assert hint["notes"][-1]["code"]
        drop = await ask(seat, "weigh", 2, a={"t": "drop"}, above=0.05)
        assert drop["cost"] == pytest.approx(hint["cube"]["double_take"] + 1.0)
        assert (await ask(seat, "weigh", 3, a={"t": "take"}, above=0.0))["cost"] is None
        await seat.do("take")
        while "roll" not in seat.view["legal"]:
            await seat.until("ev")
        hint = await ask(seat, "hint", 4)
        assert (hint["word"], hint["plays"]) == (
            "double" if hint["cube"]["action"].startswith("double") else "roll", [],
        )  # fmt: skip
        assert 0 < hint["chances"]["win"] < 1
        rash = await ask(seat, "weigh", 5, a={"t": "double"}, above=0.02)
        assert (rash["word"], rash["better"]) == ("roll", None)
        assert rash["cost"] > 0.02


async def test_a_resignation_is_advised_about_and_never_warned_of(serve: Serve) -> None:
    bot = ScriptedBot([Resign(1)])
    async with Browser(serve(dice=ScriptedDice([(3, 1)]), bot=bot)) as browser:
        seat = await against_the_program(browser)
        await seat.do({"t": "play", "steps": OPENING})
        while "answer" not in seat.view["legal"]:
            await seat.until("ev")
        assert (await ask(seat, "hint"))["word"] == "accept"
        assert (await ask(seat, "weigh", 2, a={"t": "answer", "accept": False}, above=0.0))["cost"] is None


async def test_the_chances_are_those_of_the_side_that_decides(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice([(3, 1)]))) as browser:
        seat = await against_the_program(browser)
        odds, hint = await ask(seat, "odds"), await ask(seat, "hint", 2)
        assert odds["chances"] == hint["plays"][0]["chances"]


async def test_between_people_there_are_no_hints(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice([(3, 1)]))) as ann, Browser(ann.address) as ben:
        here = await ann.sit(await ann.start("local"))
        match, token = await ann.invite()
        await ben.join(token)
        for seat in (here, await ann.sit(match)):
            for kind, parts in (("hint", {}), ("odds", {}), ("weigh", {"a": {"t": "roll"}, "above": 0})):
                assert (await ask(seat, kind, **parts))["code"] == "hint_people"  # type: ignore[arg-type]  # any parts


async def test_what_is_asked_too_late_or_by_others_is_refused(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice([(3, 1)]))) as browser, Browser(browser.address) as stranger:
        seat = await against_the_program(browser)
        await seat.write({"t": "hint", "m": seat.match, "n": 7, "dn": seat.view["dn"] + 1})
        assert (await seat.until("because"))["code"] == "stale"
        assert (await ask(seat, "weigh", a={"t": "takeback"}, above=0))["code"] == "hint_nothing"
        assert (await ask(seat, "weigh", a={"t": "play", "steps": [[6, 1]]}, above=0))["code"] != "hint_failed"
        spying = Seat(await stranger.line(), seat.match)
        await spying.write({"t": "hint", "m": seat.match, "n": 8, "dn": seat.view["dn"]})
        assert (await spying.until("because"))["code"] == "no_such_match"


class Slow(Engine):
    """Thinks until it is let go on, telling all the while how far it is."""

    def __init__(self) -> None:
        super().__init__("0-ply")
        self.go_on, self.begun, self.ended = threading.Event(), threading.Semaphore(0), threading.Semaphore(0)

    def rank(self, situation: Any, on_progress: Progress | None = None) -> Any:
        """Wait, then rank."""
        self.begun.release()
        try:
            assert on_progress is not None
            while not self.go_on.wait(0.01):
                on_progress(0.5)
            return super().rank(situation, on_progress)
        finally:
            self.ended.release()


async def test_while_the_engine_thinks_the_table_plays_on_and_a_newer_question_takes_its_place(serve: Serve) -> None:
    engine = Slow()
    async with Browser(serve(dice=ScriptedDice([(3, 1)]), judge=lambda: engine)) as browser:
        seat = await against_the_program(browser)
        question = {"t": "hint", "m": seat.match, "dn": seat.view["dn"]}
        await seat.write({**question, "n": 1})
        while not engine.begun.acquire(blocking=False):
            await seat.write({"t": "ping", "n": 1})
            assert (await seat.until("pong"))["n"] == 1
        await seat.write({**question, "n": 2})
        while not engine.begun.acquire(blocking=False):
            await seat.write({"t": "ping", "n": 2})
            assert (await seat.until("pong"))["n"] == 2
        assert engine.ended.acquire(timeout=10)
        engine.go_on.set()
        assert (await seat.until("hint", "because"))["n"] == 2


async def test_a_question_of_somebody_who_has_hung_up_is_given_up(serve: Serve) -> None:
    engine = Slow()
    async with Browser(serve(dice=ScriptedDice([(3, 1)]), judge=lambda: engine)) as browser:
        seat = await against_the_program(browser)
        await seat.write({"t": "hint", "m": seat.match, "n": 1, "dn": seat.view["dn"]})
        while not engine.begun.acquire(blocking=False):
            await seat.write({"t": "ping", "n": 1})
            await seat.until("pong")
        await seat.close()
        again = await browser.sit(seat.match)
        while not engine.ended.acquire(blocking=False):
            await again.write({"t": "ping", "n": 1})
            await again.until("pong")
        assert not engine.go_on.is_set()


async def test_an_engine_that_breaks_down_is_said_to_have_and_asked_again(serve: Serve) -> None:
    class Broken(Engine):
        broken = True

        def rank(self, situation: Any, on_progress: Progress | None = None) -> Any:
            """Fail the first time."""
            if self.broken:
                self.broken = False
                raise RuntimeError("broken")
            return super().rank(situation, on_progress)

    engine = Broken("0-ply")
    async with Browser(serve(dice=ScriptedDice([(3, 1)]), judge=lambda: engine)) as browser:
        seat = await against_the_program(browser)
        assert (await ask(seat, "hint"))["code"] == "hint_failed"
        assert (await ask(seat, "hint", 2))["plies"] == 0

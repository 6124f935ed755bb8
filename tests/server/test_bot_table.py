"""A table with the program: it acts by the same door, when it is its turn and only then."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from uuid import UUID

import pytest

from triktrak.engine import LEVELS
from triktrak.engine.adviser import Progress
from triktrak.rules import Action, Double, Drop, Match, Resign, Roll, Side
from triktrak.server.config import Limits

from .client import Browser, Seat, first_play
from .conftest import Serve, Setup, served
from .players import PlainBot, ScriptedBot, ScriptedDice


async def test_the_program_rolls_and_plays_after_the_human(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice([(6, 1), (5, 3)]))) as browser:
        seat = await browser.sit(await browser.start("bot"))
        assert seat.view["seats"] == [0]
        assert seat.view["to_act"] == 0
        await seat.do(first_play(seat.view))
        while seat.view["to_act"] != 0:
            await seat.until("ev")
        assert [(e["k"], e["side"]) for e in seat.events[1:]] == [("play", 0), ("roll", 1), ("play", 1)]
        assert seat.view["last"]["side"] == 1
        assert seat.view["last"]["dice"] == [5, 3]


async def test_the_program_that_won_the_opening_plays_when_somebody_comes(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice([(1, 6)]))) as browser:
        seat = await browser.sit(await browser.start("bot"))
        assert (seat.view["to_act"], seat.view["legal"]) == (1, [])
        assert seat.view["tree"] is None
        await seat.until("ev")
        assert seat.view["to_act"] == 0


async def test_nobody_acts_for_the_program(serve: Serve) -> None:
    class Sleeper(PlainBot):
        """Never gets round to it."""

        def act(self, match: Match, side: Side, on_progress: Progress | None = None) -> Action | type[Roll]:
            """Fail."""
            raise RuntimeError("asleep")

    async with Browser(serve(dice=ScriptedDice([(1, 6)]), bot=Sleeper())) as browser:
        seat = await browser.sit(await browser.start("bot"))
        for action in ({"t": "play", "steps": [[8, 2], [8, 7]]}, {"t": "roll"}, {"t": "resign", "level": 1}):
            assert (await seat.do(action))["code"] == "not_your_turn"


async def test_the_program_is_asked_again_after_it_failed(serve: Serve) -> None:
    class Stumbling(PlainBot):
        """Fails the first time."""

        asked = 0

        def act(self, match: Match, side: Side, on_progress: Progress | None = None) -> Action | type[Roll]:
            """Fail, then play."""
            self.asked += 1
            if self.asked == 1:
                raise RuntimeError("stumbled")
            return super().act(match, side, on_progress)

    async with Browser(serve(dice=ScriptedDice([(1, 6)]), bot=Stumbling())) as browser:
        match = await browser.start("bot")
        seat = await browser.sit(match)
        assert await seat.quiet() == []
        await seat.hello()
        await seat.until("ev")
        assert seat.view["to_act"] == 0


async def test_what_the_program_may_not_do_is_not_done(serve: Serve) -> None:
    bot = ScriptedBot([Double()])
    async with Browser(serve(dice=ScriptedDice([(1, 6)]), bot=bot)) as browser:
        match = await browser.start("bot")
        seat = await browser.sit(match)
        assert await seat.quiet() == []
        assert (await seat.hello())["view"]["to_act"] == 1
        await seat.until("ev")  # asked again, it plays
        assert seat.view["to_act"] == 0


async def test_the_programs_double_waits_for_an_answer_and_its_resignation_too(serve: Serve) -> None:
    bot = ScriptedBot([Double(), Resign(1)])
    async with Browser(serve(dice=ScriptedDice([(6, 1)]), bot=bot)) as browser:
        seat = await browser.sit(await browser.start("bot", 3))
        await seat.do(first_play(seat.view))
        while seat.view["to_act"] != 0:
            await seat.until("ev")
        assert seat.view["phase"] == "doubled"
        assert seat.view["legal"] == ["take", "drop", "resign"]
        assert seat.view["stakes"]["take"] == 2
        assert seat.view["stakes"]["drop"] == {"points": 1, "score": [0, 1], "over": False}
        await seat.do("take")
        while seat.view["to_act"] != 0:
            await seat.until("ev")
        assert seat.view["phase"] == "resigning"
        assert seat.view["stakes"]["offer"] == {"level": 1, "points": 2, "score": [2, 0], "over": False}
        await seat.do({"t": "answer", "accept": True})
        assert seat.view["phase"] == "over"
        assert seat.view["result"] == {"winner": 0, "kind": 1, "points": 2, "end": "resign", "match": False}
        assert seat.view["legal"] == ["next"]


async def test_a_whole_match_against_the_program_is_won_by_somebody(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice(seed=5), bot=ScriptedBot())) as browser:
        match = await browser.start("bot", 2)
        seat = await browser.sit(match)
        async with asyncio.timeout(30):
            while not (seat.view["result"] or {}).get("match"):
                legal = seat.view["legal"]
                if not legal:
                    await seat.until("ev")
                elif "play" in legal:
                    await seat.do(first_play(seat.view))
                elif "roll" in legal:
                    await seat.do("roll")
                else:
                    await seat.do({"t": "next"} if "next" in legal else {"t": "answer", "accept": True})
        assert max(seat.view["score"]) == 2
        assert seat.view["legal"] == []
        assert seat.events[-1]["k"] == "won"
        (line,) = (await browser.http.get("/api/matches")).json()
        assert (line["over"], line["score"]) == (True, seat.view["score"])
        assert line["winner"] == seat.view["result"]["winner"]
        assert UUID(line["id"]) == UUID(match)


async def test_a_drop_by_the_program_ends_the_game(serve: Serve) -> None:
    bot = ScriptedBot()
    async with Browser(serve(dice=ScriptedDice([(6, 1), (5, 3)]), bot=bot)) as browser:
        seat = await browser.sit(await browser.start("bot", 3))
        await seat.do(first_play(seat.view))
        while seat.view["to_act"] != 0:
            await seat.until("ev")
        bot.actions = [Drop()]
        assert "double" in seat.view["legal"]
        assert seat.view["stakes"]["double"] == 2
        await seat.do("double")
        while seat.view["result"] is None:
            await seat.until("ev")
        assert seat.view["score"] == [1, 0]
        assert seat.view["moves"][-2:] == [
            {"k": "cube", "side": 0, "cube": "double", "value": 2},
            {"k": "cube", "side": 1, "cube": "drop", "value": 1},
        ]


async def forced_by(seat: Seat, asks: list[str]) -> str:
    """Play until a forced play of the person is made, and return what was asked for to make it."""
    await seat.hello(seat.seq, asks)
    while True:
        legal, seen = seat.view["legal"], len(seat.events)
        if not legal:
            await seat.until("ev")
            continue
        kind = next(kind for kind in ("play", "roll", "next", "answer") if kind in legal)
        accept = {"t": "answer", "accept": True}
        await seat.do(first_play(seat.view) if kind == "play" else accept if kind == "answer" else {"t": kind})
        if any(e["k"] == "play" and e["side"] == 0 and e["forced"] for e in seat.events[seen:]):
            return kind


async def test_a_forced_play_is_left_to_who_wishes_to_make_it(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice(seed=3))) as browser:
        seat = await browser.sit(await browser.start("bot", 0, variant="hypergammon"))
        async with asyncio.timeout(60):
            # The wish is said with the hello; said again it is another.
            assert await forced_by(seat, ["forced"]) == "play"
            assert await forced_by(seat, []) == "roll"


@pytest.mark.parametrize(
    ("kept", "today"),
    [
        ("novice", "beginner"), ("beginner", "beginner"), ("club", "intermediate"), ("expert", "expert"),
        ("champion", "world-class"),
    ],
)  # fmt: skip
async def test_a_match_kept_at_a_level_of_another_version_goes_on_at_the_nearest_or_the_strongest(
    tmp_path: Path, kept: str, today: str
) -> None:
    asked: list[str | None] = []

    def bots(level: str | None) -> PlainBot:
        asked.append(level)
        return PlainBot()

    db, setup = tmp_path / "triktrak.db", Setup(bots=bots, dice=ScriptedDice([(1, 6)]))
    with served(db, setup) as address:
        async with Browser(address) as browser:
            match, cookies = await browser.start("bot"), browser.http.cookies
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("update match set level1 = ?", (kept,))
    with served(db, setup) as address:
        async with Browser(address) as browser:
            browser.http.cookies = cookies
            assert [line["level"] for line in (await browser.http.get("/api/matches")).json()] == [today]
            seat = await browser.sit(match)
            assert seat.view["level"] == today
            await seat.until("ev")
            assert seat.view["to_act"] == 0
    assert asked == [today] * len(asked) != []


@pytest.mark.parametrize(("said", "kept"), [("world-class", "world-class"), ("club", "intermediate")])
async def test_a_page_from_before_the_names_changed_may_begin_a_match(serve: Serve, said: str, kept: str) -> None:
    async with Browser(serve()) as browser:
        seat = await browser.sit(await browser.start("bot", 3, level=said))
        assert seat.view["level"] == kept


@pytest.mark.parametrize("level", ["champion", "2-ply", "", "Expert"])
async def test_a_level_that_cannot_sit_at_the_table_is_refused_with_those_that_can(serve: Serve, level: str) -> None:
    async with Browser(serve()) as browser:
        body = {"opponent": "bot", "length": 3, "level": level}
        refused = await browser.http.post("/api/matches", json=body)
        assert (refused.status_code, refused.json()["code"]) == (422, "level")
        assert refused.json()["params"]["text"] == level
        assert all(name in refused.json()["text"] for name in LEVELS)
        assert (await browser.http.get("/api/matches")).json() == []


class Ponderer(PlainBot):
    """Thinks, telling how far it is, until it is let go or nobody wants to know any more."""

    def __init__(self) -> None:
        self.asked, self.given_up, self.go = threading.Event(), threading.Event(), threading.Event()

    def act(self, match: Match, side: Side, on_progress: Progress | None = None) -> Action | type[Roll]:
        """Think, then do what PlainBot does."""
        assert on_progress is not None
        self.asked.set()
        try:
            while not self.go.wait(0.001):
                on_progress(0.5)
        except BaseException:
            self.given_up.set()
            raise
        return super().act(match, side, on_progress)


async def test_the_program_gives_up_what_was_taken_back_and_thinks_anew(serve: Serve) -> None:
    bot = Ponderer()
    async with Browser(serve(dice=ScriptedDice([(6, 1), (5, 3)]), bot=bot)) as browser:
        seat = await browser.sit(await browser.start("bot"))
        await seat.do(first_play(seat.view))
        assert await asyncio.to_thread(bot.asked.wait, 10)
        assert (await seat.do("takeback"))["t"] == "ack"
        assert await asyncio.to_thread(bot.given_up.wait, 10)
        bot.go.set()
        await seat.do(first_play(seat.view))
        while seat.view["to_act"] != 0:
            await seat.until("ev")
        assert seat.view["last"]["dice"] == [5, 3]


async def test_the_program_gives_up_when_nobody_is_at_the_table_any_more(serve: Serve) -> None:
    bot = Ponderer()
    async with Browser(serve(dice=ScriptedDice([(6, 1), (5, 3)]), bot=bot, limits=Limits(table_idle=0.2))) as browser:
        match = await browser.start("bot")
        seat = await browser.sit(match)
        await seat.do(first_play(seat.view))
        assert await asyncio.to_thread(bot.asked.wait, 10)
        await seat.close()
        assert await asyncio.to_thread(bot.given_up.wait, 10)
        # Whoever comes back finds it thinking again.
        bot.go.set()
        seat = await browser.sit(match)
        while seat.view["to_act"] != 0:
            await seat.until("ev")
        assert seat.view["last"]["dice"] == [5, 3]


async def test_a_server_that_stops_does_not_wait_for_the_program(tmp_path: Path) -> None:
    bot = Ponderer()
    with served(tmp_path / "triktrak.db", Setup(dice=ScriptedDice([(1, 6)]), bot=bot)) as address:
        async with Browser(address) as browser:
            await browser.sit(await browser.start("bot"))
            assert await asyncio.to_thread(bot.asked.wait, 10)
    assert bot.given_up.is_set()

"""The server is killed at random moments of a running game: what was acknowledged is there, once, and play goes on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

from httpx import TransportError
from websockets.exceptions import ConnectionClosed, InvalidMessage

from triktrak.store.backup import check

from .client import Browser, Seat, first_play
from .steady import Steady
from .test_instance import free_port, start

KILLS = 20
FRIENDS_KILLS = 50
_BACK_S = 5.0


class Player:
    """Plays on, whatever happens to the server; sends again what was not answered."""

    def __init__(self) -> None:
        self.cookies: Any = None
        self.match = ""
        self.seq = -1
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, int] = {}
        self.events: list[dict[str, Any]] = []
        self.naks: list[str] = []
        self.news = asyncio.Event()
        self.chance = random.Random(7)

    async def play(self, address: str) -> None:
        """Play until the connection breaks."""
        browser = Browser(address)
        try:
            if self.cookies is not None:
                browser.http.cookies = self.cookies
            await browser.http.get("/api/me")
            self.cookies = browser.http.cookies
            if not self.match:
                self.match = await browser.start("bot", 0, names=["Ann"])
            seat = await browser.sit(self.match, self.seq)
            self.note(seat)
            if self.pending is not None:
                await seat.write(self.pending)
                await self.answer(seat)
            while True:
                await self.turn(seat)
        finally:
            await browser.http.aclose()

    async def turn(self, seat: Seat) -> None:
        """Do one thing, or wait for the program to do its own."""
        legal = seat.view["legal"]
        if not legal:
            await seat.until("ev")
            self.note(seat)
            return
        action = first_play(seat.view) if "play" in legal else {"t": next(a for a in legal if a != "double")}
        if action["t"] == "answer":
            action["accept"] = True
        if seat.view["takeback"] and self.chance.random() < 0.1:
            action = {"t": "takeback"}
        self.pending = seat.command(action)
        await seat.write(self.pending)
        await self.answer(seat)

    async def answer(self, seat: Seat) -> None:
        """Wait for the answer to the pending command."""
        assert self.pending is not None
        while (frame := await seat.until("ack", "nak"))["id"] != self.pending["id"]:
            pass
        if frame["t"] == "ack":
            self.acknowledged[self.pending["id"]] = frame["seq"]
            self.news.set()
        else:
            self.naks.append(frame["code"])
        self.pending = None
        while seat.seq < frame["seq"]:
            await seat.until("ev")
        self.note(seat)

    async def answered(self, more: int) -> None:
        """Wait for so many more acknowledgements, however slow the machine: none leaves the kill to the beginning."""
        until = len(self.acknowledged) + more
        while len(self.acknowledged) < until:
            self.news.clear()
            await self.news.wait()

    @property
    def rolls(self) -> list[list[int]]:
        """The dice it was told of."""
        return [event["dice"] for event in self.events if event["k"] in ("roll", "tie")]

    def note(self, seat: Seat) -> None:
        """Remember how far the log was seen, and what was told on the way."""
        assert seat.seq >= self.seq, "the log has become shorter"
        self.seq = seat.seq
        self.events += seat.events
        seat.events = []


async def test_no_acknowledged_action_is_lost_or_done_twice(tmp_path: Path) -> None:
    chance = random.Random(20)
    player = Player()
    port = free_port()
    progress = []
    for _ in range(KILLS):
        server = await asyncio.to_thread(start, tmp_path, port)
        assert server.stdout is not None
        address = (await asyncio.to_thread(server.stdout.readline)).strip()
        playing = asyncio.create_task(player.play(address))
        async with asyncio.timeout(30):
            await player.answered(chance.randint(0, 8))
        await asyncio.sleep(chance.uniform(0, 0.1))
        # Nothing but the kill ends a line.
        assert not playing.done(), playing
        server.kill()
        await asyncio.to_thread(server.wait)
        server.stdout.close()
        (ended,) = await asyncio.gather(playing, return_exceptions=True)
        # The kill may fall into the page's HTTP request or its handshake as well as into its socket.
        assert isinstance(ended, ConnectionClosed | InvalidMessage | TransportError | ConnectionError), ended
        progress.append(player.seq)
    assert check(tmp_path / "triktrak.db") == 1

    log = sqlite3.connect(tmp_path / "triktrak.db").execute(
        "SELECT seq, actor, kind, data, cmd_id FROM match_event ORDER BY seq"
    )
    rows = [(seq, actor, json.loads(data), command and command.hex()) for seq, actor, _, data, command in log]
    assert [row[0] for row in rows] == list(range(len(rows)))
    done = {command: seq for seq, _, _, command in rows if command}
    assert len(done) == len([row for row in rows if row[3]])
    for command, seq in player.acknowledged.items():
        assert done[command.replace("-", "")] <= seq < len(rows)
    unanswered = {player.pending["id"].replace("-", "")} if player.pending else set()
    assert set(done) - {c.replace("-", "") for c in player.acknowledged} <= unanswered
    assert player.naks == []
    # The rolls the player was told of are those of the log, in its order and each once.
    thrown = iter([[row[2]["d1"], row[2]["d2"]] for row in rows if row[2].get("t") == "roll"])
    assert all(any(dice == told for dice in thrown) for told in player.rolls)
    assert len(player.rolls) > 2 * KILLS
    assert any(event["k"] == "back" for event in player.events)
    assert len(player.acknowledged) > 2 * KILLS
    assert progress == sorted(progress)
    assert progress[-1] > progress[KILLS // 2] > progress[0]


async def test_two_friends_play_on_through_fifty_kills(tmp_path: Path) -> None:
    chance = random.Random(50)
    port = free_port()
    address = f"http://127.0.0.1:{port}"

    async def served() -> subprocess.Popen[str]:
        server = start(tmp_path, port)
        assert server.stdout is not None
        assert (await asyncio.to_thread(server.stdout.readline)).strip() == address
        return server

    server = await served()
    async with Browser(address) as ann, Browser(address) as ben:
        match, token = await ann.invite(length=0)
        await ben.join(token)
        stopped = asyncio.Event()
        players = [Steady(guest, match, lambda: address, lambda _: stopped.is_set()) for guest in (ann, ben)]
        playing = [asyncio.create_task(player.play()) for player in players]
        heads, slowest = [], 0.0
        for _ in range(FRIENDS_KILLS):
            await asyncio.sleep(chance.uniform(0.02, 0.2))
            server.kill()
            await asyncio.to_thread(server.wait)
            assert server.stdout is not None
            server.stdout.close()
            server = await served()
            back = asyncio.get_running_loop().time()
            # Both have the board again, and soon.
            while not all(player.resynced > back for player in players):
                await asyncio.sleep(0.01)
                assert asyncio.get_running_loop().time() - back < _BACK_S
            slowest = max(slowest, asyncio.get_running_loop().time() - back)
            heads.append(min(player.seq for player in players))
        stopped.set()
        async with asyncio.timeout(10):
            await asyncio.gather(*playing)
        server.kill()
        await asyncio.to_thread(server.wait)
        assert server.stdout is not None
        server.stdout.close()
    assert heads == sorted(heads)
    assert heads[-1] > FRIENDS_KILLS
    assert check(tmp_path / "triktrak.db") == 1
    with closing(sqlite3.connect(tmp_path / "triktrak.db")) as db:
        rows = db.execute("SELECT seq, cmd_id FROM match_event ORDER BY seq").fetchall()
    assert [seq for seq, _ in rows] == list(range(len(rows)))
    done = [command.hex() for _, command in rows if command]
    assert len(done) == len(set(done))
    for player in players:
        assert {command.replace("-", "") for command in player.acknowledged} <= set(done)
        # Only the next game is begun by whoever is first.
        assert {nak for nak in player.naks if not nak.endswith(" next")} == set()
    assert slowest < _BACK_S

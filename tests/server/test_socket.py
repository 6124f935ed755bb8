"""The command cycle over a real socket: acknowledged is committed, once, in order; and the limits of a socket."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from uuid import UUID, uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from triktrak.server.config import Limits
from triktrak.store.sqlite import SqliteStore

from .client import Browser, first_play
from .conftest import Serve, Setup, served
from .players import ScriptedDice


async def test_a_command_is_acknowledged_and_everybody_at_the_table_sees_it(browser: Browser) -> None:
    match = await browser.start()
    one, two = await browser.sit(match), await browser.sit(match)
    assert one.view == two.view
    answer = await one.do(first_play(one.view))
    assert answer["t"] == "ack"
    await two.until("ev")
    assert one.view == two.view
    assert one.view["seq"] == answer["seq"] == one.seq
    assert [event["k"] for event in two.events[-1:]] == ["play"]
    assert one.view["dn"] > 0


async def test_what_is_acknowledged_is_in_the_database(browser: Browser, database: Path) -> None:
    match = await browser.start()
    seat = await browser.sit(match)
    command = uuid4()
    answer = await seat.do(first_play(seat.view), command_id=command)
    store = SqliteStore(database)  # while the server is still running
    stored = await store.load(UUID(match))
    store.close()
    assert stored is not None
    assert stored.header.head == answer["seq"]
    assert [e.cmd_id for e in stored.entries if e.cmd_id] == [command]


async def test_a_command_sent_twice_is_done_once(browser: Browser) -> None:
    seat = await browser.sit(await browser.start())
    command = seat.command(first_play(seat.view))
    for _ in range(3):
        await seat.write(command)
    answers = [await seat.until("ack", "nak") for _ in range(3)]
    assert {a["t"] for a in answers} == {"ack"}
    again = await browser.sit(seat.match)
    await again.write(command)
    assert (await again.until("ack", "nak"))["t"] == "ack"
    assert [event["k"] for event in seat.events].count("play") == 1


async def test_a_command_sent_again_after_a_restart_is_done_once(tmp_path: Path) -> None:
    db = tmp_path / "triktrak.db"
    with served(db, Setup()) as address:
        async with Browser(address) as browser:
            seat = await browser.sit(await browser.start())
            command = seat.command(first_play(seat.view))
            await seat.write(command)
            before = await seat.until("ack")
            await seat.until("ev")
    with served(db, Setup()) as address:
        async with Browser(address) as later:
            later.come_as(browser)
            back = await later.sit(seat.match, seat.seq)
            assert back.view == seat.view
            assert back.events == []
            await back.write(command)
            assert await back.until("ack", "nak") == before


async def test_a_command_for_another_decision_changes_nothing(browser: Browser) -> None:
    seat = await browser.sit(await browser.start())
    view = seat.view
    play = first_play(view)
    for dn in (0, view["dn"] - 1, view["dn"] + 1, 2**40):
        answer = await seat.do(play, dn=dn)
        assert (answer["t"], answer["code"], answer["seq"]) == ("nak", "stale", view["seq"])
    assert (await seat.hello())["view"] == view


async def test_of_two_tabs_that_answer_the_same_decision_one_wins(browser: Browser) -> None:
    match = await browser.start()
    for _ in range(20):
        tabs = [await browser.sit(match) for _ in range(2)]
        view = tabs[0].view
        action = first_play(view) if "play" in view["legal"] else {"t": view["legal"][0]}
        await asyncio.gather(*(tab.write(tab.command(action)) for tab in tabs))
        answers = [await tab.until("ack", "nak") for tab in tabs]
        assert sorted(a["t"] for a in answers) == ["ack", "nak"]
        assert next(a["code"] for a in answers if a["t"] == "nak") == "conflict"
        for tab in tabs:
            await tab.close()


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"t": "roll"}, "not_now"),
        ({"t": "take"}, "not_now"),
        ({"t": "answer", "accept": True}, "not_now"),
        ({"t": "next"}, "not_now"),
        ({"t": "double"}, "double_first_turn"),
        ({"t": "play", "steps": []}, "must_play_both"),
        ({"t": "play", "steps": [[8, 5]]}, "must_play_both"),
        ({"t": "play", "steps": [[7, 4], [6, 5]]}, "no_checker"),
        ({"t": "play", "steps": [[8, 2], [6, 5]]}, "wrong_die"),
    ],
)
async def test_what_the_rules_refuse_is_refused_with_the_reason(
    serve: Serve, action: dict[str, object], code: str
) -> None:
    async with Browser(serve(dice=ScriptedDice([(3, 1)]))) as browser:
        seat = await browser.sit(await browser.start())
        view = seat.view
        answer = await seat.do(action)
        assert (answer["t"], answer["code"]) == ("nak", code)
        assert all(isinstance(value, str | int | float) for value in answer["params"].values())
        assert (await seat.hello())["view"] == view


async def test_somebody_elses_match_does_not_exist(browser: Browser) -> None:
    match = await browser.start()
    mine = await browser.sit(match)
    async with Browser(browser.address) as stranger:
        own = await stranger.sit(await stranger.start())
        own.match = match
        await own.write({"t": "hello", "m": match, "have": -1})
        assert await own.until("err", "ev") == {"t": "err", "code": "no_such_match", "params": {"match": match}}
        answer = await own.do(first_play(mine.view), dn=mine.view["dn"])
        assert (answer["code"], answer["seq"]) == ("no_such_match", -1)
        nowhere = str(uuid4())
        await own.write({"t": "hello", "m": nowhere, "have": -1})
        assert await own.until("err", "ev") == {"t": "err", "code": "no_such_match", "params": {"match": nowhere}}
    assert (await mine.hello())["view"] == mine.view


async def test_whoever_comes_back_is_told_what_happened_since(browser: Browser) -> None:
    match = await browser.start()
    away, here = await browser.sit(match), await browser.sit(match)
    await away.close()
    here.events = []
    for _ in range(6):
        view = here.view
        await here.do(first_play(view) if "play" in view["legal"] else "roll")
    back = await browser.sit(match, away.seq)
    assert back.events == here.events
    assert back.view == here.view
    fresh = await browser.sit(match)
    assert fresh.events == []
    assert fresh.view == here.view
    uptodate = await browser.sit(match, here.seq)
    assert uptodate.events == []


async def test_a_fresh_board_is_told_of_the_opening_throw(serve: Serve) -> None:
    async with Browser(serve(dice=ScriptedDice([(4, 4), (2, 5)]))) as browser:
        seat = await browser.sit(await browser.start())
        assert seat.events == [
            {"k": "tie", "dice": [4, 4]},
            {"k": "roll", "side": 1, "dice": [2, 5], "opening": True},
        ]
        assert (seat.view["on_roll"], seat.view["dice"], seat.view["phase"]) == (1, [2, 5], "play")


@pytest.mark.parametrize("bad", ["", "{", "[]", '{"t":"ping"}', '{"t":"ping","n":1,"x":2}', '"' * 9, "[" * 5000])
async def test_a_bad_frame_is_answered_and_the_socket_lives(browser: Browser, bad: str) -> None:
    socket = await browser.line()
    await socket.send(bad)
    answer = json.loads(await socket.recv())
    assert (answer["t"], answer["code"]) == ("err", "bad_frame")
    await socket.send(b"\x00\x01")
    assert json.loads(await socket.recv())["code"] == "bad_frame"
    await socket.send('{"t":"ping","n":5}')
    assert json.loads(await socket.recv()) == {"t": "pong", "n": 5, "seq": -1}


async def test_ten_bad_frames_in_a_minute_close_the_socket(browser: Browser) -> None:
    socket = await browser.line()
    for _ in range(10):
        await socket.send("nonsense")
    for _ in range(10):
        assert json.loads(await socket.recv())["code"] == "bad_frame"
    with pytest.raises(ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


async def test_too_many_commands_are_refused_until_time_has_passed(serve: Serve) -> None:
    async with Browser(serve(limits=Limits(commands=5, commands_window=2.0))) as browser:
        seat = await browser.sit(await browser.start())
        codes = [(await seat.do("take"))["code"] for _ in range(8)]
        assert codes == ["not_now"] * 5 + ["too_fast"] * 3
        await asyncio.sleep(2.0)
        assert (await seat.do("take"))["code"] == "not_now"


async def test_a_socket_follows_several_matches_but_not_any_number(serve: Serve) -> None:
    async with Browser(serve(limits=Limits(followed=2))) as browser:
        seats = [await browser.start() for _ in range(3)]
        socket = await browser.line()
        answers = []
        for match in (*seats, seats[0]):
            await socket.send(json.dumps({"t": "hello", "m": match, "have": -1}))
            answers.append(json.loads(await socket.recv()))
        assert [a.get("code", a["t"]) for a in answers] == ["ev", "ev", "too_many_tables", "ev"]


async def test_a_client_that_does_not_read_is_dropped_and_disturbs_nobody(serve: Serve) -> None:
    async with Browser(serve(limits=Limits(commands=100_000))) as browser:
        match = await browser.start()
        player = await browser.sit(match)
        hello = masked(json.dumps({"t": "hello", "m": match, "have": -1}))
        with closing(deaf(browser)) as line:
            # Each answer is some 2 KB, in all more than the system takes; slow enough for the queue not to fill
            # before they do.
            for _ in range(400):
                line.sendall(hello * 10)
                assert (await player.do("take"))["code"] == "not_now"
            await asyncio.sleep(2.5)
            # What the system had taken over is still there, and then the end; a live line would run into the timeout.
            with suppress(ConnectionResetError):
                while line.recv(2**20):
                    pass
        assert (await player.do(first_play(player.view)))["t"] == "ack"


def deaf(browser: Browser) -> sockets.socket:
    """A WebSocket whose owner never reads."""
    host, port = browser.address.removeprefix("http://").split(":")
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.settimeout(5)
    line.connect((host, int(port)))
    line.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {browser.address}\r\nCookie: {browser.cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return line


def masked(text: str) -> bytes:
    """A short text frame as a client sends it, with a mask of zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


async def test_a_queue_that_is_full_says_to_come_back_later(serve: Serve) -> None:
    async with Browser(serve(limits=Limits(queued_bytes=100))) as browser:
        socket = await browser.line()
        await socket.send('{"t":"ping","n":1}')
        assert json.loads(await socket.recv()) == {"t": "pong", "n": 1, "seq": -1}
        await socket.send(json.dumps({"t": "hello", "m": await browser.start(), "have": -1}))
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013


async def test_a_server_that_stops_says_that_it_will_be_back(tmp_path: Path) -> None:
    with ExitStack() as server:
        address = server.enter_context(served(tmp_path / "triktrak.db", Setup()))
        async with Browser(address) as browser:
            seat = await browser.sit(await browser.start())
            await asyncio.to_thread(server.close)
            with pytest.raises(ConnectionClosed) as closed:
                await seat.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012

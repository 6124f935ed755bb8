"""Tables by themselves: nothing is told before it is kept, one table to a match, let go when nobody is there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest

from triktrak.errors import StoreError
from triktrak.rules import MakePlay, Options, encode_options
from triktrak.server.clock import now_us
from triktrak.server.config import Limits
from triktrak.server.protocol import AskRoll, Command, ServerFrame, encode
from triktrak.server.standing import load
from triktrak.server.table import House, Table
from triktrak.server.tables import Tables
from triktrak.server.thinking import Thinking
from triktrak.store.port import SERVER, ConflictError, Entry, Header, Player, Seat, Summary
from triktrak.store.sqlite import SqliteStore

from .client import first_play
from .players import PlainBot, ScriptedDice


class Trying(SqliteStore):
    """A store that can be held up, can fail, and can be overtaken by another writer."""

    def __init__(self, db: Path) -> None:
        super().__init__(db)
        self.gate = asyncio.Event()
        self.gate.set()
        self.faults = 0
        self.rivals: list[list[Entry]] = []

    async def append(self, match_id: UUID, expected_head: int, entries: Sequence[Entry], summary: Summary) -> int:
        """Append, after what the test wants to come in between."""
        await self.gate.wait()
        if self.faults:
            self.faults -= 1
            raise StoreError("store_write", detail="disk full")
        if self.rivals:
            await super().append(match_id, expected_head, self.rivals.pop(0), summary)
        return await super().append(match_id, expected_head, entries, summary)


class Listener:
    """A follower that writes down what it is told."""

    def __init__(self, player: UUID) -> None:
        self.player = player
        self.open = True
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send(self, frame: ServerFrame | str) -> None:
        """Write a frame down."""
        self.told.put_nowait(json.loads(frame if isinstance(frame, str) else encode(frame)))

    async def next(self) -> dict[str, Any]:
        """Return the next frame."""
        async with asyncio.timeout(5):
            return await self.told.get()

    async def silent(self) -> bool:
        """Whether nothing is told for a moment."""
        await asyncio.sleep(0.1)
        return self.told.empty()


class Place:
    """A store, the tables over it, a player and a match."""

    def __init__(self, db: Path, limits: Limits) -> None:
        self.store = Trying(db)
        self.thinking = Thinking(1)
        dice = ScriptedDice([(3, 1)])
        self.tables = Tables(House(self.store, dice, lambda _: PlainBot(), self.thinking, now_us, limits))
        self.player = Player(uuid4(), "")

    async def match(self) -> UUID:
        """Begin a match for two people at one screen."""
        await self.store.create_player(self.player, self.player.id.bytes * 2, 0, 1)
        seats = (Seat(self.player.id, ""), Seat(self.player.id, ""))
        options = Options(length=3)
        header = Header(uuid4(), 1, 1, "standard", 3, encode_options(options), seats)
        await self.tables.begin(header, options)
        return header.id


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    place = Place(tmp_path / "triktrak.db", Limits(table_idle=0.1))
    yield place
    await place.tables.close()
    place.thinking.close()
    place.store.close()


async def sit(place: Place, match: UUID) -> tuple[Listener, dict[str, Any]]:
    listener = Listener(place.player.id)
    table = await place.tables.find(match)
    assert table is not None
    table.follow(listener, -1)
    return listener, (await listener.next())["view"]


def play(match: UUID, view: dict[str, Any]) -> Command:
    steps = tuple((a, b) for a, b in first_play(view)["steps"])
    return Command(match, uuid4(), view["dn"], MakePlay(steps))


async def test_nothing_is_told_before_it_is_kept(place: Place) -> None:
    match = await place.match()
    listener, view = await sit(place, match)
    table = await place.tables.find(match)
    assert table is not None
    place.store.gate.clear()
    table.command(play(match, view), listener)
    assert await listener.silent()
    place.store.gate.set()
    assert [(await listener.next())["t"] for _ in range(2)] == ["ack", "ev"]


async def test_what_could_not_be_kept_has_not_happened_and_can_be_tried_again(place: Place) -> None:
    match = await place.match()
    listener, view = await sit(place, match)
    table = await place.tables.find(match)
    assert table is not None
    command = play(match, view)
    place.store.faults = 2
    for _ in range(2):
        table.command(command, listener)
        answer = await listener.next()
        assert (answer["t"], answer["code"], answer["seq"]) == ("nak", "retry", view["seq"])
    assert await listener.silent()
    table.command(command, listener)
    assert (await listener.next())["t"] == "ack"
    assert (await listener.next())["view"]["dn"] == view["dn"] + 1


async def test_a_table_that_was_overtaken_looks_again_before_it_acts(place: Place) -> None:
    match = await place.match()
    listener, view = await sit(place, match)
    table = await place.tables.find(match)
    assert table is not None
    # An entry that decides nothing: the command still answers the same decision.
    place.store.rivals = [[Entry(5, SERVER, "presence", b"{}")]]
    table.command(play(match, view), listener)
    assert (await listener.next())["t"] == "ack"
    now = (await listener.next())["view"]
    assert (now["seq"], now["dn"]) == (view["seq"] + 2, view["dn"] + 1)
    # An action: the decision was another's.
    place.store.rivals = [[Entry(6, now["to_act"], "act", b'{"t":"roll","d1":2,"d2":1}')]]
    table.command(Command(match, uuid4(), now["dn"], AskRoll()), listener)
    answer = await listener.next()
    assert (answer["t"], answer["code"]) == ("nak", "stale")
    told = await listener.next()
    assert [event["k"] for event in told["e"]] == ["roll"]
    assert told["view"]["dice"] == [2, 1]


async def test_a_table_that_is_overtaken_again_and_again_gives_up(place: Place) -> None:
    match = await place.match()
    listener, view = await sit(place, match)
    table = await place.tables.find(match)
    assert table is not None
    place.store.rivals = [[Entry(n, SERVER, "presence", b"{}")] for n in range(3)]
    table.command(play(match, view), listener)
    answer = await listener.next()
    assert (answer["t"], answer["code"]) == ("nak", "conflict")


async def test_everybody_finds_the_same_table(place: Place) -> None:
    match = await place.match()
    found = await asyncio.gather(*(place.tables.find(match) for _ in range(20)))
    assert len(set(map(id, found))) == 1
    assert await place.tables.find(uuid4()) is None


async def test_a_table_without_followers_is_let_go_and_found_again(place: Place) -> None:
    match = await place.match()
    listener, view = await sit(place, match)
    table = await place.tables.find(match)
    assert table is not None
    await asyncio.sleep(0.3)
    assert await place.tables.find(match) is table
    table.unfollow(listener)
    await asyncio.sleep(0.3)
    again = await place.tables.find(match)
    assert again is not table
    _, same = await sit(place, match)
    assert same == view


async def test_who_comes_at_the_moment_a_table_is_let_go_is_greeted(place: Place) -> None:
    stored = await place.store.load(await place.match())
    assert stored is not None
    house = House(place.store, ScriptedDice([]), lambda _: PlainBot(), place.thinking, now_us, Limits(table_idle=0))
    listener = Listener(place.player.id)
    table = Table(load(stored), house, lambda _: None)
    # The table waits for a job by now, and its patience has just ended.
    asyncio.get_running_loop().call_soon(table.follow, listener, -1)
    assert (await listener.next())["t"] == "ev"
    await table.close()


async def test_who_left_before_the_table_could_greet_is_not_kept(place: Place) -> None:
    match = await place.match()
    table = await place.tables.find(match)
    assert table is not None
    gone = Listener(place.player.id)
    table.follow(gone, -1)
    gone.open = False
    table.unfollow(gone)
    await asyncio.sleep(0.3)
    assert await place.tables.find(match) is not table


async def test_a_table_finishes_what_it_was_asked_before_it_stops(place: Place) -> None:
    match = await place.match()
    listener, view = await sit(place, match)
    table = await place.tables.find(match)
    assert table is not None
    place.store.gate.clear()
    table.command(play(match, view), listener)
    closing = asyncio.create_task(place.tables.close())
    await asyncio.sleep(0.05)
    assert not closing.done()
    place.store.gate.set()
    await closing
    assert (await listener.next())["t"] == "ack"
    stored = await place.store.load(match)
    assert stored is not None
    assert stored.header.head == view["seq"] + 1


async def test_the_store_itself_refuses_a_second_writer(place: Place) -> None:
    match = await place.match()
    stored = await place.store.load(match)
    assert stored is not None
    with pytest.raises(ConflictError):
        await place.store.append(match, stored.header.head - 1, [Entry(1, SERVER, "presence", b"{}")], Summary())

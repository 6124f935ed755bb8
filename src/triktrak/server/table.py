"""A table: one match, one queue, one door. Whatever is done to the match is done here, one thing after another.

Nothing is told to anyone before the store has it: `append` returns first. Knows no sockets, only followers that
take a frame without making anybody wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol
from uuid import UUID

from ..engine.adviser import Progress
from ..errors import IllegalAction, Malformed, StoreError
from ..rules import Action, Match, Roll, Side
from ..store.port import ConflictError, DuplicateError, Header, Store
from .advising import Advising, Judge, usual_judge
from .answers import params
from .clock import Clock
from .config import Limits
from .dice import DiceService
from .events import side_no
from .presence import Presence
from .protocol import Ack, AskRoll, Because, Command, Err, Ev, Here, Nak, Question, ServerFrame, Why, encode
from .protocol_view import Seats, SideNo, Wish
from .reasons import reason
from .standing import Deed, Standing, decide, load
from .thinking import Thinking
from .view import level_of, seats_of, view

_TRIES = 3
_REMEMBERED = 16
_BOT_RETRY_S = 1.0

log = logging.getLogger(__name__)


class Bot(Protocol):
    """The program as a player; it is asked in a thread."""

    def act(self, match: Match, side: Side, on_progress: Progress | None = None) -> Action | type[Roll]:
        """Return what `side` does now; the type Roll asks for dice. What `on_progress` raises ends the thinking."""


class Follower(Protocol):
    """Somebody who is told what happens at a table."""

    player: UUID
    open: bool

    def send(self, frame: ServerFrame | str) -> None:
        """Take a frame, at once: a follower that cannot keep up is dropped by itself."""


Bots = Callable[[str], Bot]
"""The program that plays at a level."""


@dataclass(frozen=True)
class House:
    """What every table is given: the record, the dice, the program that plays, the clock."""

    store: Store
    dice: DiceService
    bots: Bots
    thinking: Thinking
    now_us: Clock
    limits: Limits
    judge: Judge = usual_judge
    """Who is asked for hints."""


class Table:
    """A match that somebody follows."""

    def __init__(self, standing: Standing, house: House, when_idle: Callable[[Table], None]) -> None:
        self.id = standing.header.id
        self._standing = standing
        self._house = house
        self._when_idle = when_idle
        self._followers: dict[Follower, Seats] = {}
        self._asks: dict[Follower, frozenset[Wish]] = {}
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue(house.limits.table_queue)
        self._thinking: asyncio.Task[None] | None = None
        self._thought_about = -1
        self._closing = False
        self._advising = Advising(house.thinking, house.judge)
        # Who took the last decisions: whoever answers one of their own again has lost a race.
        self._taken: deque[tuple[int, SideNo]] = deque(maxlen=_REMEMBERED)
        self._presence = self._two_people(standing.header)
        self._running = asyncio.create_task(self._run(), name=f"table {self.id}")

    def follow(self, follower: Follower, have: int, asks: Iterable[Wish] = ()) -> None:
        """Tell `follower` how the match stands and, from now on, what happens; `asks`: what they do by hand."""
        self._enqueue(partial(self._welcome, follower, have, frozenset(asks)), follower, Err("retry", {}))

    def unfollow(self, follower: Follower) -> None:
        """Tell `follower` nothing any more."""
        self._asks.pop(follower, None)
        self._advising.forget(follower)
        if self._followers.pop(follower, None) is not None:
            self._note_presence()

    @property
    def head(self) -> int:
        """Where the log stands."""
        return self._standing.head

    def command(self, command: Command, sender: Follower) -> None:
        """Do what `command` asks, or say why not."""
        self._enqueue(partial(self._obey, command, sender), sender, Nak(command.id, "retry", {}, self._standing.head))

    def explain(self, question: Why, sender: Follower) -> None:
        """Say why plays are not possible, to who may play; nothing changes, so nobody waits in the queue."""
        match, seats = self._standing.match, seats_of(self._standing.header, sender.player)
        why = reason(match.game, question.plays) if match.to_act in seats else IllegalAction("not_your_turn")
        sender.send(Because(question.n, None, {}) if why is None else Because(question.n, why.code, params(why.params)))

    def advise(self, question: Question, sender: Follower) -> None:
        """Answer what is asked of the engine, while everybody plays on."""
        self._advising.ask(question, self._standing, sender)

    async def close(self) -> None:
        """Finish what is queued, then stop."""
        self._closing = True
        self._advising.close()
        if self._presence is not None:
            self._presence.stop()
        self._stop_thinking()
        await self._queue.put(None)
        await self._running

    def _enqueue(self, job: Callable[[], Awaitable[None]], follower: Follower, busy: ServerFrame) -> None:
        try:
            self._queue.put_nowait(job)
        except asyncio.QueueFull:
            follower.send(busy)

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._house.limits.table_idle):
                    job = await self._queue.get()
            except TimeoutError:
                # What was asked at this very moment is still done.
                if not self._followers and self._queue.empty():
                    self._stop_thinking()
                    if self._presence is not None:
                        self._presence.stop()
                    self._when_idle(self)
                    return
                continue
            if job is None:
                return
            try:
                await job()
            except Exception:
                log.exception("table %s", self.id)
            # A job that waited for nothing has not let the sockets send what it told them.
            await asyncio.sleep(0)

    # The jobs of the queue

    async def _welcome(self, follower: Follower, have: int, asks: frozenset[Wish]) -> None:
        seats = seats_of(self._standing.header, follower.player)
        if not seats:
            follower.send(Err("no_such_match", {"match": str(self.id)}))
            return
        if follower.open:
            self._followers[follower], self._asks[follower] = seats, asks
        follower.send(self._told(seats, have))
        if self._presence is not None:
            self._note_presence()
            follower.send(Here(self.id, self._presence.here))
        self._wake_bot()

    async def _obey(self, command: Command, sender: Follower) -> None:
        seats = seats_of(self._standing.header, sender.player)
        if not seats:
            sender.send(Nak(command.id, "no_such_match", {"match": str(self.id)}, -1))
            return
        head = self._standing.head
        try:
            sender.send(await self._answer(command, seats))
        except StoreError as error:
            log.error("table %s: %s", self.id, error)
            sender.send(Nak(command.id, "retry", {}, head))
        self._tell(head)
        self._wake_bot()

    async def _answer(self, command: Command, seats: Seats) -> Ack | Nak:
        for _ in range(_TRIES):
            if command.dn != self._standing.dn:
                return await self._late(command, seats)
            action = Roll if isinstance(command.ask, AskRoll) else command.ask
            by = self._standing.decider(seats)
            try:
                await self._do(Deed(action, by, command.id))
            except ConflictError:
                await self._reload()
            except DuplicateError:
                return Ack(command.id, self._standing.head)
            except (IllegalAction, Malformed) as refused:
                return Nak(command.id, refused.code, params(refused.params), self._standing.head)
            else:
                self._taken.append((command.dn, side_no(by)))
                return Ack(command.id, self._standing.head)
        return Nak(command.id, "conflict", {}, self._standing.head)

    async def _late(self, command: Command, seats: Seats) -> Ack | Nak:
        """Answer a command for another decision: it may be the repetition of one that was done.

        `conflict`: this seat, in another window, has just decided otherwise.
        """
        for seat in seats:
            if await self._house.store.find_command(self.id, seat, command.id) is not None:
                return Ack(command.id, self._standing.head)
        if any((command.dn, seat) in self._taken for seat in seats):
            return Nak(command.id, "conflict", {}, self._standing.head)
        return Nak(command.id, "stale", {}, self._standing.head)

    async def _do(self, deed: Deed) -> None:
        """Decide, commit, and only then let the table stand where the action led."""
        house = self._house
        after, entries = decide(self._standing, deed, house.dice, house.now_us(), self._wishes())
        await house.store.append(self.id, self._standing.head, entries, after.summary)
        self._standing = after

    def _wishes(self) -> dict[Side, frozenset[Wish]]:
        seated = [(seats, self._asks[follower]) for follower, seats in self._followers.items()]
        return {side: frozenset().union(*(asks for seats, asks in seated if side in seats)) for side in Side}

    async def _reload(self) -> None:
        stored = await self._house.store.load(self.id)
        if stored is not None:
            self._standing = load(stored)

    async def _play(self, dn: int, deed: Deed) -> None:
        """Do what the program decided, unless the table has moved on."""
        self._thinking = None
        head = self._standing.head
        try:
            if dn == self._standing.dn:
                await self._do(deed)
        except ConflictError:
            await self._reload()
        except StoreError as error:
            log.error("table %s: %s", self.id, error)
            asyncio.get_running_loop().call_later(_BOT_RETRY_S, self._wake_bot)
            return
        self._tell(head)
        self._wake_bot()

    # Telling

    def _tell(self, head: int) -> None:
        """Tell everybody what happened after entry `head`."""
        if self._standing.head == head:
            return
        frames: dict[tuple[SideNo, ...], str] = {}
        for follower, seats in list(self._followers.items()):
            key = tuple(seats)
            if key not in frames:
                frames[key] = self._told(seats, head)
            follower.send(frames[key])

    def _told(self, seats: Seats, have: int) -> str:
        now = self._standing
        return encode(Ev(self.id, now.head, now.since(have), view(now, seats)))

    # Who is here

    def _two_people(self, header: Header) -> Presence | None:
        first, second = (seat.player for seat in header.seats)
        if first is None or second is None or first == second:
            return None
        return Presence(self._house.limits.away, self._tell_presence)

    def _note_presence(self) -> None:
        if self._presence is not None and not self._closing:
            self._presence.now(seat for seats in self._followers.values() for seat in seats)

    def _tell_presence(self) -> None:
        assert self._presence is not None
        frame = encode(Here(self.id, self._presence.here))
        for follower in list(self._followers):
            follower.send(frame)

    # The program's turn

    def _wake_bot(self) -> None:
        now, side = self._standing, self._standing.match.to_act
        # With the thinking done its deed stands in the queue, and whether it comes too late is found there.
        if self._thinking is not None and not self._thinking.done() and now.dn != self._thought_about:
            self._stop_thinking()
        if side is None or now.header.seats[side].player is not None or self._thinking is not None or self._closing:
            return
        self._thought_about = now.dn
        self._thinking = asyncio.create_task(self._think(now.dn, side, now.match), name=f"bot {self.id}")

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _think(self, dn: int, side: Side, match: Match) -> None:
        house, level = self._house, level_of(self._standing.header)
        assert level is not None, "people think for themselves"
        try:
            # An engine may be slow to make: that too is left to the thread.
            action = await house.thinking.ask(
                self.id, lambda on_progress: house.bots(level).act(match, side, on_progress)
            )
        except Exception:
            # Whoever follows the table next wakes the program again.
            log.exception("the program could not decide at table %s", self.id)
            self._thinking = None
            return
        # Until the deed is done the program is not asked again.
        await self._queue.put(partial(self._play, dn, Deed(action, side)))

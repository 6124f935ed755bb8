"""One WebSocket: frames in, decoded once; frames out, through a queue that never makes a table wait.

Knows frames and their limits, nothing of the game. A client that does not read is closed with 1013, one that
keeps sending nonsense with 1008.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from uuid import UUID

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..errors import StoreError
from ..store.port import Player
from .answers import params
from .config import Limits
from .protocol import (
    AskHint,
    AskOdds,
    Because,
    ClientFrame,
    Command,
    Err,
    Hello,
    Nak,
    Ping,
    Pong,
    Question,
    ServerFrame,
    Weigh,
    Why,
    decode,
    encode,
)
from .rate import Rate
from .table import Table
from .tables import Tables

POLICY = 1008
TRY_LATER = 1013

_CLOSE_WITHIN_S = 2.0

log = logging.getLogger(__name__)


class Connection:
    """A guest's socket; a follower of the tables it said hello to."""

    def __init__(self, socket: WebSocket, player: Player, tables: Tables, limits: Limits) -> None:
        self.player: UUID = player.id
        self.open = True
        self._socket = socket
        self._tables = tables
        self._limits = limits
        self._followed: dict[UUID, Table] = {}
        self._awaited: dict[UUID, Hello] = {}
        self._out: deque[str] = deque()
        self._waiting = asyncio.Event()
        self._bytes = 0
        self._close_code: int | None = None
        self._closed = asyncio.Event()
        self._commands = Rate(limits.commands, limits.commands_window)
        self._others = Rate(limits.commands, limits.commands_window)
        self._bad = Rate(limits.bad_frames - 1, limits.bad_frames_window)

    def send(self, frame: ServerFrame | str) -> None:
        """Queue a frame; a queue that is full closes the socket."""
        if not self.open:
            return
        text = frame if isinstance(frame, str) else encode(frame)
        self._bytes += len(text)
        if len(self._out) >= self._limits.queued_frames or self._bytes > self._limits.queued_bytes:
            self._close(TRY_LATER)
            return
        self._out.append(text)
        self._waiting.set()

    async def run(self) -> None:
        """Serve the socket until either side closes it."""
        tasks = [asyncio.create_task(part) for part in (self._send(), self._receive(), self._closed.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.open = False
            for table in self._followed.values():
                table.unfollow(self)
            for match in self._awaited:
                self._tables.wait_no_more(match, self)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    log.error("socket", exc_info=outcome)
        if self._close_code is not None and self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(_CLOSE_WITHIN_S):
                    await self._flush()
                    await self._socket.close(self._close_code)

    def _close(self, code: int) -> None:
        self.open = False
        self._close_code = code
        self._closed.set()

    async def _send(self) -> None:
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            await self._flush()

    async def _flush(self) -> None:
        while self._out:
            text = self._out[0]
            await self._socket.send_text(text)
            self._out.popleft()
            self._bytes -= len(text)

    async def _receive(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                frame = decode(message.get("text") or b"")
            except (msgspec.MsgspecError, RecursionError) as error:
                self._complain(str(error))
                continue
            await self._serve(frame)

    def _complain(self, detail: str) -> None:
        self.send(Err("bad_frame", {"detail": detail}))
        if not self._bad.allows():
            self._close(POLICY)

    async def _serve(self, frame: ClientFrame) -> None:
        rate = self._commands if isinstance(frame, Command) else self._others
        if not rate.allows():
            self._refuse(frame, "too_fast")
        elif isinstance(frame, Ping):
            table = self._followed.get(frame.match) if frame.match else None
            self.send(Pong(frame.n, -1 if table is None else table.head))
        else:
            await self._at_table(frame)

    async def seated(self, match_id: UUID) -> None:
        """Follow the match that was waited for: the friend has sat down."""
        hello = self._awaited.pop(match_id, None)
        if self.open and hello is not None:
            await self._at_table(hello)

    async def _at_table(self, frame: Hello | Command | Why | Question) -> None:
        try:
            table = await self._tables.find(frame.match)
            if table is None and isinstance(frame, Hello) and await self._waits(frame):
                return
            if table is None:
                # It may have begun while this was looked up.
                table = await self._tables.find(frame.match)
        except StoreError as error:
            log.error("match %s: %s", frame.match, error)
            self._refuse(frame, error.code, **error.params)
            return
        if table is None:
            self._refuse(frame, "no_such_match", match=frame.match)
        elif isinstance(frame, Command):
            table.command(frame, self)
        elif isinstance(frame, Why):
            table.explain(frame, self)
        elif isinstance(frame, AskHint | Weigh | AskOdds):
            table.advise(frame, self)
        elif self._full(frame.match):
            self._refuse(frame, "too_many_tables")
        else:
            self._followed[frame.match] = table
            table.follow(self, frame.have, frame.asks)

    async def _waits(self, hello: Hello) -> bool:
        """Wait for a match to begin, if it is ours to wait for."""
        match = hello.match
        if self._full(match):
            return False
        self._awaited[match] = hello
        if not await self._tables.wait(match, self):
            self._awaited.pop(match, None)
            return False
        if match in self._awaited:  # else the friend has sat down this very moment
            self.send(Err("waiting", {"match": str(match)}))
        if not self.open:
            self._tables.wait_no_more(match, self)
        return True

    def _full(self, match: UUID) -> bool:
        places = self._followed.keys() | self._awaited
        return match not in places and len(places) >= self._limits.followed

    def _refuse(self, frame: ClientFrame, code: str, **values: object) -> None:
        if isinstance(frame, Command):
            self.send(Nak(frame.id, code, params(values), -1))
        elif isinstance(frame, AskHint | Weigh | AskOdds):
            self.send(Because(frame.n, code, params(values)))
        else:
            self.send(Err(code, params(values)))

"""A player who plays on whatever the line does: asks again, sends again, and comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from httpx import TransportError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from .client import Browser, first_play

Frame = dict[str, Any]
AGAIN_S = 0.15
SILENT_S = 1.0
PAUSE_S = 0.02


def plain(view: Frame) -> Frame:
    """Return what a player does who never doubles and takes what is offered: the same at every table."""
    legal = view["legal"]
    if "play" in legal:
        return first_play(view)
    if "answer" in legal:
        return {"t": "answer", "accept": True}
    return {"t": next(action for action in legal if action not in ("double", "resign"))}


class Steady:
    """One seat's player. `address` may lead to another server each time; `acknowledged` are the answers it has."""

    def __init__(
        self,
        browser: Browser,
        match: str,
        address: Callable[[], str],
        enough: Callable[[Frame], bool] = lambda view: view["result"] is not None and view["result"]["match"],
        decide: Callable[[Frame], Frame] = plain,
    ) -> None:
        self.match = match
        self.view: Frame = {}
        self.seq = -1
        self.pending: Frame | None = None
        self.acknowledged: dict[str, int] = {}
        self.naks: list[str] = []
        self.lines = 0
        self.resynced = 0.0
        self._cookie = browser.cookie
        self._address = address
        self._enough = enough
        self._decide = decide

    async def play(self) -> None:
        """Play until it is enough."""
        while not (self.view and self._enough(self.view)):
            with contextlib.suppress(OSError, WebSocketException, TransportError, TimeoutError):
                await self._on_a_line()
            await asyncio.sleep(PAUSE_S)

    async def _on_a_line(self) -> None:
        address = self._address()
        async with asyncio.timeout(SILENT_S):
            line = await connect(
                address.replace("http", "ws") + "/ws", origin=Origin(address), compression=None, close_timeout=0.1,
                additional_headers={"Cookie": self._cookie}, ping_interval=None, max_queue=None,
            )  # fmt: skip
        self.lines += 1
        try:
            await self._follow(line)
        finally:
            await line.close()

    async def _follow(self, line: ClientConnection) -> None:
        quiet = 0.0
        await self._ask(line)
        while not (self.view and self._enough(self.view)):
            if self.pending is None and self.view and self.view["legal"] and self.seq >= self._head:
                command = self._decide(self.view)
                self.pending = {
                    "t": "cmd", "m": self.match, "id": str(uuid4()), "dn": self.view["dn"], "a": command
                }  # fmt: skip
                await line.send(json.dumps(self.pending))
            try:
                async with asyncio.timeout(AGAIN_S):
                    self._hear(json.loads(await line.recv()))
                quiet = 0.0
            except TimeoutError:
                quiet += AGAIN_S
                if quiet >= SILENT_S:
                    return
                await self._ask(line)

    @property
    def _head(self) -> int:
        return max(self.acknowledged.values(), default=-1)

    async def _ask(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"t": "hello", "m": self.match, "have": self.seq}))
        if self.pending is not None:
            await line.send(json.dumps(self.pending))

    def _hear(self, frame: Frame) -> None:
        if frame["t"] == "ev" and frame["seq"] >= self.seq:
            self.seq, self.view = frame["seq"], frame["view"]
            self.resynced = asyncio.get_running_loop().time()
        elif frame["t"] == "ack":
            self.acknowledged[frame["id"]] = max(frame["seq"], self.acknowledged.get(frame["id"], -1))
            self._answered(frame)
        elif frame["t"] == "nak" and frame["code"] != "retry":
            if self.pending is not None and frame["id"] == self.pending["id"]:
                self.naks.append(f"{frame['code']} {self.pending['a']['t']}")
            self._answered(frame)

    def _answered(self, frame: Frame) -> None:
        if self.pending is not None and frame["id"] == self.pending["id"]:
            self.pending = None

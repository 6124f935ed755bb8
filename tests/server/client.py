"""A browser as far as the server can tell: a cookie, plain requests and a real WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any
from uuid import UUID, uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

Frame = dict[str, Any]


class Browser:
    """A guest of the server at `address`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers={"X-Triktrak": "1"})
        self._sockets: list[ClientConnection] = []

    async def __aenter__(self) -> Browser:
        answer = await self.http.get("/api/me")
        assert answer.status_code == 200
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()

    def come_as(self, other: Browser) -> None:
        """Be the guest that `other` is."""
        self.http.cookies = other.http.cookies

    @property
    def cookie(self) -> str:
        """The Cookie header it sends."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def start(self, opponent: str = "local", length: int = 3, **conditions: Any) -> str:
        """Start a match and return its id."""
        answer = await self.http.post("/api/matches", json={"opponent": opponent, "length": length, **conditions})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def invite(self, name: str = "Ann", length: int = 3, **conditions: Any) -> tuple[str, str]:
        """Invite a friend; returns the match and the token of the link."""
        asked = {"opponent": "friend", "length": length, "names": [name], **conditions}
        answer = await self.http.post("/api/matches", json=asked)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"]), str(answer.json()["invitation"]["link"]).rsplit("/", 1)[1]

    async def join(self, token: str, name: str = "Ben") -> httpx.Response:
        """Sit down by a link."""
        return await self.http.post(f"/api/invitations/{token}", json={"name": name})

    async def line(self) -> ClientConnection:
        """Open a socket; it is closed with the browser."""
        socket = await connect(
            self.address.replace("http", "ws") + "/ws",
            additional_headers={"Cookie": self.cookie},
            origin=Origin(self.address),
            compression=None,
            max_queue=None,
        )
        self._sockets.append(socket)
        return socket

    async def sit(self, match: str, have: int = -1) -> Seat:
        """Follow a match on a socket of its own."""
        seat = Seat(await self.line(), match)
        await seat.hello(have)
        return seat


class Seat:
    """A socket that follows a match and remembers the newest view and all that was told."""

    def __init__(self, socket: ClientConnection, match: str) -> None:
        self.socket = socket
        self.match = match
        self.view: Frame = {}
        self.seq = -1
        self.events: list[Frame] = []
        self.here: list[bool] = []

    async def hello(self, have: int = -1, asks: Sequence[str] = ()) -> Frame:
        """Say hello and return the answer."""
        await self.write({"t": "hello", "m": self.match, "have": have, "asks": list(asks)})
        return await self.until("ev")

    async def write(self, frame: Frame) -> None:
        """Send a frame."""
        await self.socket.send(json.dumps(frame))

    async def read(self, within: float = 10.0) -> Frame:
        """Return the next frame, and keep what it says."""
        async with asyncio.timeout(within):
            frame: Frame = json.loads(await self.socket.recv())
        if frame["t"] == "here":
            self.here = frame["here"]
        if frame["t"] == "ev":
            assert frame["seq"] >= self.seq
            self.seq, self.view = frame["seq"], frame["view"]
            self.events += frame["e"]
        return frame

    async def until(self, *kinds: str) -> Frame:
        """Return the next frame of these kinds."""
        while (frame := await self.read())["t"] not in kinds:
            pass
        return frame

    def command(self, action: Frame, dn: int | None = None, command_id: UUID | None = None) -> Frame:
        """Return the command for an action at the decision of the newest view."""
        decision = self.view["dn"] if dn is None else dn
        return {"t": "cmd", "m": self.match, "id": str(command_id or uuid4()), "dn": decision, "a": action}

    async def do(self, action: Frame | str, **parts: Any) -> Frame:
        """Do something and return the answer; after an acknowledgement the view is the one it led to."""
        command = self.command({"t": action} if isinstance(action, str) else action, **parts)
        await self.write(command)
        while (frame := await self.until("ack", "nak"))["id"] != command["id"]:
            pass
        while frame["t"] == "ack" and self.seq < frame["seq"]:
            await self.until("ev")
        return frame

    async def quiet(self, within: float = 0.3) -> list[Frame]:
        """Return everything that still comes until nothing does."""
        frames = []
        try:
            while True:
                frames.append(await self.read(within))
        except TimeoutError:
            return frames

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()


def first_play(view: Frame) -> Frame:
    """Return the action that walks the step tree along its first edges."""
    steps, node = [], 0
    while view["tree"][node]:
        start, end, _, _, node = view["tree"][node][0]
        steps.append([start, end])
    return {"t": "play", "steps": steps}

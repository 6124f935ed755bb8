"""A line that goes wrong: a proxy that loses, repeats, swaps, delays and tears frames, and lets lines die silently.

In front of a server at TARGET it answers on a port of its own: `python -m server.proxy TARGET [SEED]` prints where.
It knows WebSocket frames (RFC 6455, 5.2) as far as their ends, and nothing of what is in them.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import sys
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from urllib.parse import urlsplit

_TEXT = 1
_HELD_S = 0.3


@dataclass(frozen=True)
class Faults:
    """How often what happens to a frame, and how long a delayed one waits at most."""

    drop: float = 0.1
    duplicate: float = 0.1
    reorder: float = 0.1
    delay: float = 0.1
    delay_s: float = 0.2
    tear: float = 0.2
    """A frame arrives in two pieces."""
    cut: float = 0.01
    """The line breaks in the middle of a frame."""
    silence: float = 0.01
    """The line stays open and nothing more gets through (half-open TCP)."""


CLEAN = Faults(0, 0, 0, 0, 0, 0, 0, 0)


class Proxy:
    """Serves `target` through a bad line; `done` counts what went wrong."""

    def __init__(self, target: str, faults: Faults, seed: int) -> None:
        self.done: Counter[str] = Counter()
        self._target = urlsplit(target)
        self._faults = faults
        self._chance = random.Random(seed)
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        """Where it answers."""
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._line(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            upgrade = b"upgrade: websocket" in head.lower()
            other, onwards = await asyncio.open_connection(self._target.hostname, self._target.port)
            ends.append(onwards)
            onwards.write(self._addressed(head, keep=upgrade))
            if upgrade:
                answer = await other.readuntil(b"\r\n\r\n")
                writer.write(answer)
                upgrade = b" 101 " in answer.partition(b"\r\n")[0]
            silent = asyncio.Event()
            ways = [(reader, onwards), (other, writer)]
            pumps = [asyncio.create_task(self._frames(*way, silent) if upgrade else _raw(*way)) for way in ways]
            try:
                # A request may be at its end while the answer is still on its way.
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED if upgrade else asyncio.ALL_COMPLETED)
            finally:
                for task in pumps:
                    task.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # either end has gone: so does the other
        finally:
            for end in ends:
                end.close()

    def _addressed(self, head: bytes, keep: bool) -> bytes:
        """The head of a request as the target wants it: its own name, and one request a line unless it is a socket."""
        here, there = self.address.encode(), self._target.geturl().encode()
        head = head.replace(here, there)
        head = re.sub(rb"(?im)^host: [^\r]*", b"Host: " + self._target.netloc.encode(), head)
        return head if keep else re.sub(rb"(?im)^connection: [^\r]*", b"Connection: close", head)

    async def _frames(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, silent: asyncio.Event) -> None:
        faults, held = self._faults, bytearray()

        def flush() -> None:
            if held and not writer.is_closing():
                writer.write(bytes(held))
            held.clear()

        async for opcode, frame in _split(reader):
            if self._happens("silence", faults.silence) or silent.is_set():
                silent.set()
                continue
            if opcode != _TEXT:
                writer.write(frame)
                continue
            if self._happens("drop", faults.drop):
                continue
            if not held and self._happens("reorder", faults.reorder):
                held += frame
                asyncio.get_running_loop().call_later(_HELD_S, flush)
                continue
            if self._happens("delay", faults.delay):
                await asyncio.sleep(self._chance.uniform(0, faults.delay_s))
            if self._happens("cut", faults.cut):
                writer.write(frame[: len(frame) // 2])
                await writer.drain()
                return
            if self._happens("tear", faults.tear):
                writer.write(frame[: len(frame) // 2])
                await asyncio.sleep(0.005)
                writer.write(frame[len(frame) // 2 :])
            else:
                writer.write(frame * (2 if self._happens("duplicate", faults.duplicate) else 1))
            flush()
            await writer.drain()

    def _happens(self, what: str, how_often: float) -> bool:
        if self._chance.random() >= how_often:
            return False
        self.done[what] += 1
        return True


async def _split(reader: asyncio.StreamReader) -> AsyncIterator[tuple[int, bytes]]:
    """Yield each frame as it lies on the line, with its opcode."""
    with contextlib.suppress(asyncio.IncompleteReadError, OSError):
        while True:
            frame = await reader.readexactly(2)
            opcode, masked, size = frame[0] & 0x0F, frame[1] >> 7, frame[1] & 0x7F
            if size >= 126:
                longer = await reader.readexactly(2 if size == 126 else 8)
                frame, size = frame + longer, int.from_bytes(longer)
            yield opcode, frame + await reader.readexactly(size + 4 * masked)


async def _raw(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()


async def _main(target: str, seed: int) -> None:
    async with Proxy(target, Faults(), seed) as proxy:
        print(proxy.address, flush=True)  # noqa: T201  whoever started it waits for this line
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], int((*sys.argv[2:], "1")[0])))

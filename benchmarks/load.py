"""Load on the play server: many matches of two sockets each, so many turns a second, and how long an answer takes.

`python benchmarks/load.py --matches 200 --seconds 60` starts a server of its own on a fresh data directory, plays
against it from this process and prints one JSON object. The generator has no rules: it walks the step trees that
the server sends. It ends by itself. `--bots 20 --levels expert world-class` seats so many more, one socket each, that
play against the program at these levels in turn; how long it takes is from the answer to a play until it is one's turn
again, with the program's roll, its cube and its play.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

AT_ONCE = 16
"""How many matches are set up at a time."""
PATIENCE_S = 10.0
"""After how long a frame counts as lost."""
_TICKS = os.sysconf("SC_CLK_TCK")


class View(msgspec.Struct):
    """What a player without rules needs to see."""

    dn: int
    legal: list[str]
    tree: list[list[tuple[int, int, int, int, int]]] | None


class Frame(msgspec.Struct):
    """Any frame of the server, as far as it matters here."""

    t: str
    seq: int = -1
    id: str = ""
    code: str = ""
    view: View | None = None


_decode = msgspec.json.Decoder(Frame).decode


class Seat:
    """A socket at a table."""

    def __init__(self, line: ClientConnection, match: str) -> None:
        self._line = line
        self._match = match
        self.view: View | None = None
        self.seq = -1

    async def hello(self) -> None:
        """Follow the match."""
        await self._line.send(json.dumps({"t": "hello", "m": self._match, "have": -1}))
        await self.reach(0)

    async def do(self, action: dict[str, Any]) -> tuple[float, Frame]:
        """Do something; returns how long the answer took, and the answer."""
        assert self.view is not None
        command = str(uuid4())
        frame = {"t": "cmd", "m": self._match, "id": command, "dn": self.view.dn, "a": action}
        sent = time.perf_counter()
        await self._line.send(json.dumps(frame))
        while (answer := await self._hear()).id != command:
            pass
        return time.perf_counter() - sent, answer

    async def reach(self, seq: int) -> None:
        """Read on until the view of entry `seq` is here."""
        while self.seq < seq:
            await self._hear()

    async def my_turn(self) -> None:
        """Read on until there is something to do."""
        while self.view is None or not self.view.legal:
            await self._hear()

    async def close(self) -> None:
        """Hang up."""
        await self._line.close()

    async def _hear(self) -> Frame:
        async with asyncio.timeout(PATIENCE_S):
            frame = _decode(await self._line.recv())
        if frame.view is not None:
            self.view, self.seq = frame.view, frame.seq
        return frame


class Load:
    """All matches, and what was measured."""

    def __init__(self, address: str, rate: float, seed: int) -> None:
        self.latencies: list[float] = []
        self.turns = 0
        self.thinking: dict[str, list[float]] = {}
        self.errors: Counter[str] = Counter()
        self._address = address
        self._period = 1 / rate
        self._chance = random.Random(seed)
        self._setting_up = asyncio.Semaphore(AT_ONCE)

    async def table(self) -> list[Seat]:
        """Let two new guests sit down at a new match without end."""
        async with self._setting_up, self._guest() as host, self._guest() as guest:
            made = await host.post("/api/matches", json={"opponent": "friend", "length": 0, "jacoby": False})
            match, link = made.json()["id"], made.json()["invitation"]["link"]
            (await guest.post(f"/api/invitations/{link.rsplit('/', 1)[1]}", json={})).raise_for_status()
            seats = [Seat(await self._line(each), match) for each in (host, guest)]
            for seat in seats:
                await seat.hello()
        return seats

    async def opponent(self, level: str) -> Seat:
        """Let a new guest sit down against the program."""
        async with self._setting_up, self._guest() as guest:
            asked = {"opponent": "bot", "length": 0, "jacoby": False, "level": level}
            made = await guest.post("/api/matches", json=asked)
            seat = Seat(await self._line(guest), made.json()["id"])
            await seat.hello()
            # The program may have won the opening; and what it loads at first is not what is measured.
            await seat.my_turn()
        return seat

    async def play(self, seats: list[Seat], until: float) -> None:
        """Let two play a turn every so often."""
        await self._each_time(until, lambda: self._turn(seats))

    async def play_program(self, seat: Seat, level: str, until: float) -> None:
        """Play a turn against the program every so often."""
        took = self.thinking.setdefault(level, [])
        await self._each_time(until, lambda: self._turn_against(seat, took))

    async def _each_time(self, until: float, turn: Callable[[], Awaitable[None]]) -> None:
        # A turn that takes longer than it may makes the next one late, not fewer.
        due = time.perf_counter() + self._chance.random() * self._period
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self._period
            try:
                await turn()
            except Exception as error:
                self.errors[type(error).__name__] += 1
                return

    async def _turn(self, seats: list[Seat]) -> None:
        played = False
        while not played:
            seat = next(seat for seat in seats if seat.view is not None and seat.view.legal)
            action = _action(seat.view)
            played = action["t"] == "play"
            took, answer = await seat.do(action)
            if answer.t != "ack":
                self.errors[answer.code] += 1
                return
            self.latencies.append(took)
            for each in seats:
                await each.reach(answer.seq)
        self.turns += 1

    async def _turn_against(self, seat: Seat, took: list[float]) -> None:
        played = False
        while not played:
            action = _action(seat.view)
            played = action["t"] == "play"
            took_ack, answer = await seat.do(action)
            if answer.t != "ack":
                self.errors[answer.code] += 1
                return
            self.latencies.append(took_ack)
            begun = time.perf_counter()
            await seat.reach(answer.seq)
            if played and seat.view is not None and not seat.view.legal:
                await seat.my_turn()
                took.append(time.perf_counter() - begun)
            await seat.my_turn()

    def _guest(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self._address, headers={"X-Triktrak": "1"}, timeout=30)

    async def _line(self, guest: httpx.AsyncClient) -> ClientConnection:
        return await connect(
            self._address.replace("http", "ws") + "/ws",
            origin=Origin(self._address),
            additional_headers={"Cookie": f"tt={guest.cookies['tt']}"},
            compression=None,
            max_queue=None,
        )


def _action(view: View | None) -> dict[str, Any]:
    """The first play of the step tree, or whatever else keeps the game going."""
    assert view is not None
    if "play" in view.legal and view.tree is not None:
        steps, node = [], 0
        while view.tree[node]:
            start, end, _, _, node = view.tree[node][0]
            steps.append([start, end])
        return {"t": "play", "steps": steps}
    if "answer" in view.legal:
        return {"t": "answer", "accept": True}
    return {"t": next(action for action in view.legal if action in ("roll", "next", "take"))}


@contextmanager
def server(home: str) -> Iterator[tuple[int, str]]:
    """A server in a process of its own: its process number and its address."""
    with subprocess.Popen(
        [sys.executable, "-m", "triktrak", "serve", "--port", "0", "--no-browser"],
        stdout=subprocess.PIPE, text=True, env=os.environ | {"TRIKTRAK_HOME": home},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            yield process.pid, process.stdout.readline().strip()
        finally:
            process.terminate()


def cpu_seconds(pid: int) -> float:
    """How long a process has been computing."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def memory_mib(pid: int) -> float:
    """How much memory a process holds."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def shares(seconds: list[float]) -> dict[str, float]:
    """How long things took, in milliseconds."""
    ordered = sorted(1000 * each for each in seconds)
    at = {"p50": statistics.median(ordered), "p99": ordered[int(len(ordered) * 0.99)], "max": ordered[-1]}
    return {name: round(value, 2) for name, value in at.items()}


async def measure(pid: int, address: str, given: argparse.Namespace) -> dict[str, Any]:
    """Play so many matches for so long; returns the figures."""
    load, matches, seconds = Load(address, given.rate, given.seed), given.matches, given.seconds
    tables = await asyncio.gather(*(load.table() for _ in range(matches)))
    levels = [given.levels[n % len(given.levels)] for n in range(given.bots)]
    alone = await asyncio.gather(*(load.opponent(level) for level in levels))
    cpu, own, begun = cpu_seconds(pid), time.process_time(), time.perf_counter()
    await asyncio.gather(
        *(load.play(seats, begun + seconds) for seats in tables),
        *(load.play_program(seat, level, begun + seconds) for seat, level in zip(alone, levels, strict=True)),
    )
    took = time.perf_counter() - begun
    used, mine, memory = cpu_seconds(pid) - cpu, time.process_time() - own, memory_mib(pid)
    await asyncio.gather(*(seat.close() for seats in [*tables, alone] for seat in seats))
    return {
        "matches": matches,
        "seconds": round(took, 1),
        "turns_per_second": round(load.turns / took, 1),
        "turns_per_second_and_match": round(load.turns / took / matches, 3),
        "commands": len(load.latencies),
        "ack_ms": shares(load.latencies),
        "program_ms": {level: {"turns": len(times), **shares(times)} for level, times in load.thinking.items()},
        "errors": dict(load.errors),
        "server_cpu_percent": round(100 * used / took, 1),
        "generator_cpu_percent": round(100 * mine / took, 1),
        "server_memory_mib": round(memory, 1),
        "load_average": round(os.getloadavg()[0], 1),
    }


def main() -> int:
    """Run the measurement; the exit code is 1 if anything went wrong or was too slow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=1.05, help="turns a second and match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--p99", type=float, default=50.0, help="milliseconds that 99 %% of the answers may take")
    parser.add_argument("--bots", type=int, default=0, help="matches against the program beside these")
    parser.add_argument("--levels", nargs="+", default=["expert"], help="at which it plays, in turn")
    parser.add_argument("--answer", type=float, default=300.0, help="milliseconds that 99 %% of its turns may take")
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard) if soft != hard else (soft, hard))
    with tempfile.TemporaryDirectory() as home, server(home) as (pid, address):
        figures = asyncio.run(measure(pid, address, given))
    print(json.dumps(figures, indent=1))
    late = any(level["p99"] > given.answer for level in figures["program_ms"].values())
    return 1 if figures["errors"] or figures["ack_ms"]["p99"] > given.p99 or late else 0


if __name__ == "__main__":
    sys.exit(main())

"""How long a server takes to answer about a large scorebook: `python benchmarks/book_stats.py --games 5000`.

Starts a server of its own on a fresh data directory with a random book of so many games, asks from this process, and
prints one JSON object: milliseconds for each kind of request, by the clock and of the server's processor time.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec

from load import cpu_seconds, server  # type: ignore[import-not-found]  # beside this script, so on its path
from triktrak.scorebook import Book
from triktrak.scorebook.ops import draft
from triktrak.store.books import HOME, BookStore

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from scorebook.books import random_book

NOW_US = 1_800_000_000_000_000
PER_SHEET = 2.4
"""Fewer lines than a sheet of a random book has on average."""


def book_of(games: int, players: int, seed: int) -> Book:
    """A random book of at least so many games, within three years."""
    sheets = int(games / PER_SHEET)
    return random_book(random.Random(seed), sheets=sheets, players=players, span=1000)


def measured(
    pid: int, ask: Callable[[int], httpx.Response], times: int, before: Callable[[int], None] | None = None
) -> dict[str, float]:
    """The milliseconds of so many requests; what happens before each of them takes none."""
    took, sizes, cpu = [], [], cpu_seconds(pid)
    for turn in range(times):
        if before is not None:
            before(turn)
        begun = time.perf_counter()
        answer = ask(turn)
        took.append(1000 * (time.perf_counter() - begun))
        answer.raise_for_status()
        sizes.append(len(answer.content))
    took.sort()
    return {
        "p50": round(statistics.median(took), 1),
        "p95": round(took[int(0.95 * times)], 1),
        "max": round(took[-1], 1),
        "cpu": round(1000 * (cpu_seconds(pid) - cpu) / times, 1),
        "bytes": max(sizes),
    }


def measure(home: str, book: Book, times: int) -> dict[str, Any]:
    """Ask a server for all that it tells of a book."""
    db = Path(home) / "triktrak.db"
    with closing(BookStore(db)) as books:
        books.write(HOME, [made for record in book if (made := draft(record)) is not None], NOW_US)
    players, lines = [one.id for one in book.players.values() if not one.same_as], list(book.lines.values())

    def write(turn: int) -> None:
        change = draft(msgspec.structs.replace(lines[turn], note=f"seen {turn}"), lines[turn])
        assert change is not None
        with closing(BookStore(db)) as books:
            books.write(HOME, [change], NOW_US + turn + 1)

    with server(home) as (pid, address), httpx.Client(base_url=address, timeout=60) as client:
        client.get("/api/me")

        def get(path: str = "stats", **query: Any) -> httpx.Response:
            return client.get(f"/api/book/{path}", params=query)

        def again(
            ask: Callable[[int], httpx.Response], before: Callable[[int], None] | None = None
        ) -> dict[str, float]:
            return measured(pid, ask, times, before)

        one = players[0]
        scopes = [{"what": "player", "id": one}, {"what": "pair", "first": one, "second": players[1]}]
        headers = {"X-Triktrak": "1"}
        shared = [client.post("/api/book/shares", json={"scope": scope}, headers=headers).json() for scope in scopes]
        pages = [f"/s/{share['slug']}?l=nl" for share in shared]
        asked = {
            "whole book": lambda _: get(),
            "a player": lambda turn: get(players=players[turn % len(players)]),
            "a month": lambda turn: get(month=f"2026-{turn % 12 + 1:02}"),
            "pairs as CSV": lambda _: get(format="csv", figure="pairs"),
            "list": lambda turn: get("sheets", offset=50 * turn),
            "search": lambda turn: get("sheets", words=book.name(players[turn % len(players)])),
            "history": lambda turn: get(f"history/line/{lines[turn].id}"),
            "shared pages": lambda _: get("shares"),
            "page of a player": lambda _: client.get(pages[0]),
            "page of two": lambda _: client.get(pages[1]),
            "whole book for a device": lambda _: client.get("/api/book"),
            "backup": lambda _: get("export", format="json"),
            "table": lambda _: get("export"),
            "match files": lambda _: get("export", format="mat"),
        }
        after = {"whole book", "a player", "list", "search", "page of a player"}
        return {
            "first": measured(pid, lambda _: get(), 1),
            **{name: again(ask) for name, ask in asked.items()},
            **{f"{name}, after a write": again(asked[name], write) for name in asked if name in after},
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--players", type=int, default=40)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    book = book_of(asked.games, asked.players, asked.seed)
    with tempfile.TemporaryDirectory() as home:
        figures = measure(home, book, asked.times)
    print(json.dumps({"lines": len(book.lines), "sheets": len(book.sheets), "ms": figures}, indent=1))


if __name__ == "__main__":
    main()

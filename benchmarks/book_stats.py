"""How long the statistics of a large scorebook take to answer: `python benchmarks/book_stats.py --games 5000`.

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
    """Ask a server for the statistics in several ways."""
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

        def get(**query: Any) -> httpx.Response:
            return client.get("/api/book/stats", params=query)

        return {
            "first": measured(pid, lambda _: get(), 1),
            "whole book": measured(pid, lambda _: get(), times),
            "a player": measured(pid, lambda turn: get(players=players[turn % len(players)]), times),
            "a month": measured(pid, lambda turn: get(month=f"2026-{turn % 12 + 1:02}"), times),
            "pairs as CSV": measured(pid, lambda _: get(format="csv", figure="pairs"), times),
            "whole book, each time after a line was written": measured(pid, lambda _: get(), times, write),
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

"""The statistics of a scorebook over the network: those of one's own book, as JSON and as tables."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from scorebook.books import random_book
from triktrak.scorebook import Book
from triktrak.scorebook.ops import draft
from triktrak.scorebook.statistics import Filter, Summary, summary
from triktrak.scorebook.statistics.tables import FIGURES
from triktrak.store.books import HOME, BookStore

from .client import Browser
from .conftest import Setup, served


def written(db: Path) -> Book:
    """A book that is kept in `db` as that of this computer."""
    book = random_book(Random(7), sheets=60)
    with closing(BookStore(db)) as books:
        books.write(HOME, [made for record in book if (made := draft(record)) is not None], 1_800_000_000_000_000)
    return book


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Book]]:
    """A server with a book in it that nobody writes in."""
    db = tmp_path_factory.mktemp("library") / "triktrak.db"
    book = written(db)
    with served(db, Setup()) as address:
        yield address, book


@pytest.fixture
def kept(library: tuple[str, Book]) -> Book:
    return library[1]


@pytest.fixture
async def reader(library: tuple[str, Book]) -> AsyncIterator[Browser]:
    async with Browser(library[0]) as browser:
        yield browser


async def test_the_statistics_are_those_of_the_records(reader: Browser, kept: Book) -> None:
    answer = await reader.http.get("/api/book/stats")
    assert answer.headers["content-type"] == "application/json"
    assert msgspec.json.decode(answer.content, type=Summary) == summary(kept)
    anna, bo = list(kept.players)[:2]
    place = next(iter(kept.places))
    query: dict[str, Any] = {
        "players": [anna],
        "opponents": [bo],
        "places": [place],
        "kinds": ["match", "money"],
        "lengths": [0, 5],
        "since": "2025-02-01",
        "clock": "false",
        "lang": "nl",
    }
    answer = await reader.http.get("/api/book/stats", params=query)
    asked = Filter(
        players=(anna,),
        opponents=(bo,),
        places=(place,),
        kinds=("match", "money"),
        lengths=(0, 5),
        since="2025-02-01",
        clock=False,
    )
    assert msgspec.json.decode(answer.content, type=Summary) == summary(kept, asked)


async def test_they_follow_what_is_written(tmp_path: Path) -> None:
    db = tmp_path / "triktrak.db"
    book = written(db)
    line = next(line for line in book.lines.values() if book.sheets[line.sheet].kind == "money" and not line.struck)
    change = draft(msgspec.structs.replace(line, struck=True), line)
    assert change is not None
    with served(db, Setup()) as address:
        async with Browser(address) as browser:
            before = (await browser.http.get("/api/book/stats")).json()["whole"]["games"]
            with closing(BookStore(db)) as books:
                books.write(HOME, [change], 1_800_000_000_000_001)
            assert (await browser.http.get("/api/book/stats")).json()["whole"]["games"] == before - 1


@pytest.mark.parametrize("semicolon", [False, True])
async def test_every_figure_is_a_table_too(reader: Browser, kept: Book, semicolon: bool) -> None:
    for figure in FIGURES:
        query: dict[str, str | bool] = {"format": "csv", "figure": figure, "semicolon": semicolon, "bom": semicolon}
        answer = await reader.http.get("/api/book/stats", params=query)
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        assert f"triktrak-{figure}.csv" in answer.headers["content-disposition"]
        assert answer.content.startswith(b"\xef\xbb\xbf") == semicolon
        shown = io.StringIO(answer.content.decode("utf-8-sig"), newline="")
        head, *rows = csv.reader(shown, delimiter=";" if semicolon else ",")
        assert all(len(row) == len(head) > 1 for row in rows)
    answer = await reader.http.get("/api/book/stats", params={"format": "csv", "figure": "players"})
    players = csv.DictReader(io.StringIO(answer.text, newline=""))
    assert [row["name"] for row in players] == [part.name for part in summary(kept).players]


async def test_nobody_sees_the_figures_of_another_guest(tmp_path: Path) -> None:
    db = tmp_path / "triktrak.db"
    assert written(db).sheets
    with served(db, Setup(names=("club.example",))) as address:
        async with Browser(address) as guest:
            assert (await guest.http.get("/api/book/stats")).json()["whole"]["games"] == 0


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("since=0000-01-01", 422, "book_day"),
        ("month=2026-13", 422, "book_filter"),
        ("kinds=chess", 422, "book_filter"),
        ("lengths=-1", 422, "book_filter"),
        (f"lengths={10**30}", 422, "book_filter"),
        ("players=Anna", 422, "book_filter"),
        ("players=01900000-0000-7000-8000-00000000ffff", 404, "book_unknown"),
        ("figure=weather", 422, "book_figure"),
        ("format=xlsx", 422, "bad_field"),
        ("weather=rain", 422, "bad_field"),
        ("players=%00", 422, "book_filter"),
        ("clock=maybe", 422, "bad_field"),
    ],
)
async def test_what_cannot_be_asked_is_refused_by_name(reader: Browser, query: str, status: int, code: str) -> None:
    answer = await reader.http.get(f"/api/book/stats?{query}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_the_answer_is_described_in_full(reader: Browser) -> None:
    described = (await reader.http.get("/api/openapi.json")).json()["paths"]["/api/book/stats"]["get"]
    schema = described["responses"]["200"]["content"]["application/json"]["schema"]
    assert set(schema["properties"]) == set(Summary.__struct_fields__)
    assert "$ref" not in str(schema)

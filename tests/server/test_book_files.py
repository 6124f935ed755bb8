"""The scorebook as files over the network: given away, looked at before anything is written, written whole or not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorebook.books import random_book
from triktrak.scorebook import Book
from triktrak.scorebook.files import export_as
from triktrak.scorebook.ops import draft
from triktrak.server.config import Limits
from triktrak.store.books import HOME, BookStore

from .client import Browser
from .conftest import Serve

TABLE = b"Datum;Speler 1;Speler 2;Winnaar;Winst;Cube\r\n31-12-2026;Anna;Bo;Anna;gammon;2\r\n"
IMPORT = "/api/book/import"


@pytest.fixture
async def browser(serve: Serve) -> AsyncIterator[Browser]:
    async with Browser(serve()) as browser:
        yield browser


async def look(browser: Browser, data: bytes, **asked: object) -> dict[str, Any]:
    answer = await browser.http.post(IMPORT, params=asked, content=data)  # type: ignore[arg-type]  # settings by name, as they come
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def exported(browser: Browser, **asked: object) -> bytes:
    answer = await browser.http.get("/api/book/export", params=asked)  # type: ignore[arg-type]  # settings by name, as they come
    assert answer.status_code == 200, answer.text
    return answer.content


async def test_a_file_is_shown_first_and_written_with_the_token_of_what_was_shown(browser: Browser) -> None:
    before = await exported(browser, format="json")
    shown = await look(browser, TABLE, lang="nl")
    assert (shown["written"], shown["sheets"], shown["preview"][0]["players"]) == (False, 1, ["Anna", "Bo"])
    assert {"heading": "Datum", "field": "day"} in shown["columns"]
    assert {"heading": "speler 2", "field": "player:2"} in shown["fields"]
    assert await exported(browser, format="json") == before
    assert (await look(browser, TABLE, token=shown["token"]))["written"] is True
    assert (await look(browser, TABLE))["doubles"] == 1


async def test_the_token_is_no_good_for_another_file_other_choices_or_a_book_that_has_moved_on(
    browser: Browser,
) -> None:
    token = (await look(browser, TABLE))["token"]
    for data, asked in ((TABLE + b"\r\n", {}), (TABLE, {"leave_out": True})):
        answer = await browser.http.post(IMPORT, params={"token": token, **asked}, content=data)
        assert (answer.status_code, answer.json()["code"]) == (409, "book_import_changed")
    await look(browser, TABLE, token=token)
    answer = await browser.http.post(IMPORT, params={"token": token}, content=TABLE)
    assert answer.status_code == 409
    assert (await look(browser, TABLE))["doubles"] == 1


async def test_of_two_who_write_the_same_preview_at_once_one_does(browser: Browser) -> None:
    token = (await look(browser, TABLE))["token"]
    asked = [browser.http.post(IMPORT, params={"token": token}, content=TABLE) for _ in range(2)]
    assert sorted(answer.status_code for answer in await asyncio.gather(*asked)) == [200, 409]
    assert (await look(browser, TABLE))["doubles"] == 1


async def test_with_a_fault_nothing_is_written_and_the_fault_is_named_in_the_readers_language(browser: Browser) -> None:
    wrong = TABLE + b"31-12-2026;Anna;Bo;Bo;gammon;3\r\n"
    shown = await look(browser, wrong, lang="de")
    assert (shown["refused"], shown["faults"]) == (True, 1)
    (fault,) = (odd for odd in shown["problems"] if odd["fatal"])
    assert (fault["line"], fault["column"], fault["code"]) == (3, "Cube", "cube")
    assert fault["text"].startswith("Ein")
    answer = await browser.http.post(IMPORT, params={"token": shown["token"]}, content=wrong)
    assert (answer.status_code, answer.json()["code"]) == (422, "book_import_refused")
    assert b'"players":[]' in await exported(browser, format="json")


async def test_columns_that_say_nothing_can_be_named(browser: Browser) -> None:
    data = b"Wanneer,Wie,Tegen wie,uitslag\n2026-05-01,Anna,Bo,7-4\n"
    shown = await look(browser, data)
    assert (shown["refused"], shown["sheets"], [odd["code"] for odd in shown["problems"]]) == (
        True,
        0,
        ["book_columns_missing"],
    )
    assert [column["field"] for column in shown["columns"]] == ["", "", "", "result"]
    named = await look(browser, data, columns=["1=day", "2=player:1", "3=player:2"])
    assert (named["refused"], named["preview"][0]["players"]) == (False, ["Anna", "Bo"])


@pytest.mark.parametrize(
    ("data", "asked", "status", "code"),
    [
        (b"", {}, 422, "book_file_empty"),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF", {}, 422, "book_file_binary"),
        (b"{}", {}, 422, "book_backup_other"),
        (TABLE, {"columns": "Datum"}, 422, "book_import_map"),
        (TABLE, {"days": "xyz"}, 422, "book_import_days"),
        (TABLE, {"days": "xyzz"}, 422, "bad_field"),
        (TABLE, {"unheard": "of"}, 422, "bad_field"),
    ],
)
async def test_what_cannot_be_read_is_refused_with_a_sentence(
    browser: Browser, data: bytes, asked: dict[str, str], status: int, code: str
) -> None:
    answer = await browser.http.post(IMPORT, params=asked, content=data)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert "{" not in answer.json()["text"]


async def test_a_file_may_be_larger_than_other_requests_but_not_endless(serve: Serve) -> None:
    table = TABLE + b"31-12-2026;Anna;Bo;Anna;gammon;2\r\n" * 3000
    async with Browser(serve(limits=Limits(body_bytes=1000, book_bytes=2000, file_bytes=200_000))) as browser:
        assert (await look(browser, table))["sheets"] == 3001
        assert (await browser.http.post(IMPORT, content=table * 2)).status_code == 413

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(20):
                yield table

        # Nobody says how long it is; it ends where too much has come.
        assert (await browser.http.post(IMPORT, content=endless())).status_code == 400


@pytest.mark.parametrize(
    ("form", "kind"),
    [("csv", "text/csv"), ("csv-semicolon", "text/csv"), ("json", "application/json"), ("mat", "text/plain")],
)
async def test_the_book_is_given_away_in_every_form(form: str, kind: str, serve: Serve, tmp_path: Path) -> None:
    address = serve()
    with closing(BookStore(tmp_path / "triktrak.db")) as books:
        drafts = [made for record in random_book(Random(3)) if (made := draft(record)) is not None]
        books.write(HOME, drafts, 1_800_000_000_000_000)
        book = Book(books.records(HOME))
    bom = form.startswith("csv")
    async with Browser(address) as browser:
        answer = await browser.http.get("/api/book/export", params={"format": form, "lang": "nl", "bom": bom})
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["content-disposition"].endswith(f'.{form[:3] if form != "json" else form}"')
        assert answer.content == export_as(book, form, bom=bom, lang="nl").data
        sheet = next(iter(book.standings))
        one = await exported(browser, format=form, sheets=sheet)
        assert one == export_as(book, form, sheets=[sheet]).data
        assert (await browser.http.get("/api/book/export", params={"sheets": "nowhere"})).status_code == 404
        assert (await browser.http.get("/api/book/export", params={"format": "xls"})).status_code == 422


async def test_a_request_of_another_page_takes_nothing_in(browser: Browser) -> None:
    answer = await browser.http.post(IMPORT, content=TABLE, headers={"X-Triktrak": ""})
    assert answer.status_code == 403

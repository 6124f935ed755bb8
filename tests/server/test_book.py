"""The scorebook over the network: devices tell each other what was written, and links let others in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from triktrak.scorebook.clock import tick
from triktrak.scorebook.ops import Draft
from triktrak.store.books import HOME, BookStore

from .client import Browser
from .conftest import Serve

MS = 1_767_225_600_000
_numbers = count(1)
Fields = dict[str, Any]


def new() -> str:
    return f"01900000-0000-7000-8000-{next(_numbers):012x}"


class Phone:
    """A device with a scorebook of its own making."""

    def __init__(self, browser: Browser, sheet: str | None = None) -> None:
        self.browser, self.sheet, self.cursor = browser, sheet, ""
        self.device = f"{next(_numbers):012x}"
        self.records: dict[str, Fields] = {}

    def op(self, kind: str, id_: str, fields: Fields, **more: object) -> Fields:
        stamp = tick("", MS + next(_numbers), self.device)
        return {"op": new(), "kind": kind, "id": id_, "fields": fields, "hlc": stamp, **more}

    async def sync(self, *ops: Fields, **headers: str) -> Fields:
        """Tell these operations and take what is new."""
        asked = {"cursor": self.cursor, "ops": list(ops)} | ({"sheet": self.sheet} if self.sheet else {})
        answer = await self.browser.http.post("/api/book/sync", json=asked, headers=headers)
        assert answer.status_code == 200, answer.text
        told: Fields = answer.json()
        self.cursor = told["cursor"]
        for change in told["changes"]:
            self.records[change["id"]] = change
        return told

    async def new_sheet(self) -> tuple[str, str, str]:
        """Two players and a match to 5; the ids of sheet and players."""
        anna, bo, sheet = new(), new(), new()
        match = {"kind": "match", "players": [anna, bo], "day": "2026-05-01", "length": 5}
        told = await self.sync(
            self.op("player", anna, {"name": f"Anna {anna[-4:]}"}),
            self.op("player", bo, {"name": "Bo", "note": "hates losing"}),
            self.op("sheet", sheet, match),
        )
        assert [result["ok"] for result in told["results"]] == [True] * 3
        return sheet, anna, bo

    def line(self, sheet: str, number: int = 1, winner: int = 0) -> Fields:
        actions = [{"t": "result", "winner": winner, "kind": 1, "cube": 1, "end": "bear-off"}]
        return self.op("line", new(), {"sheet": sheet, "number": number, "actions": actions})


@pytest.fixture
def phone(browser: Browser) -> Phone:
    return Phone(browser)


@pytest.fixture
def club(serve: Serve) -> str:
    """A server that others reach by a gateway: every guest has a book of their own there."""
    return serve(names=("club.example",))


@pytest.fixture
async def owner(club: str) -> AsyncIterator[Phone]:
    async with Browser(club) as browser:
        yield Phone(browser)


@pytest.fixture
async def friend(club: str) -> AsyncIterator[Browser]:
    async with Browser(club) as browser:
        yield browser


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def invite(owner: Phone, **whom: str) -> str:
    answer = await owner.browser.http.post("/api/book/invitations", json=whom)
    assert answer.status_code == 201, answer.text
    link = answer.json()["link"]
    assert link.startswith("http://club.example:")
    return str(link.rsplit("/", 1)[1])


async def test_two_devices_at_home_have_the_same_book(phone: Phone) -> None:
    sheet, *_ = await phone.new_sheet()
    async with Browser(phone.browser.address) as other:
        tablet = Phone(other)
        await tablet.sync()
        assert tablet.records[sheet]["fields"]["length"] == 5
        line = tablet.line(sheet)
        assert (await tablet.sync(line))["results"] == [{"op": line["op"], "ok": True}]
    told = await phone.sync()
    assert [change["id"] for change in told["changes"]] == [line["id"]]
    assert told["changes"][0]["hlcs"]["sheet"] == line["hlc"]
    assert (await phone.sync(line))["changes"] == []


async def test_what_the_command_line_writes_is_told_too(phone: Phone, database: Path) -> None:
    await phone.sync()
    place = new()
    with closing(BookStore(database)) as books:
        books.write(HOME, [Draft(kind="place", id=place, fields={"name": "De Kurk"})], MS * 1000)
    assert [change["id"] for change in (await phone.sync())["changes"]] == [place]


async def test_a_bad_operation_is_refused_in_the_readers_language_and_told_what_stands(phone: Phone) -> None:
    sheet, anna, _ = await phone.new_sheet()
    never, sound = new(), phone.line(sheet)
    bad = [
        phone.op("player", anna, {"name": "x" * 10_000}),
        phone.op("sheet", never, {"kind": "match", "players": [anna], "day": "0000-00-00", "length": 5}),
        {"op": "nonsense", "kind": "player"},
        {},
    ]
    told = await phone.sync(*bad, sound, **{"Accept-Language": "nl"})
    assert [result["ok"] for result in told["results"]] == [False, False, False, False, True]
    assert [result.get("code") for result in told["results"][:4]] == [
        "book_record",
        "book_record",
        "book_op",
        "book_op",
    ]
    assert told["results"][2]["op"] == "nonsense"
    assert "Dit is geen wijziging" in told["results"][2]["text"]
    stands = {change["id"]: change for change in told["changes"]}
    assert stands[anna]["fields"]["name"].startswith("Anna")
    assert stands[never] == {"kind": "sheet", "id": never, "fields": {}, "hlcs": {}, "gone": True}


async def test_a_whole_book_is_read_at_once(phone: Phone) -> None:
    sheet, *_ = await phone.new_sheet()
    await phone.sync(phone.op("place", gone := new(), {"name": "De Kurk"}), phone.op("place", gone, {}, gone=True))
    state = (await phone.browser.http.get("/api/book")).json()
    assert state["cursor"] == phone.cursor
    ids = {change["id"] for change in state["changes"]}
    assert sheet in ids
    assert gone not in ids


async def test_every_guest_of_a_server_for_others_has_a_book_of_their_own(owner: Phone, friend: Browser) -> None:
    sheet, *_ = await owner.new_sheet()
    assert (await friend.http.get("/api/book")).json()["changes"] == []
    assert refusal(await friend.http.get(f"/api/book?sheet={sheet}")) == (404, "book_unknown")
    assert refusal(await friend.http.get(f"/api/book/history/sheet/{sheet}")) == (404, "book_unknown")


async def test_a_link_lets_a_friend_write_on_one_sheet(owner: Phone, friend: Browser) -> None:
    sheet, _, bo = await owner.new_sheet()
    other, *_ = await owner.new_sheet()
    token = await invite(owner, sheet=sheet)
    for _ in range(2):
        seen = (await friend.http.get(f"/api/book/invitations/{token}")).json()
        assert ([seat["name"] for seat in seen["sheet"]["players"]][1], seen["sheet"]["score"]) == ("Bo", [0, 0])
    opened = await friend.http.post(f"/api/book/invitations/{token}")
    assert (opened.status_code, opened.json()) == (201, {"sheet": sheet})
    phone = Phone(friend, sheet)
    line, elsewhere = phone.line(sheet), phone.line(other)
    told = await phone.sync(line, elsewhere, phone.op("player", bo, {"name": "Boris"}))
    assert [result.get("code") for result in told["results"]] == [None, "book_not_yours", "book_not_yours"]
    assert {change["kind"] for change in told["changes"]} == {"player", "sheet", "line"}
    assert phone.records.pop(elsewhere["id"])["gone"]
    assert phone.records[bo]["fields"] == {"name": "Bo"}
    assert other not in phone.records
    assert line["id"] in {change["id"] for change in (await owner.sync())["changes"]}
    async with Browser(friend.address) as third:
        assert refusal(await third.http.post(f"/api/book/invitations/{token}")) == (410, "book_link_used")
        assert refusal(await third.http.get(f"/api/book?sheet={sheet}")) == (404, "book_unknown")
    assert (await owner.browser.http.delete(f"/api/book/invitations?sheet={sheet}")).status_code == 204
    assert refusal(await friend.http.post("/api/book/sync", json={"sheet": sheet})) == (404, "book_unknown")


async def test_the_other_player_confirms_on_a_device_of_their_own(owner: Phone, friend: Browser) -> None:
    sheet, anna, bo = await owner.new_sheet()
    await owner.sync(owner.line(sheet))
    token = await invite(owner, sheet=sheet, player=bo)
    assert refusal(await owner.browser.http.post(f"/api/book/invitations/{token}")) == (409, "book_link_own")
    await friend.http.post(f"/api/book/invitations/{token}")
    confirmation = f"/api/book/sheets/{sheet}/confirmation"
    assert refusal(await owner.browser.http.post(confirmation, json={"player": bo})) == (403, "book_confirmed")
    assert refusal(await friend.http.post(confirmation, json={"player": anna})) == (403, "book_confirm_other")
    assert (await friend.http.post(confirmation, json={"player": bo})).status_code == 204
    await owner.sync()
    assert owner.records[sheet]["fields"]["confirmed"] == [bo]
    (found,) = (await owner.browser.http.get("/api/book/sheets")).json()["sheets"]
    assert found["confirmed"]


async def test_a_link_to_the_whole_book_makes_a_second_device_of_the_same_person(owner: Phone, friend: Browser) -> None:
    sheet, *_ = await owner.new_sheet()
    token = await invite(owner)
    assert (await friend.http.post(f"/api/book/invitations/{token}")).json() == {"sheet": None}
    second = Phone(friend)
    await second.sync(second.line(sheet))
    assert sheet in second.records
    assert "line" in {change["kind"] for change in (await owner.sync())["changes"]}


async def test_nobody_is_invited_to_what_is_not_there(owner: Phone) -> None:
    sheet, anna, _ = await owner.new_sheet()
    for asked, status in (({"sheet": new()}, 404), ({"sheet": sheet, "player": new()}, 404), ({"sheets": sheet}, 422)):
        assert (await owner.browser.http.post("/api/book/invitations", json=asked)).status_code == status
    assert refusal(await owner.browser.http.get("/api/book/invitations/x")) == (404, "book_link_unknown")
    assert anna in owner.records


async def test_sheets_are_found_by_what_stands_on_them(owner: Phone) -> None:
    http = owner.browser.http
    first, anna, _ = await owner.new_sheet()
    second, *_ = await owner.new_sheet()
    place = new()
    await owner.sync(owner.op("place", place, {"name": "De Blote Steen"}))
    await owner.sync(owner.op("sheet", second, {"place": place, "day": "2026-06-01", "note": "At the window"}))
    await owner.sync(owner.line(first), owner.line(first, 2))

    async def found(query: str) -> list[str]:
        answer = await http.get(f"/api/book/sheets?{query}")
        assert answer.status_code == 200, answer.text
        return [sheet["id"] for sheet in answer.json()["sheets"]]

    assert await found("") == [second, first]
    assert await found("words=window blote") == [second]
    assert await found(f"words=anna {anna[-4:]}") == [first]
    assert await found(f"players={anna}") == [first]
    assert await found(f"places={place}") == [second]
    assert await found("since=2026-05-02") == [second]
    assert await found("until=2026-05-02&kinds=match&kinds=money") == [first]
    assert await found("kinds=chouette") == []
    assert await found(f"opponents={anna}&lengths=5&month=2026-05") == [first]
    assert await found("confirmed=true") == []
    assert await found("clock=false&variants=standard") == [second, first]
    page = (await http.get("/api/book/sheets?offset=1&limit=1")).json()
    assert (page["total"], [sheet["score"] for sheet in page["sheets"]]) == (2, [[2, 0]])
    for query, code in (
        ("since=2026", "book_filter"),
        (f"players={new()}", "book_unknown"),
        ("kinds=song", "book_filter"),
        ("limit=1000", "bad_field"),
        ("colour=red", "bad_field"),
    ):
        answer = await http.get(f"/api/book/sheets?{query}")
        assert (answer.status_code < 500, answer.json()["code"]) == (True, code)
    # The language of the answer is asked for in the address too, as everywhere.
    assert await found("lang=nl") == [second, first]
    assert "kan niet gespeeld" in (await http.get("/api/book/sheets?since=0000-01-01&lang=nl")).json()["text"]


async def test_the_history_says_which_device_wrote_what(phone: Phone) -> None:
    sheet, *_ = await phone.new_sheet()
    await phone.sync(phone.op("sheet", sheet, {"note": "at the window"}))
    first, second = (await phone.browser.http.get(f"/api/book/history/sheet/{sheet}")).json()
    assert (first["device"], first["own"], first["here"]) == (phone.device, True, False)
    assert second["fields"] == {"note": "at the window"}
    assert second["at"].startswith("2026-01-01T00:")


async def test_the_history_of_a_sheet_is_that_of_its_games_too(phone: Phone) -> None:
    sheet, *_ = await phone.new_sheet()
    await phone.new_sheet()
    game = phone.line(sheet, 1)
    await phone.sync(game)
    await phone.sync(phone.op("line", game["id"], {"struck": True}))
    history = (await phone.browser.http.get(f"/api/book/history/sheet/{sheet}")).json()
    assert [(each["kind"], each["id"]) for each in history] == [("sheet", sheet), *[("line", game["id"])] * 2]
    assert history[2]["fields"] == {"struck": True}
    of_game = (await phone.browser.http.get(f"/api/book/history/line/{game['id']}")).json()
    assert of_game == history[1:]


async def test_an_evening_fits_into_one_request_and_a_flood_does_not(phone: Phone) -> None:
    sheet, *_ = await phone.new_sheet()
    told = await phone.sync(*(phone.line(sheet, number) for number in range(1, 401)))
    assert all(result["ok"] for result in told["results"])
    much = {"cursor": "", "ops": [phone.op("place", new(), {"name": "x", "note": "y" * 4000})] * 600}
    assert refusal(await phone.browser.http.post("/api/book/sync", json=much)) == (413, "too_large")
    many = {"cursor": "", "ops": [{}] * 1001}
    assert refusal(await phone.browser.http.post("/api/book/sync", json=many)) == (422, "bad_field")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"\xff\xd8\xff\xe0 a picture",
        b'{"cursor": "x"}',
        b'{"cursor": 7}',
        b'{"ops": [7]}',
        b'{"sheet": "x"}',
        b"[" * 60_000,
        b'{"ops": [' + b'{"fields":' * 20_000 + b"1" + b"}" * 20_000 + b"]}",
    ],
)
async def test_a_body_that_is_none_is_refused(phone: Phone, body: bytes) -> None:
    answer = await phone.browser.http.post("/api/book/sync", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["text"]


@pytest.mark.parametrize(
    "fields",
    [
        '{"name": "\\ud800"}',
        '{"name": 1e999}',
        '{"name": "x", "note": NaN}',
        '{"name": ' + "9" * 400 + "}",
        '{"name": ' + '{"a":' * 900 + "1" + "}" * 900 + "}",
        '{"na\\u0000me": "x"}',
        '{"\\ud800": "x"}',
        '{"name": "x", "id": "y"}',
        '{"name": "x", "club": 0}',
    ],
)
async def test_fields_that_are_none_are_refused_one_by_one(phone: Phone, fields: str) -> None:
    op = f'{{"op":"{new()}","kind":"player","id":"{new()}","hlc":"{MS}-0000-000000000001","fields":{fields}}}'
    answer = await phone.browser.http.post(
        "/api/book/sync", content=f'{{"ops":[{op}]}}', headers={"Content-Type": "application/json"}
    )
    assert answer.status_code < 500, answer.text
    if answer.status_code == 200:
        assert [result["ok"] for result in answer.json()["results"]] == [False]

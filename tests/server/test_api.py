"""The plain requests: guests and their matches, faults in the reader's language, the pages."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from triktrak import Malformed, __version__
from triktrak.server.guests import LIFE_S, TOKENS, Guests
from triktrak.server.names import tidy
from triktrak.store.sqlite import SqliteStore

from .client import Browser
from .conftest import Serve


async def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(browser: Browser) -> None:
    answer = await browser.http.get("/api/me")
    header = answer.headers["set-cookie"]
    assert header.startswith("tt=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(header.split("; "))
    assert answer.headers["cache-control"] == "no-store"
    again = await browser.http.get("/api/me")
    assert again.json() == answer.json()
    assert again.json()["id"] != ""


@pytest.mark.parametrize("beside", ['theme={"a":1}', "a b c", "=;;=", 'x="', "ÿ=1", "tt2=zzz"])
async def test_a_guest_is_known_whatever_other_programs_of_this_host_have_set(browser: Browser, beside: str) -> None:
    known = (await browser.http.get("/api/me")).json()["id"]
    token = browser.http.cookies["tt"]
    for cookies in (f"{beside}; tt={token}", f"tt={token}; {beside}"):
        async with httpx.AsyncClient(base_url=browser.address) as plain:
            again = await plain.get("/api/me", headers={b"Cookie": cookies.encode("latin-1")})
        assert again.json()["id"] == known


async def test_two_browsers_are_two_guests(browser: Browser) -> None:
    match = await browser.start()
    async with Browser(browser.address) as other:
        assert (await other.http.get("/api/me")).json() != (await browser.http.get("/api/me")).json()
        assert (await other.http.get("/api/matches")).json() == []
    (mine,) = (await browser.http.get("/api/matches")).json()
    assert mine["id"] == match


async def test_the_database_does_not_hold_the_token(browser: Browser, database: Path) -> None:
    token = browser.http.cookies["tt"]
    assert len(token) >= 43  # 256 bits
    digest = hashlib.sha256(token.encode()).digest()
    with closing(sqlite3.connect(database)) as conn:
        assert (digest,) in conn.execute("SELECT token_hash FROM session").fetchall()
        assert token not in "\n".join(conn.iterdump())


async def test_a_guest_is_remembered_from_visit_to_visit_but_not_for_ever(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "triktrak.db")
    now = [1_000_000]
    guests = Guests(store, lambda: now[0])
    first = await guests.welcome(None)
    cookies = first.cookie.split(";")[0]
    for _ in range(3):
        now[0] += (LIFE_S - 1) * 1_000_000
        assert (await guests.welcome(cookies)).player == first.player
    now[0] += LIFE_S * 1_000_000
    assert await guests.recognise(cookies) is None
    assert (await guests.welcome(cookies)).player != first.player
    store.close()


async def test_a_guest_of_several_servers_on_one_host_stays_known_to_each(tmp_path: Path) -> None:
    stores = [SqliteStore(tmp_path / name / "triktrak.db") for name in ("one", "two", "three")]
    servers = [Guests(store, lambda: 1_000_000) for store in stores]
    cookie, players = "", []
    for guests in servers:
        visit = await guests.welcome(cookie)
        cookie = visit.cookie.split(";")[0]
        players.append(visit.player)
    for _ in range(2):
        for guests, player in zip(servers, players, strict=True):
            visit = await guests.welcome(cookie)
            assert visit.player == player == await guests.recognise(cookie)
            cookie = visit.cookie.split(";")[0]
    assert cookie.count(".") == 2


async def test_a_cookie_does_not_grow_with_the_servers_it_has_met(tmp_path: Path) -> None:
    guests = Guests(SqliteStore(tmp_path / "triktrak.db"), lambda: 1_000_000)
    strange = "tt=" + ".".join(f"strange{n}" for n in range(40))
    visit = await guests.welcome(strange)
    cookie = visit.cookie.split(";")[0]
    assert cookie.count(".") == TOKENS - 1
    assert await guests.recognise(cookie) == visit.player


@pytest.mark.parametrize(
    "sent", ['tt="\\015\\012X: y"', "tt=a b", "tt=ÿ", "tt=" + "x" * 65, "tt=a,b", "tt=...", "tt=<a>"]
)
async def test_what_cannot_be_a_token_is_not_sent_back(browser: Browser, sent: str) -> None:
    async with httpx.AsyncClient(base_url=browser.address) as plain:
        answer = await plain.get("/api/me", headers={b"Cookie": sent.encode("latin-1")})
    assert answer.status_code == 200
    value = answer.headers["set-cookie"].split(";")[0]
    assert re.fullmatch(r"tt=[\w-]{43}", value, re.ASCII)


async def test_a_match_is_listed_with_its_names_and_score(browser: Browser) -> None:
    bot = await browser.start("bot", 5, names=["Ann"])
    local = await browser.start("local", 0, names=["Ann", "Bo"])
    listed = {line["id"]: line for line in (await browser.http.get("/api/matches")).json()}
    assert listed[bot]["names"] == ["Ann", "Triktrak"]
    assert listed[bot]["bot"] == [False, True]
    assert listed[bot]["level"] == "beginner"
    assert listed[local]["names"] == ["Ann", "Bo"]
    assert listed[local] | {"updated": 0, "id": ""} == {
        "id": "", "names": ["Ann", "Bo"], "bot": [False, False], "level": None, "score": [0, 0], "length": 0,
        "game": 1, "over": False, "winner": None, "updated": 0, "seats": [0, 1], "waiting": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("body", "code", "named"),
    [
        ({}, "bad_field", "opponent"),
        ({"opponent": "bot"}, "bad_field", "length"),
        ({"opponent": "cat", "length": 3}, "bad_field", "opponent"),
        ({"opponent": "bot", "length": "3"}, "bad_field", "length"),
        ({"opponent": "bot", "length": True}, "bad_field", "length"),
        ({"opponent": "bot", "length": 3.5}, "bad_field", "length"),
        ({"opponent": "bot", "length": 3, "seed": 1}, "bad_field", "seed"),
        ({"opponent": "bot", "length": 3, "names": "Ann"}, "bad_field", "names"),
        ({"opponent": "bot", "length": 3, "names": ["a", "b", "c"]}, "bad_field", "names"),
        ({"opponent": "bot", "length": 3, "names": ["x" * 41]}, "bad_field", "names"),
        ({"opponent": "bot", "length": 3, "variant": "chess"}, "bad_field", "variant"),
        ({"opponent": "bot", "length": 65}, "match_length", "65"),
        ({"opponent": "bot", "length": -1}, "match_length", "-1"),
        ({"opponent": "bot", "length": 10**40}, "match_length", "1.00e+40"),
        ({"opponent": "bot", "length": 0, "max_cube": 10**40}, "max_cube", "1.00e+40"),
        ({"opponent": "bot", "length": 0, "max_cube": 3}, "max_cube", "3"),
        ({"opponent": "bot", "length": 3, "jacoby": True}, "option_money_only", "Jacoby"),
        ({"opponent": "bot", "length": 0, "raccoons": True}, "option_needs", "eaver"),
    ],
)
async def test_conditions_that_are_not_possible_are_named(
    browser: Browser, body: dict[str, object], code: str, named: str
) -> None:
    for lang in ("en", "nl", "de"):
        answer = await browser.http.post("/api/matches", json=body, headers={"Accept-Language": lang})
        assert answer.status_code == 422
        problem = answer.json()
        assert problem["code"] == code
        assert named in problem["text"]
        assert not problem["text"].startswith("error-")
    assert (await browser.http.get("/api/matches")).json() == []


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"{" * 10_000])
async def test_a_body_that_is_no_json_object_is_refused(browser: Browser, content: bytes) -> None:
    answer = await browser.http.post("/api/matches", content=content, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert answer.json()["text"]
    assert answer.json()["params"].get("field", "body") == "body"


async def test_the_address_may_name_the_language(browser: Browser) -> None:
    texts = [
        (await browser.http.get("/api/nothing", params={"lang": lang})).json()["text"] for lang in ("en", "nl", "de")
    ]
    assert texts == [
        "There is nothing at /api/nothing",
        "Er is niets op /api/nothing",
        "Unter /api/nothing gibt es nichts",
    ]


async def test_the_server_says_that_it_is_well(browser: Browser) -> None:
    assert (await browser.http.get("/healthz")).json() == {"ok": True, "version": __version__}


async def test_the_interface_is_described(browser: Browser) -> None:
    described = (await browser.http.get("/api/openapi.json")).json()
    assert set(described["paths"]) >= {
        "/api/me", "/api/matches", "/api/matches/{match}/invitation", "/api/invitations/{token}", "/healthz",
        "/api/book", "/api/book/sync", "/api/book/sheets", "/api/book/history/{kind}/{id}", "/api/book/invitations",
        "/api/book/invitations/{token}", "/api/book/sheets/{sheet}/confirmation",
        "/api/book/shares", "/api/book/shares/{slug}", "/api/book/export", "/api/book/import",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("path", "accept", "status", "body"),
    [
        ("/", "text/html", 200, "the page"),
        ("/", "*/*", 200, "the page"),
        ("/match/1", "text/html,*/*", 200, "the page"),
        ("/match/1", "application/json", 404, None),
        ("/assets/app-1.js", "*/*", 200, "the script"),
        ("/assets/none.js", "*/*", 404, None),
        ("/api/none", "text/html", 404, None),
        ("/%2e%2e/triktrak.db", "*/*", 404, None),
        ("/..%2ftriktrak.db", "*/*", 404, None),
        ("//etc/passwd", "*/*", 404, None),
    ],
)
async def test_pages_and_files_are_served_and_nothing_else(
    browser: Browser, path: str, accept: str, status: int, body: str | None
) -> None:
    answer = await browser.http.get(browser.address + path, headers={"Accept": accept})
    assert answer.status_code == status
    if body is None:
        assert answer.json()["code"] == "not_found"
    else:
        assert answer.text == body
    if path.startswith("/assets/app"):
        assert "immutable" in answer.headers["cache-control"]
    elif body is not None:
        assert answer.headers["cache-control"] == "no-cache"


async def test_a_bundle_that_is_missing_is_said_to_be(serve: Serve) -> None:
    async with Browser(serve()) as browser:
        answer = await browser.http.get("/", headers={"Accept": "text/html", "Accept-Language": "de"})
    assert answer.status_code == 503
    assert "make web" in answer.text


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   B. ", "Ann B."),
        ("Ann\u202eB", "Ann B"),
        ("A\u0000\u200bB\n", "A B"),
        ("e\u0301", "é"),
        ("\uff21\uff22", "AB"),
        ("<b>", "<b>"),
        ("\u200b", ""),
        ("x" * 39 + "  yz", "x" * 39 + " "),
    ],
)
def test_names_are_one_visible_line(name: str, shown: str) -> None:
    assert tidy(name) == shown.rstrip()


async def test_the_program_is_offered_only_what_it_plays(serve: Serve) -> None:
    def without_table(variant: str) -> None:
        if variant == "hypergammon":
            raise Malformed("hypergammon_table")

    async with Browser(serve(check_plays=without_table)) as browser:
        played = (await browser.http.get("/api/program")).json()["variants"]
        assert played == ["standard", "nackgammon", "longgammon"]
        wanted = {"length": 3, "variant": "hypergammon"}
        refused = await browser.http.post("/api/matches", json={**wanted, "opponent": "bot"})
        assert (refused.status_code, refused.json()["code"]) == (422, "hypergammon_table")
        assert "triktrak hypergammon build" in refused.json()["text"]
        for people in ("local", "friend"):
            begun = await browser.http.post("/api/matches", json={**wanted, "opponent": people})
            assert begun.status_code == 201
        for variant in played:
            begun = await browser.http.post("/api/matches", json={**wanted, "variant": variant, "opponent": "bot"})
            assert begun.status_code == 201


async def test_the_program_plays_every_game_whose_tables_are_there(browser: Browser) -> None:
    played = (await browser.http.get("/api/program")).json()["variants"]
    assert played == ["standard", "nackgammon", "hypergammon", "longgammon"]

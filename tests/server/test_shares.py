"""Shared pages: who has the link reads them, without login or script; nobody else, and nobody any more once revoked."""

from __future__ import annotations

import re
import sqlite3
import struct
from collections.abc import Iterable
from html.parser import HTMLParser
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import httpx
import pytest
import segno
from msgspec.structs import replace

from triktrak.rules import Result, Side
from triktrak.scorebook import Event, Line, Player, Record, Sheet
from triktrak.scorebook.ops import draft
from triktrak.server.config import STATIC, Limits
from triktrak.server.share_cards import Cards
from triktrak.store.books import HOME, BookStore
from triktrak.text import LANGUAGES

from .client import Browser
from .conftest import Serve

_numbers = count(1)
SCRIPT = '<script>alert("1")</script>'
built = pytest.mark.skipif(not (STATIC / "fonts").is_dir(), reason="the web bundle, which has the fonts, is not built")


def new() -> str:
    return f"01900000-0000-7000-9000-{next(_numbers):012x}"


class Book:
    """A match of three games in the book of a server's computer, and whatever else a test puts there."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.anna = Player(id=new(), name="Anna de Wit")
        self.bo = Player(id=new(), name="Bo")
        self.event = Event(id=new(), name="Avond bij Anna", day="2026-03-30")
        self.sheet = Sheet(
            id=new(), kind="match", length=5, players=(self.anna.id, self.bo.id), day="2026-03-30",
            event=self.event.id, note="secret note",
        )  # fmt: skip
        results = (Result(Side.WHITE, 2, 2), Result(Side.BLACK, 1), Result(Side.WHITE, 1))
        lines = [
            Line(id=new(), sheet=self.sheet.id, number=n, actions=(result,), note="secret note")
            for n, result in enumerate(results, 1)
        ]
        self.write([self.anna, self.bo, self.event, self.sheet, *lines])

    def write(self, records: Iterable[Record], before: Record | None = None) -> None:
        """Put records in the book."""
        store = BookStore(self._database)
        store.write(HOME, [change for record in records if (change := draft(record, before))], 1_800_000_000_000_000)
        store.close()


class Head(HTMLParser):
    """What a scraper reads of a page: its meta elements, links and the text of the body."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._raw = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append((tag, given))
        self._raw = tag == "style"
        if tag == "meta":
            self.meta[given.get("property") or given.get("name") or ""] = given.get("content") or ""

    def handle_endtag(self, tag: str) -> None:
        self._raw = False

    def handle_data(self, data: str) -> None:
        self.text += "" if self._raw else data + " "


@pytest.fixture(scope="module")
def book(common: tuple[str, Path]) -> Book:
    return Book(common[1])


async def shared(browser: Browser, scope: dict[str, str], **how: Any) -> dict[str, Any]:
    answer = await browser.http.post("/api/book/shares?lang=nl", json={"scope": scope, **how})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def read(link: str, **headers: str) -> httpx.Response:
    """A page as somebody reads it who has no cookie."""
    async with httpx.AsyncClient() as stranger:
        return await stranger.get(link, headers={"Accept": "text/html", **headers})


async def test_whoever_has_the_link_reads_the_result_without_login_or_script(browser: Browser, book: Book) -> None:
    made = await shared(browser, {"what": "sheet", "id": book.sheet.id})
    assert made["sentence"] == "Anna de Wit wint van Bo met 5–1 (1 gammon, hoogste cube 2)"  # noqa: RUF001  a score
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", made["slug"])
    answer = await read(made["link"])
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    page = Head(answer.text)
    assert made["sentence"] in page.text
    assert "Avond bij Anna" in page.text
    assert "secret note" not in answer.text
    assert not [tag for tag, given in page.tags if tag in ("script", "iframe", "form") or "style" in given]
    assert not [name for _, given in page.tags for name in given if name.startswith("on")]


async def test_the_head_tells_scrapers_with_absolute_addresses(browser: Browser, book: Book) -> None:
    made = await shared(browser, {"what": "sheet", "id": book.sheet.id})
    answer = await read(made["link"])
    page = Head(answer.text)
    assert page.meta["og:title"] == page.meta["twitter:title"] == made["sentence"]
    assert page.meta["og:url"] == made["link"] == f"{browser.address}/s/{made['slug']}?l=nl"
    assert page.meta["og:image"] == page.meta["twitter:image"] == made["picture"]
    assert page.meta["og:image"].startswith(browser.address)
    assert (page.meta["og:image:width"], page.meta["og:image:height"]) == ("1200", "630")
    assert page.meta["twitter:card"] == "summary_large_image"
    assert made["sentence"] in page.meta["og:image:alt"]
    assert page.meta["og:description"]
    assert ("link", {"rel": "canonical", "href": made["link"]}) in page.tags
    # Messengers look at the first 300 kB only.
    assert len(answer.content) < 100_000


async def test_no_search_engine_keeps_it_and_no_script_could_run(browser: Browser, book: Book) -> None:
    made = await shared(browser, {"what": "sheet", "id": book.sheet.id})
    answer = await read(made["link"])
    assert "noindex" in answer.headers["x-robots-tag"]
    assert "noindex" in Head(answer.text).meta["robots"]
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src" not in policy
    assert "unsafe" not in policy
    assert answer.headers["referrer-policy"] == "no-referrer"
    for missing in (f"{browser.address}/s/{'a' * 22}", f"{browser.address}/s/x"):
        gone = await read(missing)
        assert (gone.status_code, "noindex" in gone.headers["x-robots-tag"]) == (404, True)


@built
async def test_the_picture_is_a_png_that_may_be_kept_for_ever(browser: Browser, book: Book) -> None:
    made = await shared(browser, {"what": "sheet", "id": book.sheet.id})
    for _ in range(2):
        answer = await read(made["picture"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
        assert len(answer.content) <= 300_000
        assert "immutable" in answer.headers["cache-control"]
    # A link with an older content finds the present picture.
    old = made["picture"].replace(made["picture"].split("/")[-1].split(".")[0], "0" * 32)
    moved = await read(old)
    assert (moved.status_code, browser.address + moved.headers["location"]) == (302, made["picture"])


async def test_the_language_is_that_of_the_link_else_of_the_reader(browser: Browser, book: Book) -> None:
    made = await shared(browser, {"what": "sheet", "id": book.sheet.id})
    bare = made["link"].partition("?")[0]
    for lang in LANGUAGES:
        for answer in (await read(f"{bare}?l={lang}"), await read(bare, **{"Accept-Language": f"{lang}-XX, fr"})):
            assert f'<html lang="{lang}">' in answer.text
    assert '<html lang="de">' in (await read(f"{bare}?l=xx", **{"Accept-Language": "de"})).text


@pytest.mark.parametrize(("names", "shown", "unseen"), [
    ("full", ["Anna de Wit", "Avond bij Anna"], []),
    ("initials", ["A. d. W.", "B."], ["Anna", "Bo ", "Avond"]),
    ("hidden", ["Speler 1", "Speler 2"], ["Anna", "Bo ", "Avond", "A. d."]),
])  # fmt: skip
async def test_people_are_named_as_their_friend_chose(
    browser: Browser, book: Book, names: str, shown: list[str], unseen: list[str]
) -> None:
    for what in ({"what": "sheet", "id": book.sheet.id}, {"what": "event", "id": book.event.id}):
        made = await shared(browser, what, names=names)
        answer = await read(made["link"])
        assert not [word for word in unseen if word in answer.text]
        if what["what"] == "sheet":
            assert all(word in answer.text for word in shown)


async def test_everything_that_can_be_shared_has_a_page(browser: Browser, book: Book) -> None:
    for scope in (
        {"what": "event", "id": book.event.id},
        {"what": "pair", "first": book.anna.id, "second": book.bo.id},
        {"what": "player", "id": book.anna.id},
        {"what": "position", "position": "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:7:10"},
    ):
        made = await shared(browser, scope)
        assert {key: value for key, value in made["scope"].items() if value} == scope
        answer = await read(made["link"])
        assert answer.status_code == 200
        assert made["sentence"] in Head(answer.text).text


async def test_a_page_has_its_own_address_to_scan(browser: Browser, book: Book) -> None:
    made = await shared(browser, {"what": "sheet", "id": book.sheet.id})
    wanted = segno.make_qr(made["link"], error="m")
    for more in ("", "&print=1"):
        svg = re.findall(r"<svg.*?</svg>", (await read(made["link"] + more)).text)[0]
        drawn = ElementTree.fromstring(svg)  # noqa: S314  a page of ours
        light, dark = drawn
        assert drawn.get("viewBox") == "0 0 {0} {0}".format(wanted.symbol_size(border=4)[0])
        assert (light.get("fill"), dark.get("stroke")) == ("#fff", "#000")
        assert dark_modules(str(dark.get("d"))) == {
            (x + 4, y + 4) for y, row in enumerate(wanted.matrix) for x, module in enumerate(row) if module
        }


def dark_modules(path: str) -> set[tuple[int, int]]:
    """The modules that a path of strokes from left to right colours."""
    x, y, found = 0, 0.0, set[tuple[int, int]]()
    for command, numbers in re.findall(r"([Mmh])([-\d. ]*)", path):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "h":
            found |= {(x + step, int(y)) for step in range(int(values[0]))}
            x += int(values[0])
        else:
            x, y = (int(values[0]), values[1]) if command == "M" else (x + int(values[0]), y + values[1])
    return found


async def test_a_page_shows_what_stands_when_it_is_read(browser: Browser, book: Book) -> None:
    made = await shared(browser, {"what": "player", "id": book.bo.id})
    renamed = replace(book.bo, name="Bo Nieuwenhuis")
    book.write([renamed], before=book.bo)
    answer = await read(made["link"])
    assert "Bo Nieuwenhuis" in answer.text
    assert Head(answer.text).meta["og:image"] != made["picture"]
    book.write([book.bo], before=renamed)
    assert Head((await read(made["link"])).text).meta["og:image"] == made["picture"]


async def test_whatever_people_are_called_stays_text(browser: Browser, book: Book) -> None:
    evil = Player(id=new(), name=SCRIPT)
    other = Player(id=new(), name="\" onload='x' & <b>")
    sheet = Sheet(id=new(), kind="money", players=(evil.id, other.id), day="2026-03-30")
    line = Line(id=new(), sheet=sheet.id, number=1, actions=(Result(Side.WHITE),))
    book.write([evil, other, sheet, line])
    made = await shared(browser, {"what": "sheet", "id": sheet.id})
    answer = await read(made["link"])
    page = Head(answer.text)
    assert "<script" not in answer.text
    assert "<b>" not in answer.text
    assert SCRIPT in page.text
    assert SCRIPT in page.meta["og:title"]
    assert not [name for _, given in page.tags for name in given if name.startswith("on")]
    if (STATIC / "fonts").is_dir():
        assert (await read(made["picture"])).headers["content-type"] == "image/png"


async def test_a_page_that_was_taken_back_is_gone_and_so_is_its_picture(browser: Browser, book: Book) -> None:
    made = await shared(browser, {"what": "sheet", "id": book.sheet.id})
    assert made["slug"] in [each["slug"] for each in (await browser.http.get("/api/book/shares")).json()]
    assert (await browser.http.delete(f"/api/book/shares/{made['slug']}")).status_code == 204
    for address in (made["link"], made["picture"]):
        answer = await read(address)
        assert answer.status_code == 410
        assert "Anna" not in answer.text
        assert "er niet meer" in answer.text
    assert made["slug"] not in [each["slug"] for each in (await browser.http.get("/api/book/shares")).json()]
    # Once more changes nothing.
    assert (await browser.http.delete(f"/api/book/shares/{made['slug']}")).status_code == 204


async def test_a_page_is_gone_when_its_time_is_up(browser: Browser, book: Book, database: Path) -> None:
    made = await shared(browser, {"what": "sheet", "id": book.sheet.id}, days=7)
    assert made["expires"] - made["created"] == pytest.approx(7 * 86_400)
    assert (await read(made["link"])).status_code == 200
    with sqlite3.connect(database) as conn:
        conn.execute("UPDATE share SET expires_us=1 WHERE slug=?", (made["slug"],))
    assert (await read(made["link"])).status_code == 410
    assert made["slug"] not in [each["slug"] for each in (await browser.http.get("/api/book/shares")).json()]


async def test_a_page_of_what_was_deleted_is_gone(browser: Browser, book: Book) -> None:
    player = Player(id=new(), name="Cas")
    book.write([player])
    made = await shared(browser, {"what": "player", "id": player.id})
    store = BookStore(book._database)
    change = draft(player)
    assert change is not None
    store.write(HOME, [replace(change, fields={}, gone=True)], 1_800_000_000_000_001)
    store.close()
    assert (await read(made["link"])).status_code == 410


@pytest.mark.parametrize(("body", "status", "code"), [
    ({"scope": {"what": "sheet", "id": "01900000-0000-7000-9000-ffffffffffff"}}, 404, "share_missing"),
    ({"scope": {"what": "sheet", "id": "x"}}, 422, "share_what"),
    ({"scope": {"what": "sheet"}}, 422, "share_what"),
    ({"scope": {"what": "pair", "first": "x"}}, 422, "share_what"),
    ({"scope": {"what": "position", "position": "nonsense"}}, 422, None),
    ({"scope": {"what": "book"}}, 422, "bad_field"),
    ({"scope": {"what": "player", "id": "x", "more": 1}}, 422, "bad_field"),
    ({"scope": {"what": "position", "position": "4HPwATDgc/ABMA"}, "days": 0}, 422, "share_days"),
    ({"scope": {"what": "position", "position": "4HPwATDgc/ABMA"}, "days": 10**9}, 422, "share_days"),
    ({"scope": {"what": "position", "position": "4HPwATDgc/ABMA"}, "names": "nick"}, 422, "bad_field"),
    ({}, 422, "bad_field"),
])  # fmt: skip
async def test_what_cannot_be_shared_is_refused_by_name(
    browser: Browser, body: dict[str, Any], status: int, code: str | None
) -> None:
    before = (await browser.http.get("/api/book/shares")).json()
    answer = await browser.http.post("/api/book/shares?lang=de", json=body)
    assert answer.status_code == status
    assert code in (None, answer.json()["code"])
    assert answer.json()["text"]
    assert (await browser.http.get("/api/book/shares")).json() == before


async def test_the_links_hand_on_the_sentence_and_the_page(browser: Browser, book: Book) -> None:
    made = await shared(browser, {"what": "sheet", "id": book.sheet.id})
    page = Head((await read(made["link"])).text)
    hrefs = [given["href"] or "" for tag, given in page.tags if tag == "a"]
    assert set(made["links"].values()) <= set(hrefs)
    said = {way: parse_qs(urlsplit(address).query) for way, address in made["links"].items()}
    assert said["mail"] == {"subject": [made["sentence"]], "body": [f"{made['sentence']}\n\n{made['link']}"]}
    assert said["whatsapp"] == {"text": [f"{made['sentence']} {made['link']}"]}
    assert said["facebook"] == {"u": [made["link"]]}
    assert said["x"] == said["telegram"] == {"text": [made["sentence"]], "url": [made["link"]]}
    inputs = [given for tag, given in page.tags if tag == "input"]
    assert [given["value"] for given in inputs] == [made["link"]]


async def test_the_printable_sheet_has_the_games_and_nothing_to_press(browser: Browser, book: Book) -> None:
    made = await shared(browser, {"what": "sheet", "id": book.sheet.id})
    page = Head((await read(made["link"] + "&print=1")).text)
    assert not [tag for tag, given in page.tags if tag in ("a", "input") or given.get("class") == "card"]
    assert len([tag for tag, _ in page.tags if tag == "tr"]) == 4
    assert "Gammon" in page.text or "gammon" in page.text


async def test_on_a_server_for_many_everybody_has_shares_of_their_own(serve: Serve) -> None:
    address = serve(names=("games.example",))
    scope = {"what": "position", "position": "4HPwATDgc/ABMA"}
    async with Browser(address) as one, Browser(address) as other:
        made = await shared(one, scope)
        # The link is for others: it names the computer as they know it.
        assert urlsplit(made["link"]).hostname == "games.example"
        assert (await other.http.get("/api/book/shares")).json() == []
        refused = await other.http.delete(f"/api/book/shares/{made['slug']}")
        assert (refused.status_code, refused.json()["code"]) == (404, "share_unknown")
        assert (await read(f"{address}/s/{made['slug']}")).status_code == 200


async def test_who_asks_too_often_is_told_to_wait(serve: Serve) -> None:
    address = serve(limits=Limits(requests=5, loopback_exempt=False))
    answers = [(await read(f"{address}/s/{'c' * 22}")).status_code for _ in range(8)]
    assert answers == [404] * 5 + [429] * 3


@built
def test_a_picture_is_drawn_once_and_the_cache_does_not_grow_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from triktrak.server import share_cards

    drawn = []

    def draw(card: str, _: list[str]) -> bytes:
        drawn.append(card)
        return card.encode()

    monkeypatch.setattr(share_cards, "draw", draw)
    monkeypatch.setattr(share_cards, "KEPT", 20)
    cards = Cards(tmp_path / "cards", STATIC)
    assert [cards.picture("one"), cards.picture("one")] == [b"one", b"one"]
    assert drawn == ["one"]
    for number in range(50):
        cards.picture(str(number))
    assert len(list((tmp_path / "cards").iterdir())) <= 20
    assert cards.picture("49") == b"49"
    assert len(drawn) == 51

"""The glossary and the starter kit as pages: for everybody, without login or script, in the reader's language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import httpx
import pytest

from meta.repository import ROOT
from triktrak.lessons.glossary import glossary
from triktrak.server.drawings import BOARDS, PARTS
from triktrak.server.glossary_pages import by_name, plain, sought
from triktrak.server.kit_pages import shown_in
from triktrak.server.openings import openings
from triktrak.text import LANGUAGES, text

from .conftest import Serve


class Page(HTMLParser):
    """The elements of a page, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, name: str) -> list[dict[str, str | None]]:
        return [given for tag, given in self.tags if tag == name]


async def read(link: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient() as stranger:
        return await stranger.get(link, headers={"Accept": "text/html", **headers})


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_glossary_shows_every_term_under_its_key(address: str, lang: str) -> None:
    answer = await read(f"{address}/glossary?lang={lang}")
    assert answer.status_code == 200
    page = Page(answer.text)
    assert f'<html lang="{lang}">' in answer.text
    assert [given["id"] for given in page.all("article")] == list(by_name(lang))
    assert set(by_name(lang)) == glossary().keys()
    for term in glossary().values():
        assert term.meaning(lang) in page.text
        assert all(name in page.text for other in LANGUAGES for name in term.names(other))
    pictures = page.all("img")[1:]
    assert len(pictures) == sum(term.board is not None for term in glossary().values())
    assert all(given["alt"] for given in pictures)
    assert len(answer.content) < 150_000


async def test_every_link_in_the_glossary_leads_to_a_term(address: str) -> None:
    page = Page((await read(f"{address}/glossary?lang=nl")).text)
    places = [(given["href"] or "").partition("#")[2] for given in page.all("a") if "#" in (given["href"] or "")]
    assert set(places) <= glossary().keys()
    assert len(places) > 200


async def test_names_are_in_the_order_of_the_reader_s_alphabet() -> None:
    for lang in LANGUAGES:
        names = [plain(glossary()[key].names(lang)[0]) for key in by_name(lang)]
        assert names == sorted(names)


@pytest.mark.parametrize(
    ("asked", "lang", "first"),
    [
        ("Pasch", "nl", "doubles"),
        ("open steen", "de", "blot"),
        ("EENPUNT", "nl", "ace-point"),
        ("Heimfeld", "en", "home-board"),
        ("abtragen", "de", "bear-off"),
        ("Dopplerwürfel", "de", "cube"),
        ("zespunt", "nl", "six-point"),
        ("prime", "en", "prime"),
    ],
)
async def test_a_question_finds_a_term_by_any_of_its_names(address: str, asked: str, lang: str, first: str) -> None:
    assert sought(asked, lang)[0] == first
    page = Page((await read(f"{address}/glossary?lang={lang}&q={asked}")).text)
    assert page.all("article")[0]["id"] == first
    assert [given["value"] for given in page.all("input") if given["name"] == "q"] == [asked]


async def test_what_is_not_found_is_said_and_leads_back(address: str) -> None:
    answer = await read(f"{address}/glossary?lang=nl&q=<script>x")
    page = Page(answer.text)
    assert "Niets heet hier “<script>x”." in page.text
    assert page.all("article") == page.all("script") == []
    assert "/glossary?lang=nl" in [given["href"] for given in page.all("a")]
    assert (await read(f"{address}/glossary?q={'x' * 5000}")).status_code == 200


async def test_pages_to_read_run_no_script_and_load_nothing_from_elsewhere(address: str) -> None:
    for path in ("/glossary", "/kit"):
        answer = await read(f"{address}{path}")
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script" not in policy
        assert "unsafe" not in policy
        assert "set-cookie" not in answer.headers
        page = Page(answer.text)
        assert page.all("script") == []
        assert not [name for _, given in page.tags for name in given if name == "style" or name.startswith("on")]
        assert "http" not in re.sub(r'xmlns="[^"]*"', "", answer.text)


async def test_language_and_colours_go_along(address: str) -> None:
    page = Page((await read(f"{address}/glossary?lang=de&theme=contrast")).text)
    assert page.all("html") == [{"lang": "de", "data-theme": "contrast"}]
    inner = [given["href"] or "" for given in page.all("a") if (given["href"] or "").startswith("/glossary")]
    assert all("theme=contrast" in href for href in inner)
    plain_page = Page((await read(f"{address}/kit?theme=pink", **{"Accept-Language": "nl"})).text)
    assert plain_page.all("html") == [{"lang": "nl"}]


async def test_the_board_of_a_term_is_a_picture_that_may_be_kept(address: str) -> None:
    page = Page((await read(f"{address}/glossary")).text)
    for given in page.all("img")[1:6]:
        answer = await read(f"{address}{given['src']}")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in answer.headers["cache-control"]
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")  # noqa: S314  our own picture
    for missing in ("nothing", "dice-cup"):
        assert (await read(f"{address}/glossary/{missing}.svg")).status_code == 404


async def test_boards_have_the_colours_of_the_page(address: str) -> None:
    asked = Page((await read(f"{address}/glossary")).text)
    first = [given["media"] for given in asked.all("source")][:2]
    # The first that fits is taken, and who wants contrast may want it dark too.
    assert first == ["(prefers-contrast: more)", "(prefers-color-scheme: dark)"]
    for theme in BOARDS:
        chosen = Page((await read(f"{address}/glossary?theme={theme}")).text)
        assert chosen.all("source") == []
        drawn = (await read(f"{address}{chosen.all('img')[1]['src']}")).text
        field = BOARDS[theme].split()[PARTS.index("field")]
        assert f'fill="#{field}"' in drawn


@pytest.mark.parametrize(("theme", "board"), [("light", "leather"), ("dark", "dusk"), ("contrast", "contrast")])
def test_the_colours_of_a_board_are_those_of_the_pages(theme: str, board: str) -> None:
    tokens = (ROOT / "web/src/styles/tokens.css").read_text(encoding="utf-8")
    block = tokens.split(f"[data-board='{board}'] {{")[1].split("}")[0]
    known = dict(re.findall(r"--([\w-]+): #(\w+);", block))
    assert [known[part].upper() for part in PARTS] == BOARDS[theme].split()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_kit_is_a_page_with_all_of_the_sheet(address: str, lang: str) -> None:
    answer = await read(f"{address}/kit?lang={lang}")
    page, shown = Page(answer.text), shown_in(lang)
    for section in shown.sections.values():
        assert section.title in page.text
        for line in section.lines:
            assert "".join(run.text for run in line) in page.text
    assert all(opening.best in page.text for opening in openings())
    assert all(says in page.text for _, says in shown.words)
    assert [given["aria-label"] for given in page.all("svg")] == [shown.board["alt"], shown.example_alt]
    assert f"/kit/{lang}.pdf" in [given["href"] for given in page.all("a")]


async def test_the_pdf_of_an_unknown_language_is_refused_in_a_sentence(address: str) -> None:
    answer = await read(f"{address}/kit/fr.pdf?lang=de")
    assert (answer.status_code, answer.json()["code"]) == (404, "language")
    assert answer.json()["text"] == text("error-language", "de", {"text": "fr"})


async def test_the_pdf_is_made_once_and_known_again(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def made(lang: str, _: object) -> bytes:
        asked.append(lang)
        return b"%PDF-" + lang.encode()

    monkeypatch.setattr("triktrak.server.kit_pages.made", made)
    address = serve()
    first = await read(f"{address}/kit/nl.pdf")
    assert (first.status_code, first.headers["content-type"]) == (200, "application/pdf")
    again = await read(f"{address}/kit/nl.pdf", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await read(f"{address}/kit/de.pdf")).content == b"%PDF-de"
    assert asked == ["nl", "de"]


async def test_without_the_fonts_the_pdf_says_so(serve: Serve) -> None:
    answer = await read(f"{serve()}/kit/nl.pdf?lang=nl")
    assert (answer.status_code, answer.json()["code"]) == (503, "kit_fonts")


@pytest.mark.parametrize("asked", ["-", "„", "– “"])  # noqa: RUF001  signs that stand before names
def test_signs_alone_name_no_term(asked: str) -> None:
    assert sought(asked, "nl") == []


async def test_a_slash_behind_the_name_of_a_page_leads_to_the_page(address: str) -> None:
    for page, query in (("glossary", "?lang=nl&q=blot"), ("kit", "")):
        answer = await read(f"{address}/{page}/{query}")
        assert (answer.status_code, answer.headers["location"]) == (307, f"/{page}{query}")

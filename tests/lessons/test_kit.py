"""The starter kit: two full pages in each language, with the core's board and the engine's openings."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import pypdf
import pytest

from triktrak import Engine, Position, Situation
from triktrak.errors import Malformed, TriktrakError
from triktrak.lessons.glossary import glossary
from triktrak.lessons.kit import BEAR_OFF, START, WITHIN, Sheet, pdf
from triktrak.lessons.kit import sheet as filled
from triktrak.lessons.kit.figures import enter_with, hit_by
from triktrak.lessons.kit.sheet import SECTIONS, WORDS, decimal
from triktrak.server.config import STATIC
from triktrak.server.drawings import picture, with_names
from triktrak.server.openings import openings
from triktrak.text import LANGUAGES, text

FONTS = STATIC / "fonts"
built = pytest.mark.skipif(not FONTS.is_dir(), reason="the fonts come with the built pages: make web")
A4 = (595.28, 841.89)


def sheet(lang: str, version: str = "1") -> Sheet:
    return filled(lang, version, openings())


@cache
def made(lang: str) -> bytes:
    shown = sheet(lang, "9.9.9")
    return pdf(shown, board=with_names(START, shown.board), example=picture(BEAR_OFF, right_half=True), fonts=FONTS)


@cache
def paper(lang: str) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(made(lang)))


def bare(words: str) -> str:
    """A text without what setting it changes: spaces, and hyphens at the ends of lines."""
    return re.sub(r"[\s\-\u2010\u00ad\u2060]", "", words)


def words_of(shown: Sheet) -> list[str]:
    """All that the sheet says, piece by piece."""
    lines = [line for section in shown.sections.values() for line in section.lines]
    return [
        shown.title,
        shown.lead,
        shown.foot,
        shown.rolls,
        shown.openings_title,
        shown.openings_how,
        shown.words_title,
        *shown.openings_head,
        *(section.title for section in shown.sections.values()),
        *("".join(run.text for run in line) for line in (*lines, shown.example)),
        *(part for worth in shown.worths for part in (worth.name, worth.says)),
        *(row.title for row in shown.chances),
        *(part for word in shown.words for part in word),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_says_everything_in_its_language(lang: str) -> None:
    shown = sheet(lang, "1.0")
    assert tuple(shown.sections) == SECTIONS
    assert all(section.lines for section in shown.sections.values())
    # What no catalogue has is returned as its key, and what is missing stands in braces.
    assert [words for words in words_of(shown) if not words or "kit-" in words or "{" in words or "[" in words] == []


def test_the_languages_have_the_same_lines() -> None:
    lengths = [{key: len(part.lines) for key, part in sheet(lang, "1").sections.items()} for lang in LANGUAGES]
    assert lengths[0] == lengths[1] == lengths[2]


@built
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pdf_is_two_pages_of_a4_and_small(lang: str) -> None:
    assert len(paper(lang).pages) == 2
    for page in paper(lang).pages:
        assert [round(float(side), 1) for side in page.mediabox[2:]] == [round(side, 1) for side in A4]
    assert len(made(lang)) <= 500_000


@built
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pdf_holds_every_word_of_the_sheet(lang: str) -> None:
    set_words = bare("".join(page.extract_text() for page in paper(lang).pages))
    missing = [words for words in words_of(sheet(lang, "9.9.9")) if bare(words) not in set_words]
    assert missing == []
    for opening in openings():
        assert bare(opening.roll + opening.best) in set_words
        for play, loss in opening.others:
            assert bare(play) + "−" + decimal(loss, lang, 3) in set_words  # noqa: RUF001  a minus sign


@built
@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_pages_are_full_and_nothing_runs_over_the_foot(lang: str) -> None:
    for page in paper(lang).pages:
        heights: list[float] = []

        def note(words: str, cm: list[float], tm: list[float], *_: object, heights: list[float] = heights) -> None:
            if words.strip():
                heights.append(tm[5] * cm[3] + cm[5])

        page.extract_text(visitor_text=note)
        foot, *above = sorted(set(heights))
        assert foot >= 15
        # The lowest line stands clear of the foot, and no further from it than a few lines.
        assert 5 <= above[0] - foot <= 60
        assert above[-1] >= 770


@built
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pdf_can_be_read_aloud(lang: str) -> None:
    root: Any = paper(lang).trailer["/Root"]
    metadata: Any = paper(lang).metadata
    assert root["/Lang"] == lang
    assert root["/MarkInfo"]["/Marked"]
    assert metadata["/Title"] == sheet(lang, "1").title
    assert b"pdfuaid:part" in root["/Metadata"].get_data()
    # Each picture has words of its own.
    assert alternatives(root["/StructTreeRoot"]) == [sheet(lang, "1").board["alt"], sheet(lang, "1").example_alt]


def alternatives(node: object) -> list[str]:
    node = node.get_object() if hasattr(node, "get_object") else node
    if isinstance(node, list):
        return [found for kid in node for found in alternatives(kid)]
    if not isinstance(node, dict):
        return []
    own = [str(node["/Alt"])] if "/Alt" in node else []
    return own + (alternatives(node["/K"]) if "/K" in node else [])


@built
def test_its_fonts_come_with_it() -> None:
    pages: Any = paper("nl").pages
    fonts = {
        font.get_object()["/BaseFont"]: font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"]
        for page in pages
        for font in page["/Resources"]["/Font"].values()
    }
    assert {name.partition("+")[2].partition("-")[0] for name in fonts} == {"Inter", "Vollkorn"}
    assert all({"/FontFile2", "/FontFile3"} & found.get_object().keys() for found in fonts.values())


@built
def test_the_same_sheet_makes_the_same_file() -> None:
    before = made("en")
    made.cache_clear()
    assert made("en") == before


def test_the_board_is_the_start_of_a_game_as_the_core_has_it() -> None:
    assert START.position == Position.start()
    shown = sheet("en", "1")
    said = "".join(run.text for run in shown.sections["setup"].lines[1]).replace("\N{NO-BREAK SPACE}", "")
    for point, count in enumerate(Position.start().points):
        if count:
            assert f"{abs(count)}×{point}" in said  # noqa: RUF001  times
    drawn = with_names(START, shown.board)
    assert drawn.count("<circle") == picture(Situation(Position.start())).count("<circle") == 90
    assert all(name in drawn for key, name in shown.board.items() if key != "alt")


def test_the_table_is_what_the_engine_thinks() -> None:
    assert [opening.roll for opening in openings()] == [f"{a}-{b}" for a in range(2, 7) for b in range(1, a)]
    for opening in openings():
        high, low = map(int, opening.roll.split("-"))
        ranked = Engine("2-ply").rank(Situation(Position.start(), dice=(high, low)))
        assert opening.best == str(ranked[0].play)
        equities = {str(r.play): r.equity for r in ranked}
        for play, loss in opening.others:
            assert 0 <= loss <= WITHIN
            assert loss == pytest.approx(ranked[0].equity - equities[play])
        assert len(opening.others) <= 2


def test_the_chances_are_those_of_the_books() -> None:
    assert hit_by() == (11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3)
    assert enter_with() == (11, 20, 27, 32, 35)


def test_the_example_of_bearing_off_takes_two_off() -> None:
    assert BEAR_OFF.position.off == (0, 0)
    shown = "".join(run.text for run in sheet("en", "1").example)
    assert "6-4" in shown
    assert "6/off 4/off" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_explained_without_a_board_do_not_point_at_one(lang: str) -> None:
    here = {"nl": r"\bhier\b", "de": r"\bhier\b", "en": r"\bhere\b"}[lang]
    assert [key for key in WORDS if re.search(here, glossary()[key].meaning(lang))] == []


def test_another_language_is_refused_by_name() -> None:
    with pytest.raises(Malformed, match="“fr” is not a language Triktrak speaks"):
        sheet("fr", "1")


def test_without_fonts_or_typst_a_sentence_says_what_is_lacking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = sheet("nl", "1")
    with pytest.raises(TriktrakError) as lacking:
        pdf(shown, board="", example="", fonts=tmp_path)
    assert lacking.value.message("nl") == text("error-kit-fonts", "nl")
    monkeypatch.setattr("triktrak.lessons.kit.paper.find_spec", lambda _: None)
    with pytest.raises(TriktrakError) as lacking:
        pdf(shown, board="", example="", fonts=FONTS)
    assert "triktrak[pdf]" in lacking.value.message("de")

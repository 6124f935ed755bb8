"""`triktrak scorebook stats`: figures in words, as JSON and as tables, of whoever and whatever is asked for."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from scorebook.books import random_book
from triktrak.cli import main
from triktrak.scorebook import Book
from triktrak.scorebook.ops import draft
from triktrak.scorebook.statistics import Filter, Summary, summary
from triktrak.scorebook.statistics.tables import FIGURES
from triktrak.store import home
from triktrak.store.books import HOME, BookStore
from triktrak.text import LANGUAGES


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Book:
    """The book of this computer."""
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    written = random_book(Random(11), sheets=60)
    # One of them is called like a formula.
    first = next(iter(written.players.values()))
    book = Book([*written, replace(first, name="=Anna", nickname="Annie")])
    books = BookStore(home.database())
    drafts = [made for record in book if (made := draft(record)) is not None]
    books.write(HOME, drafts, 1_800_000_000_000_000)
    books.close()
    return book


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["scorebook", "stats", *arguments]) == 0
    return capsys.readouterr().out


def test_json_is_the_summary_of_what_is_asked_for(kept: Book, capsys: pytest.CaptureFixture[str]) -> None:
    assert msgspec.json.decode(told(capsys, "--json"), type=Summary) == summary(kept)
    anna, bo = list(kept.players)[:2]
    place, club = next(iter(kept.places.values())), next(iter(kept.clubs))
    asked = Filter(
        players=(anna,),
        opponents=(bo,),
        places=(place.id,),
        clubs=(club,),
        since="2025-01-02",
        until="2026-01-01",
        kinds=("match", "money"),
        clock=False,
    )
    arguments = ["annie", "--against", bo, "--place", place.name.upper(), "--club", club, "--since", "2025-01-02"]
    arguments += ["--until", "2026-01-01", "--kind", "match", "--kind", "money", "--no-clock", "--json"]
    assert msgspec.json.decode(told(capsys, *arguments), type=Summary) == summary(kept, asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_are_told_in_words(lang: str, kept: Book, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["Bo"]):
        lines = told(capsys, *arguments, "--lang", lang).splitlines()
        assert len(lines) > 30
        # Nothing stands there by the key of its sentence.
        assert not [line for line in lines if "stats-" in line]
    bo = next(player for player in kept.players if kept.name(player) == "Bo")
    games = summary(kept, Filter(players=(bo,))).people[0].duels.games
    assert games.share is not None
    percent = f"{100 * games.share:.1f}"
    shown = percent.replace(".", ",") if lang != "en" else percent
    assert any(f" {games.n} " in line and shown in line for line in lines)


def test_every_figure_is_a_table_too_and_no_cell_a_formula(kept: Book, capsys: pytest.CaptureFixture[str]) -> None:
    for figure in FIGURES:
        head, *rows = csv.reader(io.StringIO(told(capsys, "=Anna", "--csv", figure), newline=""))
        assert all(len(row) == len(head) for row in rows)
        assert not any(cell.startswith("=") for row in rows for cell in row)
    assert rows
    days = list(csv.DictReader(io.StringIO(told(capsys, "--csv", "days"), newline="")))
    assert [int(day["games"]) for day in days] == [day.games for day in summary(kept).whole.days]


def test_an_empty_book_says_that_there_is_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    assert told(capsys, "--lang", "nl") == "Niets in het scoreboek past daarbij.\n"
    assert json.loads(told(capsys, "--json"))["whole"]["games"] == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["Zeno"], "no player called “Zeno”"),
        (["--place", "Nergens"], "no place called “Nergens”"),
        (["--csv", "weather"], "no figure “weather”"),
        (["--since", "0000-01-01"], "0000-01-01"),
        (["--kind", "chess"], "chess"),
        (["--month", "May"], "month"),
    ],
)
def test_what_cannot_be_asked_is_said_by_name(
    arguments: list[str], said: str, kept: Book, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kept
    assert main(["scorebook", "stats", *arguments, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_name_that_two_have_is_not_guessed(kept: Book, capsys: pytest.CaptureFixture[str]) -> None:
    books = BookStore(home.database())
    bo = next(player for player in kept.players.values() if player.name == "Bo")
    other = next(player for player in kept.players.values() if player.name == "Cas")
    change = draft(replace(other, nickname="bo"), other)
    assert change is not None
    books.write(HOME, [change], 1_800_000_000_000_001)
    books.close()
    assert main(["scorebook", "stats", "Bo", "--lang", "en"]) == 2
    assert "Several players are called “Bo”" in capsys.readouterr().err
    assert json.loads(told(capsys, bo.id, "--json"))["people"][0]["name"] == "Bo"

"""`triktrak scorebook share` and `unshare`: a sentence and a link, or a card; and the link taken back."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from random import Random

import pytest

from scorebook.books import random_book
from triktrak.cli import main
from triktrak.scorebook import Book
from triktrak.scorebook.ops import draft
from triktrak.server.config import STATIC
from triktrak.store import home
from triktrak.store.books import HOME, BookStore
from triktrak.store.lock import DataLock


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Book:
    """The book of this computer."""
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    book = random_book(Random(5), sheets=20)
    books = BookStore(home.database())
    books.write(HOME, [made for record in book if (made := draft(record))], 1_800_000_000_000_000)
    books.close()
    return book


def told(capsys: pytest.CaptureFixture[str], *arguments: str, verb: str = "share") -> list[str]:
    assert main(["scorebook", verb, *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_a_sheet_is_told_and_given_a_link_that_the_store_knows(kept: Book, capsys: pytest.CaptureFixture[str]) -> None:
    sentence, link, note = told(capsys, "1", "--lang", "nl", "--names", "hidden", "--expires", "7")
    assert "Speler 1" in sentence
    assert not any(player.name in sentence for player in kept.players.values())
    address, _, slug = link.removesuffix("?l=nl").rpartition("/s/")
    assert address == "http://127.0.0.1:2415"
    assert "triktrak serve" in note
    books = BookStore(home.database())
    share = books.shares.find(slug)
    books.close()
    assert share is not None
    assert (share.names, share.book) == ("hidden", HOME)
    assert share.expires_us is not None
    assert share.expires_us - share.created_us == 7 * 86_400_000_000


def test_the_link_is_that_of_the_server_that_runs(kept: Book, capsys: pytest.CaptureFixture[str]) -> None:
    with DataLock(home.database().parent) as lock:
        lock.announce("http://127.0.0.1:4711")
        lines = told(capsys, next(iter(kept.sheets)))
    assert lines[1].startswith("http://127.0.0.1:4711/s/")
    assert len(lines) == 2


@pytest.mark.parametrize("arguments", [
    ["1"], ["--event", "winter open"], ["--player", "anna"], ["--player", "anna", "--against", "bo"],
    ["--position", "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:7:10"],
])  # fmt: skip
def test_whatever_can_be_shared_can_be_named(
    kept: Book, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert kept
    (line,) = told(capsys, *arguments, "--json", "--base", "https://games.example/", "--lang", "de")
    made = json.loads(line)
    assert made["sentence"]
    assert made["link"] == f"https://games.example/s/{made['slug']}?l=de"


def test_a_sheet_may_be_named_by_the_end_of_its_id(kept: Book, capsys: pytest.CaptureFixture[str]) -> None:
    for id_ in list(kept.sheets)[:3]:
        assert json.loads(told(capsys, id_[-8:], "--json")[0])["slug"]


@pytest.mark.skipif(not (STATIC / "fonts").is_dir(), reason="the web bundle, which has the fonts, is not built")
def test_a_card_is_written_without_a_server_and_without_a_link(
    kept: Book, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kept
    told(capsys, "1", "--png", str(tmp_path / "card.png"))
    assert struct.unpack(">II", (tmp_path / "card.png").read_bytes()[16:24]) == (1200, 630)
    assert told(capsys, verb="unshare") == ["Nothing is shared"]


def test_a_link_is_listed_and_taken_back(kept: Book, capsys: pytest.CaptureFixture[str]) -> None:
    assert kept
    _, link, _ = told(capsys, "1")
    slug = link.removesuffix("?l=en").rpartition("/")[2]
    assert slug in told(capsys, verb="unshare")[1]
    assert [each["slug"] for each in json.loads(told(capsys, "--json", verb="unshare")[0])] == [slug]
    assert slug in told(capsys, link, verb="unshare")[0]
    assert told(capsys, verb="unshare") == ["Nothing is shared"]


@pytest.mark.parametrize("arguments", [
    [], ["1", "--player", "anna"], ["--against", "bo"], ["0190"], ["x"], ["--player", "Zed"],
    ["1", "--names", "x"],
    ["1", "--expires", "0"], ["--position", "nonsense"], ["--player", "anna", "--against", "anna"],
    ["1", "--png", "/nowhere/card.png"],
])  # fmt: skip
def test_what_cannot_be_shared_is_said_in_one_line(
    kept: Book, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert kept
    assert main(["scorebook", "share", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert told(capsys, verb="unshare") == ["Nothing is shared"]


def test_a_link_of_nobody_cannot_be_taken_back(kept: Book, capsys: pytest.CaptureFixture[str]) -> None:
    assert kept
    assert main(["scorebook", "unshare", "https://games.example/s/none?l=nl"]) == 2
    assert "none" in capsys.readouterr().err

"""`triktrak scorebook edit` and `history`: what is put right, what stood there before, and what is refused whole."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from triktrak.cli import main
from triktrak.scorebook.ops import Draft
from triktrak.store.books import HOME, BookStore

from . import test_keeping

Run = Callable[..., Any]
home, run, tell = test_keeping.home, test_keeping.run, test_keeping.tell


def test_what_is_said_of_a_sheet_is_put_right_and_its_history_says_so(run: Run, tell: Run) -> None:
    run("add", "Anna", "Bo", "--length", "5", "--games", "A2x2 B", "--place", "Thuis", "--day", "2026-05-01", "--open")
    asked = ("--day", "2026-06-01", "--place", "-", "--event", "Open", "--note", "in the rain", "--length", "7")
    now = run("edit", "1", *asked)
    assert (now["day"], now["place"], now["event"], now["length"], now["note"]) == (
        "2026-06-01",
        "",
        "Open",
        7,
        "in the rain",
    )
    *_, last = run("history", "1")
    changed = {each["field"]: (each["before"], each["after"]) for each in last["changed"]}
    assert (changed["day"], changed["length"], last["here"]) == (("2026-05-01", "2026-06-01"), (5, 7), True)
    told = tell("history", "1")
    assert "day: 2026-05-01 → 2026-06-01" in told
    assert "place: Thuis → nothing" in told
    assert "game 1: A2x2" in told
    assert "Ort: Thuis → nichts" in tell("history", "1", "--lang", "de")


def test_another_may_have_sat_there(run: Run) -> None:
    run("add", "Anna", "Bo", "--length", "5", "--score", "5-3")
    now = run("edit", "1", "--player", "bo=Cas")
    assert [seat["name"] for seat in now["players"]] == ["Anna", "Cas"]
    assert run("players")[-1]["name"] == "Cas"


def test_a_game_has_a_number_and_a_note(run: Run, tell: Run) -> None:
    run("add", "Anna", "Bo", "--length", "5", "--games", "A B", "--open")
    now = run("edit", "1", "1", "--note", "two sixes", "--number", "3")
    assert [(each["typed"][0], each["note"]) for each in now["lines"]] == [("B", ""), ("A", "two sixes")]
    run("strike", "1", "2")
    assert tell("history", "1").rstrip().endswith("game 3: struck out")


def test_a_deleted_sheet_has_its_history_too(run: Run, tell: Run) -> None:
    sheet = run("add", "Anna", "Bo", "--length", "5", "--score", "5-3")["id"]
    run("strike", sheet)
    assert tell("history", sheet).rstrip().endswith("deleted")


def test_what_touches_the_result_takes_its_confirmation_away_and_says_so(home: Path, run: Run, tell: Run) -> None:
    added = run("add", "Anna", "Bo", "--length", "5", "--games", "A2x2", "--open")
    with closing(BookStore(home / "triktrak.db")) as books:
        who = added["players"][1]["id"]
        books.write(HOME, [Draft(kind="sheet", id=added["id"], fields={"confirmed": [who]})], 1_790_000_000_000_000)
    assert run("edit", "1", "--note", "x")["lifted"] is False
    assert "Confirmed by Bo, as the result stood" in tell("edit", "1", "--length", "7")
    assert run("show", "1")["confirmed"] is False


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["1"], "Nothing is said here"),
        (["1", "--day", "0000-01-01"], "not a day"),
        (["1", "--length", "2"], "Game 2 cannot have been played"),
        (["1", "--length", "65"], "64 or less"),
        (["1", "--place", "x" * 10_000], "1 to 100 letters, not 10,000"),
        (["1", "--player", "Cas=Bo"], "Cas"),
        (["1", "--player", "Anna"], "write it like Anna=Bo"),
        (["1", "--player", "Anna=Bo"], "only once"),
        (["1", "--number", "2"], "Only a game has a number"),
        (["1", "1", "--day", "2026-05-01"], "only the number and the note"),
        (["1", "3", "--note", "x"], "no game 3"),
        (["1", "1", "--number", "0"], "number"),
        (["9", "--note", "x"], "no sheet"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(
    words: list[str],
    says: str,
    run: Run,
    capsys: pytest.CaptureFixture[str],
) -> None:
    run("add", "Anna", "Bo", "--length", "5", "--games", "A2 B", "--open")
    before = run("history", "1")
    assert main(["scorebook", "edit", *words]) == 2
    assert says in capsys.readouterr().err
    assert run("history", "1") == before
    assert len(run("players")) == 2

"""`triktrak scorebook add`, `list`, `show`, `strike` and `players`: what they write, show, and refuse whole."""

# ruff: noqa: RUF001  the dashes of the sentences

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from triktrak.cli import main
from triktrak.store.books import HOME, BookStore
from triktrak.store.migrate import upgrade

Run = Callable[..., Any]


@cache
def empty() -> bytes:
    """A database with all tables and nothing in it: making one takes longer than most tests."""
    with TemporaryDirectory() as directory:
        db = Path(directory) / "empty.db"
        upgrade(db)
        return db.read_bytes()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "triktrak.db").write_bytes(empty())
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def run(home: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a verb and returns its JSON."""

    def verb(*words: str) -> Any:
        assert main(["scorebook", *words, "--json"]) == 0, capsys.readouterr().err
        return json.loads(capsys.readouterr().out)

    return verb


@pytest.fixture
def tell(home: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a verb and returns what it prints."""

    def verb(*words: str) -> str:
        assert main(["scorebook", *words]) == 0, capsys.readouterr().err
        return capsys.readouterr().out

    return verb


@pytest.fixture
def refused(home: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a verb that is refused, and returns why."""

    def verb(*words: str) -> str:
        assert main(["scorebook", *words]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        return said.err

    return verb


MATCH = ("add", "Anna", "Bo", "--length", "5", "--games", "A2x2 B B/ Bx2 A", "--day", "2026-05-01")


def test_a_match_is_written_game_by_game_and_counted(run: Run, tell: Run) -> None:
    added = run(*MATCH)
    assert (added["score"], added["over"], added["winner"], added["new"]) == ([5, 4], True, 0, ["Anna", "Bo"])
    shown = run("show", "1")
    assert [each["typed"] for each in shown["lines"]] == ["A2x2", "B1", "B1/", "B1x2", "A1"]
    assert [each["game"]["crawford"] for each in shown["lines"]] == [False, True, False, False, False]
    assert [each["game"]["score"] for each in shown["lines"]][:3] == [[4, 0], [4, 1], [4, 2]]
    table = tell("show", added["id"][-6:], "--lang", "nl").splitlines()
    assert table[1] == "Anna wint van Bo met 5–4 (1 gammon, hoogste cube 2)"
    assert table[4].split() == ["2", "Bo", "gewoon", "1", "1", "4–1", "Crawford"]


def test_a_match_can_be_gone_on_with(run: Run, tell: Run) -> None:
    begun = run("add", "Anna", "Bo", "--length", "3", "--games", "A2")
    assert not begun["over"]
    assert "Crawford" in tell("show")
    went_on = run("add", "--sheet", "1", "--games", "B B2")
    assert (went_on["id"], went_on["score"], went_on["winner"]) == (begun["id"], [2, 3], 1)


def test_only_the_score_will_do(run: Run) -> None:
    added = run("add", "Anna", "Bo", "--length", "7", "--score", "7-4")
    assert (added["score"], added["games"], added["over"], added["winner"]) == ([7, 4], 0, True, 0)
    session = run("add", "Anna", "Bo", "--length", "0", "--score", "12-9", "--stake", "een kwartje")
    assert (session["kind"], session["score"], session["over"]) == ("money", [12, 9], True)


def test_single_games_other_games_and_chouettes(run: Run, tell: Run) -> None:
    assert run("add", "Anna", "Bo", "--games", "B3")["kind"] == "single"
    hearts = run("add", "Anna", "Bo", "Cas", "--game", "Hearts", "--low-wins", "--games", "3,5,18 0,26,0")
    assert (hearts["score"], hearts["winner"]) == ([3, 31, 18], 0)
    chouette = run("add", "Anna", "Bo", "Cas", "--chouette", "--games", "A:B+2x2,C- B:C-,A-")
    assert chouette["score"] == [-4, 6, -2]
    rows = tell("show", "1").splitlines()
    assert rows[2].split() == ["Game", "Anna", "Bo", "Cas"]
    assert rows[-1].split() == ["−4", "+6", "−2"]


def test_players_places_and_events_are_found_by_name_or_made(run: Run) -> None:
    run(*MATCH, "--place", "De Kurk", "--event", "Winter open", "--club", "Zondag")
    again = run("add", "anna", "  BO ", "--length", "1", "--games", "b", "--place", "de kurk", "--day", "2026-05-02")
    assert (again["new"], again["place"]) == ([], "De Kurk")
    assert [player["sheets"] for player in run("players")] == [2, 2]
    assert [sheet["day"] for sheet in run("list", "--player", "anna")] == ["2026-05-02", "2026-05-01"]
    assert [sheet["day"] for sheet in run("list", "winter")] == ["2026-05-01"]
    assert [sheet["day"] for sheet in run("list", "--since", "2026-05-02")] == ["2026-05-02"]
    assert [sheet["day"] for sheet in run("list", "-n", "1")] == ["2026-05-02"]


def test_the_list_numbers_the_sheets_as_show_takes_them(run: Run, tell: Run) -> None:
    run(*MATCH)
    latest = run("add", "Cas", "Bo", "--length", "1", "--games", "Cas", "--day", "2026-05-03")
    rows = tell("list", "--lang", "de").splitlines()
    assert rows[0].split() == ["Nr.", "Blatt", "Tag", "Spieler", "Stand", "Was"]
    assert rows[1].split()[:3] == ["1", latest["id"][-6:], "2026-05-03"]
    assert run("show", "1")["id"] == latest["id"]
    # A filter leaves the numbers as they are.
    assert tell("list", "--player", "Anna").splitlines()[1].split()[0] == "2"


def test_a_game_is_struck_out_and_counts_again(run: Run, tell: Run) -> None:
    run(*MATCH)
    struck = run("strike", "1", "2")
    assert struck["now"]["score"] == [5, 3]
    assert [each["struck"] for each in struck["now"]["lines"]] == [False, True, False, False, False]
    assert "struck out" in tell("show", "1")
    assert run("strike", "1", "2", "--undo")["now"]["score"] == [5, 4]


def test_a_sheet_is_struck_out_and_brought_back_with_its_games(run: Run, refused: Run) -> None:
    sheet = run(*MATCH)["id"]
    run("strike", sheet)
    assert run("list") == []
    assert "no sheet" in refused("show", sheet)
    run("strike", sheet[-6:], "--undo")
    assert run("show", sheet)["score"] == [5, 4]


def test_a_player_gets_another_name_or_turns_out_to_be_another(run: Run, refused: Run) -> None:
    run(*MATCH)
    run("add", "Anneke", "Bo", "--length", "1", "--games", "Anneke")
    run("players", "rename", "Bo", "Bo de Wit")
    assert "already" in refused("players", "rename", "Anneke", "bo  de wit")
    assert "two people" in refused("players", "merge", "Bo de Wit", "Anna")
    run("players", "merge", "Anneke", "Anna")
    assert [(p["name"], p["sheets"]) for p in run("players")] == [("Anna", 2), ("Bo de Wit", 2)]
    run("players", "merge", "Anneke", "--undo")
    assert [p["name"] for p in run("players")] == ["Anna", "Anneke", "Bo de Wit"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Anna", "Bo", "--length", "7", "--score", "-3-7"], "-3-7"),
        (["Anna", "Bo", "--length", "7", "--score", "7-7"], "7-7"),
        (["Anna", "Bo", "--length", "7", "--games", "A Ax3"], "not 3"),
        (["Anna", "Bo", "--length", "7", "--games", "A Q"], "Q"),
        (["Anna", "Bo", "--length", "7", "--games", "A,A", "--day", "0000-01-01"], "0000-01-01"),
        (["Anna", "Bo", "--length", "7", "--score", "7-4", "--day", "yesterday"], "day"),
        (["x" * 10_000, "Bo", "--length", "7", "--score", "7-4"], "10,000"),
        (["", "Bo", "--length", "7", "--score", "7-4"], "Nothing stands"),
        (["An\u202ena\n", "Bo\x07b", "--length", "7", "--score", "7-4"], "signs"),
        (["Anna", "anna", "--length", "7", "--score", "7-4"], "only once"),
        (["Anna", "--length", "7", "--score", "7"], "at least two"),
        (["Anna", "Bo", "--length", "7", "--score", "7"], "“7”"),
        (["Anna", "--length", "7"], "at least two"),
        (["Anna", "Bo"], "--length 7"),
        (["Anna", "Bo", "--length", "99", "--games", "A"], "length"),
        (["Anna", "Bo", "--length", "-1", "--games", "A"], "length"),
        (["Anna", "Bo", "--length", "1", "--games", "A A"], "Game 2"),
        (["Anna", "Bo", "--length", "1", "--games", "A", "--variant", "chess"], "chess"),
        (["Anna", "Bo", "--length", "1", "--games", "A", "--note", "y" * 5_000], "note"),
        (["Anna", "Bo", "--sheet", "1", "--games", "A"], "--games"),
        (["--sheet", "1", "--games", "A"], "no sheet"),
        (["--sheet", "", "--games", "A"], "Nothing stands"),
    ],
)
def test_bad_input_is_named_and_nothing_is_half_saved(refused: Run, home: Path, words: list[str], said: str) -> None:
    assert said in refused("add", *words)
    with closing(BookStore(home / "triktrak.db")) as books:
        assert books.records(HOME) == []


@pytest.mark.parametrize("words", [["strike", "1"], ["show", "0"], ["show", "zz"], ["players", "merge", "A", "B"]])
def test_what_is_not_there_is_said_to_be(refused: Run, words: list[str]) -> None:
    assert refused(*words)


@pytest.mark.parametrize(
    "more", [["--length", "7"], ["--place", "Q"], ["--day", "2020-01-01"], ["--note", "n"], ["--score", "3-1"]]
)
def test_nothing_of_a_sheet_is_given_again_with_further_games(run: Run, refused: Run, more: list[str]) -> None:
    run("add", "Anna", "Bo", "--length", "3", "--games", "A")
    assert "--games alone" in refused("add", "--sheet", "1", *more, "--games", "B")


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (["--length", "5", "--target", "9"], "--target"),
        (["--length", "0", "--low-wins"], "--low-wins"),
        (["--game", "Hearts", "--chouette"], "--chouette"),
        (["--length", "5", "--jacoby"], "--jacoby"),
    ],
)
def test_an_option_that_would_be_passed_over_is_refused(refused: Run, words: list[str], option: str) -> None:
    assert f"{option} has no use here" in refused("add", "Anna", "Bo", *words, "--score", "1-0")


def test_a_card_has_no_link_that_could_expire(run: Run, refused: Run, home: Path) -> None:
    run("add", "Anna", "Bo", "--length", "3", "--games", "A")
    assert "--expires has no use here" in refused("share", "1", "--png", str(home / "card.png"), "--expires", "3")
    assert not (home / "card.png").exists()


def test_a_final_score_and_games_are_not_given_together(refused: Run) -> None:
    assert "not both" in refused("add", "Anna", "Bo", "--length", "0", "--score", "5-5", "--games", "A")


@pytest.mark.parametrize("base", ["javascript:alert(1)", "ftp://example.org", "example.org"])
def test_the_address_of_a_shared_page_is_one_of_the_web(run: Run, refused: Run, base: str) -> None:
    run("add", "Anna", "Bo", "--length", "3", "--games", "A")
    assert "http://" in refused("share", "1", "--base", base)


def test_a_game_that_is_not_on_the_sheet_is_not_struck(run: Run, refused: Run) -> None:
    run(*MATCH)
    assert "6" in refused("strike", "1", "6")
    assert "0" in refused("strike", "1", "0")

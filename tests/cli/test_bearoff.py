"""`triktrak bearoff`: tables on request, and what is said of those that are there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from triktrak._core import OneSided
from triktrak.cli import main
from triktrak.engine import tables
from triktrak.text import LANGUAGES


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    return tmp_path


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    assert main(["bearoff", *arguments, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["tables"]
    assert isinstance(rows, list)
    return rows


def test_the_usual_tables_are_built_and_told(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert [(row["state"], row["used"]) for row in answer(capsys, "info")] == [("missing", True)] * 2
    built = answer(capsys, "build")
    assert [(row["kind"], row["checkers"], row["points"], row["entries"]) for row in built] == [
        ("one-sided", 15, 6, 54264),
        ("two-sided", 6, 6, 853776),
    ]
    assert all(Path(str(row["file"])).stat().st_size == row["bytes"] for row in built)
    told = answer(capsys, "info")
    assert [(row["state"], row["code"], row["used"]) for row in told] == [("whole", None, True)] * 2


def test_a_table_of_another_size_is_built_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    (pairs,) = answer(capsys, "build", "--checkers", "3")
    (rolls,) = answer(capsys, "build", "--one-sided", "--points", "7", "--checkers", "4")
    assert (pairs["kind"], pairs["entries"], rolls["kind"], rolls["entries"]) == ("two-sided", 84**2, "one-sided", 330)
    assert [row["used"] for row in answer(capsys, "info")] == [True, False, True, False]


def test_a_damaged_table_is_told_and_not_used(capsys: pytest.CaptureFixture[str]) -> None:
    wide = tables.Shape(OneSided, 15, 7)
    tables.build(wide)
    assert [row["used"] for row in answer(capsys, "info")] == [False, True, True]
    wide.path.write_bytes(wide.path.read_bytes()[:-1])
    row = answer(capsys, "info")[1]
    assert (row["state"], row["code"], row["used"]) == ("damaged", "table_length", False)
    assert main(["bearoff", "info"]) == 0
    assert "cut short" in capsys.readouterr().out


def test_a_table_beyond_measure_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bearoff", "build", "--checkers", "12"]) == 2
    assert "12 checkers on 6 points" in capsys.readouterr().err
    assert main(["bearoff", "build", "--checkers", "16"]) == 2


def test_a_table_that_cannot_be_kept_is_a_fault(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    (home / "cache").write_text("no directory")
    assert main(["bearoff", "build", "--checkers", "2"]) == 2
    assert str(home / "cache") in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_it_in_their_language(lang: str, capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert main(["bearoff", "build", "--checkers", "2", "--lang", lang]) == 0
    assert main(["bearoff", "info", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert str(home) in told
    assert len(told.splitlines()) == 5
    assert "cli-" not in told


def test_the_tables_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    tables.endings.cache_clear()
    assert main(["bench", "endings", "--seconds", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {"races_per_second", "positions_per_second", "seconds_to_build", "seconds_to_open"}
    assert all(figure > 0 for figure in figures.values())
    assert figures["positions_per_second"] > figures["races_per_second"]
    tables.endings.cache_clear()


def test_a_directory_in_the_place_of_a_table_is_called_by_its_name(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    (home / "cache" / "one-sided-3x2.bearoff").mkdir(parents=True)
    assert main(["bearoff", "build", "--one-sided", "--checkers", "3", "--points", "2", "--lang", "en"]) == 2
    assert capsys.readouterr().err.endswith("cache/one-sided-3x2.bearoff is a directory; a file is needed\n")

"""`triktrak hypergammon`: the table on request, what is said of it, and no seat for the program without it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from triktrak._core import Hypergammon
from triktrak.cli import main
from triktrak.engine import hypergammon
from triktrak.text import LANGUAGES


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    monkeypatch.setattr(hypergammon, "MEN", 1)
    return tmp_path


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["hypergammon", *arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert isinstance(told, dict)
    return told


def test_the_table_is_built_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    missing = answer(capsys, "info")
    assert (missing["state"], missing["code"], missing["bytes"]) == ("missing", "no_such_directory", None)
    built = answer(capsys, "build", "--threads", "2")
    assert built["entries"] == 652
    assert Path(str(built["file"])).stat().st_size == built["bytes"] == 20 + 4 + 652 * 12
    whole = answer(capsys, "info")
    assert (whole["state"], whole["code"], whole["entries"]) == ("whole", None, 652)


def test_a_damaged_table_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert hypergammon.build() is None
    hypergammon.path().write_bytes(hypergammon.path().read_bytes()[:-1])
    assert (answer(capsys, "info")["state"], answer(capsys, "info")["code"]) == ("damaged", "table_length")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_said_in_the_reader_s_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hypergammon", "info", "--lang", lang]) == 0
    assert main(["hypergammon", "build", "--lang", lang]) == 0
    assert main(["hypergammon", "info", "--lang", lang]) == 0
    hypergammon.path().write_bytes(b"damaged")
    assert main(["hypergammon", "info", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert len(told.splitlines()) == 7
    assert "cli-" not in told
    assert told.count("triktrak hypergammon build") == 2


def test_where_nothing_can_be_written_that_is_said(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "cache").write_text("no directory")
    assert main(["hypergammon", "build", "--lang", "en"]) == 2
    assert "cache" in capsys.readouterr().err


@pytest.mark.parametrize("threads", ["0", "257", "many"])
def test_threads_that_are_no_number_of_threads_are_refused(threads: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hypergammon", "build", "--threads", threads]) == 2
    assert "--threads" in capsys.readouterr().err


def test_the_program_plays_hypergammon_in_the_terminal_only_by_its_table(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = ["play", "--variant", "hypergammon", "--plain", "--lang", "en"]
    monkeypatch.setattr("builtins.input", lambda *_: (_ for _ in ()).throw(EOFError))
    assert main(play) == 2
    assert "triktrak hypergammon build" in capsys.readouterr().err
    assert main([*play, "--two"]) == 0
    hypergammon.path().parent.mkdir(exist_ok=True)
    hypergammon.path().write_bytes(Hypergammon.build(1).to_bytes())
    hypergammon.check_plays("hypergammon")

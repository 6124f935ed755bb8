"""The command line: what it prints, and how it says no."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from triktrak import Cube, Position, Situation
from triktrak.cli import main
from triktrak.cli.verbs import command_line

START = "4HPwATDgc/ABMA"


def test_plays_lists_every_play_of_the_roll(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plays", START, "31", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert len(answer["plays"]) == 16
    assert {"play": "8/5 6/5", "after": "4HPwATCwZ/ABMA"} in answer["plays"]


def test_a_roll_without_a_play_is_said_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    # A closed board and a checker on the bar.
    closed = Position.from_points([0] * 13 + [2] + [0] * 5 + [-2] * 6 + [1])
    assert main(["plays", closed.id, "66", "--lang", "nl"]) == 0
    assert capsys.readouterr().out == "6-6: geen zet mogelijk\n"


@pytest.mark.parametrize(
    "identifier",
    [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10",
        "-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:1:0:10",
        "11ccccchhhjjjjj:66666888dddddoo:N0N:31:B::0:0:7:",
        "4HPwATDgc/ABMA:cIkFAAAAAAAA",
        Situation(Position.start(), cube=Cube(), dice=(3, 1)).fibs,
    ],
)
def test_any_identifier_will_do(identifier: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plays", identifier, "--json"]) == 0
    stated = json.loads(capsys.readouterr().out)
    assert main(["plays", START, "31", "--json"]) == 0
    assert stated["plays"] == json.loads(capsys.readouterr().out)["plays"]
    assert main(["plays", identifier, "65", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["dice"] == [6, 5]
    assert main(["eval", identifier, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["position"] == START


def test_while_a_double_waits_the_side_on_roll_is_judged(capsys: pytest.CaptureFixture[str]) -> None:
    # A checker left on the ace point against three times as many pips.
    assert main(["eval", "XGID=-A----------------------c-:1:1:1:D:0:0:1:0:10", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["win"] == pytest.approx(1.0)


def test_eval_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["eval", START, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["level"] == "expert"
    assert answer["win"] + answer["lose"] == pytest.approx(1.0)
    assert 0.5 < answer["win"] < 0.56


def test_perft_counts_the_second_ply(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["plays"] == 202_782


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["plays", START, "77"], "77"),
        (["plays", "nonsense", "31"], "nonsense"),
        (["eval", "XGID=-b----E-C---eE---c-e----B-:0:0:1:72:0:0:1:0:10"], "39"),
        (["plays", START, "31", "--lang", "fr"], "fr"),
        (["plays", START], "31"),
        (["dance"], "dance"),
        (["serve", "--port", "70000"], "65535"),
        (["serve", "--bogus"], "--bogus"),
        (["db", "restore", "no-such-file.db"], "no-such-file.db"),
        (["perft", "9"], "3"),
        (["perft", "1", "--position", "a\udcff"], "a\\udcff"),
        (["plays", "a\udcff", "31"], "a\\udcff"),
        (["play", "--variant", "a\udcff"], "a\\udcff"),
        (["db", "restore", "a\udcff.db"], "a\\udcff.db"),
        (["bench", "movegen", "--seed", str(2**64)], "--seed"),
    ],
)
def test_bad_input_is_one_line_that_quotes_it_and_code_two(
    arguments: list[str],
    quoted: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("triktrak: ")
    assert quoted in said.err


def test_a_fault_is_said_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plays", START, "77", "--lang", "de"]) == 2
    assert "kein Wurf" in capsys.readouterr().err


def test_a_database_is_backed_up_and_put_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path / "home"))
    copy = tmp_path / "copy.db"
    assert main(["db", "upgrade"]) == 0
    assert main(["db", "backup", str(copy)]) == 0
    assert main(["db", "backup", str(copy)]) == 2
    assert main(["db", "restore", str(copy)]) == 0
    assert str(copy) in capsys.readouterr().out


def test_python_dash_m_is_the_same_program() -> None:
    outcome = subprocess.run(
        [sys.executable, "-m", "triktrak", "--version"], check=True, capture_output=True, text=True, timeout=60
    )
    assert outcome.stdout.startswith("triktrak ")


def test_a_letter_the_terminal_lacks_does_not_stop_a_sentence() -> None:
    closed = Position.from_points([0] * 13 + [2] + [0] * 5 + [-2] * 6 + [1])
    told = subprocess.run(
        [sys.executable, "-m", "triktrak", "plays", closed.id, "66", "--lang", "de"],
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
        capture_output=True,
        check=True,
    )
    assert told.stdout == b"6-6: kein Zug m\\xf6glich\n"


def _options(group: TyperGroup) -> Iterator[tuple[str, set[str]]]:
    for name, verb in group.commands.items():
        if isinstance(verb, TyperGroup):
            yield from _options(verb)
        else:
            yield name, {option for parameter in verb.params for option in parameter.opts}


def test_every_verb_that_answers_can_be_asked_for_json_and_in_a_language() -> None:
    group = typer.main.get_command(command_line([]))
    assert isinstance(group, TyperGroup)
    answering = [options for name, options in _options(group) if name not in {"serve", "play"}]
    assert len(answering) > 15
    assert all({"--json", "--lang"} <= options for options in answering)


def test_a_value_that_is_called_like_a_verb_does_not_hide_the_verb(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--cert", "train", "serve", "--help"]) == 0
    assert "triktrak serve" in capsys.readouterr().out


@pytest.mark.parametrize("verb", [["eval"], ["rank", "31"], ["rank", "31", "--json"]])
def test_a_stream_that_is_closed_is_one_that_nobody_reads(verb: list[str]) -> None:
    name, *more = verb
    command = [sys.executable, "-m", "triktrak", name, Position.start().id, *more]
    told = subprocess.run(["sh", "-c", '"$@" >&-', "sh", *command], capture_output=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (0, b"", b"")
    wrong = [*command[:4], "nonsense", *more]
    told = subprocess.run(["sh", "-c", '"$@" 2>&-', "sh", *wrong], capture_output=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (2, b"", b"")


def test_without_standard_input_there_is_nothing_to_read() -> None:
    command = [sys.executable, "-m", "triktrak", "replay", "-"]
    told = subprocess.run(["sh", "-c", '"$@" <&-', "sh", *command], capture_output=True, check=False)
    assert told.returncode == 2
    assert b"Traceback" not in told.stderr

"""`triktrak replay`: what it prints of a match file, and how it says that something is none."""

# ruff: noqa: RUF001  the dashes of the sentences

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from triktrak.cli import main
from triktrak.text import LANGUAGES

DATA = Path(__file__).parents[1] / "data" / "fixtures"
ODD = """ 3 point match

 Game 1
 Anna : 0                        : 0
  1) 31: 8/5 6/5                 42: 24/14 6/8
  2)  Doubles => 2                Drops
      Wins 1 point
"""


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["replay", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_games_points_and_score(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(DATA / "m3.mat")
    assert answer(capsys, file) == [
        f"{file}: North – South, match to 3",
        "  game 1, 0–0: South wins 1 point (drop), 19 plays",
        "  game 2, 0–1: South wins 4 points (resignation), 55 plays",
        "  score 0–5",
    ]


def test_problems_have_their_line_in_the_readers_language(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_text(ODD, encoding="utf-8")
    assert answer(capsys, str(file), "--lang", "nl")[1:] == [
        "  game 1, 0–0: Anna wint 1 punt (gepast), 2 zetten",
        "  stand 1–0",
        "  één eigenaardigheid:",
        "    regel 5: 4-2: 24/14 6/8 is tegen de regels (24/14 past niet bij de worp)",
    ]
    for lang in LANGUAGES:
        assert not any("cli-" in line or "{" in line for line in answer(capsys, str(file), "--lang", lang))


def test_json_for_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_bytes(ODD.encode("utf-16"))
    (line,) = answer(capsys, str(file), "--json")
    told = json.loads(line)
    assert told == {
        "file": str(file),
        "match": 1,
        "format": "mat",
        "encoding": "utf-16",
        "players": ["Anna", ""],
        "length": 3,
        "stated_length": 3,
        "variant": "standard",
        "crawford": True,
        "jacoby": False,
        "games": [
            {
                "n": 1,
                "score_before": [0, 0],
                "crawford": False,
                "plays": 2,
                "cube": 1,
                "winner": "white",
                "points": 1,
                "kind": 1,
                "end": "drop",
                "off": [0, 0],
            }
        ],
        "points": [1],
        "final": [1, 0],
        "over": False,
        "problems": told["problems"],
    }
    assert [(odd["line"], odd["game"], odd["code"]) for odd in told["problems"]] == [(5, 1, "illegal_play")]


def test_an_unfinished_game_and_a_session(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, str(DATA / "unfinished_dice.mat"))[2] == "  game 2, 0–2: no result, 11 plays"
    assert answer(capsys, str(DATA / "money5.mat"), "--lang", "de")[0].endswith(": North – South, Session")


def test_the_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(ODD.encode())))
    assert answer(capsys, "-")[0] == "-: Anna – Black, match to 3"


def test_several_files_and_several_matches_in_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    file.write_text(ODD + ODD.replace("Anna", "Eve"), encoding="utf-8")
    lines = [json.loads(line) for line in answer(capsys, str(file), str(DATA / "m3.mat"), "--json")]
    assert [(line["match"], line["players"][0]) for line in lines] == [(1, "Anna"), (2, "Eve"), (1, "North")]


def test_what_is_no_match_file_is_one_line_and_the_others_are_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    nothing = tmp_path / "nothing.mat"
    nothing.write_bytes(b"\0\1\2 no match")
    assert main(["replay", str(nothing), str(tmp_path / "missing.mat"), str(DATA / "m3.mat"), "--lang", "de"]) == 2
    captured = capsys.readouterr()
    refused = captured.err.splitlines()
    assert refused[0] == f"triktrak: {nothing} ist keine Matchdatei"
    assert "missing.mat" in refused[1]
    assert len(refused) == 2
    assert captured.out.splitlines()[-1] == "  Stand 0–5"


def test_a_name_cannot_command_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_bytes(ODD.replace("Anna", "An\x1b[2J\u202e\u2066na").encode() + b"\x1b]0;x\x07\n")
    assert not any(set("\x1b\x07\u202e\u2066") & set(line) for line in answer(capsys, str(file)))


def test_what_has_no_end_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with Path("/dev/zero").open("rb") as endless:
        monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=endless))
        assert main(["replay", "/dev/zero", "-", "--lang", "en"]) == 2
    refused = [f"triktrak: {name} is larger than 32 MB; no match file is" for name in ("/dev/zero", "-")]
    assert capsys.readouterr().err.splitlines() == refused


def test_what_cannot_be_opened_is_said_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["replay", str(tmp_path / "gone.txt"), str(tmp_path), str(DATA / "m3.mat"), "--lang", "nl"]) == 2
    told = capsys.readouterr()
    assert told.err.splitlines() == [
        f"triktrak: Het bestand {tmp_path}/gone.txt bestaat niet",
        f"triktrak: {tmp_path} is een map; er is een bestand nodig",
    ]
    assert "stand 0–5" in told.out


def test_a_reader_that_stops_reading_is_no_fault() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "triktrak", "replay", *[str(DATA / "m3.mat")] * 3],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as reader:
        assert reader.stdout is not None
        assert reader.stderr is not None
        reader.stdout.close()
        assert reader.stderr.read() == b""

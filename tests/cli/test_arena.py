"""`triktrak arena` at the command line: figures with what is known of them, and faults by name before any game."""

from __future__ import annotations

import json

import pytest

from triktrak import Position
from triktrak.cli import main
from triktrak.text import LANGUAGES

RACE = [0, 2, 2, 0, 0, 0, 0, *[0] * 12, 0, 0, 0, 0, -2, -2, 0]
"""Two men left on each of two points, on both sides."""


def test_the_figures_are_told_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "beginner", "simple", "--games", "9", "--seed", "4", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["one"], answer["other"], answer["seed"], answer["reference"]) == ("beginner", "simple", 4, "net")
    assert answer["games"] == 10
    for figures in (answer["raw"], answer["adjusted"]):
        assert figures["n"] == 5
        assert figures["low"] <= figures["mean"] <= figures["high"]
        assert figures["error"] > 0
    assert answer["won"][0] + answer["lost"][0] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_are_told_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "simple", "simple", "--games", "4", "--lang", lang]) == 0
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert len(lines) == 6
    assert all("+0.0000 ± 0.0000" in line and "95" in line for line in lines[1:3])
    # No bar where nobody watches.
    assert told.err == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [["--cube"], ["--match", "1"]])
def test_games_with_a_cube_and_matches_are_told_too(
    lang: str, kind: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "net", "net", "--plies", "0", "--games", "4", *kind, "--lang", lang]) == 0
    title, adjusted, raw, share, _ = capsys.readouterr().out.splitlines()
    assert title.startswith("0-ply ")
    assert "+0.0000 ± 0.0000" in adjusted
    assert "+0.0000 ± 0.0000" in raw
    assert "50.0 %" in share


def test_a_clear_case_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    ending = ["--start", Position.from_points(RACE).id]
    assert main(["arena", "beginner", "simple", "--games", "1600", "--until-error", "0.5", "--json", *ending]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["asked"], answer["games"]) == (1600, 200)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simple", "nobody"], "no player “nobody”"),
        (["simple", "simple", "--reference", "nobody"], "no evaluator “nobody”"),
        (["simple", "simple", "--start", "nowhere"], "“nowhere”"),
        (["simple", "simple", "--games", "1"], "--games"),
        (["simple", "simple", "--until-sigma", "0"], "--until-sigma"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert words in told.err
    assert told.err.count("\n") == 1

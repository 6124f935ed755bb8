"""`triktrak eval`, `rank` and `bench eval`: the numbers are the engine's, and people can read them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from triktrak import Cube, Engine, Position, Situation
from triktrak.cli import bench, main
from triktrak.cli.table import table
from triktrak.text import LANGUAGES

START = "4HPwATDgc/ABMA"
MATCH = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


@pytest.fixture(autouse=True)
def _few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "POSITIONS", 50)


def answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(said(capsys, *arguments, "--json"))


def test_rank_gives_what_the_engine_gives(capsys: pytest.CaptureFixture[str]) -> None:
    for identifier, dice in ((START, ["31"]), (MATCH, [])):
        answer = answered(capsys, "rank", identifier, *dice)
        stated = Situation.parse(identifier)
        ranked = Engine().rank(Situation(stated.position, stated.cube, stated.score, (3, 1), stated.rules))
        assert answer["dice"] == [3, 1]
        assert [play["play"] for play in answer["plays"]] == [str(r.play) for r in ranked]
        assert [play["equity"] for play in answer["plays"]] == [pytest.approx(r.equity, abs=1e-6) for r in ranked]
        assert answer["plays"][0]["loss"] == 0
        assert all(play["loss"] == pytest.approx(answer["plays"][0]["equity"] - play["equity"], abs=2e-6)
                   for play in answer["plays"])  # fmt: skip
        assert answer["plays"][0]["after"] == ranked[0].play.after.id


def test_deeper_levels_say_how_deep_each_play_was_looked_into(capsys: pytest.CaptureFixture[str]) -> None:
    plays = answered(capsys, "rank", START, "31", "--level", "1-ply")["plays"]
    assert plays[0]["plies"] == 1
    assert plays[-1]["plies"] == 0
    assert [play["loss"] is None for play in plays] == [play["plies"] == 0 for play in plays]


def test_a_double_that_waits_is_judged_as_the_doubler_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    asked = answered(capsys, "eval", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10")
    waiting = answered(capsys, "eval", "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:5:10")
    assert waiting == asked
    decision = Engine().decide(Situation.parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10"))
    assert asked["cube"]["action"] == decision.action == "no_double"
    assert asked["cube"]["double_take"] == pytest.approx(decision.double_take, abs=1e-6)


def test_where_there_is_no_cube_none_is_judged(capsys: pytest.CaptureFixture[str]) -> None:
    assert answered(capsys, "eval", START)["cube"] is None
    assert "double" not in said(capsys, "eval", START)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", [["eval", MATCH], ["rank", MATCH], ["rank", START, "66"], ["bench", "eval"]])
def test_columns_stand_under_their_heads(verb: list[str], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    quick = ["--seconds", "0.1"] if verb[0] == "bench" else []
    lines = said(capsys, *verb, *quick, "--lang", lang).splitlines()
    assert all(line == line.rstrip() and len(line) <= 80 for line in lines)
    assert not any("cli-" in line for line in lines), "a sentence is missing"
    heads = [number for number, line in enumerate(lines) if line.startswith("  ")]
    assert heads
    for head in heads:
        ends = {len(lines[head]), len(lines[head + 1])}
        assert len(ends) == 1, "the last column is not aligned"


def test_the_best_play_loses_nothing_and_the_rest_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "rank", START, "31", "-n", "2").splitlines()
    assert [line.split()[0] for line in lines[3:5]] == ["1.", "2."]
    assert lines[3].split()[1:4] == ["8/5", "6/5", lines[3].split()[3]]
    equities = [play["equity"] for play in answered(capsys, "rank", START, "31")["plays"]]
    assert lines[4].split()[-6] == f"{equities[0] - equities[1]:.3f}"
    assert lines[5] == "14 more plays"


def test_a_roll_without_a_play_has_nothing_to_rank(capsys: pytest.CaptureFixture[str]) -> None:
    closed = Position.from_points([0] * 13 + [2] + [0] * 5 + [-2] * 6 + [1]).id
    assert said(capsys, "rank", closed, "66").splitlines()[-1] == "6-6: no legal play"
    assert answered(capsys, "rank", closed, "66")["plays"] == []


def test_a_narrow_terminal_loses_the_last_columns_first() -> None:
    head, rows = ["play", "equity", "win %"], [["24/23 13/10", "-0.007", "49.6"]]
    assert table(head, rows, width=26) == table(head, rows)
    assert table(head, rows, width=25) == ["play         equity", "24/23 13/10  -0.007"]
    assert table(head, rows, width=3) == table(head, rows, width=25), "a play without its equity says nothing"


def test_hypergammon_is_judged_too(capsys: pytest.CaptureFixture[str]) -> None:
    identifier = Situation(Position.start("hypergammon"), cube=Cube.none).xgid
    assert Situation.parse(identifier).position.men == 15, "an identifier does not say how many checkers began"
    assert 0 <= answered(capsys, "eval", identifier)["win"] <= 1


def test_bench_eval_counts_every_arithmetic_and_the_batch(capsys: pytest.CaptureFixture[str]) -> None:
    answer = answered(capsys, "bench", "eval", "--seconds", "0.1")
    assert "scalar" in answer["arithmetics"]
    assert answer["evals_per_second_per_core"] == next(iter(answer["arithmetics"].values()))
    assert answer["evals_per_second_per_core"] > 20_000
    assert answer["evals_per_second_in_batches"] > 20_000
    assert answer["peers"] == {}


@pytest.mark.parametrize("arguments", [["rank", START], ["rank", START, "77"], ["eval", START, "--level", "god"]])
def test_what_cannot_be_judged_is_said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("triktrak: ")


@pytest.mark.parametrize(("level", "shown"), [("expert", "expert (0-ply)"), ("1-ply", "1-ply")])
def test_the_title_says_the_plies_once(capsys: pytest.CaptureFixture[str], level: str, shown: str) -> None:
    assert said(capsys, "eval", START, "--level", level, "--lang", "en").splitlines()[0] == f"{START}, {shown}"

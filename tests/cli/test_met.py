"""`triktrak met`: tables of match winning chances, shown, compared, and found by the program's own judgement."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from triktrak import Cube, Engine, Malformed, Score, Situation
from triktrak._core import MatchEquity, Position
from triktrak.cli import main
from triktrak.engine import own_met
from triktrak.engine.met import match_equity, read_match_equity, write_match_equity
from triktrak.text import LANGUAGES

LENGTH = 3


@pytest.fixture(scope="module")
def found() -> list[MatchEquity]:
    return list(own_met.build(LENGTH, "1-ply"))


def test_a_table_is_found_by_the_program_s_own_judgement(found: list[MatchEquity]) -> None:
    assert [table.length for table in found] == [1, 2, 3]
    apart = own_met.difference(found[-1], match_equity(), LENGTH)
    assert apart.most < 0.006, apart
    # A single game decides where both need one point; where the trailer needs two it wins the half of them and a
    # gammon more: about a third.
    assert found[-1](1, 1, crawford=True) == 0.5
    assert found[-1](2, 1, crawford=True) == pytest.approx(0.32, abs=0.006)
    assert found[-1](2, 1, crawford=False) == pytest.approx(0.49, abs=0.006)


def test_each_table_has_those_before_it(found: list[MatchEquity]) -> None:
    for shorter, longer in pairwise(found):
        assert own_met.difference(shorter, longer, shorter.length).most < 1e-9


def test_it_is_the_same_when_it_was_left_and_gone_on_with(
    found: list[MatchEquity], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "own.met"
    build = ["met", "build", str(path), "--level", "1-ply", "--json"]
    assert main([*build, "--length", "2"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert (first["length"], read_match_equity(path).length) == (2, 2)
    assert main([*build, "--length", "3"]) == 0
    assert path.read_text("utf-8") == write_match_equity(found[-1], "triktrak-1-ply", LENGTH)
    told = json.loads(capsys.readouterr().out)
    assert told["most"] == pytest.approx(own_met.difference(found[-1], match_equity(), LENGTH).most, abs=1e-5)


def test_what_the_report_raises_ends_the_work() -> None:
    def enough(done: float) -> None:
        raise KeyboardInterrupt

    tables = own_met.build(LENGTH, "0-ply", None, enough)
    assert next(tables).length == 1
    with pytest.raises(KeyboardInterrupt):
        next(tables)


@pytest.mark.parametrize("length", [0, 65])
def test_a_length_that_no_table_has_is_refused_before_any_work(length: int) -> None:
    with pytest.raises(Malformed) as refused:
        next(own_met.build(length, "0-ply"))
    assert refused.value.code == "met_length"


def test_another_s_file_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.met"
    path.write_text(write_match_equity(match_equity(), "other", 5), "utf-8")
    before = path.read_bytes()
    assert main(["met", "build", str(path), "--level", "0-ply", "--lang", "en"]) == 2
    assert "left as it is" in capsys.readouterr().err
    assert path.read_bytes() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_said_in_the_reader_s_language(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "short.met"
    path.write_text(write_match_equity(match_equity(), "short", 5), "utf-8")
    assert main(["met", "show", "--length", "2", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert "67.74" in shown
    assert main(["met", "check", str(path), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "0.00 %" in told
    assert "cli-" not in shown + told


def test_a_file_that_is_no_table_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.met"
    path.write_text("JPEG")
    for arguments in (["show", str(path)], ["check", str(path)], ["build", str(path)], ["check", str(tmp_path / "no")]):
        assert main(["met", *arguments, "--lang", "en"]) == 2
        assert "match winning chances" in capsys.readouterr().err


def test_the_engine_weighs_scores_by_the_table_it_is_given() -> None:
    even = MatchEquity(2, [0.5, 0.9, 0.1, 0.5], [0.5, 0.45])
    score = Score(0, 0, 2)
    start = Situation(Position.start(), Cube(), score)
    ours, theirs = Engine("0-ply").decide(start), Engine("0-ply", met=even).decide(start)
    assert Engine("0-ply", met=even).met is even
    assert ours != theirs


def test_eval_and_rank_weigh_scores_by_the_table_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "even.met"
    path.write_text("name even\nbefore .5 .9\nbefore .1 .5\nbehind .5 .45\n", "utf-8")
    identifier = Situation(Position.start(), Cube(), Score(0, 0, 2)).xgid

    def asked(*arguments: str) -> str:
        assert main([*arguments, "--level", "0-ply", "--json"]) == 0
        return capsys.readouterr().out

    for question in (["eval", identifier], ["rank", identifier, "31"]):
        assert asked(*question) != asked(*question, "--met", str(path))
    assert main(["eval", identifier, "--met", str(tmp_path / "none"), "--lang", "en"]) == 2
    assert "none" in capsys.readouterr().err
    assert main(["eval", identifier, "--met", str(path), "--engine", "gnubg", "--lang", "en"]) == 2
    assert "--met" in capsys.readouterr().err

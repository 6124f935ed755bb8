"""`triktrak rollout`: what the engine found, for people and for programs; what is wrong has a name before any game."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from triktrak import Engine, RolloutSettings, Situation
from triktrak.cli import main
from triktrak.text import LANGUAGES

START = "4HPwATDgc/ABMA"
MONEY = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert main(["rollout", *arguments]) == 0
    return capsys.readouterr().out


def answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(said(capsys, *arguments, "--json"))


def test_it_says_what_the_engine_found(capsys: pytest.CaptureFixture[str]) -> None:
    answer = answered(capsys, MONEY, "31", "-n", "36", "--seed", "4", "--plays", "2")
    stated = Situation.parse(MONEY)
    situation = Situation(stated.position, stated.cube, stated.score, (3, 1), stated.rules)
    plays = [r.play for r in Engine().rank(situation)[:2]]
    found = Engine().rollout(situation, settings=RolloutSettings(36, 4), plays=plays)
    assert answer == {"position": START, "dice": [3, 1], **found.to_json()}


def test_each_option_is_a_setting(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--plies", "1", "--truncate", "2", "--no-variance-reduction", "--cubeless", "--until-error", "9"]
    answer = answered(capsys, MONEY, "-n", "216", *options, "--behind", "3", "--threads", "2")
    expected = RolloutSettings(216, 1, 1, 2, False, True, target_error=9.0, behind=3.0)
    assert answer["settings"] == {name: getattr(expected, name) for name in expected.__struct_fields__}
    assert answer["stopped"] == "error"
    assert [c["action"] for c in answer["candidates"]] == ["no_double"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_a_table(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    plays = said(capsys, MONEY, "31", "-n", "36", "--plays", "2", "--lang", lang)
    assert "1.  8/5 6/5" in plays
    assert "±" in plays
    cube = said(capsys, MONEY, "-n", "216", "--until-error", "9", "--lang", lang)
    assert "+1.000" in cube
    assert len(cube.splitlines()) == 9


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ([MONEY, "-n", "-5"], "trials"),
        ([MONEY, "-n", "2000000"], "trials"),
        ([MONEY, "--truncate", "0"], "truncate"),
        ([MONEY, "--plies", "2"], "plies"),
        ([MONEY, "--until-error", "-1"], "target_error"),
        ([MONEY, "--threads", "0"], "--threads"),
        ([MONEY, "77"], "77"),
        (["nonsense"], "nonsense"),
        (["XGID=-b----E-C---eE---c-e----B-:0:0:1:00:7:2:0:7:10"], "over"),
        ([MONEY, "--cluster", "nowhere in particular"], "nowhere in particular"),
    ],
)
def test_what_is_wrong_is_named(capsys: pytest.CaptureFixture[str], arguments: list[str], word: str) -> None:
    assert main(["rollout", *arguments, "--lang", "en"]) == 2
    heard = capsys.readouterr()
    assert word in heard.err
    assert heard.out == ""


def test_without_the_extra_it_says_which_package_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["rollout", MONEY, "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "triktrak[cluster]" in capsys.readouterr().err


def test_a_scheduler_that_does_not_answer_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("triktrak.engine.cluster.WAIT", 1)
    assert main(["rollout", MONEY, "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "tcp://127.0.0.1:1" in capsys.readouterr().err

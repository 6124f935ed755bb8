"""`triktrak train`: runs, stops that lose nothing, what is said of them, and nets that are or are not accepted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from triktrak.arena import Estimate, Verdict
from triktrak.cli import main
from triktrak.engine.net import read_net
from triktrak.store.lock import DataLock
from triktrak.text import LANGUAGES
from triktrak.train import Agreement, Run, acceptance, checkout
from triktrak.train.acceptance import HEAD, Trial

TINY = '[[stage]]\nname = "tiny"\nrounds = 3\ngames = 4\nrate = [1e-2, 1e-3]\nhidden = [128, 256]\n'
LONG = '[[stage]]\nname = "long"\nrounds = 100000\ngames = 40\nrate = [1e-3, 1e-3]\nhidden = [128]\n'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path / "home"))
    (tmp_path / "stages.toml").write_text(TINY + LONG)
    return tmp_path


def train(home: Path, *arguments: str) -> int:
    return main(
        ["train", arguments[0], *arguments[1:], *(["--stages", str(home / "stages.toml")] * (arguments[0] == "run"))]
    )


def answer(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    told = json.loads(capsys.readouterr().out)
    assert isinstance(told, dict)
    return told


def test_a_stage_is_run_and_its_standing_told(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(home, "run", "tiny", "--workers", "2", "--json") == 0
    assert answer(capsys)["done"] is True
    assert train(home, "status", "--json") == 0
    told = answer(capsys)
    assert (told["stage"], told["rounds"], told["games"], told["hidden"]) == ("tiny", 3, 12, [128, 256])
    last = told["last"]
    assert isinstance(last, dict)
    assert last["round"] == 3
    assert (home / "home" / "train" / "state.bin").is_file()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_the_readers_language(home: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    state = str(home / "here")
    for verb in (["run", "tiny"], ["status"]):
        assert train(home, *verb, "--state", state, "--lang", lang) == 0
    said = capsys.readouterr().out
    assert len(said.splitlines()) == 5
    assert "{" not in said
    assert "cli-" not in said
    assert state in said
    assert {"en": "is done", "nl": "is klaar", "de": "ist fertig"}[lang] in said


@pytest.mark.parametrize("verb", ["status", "accept", "keep"])
def test_where_nothing_was_trained_there_is_nothing_to_tell(
    home: Path, verb: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train(home, verb) == 2
    assert "no state of a training" in capsys.readouterr().err
    assert not (home / "home" / "train").exists()


def test_an_unknown_stage_and_a_missing_file_are_refused(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(home, "run", "huge") == 2
    assert "tiny" in capsys.readouterr().err
    assert main(["train", "run", "tiny", "--stages", str(home / "none.toml")]) == 2
    assert "none.toml" in capsys.readouterr().err
    assert not (home / "home" / "train").exists()


def test_only_one_run_works_on_a_state(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with DataLock(home / "home" / "train", "train.lock"):
        for verb in (["run", "tiny"], ["go-on"]):
            assert train(home, *verb) == 2
            assert "stop it first" in capsys.readouterr().err
    assert train(home, "run", "tiny") == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_a_run_cleanly_and_it_goes_on(home: Path, number: signal.Signals) -> None:
    state = home / "state"
    command = [sys.executable, "-m", "triktrak", "train", "run", "long", "--state", str(state)]
    process = subprocess.Popen(
        [*command, "--stages", str(home / "stages.toml"), "--lang", "en"], stdout=subprocess.PIPE, text=True
    )
    try:
        deadline = monotonic() + 60
        while not (state / "log.jsonl").exists() and monotonic() < deadline:
            sleep(0.05)
        os.kill(process.pid, number)
        asked = monotonic()
        said, _ = process.communicate(timeout=30)
    finally:
        process.kill()
    assert monotonic() - asked < 10
    assert process.returncode == 0
    assert "Stopped after round" in said
    run = Run(state)
    assert run.standing.rounds == len((state / "log.jsonl").read_bytes().splitlines()) > 0


def net_of(home: Path, monkeypatch: pytest.MonkeyPatch, mean: float) -> Path:
    """A checkout whose arena finds so many points a game."""
    found = Estimate(400, mean, 0.02, mean - 0.04, mean + 0.04)
    trial = Trial(Agreement(100, 0, 0.0), "simple", Verdict(800, 0, found, found, (0.5, 0.1, 0.0), (0.5, 0.1, 0.0)))
    (home / "training.md").write_text(f"{HEAD}\n|---|\n")
    monkeypatch.setattr(checkout, "net_file", lambda: home / "triktrak.net")
    monkeypatch.setattr(checkout, "record", lambda: home / "training.md")
    monkeypatch.setattr(acceptance, "try_out", lambda *_: trial)
    assert train(home, "run", "tiny") == 0
    return home / "triktrak.net"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_net_that_is_ahead_is_accepted(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    file = net_of(home, monkeypatch, 0.05)
    capsys.readouterr()
    assert train(home, "accept", "--lang", lang) == 0
    said = capsys.readouterr().out
    assert "+0.0500" in said
    assert str(file) in said
    assert file.is_file()
    assert len((home / "training.md").read_text().splitlines()) == 3


def test_a_net_that_is_not_ahead_is_not_accepted(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = net_of(home, monkeypatch, 0.03)
    assert train(home, "accept") == 1
    assert "Not accepted" in capsys.readouterr().out
    assert train(home, "accept", "--json") == 1
    assert answer(capsys)["accepted"] is False
    assert not file.exists()
    assert len((home / "training.md").read_text().splitlines()) == 2


def test_what_is_kept_goes_on_in_another_state(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checkout, "kept", lambda: home / "kept")
    assert train(home, "run", "tiny") == 0
    assert train(home, "keep") == 0
    assert train(home, "go-on", "--state", str(home / "other")) == 0
    assert train(home, "go-on", "--state", str(home / "other")) == 2
    assert "already begun" in capsys.readouterr().err
    assert train(home, "status", "--state", str(home / "other"), "--json") == 0
    assert answer(capsys)["games"] == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scout_learns_from_what_a_run_remembers(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    monkeypatch.setattr(checkout, "scout_file", lambda: home / "scout.net")
    (home / "stages.toml").write_text(TINY + TINY.replace("tiny", "kept") + "replay = 1000\nuses = 1.0\n")
    assert train(home, "run", "tiny") == 0
    assert train(home, "scout") == 2
    assert not (home / "scout.net").exists()
    assert train(home, "run", "kept") == 0
    capsys.readouterr()
    assert train(home, "scout", "--decisions", "100", "--lang", lang) == 0
    assert str(home / "scout.net") in capsys.readouterr().out
    assert read_net(home / "scout.net").hidden == (128,)
    assert train(home, "scout", "--decisions", "100", "--json") == 0
    assert answer(capsys)["decisions"] == 100

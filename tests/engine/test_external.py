"""GNU Backgammon as an adviser: its answers as ours, its faults by name, nothing of it left behind."""

from __future__ import annotations

import gc
import io
import json
import os
import stat
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cases import CASES, needed
from triktrak import Cube, CubeOwner, Dice, IllegalAction, Malformed, Match, Position, Roll, Rules, Score, Situation
from triktrak.cli.app import main
from triktrak.engine import Bot
from triktrak.engine.conversation import Conversation
from triktrak.engine.external import External, adviser_named, opponent_named, program
from triktrak.errors import TriktrakError
from triktrak.rules import MakePlay, Side

OPENING = Situation(Position.start(), cube=Cube())
THREE = Situation(Position.from_id("sOc5BgBzs4LBAA"), cube=Cube(), dice=(6, 6))


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A program in GNU Backgammon's place; FAKE_GNUBG says how it behaves."""
    script = Path(__file__).with_name("fake_gnubg.py")
    found = tmp_path / "gnubg"
    found.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "{script}" "$@"\n', encoding="utf-8")
    found.chmod(found.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("TRIKTRAK_GNUBG", str(found))
    return monkeypatch


@pytest.fixture
def external(fake: pytest.MonkeyPatch) -> Iterator[External]:
    with closing(External(patience=10)) as running:
        yield running


def gone(pid: int) -> bool:
    """Whether there is no such process, not even a dead one that nobody has waited for."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_its_numbers_are_told_as_ours_are(external: External) -> None:
    chances, decision = external.evaluate(OPENING), external.decide(OPENING)
    assert (chances.win, chances.win_gammon, chances.lose_backgammon) == pytest.approx((0.525, 0.149, 0.005))
    assert (decision.no_double, decision.double_take, decision.double_drop) == (0.099, -0.171, 1.0)
    assert decision.action == "no_double"


def test_where_it_may_not_double_it_says_what_the_position_is_worth(external: External) -> None:
    decision = external.decide(Situation(Position.start(), cube=Cube(2, CubeOwner.THEIRS)))
    assert (decision.no_double, decision.available, decision.action) == (-0.099, False, "unavailable")


def test_plays_that_it_looked_into_deeper_come_first(external: External) -> None:
    ranked = external.rank(THREE)
    assert [(str(r.play), r.equity, r.plies) for r in ranked] == [
        ("13/1 13/7 8/2", 0.124352, 2),
        ("13/1(2)", 0.113086, 2),
        ("13/1 8/2 7/1", -0.053421, 0),
    ]
    assert ranked[0].evaluation.win == pytest.approx(0.553603)


def test_it_can_sit_at_the_table(external: External) -> None:
    match = Match.start(0, jacoby=False).apply(Roll(3, 1)).apply(MakePlay(((8, 5), (6, 5))))
    assert Bot(external).act(match, Side.BLACK) is Roll


def test_without_a_play_it_is_not_asked(external: External, fake: pytest.MonkeyPatch) -> None:
    fake.setenv("FAKE_GNUBG", "dies")
    closed = Position.from_points([0] * 13 + [2] + [0] * 5 + [-2] * 6 + [1])
    assert external.rank(Situation(closed, cube=Cube(), dice=(6, 6))) == []


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("hangs", "external_silent"),
        ("dies", "external_died"),
        ("raves", "external_answer"),
        ("refuses", "external_answer"),
    ],
)
@pytest.mark.parametrize("dice", [None, (6, 6)])
def test_its_faults_have_names_and_it_is_begun_again(
    fake: pytest.MonkeyPatch, how: str, code: str, dice: tuple[int, int] | None
) -> None:
    asked = Situation(THREE.position, cube=Cube(), dice=dice)
    with closing(External(patience=0.5 if how == "hangs" else 10)) as external:
        fake.setenv("FAKE_GNUBG", how)
        with pytest.raises(TriktrakError) as fault:
            external.rank(asked) if dice else external.decide(asked)
        assert fault.value.code == code
        assert "gnubg" in str(fault.value)
        external.close()
        fake.delenv("FAKE_GNUBG")
        external._patience = 10.0
        assert external.decide(OPENING).double_take == -0.171


def test_each_thread_has_a_process_and_none_is_left(fake: pytest.MonkeyPatch, tmp_path: Path) -> None:
    log = tmp_path / "log"
    fake.setenv("FAKE_GNUBG", "counts")
    fake.setenv("FAKE_LOG", str(log))
    external = External(patience=10)
    threads = [threading.Thread(target=external.decide, args=(OPENING,)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    external.decide(OPENING)
    external.decide(OPENING)
    begun = [line.split() for line in log.read_text(encoding="utf-8").splitlines()]
    assert len({pid for pid, _ in begun}) == len(begun) == 4
    assert not any(Path(home) == Path.home() for _, home in begun)
    del threads, thread, external
    gc.collect()
    assert all(gone(int(pid)) for pid, _ in begun)
    assert not any(Path(home).exists() for _, home in begun)


def test_a_program_that_does_not_end_with_its_input_is_ended() -> None:
    stubborn = Conversation(["sh", "-c", "echo $$; trap '' PIPE; while :; do sleep 1; done"], patience=5)
    pid = int(stubborn.ask("", "\n"))
    stubborn.close()
    assert not stubborn.open
    assert gone(pid)


def test_a_program_that_is_no_program_is_a_fault_with_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIKTRAK_GNUBG", str(tmp_path / "gone"))
    with pytest.raises(TriktrakError) as fault:
        External().decide(OPENING)
    assert fault.value.code == "external_start"


def test_where_it_is_not_installed_that_is_said_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRIKTRAK_GNUBG", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("triktrak.engine.external._PLACES", (None,))
    with pytest.raises(TriktrakError) as fault:
        adviser_named("gnubg:1-ply")
    assert fault.value.code == "external_missing"
    assert main(["eval", "4HPwATDgc/ABMA", "--engine", "gnubg"]) == 2
    assert main(["play", "--engine", "gnubg"]) == 2


@pytest.mark.parametrize("name", ["gnubg:", "gnubg:5-ply", "gnubg:expert", "gnubg2", "", "bgsage"])
def test_a_name_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(Malformed):
        adviser_named(name)


def test_our_slow_levels_do_not_sit_at_the_table(fake: pytest.MonkeyPatch) -> None:
    assert opponent_named("gnubg:0-ply").level.plies == 0
    with pytest.raises(Malformed):
        opponent_named("2-ply")


@pytest.mark.parametrize(
    ("situation", "code"),
    [
        (Situation(Position.start("hypergammon"), cube=Cube()), "external_variant"),
        (Situation(Position.start(), cube=Cube(), score=Score(7, 2, 7)), "match_over"),
    ],
)
def test_what_it_cannot_judge_is_refused(external: External, situation: Situation, code: str) -> None:
    with pytest.raises(TriktrakError) as fault:
        external.decide(situation)
    assert fault.value.code == code


def test_plays_need_dice(external: External) -> None:
    with pytest.raises(IllegalAction):
        external.rank(OPENING)


def test_the_command_line_asks_it(fake: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["eval", "4HPwATDgc/ABMA", "--engine", "gnubg", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["level"], told["win"]) == ("gnubg", 0.525)
    assert main(["rank", "sOc5BgBzs4LBAA:cAkbAAAAAAAE", "--engine", "gnubg:2-ply"]) == 0
    assert "13/1 13/7 8/2" in capsys.readouterr().out


def test_the_terminal_plays_against_it_and_calls_it_by_its_name(
    fake: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fake.setenv("TRIKTRAK_HOME", str(tmp_path))
    for words in ("quit\n", "yes\nquit\n"):
        fake.setattr("sys.stdin", io.StringIO(words))
        assert main(["play", "--engine", "gnubg:2-ply", "--seed", "3", "--plain", "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert "You against gnubg:2-ply" in told
        assert "GNU Backgammon 3" in told or "GNU Backgammon, " in told
        assert "Triktrak" not in told


# The real program, where it is installed, against what it said when the cases were made.


def _installed() -> bool:
    try:
        program()
    except TriktrakError:
        return False
    return True


real = pytest.mark.skipif(not _installed(), reason="GNU Backgammon is not installed (apt install gnubg)")


def _cases(name: str, step: int) -> list[dict[str, Any]]:
    lines = (CASES / "fixtures" / "evals" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines[::step]]


OWNERS = {"centre": CubeOwner.CENTRE, "on_roll": CubeOwner.OWN, "other": CubeOwner.THEIRS}


def _situation(case: dict[str, Any]) -> Situation:
    position, cube = Position.from_id(case["position_id"]), Cube(case["cube"], OWNERS[case["cube_owner"]])
    if case["kind"] == "money":
        return Situation(position, cube, rules=Rules(jacoby=bool(case["jacoby"])))
    score = Score(case["score_on_roll"], case["score_other"], case["match_length"], case["crawford_game"])
    return Situation(position, cube, score)


@real
@needed
@pytest.mark.parametrize("plies", [0, 2])
def test_it_says_of_cubes_what_it_said_then(plies: int) -> None:
    with closing(External(plies)) as external:
        for case in _cases("cubes_money", 5) + _cases("cubes_match", 5):
            found, said = external.decide(_situation(case)), case[f"ply{plies}"]
            assert found.no_double == pytest.approx(said["no_double"], abs=1e-6)
            if found.available:
                assert found.double_take == pytest.approx(said["double_take"], abs=1e-6)
            assert found.available == case.get("cube_available", True)


@real
@needed
@pytest.mark.parametrize("plies", [0, 2])
def test_it_says_of_positions_and_plays_what_it_said_then(plies: int) -> None:
    with closing(External(plies)) as external:
        for case in _cases("positions", 10):
            position, said = Position.from_id(case["position_id"]), case[f"ply{plies}"]
            chances = external.evaluate(Situation(position))
            for name, share in said["probs"].items():
                assert getattr(chances, name) == pytest.approx(share, abs=1e-6)
            if plies and len(case["candidates"]) > 1:
                best = external.rank(Situation(position, cube=Cube(), dice=Dice(*case["dice"])))[0]
                listed = {c["equity"]: c["move"] for c in case["candidates"]}
                # It looks into fewer plays than it did then: one that it did not look into is another opinion.
                if best.plies == plies:
                    assert any(best.equity == pytest.approx(equity, abs=1e-6) for equity in listed)

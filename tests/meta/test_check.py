"""`make test` runs all it can, leaves nothing out in silence, and fails when anything did."""

from __future__ import annotations

from pathlib import Path

import pytest

import check
from check import Outcome, exit_code, left_out, schedule, summary
from meta import fakes
from parts import ALL, LINT, Need, Part
from shell import Failure

ABSENT = Need("the moon", "none", ("no-such-program",))


@pytest.fixture(autouse=True)
def _logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "LOGS", tmp_path)
    monkeypatch.setattr("os.geteuid", lambda: 1000)


def part(name: str, script: str, *, after: tuple[str, ...] = (), need: Need | None = None) -> Part:
    return Part(name, lambda: [["/bin/sh", "-c", line] for line in script.splitlines()], after, need, closing="passed")


def test_a_failing_part_stops_no_other() -> None:
    outcomes = schedule([part("a", "exit 1"), part("b", "echo 3 passed"), part("c", "echo 4 passed", after=("a",))])
    assert [outcome.passed for outcome in outcomes] == [False, True, True]
    assert exit_code(outcomes, strict=False) == 1


def test_the_first_command_that_fails_ends_its_part() -> None:
    (outcome,) = schedule([part("a", "echo one\nexit 1\necho two")])
    assert not outcome.passed
    assert "one" in outcome.output
    assert "\ntwo" not in outcome.output


def test_a_part_waits_for_what_it_comes_after(tmp_path: Path) -> None:
    made = tmp_path / "made"
    late = part("late", f"test -f {made}", after=("early",))
    outcomes = schedule([late, part("early", f"sleep 0.2; touch {made}")])
    assert [outcome.passed for outcome in outcomes] == [True, True]


def test_a_program_that_is_not_there_fails_its_part() -> None:
    (outcome,) = schedule([Part("a", lambda: [["no-such-program"]])])
    assert not outcome.passed
    assert "no-such-program" in outcome.output


def test_a_part_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "LONGEST", 1)
    (outcome,) = schedule([part("a", "sleep 60 & sleep 60")])
    assert not outcome.passed
    assert outcome.seconds < 10


def test_a_part_without_its_program_is_left_out_and_told() -> None:
    outcomes = list(left_out([part("a", "exit 0", need=ABSENT), part("b", "exit 0")]))
    assert [outcome.part.name for outcome in outcomes] == ["a"]
    assert summary(outcomes).endswith("Left out: a: the moon is not on this machine (Debian: apt-get install none)")


def test_as_root_on_debian_a_missing_program_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setenv("PATH", str(fakes.tools_only(tmp_path / "bin", "sh", "touch", "chmod", "test")))
    # Like apt-get on a new machine: it finds no package before it has been told to look for some.
    body = f"""cd "{tmp_path}" || exit 1
case "$1" in
  update) touch lists ;;
  install) test -e lists || exit 100; touch bin/moon; chmod +x bin/moon ;;
esac"""
    fakes.program(tmp_path / "bin", "apt-get", body)
    assert list(left_out([part("a", "exit 0", need=Need("the moon", "moon", ("moon",)))])) == []


def test_a_part_left_out_fails_only_where_all_were_asked_for() -> None:
    outcomes = list(left_out([part("a", "exit 0", need=ABSENT)]))
    assert exit_code(outcomes, strict=False) == 0
    assert exit_code(outcomes, strict=True) == 1


def test_the_closing_lines_of_the_runners_are_shown() -> None:
    outcomes = schedule([part("a", "echo noise; echo 12 passed"), part("b", "echo 1 passed; exit 1")])
    assert summary(outcomes) == "\n-- a\n12 passed\n-- b\n1 passed\nFailed: b"


def test_the_output_of_a_failing_part_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    schedule([part("a", "echo because of this; exit 1"), part("b", "echo nobody needs this")])
    told = capsys.readouterr().out
    assert "because of this" in told
    assert "    nobody needs this" not in told


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("python", "====== 3 failed, 120 passed in 4.31s ======"),
        ("python", "============================== 12 passed in 0.1s =============================="),
        ("core", "100% tests passed, 0 tests failed out of 7"),
        ("vitest", "      Tests  41 passed (41)"),
        ("vitest", " Test Files  6 passed (6)"),
        ("browser", "  9 passed (31.2s)"),
        ("types", "Success: no issues found in 90 source files"),
        ("bench", "Bench: 1234567"),
    ],
)
def test_closing_lines_are_known(name: str, line: str) -> None:
    (chosen,) = [part for part in ALL if part.name == name]
    assert chosen.closing_lines(f"before\n{line}\nafter") == [line]


def test_a_part_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(Failure, match=r"no such part: stile; the parts are: bundle, style"):
        check.main(["stile"])


def test_every_part_waits_only_for_parts_before_it() -> None:
    names = [part.name for part in ALL]
    assert all(names.index(earlier) < names.index(part.name) for part in ALL for earlier in part.after)
    assert set(LINT) <= set(names)


def test_an_outcome_without_output_has_no_closing_lines() -> None:
    assert summary([Outcome(part("a", ""), passed=True)]) == ""

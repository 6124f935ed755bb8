"""`triktrak play` as a program: terminals and pipes, leaving and coming back, and how it ends."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from cli.keyboard import Chancer, in_terminal, piped, session, whole_match
from triktrak.cli import main
from triktrak.cli.terminal import kept
from triktrak.rules import Match, Roll

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture
def env(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The environment of a program with a data directory of its own, also this process's own."""
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return {name: value for name, value in os.environ.items() if name != "TERM"} | {
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
    }


def lines_of_a_match(seed: int) -> list[str]:
    """What somebody typed who played a match to 3 with these dice to its end."""
    return whole_match(Match.start(3), seed=seed)[0].typed


def test_a_whole_match_from_a_pipe_is_told_in_words(env: dict[str, str]) -> None:
    lines = lines_of_a_match(3)
    outcome = piped(lines, "--seed", "3", env=env)
    assert outcome.returncode == 0
    assert outcome.stderr == ""
    assert "the match, " in outcome.stdout.splitlines()[-1]
    assert "Your checkers: 2 on 24, 5 on 13, 3 on 8, 5 on 6" in outcome.stdout
    assert not set("│●○\x1b") & set(outcome.stdout)
    assert not kept.path().exists()


@pytest.mark.parametrize(
    ("lang", "level"), [("en", "level Beginner"), ("nl", "niveau Beginner"), ("de", "Stufe Anfänger")]
)
def test_the_level_is_told_in_the_readers_language(env: dict[str, str], lang: str, level: str) -> None:
    assert f"{level}." in piped([], "--lang", lang, env=env).stdout.splitlines()[0]


@pytest.mark.parametrize("level", ["1-ply", "2-ply", "champion", ""])
def test_only_who_does_not_keep_one_waiting_sits_at_the_table(env: dict[str, str], level: str) -> None:
    told = piped([], "--level", level, env=env)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.endswith("there is beginner, casual, intermediate, expert, world-class\n")
    kept.save(kept.Kept(options=Match.start(3).options, level=level, seed=None))
    told = piped(["yes"], env=env)
    assert told.returncode == 2
    assert str(kept.path()) in told.stderr


@pytest.mark.parametrize(
    ("level", "today"),
    [("novice", "beginner"), ("beginner", "beginner"), ("club", "intermediate"), ("expert", "expert")],
)
def test_a_match_kept_by_an_earlier_version_goes_on(env: dict[str, str], level: str, today: str) -> None:
    played = (Roll(3, 1),)
    kept.save(kept.Kept(options=Match.start(3).options, level=level, seed=4, actions=played))
    told = piped(["yes"], env=env)
    assert told.returncode == 0
    left = kept.load()
    assert left is not None
    assert left.level == today


def test_a_whole_match_in_a_terminal_is_drawn_within_80_columns(env: dict[str, str]) -> None:
    keys = "".join(f"{line}\n" for line in lines_of_a_match(3)).encode()
    seen, code = in_terminal(keys, "--seed", "3", env=env)
    assert code == 0, seen
    assert "\x1b[1;38;5;" in seen or "\x1b[1;38;2;" in seen
    lines = [ESCAPE.sub("", line).rstrip("\r") for line in seen.split("\n")]
    assert "│ ●  ·  ·  ·  ○  · │   │ ○  ·  ·  ·  ·  ● │   │   ○ Triktrak" in map(str.rstrip, lines)
    assert [line for line in lines if len(line) > 80] == []
    assert "the match, " in "".join(lines)


def test_without_colours_the_drawing_stays(env: dict[str, str]) -> None:
    seen, _ = in_terminal(b"quit\n", "--seed", "3", env={**env, "NO_COLOR": "1"})
    assert "●" in seen
    assert "38;" not in seen


@pytest.mark.parametrize(
    ("arguments", "more"), [(["--plain"], {}), ([], {"TERM": "dumb"}), ([], {"PYTHONIOENCODING": "ascii"})]
)
def test_words_take_the_drawings_place_where_they_are_wanted_or_nothing_can_be_drawn(
    arguments: list[str], more: dict[str, str], env: dict[str, str]
) -> None:
    seen, code = in_terminal(b"quit\n", *arguments, "--seed", "3", env={**env, **more}, ready=b"You 4-3\r\n")
    assert code == 0, seen
    assert "Your checkers: 2 on 24" in seen
    assert not set("│●○\x1b") & set(seen)


def test_the_end_of_the_input_ends_politely_and_the_match_goes_on_later(env: dict[str, str]) -> None:
    first = piped(["pips"], "--seed", "3", env=env)
    assert first.returncode == 0
    assert first.stdout.splitlines()[-1] == "The match is kept. “triktrak play” goes on with it."
    again = piped(["perhaps", "yes", *lines_of_a_match(3)], env=env)
    assert again.returncode == 0
    assert "the match, " in again.stdout.splitlines()[-1]
    assert "A match is waiting" not in piped([], env=env).stdout


def test_a_match_that_is_not_gone_on_with_makes_place(env: dict[str, str]) -> None:
    piped([], "--seed", "3", "--length", "7", env=env)
    assert "7-point match" in piped(["no"], "--length", "5", env=env).stdout
    left = kept.load()
    assert left is not None
    assert left.match.length == 5
    assert "waiting" not in piped([], "--new", env=env).stdout


def test_ctrl_c_ends_politely_with_its_own_code(env: dict[str, str]) -> None:
    seen, code = in_terminal(b"\x03", "--seed", "3", env=env)
    assert code == 130, seen
    assert "The match is kept." in seen
    assert "Traceback" not in seen


def test_ctrl_d_ends_politely(env: dict[str, str]) -> None:
    seen, code = in_terminal(b"\x04", "--seed", "3", env=env)
    assert code == 0, seen
    assert "The match is kept." in seen


def test_bytes_that_are_no_text_and_a_terminal_without_accents_are_no_fault(env: dict[str, str]) -> None:
    import subprocess

    from cli.keyboard import command

    outcome = subprocess.run(
        command("--plain", "--seed", "3", "--lang", "de"),
        input=b"\xff\xfe\x00 8/\xc3\nz\xc3\xbcge\n\xed\xa0\x80\n",
        env={**env, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=False,
        capture_output=True,
        timeout=60,
    )
    assert outcome.returncode == 0
    assert outcome.stderr == b""
    assert b"W?rfel" in outcome.stdout or b"w?rfelst" in outcome.stdout


def test_two_terminals_do_not_overwrite_each_other(env: dict[str, str]) -> None:
    from triktrak.store.lock import DataLock

    with DataLock(Path(env["TRIKTRAK_HOME"]), "terminal.lock") as lock:
        assert lock.held
        outcome = piped([], "--seed", "3", env=env)
    assert "This one will not be kept." in outcome.stdout
    assert "The match is kept." not in outcome.stdout
    assert not kept.path().exists()


@pytest.mark.parametrize(
    "content", [b"", b"\xff", b"{}", b'{"v":1,"options":{},"level":null,"seed":null,"actions":[{"t":"take"}]}']
)
def test_a_kept_match_that_cannot_be_read_is_named_and_left_alone(
    content: bytes, env: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    kept.path().write_bytes(content)
    assert main(["play"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(kept.path()) in said
    assert "triktrak play --new" in said
    assert kept.path().read_bytes() == content


def test_what_is_kept_is_the_match(env: dict[str, str]) -> None:
    screen = Chancer(1)
    made = session(Match.start(3).apply(Roll(3, 1)), screen)
    begun = kept.Kept(options=made.match.options, level="casual", seed=4, actions=made.match.actions)
    kept.save(begun)
    assert kept.load() == begun
    assert begun.match == made.match


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["--length", "65"], "64"),
        (["--level", "master"], "master"),
        (["--jacoby"], "Jacoby"),
        (["--raccoons", "--length", "0"], "beavers"),
        (["--variant", "chess"], "chess"),
        (["--max-cube", "3"], "3"),
    ],
)
def test_conditions_that_do_not_go_together_are_refused_in_a_line(
    arguments: list[str], quoted: str, env: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert quoted in said.err

"""A peer by the line protocol: what it answers is held against the rules, and it is not waited for without end."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from triktrak import Dice, Position, TriktrakError
from triktrak.arena import Contest, play
from triktrak.arena.peer import Peer

OPENING = (Position.start(), Dice(3, 1))
FACED = "sGfwATDgc/ABMA"

ECHO = f"""import sys
print("fake 1", flush=True)
for line in sys.stdin:
    print(*["{FACED}" for turn in line.split()], flush=True)
"""


@contextmanager
def peer(script: str, tmp_path: Path, patience: float = 10) -> Iterator[Peer]:
    program = tmp_path / "fake.py"
    program.write_text(script, encoding="utf-8")
    with closing(Peer([sys.executable, str(program)], patience)) as running:
        yield running


def test_a_peer_says_who_it_is_and_answers_many_turns_at_once(tmp_path: Path) -> None:
    with peer(ECHO, tmp_path) as fake:
        assert fake.title == "fake 1"
        assert [position.flip().id for position in fake.choose([OPENING] * 1500)] == [FACED] * 1500
        assert fake.choose([]) == []


@pytest.mark.parametrize("dice", [Dice(6, 6), Dice(2, 1)])
def test_an_illegal_play_is_refused_by_name(dice: Dice, tmp_path: Path) -> None:
    with peer(ECHO, tmp_path) as fake, pytest.raises(TriktrakError) as fault:
        fake.choose([OPENING, (Position.start(), dice)])
    assert fault.value.code == "peer_illegal"
    assert FACED in str(fault.value)


def test_where_nothing_can_move_only_staying_is_legal(tmp_path: Path) -> None:
    closed = Position.from_points([0] * 13 + [2] + [0] * 5 + [-2] * 6 + [1])
    with peer(ECHO.replace(FACED, closed.flip().id), tmp_path) as fake:
        assert fake.choose([(closed, Dice(6, 6))]) == [closed]


@pytest.mark.parametrize(
    ("script", "code"),
    [
        ("", "peer_died"),
        ("print('fake', flush=True); input()", "peer_died"),
        ("print('fake', flush=True); input(); print('a b', flush=True); input()", "peer_count"),
        ("print('fake', flush=True); input(); print(flush=True); input()", "peer_count"),
        ("print('fake', flush=True); input(); print(chr(233) * 9, flush=True); input()", "peer_illegal"),
    ],
)
def test_each_fault_of_a_peer_has_a_name(script: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(TriktrakError) as fault, peer(script, tmp_path) as fake:
        fake.choose([OPENING])
    assert fault.value.code == code


@pytest.mark.parametrize("script", ["import time; time.sleep(60)", "print('fake', flush=True); input(); input()"])
def test_a_silent_peer_is_not_waited_for_without_end(script: str, tmp_path: Path) -> None:
    begun = time.monotonic()
    with pytest.raises(TriktrakError) as fault, peer(script, tmp_path, patience=0.5) as fake:
        fake.choose([OPENING])
    assert fault.value.code == "peer_silent"
    assert time.monotonic() - begun < 8


def test_a_program_in_the_directory_of_peers_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A peer that plays as `simple` does is worth exactly as much.
    script = f"""#!{sys.executable}
import sys
from triktrak import Position
from triktrak._core import SimpleEvaluator
print("twin", *sys.argv[1:], flush=True)
for line in sys.stdin:
    turns = [turn.split(":") for turn in line.split()]
    boards = [(Position.from_id(name), (int(dice[0]), int(dice[1]))) for name, dice in turns]
    print(*[SimpleEvaluator().best_after(*board).flip().id for board in boards], flush=True)
"""
    program = tmp_path / "twin"
    program.write_text(script, encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("TRIKTRAK_PEERS", str(tmp_path))
    (pairs,) = play(Contest("twin:2", "simple"), 3)
    assert [pair.adjusted for pair in pairs] == [0.0] * 3

"""Any bytes at all are read or refused, and soon: fuzz, and inputs made to be slow."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from triktrak import formats
from triktrak.errors import Malformed
from triktrak.formats.problem import MAX_PROBLEMS
from triktrak.formats.scan import MAX_TURNS
from triktrak.text import LANGUAGES

SIZE = 2 * 1024 * 1024
SECONDS = 2.0
BUSY = 5
"""A shared machine may be so many times slower, also in processor time."""
MEGABYTES = 200
HEAD = " 0 point match\n\n Game 1\n A : 0                         B : 0\n"

UNITS = {
    "games": "Game 1\n",
    "games with scores": "Game 1\nA : 0  B : 0\n",
    "scores": "A : 0  B : 0\n",
    "matches": "5 point match\nGame 1\nA : 0  B : 0\n1) 31:\n",
    "turns": "1) 31: 8/5 6/5   42: 8/4 6/4\n",
    "shortest turns": "11:\n",
    "doubles": "1) 66: 13/7(2)  11: 6/5(4)\n",
    "backwards": "1) 66: 1/2 2/3 3/4 4/5   11: 5/6\n",
    "unknown plays": "1) 31: ????   42: ????\n",
    "repeats": "1) 31: 8/5(9999999) 6/5(9999999)\n",
    "parentheses": "1) 31: " + "(" * 900 + "\n",
    "slashes": "1) 31: " + "1/" * 450 + "\n",
    "positions": "; Set Pos=-b----E-C---eE---c-e----B-/1\n1) 31: 8/5 6/5\n",
    "illegal plays": "1) 31: Illegal play (" + ";1" * 400 + "\n",
    "cubes": "1) Doubles => 2  Beavers => 4\n2) Beavers => 8\n",
    "results": "Wins 1 point " * 70 + "\n",
    "colons": ": 1 " * 240 + "\n",
    "commas": "Game 1\n" + ", " * 490 + ": 0  b : 0\n",
    "comments": "; [" + "a " * 450 + "\n",
    "junk": "x\n1)\n",
    "blanks": " \n",
    "ties": "; Tied opening roll 3-3\n",
    "one line": "1) 31: 8/5 ",
    "names": "Game 1\n" + "x" * 450 + " : 0  " + "y" * 450 + " : 0\n1) 31:\n",
}


def filled(unit: str) -> bytes:
    return (HEAD + unit * (SIZE // len(unit) + 1))[:SIZE].encode()


def survives(data: bytes) -> float:
    """Seconds of processor time for all matches in it."""
    started = time.process_time()
    try:
        readings = list(formats.load_all(data))
    except Malformed:
        # No match file: the one refusal there is.
        pass
    else:
        for reading in readings:
            assert len(reading.problems) <= MAX_PROBLEMS + 3
            assert all(odd.line > 0 for odd in reading.problems)
            assert all(odd.message(lang) for odd in reading.problems[:3] for lang in LANGUAGES)
    return time.process_time() - started


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.no_cover  # what is counted takes longer
def test_two_megabytes_of_the_worst_are_read_soon(unit: str) -> None:
    assert survives(filled(UNITS[unit])) < SECONDS * BUSY


@pytest.mark.parametrize("kind", ["noughts", "random", "text", "utf-16", "latin"])
@pytest.mark.no_cover  # what is counted takes longer
def test_two_megabytes_of_anything_are_read_soon(kind: str) -> None:
    source = random.Random(1)
    data = {
        "noughts": bytes(SIZE),
        "random": source.randbytes(SIZE),
        "text": bytes(source.choices(b" \n:;/()*0123456789abcdefDTW", k=SIZE)),
        "utf-16": filled(UNITS["turns"])[: SIZE // 2].decode().encode("utf-16"),
        "latin": filled("1) 31: 8\xff5 6/5\n").decode().encode("latin-1")[:SIZE],
    }[kind]
    assert survives(data) < SECONDS * BUSY


@pytest.mark.no_cover  # what is counted takes longer
def test_two_megabytes_take_no_more_than_two_hundred() -> None:
    """Measured in a process of its own, whose memory is nobody else's."""
    program = (
        "import resource, sys\n"
        "from triktrak import formats\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "list(formats.load_all(sys.stdin.buffer.read()))\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)\n"
    )
    for unit in ("games with scores", "doubles", "repeats", "junk"):
        ran = subprocess.run(
            [sys.executable, "-c", program], input=filled(UNITS[unit]), capture_output=True, check=True
        )
        assert int(ran.stdout) / 1024 < MEGABYTES, unit


def test_what_is_left_unread_is_said() -> None:
    _, problems = formats.load(filled(UNITS["turns"]))
    assert [odd.code for odd in problems[MAX_PROBLEMS:]] == ["more_problems", "hopeless", "file_too_long"]
    _, problems = formats.load((HEAD + "Wins 1 point\n" * (MAX_TURNS + 1)).encode())
    assert [odd.code for odd in problems] == ["file_too_long"]
    assert problems[0].line == len(HEAD.splitlines()) + MAX_TURNS + 1


@pytest.mark.parametrize("rows", [2499, 2500, 2600])
def test_games_after_five_thousand_problems_are_not_lost_silently(rows: int) -> None:
    unreadable = "1) 31: zz                      42: yy\n"
    more = "Wins 8 points\nGame 2\nA : 0                         B : 1\n1) 31: 8/5 6/5\n"
    match, problems = formats.load((HEAD + unreadable * rows + more).encode())
    assert len(match.games) == 2 or problems[-1].code == "hopeless"
    assert problems[MAX_PROBLEMS].code == "more_problems"


WORDS = (
    "31:|66:|8/5 6/5|bar/22*|6/off(2)|????|Cannot Move|Doubles => 2|Takes|Drops|Beavers => 4|Wins 2 points|Resigns|"
    "Losses 1 point|and the match|Game 1|Game 2|3 point match|0 point match| Anna : 0        Bo : 0| Anna : 2   Bo : 1|"
    '; Set Pos=-b----E-C---eE---c-e----B-/1|Illegal play (1;2;3;)|; [Jacoby "On"]|; Tied opening roll 3-3|1)| 12)|'
    "\t|  |\n|\n|\n|:"
)
words = st.sampled_from(WORDS.split("|"))


@settings(max_examples=400)
@given(st.lists(words | st.text(max_size=4), max_size=80))
def test_words_of_match_files_in_any_order(parts: list[str]) -> None:
    survives(" ".join(parts).encode("utf-8", "surrogatepass"))
    survives((HEAD + "\n".join(parts)).encode("utf-8", "surrogatepass"))


@given(st.binary(max_size=400))
def test_any_bytes(data: bytes) -> None:
    survives(data)
    survives(HEAD.encode() + data)
    survives(HEAD.encode("utf-16") + data)


@given(st.data())
def test_a_real_file_with_bytes_changed(data: st.DataObject) -> None:
    original = (Path(__file__).parents[1] / "data" / "fixtures" / "money5.mat").read_bytes()
    changed = bytearray(original[: data.draw(st.integers(0, len(original)))])
    for _ in range(data.draw(st.integers(1, 20)) if changed else 0):
        changed[data.draw(st.integers(0, len(changed) - 1))] = data.draw(st.integers(0, 255))
    survives(bytes(changed))

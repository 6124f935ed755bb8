"""What is committed is ours, finished, and runs anywhere: no machine paths, no leftovers, nothing a build makes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meta.repository import ROOT, files

# Spelt apart, so that this file does not find itself.
MACHINE = re.compile(rf"(?<![\w.])/(?:wo{'rk'}|ro{'ot'})/|{re.escape(str(ROOT))}/")
LEFTOVER = re.compile(r"\b(?:" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]) + r")\b")
BUILT = re.compile(r"(^|/)(node_modules|__pycache__|\.venv|build|dist|static)/|\.(so|pyc|o|a|whl)$")
CONFLICT = re.compile(r"^(<{7}|>{7}) ", re.MULTILINE)
LARGEST = 2 * 1024 * 1024
LARGEST_STATE = 3_000_000  # of the training, which goes on from it in any clone


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


@pytest.mark.parametrize("pattern", [MACHINE, LEFTOVER, CONFLICT], ids=["machine paths", "leftovers", "conflicts"])
def test_no_file_holds(pattern: re.Pattern[str]) -> None:
    texts = {path: text_of(path) for path in files() if path.suffix != ".lock" and path.name != "package-lock.json"}
    seen = [f"{path.relative_to(ROOT)}: {match[0]}" for path, text in texts.items() if (match := pattern.search(text))]
    assert seen == []


@pytest.mark.parametrize("line", ["see /ro" + "ot/notes", 'open("/wo' + 'rk/main/x")'])
def test_a_machine_path_is_seen(line: str) -> None:
    assert MACHINE.search(line)


@pytest.mark.parametrize("line", ["src/work/x", "https://example.org/home/", "the root/leaf", "/home/ann/games"])
def test_what_only_looks_like_a_machine_path_is_let_pass(line: str) -> None:
    assert not MACHINE.search(line)


def test_nothing_that_a_build_makes_is_committed() -> None:
    names = [str(path.relative_to(ROOT)) for path in files()]
    assert [name for name in names if BUILT.search(name)] == []


def test_no_file_is_larger_than_a_picture() -> None:
    sizes = {path.relative_to(ROOT): path.stat().st_size for path in files()}
    assert [
        str(path) for path, size in sizes.items() if size > (LARGEST_STATE if path.parts[0] == "train" else LARGEST)
    ] == []

"""The wheel and the source archive: what is in them, and that a game can be played with nothing else."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from pathlib import Path

import pytest

from meta.repository import ROOT
from server.client import Browser

pytestmark = pytest.mark.delivery

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LARGEST = {
    "triktrak/server/static/assets/": 470_000,
    "triktrak/server/static/fonts/": 355_000,
    "triktrak/_core": 500_000,
    "triktrak/locale/": 150_000,
    "triktrak/lessons/": 110_000,
    "": 460_000,
}
"""Bytes of each part of the wheel, packed, the last being all the rest: a guard against what slips in.

The nets stand for themselves: they grow with what they learn.
"""


def inside(wheel: Path, ending: str) -> bytes:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(ending)]
        return packed.read(name)


def test_the_wheel_is_for_this_python_or_for_all_from_3_12_on(wheel: Path) -> None:
    major, minor = sys.version_info[:2]
    tag = f"cp{major}{minor}-cp{major}{minor}" if minor < 12 else "cp312-abi3"
    assert wheel.name.startswith(f"triktrak-{PROJECT['version']}-{tag}-linux_")


def test_no_part_of_the_wheel_is_larger_than_what_belongs_there(wheel: Path) -> None:
    sizes = dict.fromkeys(LARGEST, 0)
    with zipfile.ZipFile(wheel) as packed:
        for file in packed.infolist():
            if not file.filename.endswith(".net"):
                sizes[next(part for part in LARGEST if file.filename.startswith(part))] += file.compress_size
    assert all(sizes[part] <= most for part, most in LARGEST.items()), sizes
    assert min(sizes.values()) > 0


def test_the_metadata_says_what_is_true(wheel: Path) -> None:
    metadata = inside(wheel, ".dist-info/METADATA")
    told = message_from_bytes(metadata)
    assert told["License-Expression"] == "MIT"
    assert told["License-File"] == "LICENSE"
    assert told["Requires-Python"] == ">=3.11"
    assert metadata.partition(b"\n\n")[2] == (ROOT / "README.md").read_bytes()
    assert sorted(told.get_all("Classifier") or ()) == sorted(PROJECT["classifiers"])
    assert b"triktrak = triktrak.cli:main" in inside(wheel, ".dist-info/entry_points.txt")
    assert inside(wheel, ".dist-info/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()


def test_wheel_and_archive_carry_the_board_and_the_catalogues(wheel: Path, archive: Path) -> None:
    with zipfile.ZipFile(wheel) as packed, tarfile.open(archive) as sources:
        in_wheel = set(packed.namelist())
        in_archive = {name.partition("/src/")[2] for name in sources.getnames() if "/src/" in name}
    folder = ROOT / "src"
    static = [path for path in (folder / "triktrak/server/static").rglob("*") if path.is_file()]
    catalogues = list((folder / "triktrak/locale").rglob("*.ftl"))
    wanted = {str(path.relative_to(folder)) for path in [*static, *catalogues]}
    assert len(static) > 5
    assert wanted <= in_wheel
    assert wanted <= in_archive
    assert not [name for name in in_wheel if name.endswith((".cpp", ".h", ".svelte")) or "node_modules" in name]


@contextmanager
def running(programs: Path, *arguments: str, env: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """The installed `triktrak` with its input and output in our hands."""
    process = subprocess.Popen(
        [programs / "triktrak", *arguments],
        cwd=env["HOME"],
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    )
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=30)


def play_along(process: subprocess.Popen[str]) -> list[str]:
    """Type what is allowed, as somebody would who reads what is told, until the program ends."""
    assert process.stdin
    assert process.stdout
    told: list[str] = []
    plays: list[str] | None = None
    for line in map(str.rstrip, process.stdout):
        told.append(line)
        asked = re.fullmatch(r"You(?:: | \((?:\d+ points?)\): | )(.*)", line)
        if asked is None or line.endswith("."):
            if plays is not None:
                plays.append(line)
            continue
        if re.fullmatch(r"\d-\d", asked[1]):
            # The list of legal plays stands between this prompt and the same one again.
            answer, plays = ("plays", []) if plays is None else (plays[0], None)
        else:
            answer = asked[1].split(" / ")[0]
        process.stdin.write(f"{answer}\n")
        process.stdin.flush()
        if len(told) > 5000:
            break
    return told


def test_a_whole_match_is_played_in_words(programs: Path, alone: dict[str, str]) -> None:
    with running(programs, "play", "--plain", "--length", "1", "--seed", "3", env=alone) as process:
        told = play_along(process)
        assert process.wait(30) == 0
    assert "the match, " in told[-1]
    assert len(told) > 50


async def test_the_board_is_served_and_a_turn_is_played_on_it(programs: Path, alone: dict[str, str]) -> None:
    with running(programs, "serve", "--no-browser", "--port", "0", env=alone) as process:
        assert process.stdout
        address = (await asyncio.to_thread(process.stdout.readline)).strip()
        async with Browser(address) as browser:
            page = (await browser.http.get("/")).text
            (script,) = re.findall(r'<script[^>]* src="([^"]+\.js)"', page)
            answer = await browser.http.get(script)
            assert "javascript" in answer.headers["content-type"]
            assert len(answer.content) > 50_000
            seat = await browser.sit(await browser.start(length=1))
            steps, node = [], seat.view["tree"]
            at = 0
            while node[at]:
                start, end, _, _, at = node[at][0]
                steps.append([start, end])
            await seat.write(seat.command({"t": "play", "steps": steps}))
            assert (await seat.until("ack"))["t"] == "ack"
            while not seat.view["moves"]:
                await seat.read()
            assert seat.view["phase"] == "roll"

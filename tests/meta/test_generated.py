"""What is written by a program and committed is what the program writes now."""

from __future__ import annotations

import tomllib

import lesson_data
import lesson_refusals
import moved_games
import score_sessions
import searches
import stubs
from meta.repository import ROOT


def test_the_stub_of_the_core_is_up_to_date() -> None:
    assert stubs.STUB.read_text(encoding="utf-8") == stubs.generate(), "run `make build` and commit the stub"


def test_the_sessions_that_hold_the_browser_s_twin_are_up_to_date() -> None:
    committed = score_sessions.TARGET.read_text(encoding="utf-8")
    assert committed == score_sessions.generate(), "run `.venv/bin/python tools/score_sessions.py` and commit the file"


def test_the_searches_that_hold_the_browser_s_twin_are_up_to_date() -> None:
    committed = searches.TARGET.read_text(encoding="utf-8")
    assert committed == searches.generate(), "run `.venv/bin/python tools/searches.py` and commit the file"


def test_the_games_that_hold_the_browser_s_board_are_up_to_date() -> None:
    committed = moved_games.TARGET.read_text(encoding="utf-8")
    assert committed == moved_games.generate(), "run `.venv/bin/python tools/moved_games.py` and commit the file"


def test_the_lessons_of_the_browser_are_up_to_date() -> None:
    assert lesson_data.committed() == lesson_data.generate(), "run `.venv/bin/python tools/lesson_data.py` and commit"


def test_the_refusals_that_hold_the_browser_s_lessons_are_up_to_date() -> None:
    committed = lesson_refusals.TARGET.read_text(encoding="utf-8")
    assert committed == lesson_refusals.generate(), "run `.venv/bin/python tools/lesson_refusals.py` and commit it"


def test_the_core_is_built_with_the_nanobind_that_writes_its_stub() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for_build = [need for need in project["build-system"]["requires"] if need.startswith("nanobind")]
    for_stub = [need for need in project["dependency-groups"]["dev"] if need.startswith("nanobind")]
    assert for_build == for_stub
    assert for_build[0].startswith("nanobind==")

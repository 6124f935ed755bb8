"""The file of decisions that strength is judged by: whole, of real choices, each candidate known well enough."""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from triktrak import Play, Position

FOLDER = Path(__file__).parents[2] / "benchmarks" / "decisions"


@pytest.fixture(scope="module")
def book() -> ModuleType:
    spec = importlib.util.spec_from_file_location("decision_book", FOLDER / "book.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # The classes in it look themselves up by the name of their module.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_every_line_reads_back_as_it_stands(book: ModuleType) -> None:
    for item in book.items():
        assert book.Item.read(item.line()) == item


def test_there_are_enough_of_each_phase_and_none_twice(book: ModuleType) -> None:
    items = list(book.items())
    phases = Counter(item.phase for item in items)
    assert set(phases) == set(book.PHASES)
    assert min(phases.values()) >= 50
    assert len({item.key for item in items}) == len(items)


def test_every_candidate_can_be_chosen_and_is_known_well_enough(book: ModuleType) -> None:
    for item in book.items():
        assert len(item.judged) >= 2
        assert all(found.error <= 0.0101 for found in item.judged.values()), item.line()
        if item.situation.dice is None:
            assert list(item.judged) == ["no", "take"]
            assert item.phase.startswith("cube")
        else:
            position, dice = item.situation.position, item.situation.dice
            for name in item.judged:
                assert Play.parse(name, position, dice) in position.plays(dice)


@pytest.mark.parametrize(
    ("points", "turn", "phase"),
    [
        (Position.start().points, 0, "opening"),
        (Position.start().points, 9, "contact"),
        ([0, 3, 3, 3, 3, 3, *[0] * 13, -3, -3, -3, -3, -3, 0, 0], 30, "race"),
        ([0, 0, 0, 0, 3, 3, 3, 2, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, -5, -5, -3, 0, 0, 0, 4, 0], 30, "contact"),
        ([0, -2, 3, -2, 3, 3, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -4, -3, 0, 0, 0, 0, 0], 30, "backgame"),
        ([0, -2, 3, 0, 3, 3, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -4, -5, 0, 0, 0, 0, 0], 30, "bearin"),
    ],
)
def test_the_phase_is_told_by_the_board(book: ModuleType, points: list[int], turn: int, phase: str) -> None:
    assert book.phase_of(Position.from_points(points), turn) == phase

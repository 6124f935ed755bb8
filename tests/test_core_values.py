"""Values of the core: equal by content, hashable, immutable, their repr is code, and they survive pickling."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import triktrak
from core_data import cases
from triktrak import (
    ALL_ROLLS,
    Cube,
    CubeOwner,
    Dice,
    Evaluation,
    Malformed,
    Pending,
    Play,
    Position,
    Rules,
    Score,
    Situation,
)
from triktrak._core import SimpleEvaluator

START = Position.start()
SITUATION = Situation(
    START,
    cube=Cube(2, CubeOwner.THEIRS),
    score=Score(2, 6, 7),
    dice=(6, 1),
    rules=Rules(max_cube=64),
    pending=Pending.DOUBLE,
    resigned=2,
)
VALUES = [
    START,
    Position.start("hypergammon"),
    Position.from_points([-2, *[0] * 24, 3]),
    Dice(3, 1),
    Dice(1, 3),
    START.plays((3, 1))[3],
    Position.from_id("yOeDATDsnIMBMA").plays((5, 3))[0],
    Position.from_id("1zsgEQTfATC4QA").resolve((4, 1), []),
    Position.start("hypergammon").plays((4, 4))[0],
    START.step_tree((3, 1)),
    Cube(),
    Cube.none,
    Cube(4096, CubeOwner.OWN),
    Score(),
    Score(6, 3, 7, crawford=True),
    Score(12, 30),
    Rules(),
    Rules(jacoby=True, beavers=2, raccoons=True, max_cube=64),
    Situation(START),
    SITUATION,
    SITUATION.flip(),
    Evaluation(0.1, 1 / 3, 0.0, 1e-9, 2 / 3),
    CubeOwner.OWN,
    Pending.RACCOON,
]  # fmt: skip


def code(value: object) -> Any:
    """Evaluate a repr with the names of the package."""
    return eval(repr(value), vars(triktrak).copy())  # noqa: S307 - that a repr is code is what is tested


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_repr_is_code(value: object) -> None:
    assert code(value) == value
    assert repr(code(value)) == repr(value)


@pytest.mark.parametrize("value", VALUES, ids=repr)
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_value_survives_pickling(value: object, protocol: int) -> None:
    again = pickle.loads(pickle.dumps(value, protocol))  # noqa: S301 - bytes of our own
    assert again == value
    assert hash(again) == hash(value)
    assert repr(again) == repr(value)
    assert copy.deepcopy(value) == value


def test_values_are_equal_by_content_alone() -> None:
    for i, one in enumerate(VALUES):
        for j, other in enumerate(VALUES):
            assert (one == other) == (i == j)
        assert one != object()
        assert one != repr(one)
        assert one is not None
    assert len(set(VALUES)) == len(VALUES)


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (START, "men"),
        (START, "points"),
        (Dice(3, 1), "d1"),
        (START.plays((3, 1))[0], "after"),
        (Cube(), "value"),
        (Cube(), "none"),
        (Score(), "own"),
        (Rules(), "jacoby"),
        (Situation(START), "cube"),
        (Evaluation(0.5, 0, 0, 0, 0), "win"),
        (START, "nonsense"),
    ],
)
def test_nothing_can_be_set(value: object, name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(value, name, 1)


def test_plays_are_equal_by_where_they_lead() -> None:
    one = START.resolve((3, 1), [(24, 23), (23, 20)])
    other = START.resolve((1, 3), [(24, 21), (21, 20)])
    assert one == other
    assert hash(one) == hash(other)
    assert one.steps != other.steps
    assert str(one) == str(other) == "24/20"


def test_the_repr_of_every_play_is_that_play() -> None:
    for case in list(cases("legal_plays.txt"))[::25]:
        for play in case.position.plays(case.dice):
            assert code(play) == play
            assert code(play).after.id == play.after.id


def test_dice_are_kept_as_they_were_rolled() -> None:
    assert list(Dice(1, 3)) == [1, 3]
    assert str(Dice(1, 3)) == "1-3"
    assert Dice(1, 3) != Dice(3, 1)
    assert [tuple(dice) for dice in ALL_ROLLS] == [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
    assert sum(dice.weight for dice in ALL_ROLLS) == 36
    assert [dice.is_double for dice in ALL_ROLLS] == [dice.weight == 1 for dice in ALL_ROLLS]


@pytest.mark.parametrize("dice", [(0, 1), (1, 7), (-1, 3), (3, 2**31 - 1)])
def test_a_die_shows_one_to_six(dice: tuple[int, int]) -> None:
    makers: list[Callable[[], object]] = [
        lambda: Dice(*dice),
        lambda: START.plays(dice),
        lambda: START.step_tree(dice),
        lambda: START.resolve(dice, []),
        lambda: Play.parse("8/5 6/5", START, dice),
        lambda: Situation(START, dice=dice),
        lambda: SimpleEvaluator().rank(START, dice),
    ]
    for make in makers:
        with pytest.raises(Malformed) as refused:
            make()
        assert (refused.value.code, refused.value.params) == ("dice", {"d1": dice[0], "d2": dice[1]})


@pytest.mark.parametrize("step", [(0, 0), (26, 20), (8, -1), (8, 25), (-5, 3), (1000, 2)])
def test_a_step_stays_on_the_board(step: tuple[int, int]) -> None:
    makers: list[Callable[[], Play]] = [
        lambda: START.resolve((3, 1), [step]),
        lambda: START.step_tree((3, 1)).play([step]),
    ]
    for make in makers:
        with pytest.raises(Malformed) as refused:
            make()
        assert (refused.value.code, refused.value.params) == ("step", {"from": step[0], "to": step[1]})


def test_a_situation_is_seen_by_the_side_that_decides() -> None:
    seen = SITUATION.flip()
    assert seen.position == START.flip()
    assert seen.cube == Cube(2, CubeOwner.OWN)
    assert seen.score == Score(6, 2, 7)
    assert (seen.dice, seen.rules, seen.pending, seen.resigned) == (Dice(6, 1), SITUATION.rules, Pending.DOUBLE, 2)
    assert seen.flip() == SITUATION


@pytest.mark.parametrize("level", [-1, 4])
def test_a_resignation_has_a_level(level: int) -> None:
    with pytest.raises(Malformed) as refused:
        Situation(START, resigned=level)
    assert refused.value.code == "resign_level"

"""Positions: both ways of naming them, both sides' views, results, and what is refused."""

from __future__ import annotations

import base64
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oracle
from core_data import lines
from triktrak import Malformed, Position
from triktrak.text import LANGUAGES

BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def test_an_identifier_and_the_26_numbers_say_the_same() -> None:
    for line in lines("position_ids.txt"):
        identifier, *numbers = line.split()
        points = tuple(map(int, numbers))
        assert Position.from_id(identifier).points == points
        assert Position.from_points(points).id == identifier == oracle.position_id(points)


@pytest.mark.parametrize(
    ("variant", "men", "identifier", "pips"),
    [
        ("standard", 15, "4HPwATDgc/ABMA", 167),
        ("nackgammon", 15, oracle.position_id(
            (0, -2, -2, 0, 0, 0, 4, 0, 3, 0, 0, 0, -4, 4, 0, 0, 0, -3, 0, -4, 0, 0, 0, 2, 2, 0)), 194),
        ("hypergammon", 3, oracle.position_id((0, -1, -1, -1, *[0] * 18, 1, 1, 1, 0)), 69),
        ("longgammon", 15, oracle.position_id((0, -15, *[0] * 22, 15, 0)), 360),
    ],
)  # fmt: skip
def test_games_begin_with(variant: str, men: int, identifier: str, pips: int) -> None:
    position = Position.start(variant)
    assert (position.men, position.id, position.pips, position.off) == (men, identifier, (pips, pips), (0, 0))
    assert position.flip() == position
    assert position.result == 0


def test_the_side_on_roll_is_the_second_half_of_the_identifier() -> None:
    position = Position.from_id("4HPwATDgc/ABBQ")
    assert position.sides[0][20:25] == (1, 1, 0, 0, 0)
    assert position.sides[1] == Position.start().sides[1]
    assert position.flip().sides == position.sides[::-1]


def test_each_side_counts_from_its_own_home() -> None:
    position = Position.from_points([-1, 2, *[0] * 20, -3, 0, 0, 1])
    own, theirs = position.sides
    assert (own[0], own[1], own[25]) == (12, 2, 1)
    assert (theirs[0], theirs[3], theirs[25]) == (11, 3, 1)
    assert position.pips == (27, 34)
    assert position.off == (12, 11)


def test_flipping_twice_is_nothing() -> None:
    for line in lines("position_ids.txt"):
        position = Position.from_id(line.split()[0])
        assert position.flip().flip() == position
        assert position.flip().pips == position.pips[::-1]
        assert position.flip().off == position.off[::-1]


@pytest.mark.parametrize(
    ("theirs", "kind"),
    [
        ({12: 14}, 1),
        ({1: 14}, 1),
        ({0: 14}, 1),
        ({12: 15}, 2),
        ({7: 15}, 2),
        ({12: 14, 6: 1}, 3),
        ({24: 14, 1: 1}, 3),
        ({24: 14, 0: 1}, 3),
    ],
)
def test_who_has_borne_off_nobody_loses_double_or_triple(theirs: dict[int, int], kind: int) -> None:
    points = [0] * 26
    for point, count in theirs.items():
        points[point] = -count
    position = Position.from_points(points)
    assert position.result == kind
    assert position.flip().result == -kind


@pytest.mark.parametrize(
    ("own", "theirs", "race"), [(12, 12, True), (13, 13, False), (1, 23, True), (2, 24, False), (1, 25, False)]
)
def test_a_race_begins_when_the_sides_have_passed_each_other(own: int, theirs: int, race: bool) -> None:
    points = [0] * 26
    points[own], points[25 - theirs] = 1, -1
    position = Position.from_points(points)
    assert (position.race, position.flip().race) == (race, race)


def test_three_checkers_are_a_game_too() -> None:
    points = [0] * 26
    points[3], points[20] = 1, -3
    position = Position.from_points(points, men=3)
    assert position.off == (2, 0)
    (play,) = position.plays((6, 5))
    assert play.after.result == 2
    assert play.after.men == 3
    assert Position.from_points(points) != position


@pytest.mark.parametrize(
    ("points", "men", "code", "params"),
    [
        ([0] * 25, 15, "points_count", {"count": 25}),
        ([0] * 27, 15, "points_count", {"count": 27}),
        ([], 15, "points_count", {"count": 0}),
        ([1, *[0] * 25], 15, "bar_count", {"point": 0, "count": 1}),
        ([*[0] * 25, -1], 15, "bar_count", {"point": 25, "count": -1}),
        ([0, 16, *[0] * 24], 15, "checker_count", {"count": 16, "men": 15}),
        ([0, -16, *[0] * 24], 15, "checker_count", {"count": 16, "men": 15}),
        ([0, 2**31 - 1, 2**31 - 1, *[0] * 23], 15, "checker_count", {"count": 2**32 - 2, "men": 15}),
        ([0, -(2**31), *[0] * 24], 15, "checker_count", {"count": 2**31, "men": 15}),
        ([0, 4, *[0] * 24], 3, "checker_count", {"count": 4, "men": 3}),
        ([0] * 26, 15, "board_empty", {}),
        ([0, 1, *[0] * 24], 0, "men", {"men": 0, "max": 15}),
        ([0, 1, *[0] * 24], 16, "men", {"men": 16, "max": 15}),
    ],
)
def test_what_is_no_position_is_refused(points: list[int], men: int, code: str, params: dict[str, int]) -> None:
    with pytest.raises(Malformed) as refused:
        Position.from_points(points, men)
    assert (refused.value.code, refused.value.params) == (code, params)
    for lang in LANGUAGES:
        assert not refused.value.message(lang).startswith("error-")


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 1),
        ("4HPwATDgc/ABM", 14),
        ("4HPwATDgc/ABMAA", 15),
        ("4HPwATDgc/ABM ", 14),
        (" 4HPwATDgc/ABMA", 1),
        ("4HPwAT_gc/ABMA", 7),
        ("4HPwATDgc/ABMB", 14),
        ("/////////////w", 14),
        ("4HPwATDgcéABMA", 10),
    ],
)
def test_what_is_no_identifier_is_refused_at_its_place(text: str, at: int) -> None:
    with pytest.raises(Malformed) as refused:
        Position.from_id(text)
    assert (refused.value.code, refused.value.params) == ("position_id", {"text": text, "at": at})


def test_two_sides_on_one_point_are_refused() -> None:
    # The opponent's 24 point is the 1 point of the side on roll: a one, a zero, and 24 zeros before or after.
    bits = ("0" * 23 + "100" + "10" + "0" * 24).ljust(80, "0")
    data = bytes(int(bits[i : i + 8][::-1], 2) for i in range(0, 80, 8))
    with pytest.raises(Malformed) as refused:
        Position.from_id(base64.b64encode(data).decode().rstrip("="))
    assert refused.value.code == "position_id"
    assert refused.value.params["at"] == 5


@pytest.mark.parametrize("variant", ["", "Standard", "tavla", "hyper gammon"])
def test_an_unknown_variant_is_refused(variant: str) -> None:
    with pytest.raises(Malformed) as refused:
        Position.start(variant)
    assert refused.value.params == {"variant": variant}


@settings(max_examples=2_000)
@given(st.text(alphabet=BASE64, min_size=14, max_size=14))
def test_any_text_is_a_position_or_a_clear_refusal(text: str) -> None:
    try:
        position = Position.from_id(text)
    except Malformed as refused:
        said = refused.code
    else:
        said = position.id
    assert said in (text, "position_id", "checker_count", "board_empty")


@given(st.randoms(use_true_random=False))
def test_a_damaged_identifier_never_reads_as_the_same_position(chance: random.Random) -> None:
    identifier = list("4HPwATDgc/ABMA")
    place = chance.randrange(14)
    identifier[place] = chance.choice(BASE64.replace(identifier[place], ""))
    try:
        position = Position.from_id("".join(identifier))
    except Malformed:
        return
    assert position != Position.start()
    assert position.id == "".join(identifier)

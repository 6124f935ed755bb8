"""The cube and the score: who may double, what a game is worth, and when the Crawford game is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triktrak import Cube, CubeOwner, Malformed, Rules, Score, double_refusal, points_won
from triktrak.text import LANGUAGES

CENTRED, OWN, THEIRS = Cube(), Cube(2, CubeOwner.OWN), Cube(2, CubeOwner.THEIRS)
MONEY = Score.money()


@pytest.mark.parametrize(
    ("cube", "score", "rules", "reason"),
    [
        (CENTRED, MONEY, Rules(), None),
        (OWN, MONEY, Rules(), None),
        (THEIRS, MONEY, Rules(), "not_owner"),
        (Cube.none, MONEY, Rules(), "no_cube"),
        (Cube.none, Score(6, 0, 7, crawford=True), Rules(), "no_cube"),
        (Cube(2048, CubeOwner.OWN), MONEY, Rules(), None),
        (Cube(4096, CubeOwner.OWN), MONEY, Rules(), "max_cube"),
        (Cube(32, CubeOwner.OWN), MONEY, Rules(max_cube=64), None),
        (Cube(64, CubeOwner.OWN), MONEY, Rules(max_cube=64), "max_cube"),
        (CENTRED, MONEY, Rules(max_cube=1), "max_cube"),
        # a match
        (CENTRED, Score(0, 0, 7), Rules(), None),
        (THEIRS, Score(0, 0, 7), Rules(), "not_owner"),
        (CENTRED, Score(0, 0, 1), Rules(), "dead_cube"),
        (CENTRED, Score(0, 0, 2), Rules(), None),
        (OWN, Score(0, 0, 2), Rules(), "dead_cube"),
        (OWN, Score(4, 0, 7), Rules(), None),
        (OWN, Score(5, 0, 7), Rules(), "dead_cube"),
        (Cube(4, CubeOwner.OWN), Score(3, 0, 7), Rules(), "dead_cube"),
        (Cube(4, CubeOwner.OWN), Score(2, 0, 7), Rules(), None),
        # the Crawford game, and after it only the leader's cube is dead
        (CENTRED, Score(6, 3, 7, crawford=True), Rules(), "crawford"),
        (CENTRED, Score(3, 6, 7, crawford=True), Rules(), "crawford"),
        (CENTRED, Score(6, 4, 7), Rules(), "dead_cube"),
        (CENTRED, Score(4, 6, 7), Rules(), None),
        (CENTRED, Score(1, 0, 2, crawford=True), Rules(), "crawford"),
        (CENTRED, Score(6, 6, 7), Rules(), "dead_cube"),
        # of several reasons the first in this order
        (THEIRS, Score(6, 3, 7, crawford=True), Rules(), "crawford"),
        (THEIRS, Score(5, 0, 7), Rules(max_cube=2), "not_owner"),
        (OWN, Score(5, 0, 7), Rules(max_cube=2), "dead_cube"),
    ],
)
def test_who_may_double(cube: Cube, score: Score, rules: Rules, reason: str | None) -> None:
    assert double_refusal(cube, score, rules) == reason


@pytest.mark.parametrize("kind", [1, 2, 3])
def test_a_game_is_worth_its_kind_times_the_cube(kind: int) -> None:
    assert points_won(kind, CENTRED, MONEY, Rules()) == kind
    assert points_won(kind, OWN, MONEY, Rules()) == 2 * kind
    assert points_won(kind, THEIRS, Score(3, 3, 5), Rules()) == 2 * kind
    assert points_won(kind, Cube(4096, CubeOwner.OWN), MONEY, Rules()) == 4096 * kind
    assert points_won(kind, Cube(2**24, CubeOwner.OWN), MONEY, Rules(max_cube=2**24)) == 2**24 * kind


@pytest.mark.parametrize("kind", [1, 2, 3])
def test_jacoby_counts_gammons_only_once_a_player_has_turned_the_cube(kind: int) -> None:
    rules = Rules(jacoby=True)
    assert points_won(kind, CENTRED, MONEY, rules) == 1
    assert points_won(kind, Cube(4), MONEY, rules) == 4, "automatic doubles leave the cube centred"
    assert points_won(kind, OWN, MONEY, rules) == 2 * kind
    assert points_won(kind, THEIRS, MONEY, rules) == 2 * kind
    assert points_won(kind, Cube.none, MONEY, rules) == kind, "a game without a cube is no money game under Jacoby"
    assert points_won(kind, CENTRED, Score(0, 0, 5), rules) == kind, "a match knows no Jacoby rule"


def test_the_crawford_game_is_the_first_after_a_side_stands_at_one() -> None:
    score = Score(0, 0, 3).after_game(1, own_won=True)
    assert score == Score(1, 0, 3)
    score = score.after_game(1, own_won=True)
    assert score == Score(2, 0, 3, crawford=True)
    score = score.after_game(1, own_won=False)
    assert score == Score(2, 1, 3)
    score = score.after_game(1, own_won=False)
    assert score == Score(2, 2, 3), "once only, though the other side comes to one point too"
    score = score.after_game(4, own_won=False)
    assert score == Score(2, 6, 3), "points are not capped"
    assert score.over


def test_crawford_depends_on_the_length_and_may_be_switched_off() -> None:
    assert Score(0, 0, 2).after_game(1, own_won=False) == Score(0, 1, 2, crawford=True)
    assert Score(0, 0, 2).after_game(1, own_won=False, crawford_rule=False) == Score(0, 1, 2)
    assert Score(0, 0, 1).after_game(0, own_won=False) == Score(0, 0, 1)
    assert Score(0, 0, 1).after_game(1, own_won=False) == Score(0, 1, 1)
    assert Score(3, 4, 0).after_game(2, own_won=True) == Score(5, 4, 0)
    assert not Score(500, 4, 0).over


def test_away_is_what_is_still_to_go() -> None:
    assert MONEY.away is None
    assert Score(5, 3, 7).away == (2, 4)
    assert Score(9, 3, 7).away == (0, 4)
    assert Score(5, 3, 7).flip().away == (4, 2)


def test_large_points_are_counted_in_full() -> None:
    score = MONEY
    for _ in range(1_000):
        score = score.after_game(points_won(3, Cube(4096, CubeOwner.OWN), score, Rules()), own_won=True)
    assert score.own == 12_288_000
    with pytest.raises(Malformed) as refused:
        Score(2**31 - 2, 0).after_game(2, own_won=True)
    assert refused.value.code == "points_won"


@given(st.sampled_from([2**n for n in range(13)]), st.sampled_from(CubeOwner), st.integers(0, 30), st.integers(0, 30),
       st.integers(0, 30))  # fmt: skip
def test_a_double_that_could_still_help_is_never_refused(
    value: int, owner: CubeOwner, own: int, theirs: int, length: int
) -> None:
    score = Score(own, theirs, length)
    reason = double_refusal(Cube(value, owner), score, Rules(max_cube=2**20))
    helps = length == 0 or own + value < length
    assert (reason is None) == (owner is not CubeOwner.THEIRS and helps)


@pytest.mark.parametrize("value", [0, 3, -2, 2**25, 2**31 - 1])
def test_a_cube_shows_a_power_of_two(value: int) -> None:
    with pytest.raises(Malformed) as refused:
        Cube(value, CubeOwner.OWN)
    assert (refused.value.code, refused.value.params) == ("cube", {"value": value})
    with pytest.raises(Malformed) as refused:
        Rules(max_cube=value)
    assert (refused.value.code, refused.value.params) == ("max_cube", {"value": value, "max": 2**24})


@pytest.mark.parametrize(
    ("own", "theirs", "length", "crawford", "code"),
    [
        (-1, 0, 7, False, "score"),
        (0, -1, 7, False, "score"),
        (0, 0, -7, False, "score"),
        (5, 0, 7, True, "score_crawford"),
        (6, 6, 7, True, "score_crawford"),
        (7, 6, 7, True, "score_crawford"),
        (0, 0, 1, True, "score_crawford"),
        (3, 2, 0, True, "score_crawford"),
    ],
)
def test_a_score_that_cannot_be_is_refused(own: int, theirs: int, length: int, crawford: bool, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        Score(own, theirs, length, crawford)
    assert (refused.value.code, refused.value.params) == (code, {"own": own, "theirs": theirs, "length": length})
    for lang in LANGUAGES:
        assert not refused.value.message(lang).startswith("error-")


def test_other_numbers_out_of_range_are_refused() -> None:
    for kind in (0, 4, -1):
        with pytest.raises(Malformed, match=str(kind)):
            points_won(kind, CENTRED, MONEY, Rules())
    with pytest.raises(Malformed):
        Rules(beavers=-1)
    with pytest.raises(Malformed):
        MONEY.after_game(-1, own_won=True)


def test_the_cube_seen_by_the_other_side() -> None:
    assert OWN.flip() == THEIRS
    assert CENTRED.flip() == CENTRED
    assert Cube.none.flip() == Cube.none
    assert Cube.none.is_none
    assert Cube.none != CENTRED

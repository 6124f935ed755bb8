"""What results are worth, against published match equities."""

from __future__ import annotations

import pytest

from triktrak import Cube, Evaluation, Malformed, Rules, Score
from triktrak.engine.worth import averages, match_equity, worth_of


@pytest.mark.parametrize(
    ("own", "theirs", "crawford", "published"),
    [
        (2, 1, True, 0.3226),
        (3, 1, True, 0.2492),
        (4, 1, True, 0.1856),
        (2, 1, False, 0.4880),
        (3, 1, False, 0.3226),
        (4, 1, False, 0.3100),
        (5, 1, False, 0.1901),
        (2, 3, False, 0.5995),
        (2, 4, False, 0.6687),
        (3, 4, False, 0.5715),
        (3, 5, False, 0.6480),
    ],
)
def test_match_equity_is_near_the_published_table(own: int, theirs: int, crawford: bool, published: float) -> None:
    assert match_equity(own, theirs, crawford) == pytest.approx(published, abs=0.025)


def test_match_equity_of_both_sides_adds_to_one_and_rises_with_the_lead() -> None:
    for own in range(2, 26):
        for theirs in range(2, 26):
            here = match_equity(own, theirs, False)
            assert here + match_equity(theirs, own, False) == pytest.approx(1.0)
            assert match_equity(own - 1, theirs, own == 2) >= here


def test_gammons_are_worth_nothing_at_double_match_point() -> None:
    chances = Evaluation(0.6, 0.3, 0.1, 0.2, 0.0)
    assert averages(chances, Cube.none, Score(6, 6, 7), Rules()) == (1.0, 0.0)


def test_jacoby_takes_the_gammons_from_an_unturned_cube() -> None:
    chances = Evaluation(0.5, 0.5, 0.0, 0.0, 0.0)
    assert averages(chances, Cube(), Score.money(), Rules(jacoby=True)) == (1.0, -1.0)
    assert averages(chances, Cube(), Score.money(), Rules()) == (2.0, -1.0)


def test_winning_the_match_is_worth_one_however_many_points() -> None:
    worth = worth_of(Score(5, 0, 7))
    assert worth(2, True) == worth(8, True) == 1.0


def test_in_every_match_that_can_be_played_a_win_is_worth_more_than_a_loss() -> None:
    for own in range(64):
        for theirs in range(64):
            worth = worth_of(Score(own, theirs, 64))
            assert all(worth(2**turned, True) > worth(2**turned, False) for turned in range(7))


@pytest.mark.parametrize(("own", "theirs", "length"), [(190, 0, 200), (0, 190, 200), (0, 0, 65), (9990, 0, 9999)])
def test_a_match_too_long_to_be_told_apart_is_refused(own: int, theirs: int, length: int) -> None:
    with pytest.raises(Malformed) as refused:
        worth_of(Score(own, theirs, length))
    assert refused.value.code == "match_length"

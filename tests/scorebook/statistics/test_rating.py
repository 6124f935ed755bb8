"""Ratings move as FIBS moves them, in the order of play, and a club's for itself."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from scorebook.books import numbered, random_book
from triktrak.scorebook import Book, Club, Player, Sheet
from triktrak.scorebook.statistics import Filter, summary
from triktrak.scorebook.statistics.rating import SEASONED, Rated, after, band, pools


@pytest.mark.parametrize(
    ("winner", "loser", "length", "ratings"),
    [
        (Rated(), Rated(), 1, (1510, 1490)),
        (Rated(), Rated(), 5, (1522.3607, 1477.6393)),
        (Rated(1500, 400), Rated(1500, 400), 5, (1504.4721, 1495.5279)),
        (Rated(1600, 1000), Rated(1500, 50), 7, (1604.4918, 1479.7870)),
        (Rated(1500, 50), Rated(1600, 1000), 7, (1527.4106, 1593.9088)),
        (Rated(1420, 399), Rated(1850, 2000), 11, (1431.2258, 1838.8854)),
    ],
)
def test_ratings_after_a_match_are_those_of_the_formula(
    winner: Rated, loser: Rated, length: int, ratings: tuple[float, float]
) -> None:
    both = after(winner, loser, length)
    assert [round(one.rating, 4) for one in both] == list(ratings)
    assert [one.experience for one in both] == [winner.experience + length, loser.experience + length]


new = numbered()
ANNA, BO = Player(id=new(), name="Anna"), Player(id=new(), name="Bo")
CLUB, OTHERS = Club(id=new(), name="De Dubbelsteen"), Club(id=new(), name="Zondagavond", rated=False)


def won(day: str, length: int, final: tuple[int, int], **more: object) -> Sheet:
    return Sheet(id=new(), kind="match", players=(ANNA.id, BO.id), day=day, length=length, final=final, **more)  # type: ignore[arg-type]  # whatever a sheet has


def test_only_rated_matches_that_were_decided_count_and_each_rated_club_has_its_pool() -> None:
    sheets = [
        won("2026-05-03", 5, (5, 2)),
        won("2026-05-01", 1, (0, 1), club=CLUB.id),
        won("2026-05-02", 7, (7, 0), rated=False),
        won("2026-05-04", 7, (3, 1), closed=True),
        won("2026-05-05", 3, (1, 0), method="time", winner=1, club=OTHERS.id),
        Sheet(id=new(), kind="money", players=(ANNA.id, BO.id), day="2026-05-06", final=(9, 0)),
    ]
    whole, club = pools(Book([ANNA, BO, CLUB, OTHERS, *sheets]))
    bo, anna = after(Rated(), Rated(), 1)
    anna, bo = after(anna, bo, 5)
    bo, anna = after(bo, anna, 3)
    assert {one.player: (one.rating, one.experience, one.matches) for one in whole.players} == {
        ANNA.id: (round(anna.rating, 4), 9, 3),
        BO.id: (round(bo.rating, 4), 9, 3),
    }
    assert [(point.day, point.won) for point in whole.history if point.player == ANNA.id] == [
        ("2026-05-01", False),
        ("2026-05-03", True),
        ("2026-05-05", False),
    ]
    assert (club.club, club.name, [one.name for one in club.players]) == (CLUB.id, CLUB.name, ["Bo", "Anna"])
    assert [one.rating for one in club.players] == [1510, 1490]


def test_a_rating_is_provisional_while_experience_is_small() -> None:
    for experience in (1, 100, SEASONED - 1):
        # The slope of the expected share of wins between equals, to a match of one point.
        step = 1e-3
        slope = (1 / (10 ** (-step / 2000) + 1) - 0.5) / step
        assert band(experience) == pytest.approx(1.96 * 0.5 / (slope * sqrt(experience)), rel=1e-3)
    assert band(SEASONED) is None
    assert band(0) is None


def test_changes_add_up_to_the_rating_and_a_filter_leaves_ratings_alone() -> None:
    book = random_book(Random(8), sheets=80)
    for pool in pools(book):
        for one in pool.players:
            own = [point for point in pool.history if point.player == one.player]
            assert 1500 + sum(point.change for point in own) == pytest.approx(one.rating, abs=0.01)
            assert own[-1].rating == one.rating
            assert len(own) == one.matches
    player = pools(book)[0].players[0].player
    filtered = summary(book, Filter(players=(player,), kinds=("money",)))
    assert filtered.ratings[0].players == pools(book)[0].players
    assert {point.player for point in filtered.ratings[0].history} == {player}

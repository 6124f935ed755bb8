"""Games as one types them come to the results they mean, and whatever means nothing is named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triktrak import Malformed
from triktrak.rules import Result, Side
from triktrak.scorebook import read_record
from triktrak.scorebook.records import Line
from triktrak.scorebook.shorthand import read_chouette, read_games, read_rounds, read_score, write_game

ID = "01900000-0000-7000-8000-000000000000"
PAIRS = [("Anna", "Bo"), ("Anna", "Annabel"), ("Jan de Vries", "Jan Smit"), ("Max", "X"), ("#1", "12"), ("É", "é 2")]


def results(text: str, *names: str) -> list[Result]:
    found = []
    for number, fields in enumerate(read_games(text, names), 1):
        line = read_record("line", {"id": ID, "sheet": ID, "number": number, **fields})
        assert isinstance(line, Line)
        (action,) = line.actions
        assert isinstance(action, Result)
        found.append(action)
    return found


@given(
    st.builds(
        Result,
        winner=st.sampled_from(Side),
        kind=st.integers(1, 3),
        cube=st.sampled_from([1, 2, 4, 64]),
        end=st.sampled_from(["bear-off", "resign"]),
    )
    | st.builds(Result, winner=st.sampled_from(Side), cube=st.sampled_from([1, 2]), end=st.just("drop")),
    st.sampled_from(PAIRS),
)
def test_a_game_that_is_written_is_read_as_it_was(result: Result, names: tuple[str, str]) -> None:
    assert results(write_game(result, names), *names) == [result]


@pytest.mark.parametrize(
    ("text", "names", "meant"),
    [
        ("A", ("Anna", "Bo"), Result(Side.WHITE)),
        ("a2X4".replace("X", "x"), ("Anna", "Bo"), Result(Side.WHITE, kind=2, cube=4)),
        ("Bo/", ("Anna", "Bo"), Result(Side.BLACK, end="drop")),
        ("bx2/", ("Anna", "Bo"), Result(Side.BLACK, cube=2, end="drop")),
        ("B3~", ("Anna", "Bo"), Result(Side.BLACK, kind=3, end="resign")),
        ("Anna", ("Anna", "Annabel"), Result(Side.WHITE)),
        ("JandeV2", ("Jan de Vries", "Jan Smit"), Result(Side.WHITE, kind=2)),
        ("Max2", ("Max", "Bo"), Result(Side.WHITE, kind=2)),
        ("#2x2", ("Anna", "Anna B"), Result(Side.BLACK, cube=2)),
    ],
)
def test_a_game_is_a_name_a_kind_a_cube_and_an_end(text: str, names: tuple[str, str], meant: Result) -> None:
    assert results(text, *names) == [meant]


def test_games_are_parted_by_blanks_or_commas() -> None:
    assert [int(result.winner) for result in results("A, B B,A2  B", "Anna", "Bo")] == [0, 1, 1, 0, 1]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("C", "book_shorthand"),
        ("A4", "book_shorthand"),
        ("A-1", "book_shorthand"),
        ("#3", "book_shorthand"),
        ("2", "book_shorthand"),
        ("A2/", "book_shorthand_worth"),
        ("A,Ax3", "cube"),
        ("Ax999999", "book_record"),
    ],
)
def test_a_word_that_is_no_game_is_named(text: str, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        results(text, "Anna", "Bo")
    assert refused.value.code == code


def test_letters_that_mean_two_people_are_named() -> None:
    with pytest.raises(Malformed) as refused:
        results("Ann", "Anna", "Annabel")
    assert refused.value.code == "book_shorthand_who"
    assert refused.value.params["players"] == ("Anna", "Annabel")


@pytest.mark.parametrize(("text", "points"), [("7-4", [7, 4]), ("7:4", [7, 4]), ("7–4", [7, 4]), ("8,-8", [8, -8])])  # noqa: RUF001  the dash of scores and days
def test_a_score_is_the_points_of_each(text: str, points: list[int]) -> None:
    assert read_score(text, 2) == points


@pytest.mark.parametrize(
    ("text", "code"), [("7", "book_shorthand_score"), ("-7-4", "book_shorthand_score"), ("7-4-1", "book_points")]
)
def test_a_score_that_is_none_is_refused(text: str, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_score(text, 2)
    assert refused.value.code == code


def test_a_chouette_is_refused_at_the_word_that_is_none() -> None:
    for text, code in (
        ("A", "book_shorthand_box"),
        ("A:B", "book_shorthand_stake"),
        ("A:B+2/", "book_shorthand_worth"),
    ):
        with pytest.raises(Malformed) as refused:
            read_chouette(text, ["Anna", "Bo", "Cas"])
        assert refused.value.code == code


def test_a_round_has_points_for_every_player() -> None:
    for text, code in (("3,5", "book_points"), ("3", "book_shorthand_round"), ("a,b,c", "book_shorthand_round")):
        with pytest.raises(Malformed) as refused:
            read_rounds(text, 3)
        assert refused.value.code == code

"""Cards hold what they are handed, whatever the names, and come out as pictures that messengers take."""

from __future__ import annotations

import struct
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorebook.books import random_book
from triktrak import Malformed, Position, Situation
from triktrak._core import Cube, CubeOwner
from triktrak.errors import TriktrakError
from triktrak.scorebook import Book
from triktrak.scorebook.cards import Figure, Half, board, draw, duel, paper, portrait, ranking
from triktrak.scorebook.sharing import (
    OneEvent,
    OnePlayer,
    OnePosition,
    OneSheet,
    Shown,
    TwoPlayers,
    read_scope,
    show,
)
from triktrak.server.config import STATIC

FONTS = sorted(str(path) for path in (STATIC / "fonts").glob("*.ttf"))
built = pytest.mark.skipif(not FONTS, reason="the web bundle, which has the fonts, is not built")

names = st.text(st.characters(exclude_categories=("Cc", "Cs")), min_size=1, max_size=100)


def texts(svg: str) -> list[str]:
    return ["".join(element.itertext()) for element in ElementTree.fromstring(svg).iter() if element.text]  # noqa: S314  drawn by us


@given(names, names)
def test_a_card_is_sound_whatever_people_are_called(first: str, second: str) -> None:
    for svg in (
        duel(Half(first, 7), Half(second, 4), f"{first} beats {second}", "Match", 2),
        ranking(first, [(first, "1"), (second, "0")], second, first),
        portrait(first, [Figure(second, "3")], first, second),
    ):
        assert texts(svg)


@given(names, st.sampled_from([21, 25, 31, 40]))
def test_a_long_name_is_shortened_to_the_room_there_is(name: str, size: int) -> None:
    shown = paper.fit(name, size, 300)
    assert paper.width(shown, size) <= 300 or len(shown) <= 2
    assert shown == name or shown.endswith("…")


def test_a_name_is_not_taken_for_markup() -> None:
    svg = duel(Half("<script>", 7), Half("&amp;", 4), "<b>", '"')
    assert "<script" not in svg
    assert {"<script>", "&amp;", "<b>"} <= set(texts(svg))


def test_a_board_has_every_checker() -> None:
    start = board.drawing(Situation(Position.start()))
    assert start.count('r="27"') == start.count('r="11"') == 15


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position that random plays lead to, from the start or from bars and trays."""
    rng = draw(st.randoms(use_true_random=False))
    position = Position.start()
    for _ in range(draw(st.integers(0, 120))):
        plays = position.plays((rng.randint(1, 6), rng.randint(1, 6)))
        after = rng.choice(plays).after if plays else position
        if after.result:
            break
        position = after.flip()
    return position


@given(positions())
def test_a_board_shows_where_the_checkers_are(position: Position) -> None:
    drawn = board.drawing(Situation(position, cube=Cube.none))
    off = sum(position.off)
    assert drawn.count('height="28"') == off
    many = [abs(count) for place, count in enumerate(position.points) if abs(count) > (4 if place in (0, 25) else 5)]
    assert sorted(int(text) for text in _marks(drawn)) == sorted(many)
    single = sum(min(abs(count), 4 if place in (0, 25) else 5) for place, count in enumerate(position.points))
    assert drawn.count('r="45"') == single


def _marks(drawn: str) -> list[str]:
    return [part.partition(">")[2].partition("<")[0] for part in drawn.split("<text")[1:] if 'font-size="40"' in part]


@pytest.mark.parametrize(("owner", "y"), [(CubeOwner.OWN, 1189), (CubeOwner.THEIRS, 111), (CubeOwner.CENTRE, 650)])
def test_the_cube_lies_with_its_owner(owner: CubeOwner, y: int) -> None:
    drawn = board.drawing(Situation(Position.start(), cube=Cube(2, owner)))
    assert f'y="{y - 41}" width="82"' in drawn


def _every(book: Book, names: str, lang: str) -> list[Shown]:
    people = list(book.players)
    scopes = [*map(OneSheet, book.sheets), *map(OneEvent, book.events), *map(OnePlayer, people)]
    pairs = [TwoPlayers(people[0], people[1]), OnePosition("4HPwATDgc/ABMA:cAkAAAAAAAAA")]
    return [show(book, scope, names, lang) for scope in [*scopes, *pairs]]  # type: ignore[arg-type]  # settings by name, as they come


@pytest.mark.parametrize("lang", ["nl", "de", "en"])
def test_what_is_hidden_is_in_none_of_what_is_shown(lang: str) -> None:
    book = random_book(Random(7), sheets=40)
    for shown in _every(book, "hidden", lang):
        everything = "\n".join([
            shown.title, shown.sentence, shown.detail, *texts(shown.card),
            *(cell for table in shown.tables for row in (*table.rows, table.columns) for cell in row),
        ])  # fmt: skip
        assert not [word for word in ("Anna", "Femke", "Steen", "Winter") if word in everything]


def test_rows_are_as_long_as_their_columns() -> None:
    for shown in _every(random_book(Random(8), sheets=40), "full", "en"):
        for table in shown.tables:
            assert {len(row) for row in table.rows} == {len(table.columns)}


def test_what_the_book_has_no_more_is_said_to_be_missing() -> None:
    with pytest.raises(TriktrakError) as missing:
        show(Book([]), OneSheet("01900000-0000-7000-8000-000000000000"), "full", "en")
    assert missing.value.code == "share_missing"
    with pytest.raises(Malformed):
        read_scope({"what": "everything"})
    with pytest.raises(Malformed):
        show(Book([]), OnePosition("nonsense"), "full", "en")


def test_nobody_is_set_against_themselves() -> None:
    book = random_book(Random(9))
    anna = next(iter(book.players))
    with pytest.raises(TriktrakError) as same:
        show(book, TwoPlayers(anna, anna), "full", "en")
    assert same.value.code == "share_same"


@built
@pytest.mark.parametrize("lang", ["nl", "de", "en"])
def test_a_picture_has_the_size_that_messengers_ask_for(lang: str) -> None:
    for shown in _every(random_book(Random(10), sheets=6), "full", lang):
        png = draw(shown.card, FONTS)
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", png[16:24]) == (1200, 630)
        assert len(png) <= 300_000


@built
@pytest.mark.parametrize("name", ["Łukasz Ørsted", "Ψυχή Παπαδοπούλου", "Юлия Иванова", "Nguyễn Thị", "Jürgen Groß"])
def test_names_of_europe_are_drawn_with_letters_and_not_with_boxes(name: str) -> None:
    # A letter that the font lacks looks like any other that it lacks.
    box = draw(portrait("\U000e0fff" * len(name), [], "", ""), FONTS)
    assert draw(portrait(name, [], "", ""), FONTS) != box
    letters = sorted(set(name) - {" "})
    assert len({draw(portrait(letter, [], "", ""), FONTS) for letter in letters}) == len(letters)

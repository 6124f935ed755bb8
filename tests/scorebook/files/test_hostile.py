"""Whatever a file holds, it is refused in words or becomes records that a scorebook can keep: nothing else happens."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorebook.books import numbered, random_book
from triktrak.errors import Malformed
from triktrak.scorebook import Book, read_record, write_record
from triktrak.scorebook.files import Choices, export_as, take
from triktrak.scorebook.files.columns import FIELDS, guessed, headings
from triktrak.scorebook.files.delimited import written
from triktrak.scorebook.records import kind_of

WORDS = [
    *("", "Anna", "Bo", "Cas", "0", "1", "2", "3", "-1", "7-4", "4", "999999", "2026-05-01", "1/2/2026", "0000-00-00"),
    *("gammon", "single", "match", "money", "chouette", "other", "ja", "no", "drop", "time", "award", "=1", "\u202e"),
    *("2 won gammon 4 bear-off", "2 won gammon 3 drop; 3 lost single 2 resign", "9 won single 1 drop", "x" * 300),
]
SEATED = [name for name in headings("en").values() if guessed(name)]


def try_to_take(data: bytes, choices: Choices) -> None:
    """Take a file in, and hold what came of it to the rules of records."""
    try:
        # Ids that the files of these tests do not have.
        new = numbered()
        taking = take(data, Book([]), lambda: new().replace("01900000", "01910000"), choices)
    except Malformed:
        return
    for record in taking.records:
        assert read_record(kind_of(record), write_record(record)) == record
    book = Book(taking.records)
    assert all(counted.misfits == () for counted in book.standings.values())
    assert taking.refused or taking.sheets == len(book.sheets)
    for problem in taking.problems:
        assert problem.place("nl")
    for form in ("csv", "json", "mat"):
        export_as(book, form)


@given(
    st.lists(st.sampled_from(SEATED), min_size=2, max_size=14, unique=True),
    st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=17), max_size=6),
    st.booleans(),
)
def test_tables_of_any_columns_and_cells(columns: list[str], rows: list[list[str]], leave_out: bool) -> None:
    head = ["player 1", "player 2", *(name for name in columns if name not in ("player 1", "player 2"))]
    table = written([head, *(["Anna", "Bo", *row] for row in rows)])
    try_to_take(table, Choices(day="2026-05-01", leave_out=leave_out))


@pytest.mark.parametrize("form", ["csv", "csv-semicolon", "json", "mat"])
@given(seed=st.integers(0, 2**32))
def test_files_with_bytes_changed_lost_or_doubled(form: str, seed: int) -> None:
    chance = Random(seed)
    data = bytearray(export_as(random_book(chance, sheets=3, players=4), form, lang=chance.choice(["en", "nl"])).data)
    for _ in range(chance.randint(1, 6)):
        at, length = chance.randrange(len(data) + 1), chance.choice([1, 1, 2, 30])
        piece = bytes(data[at : at + length])
        data[at : at + length] = chance.choice([b"", piece * 2, chance.randbytes(length), b'"', b",", b"\r\n", b"9"])
    try_to_take(bytes(data), Choices(leave_out=chance.random() < 0.5, day=chance.choice(["", "2026-05-01"])))


@given(st.binary(max_size=400))
def test_bytes_of_any_kind(data: bytes) -> None:
    try_to_take(data, Choices(mapping={"1": "day"}))


def test_every_field_is_among_the_columns_that_are_tried() -> None:
    assert {(guessed(name) or "").partition(":")[0] for name in SEATED} == FIELDS.keys()

"""What is exported, imported and exported again is the same to the byte."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from scorebook.books import numbered, random_book
from triktrak.rules import Action, Award, Result, SetPosition, Side
from triktrak.scorebook import Book, Line, Player, Record, Sheet, Stake
from triktrak.scorebook.files import take, write_backup, write_matches, write_table
from triktrak.scorebook.files.backup import read_backup
from triktrak.scorebook.files.delimited import read, written
from triktrak.scorebook.files.table import Which

ODD_NAMES = (
    "=1+1",
    "'=x",
    "+31 6",
    "-Bo-",
    "@home",
    "'t Hart",
    'Zoë "the shark"',
    "a;b",
    "c,d",
    "Anna",
    "Anna",
    "2",
    "ja",
)
ODD_NOTES = (
    "=HYPERLINK()",
    "\tindented",
    "two\nlines",
    " blank ends ",
    '"',
    "'",
    "''@",
    "\n",
    "Game 1\n3 point match",
    "",
)
REASONS: list[Literal["forfeit", "time", "abandoned", "stated"]] = ["forfeit", "time", "abandoned", "stated"]
WHICH: tuple[Which, ...] = ("games", "sheets")
LAYOUTS: list[dict[str, Any]] = [
    {},
    {"delimiter": ";", "lang": "nl", "bom": True},
    {"delimiter": ";", "lang": "de"},
]


def odd(book: Book, rng: Random) -> Book:
    """The same book with all that is awkward in a table: names like formulas, namesakes, notes of several lines, awards
    on top of results, scores that nothing explains, gone players, lines that do not fit."""
    return Book([_odd(record, rng) for record in book if not isinstance(record, Player) or rng.random() < 0.9])


def _odd(record: Record, rng: Random) -> Record:
    if isinstance(record, Player):
        return replace(record, name=rng.choice(ODD_NAMES))
    if isinstance(record, Sheet):
        extra = {"started": rng.choice(["", "2026-05-01T20:15+02:00"]), "round": rng.choice(["", "=R1"])}
        return replace(record, note=rng.choice(ODD_NOTES), stake=rng.choice(["", "€ 1,50"]), **extra)
    if isinstance(record, Line) and record.actions:
        return replace(record, actions=_odd_actions(record.actions, rng), note=rng.choice(ODD_NOTES))
    if isinstance(record, Line) and rng.random() < 0.1:
        return replace(record, stakes=(Stake(60, won=True),), seconds=rng.randrange(100))
    return record


def _odd_actions(actions: tuple[Action, ...], rng: Random) -> tuple[Action, ...]:
    if rng.random() < 0.1:
        return (*actions, Award(rng.choice(list(Side)), rng.randint(1, 9), rng.choice(REASONS)))
    if rng.random() < 0.1 and isinstance(actions[0], Result):
        start = (0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0)
        score = (rng.randrange(3), rng.randrange(3))
        return (SetPosition(start, Side.WHITE, score=score), *actions)
    return actions


def _odd_book(seed: int) -> Book:
    rng = Random(seed)
    return odd(random_book(rng, sheets=rng.randrange(12), players=rng.randint(3, 5)), rng)


def _sets_score(line: Line) -> bool:
    return any(isinstance(action, SetPosition) for action in line.actions)


odd_books = st.integers(0, 2**32).map(_odd_book)


@given(odd_books)
def test_a_backup_is_the_same_after_it_was_read(book: Book) -> None:
    backup = write_backup(book)
    assert write_backup(read_backup(backup)) == backup
    assert take(backup, Book(read_backup(backup)), numbered()).records == ()
    taken = take(backup, Book([]), numbered())
    misfits = [line for counted in book.standings.values() for line in counted.misfits]
    assert [problem.params["id"] for problem in taken.problems] == misfits
    assert misfits or write_backup(taken.records) == backup


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
@given(odd_books)
def test_a_table_is_the_same_after_it_was_taken_in(layout: dict[str, Any], book: Book) -> None:
    for which in WHICH:
        table = write_table(book, which, **layout)
        taken = take(table, Book([]), numbered())
        assert [str(problem) for problem in taken.problems if problem.fatal] == []
        assert write_table(Book(taken.records), which, **layout) == table


@given(odd_books)
def test_what_a_book_has_already_is_not_taken_in_again(book: Book) -> None:
    sheets = len(book.sheets)
    taken = take(write_table(book), book, numbered())
    assert (taken.records, taken.sheets, taken.doubles) == ((), 0, sheets)


@given(odd_books)
def test_a_match_file_is_the_same_after_it_was_taken_in(book: Book) -> None:
    # A score that was set is no word of match files.
    book = Book([record for record in book if not (isinstance(record, Line) and _sets_score(record))])
    text, left_out = write_matches(book, book.sheets.values())
    assert left_out >= sum(not sheet.duel for sheet in book.sheets.values())
    if not text:
        return
    taken = take(text, Book([]), numbered())
    assert [str(problem) for problem in taken.problems if problem.fatal] == []
    again = Book(taken.records)
    assert write_matches(again, again.sheets.values()) == (text, 0)


@given(
    st.lists(
        st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00")), min_size=2, max_size=4),
        min_size=1,
    )
)
def test_any_text_stands_in_a_cell_as_it_is(rows: list[list[str]]) -> None:
    rows = [[cell for cell in row if not any(ord(c) < 32 and c not in "\t\n\r\v\f" for c in cell)] for row in rows]
    rows = [row for row in rows if len(row) > 1 and any(cell.strip() for cell in row)]
    if rows and not rows[0][0].startswith(("sep=", "\ufeff")):
        table = written([["a", "b"], *rows], ";")
        assert [row.cells for row in read(table).rows][1:] == rows

"""A book as a value: who is who in it, and what has been counted before."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from triktrak.scorebook import Book, Line, Player, Record, Sheet, Standing, standing
from triktrak.scorebook import book as counting

from .books import books, numbered, random_book


@given(books, st.randoms(use_true_random=False), st.booleans())
def test_a_book_that_goes_on_is_the_book_that_is_read_anew(whole: Book, rng: Random, counted: bool) -> None:
    later = {id_ for id_ in whole.sheets if rng.random() < 0.2}
    before = Book(one for one in whole if (one.sheet if isinstance(one, Line) else one.id) not in later)
    if counted:
        assert len(before.standings) == len(before.sheets)
    gone = [one for one in before if isinstance(one, Sheet) and rng.random() < 0.1]
    away = {sheet.id for sheet in gone}
    changed = [_changed(one, rng) for one in whole if rng.random() < 0.1 or one not in set(before)]
    changed = [one for one in changed if (one.sheet if isinstance(one, Line) else one.id) not in away]
    after = before.after(changed, gone)
    kept = [one for one in before if (one.sheet if isinstance(one, Line) else one.id) not in away]
    anew = Book([*kept, *changed])
    assert set(after) == set(anew)
    assert list(after.standings.items()) == list(anew.standings.items())
    assert {sheet: set(lines) for sheet, lines in after.lines_of.items()} == {
        sheet: set(lines) for sheet, lines in anew.lines_of.items()
    }


def _changed(record: Record, rng: Random) -> Record:
    if isinstance(record, Line):
        return replace(record, struck=not record.struck)
    return replace(record, day=f"2026-0{rng.randint(1, 9)}-01") if isinstance(record, Sheet) else record


def test_only_what_has_changed_is_counted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    before = random_book(Random(2), sheets=30)
    assert len(before.standings) == 30
    asked: list[str] = []

    def noticed(sheet: Sheet, lines: list[Line]) -> Standing:
        asked.append(sheet.id)
        return standing(sheet, lines)

    monkeypatch.setattr(counting, "standing", noticed)
    line = next(iter(before.lines.values()))
    after = before.after([replace(line, struck=not line.struck)])
    assert len(after.standings) == 30
    assert asked == [line.sheet]


def test_of_one_day_a_sheet_without_a_moment_stands_where_it_was_written_down() -> None:
    """Newest last: a sheet that was just begun is not put before those that were played earlier that day."""
    hours = ["019b7a49-9000-7000-8000-000000000001", "019b7a80-7e80-7000-8000-000000000002"]
    two = ("01900000-0000-7000-8000-00000000000a", "01900000-0000-7000-8000-00000000000b")
    early, late = (Sheet(id=id_, kind="money", players=two, day="2026-01-01") for id_ in hours)
    played = replace(early, started=counting.made(early.id))
    quick = replace(late, kind="match", length=7, final=(7, 4))
    last = replace(early, id="01900000-0000-7000-8000-000000000003", started="2026-01-01T23:00:00Z")
    assert list(Book([last, quick, played]).standings) == [played.id, quick.id, last.id]


def test_who_turned_out_to_be_somebody_is_one_person_however_devices_merged_them() -> None:
    new = numbered()
    anna, bo, cas, dirk = (new() for _ in range(4))

    def merged(*pairs: tuple[str, str | None]) -> set[str]:
        book = Book(Player(id=one, name="Somebody", same_as=other) for one, other in pairs)
        return {book.person(one) for one, _ in pairs}

    assert merged((anna, bo), (bo, cas), (cas, None)) == {cas}
    assert merged((anna, bo), (bo, anna)) == {anna}
    assert merged((dirk, cas), (cas, bo), (bo, cas)) == {bo}

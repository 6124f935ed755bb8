"""A book as a value: who is who in it, and what has been counted before."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from triktrak.scorebook import Book, Line, Player, Sheet, Standing, standing
from triktrak.scorebook import book as counting

from .books import books, numbered, random_book


@given(books, st.randoms(use_true_random=False))
def test_a_book_counts_the_same_whatever_was_counted_before_it(before: Book, rng: Random) -> None:
    counted = dict(before.standings)
    kept = [record for record in before if rng.random() < 0.9]
    changed = [
        replace(record, struck=not record.struck) if isinstance(record, Line) and rng.random() < 0.1 else record
        for record in kept
    ]
    assert Book(changed, before).standings == Book(changed).standings
    assert before.standings == counted


def test_only_what_has_changed_is_counted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    before = random_book(Random(2), sheets=30)
    assert len(before.standings) == 30
    asked: list[str] = []

    def noticed(sheet: Sheet, lines: list[Line]) -> Standing:
        asked.append(sheet.id)
        return standing(sheet, lines)

    monkeypatch.setattr(counting, "standing", noticed)
    line = next(iter(before.lines.values()))
    after = Book([*before, replace(line, struck=not line.struck)], before)
    assert len(after.standings) == 30
    assert asked == [line.sheet]


def test_who_turned_out_to_be_somebody_is_one_person_however_devices_merged_them() -> None:
    new = numbered()
    anna, bo, cas, dirk = (new() for _ in range(4))

    def merged(*pairs: tuple[str, str | None]) -> set[str]:
        book = Book(Player(id=one, name="Somebody", same_as=other) for one, other in pairs)
        return {book.person(one) for one, _ in pairs}

    assert merged((anna, bo), (bo, cas), (cas, None)) == {cas}
    assert merged((anna, bo), (bo, anna)) == {anna}
    assert merged((dirk, cas), (cas, bo), (bo, cas)) == {bo}

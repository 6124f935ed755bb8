"""The random books hold what the tests of statistics need, and nothing that a sheet cannot."""

from __future__ import annotations

from random import Random

from .books import random_book


def test_a_random_book_holds_every_kind_of_sheet_and_only_what_fits() -> None:
    book = random_book(Random(5), sheets=200)
    standings = [book.standings[sheet] for sheet in book.sheets]
    assert {sheet.kind for sheet in book.sheets.values()} == {"match", "money", "single", "chouette", "other"}
    assert not any(standing.misfits for standing in standings)
    games = [game for standing in standings for game in standing.games]
    assert {True, False} == {game.played for game in games} == {game.crawford for game in games}
    assert {0, 1, 2, 3} <= {game.kind for game in games}
    assert any(sheet.final for sheet in book.sheets.values())
    assert {standing.over for standing in standings} == {True, False}
    assert random_book(Random(5), sheets=200).lines == book.lines

"""Each figure is a table as well, with one cell under each head."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from scorebook.books import books, random_book
from triktrak import Malformed
from triktrak.scorebook import Book
from triktrak.scorebook.statistics import Filter, summary
from triktrak.scorebook.statistics.tables import FIGURES, table


@given(books)
def test_every_row_has_a_plain_cell_under_each_head(book: Book) -> None:
    players = tuple({book.person(player) for player in book.players})
    for found in (summary(book), summary(book, Filter(players=players))):
        for figure in FIGURES:
            shown = table(found, figure)
            assert len(set(shown.columns)) == len(shown.columns)
            for row in shown.rows:
                assert len(row) == len(shown.columns)
                assert all(isinstance(cell, str | int | float | bool | None) for cell in row)


def test_tables_show_what_the_figures_say() -> None:
    book = random_book(Random(3), sheets=60)
    found = summary(book, Filter(players=(next(iter(book.players)),)))
    (one,) = found.people
    rows = {row[2]: row for row in table(found, "figures").rows}
    games = one.duels.games
    assert rows["games"] == (
        one.player,
        one.name,
        "games",
        games.count,
        games.n,
        games.share,
        None,
        games.low,
        games.high,
        games.few,
    )
    opponents = table(found, "opponents")
    assert opponents.columns[:5] == ("player", "player_name", "key", "name", "sheets")
    assert [row[3] for row in opponents.rows] == [part.name for part in one.parts.opponents]
    assert [row[4:6] for row in table(found, "months").rows] == [
        (part.sheets, part.matches.count) for part in one.parts.months
    ]
    assert [row[2] for row in table(found, "days").rows] == [day.day for day in one.days]
    assert table(summary(book), "opponents").rows == ()
    assert len(table(summary(book), "pairs").rows) == len(summary(book).pairs) > 0


def test_a_figure_that_there_is_not_is_refused() -> None:
    with pytest.raises(Malformed, match="no figure “weather”"):
        table(summary(Book([])), "weather")

"""The book of this computer, for every verb: opened, read, and closed again; and the sheets in it by short names."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ...errors import Malformed
from ...scorebook import Book, Sheet
from ...scorebook.telling import number
from ...store import home
from ...store.books import HOME, BookStore

_SHORT = 6
_POSITION = 4


@contextmanager
def opened() -> Iterator[BookStore]:
    """The store of the scorebooks, closed when the verb is done.

    >>> with opened() as books:
    ...     books.records(HOME)
    []
    """
    books = BookStore(home.database())
    try:
        yield books
    finally:
        books.close()


def book() -> Book:
    """The whole book of this computer."""
    with opened() as books:
        return books.book(HOME)


def now_us() -> int:
    """The time, microseconds since 1970."""
    return time.time_ns() // 1_000


def short(id_: str) -> str:
    """As much of an id as one types: its end, where chance made it.

    >>> short("01900000-0000-7000-8000-0000003f2a1c")
    '3f2a1c'
    """
    return id_[-_SHORT:]


def found(sheets: Sequence[Sheet], word: str) -> Sheet:
    """The sheet that a word means: its place in a list, the first being 1, or the end of its id.

    Raises `Malformed` where it means none, or more than one.
    """
    wanted = word.strip().lower()
    if wanted.isdecimal() and wanted.isascii() and len(wanted) < _POSITION:
        # The list at its usual order; nobody counts further.
        if 0 < int(wanted) <= len(sheets):
            return sheets[int(wanted) - 1]
        raise Malformed("book_sheet_unknown", text=word)
    meant = [sheet for sheet in sheets if len(wanted) >= _POSITION and sheet.id.endswith(wanted)]
    if len(meant) != 1:
        raise Malformed("book_sheet_unclear" if meant else "book_sheet_unknown", text=word)
    return meant[0]


def latest_first(kept: Book) -> list[Sheet]:
    """The sheets in the order in which `list` numbers them."""
    return [kept.sheets[id_] for id_ in reversed(kept.standings)]


def score_of(sheet: Sheet, score: Sequence[int]) -> str:
    """A score as it is read: 7–4 between two, +6 / −2 / −4 in a chouette."""  # noqa: RUF002  the dash of scores
    if sheet.duel:
        return "–".join(map(str, score))  # noqa: RUF001  the dash of scores and days
    return " / ".join(number(points, signed=sheet.kind == "chouette") for points in score)

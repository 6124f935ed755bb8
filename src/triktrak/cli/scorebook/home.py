"""The book of this computer, for every verb: opened, read, and closed again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...scorebook import Book
from ...store import home
from ...store.books import HOME, BookStore


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
        return Book(books.records(HOME))

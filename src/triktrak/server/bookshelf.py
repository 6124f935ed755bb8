"""Whose scorebook a request is about: that of this computer, that of the guest, or one that a link has opened.

Knows neither what stands in a book nor how it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar
from uuid import UUID

from starlette.requests import Request
from starlette.responses import Response

from ..errors import TriktrakError
from ..store.books import HOME, BookStore
from ..store.port import BookHome
from .config import Config
from .guests import Visitor

T = TypeVar("T")


class Desk(NamedTuple):
    """Who writes, in which book, and on which one sheet only where it is somebody else's."""

    guest: UUID
    book: UUID
    sheet: str | None


class Bookshelf:
    """Finds the book of whoever asks, and does things with it."""

    def __init__(self, store: BookHome, visitor: Visitor, config: Config) -> None:
        self._store = store
        self._visitor = visitor
        self._config = config

    async def desk(self, request: Request, response: Response, sheet: str | None = None) -> Desk:
        """Who asks, and for which book; `sheet`: for this sheet, and what belongs to it, alone.

        TriktrakError `book_unknown` for a sheet that is not theirs and that no link has opened to them.
        """
        guest = (await self._visitor(request, response)).id
        client = request.client.host if request.client else ""
        home = self._config.at_home(client, request.headers.get("host", ""))
        return await self._store.books(lambda books: _desk(books, guest, home, sheet))

    async def do(self, job: Callable[[BookStore], T]) -> T:
        """Do something with the scorebooks, on the thread that all of them are read and written on."""
        return await self._store.books(job)


def _desk(books: BookStore, guest: UUID, home: bool, sheet: str | None) -> Desk:
    opened = books.opened(guest)
    # A second device of theirs writes in the book of the first one.
    own = HOME if home else next((access.book for access in opened if access.sheet is None), guest)
    if sheet is None:
        return Desk(guest, own, None)
    for book in (own, *(access.book for access in opened if access.sheet == sheet)):
        if books.knows(book, "sheet", sheet):
            return Desk(guest, book, sheet)
    raise TriktrakError("book_unknown", kind="sheet", id=sheet)

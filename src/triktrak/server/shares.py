"""Pages of scorebooks that whoever has their link may read: making, finding and taking them back.

Books are read on the thread of the store, pictures are drawn by another. Knows no HTTP.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from uuid import UUID

from ..errors import TriktrakError
from ..scorebook.naming import Names
from ..scorebook.sharing import Scope, Shown, show
from ..store.books import BookStore
from ..store.port import BookHome
from ..store.shares import Share
from ..text import LANGUAGES
from .clock import Clock
from .share_cards import Cards

MOST = 500
"""How many open shares a book may have."""
MOST_DAYS = 3650
_DAY_US = 86_400_000_000
_SLUG = re.compile(r"[A-Za-z0-9_-]{22}")


def add(books: BookStore, book: UUID, scope: Scope, *, names: Names, days: int | None, now_us: int) -> Share:
    """Make a page of a book; raises TriktrakError for what the book does not have, and for a time that cannot be."""
    if days is not None and not 1 <= days <= MOST_DAYS:
        raise TriktrakError("share_days", days=days, most=MOST_DAYS)
    if len(books.shares.of(book, now_us)) >= MOST:
        raise TriktrakError("share_many", most=MOST)
    show(books.book(book), scope, names, LANGUAGES[0])
    share = Share(
        slug=secrets.token_urlsafe(16),
        book=book,
        scope=scope,
        names=names,
        created_us=now_us,
        expires_us=None if days is None else now_us + days * _DAY_US,
    )
    books.shares.add(share)
    return share


class Shares:
    """The shared pages of the scorebooks in a store.

    >>> shares = Shares(store, Cards(cache_directory() / "cards", STATIC), now_us)
    """

    def __init__(self, store: BookHome, cards: Cards, now_us: Clock) -> None:
        self._store = store
        self._cards = cards
        self._now_us = now_us
        self._painter = ThreadPoolExecutor(1, "triktrak-cards")

    def close(self) -> None:
        """Draw no more."""
        self._painter.shutdown(cancel_futures=True)

    async def make(self, book: UUID, scope: Scope, names: Names, days: int | None, lang: str) -> tuple[Share, Shown]:
        """Make a page; raises TriktrakError for what the book does not have, and for a time that cannot be."""

        def job(books: BookStore) -> tuple[Share, Shown]:
            share = add(books, book, scope, names=names, days=days, now_us=self._now_us())
            return share, _shown(books, share, lang)

        return await self._store.books(job)

    async def mine(self, book: UUID, lang: str) -> list[tuple[Share, Shown]]:
        """The open pages of a book, the latest first; those of what was deleted since are left out."""

        def job(books: BookStore) -> list[tuple[Share, Shown]]:
            found = []
            for share in books.shares.of(book, self._now_us()):
                with suppress(TriktrakError):
                    found.append((share, _shown(books, share, lang)))
            return found

        return await self._store.books(job)

    async def revoke(self, book: UUID, slug: str) -> None:
        """Take a page back; raises TriktrakError `share_unknown` for one that is not of this book."""
        if not await self._store.books(lambda books: books.shares.revoke(book, slug, self._now_us())):
            raise TriktrakError("share_unknown", slug=slug)

    async def look(self, slug: str, lang: str) -> Shown:
        """What a link shows; TriktrakError `page_unknown` where it never led anywhere, `page_gone` where it did."""

        def job(books: BookStore) -> Shown:
            share = books.shares.find(slug) if _SLUG.fullmatch(slug) else None
            if share is None:
                raise TriktrakError("page_unknown")
            if not share.open(self._now_us()):
                raise TriktrakError("page_gone")
            try:
                return _shown(books, share, lang)
            except TriktrakError as deleted:
                raise TriktrakError("page_gone") from deleted

        return await self._store.books(job)

    async def picture(self, card: str) -> bytes:
        """The PNG of a card."""
        return await asyncio.get_running_loop().run_in_executor(self._painter, self._cards.picture, card)


def _shown(books: BookStore, share: Share, lang: str) -> Shown:
    return show(books.book(share.book), share.scope, share.names, lang)

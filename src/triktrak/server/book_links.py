"""The requests by which another device is let in: to one sheet, or to the whole book; and its word that it is so."""

from __future__ import annotations

import hashlib
import secrets

from fastapi import APIRouter, Request, Response

from ..errors import TriktrakError
from ..scorebook.search import listed
from ..store.book_access import Access
from ..store.books import BookStore
from .book_types import BookConfirming, BookInvitation, BookInviting, BookLink, BookOpened, RecordId
from .bookshelf import Bookshelf, Desk
from .clock import Clock
from .config import Config, hostname, is_loopback

LIFE_S = 7 * 24 * 3600
"""How long a link waits to be opened."""


def routes(shelf: Bookshelf, config: Config, now_us: Clock) -> APIRouter:
    """Return the requests under /api/book/invitations, and the confirmation of a sheet."""
    router = APIRouter()

    @router.post("/api/book/invitations", status_code=201)
    async def invite(inviting: BookInviting, request: Request, response: Response) -> BookLink:
        """Let another device in; the link works once, and only its hash is kept."""
        desk = await shelf.desk(request, response)
        token, now = secrets.token_urlsafe(32), now_us()
        access = Access(desk.book, inviting.sheet, inviting.player, None, now + LIFE_S * 1_000_000)

        def keep(books: BookStore) -> None:
            _check(books, access)
            books.invite(access, _digest(token), now)

        await shelf.do(keep)
        base = config.outward(request.headers.get("host", ""))
        here = is_loopback(hostname(base.partition("://")[2]))
        return BookLink(link=f"{base}/book/join/{token}", here=here, expires=access.expires_us / 1e6)

    @router.delete("/api/book/invitations", status_code=204)
    async def withdraw(request: Request, response: Response, sheet: RecordId | None = None) -> None:
        """Close a sheet, or the whole book, to everybody who was sent a link to it."""
        desk = await shelf.desk(request, response)
        await shelf.do(lambda books: books.withdraw(desk.book, sheet))

    @router.get("/api/book/invitations/{token}")
    async def look(token: str, request: Request, response: Response) -> BookInvitation:
        """What a link opens; looking does not use it up."""
        desk = await shelf.desk(request, response)
        return await shelf.do(lambda books: _view(books, books.look(_digest(token), desk.guest, now_us())))

    @router.post("/api/book/invitations/{token}", status_code=201)
    async def open_(token: str, request: Request, response: Response) -> BookOpened:
        """Open what the link leads to, for this device from now on; the link is used up."""
        desk = await shelf.desk(request, response)
        access = await shelf.do(lambda books: _open(books, token, desk, now_us()))
        return BookOpened(sheet=access.sheet)

    @router.post("/api/book/sheets/{sheet}/confirmation", status_code=204)
    async def confirm(sheet: RecordId, confirming: BookConfirming, request: Request, response: Response) -> None:
        """Say that a sheet is right, on a device that was let in by a link to it."""
        desk = await shelf.desk(request, response, sheet)
        await shelf.do(lambda books: books.confirm(desk.guest, sheet, confirming.player, now_us()))

    return router


def _check(books: BookStore, access: Access) -> None:
    if access.sheet is None:
        return
    sheet = books.book(access.book).sheets.get(access.sheet)
    if sheet is None:
        raise TriktrakError("book_unknown", kind="sheet", id=access.sheet)
    if access.player is not None and access.player not in sheet.players:
        raise TriktrakError("book_unknown", kind="player", id=access.player)


def _open(books: BookStore, token: str, desk: Desk, now_us: int) -> Access:
    # Whoever writes in the book already would say on the same device that it is so.
    if books.look(_digest(token), desk.guest, now_us).book == desk.book:
        raise TriktrakError("book_link_own")
    return books.open(_digest(token), desk.guest, now_us)


def _view(books: BookStore, access: Access) -> BookInvitation:
    book = books.book(access.book)
    sheet = None if access.sheet is None else book.sheets.get(access.sheet)
    if access.sheet is not None and sheet is None:
        raise TriktrakError("book_link_unknown")
    return BookInvitation(
        sheet=None if sheet is None else listed(book, sheet), player=access.player, expires=access.expires_us / 1e6
    )


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()

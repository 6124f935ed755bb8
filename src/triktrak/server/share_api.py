"""The requests around shared pages: make one, list one's own, take one back."""

from __future__ import annotations

from urllib.parse import quote

import msgspec
from fastapi import APIRouter, Request, Response

from ..scorebook.sharing import Shown, read_scope
from ..store.shares import Share
from . import share_links
from .bookshelf import Bookshelf
from .config import Config, hostname, is_loopback
from .guards import language
from .share_cards import name
from .share_types import NewShare, ShareLinks, ShareView, ShareWhat
from .shares import Shares


def routes(shelf: Bookshelf, shares: Shares, config: Config) -> APIRouter:
    """Return the requests under /api/book/shares."""
    router = APIRouter()

    @router.post("/api/book/shares", status_code=201)
    async def make(new: NewShare, request: Request, response: Response) -> ShareView:
        """Make a page of your scorebook for whoever has its link."""
        desk = await shelf.desk(request, response)
        lang = language(request.scope)
        scope = read_scope(new.scope.model_dump(exclude_none=True))
        return _view(config, request, *await shares.make(desk.book, scope, new.names, new.days, lang))

    @router.get("/api/book/shares")
    async def mine(request: Request, response: Response) -> list[ShareView]:
        """The pages of your scorebook that others can read, the latest first."""
        desk = await shelf.desk(request, response)
        found = await shares.mine(desk.book, language(request.scope))
        return [_view(config, request, share, shown) for share, shown in found]

    @router.delete("/api/book/shares/{slug}", status_code=204)
    async def revoke(slug: str, request: Request, response: Response) -> None:
        """Take a page back: its link leads nowhere from now on."""
        desk = await shelf.desk(request, response)
        await shares.revoke(desk.book, slug)

    return router


def page(base: str, slug: str, lang: str) -> str:
    """The address of a page in a language.

    >>> page("http://192.168.1.7:2415", "abc", "nl")
    'http://192.168.1.7:2415/s/abc?l=nl'
    """
    return f"{base}/s/{quote(slug)}?l={lang}"


def picture(base: str, slug: str, lang: str, card: str) -> str:
    """The address of the picture of a page, another one for every content."""
    return f"{base}/s/{quote(slug)}/{name(card)}.png?l={lang}"


def links(sentence: str, link: str) -> ShareLinks:
    """Ways to hand a page on."""
    ways = ("mail", "whatsapp", "facebook", "x", "telegram")
    return ShareLinks(**{way: getattr(share_links, way)(sentence, link) for way in ways})


def _view(config: Config, request: Request, share: Share, shown: Shown) -> ShareView:
    base = config.outward(request.headers.get("host", ""))
    lang = language(request.scope)
    link = page(base, share.slug, lang)
    return ShareView(
        slug=share.slug,
        scope=ShareWhat(**msgspec.to_builtins(share.scope)),
        names=share.names,
        link=link,
        here=is_loopback(hostname(base.partition("://")[2])),
        sentence=shown.sentence,
        picture=picture(base, share.slug, lang, shown.card),
        links=links(shown.sentence, link),
        created=share.created_us / 1e6,
        expires=None if share.expires_us is None else share.expires_us / 1e6,
    )

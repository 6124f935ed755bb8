"""Shared pages as anybody reads them: without login, without a script, and found by nobody who lacks the link.

Scrapers of messengers run no scripts either: what they show of a link stands in the head, with absolute addresses.
"""

from __future__ import annotations

from collections.abc import Sequence

import segno
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ..errors import TriktrakError
from ..scorebook.cards.paper import HEIGHT, WIDTH
from ..scorebook.sharing import Shown, Table
from ..text import LANGUAGES, text
from .config import Config
from .document import MARK, document, headers, style
from .guards import language
from .markup import Html, tag
from .share_api import links, page, picture
from .share_cards import name
from .shares import Shares

_STYLE = style("share.css")
_HEADERS = {
    **headers(_STYLE),
    "X-Robots-Tag": "noindex, nofollow",
    # The link is the key: no other page is told where somebody came from.
    "Referrer-Policy": "no-referrer",
}
_STATUS = {"page_unknown": 404, "page_gone": 410}
_WAYS = (("mail", ""), ("whatsapp", "WhatsApp"), ("facebook", "Facebook"), ("x", "X"), ("telegram", "Telegram"))


class SharePages:
    """The pages under /s/, and their pictures."""

    def __init__(self, shares: Shares, config: Config) -> None:
        self._shares = shares
        self._config = config

    async def page(self, request: Request) -> Response:
        """The page of a link, or a plain one that says why there is none."""
        slug, lang = request.path_params["slug"], reader(request)
        try:
            shown = await self._shares.look(slug, lang)
        except TriktrakError as fault:
            if fault.code not in _STATUS:
                raise
            return HTMLResponse(_nowhere(fault, lang), _STATUS[fault.code], _HEADERS)
        base = self._config.outward(request.headers.get("host", ""))
        sheet = request.query_params.get("print") == "1"
        return HTMLResponse(_page(shown, base, slug, lang, sheet=sheet), headers=_HEADERS)

    async def picture(self, request: Request) -> Response:
        """The picture of a page; under the name of an older content, the way to that of the present one."""
        slug, lang = request.path_params["slug"], reader(request)
        try:
            shown = await self._shares.look(slug, lang)
        except TriktrakError as fault:
            if fault.code not in _STATUS:
                raise
            return HTMLResponse(_nowhere(fault, lang), _STATUS[fault.code], _HEADERS)
        if request.path_params["name"] != name(shown.card):
            return RedirectResponse(picture("", slug, lang, shown.card), 302, {"Cache-Control": "no-store"})
        kept = {"Cache-Control": "public, max-age=31536000, immutable", "X-Robots-Tag": "noindex"}
        return Response(await self._shares.picture(shown.card), media_type="image/png", headers=kept)


def reader(request: Request) -> str:
    """The language of a page: that of the link, else the one that the browser asks for."""
    wanted = request.query_params.get("l", "")
    return wanted if wanted in LANGUAGES else language(request.scope)


def _page(shown: Shown, base: str, slug: str, lang: str, *, sheet: bool) -> str:
    link, image = page(base, slug, lang), picture(base, slug, lang, shown.card)
    alt = text("share-page-alt", lang, {"sentence": shown.sentence})
    about = {
        "og:type": "article", "og:site_name": "Triktrak", "og:locale": _LOCALE[lang], "og:title": shown.sentence,
        "og:description": shown.detail, "og:url": link, "og:image": image, "og:image:type": "image/png",
        "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT), "og:image:alt": alt,
    }  # fmt: skip
    twitter = {
        "twitter:card": "summary_large_image", "twitter:title": shown.sentence, "twitter:description": shown.detail,
        "twitter:image": image, "twitter:image:alt": alt,
    }  # fmt: skip
    head = [
        tag("meta", name="description", content=shown.detail),
        tag("link", rel="canonical", href=link),
        *(tag("meta", property=key, content=value) for key, value in about.items()),
        *(tag("meta", name=key, content=value) for key, value in twitter.items()),
    ]
    # The same file as in the head, by its path alone: the reader may have come by another name of this computer.
    card = tag("img", class_="card", src=image.removeprefix(base), alt=alt, width=str(WIDTH), height=str(HEIGHT))
    body = [
        tag("h1", shown.title),
        tag("p", shown.sentence, class_="sentence"),
        tag("p", shown.detail, class_="detail") if shown.detail else "",
        "" if sheet else card,
        *(_table(table) for table in shown.tables),
        "" if sheet else _sharing(shown, link, image, lang),
        _code(link, lang),
        tag("p", text("share-page-note", lang), class_="note"),
    ]
    return _document(shown.sentence, head, body, lang, "sheet" if sheet else None)


_LOCALE = {"nl": "nl_NL", "de": "de_DE", "en": "en_GB"}


def _table(table: Table) -> Html:
    def cells(kind: str, row: Sequence[str]) -> list[Html]:
        return [tag(kind, cell, class_="n" if n in table.numbers else None) for n, cell in enumerate(row)]

    head = tag("thead", tag("tr", *cells("th", table.columns))) if any(table.columns) else ""
    rows = [tag("tr", *cells("td", row)) for row in table.rows]
    # A table wider than a phone is moved within its own place, by keys too.
    whole = tag("table", tag("caption", table.caption), head, tag("tbody", *rows))
    return tag("div", whole, class_="wide", tabindex="0", role="region", aria_label=table.caption)


def _sharing(shown: Shown, link: str, image: str, lang: str) -> Html:
    ways = links(shown.sentence, link)
    items = [
        tag("a", label or text("share-page-mail", lang), href=getattr(ways, way), rel="noopener noreferrer")
        for way, label in _WAYS
    ]
    items.append(
        tag("a", text("share-page-picture", lang), href="/s/" + image.partition("/s/")[2], download="triktrak.png")
    )
    items.append(tag("a", text("share-page-print", lang), href=f"{'/s/' + link.partition('/s/')[2]}&print=1"))
    return tag(
        "section",
        tag("h2", text("share-page-share", lang)),
        tag("ul", *(tag("li", item) for item in items)),
        tag("label", text("share-page-link", lang), tag("input", readonly=True, value=link, spellcheck="false")),
        class_="share",
    )


def _code(link: str, lang: str) -> Html:
    """The link to scan, for whoever sits opposite or holds the paper; drawn here, since no script runs on the page."""
    drawn = Html(segno.make_qr(link, error="m").svg_inline(border=4, omitsize=True, light="#fff"))
    label = text("share-page-code", lang)
    return tag("figure", tag("div", drawn, role="img", aria_label=label), tag("figcaption", label), class_="code")


def _nowhere(fault: TriktrakError, lang: str) -> str:
    title, _, rest = fault.message(lang).partition(". ")
    return _document(title, [], [tag("h1", title), tag("p", rest)], lang, None)


def _document(title: str, head: Sequence[str], body: Sequence[str], lang: str, class_: str | None) -> str:
    mark = tag("p", MARK, "Triktrak", class_="brand")
    # The sheet to print has nothing to press.
    words = "" if class_ == "sheet" else tag("footer", tag("a", text("glossary", lang), href=f"/glossary?lang={lang}"))
    hidden = tag("meta", name="robots", content="noindex, nofollow")
    frame = tag("body", tag("header", mark), tag("main", *body), words, class_=class_)
    return document(title, frame, _STYLE, lang, head=[hidden, *head])

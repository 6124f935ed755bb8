"""Pages to read, written without a script: their frame, in the reader's language and colours."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse

from ..text import LANGUAGES, text
from .guards import language
from .markup import Html, tag, together

NAMES = {"nl": "Nederlands", "de": "Deutsch", "en": "English"}
_PAGES = {"/glossary": "glossary", "/kit": "starter-kit"}
_THEMES = ("light", "dark", "contrast")


def style(*names: str) -> Html:
    """The style sheets of a page, one after the other."""
    return Html("".join((Path(__file__).parent / name).read_text(encoding="utf-8") for name in names))


class Reading:
    """One page as one reader asked for it: its path, and what of the question goes along to other pages."""

    def __init__(self, request: Request) -> None:
        self.path = request.url.path
        self.lang = language(request.scope)
        theme = request.query_params.get("theme", "")
        self.theme = theme if theme in _THEMES else None
        self._stated = request.query_params.get("lang") in LANGUAGES

    def to(self, path: str, lang: str | None = None) -> str:
        """The way to a page of this kind, or to a place in one, in the same language and colours."""
        page, hash_, place = path.partition("#")
        kept = {"lang": lang or self.lang} if lang or self._stated else {}
        if self.theme:
            kept["theme"] = self.theme
        return f"{page}?{urlencode(kept)}{hash_}{place}" if kept else path

    def answer(self, title: str, lead: str, body: Sequence[Html], css: Html, class_: str) -> HTMLResponse:
        """The whole page."""
        languages = tag(
            "nav",
            *(
                tag("a", NAMES[lang], href=self.to(self.path, lang), lang=lang, hreflang=lang,
                    aria_current="true" if lang == self.lang else None)
                for lang in LANGUAGES
            ),
            aria_label=text("language", self.lang),
        )  # fmt: skip
        pages = tag("nav", *(self._link(path, key) for path, key in _PAGES.items()), aria_label=text("more", self.lang))
        brand = tag("a", tag("img", src="/mark.svg", alt="", width="28", height="28"), "Triktrak", class_="brand",
                    href="/")  # fmt: skip
        head = tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("title", f"{title} · Triktrak"),
            tag("meta", name="description", content=lead),
            tag("link", rel="icon", href="/mark.svg"),
            tag("style", css),
        )
        main = tag("main", tag("h1", title), tag("p", lead, class_="lead"), *body, class_=class_)
        frame = tag("body", tag("header", brand, pages), main, tag("footer", languages))
        page = tag("html", head, frame, lang=self.lang, data_theme=self.theme)
        return HTMLResponse(together(Html("<!doctype html>\n"), page, "\n"), headers=_headers(css))

    def _link(self, path: str, key: str) -> Html:
        here = "page" if path == self.path else None
        return tag("a", text(key, self.lang), href=self.to(path), aria_current=here)


def _headers(css: str) -> Mapping[str, str]:
    known = b64encode(sha256(css.encode()).digest()).decode()
    return {
        "Content-Security-Policy": (
            f"default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-{known}'; base-uri 'none';"
            " form-action 'self'; frame-ancestors 'none'"
        ),
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language",
    }

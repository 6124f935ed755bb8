"""Pages to read, written without a script: their frame, in the reader's language and colours."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse

from ..text import LANGUAGES, text
from .document import MARK, THEMES, document, headers, style
from .guards import language
from .markup import Html, tag

NAMES = {"nl": "Nederlands", "de": "Deutsch", "en": "English"}
_PAGES = {"/glossary": "glossary", "/kit": "starter-kit"}


class Reading:
    """One page as one reader asked for it: its path, and what of the question goes along to other pages."""

    def __init__(self, request: Request) -> None:
        self.path = request.url.path
        self.lang = language(request.scope)
        theme = request.query_params.get("theme", "")
        self.theme = theme if theme in THEMES else None
        self._stated = request.query_params.get("lang") in LANGUAGES

    def to(self, path: str, lang: str | None = None) -> str:
        """The way to a page of this kind, or to a place in one, in the same language and colours."""
        page, hash_, place = path.partition("#")
        kept = {"lang": lang or self.lang} if lang or self._stated else {}
        if self.theme:
            kept["theme"] = self.theme
        return f"{page}?{urlencode(kept)}{hash_}{place}" if kept else path

    def answer(self, title: str, lead: str, body: Sequence[Html], styles: Sequence[str], class_: str) -> HTMLResponse:
        """The whole page, with the style sheets named."""
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
        brand = tag("a", MARK, "Triktrak", class_="brand", href="/")
        main = tag("main", tag("h1", title), tag("p", lead, class_="lead"), *body, class_=class_)
        frame = tag("body", tag("header", brand, pages), main, tag("footer", languages))
        css, head = style(*styles, theme=self.theme), [tag("meta", name="description", content=lead)]
        page = document(title, frame, css, self.lang, head=head, theme=self.theme)
        return HTMLResponse(page, headers=headers(css, forms="'self'"))

    def _link(self, path: str, key: str) -> Html:
        here = "page" if path == self.path else None
        return tag("a", text(key, self.lang), href=self.to(path), aria_current=here)

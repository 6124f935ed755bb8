"""The words of the game as a page: to look through, to search, to link to by `/glossary#KEY`."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response

from ..lessons.glossary import Diagram, Term, glossary
from ..text import LANGUAGES, text
from .answers import problem
from .document import ASKED
from .drawings import BOARDS, coloured, of_diagram
from .guards import language
from .markup import Html, tag, together
from .reading import NAMES, Reading

_STYLES = ("reading.css",)
_LONGEST = 100
"""Letters of a question that are looked at."""
_LETTERS_FROM = 40
"""How many terms make an alphabet worth its room."""


async def page(request: Request) -> Response:
    """The terms, or those that `?q=` finds."""
    return await asyncio.to_thread(_page, Reading(request), request.query_params.get("q", "").strip()[:_LONGEST])


def _page(reading: Reading, asked: str) -> Response:
    lang = reading.lang
    found = sought(asked, lang) if asked else by_name(lang)
    terms = [_term(reading, key) for key in found]
    letters = [_letters(found, lang)] if len(found) >= _LETTERS_FROM else []
    body = [
        _search(reading, asked),
        _count(reading, asked, len(found)),
        *letters,
        tag("div", *terms, class_="terms"),
    ]
    return reading.answer(text("glossary-title", lang), text("glossary-lead", lang), body, _STYLES, "glossary")


async def board(request: Request) -> Response:
    """The board of a term as a picture, in the colours of the theme that is asked for."""
    theme = request.query_params.get("theme", "")
    drawn = _drawing(request.path_params["key"], theme if theme in BOARDS else "light")
    if drawn is None:
        return problem(404, "not_found", language(request.scope), path=request.url.path)
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "Content-Security-Policy": "default-src 'none'"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@cache
def by_name(lang: str) -> tuple[str, ...]:
    """The keys of all terms, in the order of their names in a language.

    >>> by_name("nl")[:2]
    ('eight-nine-twelve', 'closeout')
    """
    return tuple(sorted(glossary(), key=lambda key: plain(glossary()[key].names(lang)[0])))


def sought(asked: str, lang: str) -> list[str]:
    """The keys of the terms that a question means: by name in any language, then by what they mean in the reader's.

    >>> sought("pasch", "nl")
    ['doubles']
    """
    wanted = plain(asked)
    if not wanted:
        return []
    named = [key for key in by_name(lang) if any(wanted in plain(name) for name in _all_names(glossary()[key]))]
    meant = [key for key in by_name(lang) if key not in named and wanted in plain(glossary()[key].meaning(lang))]
    exact = [key for key in named if any(wanted == plain(name) for name in _all_names(glossary()[key]))]
    return [*exact, *(key for key in named if key not in exact), *meant]


def plain(name: str) -> str:
    """A name as it is put in order and compared: without case, accents and signs before it.

    >>> plain("-away"), plain("éénpunt")
    ('away', 'eenpunt')
    """
    parts = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter)).lstrip("-–“„ ")  # noqa: RUF001  dash


def _all_names(term: Term) -> list[str]:
    return [name for lang in LANGUAGES for name in term.names(lang)]


def _search(reading: Reading, asked: str) -> Html:
    label = text("glossary-search", reading.lang)
    kept = [tag("input", type="hidden", name="lang", value=reading.lang)]
    if reading.theme:
        kept.append(tag("input", type="hidden", name="theme", value=reading.theme))
    field = tag("input", type="search", name="q", value=asked, aria_label=label, placeholder=label, autocomplete="off")
    return tag(
        "form", *kept, field, tag("button", text("glossary-find", reading.lang)), action="/glossary", role="search"
    )


def _count(reading: Reading, asked: str, count: int) -> Html:
    known = {"n": count, "text": asked}
    said = text("glossary-count" if count or not asked else "glossary-none", reading.lang, known)
    back = tag("a", text("glossary-all", reading.lang), href=reading.to("/glossary"), class_="all") if asked else ""
    return tag("p", said, " " if back else "", back, class_="count")


def _letters(keys: Sequence[str], lang: str) -> Html:
    firsts = groupby(keys, key=lambda key: plain(glossary()[key].names(lang)[0])[0].upper())
    links = [tag("a", letter, href=f"#{next(group)}") for letter, group in firsts]
    return tag("nav", *links, class_="letters", aria_label=text("glossary-title", lang))


def _term(reading: Reading, key: str) -> Html:
    term, lang = glossary()[key], reading.lang
    first, *more = term.names(lang)
    others = [other for other in LANGUAGES if other != lang]
    abroad = [
        together(" · " if place else "", f"{NAMES[other]}: ", tag("span", ", ".join(term.names(other)), lang=other))
        for place, other in enumerate(others)
    ]
    see = [
        together(
            ", " if place else "", tag("a", glossary()[other].names(lang)[0], href=reading.to(f"/glossary#{other}"))
        )
        for place, other in enumerate(term.see)
    ]
    return tag(
        "article",
        tag("h2", first),
        tag("p", ", ".join(more), class_="also") if more else "",
        tag("p", term.meaning(lang)),
        _picture(key, term.board, reading) if term.board else "",
        tag("p", *abroad, class_="others"),
        tag("p", text("glossary-see", lang), ": ", *see, class_="see"),
        class_="term",
        id=key,
    )


def _picture(key: str, diagram: Diagram, reading: Reading) -> Html:
    """The board in the theme of the page; where none is chosen, in that which the reader's system asks for."""
    width = "160" if diagram.view == "right" else "279"
    source = _source(key, reading.theme or "light")
    drawn = tag("img", src=source, alt=alt(diagram, reading.lang), loading="lazy", width=width, height="240")
    if reading.theme:
        return drawn
    asked = reversed(ASKED.items())
    return tag("picture", *(tag("source", media=media, srcset=_source(key, theme)) for theme, media in asked), drawn)


def _source(key: str, theme: str) -> str:
    version = sha256((_drawing(key, theme) or "").encode()).hexdigest()[:8]
    return f"/glossary/{key}.svg?v={version}" + ("" if theme == "light" else f"&theme={theme}")


def alt(diagram: Diagram, lang: str) -> str:
    """What a board shows, in words."""
    situation = diagram.situation
    points = situation.position.points
    own, theirs = (
        ", ".join(
            f"{abs(points[at])} × {'bar' if at in (0, 25) else at}"  # noqa: RUF001  times
            for at in range(25, -1, -1)
            if points[at] * sign > 0
        )
        or "0"
        for sign in (1, -1)
    )
    dice = text("glossary-board-dice", lang, {"dice": str(situation.dice)}) if situation.dice else ""
    return text(
        "glossary-board",
        lang,
        {
            "own": text("glossary-board-own", lang, {"stacks": own}),
            "theirs": text("glossary-board-theirs", lang, {"stacks": theirs}),
            "dice": dice,
        },
    )


@cache
def _drawing(key: str, theme: str) -> str | None:
    term = glossary().get(key)
    return coloured(of_diagram(term.board), theme) if term and term.board else None

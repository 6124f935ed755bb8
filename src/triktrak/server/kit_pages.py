"""The starter kit: a page that prints on one sheet, and the same sheet as a PDF."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from threading import Lock

from starlette.requests import Request
from starlette.responses import Response

from .. import __version__
from ..errors import TriktrakError
from ..lessons.kit import BEAR_OFF, START, Sheet, available, pdf, sheet
from ..lessons.kit.sheet import Chances, Line, Section
from ..text import text
from .answers import problem
from .drawings import picture, with_names
from .guards import language
from .markup import Html, tag, together
from .openings import openings
from .reading import Reading

_STYLES = ("reading.css", "kit.css")
_STATUS = {"kit_pdf": 503, "kit_fonts": 503, "language": 404}


class Kit:
    """The sheet in each language; a PDF is made when it is first asked for, and kept as long as the server runs."""

    def __init__(self, fonts: Path) -> None:
        self._fonts = fonts
        self._made: dict[str, bytes] = {}
        self._making = Lock()

    async def page(self, request: Request) -> Response:
        """The page."""
        reading = Reading(request)
        shown = await asyncio.to_thread(shown_in, reading.lang)
        return reading.answer(shown.title, shown.lead, _body(shown, reading), _STYLES, "kit")

    async def file(self, request: Request) -> Response:
        """The PDF in the language that the path names."""
        lang = request.path_params["lang"]
        try:
            made = await asyncio.to_thread(self.pdf, lang)
        except TriktrakError as fault:
            if fault.code not in _STATUS:
                raise
            return problem(_STATUS[fault.code], fault.code, language(request.scope), **fault.params)
        known = f'"{sha256(made).hexdigest()[:16]}"'
        headers = {
            "Cache-Control": "no-cache",
            "ETag": known,
            "Content-Disposition": f'inline; filename="backgammon-{lang}.pdf"',
        }
        if request.headers.get("if-none-match") == known:
            return Response(status_code=304, headers=headers)
        return Response(made, media_type="application/pdf", headers=headers)

    def pdf(self, lang: str) -> bytes:
        """The PDF in a language; raises TriktrakError where it cannot be made, and `Malformed("language")`."""
        with self._making:
            if lang not in self._made:
                self._made[lang] = made(lang, self._fonts)
            return self._made[lang]


def shown_in(lang: str) -> Sheet:
    """The sheet in a language, with the openings of the net of this release."""
    return sheet(lang, __version__, openings())


def made(lang: str, fonts: Path) -> bytes:
    """The sheet in a language as a PDF, made anew."""
    shown = shown_in(lang)
    return pdf(shown, board=with_names(START, shown.board), example=picture(BEAR_OFF, right_half=True), fonts=fonts)


def _body(shown: Sheet, reading: Reading) -> list[Html]:
    ways = (
        [tag("a", text("kit-page-pdf", shown.lang), href=f"/kit/{shown.lang}.pdf", class_="all")] if available() else []
    )
    parts = shown.sections
    front = [
        tag("div", _drawn(with_names(START, shown.board), shown.board["alt"])),
        tag("div", _section(parts["setup"]), _section(parts["aim"])),
    ]
    columns = [
        _section(parts["start"]),
        _section(parts["turn"]),
        _section(parts["moving"]),
        _section(parts["hitting"]),
        _titled(shown.rolls, *(_chances(row) for row in shown.chances)),
        _titled(parts["score"].title, _worths(shown), *(_paragraph(line) for line in parts["score"].lines)),
        _section(parts["off"]),
        tag(
            "section",
            _drawn(picture(BEAR_OFF, right_half=True), shown.example_alt),
            _paragraph(shown.example),
            class_="example",
        ),
        _section(parts["cube"]),
        _section(parts["match"]),
        _titled(shown.openings_title, _openings(shown), tag("p", shown.openings_how, class_="how")),
        _section(parts["manners"]),
        _titled(shown.words_title, _words(shown)),
    ]
    return [
        *([tag("p", *ways, class_="ways")] if ways else []),
        tag("div", *front, class_="front"),
        tag("div", *columns, class_="sheet"),
        tag("p", shown.foot, class_="how"),
    ]


def _drawn(svg: str, alt: str) -> Html:
    return Html(svg.replace("<svg ", together(Html('<svg role="img" aria-label="'), alt, Html('" ')), 1))


def _titled(title: str, *below: Html) -> Html:
    return tag("section", tag("h2", title), *below)


def _section(section: Section) -> Html:
    lines = section.lines
    if len(lines) == 1:
        return _titled(section.title, _paragraph(lines[0]))
    items = [tag("li", _written(line)) for line in lines]
    return _titled(section.title, tag("ol" if section.numbered else "ul", *items))


def _paragraph(line: Line) -> Html:
    return tag("p", _written(line))


def _written(line: Line) -> Html:
    return together(*(tag("b", run.text) if run.bold else run.text for run in line))


def _chances(row: Chances) -> Html:
    head = tag("thead", tag("tr", *(tag("th", str(of), scope="col") for of in row.of)))
    body = tag("tbody", tag("tr", *(tag("td", str(rolls)) for rolls in row.rolls)))
    return tag("table", tag("caption", row.title), head, body, class_="chances")


def _worths(shown: Sheet) -> Html:
    rows = [
        tag("tr", tag("td", f"× {worth.times}"), tag("th", worth.name, scope="row"), tag("td", worth.says))  # noqa: RUF001  times
        for worth in shown.worths
    ]
    return tag("table", tag("tbody", *rows), class_="worths")


def _openings(shown: Sheet) -> Html:
    def others(plays: tuple[tuple[str, str], ...]) -> Html:
        return together(
            *(tag("span", play, " ", tag("span", loss, class_="loss"), class_="play") for play, loss in plays)
        )

    head = tag("thead", tag("tr", *(tag("th", name, scope="col") for name in shown.openings_head)))
    rows = [
        tag("tr", tag("th", o.roll, scope="row"), tag("td", tag("b", o.best)), tag("td", others(o.others)))
        for o in shown.openings
    ]
    return tag("table", head, tag("tbody", *rows))


def _words(shown: Sheet) -> Html:
    return tag("dl", *(part for word, says in shown.words for part in (tag("dt", word), tag("dd", says))))

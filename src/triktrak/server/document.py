"""The whole of a page written without a script: its head, its looks, and the policy by which it loads nothing else."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from .markup import Html, tag, together

THEMES = ("light", "dark", "contrast")
"""The colours that a reader may choose."""
ASKED = {"dark": "(prefers-color-scheme: dark)", "contrast": "(prefers-contrast: more)"}
"""How a system asks for the themes other than the light one."""

MARK = tag("img", src="/mark.svg", alt="", width="28", height="28")
"""The picture beside the name of the program."""


@cache
def style(*names: str, theme: str | None = None) -> Html:
    """What all pages look like, in the colours of a theme or else in those that the reader's system asks for, and then
    the style sheets of one page.

    >>> "prefers-color-scheme" in style("reading.css"), "prefers-color-scheme" in style("reading.css", theme="light")
    (True, False)
    """
    if theme is None:
        colours = "".join(f"@media {asked} {{\n{_sheet(f'{name}.css')}}}\n" for name, asked in ASKED.items())
    else:
        colours = _sheet(f"{theme}.css") if theme in ASKED else ""
    return Html(_sheet("page.css") + colours + "".join(map(_sheet, names)))


def document(
    title: str, body: Html, css: Html, lang: str, *, head: Sequence[str] = (), theme: str | None = None
) -> Html:
    """The page as text; `head`: what its head has besides."""
    known = [
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("link", rel="icon", href="/mark.svg"),
        tag("title", f"{title} · Triktrak"),
    ]
    whole = tag("html", tag("head", *known, *head, tag("style", css)), body, lang=lang, data_theme=theme)
    return together(Html("<!doctype html>\n"), whole, "\n")


def headers(css: Html, forms: str = "'none'") -> dict[str, str]:
    """The headers of a page with that style; `forms`: where its forms may lead."""
    known = b64encode(sha256(css.encode()).digest()).decode()
    return {
        "Content-Security-Policy": (
            f"default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-{known}'; base-uri 'none';"
            f" form-action {forms}; frame-ancestors 'none'"
        ),
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language",
    }


def _sheet(name: str) -> str:
    return (Path(__file__).parent / name).read_text(encoding="utf-8")

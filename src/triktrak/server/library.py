"""Where the pages to read are."""

from __future__ import annotations

from pathlib import Path

from starlette.routing import Route

from . import glossary_pages
from .kit_pages import Kit


def reading_routes(static: Path) -> list[Route]:
    """The glossary and the starter kit; `static` has the fonts of what is printed.

    >>> [route.path for route in reading_routes(STATIC)]
    ['/glossary', '/glossary/{key}.svg', '/kit', '/kit/{lang}.pdf']
    """
    kit = Kit(static / "fonts")
    return [
        Route("/glossary", glossary_pages.page, methods=["GET"]),
        Route("/glossary/{key}.svg", glossary_pages.board, methods=["GET"]),
        Route("/kit", kit.page, methods=["GET"]),
        Route("/kit/{lang}.pdf", kit.file, methods=["GET"]),
    ]

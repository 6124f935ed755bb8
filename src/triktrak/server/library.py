"""Where the pages to read are."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.routing import Route

from . import glossary_pages
from .kit_pages import Kit


def reading_routes(static: Path) -> list[Route]:
    """The glossary and the starter kit; `static` has the fonts of what is printed.

    >>> [route.path for route in reading_routes(STATIC)]
    ['/glossary', '/glossary/{key}.svg', '/kit', '/kit/{lang}.pdf', '/glossary/', '/kit/']
    """
    kit = Kit(static / "fonts")
    return [
        Route("/glossary", glossary_pages.page, methods=["GET"]),
        Route("/glossary/{key}.svg", glossary_pages.board, methods=["GET"]),
        Route("/kit", kit.page, methods=["GET"]),
        Route("/kit/{lang}.pdf", kit.file, methods=["GET"]),
        *(Route(f"{page}/", _without_slash, methods=["GET"]) for page in ("/glossary", "/kit")),
    ]


async def _without_slash(request: Request) -> RedirectResponse:
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(request.url.path.rstrip("/") + query)

"""The application: the parts put together, and faults made into answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from .. import __version__
from ..directories import cache_directory
from ..errors import StoreError, TriktrakError
from ..store.books import HOME
from ..store.port import Store
from .advising import Judge, usual_judge
from .answers import problem
from .api import CheckPlays, routes
from .book_api import routes as book_routes
from .book_files_api import routes as book_files_routes
from .book_links import routes as book_link_routes
from .book_moves_api import routes as book_moves_routes
from .bookshelf import Bookshelf
from .clock import Clock, now_us
from .config import Config
from .dice import DiceService, SystemDice
from .guards import Guard, language
from .guests import Guests
from .http_types import Problem
from .invitations import Invitations
from .invite_api import routes as invite_routes
from .library import reading_routes
from .pages import Pages
from .protocol import Err, encode
from .referee_api import routes as referee_routes
from .share_api import routes as share_routes
from .share_cards import Cards
from .share_pages import SharePages
from .shares import Shares
from .socket import POLICY, Connection
from .stats_api import routes as stats_routes
from .table import Bots, House
from .tables import Tables
from .thinking import Thinking

log = logging.getLogger(__name__)

_REFUSALS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Problem, "description": "What was wrong with the request"},
    503: {"model": Problem, "description": "The database cannot be read or written"},
}
"""What any request may be answered besides; `Guard` turns some away before they are looked at."""
_DAY_S = 86_400
_PLACES = {"body", "query", "path", "header", "cookie"}
"""Where a field stands in a request, which nobody who reads of it needs to know."""

_STATUS = {
    "no_such_match": 404, "invitation_unknown": 404, "invitation_accepted": 410, "invitation_withdrawn": 410,
    "invitation_expired": 410, "invitation_own": 409,
    "book_unknown": 404, "book_link_unknown": 404, "book_link_used": 410, "book_link_expired": 410,
    "book_link_own": 409, "book_import_changed": 409,
    "book_not_yours": 403, "book_confirmed": 403, "book_confirm_other": 403,
    "share_missing": 404, "share_unknown": 404, "share_many": 409, "card_fonts": 503,
}  # fmt: skip


def create_app(
    config: Config,
    *,
    store: Store,
    bots: Bots,
    dice: DiceService | None = None,
    clock: Clock = now_us,
    cards: Cards | None = None,
    judge: Judge = usual_judge,
    check_plays: CheckPlays = lambda variant: None,
) -> FastAPI:
    """Return the application that serves `config`; whoever made the store closes it.

    >>> app = create_app(Config(port=2415), store=SqliteStore(home.database()), bots=lambda level: Bot(Engine(level)))
    """
    thinking = Thinking()
    house = House(store, dice or SystemDice(), bots, thinking, clock, config.limits, judge)
    tables = Tables(house)
    guests = Guests(store, clock, secure=config.tls is not None)
    invitations = Invitations(store, tables, clock)
    shares = Shares(store, cards or Cards(cache_directory() / "cards", config.static), clock)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        tidying = asyncio.create_task(_tidy(store, clock))
        yield
        tidying.cancel()
        await tables.close()
        thinking.close()
        shares.close()

    async def socket(websocket: WebSocket) -> None:
        player = await guests.recognise(websocket.headers.get("cookie"))
        await websocket.accept()
        if player is None:
            # Said in words: a handshake that fails tells a page nothing.
            await websocket.send_text(encode(Err("no_session", {})))
            await websocket.close(POLICY)
        else:
            await Connection(websocket, player, tables, config.limits).run()

    app = FastAPI(
        title="Triktrak", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", responses=_REFUSALS,
    )  # fmt: skip
    app.add_middleware(Guard, config=config)
    app.include_router(routes(store, tables, guests.visitor, invitations, config, clock, check_plays=check_plays))
    app.include_router(invite_routes(guests.visitor, invitations, config))
    shelf = Bookshelf(store, guests.visitor, config)
    app.include_router(book_routes(shelf, clock))
    app.include_router(book_link_routes(shelf, config, clock))
    app.include_router(stats_routes(shelf))
    app.include_router(book_moves_routes(shelf))
    app.include_router(book_files_routes(shelf, clock))
    app.include_router(referee_routes())
    app.include_router(share_routes(shelf, shares, config))
    pages = SharePages(shares, config)
    app.router.routes.append(Route("/s/{slug}", pages.page, methods=["GET"]))
    app.router.routes.append(Route("/s/{slug}/{name}.png", pages.picture, methods=["GET"]))
    app.router.routes.extend(reading_routes(config.static))
    app.router.routes.append(WebSocketRoute("/ws", socket))
    if config.tls is not None and config.tls.authority is not None:
        authority = config.tls.authority

        async def certificate(request: Request) -> Response:
            return FileResponse(authority, media_type="application/x-x509-ca-cert", filename="triktrak-ca.crt")

        app.router.routes.append(Route("/ca.crt", certificate, methods=["GET"]))
    app.router.routes.append(Route("/{path:path}", Pages(config.static).answer, methods=["GET"]))
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _refused)
    app.add_exception_handler(TriktrakError, _fault)
    return app


async def _tidy(store: Store, clock: Clock) -> None:
    """Let the scorebooks forget, once a day, what has long been gone; and count that of this computer beforehand."""
    while True:
        try:
            await store.books(lambda books: books.purge(clock()))
            await store.books(lambda books: books.book(HOME).standings)
        except StoreError as fault:
            log.error("%s", fault)
        await asyncio.sleep(_DAY_S)


async def _unreadable(request: Request, error: Exception) -> Response:
    first = cast(RequestValidationError, error).errors()[0]
    if isinstance(named := first.get("ctx", {}).get("error"), TriktrakError):
        return problem(422, named.code, language(request.scope), **named.params)
    # What is no JSON has a place in the text, and no field.
    path = [] if first["type"] == "json_invalid" else [str(part) for part in first["loc"] if part not in _PLACES]
    field = ".".join(path) or "body"
    return problem(422, "bad_field", language(request.scope), field=field)


async def _refused(request: Request, error: Exception) -> Response:
    status = cast(HTTPException, error).status_code
    code = {404: "not_found", 405: "method_not_allowed"}.get(status, "bad_request")
    return problem(status, code, language(request.scope), path=request.url.path)


async def _fault(request: Request, error: Exception) -> Response:
    fault = cast(TriktrakError, error)
    if isinstance(fault, StoreError):
        log.error("%s %s: %s", request.method, request.url.path, fault)
    status = 503 if isinstance(fault, StoreError) else _STATUS.get(fault.code, 422)
    return problem(status, fault.code, language(request.scope), **fault.params)

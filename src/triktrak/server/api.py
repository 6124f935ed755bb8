"""The few plain requests: who am I, start a match, list mine, are you well."""

from __future__ import annotations

import unicodedata
from uuid import uuid4

from fastapi import APIRouter, Request, Response

from .. import __version__
from ..rules import Match, encode_options
from ..store.port import Header, Player, Seat, Store
from .clock import Clock
from .guests import Guests
from .http_types import Created, Health, MatchLine, Me, NewMatch
from .tables import Tables
from .view import level_of

PROGRAM = "Triktrak"
"""The name of the program as a player; the same in every language."""

_NAME_LENGTH = 40


def tidy(name: str) -> str:
    """Return a name as it is shown: composed, on one line, without signs that cannot be seen or that turn text around.

    >>> tidy("  Ann\\u202e   B. ")
    'Ann B.'
    """
    visible = (c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFKC", name))
    return " ".join("".join(visible).split())[:_NAME_LENGTH].rstrip()


def routes(store: Store, tables: Tables, guests: Guests, now_us: Clock) -> APIRouter:
    """Return the requests under /api, and /healthz."""
    router = APIRouter()

    async def visitor(request: Request, response: Response) -> Player:
        visit = await guests.welcome(request.headers.get("cookie"))
        response.headers["Cache-Control"] = "no-store"
        if visit.cookie is not None:
            response.headers["Set-Cookie"] = visit.cookie
        return visit.player

    @router.get("/api/me")
    async def me(request: Request, response: Response) -> Me:
        """Who the cookie says you are; a new guest gets one."""
        player = await visitor(request, response)
        return Me(id=str(player.id), name=player.name)

    @router.post("/api/matches", status_code=201)
    async def start(new: NewMatch, request: Request, response: Response) -> Created:
        """Start a match against the program, or for two people at this screen."""
        options = Match.start(
            new.length,
            crawford=new.crawford,
            jacoby=new.jacoby,
            beavers=new.beavers,
            raccoons=new.raccoons,
            auto_doubles=new.auto_doubles,
            max_cube=new.max_cube,
            variant=new.variant,
            holland=new.holland,
        ).options
        player = await visitor(request, response)
        white, black = [tidy(name) for name in (*new.names, "", "")[:2]]
        program = new.opponent == "bot"
        seats = (Seat(player.id, white), Seat(None, PROGRAM, new.level) if program else Seat(player.id, black))
        now, data = now_us(), encode_options(options)
        header = Header(uuid4(), now, now, options.variant, options.length, data, seats)
        await tables.begin(header, options)
        return Created(id=str(header.id))

    @router.get("/api/matches")
    async def mine(request: Request, response: Response) -> list[MatchLine]:
        """Your matches, unfinished ones first, the latest first."""
        player = await visitor(request, response)
        return [_line(header) for header in await store.list_for(player.id)]

    @router.get("/healthz")
    async def health() -> Health:
        """The server is up."""
        return Health(ok=True, version=__version__)

    return router


def _line(header: Header) -> MatchLine:
    first, second = header.seats
    shown = header.summary
    winner = shown.winner
    return MatchLine(
        id=str(header.id),
        names=(first.name, second.name),
        bot=(first.player is None, second.player is None),
        level=level_of(header),
        score=shown.score,
        length=header.length,
        game=shown.game,
        over=shown.over,
        winner=None if winner is None else 1 if winner else 0,
        updated=header.updated_us / 1e6,
    )

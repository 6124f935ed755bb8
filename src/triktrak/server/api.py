"""The few plain requests: who am I, start a match, list mine, are you well."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import get_args
from uuid import uuid4

from fastapi import APIRouter, Request, Response

from .. import __version__
from ..errors import Malformed
from ..rules import Match, encode_options
from ..rules.options import Variant
from ..store.port import Header, Invitation, Player, Seat, Store
from .clock import Clock
from .config import Config
from .guests import Visitor
from .http_types import Created, Health, MatchLine, Me, NewMatch, Program
from .invitations import Invitations
from .invite_api import invited
from .names import PROGRAM, tidy
from .tables import Tables
from .view import level_of, seats_of

CheckPlays = Callable[[str], None]
"""Raises `Malformed` for a variant that the program does not play."""


def routes(
    store: Store,
    tables: Tables,
    visitor: Visitor,
    invitations: Invitations,
    config: Config,
    now_us: Clock,
    *,
    check_plays: CheckPlays,
) -> APIRouter:
    """Return the requests under /api, and /healthz."""
    router = APIRouter()

    @router.get("/api/me")
    async def me(request: Request, response: Response) -> Me:
        """Who the cookie says you are; a new guest gets one."""
        player = await visitor(request, response)
        return Me(id=str(player.id), name=player.name)

    @router.post("/api/matches", status_code=201)
    async def start(new: NewMatch, request: Request, response: Response) -> Created:
        """Start a match against the program or for two people at this screen, or invite a friend to one."""
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
        if new.opponent == "friend":
            invitation, token = await invitations.invite(player.id, (*new.names, "")[0], options)
            return Created(id=str(invitation.match), invitation=invited(config, request, invitation, token))
        white, black = [tidy(name) for name in (*new.names, "", "")[:2]]
        program = new.opponent == "bot"
        if program:
            await asyncio.to_thread(check_plays, options.variant)
        seats = (Seat(player.id, white), Seat(None, PROGRAM, new.level) if program else Seat(player.id, black))
        now, data = now_us(), encode_options(options)
        header = Header(uuid4(), now, now, options.variant, options.length, data, seats)
        await tables.begin(header, options)
        return Created(id=str(header.id))

    @router.get("/api/matches")
    async def mine(request: Request, response: Response) -> list[MatchLine]:
        """Your matches, unfinished ones first, the latest first."""
        player = await visitor(request, response)
        waiting = [_waiting(invitation) for invitation in await store.invitations_of(player.id)]
        return waiting + [_line(header, player) for header in await store.list_for(player.id)]

    @router.get("/api/program")
    async def program() -> Program:
        """What the program can be played at."""
        return Program(variants=await asyncio.to_thread(_played, check_plays))

    @router.get("/healthz")
    async def health() -> Health:
        """The server is up."""
        return Health(ok=True, version=__version__)

    return router


def _played(check_plays: CheckPlays) -> list[Variant]:
    played: list[Variant] = []
    for variant in get_args(Variant):
        with suppress(Malformed):
            check_plays(variant)
            played.append(variant)
    return played


def _waiting(invitation: Invitation) -> MatchLine:
    return MatchLine(
        id=str(invitation.match),
        seats=[0],
        waiting=True,
        names=(invitation.name, ""),
        bot=(False, False),
        level=None,
        score=(0, 0),
        length=invitation.length,
        game=1,
        over=False,
        winner=None,
        updated=invitation.created_us / 1e6,
    )


def _line(header: Header, player: Player) -> MatchLine:
    first, second = header.seats
    shown = header.summary
    winner = shown.winner
    return MatchLine(
        id=str(header.id),
        seats=seats_of(header, player.id),
        waiting=False,
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

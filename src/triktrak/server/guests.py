"""Who is asking: a guest known by a cookie. The database holds only the hash of what the cookie says."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from uuid import uuid4

from starlette.requests import Request, cookie_parser
from starlette.responses import Response

from ..store.port import Player, PlayerStore
from .clock import Clock

LIFE_S = 30 * 24 * 3600
"""How long a guest is remembered; each visit begins it anew."""


Visitor = Callable[[Request, Response], Awaitable[Player]]
"""Says who makes a request."""


@dataclass(frozen=True)
class Visit:
    """The player who asks, and the cookie to set: None when theirs need not be renewed."""

    player: Player
    cookie: str | None


class Guests:
    """Recognises guests and greets new ones."""

    def __init__(self, store: PlayerStore, now_us: Clock, *, secure: bool = False) -> None:
        self._store = store
        self._now_us = now_us
        # The prefix makes a browser refuse the cookie unless it is for this host only, whole and over https.
        self._cookie = "__Host-tt" if secure else "tt"
        self._marks = "; Secure" if secure else ""

    async def recognise(self, cookies: str | None) -> Player | None:
        """Return the player that a Cookie header names, if it names one."""
        token = self._token(cookies)
        return await self._store.find_player(_digest(token), self._now_us()) if token else None

    async def welcome(self, cookies: str | None) -> Visit:
        """Return the player that a Cookie header names, or a new one."""
        now = self._now_us()
        token = self._token(cookies)
        if token and (player := await self._store.find_player(_digest(token), now)) is not None:
            await self._store.extend_session(_digest(token), now, now + LIFE_S * 1_000_000)
            return Visit(player, self._header(token))
        token = secrets.token_urlsafe(32)
        player = Player(uuid4(), "")
        await self._store.create_player(player, _digest(token), now, now + LIFE_S * 1_000_000)
        return Visit(player, self._header(token))

    async def visitor(self, request: Request, response: Response) -> Player:
        """Return who makes a request, renewing the cookie with the answer."""
        visit = await self.welcome(request.headers.get("cookie"))
        response.headers["Cache-Control"] = "no-store"
        if visit.cookie is not None:
            response.headers["Set-Cookie"] = visit.cookie
        return visit.player

    def _token(self, cookies: str | None) -> str | None:
        # Read leniently: what another program on this host has set beside it may be no proper cookie.
        token = cookie_parser(cookies or "").get(self._cookie, "")
        # Longer than any of ours: not worth a look in the database.
        return token if 0 < len(token) <= 64 else None

    def _header(self, token: str) -> str:
        return f"{self._cookie}={token}; Max-Age={LIFE_S}; Path=/; HttpOnly; SameSite=Lax{self._marks}"


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()

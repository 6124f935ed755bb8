"""Who is asking: a guest known by a cookie. The database holds only the hash of what the cookie says.

Browsers do not tell the ports of a host apart. So the cookie keeps the tokens of other servers on it beside our own,
and those of a database in whose place a copy was put: whoever comes back there is still known.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from uuid import uuid4

from starlette.requests import Request, cookie_parser
from starlette.responses import Response

from ..store.port import Player, PlayerStore
from .clock import Clock

LIFE_S = 30 * 24 * 3600
"""How long a guest is remembered; each visit begins it anew."""
TOKENS = 4
"""How many tokens a cookie keeps, the last used first."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What can be one of ours: nothing else is looked up in the database or sent back."""

Visitor = Callable[[Request, Response], Awaitable[Player]]
"""Says who makes a request."""


@dataclass(frozen=True)
class Visit:
    """The player who asks, and the cookie to set."""

    player: Player
    cookie: str


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
        known = await self._known(self._tokens(cookies))
        return None if known is None else known[1]

    async def welcome(self, cookies: str | None) -> Visit:
        """Return the player that a Cookie header names, or a new one."""
        now, tokens = self._now_us(), self._tokens(cookies)
        expires = now + LIFE_S * 1_000_000
        known = await self._known(tokens)
        if known is None:
            token, player = secrets.token_urlsafe(32), Player(uuid4(), "")
            await self._store.create_player(player, _digest(token), now, expires)
        else:
            token, player = known
            await self._store.extend_session(_digest(token), now, expires)
        return Visit(player, self._header([token, *(each for each in tokens if each != token)]))

    async def visitor(self, request: Request, response: Response) -> Player:
        """Return who makes a request, renewing the cookie with the answer."""
        visit = await self.welcome(request.headers.get("cookie"))
        response.headers["Cache-Control"] = "no-store"
        response.headers["Set-Cookie"] = visit.cookie
        return visit.player

    async def _known(self, tokens: Sequence[str]) -> tuple[str, Player] | None:
        for token in tokens:
            if (player := await self._store.find_player(_digest(token), self._now_us())) is not None:
                return token, player
        return None

    def _tokens(self, cookies: str | None) -> list[str]:
        # Read leniently: what another program on this host has set beside it may be no proper cookie.
        tokens = cookie_parser(cookies or "").get(self._cookie, "").split(".")
        return [token for token in tokens if _TOKEN.fullmatch(token)][:TOKENS]

    def _header(self, tokens: Sequence[str]) -> str:
        value = ".".join(tokens[:TOKENS])
        return f"{self._cookie}={value}; Max-Age={LIFE_S}; Path=/; HttpOnly; SameSite=Lax{self._marks}"


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()

"""What is turned away before the application sees it, as plain ASGI so that WebSockets are covered too.

A page of another site may make a browser send requests here, with the cookie. So: only known Host names (a
foreign name that resolves to this machine is refused), a WebSocket only from our own pages, and changes only
with a header that a foreign page cannot add. Nothing of backgammon is known here.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..text import negotiate, text
from .answers import problem
from .config import Config, is_loopback
from .rate import Rate

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_MINE = frozenset({"same-origin", "none"})

SECURITY_HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none';"
        " frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Sent with every answer."""

HSTS: Mapping[str, str] = {"Strict-Transport-Security": "max-age=31536000"}
"""Sent where Config.strict says so."""

_VISITORS = 10_000


def language(scope: Scope) -> str:
    """Return the reader's language: `?lang=` if given, else what the browser asks for."""
    wanted = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[-1]
    return negotiate(wanted or Headers(scope=scope).get("accept-language", ""))


class Guard:
    """The application behind its guards."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._config = config
        limits = config.limits
        self._handshakes = Visitors(limits.handshakes, limits.handshakes_window, exempt=limits.loopback_exempt)
        self._requests = Visitors(limits.requests, limits.requests_window, exempt=limits.loopback_exempt)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what must be turned away, and hand on the rest."""
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send, self._headers(scope)))
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not self._host_known(headers) or headers.get("origin") not in self._config.origins:
            await send({"type": "websocket.close", "code": 1008})  # before the accept: the answer is 403
        elif not self._handshakes.allows(_client(scope)):
            await PlainTextResponse("", 429)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not self._host_known(headers):
            host = headers.get("host", "")[:100]
            sentence = text("error-host-refused", language(scope), {"host": host})
            await PlainTextResponse(sentence + "\n", 421)(scope, receive, send)
        elif scope["method"] not in _SAFE and not self._ours(headers):
            await problem(403, "foreign_request", language(scope))(scope, receive, send)
        elif scope["path"].startswith(("/api/", "/s/")) and not self._requests.allows(_client(scope)):
            # The files of the page are no work; each of these reads or writes the database, or draws.
            await problem(429, "too_fast", language(scope))(scope, receive, send)
        elif _length(headers) > (most := self._most(scope)):
            await problem(413, "too_large", language(scope))(scope, receive, send)
        else:
            await self._app(scope, _Limited(receive, most), send)

    def _most(self, scope: Scope) -> int:
        limits = self._config.limits
        if scope["path"] == "/api/book/import":
            return limits.file_bytes
        return limits.book_bytes if scope["path"].startswith("/api/book/") else limits.body_bytes

    def _headers(self, scope: Scope) -> Mapping[str, str]:
        host = Headers(scope=scope).get("host", "")
        return {**SECURITY_HEADERS, **HSTS} if self._config.strict(host) else SECURITY_HEADERS

    def _host_known(self, headers: Headers) -> bool:
        return headers.get("host", "").lower() in self._config.hosts

    def _ours(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        return (
            headers.get("x-triktrak") == "1"
            and headers.get("sec-fetch-site", "none") in _MINE
            and (origin is None or origin in self._config.origins)
        )


class Visitors:
    """How often each address has come of late; `exempt`: this computer itself is not counted."""

    def __init__(self, most: int, window: float, *, exempt: bool = True) -> None:
        self._most, self._window, self._exempt = most, window, exempt
        self._rates: dict[str, Rate] = {}

    def allows(self, address: str) -> bool:
        """Count one more from `address`, unless that would be too many."""
        if self._exempt and is_loopback(address):
            return True
        if len(self._rates) >= _VISITORS:
            self._rates = {known: rate for known, rate in self._rates.items() if not rate.idle}
        if len(self._rates) >= _VISITORS and address not in self._rates:
            return False
        return self._rates.setdefault(address, Rate(self._most, self._window)).allows()

    def __len__(self) -> int:
        return len(self._rates)


class _Limited:
    """A request body that stops at a limit, also when no length was announced."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._left = limit

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                return {"type": "http.disconnect"}
        return message


def _length(headers: Headers) -> int:
    stated = headers.get("content-length", "0")
    return int(stated) if stated.isascii() and stated.isdigit() else 0


def _client(scope: Scope) -> str:
    """The address at the other end of the line, whatever headers say about others behind it."""
    client = scope.get("client")
    return client[0] if client else ""


def _with_headers(send: Send, security: Mapping[str, str]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in security.items():
                headers.setdefault(name, value)
        await send(message)

    return sending

"""How uvicorn is set up: the WebSocket limits, and a word when it listens."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

from .config import Config
from .protocol import MAX_FRAME


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def server(app: ASGIApp, config: Config, ready: Callable[[], None]) -> uvicorn.Server:
    """Return the server for `app`; `ready` is called as soon as it answers.

    >>> server(app, config, lambda: print(config.address)).run(sockets=[listen(config.host, config.port)])
    http://127.0.0.1:2415
    """
    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        # This implementation makes a sender wait for a client that does not read; the others pile up memory.
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        ssl_certfile=config.tls.cert if config.tls else None,
        ssl_keyfile=config.tls.key if config.tls else None,
        timeout_graceful_shutdown=int(config.limits.drain),
    )
    return _Server(settings, ready)

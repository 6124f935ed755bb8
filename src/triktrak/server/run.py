"""Starting and stopping a server: one to a data directory, on a free port, its address on a line of its own."""

from __future__ import annotations

import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from ..directories import data_directory
from ..errors import TriktrakError
from ..store.lock import DataLock
from .config import Config, Limits, Tls
from .instance import has_display, listen, raise_file_limit, running

if TYPE_CHECKING:
    from .table import Bots

_BROWSER_S = 5.0


@dataclass(frozen=True)
class Network:
    """Who else is served: the house (`lan`), and whether over TLS, with a certificate that is given or made here."""

    lan: bool = False
    https: bool = False
    cert: Path | None = None
    key: Path | None = None

    def of(self, host: str, home: Path) -> tuple[str, tuple[str, ...], Tls | None]:
        """Return the address to listen on, the names by which others reach us, and the certificate."""
        names: tuple[str, ...] = ()
        if self.lan:
            from .lan import addresses, local_name

            host = "0.0.0.0"  # noqa: S104  all networks of this computer
            # Neither a certificate nor a Host header holds other letters.
            names = tuple(filter(str.isascii, (*addresses(), local_name())))
        if self.cert is not None and self.key is not None:
            from .certificates import given_names

            return host, (*given_names(self.cert), *names), Tls(self.cert, self.key)
        if self.cert is not None or self.key is not None:
            raise TriktrakError("certificate_pair")
        if self.https:
            from .certificates import house_certificate

            return host, names, house_certificate(home, names)
        return host, names, None


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    open_browser: bool = True,
    *,
    home: Path | None = None,
    network: Network = Network(),
    limits: Limits | None = None,
    bots: Bots | None = None,
) -> int:
    """Serve the board until told to stop; returns the exit code.

    Prints the address on a line of its own as soon as it is served, then those for other devices. Is a server
    running on this data directory already, its address is printed and opened instead; raises `server_running` when it
    was to be served otherwise.

    >>> serve(port=2415, open_browser=False)
    http://127.0.0.1:2415
    0
    """
    data = data_directory() if home is None else home
    lock = DataLock(data)
    if not lock.acquire() and (address := running(lock)):
        if network != Network():
            # It was started for fewer people than are asked for now, and would not be heard of by the others.
            raise TriktrakError("server_running", address=address)
        _show(address, open_browser, wait=True)
        return 0
    try:
        host, names, tls = network.of(host, data)
        sock = listen(host, port)
        config = Config(host, sock.getsockname()[1], names, limits=limits or Limits(), tls=tls)
        return _serve(config, sock, data / "triktrak.db", bots, lambda: _ready(lock, config, open_browser))
    finally:
        lock.release()


def _serve(config: Config, sock: socket.socket, db: Path, bots: Bots | None, ready: Callable[[], None]) -> int:
    # Imported here: a second start that only opens the running server need not wait for all this.
    from ..engine.hypergammon import check_plays
    from ..store.sqlite import SqliteStore
    from .app import create_app
    from .http import server

    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    raise_file_limit()
    store = SqliteStore(db)
    try:
        app = create_app(config, store=store, bots=bots or _programs(), check_plays=check_plays)
        serving = server(app, config, ready)

        def stop(number: int, frame: FrameType | None) -> None:
            serving.should_exit = True

        # uvicorn has handlers of its own while it runs, and raises the signal again after an orderly end: that must
        # not be the end of the cleaning up here.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, stop)
        serving.run(sockets=[sock])
        return 0 if serving.started else 1
    finally:
        store.close()


def _programs() -> Bots:
    from functools import cache

    from ..engine import Engine
    from ..engine.bot import Bot

    # One engine a level: it is asked by every table, and what it has worked out serves them all.
    return cache(lambda level: Bot(Engine(level)))


def _ready(lock: DataLock, config: Config, open_browser: bool) -> None:
    lock.announce(config.address)
    _show(config.address, open_browser)
    for line in (*config.addresses, *_to_compare(config)):
        print(line, flush=True)  # noqa: T201  for whoever comes from another device


def _to_compare(config: Config) -> list[str]:
    if config.tls is None or config.tls.authority is None:
        return []
    from .certificates import fingerprint

    return [f"SHA-256 {fingerprint(config.tls.authority)}"]


def _show(address: str, open_browser: bool, *, wait: bool = False) -> None:
    print(address, flush=True)  # noqa: T201  scripts and people wait for this line
    if open_browser and has_display():
        import webbrowser

        # Some browsers keep the caller waiting until they are closed.
        opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
        opening.start()
        if wait:
            opening.join(_BROWSER_S)

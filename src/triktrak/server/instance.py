"""One server to a data directory: who is second finds the first; and which port is free."""

from __future__ import annotations

import errno
import os
import socket
import sys
import time

from ..errors import TriktrakError
from ..store.lock import DataLock
from .config import DEFAULT_PORT

_PATIENCE_S = 10.0
_PORTS_TRIED = 100


def running(lock: DataLock) -> str:
    """Return the address of the server that holds `lock`, waiting while that one is still starting.

    Returns "" when the holder lets go or says nothing: then the lock is worth another try.
    """
    until = time.monotonic() + _PATIENCE_S
    while time.monotonic() < until:
        holder = lock.holder()
        if holder is not None and holder.address:
            return holder.address
        if lock.acquire():
            return ""
        time.sleep(0.05)
    raise TriktrakError("server_silent", path=str(lock.path))


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on `port`, or on the next free one; 0 lets the system choose.

    >>> listen("127.0.0.1", None).getsockname()[1]
    2415
    """
    first = DEFAULT_PORT if port is None else port
    for number in range(first, min(first + _PORTS_TRIED, 65536)):
        try:
            return _bound(host, number)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or first == 0:
                raise TriktrakError("cannot_listen", host=host, port=str(number), detail=error.strerror) from error
    raise TriktrakError("no_free_port", first=str(first))


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror as error:
        raise TriktrakError("cannot_listen", host=host, port=str(port), detail=error.strerror) from error
    sock = socket.socket(family, kind, proto)
    try:
        if sys.platform != "win32":
            # On Windows this would let two servers share a port.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen(2048)
        sock.setblocking(False)
    except OSError:
        sock.close()
        raise
    return sock


def has_display() -> bool:
    """Whether there is a screen to open a browser on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def raise_file_limit() -> None:
    """Allow this process as many open files as the system lets it: each socket is one."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))

"""What a server is told before it starts; reads neither environment nor files."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path

DEFAULT_PORT = 2415
"""Twenty-four points and fifteen checkers."""

STATIC = Path(__file__).parent / "static"
"""Where the build puts the web client."""


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. Seconds and numbers of things, unless the name says otherwise."""

    commands: int = 100
    commands_window: float = 20.0
    bad_frames: int = 10
    bad_frames_window: float = 60.0
    queued_frames: int = 64
    queued_bytes: int = 256 * 1024
    followed: int = 8
    table_queue: int = 256
    table_idle: float = 60.0
    body_bytes: int = 64 * 1024
    book_bytes: int = 2 * 1024 * 1024
    """What a device may tell of its scorebook at once."""
    file_bytes: int = 8 * 1024 * 1024
    """How large a file may be that a scorebook takes in."""
    drain: float = 5.0
    away: float = 10.0
    """How long a page may be closed before the other player is told."""
    handshakes: int = 20
    handshakes_window: float = 60.0
    requests: int = 240
    requests_window: float = 60.0
    loopback_exempt: bool = True
    """Whether this computer itself may open any number of sockets and ask any number of things."""


@dataclass(frozen=True)
class Tls:
    """The certificate to serve with; `authority` is the certificate of our own authority, if that issued it."""

    cert: Path
    key: Path
    authority: Path | None = None


@dataclass(frozen=True)
class Config:
    """The address that is served and what belongs to it.

    `names` are further names and addresses by which the server may be reached, the best one for others first.

    >>> sorted(Config(port=80, names=("games.example",)).hosts)[-2:]
    ['localhost', 'localhost:80']
    """

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    names: tuple[str, ...] = ()
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)
    tls: Tls | None = None

    @property
    def scheme(self) -> str:
        """How pages are asked for."""
        return "http" if self.tls is None else "https"

    @property
    def hosts(self) -> frozenset[str]:
        """The Host headers that are answered; a name without a port stands for the usual one."""
        names = {"127.0.0.1", "localhost", "[::1]", *(_bracketed(name.lower()) for name in self.names)}
        if not self._everywhere:
            names.add(_bracketed(self.host.lower()))
        usual = self.port == (80 if self.tls is None else 443)
        return frozenset(f"{name}:{self.port}" for name in names) | (names if usual else frozenset())

    @property
    def origins(self) -> frozenset[str]:
        """The Origin headers from which a WebSocket is accepted."""
        return frozenset(f"{self.scheme}://{host}" for host in self.hosts)

    @property
    def address(self) -> str:
        """The address to show and open."""
        return self._url("127.0.0.1" if self._everywhere else self.host)

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses for others."""
        return tuple(self._url(name) for name in self.names)

    def outward(self, host: str) -> str:
        """Return the address to give to somebody else, for a page that was opened under `host`."""
        return self.addresses[0] if self.names and is_loopback(hostname(host)) else f"{self.scheme}://{host}"

    def at_home(self, client: str, host: str) -> bool:
        """Whether a request that comes from `client` for `host` is made on this computer, by whoever sits at it.

        Behind a gateway, which has names of its own, everybody seems to come from here.
        """
        gateway = is_loopback(self.host) and bool(self.names)
        return is_loopback(client) and is_loopback(hostname(host)) and not gateway

    def strict(self, host: str) -> bool:
        """Whether a browser may be told never to ask `host` without TLS again (HSTS).

        Only by a name that somebody has got a certificate for. Our own authority's certificate comes and goes with
        an option, and a browser that insisted on it would lock its owner out; for `localhost` it would insist on
        every other program of this computer too, and for a bare address it is void (RFC 6797, 8.1.1).
        """
        name = hostname(host)
        return self.tls is not None and self.tls.authority is None and not (is_loopback(name) or _is_address(name))

    @property
    def _everywhere(self) -> bool:
        return self.host in ("0.0.0.0", "::", "")  # noqa: S104  (compared with, not bound to)

    def _url(self, name: str) -> str:
        return f"{self.scheme}://{_bracketed(name)}:{self.port}"


def hostname(host: str) -> str:
    """Return the name in a Host header.

    >>> hostname("[::1]:2415"), hostname("localhost")
    ('::1', 'localhost')
    """
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


def is_loopback(name: str) -> bool:
    """Whether a name or address means this computer to itself."""
    return name.lower() == "localhost" or (_is_address(name) and ip_address(name).is_loopback)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _bracketed(name: str) -> str:
    return f"[{name}]" if ":" in name else name

"""What a server is told before it starts; reads neither environment nor files."""

from __future__ import annotations

from dataclasses import dataclass, field
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
    drain: float = 5.0


@dataclass(frozen=True)
class Config:
    """The address that is served and what belongs to it.

    `names` are further host names under which the server may be reached, beside the loopback ones.

    >>> sorted(Config(port=80, names=("games.example",)).hosts)[-2:]
    ['localhost', 'localhost:80']
    """

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    names: tuple[str, ...] = ()
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)

    @property
    def hosts(self) -> frozenset[str]:
        """The Host headers that are answered; a name without a port stands for port 80."""
        names = {"127.0.0.1", "localhost", "[::1]", *(n.lower() for n in self.names)}
        if self.host not in ("0.0.0.0", "::", ""):  # noqa: S104  (compared with, not bound to)
            names.add(f"[{self.host}]" if ":" in self.host else self.host.lower())
        return frozenset(f"{name}:{self.port}" for name in names) | (names if self.port == 80 else frozenset())

    @property
    def origins(self) -> frozenset[str]:
        """The Origin headers from which a WebSocket is accepted."""
        return frozenset(f"http://{host}" for host in self.hosts)

    @property
    def address(self) -> str:
        """The address to show and open."""
        everywhere = self.host in ("0.0.0.0", "::", "")  # noqa: S104  (compared with, not bound to)
        name = "127.0.0.1" if everywhere else f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{name}:{self.port}"

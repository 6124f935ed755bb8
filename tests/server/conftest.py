"""A server on a free port of the loopback, with a real database, and browsers for it."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from triktrak.server.advising import Judge, usual_judge
from triktrak.server.api import CheckPlays
from triktrak.server.app import create_app
from triktrak.server.config import STATIC, Config, Limits
from triktrak.server.http import server
from triktrak.server.instance import listen
from triktrak.server.share_cards import Cards
from triktrak.server.table import Bot, Bots
from triktrak.store.migrate import upgrade
from triktrak.store.sqlite import SqliteStore

from .client import Browser
from .players import PlainBot, ScriptedDice


@dataclass
class Setup:
    """What a test wants of its server."""

    bot: Bot = field(default_factory=PlainBot)
    bots: Bots | None = None
    dice: ScriptedDice = field(default_factory=ScriptedDice)
    limits: Limits = field(default_factory=lambda: Limits(commands=100_000))
    static: Path | None = None
    judge: Judge = usual_judge
    check_plays: CheckPlays = lambda variant: None
    names: tuple[str, ...] = ()
    """Names by which a gateway on this computer brings others here."""


@cache
def _empty_database() -> bytes:
    """A database with all tables and nothing in it: making one takes longer than most tests."""
    with TemporaryDirectory() as directory:
        db = Path(directory) / "empty.db"
        upgrade(db)
        return db.read_bytes()


@contextmanager
def served(db: Path, setup: Setup) -> Iterator[str]:
    """Serve the database `db`; the address is the value."""
    if not db.exists():
        db.write_bytes(_empty_database())
    store = SqliteStore(db)
    sock = listen("127.0.0.1", 0)
    port = sock.getsockname()[1]
    config = Config(port=port, names=setup.names, limits=setup.limits, static=setup.static or db.parent / "static")
    cards = Cards(db.parent / "cards", STATIC)
    up = threading.Event()
    bots = setup.bots or (lambda _: setup.bot)
    app = create_app(
        config, store=store, bots=bots, dice=setup.dice, cards=cards, judge=setup.judge, check_plays=setup.check_plays
    )
    running = server(app, config, up.set)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [sock]})
    thread.start()
    try:
        assert up.wait(10)
        yield config.address
    finally:
        running.should_exit = True
        thread.join(20)
        store.close()
        assert not thread.is_alive()


Serve = Callable[..., str]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """A function that starts a server with the given Setup parts and returns its address."""
    with ExitStack() as stack:

        def start(**parts: object) -> str:
            return stack.enter_context(served(tmp_path / "triktrak.db", Setup(**parts)))  # type: ignore[arg-type]

        yield start


@pytest.fixture(scope="session")
def common(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A server for all tests that are content with the usual one, and its database; every browser is a new guest."""
    home = tmp_path_factory.mktemp("common")
    static = home / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("the page")
    (static / "assets/app-1.js").write_text("the script")
    with served(home / "triktrak.db", Setup(static=static)) as address:
        yield address, home / "triktrak.db"


@pytest.fixture
def address(common: tuple[str, Path]) -> str:
    """Where the common server is."""
    return common[0]


@pytest.fixture
def database(common: tuple[str, Path]) -> Path:
    """The database of the common server."""
    return common[1]


@pytest.fixture
async def browser(address: str) -> AsyncIterator[Browser]:
    """A guest of the common server."""
    async with Browser(address) as guest:
        yield guest

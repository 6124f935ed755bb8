"""What the server asks of a store, and the values that go in and out; SQLite is one way to answer it.

Times are microseconds since 1970, UTC, and come from the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar
from uuid import UUID

from msgspec import Struct

if TYPE_CHECKING:
    from .books import BookStore

T = TypeVar("T")

SERVER = -1
"""The actor of what happens by itself; a seat's actor is its side, 0 or 1."""


class Entry(Struct, frozen=True):
    """An entry to append: what happened (`kind`, `data` as JSON), by whom, and the command it answers."""

    ts_us: int
    actor: int
    kind: str
    data: bytes
    cmd_id: UUID | None = None
    v: int = 1


class StoredEntry(Struct, frozen=True):
    """An entry of the log, chained to the one before by its hash."""

    seq: int
    ts_us: int
    actor: int
    kind: str
    v: int
    data: bytes
    cmd_id: UUID | None
    prev_hash: bytes
    hash: bytes


class Seat(Struct, frozen=True):
    """Who sits at a side of the table: a player, or None for the program at a level. The name never enters the log."""

    player: UUID | None
    name: str
    level: str = ""


class Summary(Struct, frozen=True):
    """What a list of matches shows; kept with the head of the log, always derived from it."""

    score: tuple[int, int] = (0, 0)
    game: int = 1
    over: bool = False
    winner: int | None = None


class Header(Struct, frozen=True):
    """A match apart from its log: who plays, to how many points, by which options (JSON)."""

    id: UUID
    created_us: int
    updated_us: int
    variant: str
    length: int
    options: bytes
    seats: tuple[Seat, Seat]
    summary: Summary = Summary()
    head: int = -1


class Stored(Struct, frozen=True):
    """A match with its log, the hash chain checked."""

    header: Header
    entries: list[StoredEntry]


class Player(Struct, frozen=True):
    """A person who plays, known by a session."""

    id: UUID
    name: str


class Invitation(Struct, frozen=True):
    """A match that begins when somebody sits down opposite `inviter`, by a link of which only the hash is kept.

    Once it is accepted the match has its id, its options and its inviter.
    """

    match: UUID
    inviter: UUID
    name: str
    variant: str
    length: int
    options: bytes
    created_us: int
    expires_us: int
    state: Literal["open", "accepted", "withdrawn"] = "open"


class RefusedError(Exception):
    """A write that was not made, leaving everything as it was."""


class ConflictError(RefusedError):
    """Somebody else appended first; `head` is where the log stands."""

    def __init__(self, head: int) -> None:
        super().__init__(head)
        self.head = head


class DuplicateError(RefusedError):
    """The command is in the log already, at `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class EventStore(Protocol):
    """The log of every match. What `create` and `append` return is on disk.

    Faults of the disk or the database are `StoreError`s.
    """

    async def create(self, header: Header, entries: Sequence[Entry]) -> int:
        """Begin the log of a new match; returns its head."""

    async def append(self, match_id: UUID, expected_head: int, entries: Sequence[Entry], summary: Summary) -> int:
        """Add entries after `expected_head`, all or none; returns the new head.

        Raises ConflictError when the log stands elsewhere, DuplicateError when it has the command already.
        """

    async def load(self, match_id: UUID) -> Stored | None:
        """Return a match and its log; None when there is no such match. A broken chain is a StoreError."""

    async def list_for(self, player: UUID) -> list[Header]:
        """Return the matches a player sits at, unfinished first, the latest first."""

    async def find_command(self, match_id: UUID, actor: int, cmd_id: UUID) -> int | None:
        """Return the sequence number that a command was appended at, if it was."""


class PlayerStore(Protocol):
    """Players and their sessions; a session is known by the hash of its token only."""

    async def create_player(self, player: Player, token_hash: bytes, now_us: int, expires_us: int) -> None:
        """Add a player and the session they are known by."""

    async def find_player(self, token_hash: bytes, now_us: int) -> Player | None:
        """Return the player of a session that has not expired."""

    async def extend_session(self, token_hash: bytes, now_us: int, expires_us: int) -> None:
        """Note that a session is in use and lasts longer."""


class InvitationStore(Protocol):
    """Matches that wait for their second player; a link is known by the hash of its token only."""

    async def invite(self, invitation: Invitation, token_hash: bytes) -> None:
        """Add an invitation, or give the one for this match, still open, another link and another end.

        Raises ConflictError when it is no longer open.
        """

    async def withdraw(self, match_id: UUID) -> None:
        """Let nobody sit down on this invitation any more; nothing happens to one that is not open."""

    async def accept(self, token_hash: bytes, header: Header, entries: Sequence[Entry]) -> None:
        """Use the link up and begin the match, both or neither; ConflictError when the invitation is not open."""

    async def find_invitation(self, token_hash: bytes) -> Invitation | None:
        """Return the invitation that a link leads to."""

    async def invitation_for(self, match_id: UUID) -> Invitation | None:
        """Return the invitation to a match."""

    async def invitations_of(self, player: UUID) -> list[Invitation]:
        """Return the open invitations of a player, the latest first."""


class BookHome(Protocol):
    """The scorebooks, which have a store of their own beside the matches."""

    async def books(self, job: Callable[[BookStore], T]) -> T:
        """Do something with the scorebooks, on the thread that all of them are read and written on."""


class Store(EventStore, PlayerStore, InvitationStore, BookHome, Protocol):
    """Everything the play server keeps."""

    def close(self) -> None:
        """Finish what is under way and let go of the database."""

"""The bodies of the HTTP requests and answers; knows nothing of how they are made.

Generated to TypeScript together with protocol.py.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from ..engine.level import level_at_the_table, name_today
from .protocol import Params
from .protocol_view import Level, Pair, Seats, SideNo

Name = Annotated[str, Field(max_length=40)]


class Me(BaseModel):
    """Who the cookie says you are."""

    id: str
    name: str


def _at_the_table(level: object) -> object:
    # A page that was opened before the server was renewed may still say a name of then.
    return level_at_the_table(name_today(level)).name if isinstance(level, str) else level


class NewMatch(BaseModel):
    """A match to start: against the program, two people at this screen, or a friend elsewhere; length 0 is money.

    `names`: White's and Black's at one screen; one's own alone otherwise.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    opponent: Literal["bot", "local", "friend"]
    length: int
    level: Annotated[Level, BeforeValidator(_at_the_table)] = "beginner"
    names: list[Name] = Field(default_factory=list, max_length=2)
    crawford: bool = True
    jacoby: bool | None = None
    beavers: bool = False
    raccoons: bool = False
    auto_doubles: int = 0
    max_cube: int = 4096
    variant: Literal["standard", "nackgammon", "hypergammon", "longgammon"] = "standard"
    holland: bool = False


class Invited(BaseModel):
    """The link to send to a friend, shown this once; `here`: it leads nowhere from another device.

    `trust`: the page that helps a device to trust a certificate made here, where there is one.
    """

    link: str
    here: bool
    trust: str | None
    expires: float


class Created(BaseModel):
    """The new match; with a friend it begins when they sit down."""

    id: str
    invitation: Invited | None = None


class Program(BaseModel):
    """What the program can be played at: where a table is missing that a variant needs, not at that one."""

    variants: list[Literal["standard", "nackgammon", "hypergammon", "longgammon"]]


class Conditions(BaseModel):
    """What a match is played by."""

    length: int
    variant: str
    crawford: bool
    jacoby: bool
    beavers: bool
    raccoons: bool
    auto_doubles: int
    max_cube: int
    holland: bool


class InvitationView(BaseModel):
    """What a link invites to; `own`: the reader sent it. Times are seconds since 1970."""

    match: str
    name: str
    own: bool
    expires: float
    conditions: Conditions


class Joining(BaseModel):
    """Sitting down, by a name that may be empty."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Name = ""


class MatchLine(BaseModel):
    """A match in the list of one's own; `waiting` for a friend who was invited; updated is seconds since 1970."""

    id: str
    seats: Seats
    waiting: bool
    names: tuple[str, str]
    bot: tuple[bool, bool]
    level: Level | None
    score: Pair
    length: int
    game: int
    over: bool
    winner: SideNo | None
    updated: float


class Health(BaseModel):
    """The server is up."""

    ok: bool
    version: str


class Problem(BaseModel):
    """Why a request was refused: a code with parameters, and the sentence in the reader's language."""

    code: str
    params: Params
    text: str

"""The bodies of the HTTP requests and answers; knows nothing of how they are made.

Generated to TypeScript together with protocol.py.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from .protocol import Params
from .protocol_view import Level, Pair, SideNo

Name = Annotated[str, Field(max_length=40)]


class Me(BaseModel):
    """Who the cookie says you are."""

    id: str
    name: str


class NewMatch(BaseModel):
    """A match to start: against the program, or two people at this screen; length 0 is a money session."""

    model_config = ConfigDict(extra="forbid", strict=True)

    opponent: Literal["bot", "local"]
    length: int
    level: Level = "beginner"
    names: list[Name] = Field(default_factory=list, max_length=2)
    crawford: bool = True
    jacoby: bool | None = None
    beavers: bool = False
    raccoons: bool = False
    auto_doubles: int = 0
    max_cube: int = 4096
    variant: Literal["standard", "nackgammon", "hypergammon", "longgammon"] = "standard"
    holland: bool = False


class Created(BaseModel):
    """The new match."""

    id: str


class MatchLine(BaseModel):
    """A match in the list of one's own; updated is seconds since 1970."""

    id: str
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

"""The bodies of the requests about games that are written down with their moves; knows nothing of how they are made."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from .protocol_view import StepEdge

Pip = Annotated[int, Field(ge=1, le=6)]
Count = Annotated[int, Field(ge=-15, le=15)]


class BookRoll(BaseModel):
    """A board as the side on roll sees it, from the other's bar to its own, and its roll; none: it has played."""

    model_config = ConfigDict(extra="forbid", strict=True)

    board: Annotated[list[Count], Field(min_length=26, max_length=26)]
    dice: Annotated[list[Pip], Field(min_length=2, max_length=2)] | None = None
    variant: Literal["standard", "nackgammon", "hypergammon", "longgammon"] = "standard"


class BookPlays(BaseModel):
    """The steps of every legal play, as a match has them; `result`: what the side on roll has won with this board.

    1 single, 2 gammon, 3 backgammon, negative what the other side has won; 0 while the game goes on.
    """

    tree: list[list[StepEdge]]
    result: int


class BookRemark(BaseModel):
    """What the rules say of a game that was written down; `turn`: in which turn, from 1, or 0 for the whole game.

    `weight`: `differs`: its moves come to another result than was written; `stood`: a play against the rules was let
    stand; `noted`: anything else.
    """

    line: str
    weight: Literal["differs", "stood", "noted"]
    turn: int
    text: str

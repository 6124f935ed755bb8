"""The bodies of a question to the referee and of the answer; knows nothing of how they are made."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from .protocol import Params

Pip = Annotated[int, Field(ge=1, le=6)]


class RefereeQuestion(BaseModel):
    """What somebody wants to do in a position, by any identifier; without dice it counts which the identifier states.

    `tried`: a play as people write it, or nothing to ask for the legal plays only; one that is too long
    is refused in words of its own.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    id: Annotated[str, Field(min_length=1, max_length=400)]
    dice: Annotated[list[Pip], Field(min_length=2, max_length=2)] | None = None
    action: Literal["play", "roll", "double", "take", "drop", "beaver", "raccoon", "resign"] = "play"
    tried: str = ""


class RefereeHint(BaseModel):
    """What stands in the way or goes instead: message `referee-hint-CODE`."""

    code: str
    params: Params


class RefereeAnswer(BaseModel):
    """The verdict: `reason` is the rule that refuses, message `error-CODE`, or null; `text` is all of it in words.

    `board`: off, the points from 1 to 24 and the bar of the side on roll, then of the other, each in its own numbering.
    """

    legal: bool
    reason: str | None
    params: Params
    text: str
    hints: list[RefereeHint]
    play: str | None
    plays: list[str]
    board: list[list[int]]
    dice: list[int] | None

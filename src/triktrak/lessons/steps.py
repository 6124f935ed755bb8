"""What a step of a lesson asks for, as its file says it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..rules.actions import CubeValue
from .cubes import Owner

LEGAL = "legal"
"""What stands in place of a code where no rule refuses."""
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*\Z", max_length=60)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=25)]
Deed: TypeAlias = Literal["roll", "play", "double", "take", "drop", "beaver", "raccoon", "resign", "accept", "play-on"]


class Wrong(Struct, frozen=True, forbid_unknown_fields=True, rename={"what": "try"}):
    """A try that the rules must refuse, and the code of the rule that does."""

    what: str
    code: Annotated[str, Meta(pattern=rf"^(?!{LEGAL}\Z)[a-z_]+\Z")]


class _Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """A text, and the board beside it.

    The learner is White and sits below; both sides' checkers are given as the learner counts: `own = "24:2 13:5"`,
    the bar as `bar`. What is not named is borne off.
    """

    id: Id
    board: Literal["start", "none", ""] = ""
    own: str = ""
    theirs: str = ""
    dice: tuple[Die, Die] | None = None
    cube: CubeValue | None = None
    """The value of the cube; None: none is drawn."""
    owner: Owner = "centre"
    numbering: Literal["own", "both"] = "own"
    """Whether the board shows the learner's numbers, or one numbering for both in which White runs from 1 to 24."""


class Read(_Step, frozen=True, kw_only=True, tag="read"):
    """Something to read."""


class Find(_Step, frozen=True, kw_only=True, tag="find"):
    """Places to point at on the board; what `shows` names there the rules must find too: all "blots" of the learner."""

    answer: Annotated[tuple[Place, ...], Meta(min_length=1)]
    shows: Literal["", "blots"] = ""


class Play(_Step, frozen=True, kw_only=True, tag="play"):
    """A roll to play: any legal play is right, or one of those named."""

    right: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()


class Verdict(_Step, frozen=True, kw_only=True, tag="verdict"):
    """A play to judge: `code` is "legal", or names the rule that refuses it."""

    played: str
    code: str


class Choose(_Step, frozen=True, kw_only=True, tag="choose"):
    """A question with answers; one is right.

    `shows` says what of the board the answer can be read off, and then the rules must agree: "result" of the game that
    is over (single, gammon, backgammon), or who begins after the "opening" throw (me, they, again).
    """

    answers: Annotated[tuple[Id, ...], Meta(min_length=2)]
    right: Id
    shows: Literal["", "result", "opening"] = ""


class Act(_Step, frozen=True, kw_only=True, tag="act"):
    """What to do with the cube or a resignation; what the rules refuse says why.

    `moment`: the learner is to roll, has rolled, is doubled, is beavered, is offered a resignation, or waits for the
    opponent's roll.
    """

    moment: Literal["roll", "rolled", "doubled", "beavered", "resigned", "theirs"]
    deeds: Annotated[tuple[Deed, ...], Meta(min_length=2)]
    right: Annotated[tuple[Deed, ...], Meta(min_length=1)]
    wrong: tuple[Wrong, ...] = ()
    length: Points = 0
    score: tuple[Points, Points] = (0, 0)
    crawford: bool = False
    jacoby: bool = False
    beavers: bool = False
    raccoons: bool = False
    max_cube: int = 4096


class Count(_Step, frozen=True, kw_only=True, tag="count"):
    """A number to find: pips of the learner or the opponent, dice that can be played, or the points of a game won."""

    of: Literal["pips", "their-pips", "dice", "points"]
    answer: Annotated[int, Meta(ge=0, le=9999)]
    won: Annotated[int, Meta(ge=1, le=3)] = 1
    """Single, gammon, backgammon."""
    jacoby: bool = False


Step: TypeAlias = Read | Find | Play | Verdict | Choose | Act | Count

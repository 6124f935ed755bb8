"""What a seat sees: the view of a table and the events that led to it.

Knows neither rules nor sockets; part of the protocol (protocol.py).
Points are numbered by the side that owns the checkers: 24…1, bar 25, off 0. Sides are 0 (White) and 1 (Black).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

SideNo = Literal[0, 1]
"""White is 0, Black is 1."""
Pair = tuple[int, int]
"""Two dice, or a number for White and one for Black."""
HitStep = tuple[int, int, int]
"""(from, to, hit), as the mover counts; hit is the point of the blot as its owner counts, else 0."""
StepEdge = tuple[int, int, int, int, int]
"""(from, to, die, hit, next node)."""
Seats = list[SideNo]
"""The seats a player holds at a table: none, one, or both when two people share a screen."""
Wish = Literal["forced", "resign"]
"""What a player wants to be asked although there is nothing to decide: a forced play, a sure resignation."""
Level = Literal["beginner", "casual", "intermediate", "expert", "world-class"]
"""How strong the program plays, weakest first."""


# The view: everything a board shows


class RulesView(Struct, frozen=True):
    """The rules of this match, enough to start another one by them; `max_cube` is the highest cube."""

    crawford: bool
    holland: bool
    jacoby: bool
    beavers: bool
    raccoons: bool
    auto_doubles: int
    max_cube: int
    variant: str


class CubeView(Struct, frozen=True):
    """The cube: owner null = centred; `offered` = the value now offered; `none` = no cube in this match."""

    value: int
    owner: SideNo | None
    offered: int | None
    none: bool


class Outcome(Struct, frozen=True):
    """What an answer would lead to: points won by the other side, the score then, and whether that ends the match."""

    points: int
    score: Pair
    over: bool


class Offer(Struct, frozen=True):
    """The resignation offered, and what accepting it leads to."""

    level: int
    points: int
    score: Pair
    over: bool


class Stakes(Struct, frozen=True):
    """What is at stake in words' numbers; only what is legal or pending now is there.

    `double`, `take`, `beaver`, `raccoon`: the cube value the game would be played for.
    `resign`: what offering 1, 2 or 3 would lead to, once accepted.
    """

    double: int | UnsetType = UNSET
    take: int | UnsetType = UNSET
    drop: Outcome | UnsetType = UNSET
    beaver: int | UnsetType = UNSET
    raccoon: int | UnsetType = UNSET
    resign: list[Outcome] | UnsetType = UNSET
    offer: Offer | UnsetType = UNSET


class LastTurn(Struct, frozen=True):
    """The last completed turn of the other side than the one now deciding; a dance has no steps and play "-"."""

    side: SideNo
    dice: Pair
    steps: list[HitStep]
    play: str
    forced: bool


class _Line(Struct, frozen=True, tag_field="k"):
    pass


class PlayLine(_Line, tag="play", frozen=True):
    """A turn in the list of moves; play is "-" for a dance, which has no steps.

    The steps of all lines, taken back one by one, lead from the board of the view to any earlier one.
    """

    side: SideNo
    dice: Pair
    play: str
    steps: list[HitStep]


CubeWord = Literal["double", "take", "drop", "beaver", "raccoon"]


class CubeLine(_Line, tag="cube", frozen=True):
    """A cube action in the list of moves, with the value then on the table."""

    side: SideNo
    cube: CubeWord
    value: int


class ResignLine(_Line, tag="resign", frozen=True):
    """A resignation in the list of moves; answer is null while it is open."""

    side: SideNo
    resign: int
    answer: bool | None


MoveLine = PlayLine | CubeLine | ResignLine

End = Literal["bear-off", "drop", "resign", "award"]


class GameResult(Struct, frozen=True):
    """How the game ended; `match` says whether it also ended the match."""

    winner: SideNo
    kind: int
    points: int
    end: End
    match: bool


PhaseName = Literal["opening", "roll", "play", "doubled", "beavered", "raccooned", "resigning", "over"]
ActionName = Literal["roll", "play", "double", "take", "drop", "beaver", "raccoon", "resign", "answer", "next"]


class View(Struct, frozen=True):
    """One seat's view of the table: a board needs nothing else, and works out no rule.

    `board` and `pips` are (White's, Black's), each side in its own numbering ([0] off, [25] bar).
    `race`: the sides have passed each other, and nobody can be hit any more.
    `legal` holds what this viewer may do now; `tree` is the step tree of the roll, for the seat to play only.
    `xgid`: the position as whoever must decide sees it, by which it can be shared.
    `level` is the program's, null without it; `takeback`: this viewer may take the last decision back.
    """

    seq: int
    dn: int
    seats: Seats
    me: SideNo
    names: tuple[str, str]
    bot: tuple[bool, bool]
    level: Level | None
    length: int
    score: Pair
    away: Pair | None
    crawford: bool
    post_crawford: bool
    game: int
    money: bool
    rules: RulesView
    board: tuple[list[int], list[int]]
    pips: Pair
    race: bool
    xgid: str
    cube: CubeView
    phase: PhaseName
    on_roll: SideNo | None
    to_act: SideNo | None
    dice: Pair | None
    legal: list[ActionName]
    takeback: bool
    # Already JSON when it comes from the core: sent as it is.
    tree: Annotated[msgspec.Raw, Meta(extra={"ts": "StepEdge[][]"})] | None
    stakes: Stakes
    last: LastTurn | None
    moves: list[MoveLine]
    result: GameResult | None


# Events: what just happened, to animate


class _Event(Struct, frozen=True, tag_field="k"):
    pass


class GameStarted(_Event, tag="game", frozen=True):
    """Game number `n` begins."""

    n: int


class Tied(_Event, tag="tie", frozen=True):
    """The opening dice (White's, Black's) are equal and are thrown again."""

    dice: Pair


class Rolled(_Event, tag="roll", frozen=True):
    """`side` plays these dice; at the opening they are White's die and Black's die."""

    side: SideNo
    dice: Pair
    opening: bool


class Danced(_Event, tag="dance", frozen=True):
    """The roll just shown has no legal play: the turn passes."""

    side: SideNo
    dice: Pair


class Played(_Event, tag="play", frozen=True):
    """The steps, in an order that can be shown; forced: there was only this play."""

    side: SideNo
    dice: Pair
    steps: list[HitStep]
    play: str
    forced: bool


class Doubled(_Event, tag="double", frozen=True):
    """The cube is offered at `value`."""

    side: SideNo
    value: int


class Took(_Event, tag="take", frozen=True):
    """The cube is taken at `value`."""

    side: SideNo
    value: int


class Dropped(_Event, tag="drop", frozen=True):
    """The cube is dropped; `value` is what the doubler wins."""

    side: SideNo
    value: int


class Beavered(_Event, tag="beaver", frozen=True):
    """Redoubled at once to `value`."""

    side: SideNo
    value: int


class Raccooned(_Event, tag="raccoon", frozen=True):
    """The beaver redoubled to `value`."""

    side: SideNo
    value: int


class Resigned(_Event, tag="resign", frozen=True):
    """`side` offers to lose `points`."""

    side: SideNo
    level: int
    points: int


class Answered(_Event, tag="answer", frozen=True):
    """`side` accepts or refuses the resignation."""

    side: SideNo
    accept: bool


class TakenBack(_Event, tag="back", frozen=True):
    """`side` has taken back what it last decided, and all that followed: the board is as it was then."""

    side: SideNo


class Won(_Event, tag="won", frozen=True):
    """The game is over; `match` says whether the match is too."""

    side: SideNo
    kind: int
    points: int
    end: End
    match: bool


TableEvent = (
    GameStarted
    | Tied
    | Rolled
    | Danced
    | Played
    | Doubled
    | Took
    | Dropped
    | Beavered
    | Raccooned
    | Resigned
    | Answered
    | TakenBack
    | Won
)

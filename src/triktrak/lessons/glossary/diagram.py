"""The board of a term: a situation, and what of it is shown and pointed at."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..._core import Cube, Pending, Position, Score, Situation
from ...errors import Malformed
from ...rules.actions import CubeValue
from ...rules.options import Variant
from ..cubes import Owner, cube_of
from ..stacks import put
from ..steps import Die, Points


class CubeShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A cube: its value, whose it is, and whether it is being offered."""

    value: CubeValue
    owner: Owner
    offered: bool = False


class Diagram(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A board as the reader of a term sees it, sitting below.

    Either `own` and `theirs`, stacks in the reader's numbering ("24:2 13:5 bar:1"; who is missing is borne off), or the
    beginning of a game: `start`, or that of a `variant`. `mark` names points to point at; `view` is the part shown: the
    whole board or its right half, where both home boards are. `score` is own points, theirs and the length of a match.
    """

    own: str | None = None
    theirs: str | None = None
    start: bool = False
    variant: Variant = "standard"
    dice: tuple[Die, Die] | None = None
    cube: CubeShown | None = None
    score: tuple[Points, Points, Points] | None = None
    crawford: bool = False
    mark: tuple[Annotated[int, Meta(ge=1, le=24)], ...] = ()
    view: Literal["whole", "right"] = "whole"

    @property
    def situation(self) -> Situation:
        """The situation drawn; raises `Malformed` when there can be none such.

        >>> Diagram(own="6:2", theirs="19:1 bar:1", dice=(6, 1)).situation.position.off
        (13, 13)
        """
        if self.crawford and self.score is None:
            raise Malformed("glossary_unused", field="crawford")
        score = Score(*self.score, crawford=self.crawford) if self.score else Score.money()
        cube, pending = Cube.none, Pending.NOTHING
        if self.cube is not None:
            cube = cube_of(self.cube.value, self.cube.owner)
            pending = Pending.DOUBLE if self.cube.offered else Pending.NOTHING
        return Situation(self._position(), cube=cube, score=score, dice=self.dice, pending=pending)

    def _position(self) -> Position:
        begins = self.start or self.variant != "standard"
        if begins == (self.own is not None or self.theirs is not None):
            raise Malformed("glossary_board")
        if begins:
            return Position.start(self.variant)
        points = [0] * 26
        for stacks, side in ((self.own or "", 1), (self.theirs or "", -1)):
            if (odd := put(points, stacks, side)) is not None:
                raise Malformed("glossary_stack", text=odd)
        return Position.from_points(points)

"""The cube where the tables know all of it: money play for the last checkers of both sides."""

from __future__ import annotations

from msgspec import Struct

from .._core import Cube, CubeOwner, Position, Rules, Score, double_refusal
from .tables import endings

DOUBLINGS = 16
"""How much higher the cube must be able to go for the tables, which know no highest value, to be right."""


class Known(Struct, frozen=True):
    """The worth to the side on roll, as a multiple of the cube: when it holds on now, when it doubles and is taken."""

    held: float
    taken: float
    may_double: bool

    @property
    def worth(self) -> float:
        """With the better of the two, against an opponent who drops where that is cheaper."""
        return max(self.held, min(self.taken, 1.0)) if self.may_double else self.held


def known(position: Position, cube: Cube, score: Score, rules: Rules) -> Known | None:
    """What the tables say of a position before the roll; None where they say nothing.

    >>> race = Position.from_points([0, 1, 1, 1, 0, 1, 2] + [0] * 12 + [-4, 0, -1, 0, 0, -1, 0])
    >>> found = known(race, Cube(), Score.money(), Rules())
    >>> round(found.held, 3), round(found.taken, 3)
    (0.93, 1.488)
    """
    if score.away is not None or cube.is_none or cube.value * DOUBLINGS > rules.max_cube or position.result:
        return None
    values = endings().cubeful(position)
    if values is None:
        return None
    held = {CubeOwner.OWN: values.owned, CubeOwner.CENTRE: values.centred, CubeOwner.THEIRS: values.theirs}
    return Known(held[cube.owner], 2.0 * values.theirs, double_refusal(cube, score, rules) is None)

"""How well the program plays.

Plies are counted as GNU Backgammon counts them: 0-ply judges a position as it lies, 1-ply after every roll of the
opponent and his best answer to it. (Others call these 1-ply and 2-ply.)
"""

from __future__ import annotations

from msgspec import Struct

from ..errors import Malformed


class Level(Struct, frozen=True):
    """A strength: how many plies are searched, and how far the program misjudges a choice at the table.

    `lapse` is the standard deviation of that misjudgement, as a multiple of the cube; it touches what the program
    does, never what it says of a position.
    """

    name: str
    plies: int
    lapse: float = 0.0


_LEVELS = {
    level.name: level
    for level in (Level("novice", plies=0, lapse=0.08), Level("beginner", plies=0), Level("club", plies=1))
}
LEVELS = tuple(_LEVELS)
"""The names of the levels, the weakest first."""


def level_named(name: str) -> Level:
    """The level of that name; raises `Malformed("level")` when there is none.

    >>> level_named("club")
    Level(name='club', plies=1, lapse=0.0)
    """
    if name not in _LEVELS:
        raise Malformed("level", text=name, levels=LEVELS)
    return _LEVELS[name]

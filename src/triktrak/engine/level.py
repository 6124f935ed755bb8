"""How well the program plays.

Plies are counted as GNU Backgammon counts them: 0-ply judges a position as it lies, 1-ply after every roll of the
opponent and his best answer to it. (Others call these 1-ply and 2-ply.)
"""

from __future__ import annotations

from msgspec import Struct

from ..errors import Malformed


class Level(Struct, frozen=True):
    """A strength: how many plies are searched, and how far the program misjudges a choice at the table.

    At a `temperature` T a choice is made with a probability proportional to exp(equity / T), the equity a multiple of
    the cube: the better play is always the likelier, and a blunder worth several T is hardly ever made. It touches
    what the program does, never what it says of a position.
    """

    name: str
    plies: int = 0
    temperature: float = 0.0


_LEVELS = {
    level.name: level
    for level in (
        Level("novice", temperature=0.055),
        Level("beginner", temperature=0.042),
        Level("club", temperature=0.027),
        Level("expert"),
    )
}
LEVELS = tuple(_LEVELS)
"""The names of the levels, the weakest first; benchmarks/results.md says what a step is worth."""

_SEARCHES = {level.name: level for level in (Level(f"{plies}-ply", plies) for plies in range(5))}
"""What an analysis may ask for besides; the program at the table would let one wait."""


def level_named(name: str) -> Level:
    """The level of that name; raises `Malformed("level")` when there is none.

    >>> level_named("expert"), level_named("1-ply").plies
    (Level(name='expert', plies=0, temperature=0.0), 1)
    """
    level = _LEVELS.get(name) or _SEARCHES.get(name)
    if level is None:
        raise Malformed("level", text=name, levels=(*_LEVELS, *_SEARCHES))
    return level


def level_at_the_table(name: str) -> Level:
    """The level of that name that the program may play at; raises `Malformed("level")` for those that keep one waiting.

    >>> level_at_the_table("club").plies
    0
    """
    if name not in _LEVELS:
        raise Malformed("level", text=name, levels=LEVELS)
    return _LEVELS[name]

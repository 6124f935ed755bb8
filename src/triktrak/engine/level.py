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
    the cube: the better play is always the likelier, and what loses more than `worst` is never played. It touches
    what the program does, never what it says of a position. With `trials`, what the search likes best is played to its
    end so many times: only an analysis has the patience.
    """

    name: str
    plies: int = 0
    temperature: float = 0.0
    worst: float = 0.0
    trials: int = 0


_LEVELS = {
    level.name: level
    for level in (
        Level("beginner", temperature=0.055, worst=0.35),
        Level("casual", temperature=0.042, worst=0.25),
        Level("intermediate", temperature=0.027, worst=0.16),
        Level("expert", temperature=0.016, worst=0.1),
        Level("world-class", plies=2),
    )
}
LEVELS = tuple(_LEVELS)
"""The names of the levels, the weakest first; benchmarks/results.md says what a step is worth."""

_ROLLOUT = Level("rollout", plies=2, trials=1296)
_SEARCHES = {level.name: level for level in (*(Level(f"{plies}-ply", plies) for plies in range(5)), _ROLLOUT)}
SEARCHES = tuple(_SEARCHES)
"""What an analysis may ask for besides; the program at the table would let one wait."""

_FORMERLY = {"novice": "beginner", "club": "intermediate"}


def level_named(name: str) -> Level:
    """The level of that name; raises `Malformed("level")` when there is none.

    >>> level_named("world-class").plies, level_named("1-ply")
    (2, Level(name='1-ply', plies=1, temperature=0.0, worst=0.0, trials=0))
    """
    level = _LEVELS.get(name) or _SEARCHES.get(name)
    if level is None:
        raise Malformed("level", text=name, levels=(*_LEVELS, *_SEARCHES))
    return level


def level_at_the_table(name: str) -> Level:
    """The level of that name that the program may play at; raises `Malformed("level")` for those that keep one waiting.

    >>> level_at_the_table("expert").plies
    0
    """
    if name not in _LEVELS:
        raise Malformed("level", text=name, levels=LEVELS)
    return _LEVELS[name]


def name_today(name: str) -> str:
    """What a level is called now by whose name a match was kept: that of the nearest strength.

    >>> name_today("club"), name_today("expert")
    ('intermediate', 'expert')
    """
    return _FORMERLY.get(name, name)

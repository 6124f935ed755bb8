"""The file of decisions: what was to be decided, and what a rollout says of each candidate. One decision a line.

    phase ID candidate=equity~error candidate=equity~error …

`phase` is one of PHASES; `ID` a GNU Position ID and Match ID, joined by a colon, with the dice in it where a play is to
be chosen; a candidate a play, its steps joined by commas, or `no` and `take` for not doubling and for doubling and
being taken. Equities are multiples of the cube as it lies, seen by the side that decides; a drop is worth 1. The lines
that begin with # say how the file was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from triktrak import Play, Position, RolloutSettings, Situation

BOOK = Path(__file__).with_name("decisions.txt")

PHASES = ("opening", "contact", "backgame", "bearin", "race", "cube-money", "cube-match")
"""backgame: two points held in the other's home by the side that is behind; bearin: one side is home or nearly so, and
the other not past it."""

_TURNS = {"backgame": 16, "race": None}
"""After so many turns a rollout is judged as it lies; races end in the tables."""


def settings(phase: str, error: float = 0.01) -> RolloutSettings:
    """How a phase is rolled out: at 0-ply, with the cube, until each candidate's error is small enough."""
    return RolloutSettings(trials=1296, truncate=_TURNS.get(phase, 8), target_error=error, least=36)


class Judged(Struct, frozen=True):
    """A candidate's equity and its standard error."""

    equity: float
    error: float


class Item(Struct, frozen=True):
    """A decision; `judged` by the name of the candidate."""

    phase: str
    situation: Situation
    judged: dict[str, Judged]

    @property
    def key(self) -> str:
        return ":".join(self.situation.gnubg)

    @property
    def best(self) -> float:
        return max(found.equity for found in self.judged.values())

    def line(self) -> str:
        told = (f"{name}={found.equity:+.4f}~{found.error:.4f}" for name, found in self.judged.items())
        return " ".join((self.phase, self.key, *told))

    @classmethod
    def read(cls, line: str) -> Item:
        phase, key, *told = line.split()
        judged = {}
        for text in told:
            name, _, found = text.partition("=")
            equity, _, error = found.partition("~")
            judged[name] = Judged(float(equity), float(error))
        return cls(phase, Situation.parse(key), judged)


def name(play: Play) -> str:
    """A play as the file has it.

    >>> name(Position.start().plays((3, 1))[0])
    '24/20'
    """
    return str(play).replace(" ", ",").replace("*", "")


def head(path: Path = BOOK) -> list[str]:
    """The lines that say how the file was made."""
    return [line for line in _lines(path) if line.startswith("#")]


def items(path: Path = BOOK) -> Iterator[Item]:
    """Yield the decisions of a file."""
    yield from (Item.read(line) for line in _lines(path) if not line.startswith("#"))


def _lines(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line] if path.is_file() else []


_CROWD, _BEHIND, _HOME = 2, 50, 8


def phase_of(position: Position, turn: int) -> str:
    """The phase of a position in which a play is to be chosen.

    >>> phase_of(Position.start(), 1)
    'opening'
    """
    own, theirs = position.sides
    if position.race:
        return "race"
    if any(_back(*sides) for sides in ((own, theirs), (theirs, own))):
        return "backgame"
    if any(not any(side[_HOME + 1 :]) for side in (own, theirs)):
        return "bearin"
    return "opening" if turn < 6 else "contact"


def _back(side: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether a side holds two points in the other's home and is far behind."""
    pips = [sum(point * men for point, men in enumerate(seen)) for seen in (side, other)]
    return sum(men >= _CROWD for men in side[19:25]) >= _CROWD and pips[0] - pips[1] >= _BEHIND

"""What a cell says of a play: notation in the dialects of many programs, and boards in two of theirs.

What a text means is asked of the core. Where no legal play is meant, the steps are what is written.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .._core import Play, Position, Situation
from ..errors import Malformed, TriktrakError

_NO_PLAY = frozenset(
    {"", "-", "--", "cannot move", "can't move", "no move", "no moves", "no play", "no legal move", "none", "dance"}
    | {"dances", "danced", "fan", "fans", "pass", "passes", "skip"}
)
_WAY = re.compile(r"(bar|\d{1,2})((?:/(?:off|\d{1,2}))+) ?(?:\(([2-4])\))?", re.IGNORECASE)
_POINT = re.compile(r"off|\d{1,2}", re.IGNORECASE)


def is_no_play(text: str) -> bool:
    """Whether the text says that nothing was played: most programs say so by saying nothing."""
    return text.strip("() .").lower() in _NO_PLAY


def is_unknown(text: str) -> bool:
    """Whether the text is the `????` of a game given up after the roll."""
    return "?" in text and not text.strip("? ")


class StepsRead(NamedTuple):
    """Steps as they are written, in the reading that is a legal play if there is one."""

    steps: tuple[tuple[int, int], ...]
    left_out: bool = False
    """Whether there is more in the text than these steps."""


def read_play(text: str, position: Position, dice: tuple[int, int]) -> StepsRead | None:
    """The steps of a play; None where there are none in the text.

    >>> read_play("24/20* 13/8(1)", Position.start(), (5, 4))
    StepsRead(steps=((24, 20), (13, 8)), left_out=False)
    >>> read_play("13/10 13/8", Position.start(), (6, 5))
    StepsRead(steps=((13, 10), (13, 8)), left_out=False)
    """
    if "/" not in text:
        text = text.replace("-", "/")
    # Some programs mark hits and some do not, and some mark what is none: the play is the same.
    plain = text.replace("*", "")
    for reading in dict.fromkeys((text, plain)):
        if (steps := _legal(reading, position, dice)) is not None:
            return StepsRead(steps)
    ways = list(_WAY.finditer(plain))
    left_out = bool(_WAY.sub("", plain).strip(" ,;"))
    steps = _legal(" ".join(way[0] for way in ways), position, dice) if left_out else None
    made = tuple(_steps(ways)) if steps is None else steps
    return StepsRead(made[:4], left_out or len(made) > 4) if made else None


def _legal(text: str, position: Position, dice: tuple[int, int]) -> tuple[tuple[int, int], ...] | None:
    try:
        return Play.parse(text, position, dice).steps
    except TriktrakError:
        return None


def _steps(ways: list[re.Match[str]]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for way in ways[:8]:
        start = 25 if way[1].lower() == "bar" else int(way[1])
        legs: list[tuple[int, int]] = []
        for point in _POINT.findall(way[2]):
            end = 0 if point.lower() == "off" else int(point)
            legs.append((start, end))
            start = end
        found += [(a, b) for a, b in legs if 1 <= a <= 25 and b <= 24] * int(way[3] or 1)
    return found


def xg_situation(text: str, men: int = 15) -> Situation:
    """What XG's `; Set Pos=` comment sets up, as the left side sees it.

    The board is that of an XGID. The cube is a logarithm whose sign names the owner, as GNU Backgammon reads it: `-`
    left, no sign right.

    >>> xg_situation("-b----E-C---eE---c-e----B-/-1").cube
    Cube(2, CubeOwner.OWN)
    """
    board, _, cube = text.partition("/")
    height = cube.strip().lstrip("+-")
    owner = 0 if height == "0" else 1 if cube.strip().startswith("-") else -1
    try:
        return Situation.from_xgid(f"{board}:{height}:{owner}:1:00:0:0:0:0:15", men)
    except Malformed:
        raise Malformed("position_text", text=text[:60]) from None


def xg_text(situation: Situation) -> str:
    """The situation in the words of `; Set Pos=`.

    >>> xg_text(xg_situation("-b----E-C---eE---c-e----B-/-1"))
    '-b----E-C---eE---c-e----B-/-1'
    """
    board, height, owner, *_ = situation.xgid.removeprefix("XGID=").split(":")
    return f"{board}/{'-' if owner == '1' else ''}{height}"


def illegal_position(text: str, before: Position) -> tuple[int, ...]:
    """The board after an `Illegal play (…)`, which Snowie and its followers describe, as the mover sees it.

    The description ends in 26 numbers of the board and two dice, each with a semicolon behind it. The board may be seen
    by either side: a play moves few checkers, and first of all the mover's own.
    """
    fields = text[text.find("(") + 1 :].strip(" );").split(";")
    try:
        points = tuple(int(field) for field in fields[-28:-2])
    except ValueError:
        points = ()
    if len(points) != 26:
        raise Malformed("position_text", text=text[:60])
    turned = tuple(-count for count in reversed(points))
    return min((points, turned), key=lambda after: _moved(before.points, after))


def _moved(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    own = sum(abs(max(a, 0) - max(b, 0)) for a, b in zip(before, after, strict=True))
    theirs = sum(abs(min(a, 0) - min(b, 0)) for a, b in zip(before, after, strict=True))
    return own + 2 * theirs

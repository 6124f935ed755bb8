"""The records a game is made of: its phases, its turns and its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from typing import Literal, TypeAlias

from msgspec import Struct

from .._core import Dice, Play, Position
from ..errors import IllegalPlay
from .actions import Action, StatedPlay, Steps
from .side import Side

End: TypeAlias = Literal["bear-off", "drop", "resign", "award"]


class Phase(Enum):
    """What a game waits for; the values are the words of the protocol."""

    OPENING = "opening"
    """Each side throws one die."""
    TO_ROLL = "roll"
    """The side on roll may double, and rolls."""
    TO_PLAY = "play"
    """The side on roll plays its roll."""
    DOUBLED = "doubled"
    """The other side takes, drops or beavers."""
    BEAVERED = "beavered"
    """The doubler takes, drops or raccoons."""
    RACCOONED = "raccooned"
    """The beaverer takes or drops."""
    RESIGNING = "resigning"
    """The other side accepts the resignation or plays on."""
    OVER = "over"
    """The game has a result."""

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


class Turn(Struct, frozen=True, gc=False):
    """One side's roll and what it played; `play` is None when the roll had no legal play, or was not played legally."""

    side: Side
    dice: Dice
    play: Play | None
    forced: bool
    """Whether there was no choice: one resulting position at most."""
    stated: StatedPlay | None = None
    """What was played, if it was against the rules."""

    def __str__(self) -> str:
        if self.play is not None:
            return str(self.play)
        return "-" if self.stated is None else format_steps(self.stated.steps)


def format_steps(steps: Iterable[tuple[int, int]]) -> str:
    """Steps as they are written, legal or not.

    >>> format_steps([(25, 22), (6, 0)])
    'bar/22 6/off'
    """
    return " ".join(f"{'bar' if start == 25 else start}/{end or 'off'}" for start, end in steps) or "-"


class Note(Struct, frozen=True, gc=False):
    """What was wrong with an action that a record holds all the same: a code with its parameters, by name."""

    code: str
    params: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, code: str, /, **params: object) -> Note:
        return cls(code, tuple(params.items()))


def _rank(steps: Counter[tuple[int, int]]) -> tuple[int, Steps]:
    return steps.total(), tuple(sorted(steps.elements(), reverse=True))


def right_steps(position: Position, dice: Dice, steps: Steps) -> Steps:
    """The most of these steps that some legal play has: those a player keeps who must make a play again.

    >>> right_steps(Position.start(), Dice(6, 5), ((24, 18), (13, 7)))
    ((24, 18),)
    """
    nodes = position.step_tree(dice).nodes
    best: Counter[tuple[int, int]] = Counter()
    seen: set[tuple[int, frozenset[tuple[tuple[int, int], int]]]] = set()
    waiting: list[tuple[int, Counter[tuple[int, int]]]] = [(0, Counter())]
    wanted = Counter(steps)
    while waiting:
        node, made = waiting.pop()
        state = node, frozenset(made.items())
        if state in seen:
            continue
        seen.add(state)
        if _rank(made) > _rank(best):
            best = made
        for start, end, _die, _hit, following in nodes[node]:
            step = (start, end)
            waiting.append((following, made + Counter([step]) if made[step] < wanted[step] else made))
    return tuple(sorted(best.elements(), reverse=True))


class Disputed(Struct, frozen=True, gc=False):
    """A play against the rules that the other side may still challenge: the turn as it was before it, and the fault."""

    side: Side
    position: Position
    dice: Dice
    forced: Play | None
    steps: Steps
    fault: Note
    at: int
    """Where the log of the game has it."""

    @property
    def right_steps(self) -> Steps:
        """The most of the steps made that some legal play has: those a player keeps who must make the play again."""
        return right_steps(self.position, self.dice, self.steps)

    @property
    def error(self) -> IllegalPlay:
        """The rule that the play breaks."""
        return IllegalPlay(self.fault.code, **dict(self.fault.params))


class Entry(Struct, frozen=True, gc=False):
    """One action of a game with the side that took it and what it came to.

    `side` is None where neither side acts alone: a tied opening roll, the start of a game, a statement about the game.
    `value` is the cube value offered (double, beaver, raccoon) or taken, or the points of a drop, of an offered
    resignation, of an accepted one, or of a stated result; otherwise 0. `turn` is the turn that this action completed.
    """

    side: Side | None
    action: Action
    value: int = 0
    turn: Turn | None = None
    notes: tuple[Note, ...] = ()
    """What the rules say against it, in a record."""

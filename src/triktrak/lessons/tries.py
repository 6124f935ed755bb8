"""What the referee says to every step that a learner may try at any moment of a roll."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from .._core import Dice, Play, Position, StepTree
from ..errors import IllegalPlay

Path: TypeAlias = tuple[tuple[int, int], ...]
Roll: TypeAlias = Dice | tuple[int, int]
Reason: TypeAlias = tuple[str, dict[str, object]]
NOT_TOLD = "wrong_die"
"""What is said to every step of which nothing else is said."""


class Tries(Struct, frozen=True):
    """The reasons in the order in which they first come up and, for each node of a step tree, where to find those of
    the steps [from, to, index] that are refused there, and that for stopping there, or -1.

    >>> found = tries(Position.start(), (3, 1))
    >>> found.reasons[found.stops[0]]
    ('must_play_both', {'dice': '3-1'})
    """

    reasons: list[Reason]
    steps: list[list[tuple[int, int, int]]]
    stops: list[int]


def tries(position: Position, dice: Roll) -> Tries:
    """Ask for every step of every own checker at every node that does not end the play."""
    tree = position.step_tree(dice)
    reasons: list[Reason] = []

    def index(text: str) -> int:
        reason = refusal(text, position, dice)
        if reason is None or reason[0] == NOT_TOLD:
            return -1
        if reason not in reasons:
            reasons.append(reason)
        return reasons.index(reason)

    steps: list[list[tuple[int, int, int]]] = []
    stops: list[int] = []
    for path, edges in zip(paths(tree), tree.nodes, strict=True):
        stops.append(index(written(path) or "-") if edges else -1)
        known = {(start, end) for start, end, *_ in edges}
        asked = (
            (start, end, index(written((*path, (start, end)))))
            for start in (own_points(position, path) if edges else ())
            for end in range(start)
            if (start, end) not in known
        )
        steps.append([(start, end, at) for start, end, at in asked if at >= 0])
    return Tries(reasons, steps, stops)


def refusal(text: str, position: Position, dice: Roll) -> Reason | None:
    """Why a play in notation is refused, or None."""
    try:
        Play.parse(text, position, dice)
    except IllegalPlay as error:
        return error.code, error.params
    return None


def written(path: Path) -> str:
    """Steps as the board writes them.

    >>> written(((25, 21), (6, 0)))
    '25/21 6/0'
    """
    return " ".join(f"{start}/{end}" for start, end in path)


def own_points(position: Position, path: Path) -> Iterator[int]:
    """Yield the points where own checkers stand after the steps of `path`, the bar too."""
    counts = [max(0, count) for count in position.points]
    counts[0] = 0
    for start, end in path:
        counts[start] -= 1
        counts[end] += 1
    return (point for point in range(25, 0, -1) if counts[point] > 0)


def paths(tree: StepTree) -> list[Path]:
    """One way to each node, the shortest first found. What matters is where the checkers stand: all ways to a node that
    goes on consist of the same steps."""
    found: dict[int, Path] = {0: ()}
    waiting = deque([0])
    while waiting:
        node = waiting.popleft()
        for start, end, _die, _hit, following in tree.nodes[node]:
            if following not in found:
                found[following] = (*found[node], (start, end))
                waiting.append(following)
    return [found[node] for node in range(len(tree.nodes))]

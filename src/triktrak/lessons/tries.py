"""What the referee says to every step that a learner may try at any moment of a roll."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from .._core import Dice, Position, StepTree
from ..referee import Verdict, explain
from ..rules.turn import format_steps

Path: TypeAlias = tuple[tuple[int, int], ...]
Roll: TypeAlias = Dice | tuple[int, int]
Said: TypeAlias = tuple[str, dict[str, object]]
"""A code of the catalogues with its parameters."""
Reason: TypeAlias = tuple[str, dict[str, object], tuple[Said, ...]]
"""The rule that refuses, with its parameters, and the referee's hints with theirs."""
Try: TypeAlias = tuple[int, int, int]
"""From, to, and the number of the reason."""
ANYWHERE, BEHIND = 0, 25
"""Ends of a try that no step has, for what is said of every other place before a checker and behind it."""


class Tries(Struct, frozen=True):
    """The reasons in the order in which they first come up and, for each node of a step tree, where to find those of
    the steps [from, to, index] that are refused there, and that for stopping there, or -1.

    Most steps of a checker are refused alike, as not fitting the dice: that stands once, as the step [from, from] for
    those forward and as [from, BEHIND] for those backward, and the step itself is in none of their parameters. Where
    all dice are played [ANYWHERE, ANYWHERE] alone speaks for every step. From where no own checker stands, and dice
    are left, there is `no_checker` only.

    >>> found = tries(Position.start(), (3, 1))
    >>> found.reasons[found.stops[0]]
    ('must_play_both', {'dice': '3-1'}, ())
    """

    reasons: list[Reason]
    steps: list[list[Try]]
    stops: list[int]


def tries(position: Position, dice: Roll) -> Tries:
    """Ask the referee for every step of every own checker at every node."""
    tree = position.step_tree(dice)
    most = 4 if Dice(*dice).is_double else 2
    reasons: list[Reason] = []

    def index(reason: Reason) -> int:
        if reason not in reasons:
            reasons.append(reason)
        return reasons.index(reason)

    steps: list[list[Try]] = []
    stops: list[int] = []
    for path, edges in zip(paths(tree), tree.nodes, strict=True):
        stop = refusal(written(path) or "-", position, dice) if edges else None
        stops.append(-1 if stop is None else index(stop))
        if len(path) == most:
            ended = next(_refused(position, dice, path, set()), None)
            steps.append([] if ended is None else [(ANYWHERE, ANYWHERE, index(ended[1]))])
            continue
        known = {(start, end) for start, end, *_ in edges}
        found = dict(_refused(position, dice, path, known))
        rests = _rests(found)
        told = {step: reason for step, reason in found.items() if rests.get(_rest(step)) != reason} | rests
        steps.append([(start, end, index(reason)) for (start, end), reason in sorted(told.items(), reverse=True)])
    return Tries(reasons, steps, stops)


def _refused(
    position: Position, dice: Roll, path: Path, known: set[tuple[int, int]]
) -> Iterator[tuple[tuple[int, int], Reason]]:
    """Yield every step of an own checker that is refused after `path`; what does not fit the dice without the step."""
    for start in own_points(position, path):
        for end in range(BEHIND):
            if end == start or (start, end) in known:
                continue
            reason = refusal(written((*path, (start, end))), position, dice)
            if reason is not None:
                yield (start, end), _alone(reason)


def _alone(reason: Reason) -> Reason:
    """Without the steps that do not fit the dice, unless it is with another that one of them does not."""
    code, _, hints = reason
    return (code, {}, hints) if code == "wrong_die" and ("each_once", {}) not in hints else reason


def _rest(step: tuple[int, int]) -> tuple[int, int]:
    start, end = step
    return start, start if end < start else BEHIND


def _rests(found: dict[tuple[int, int], Reason]) -> dict[tuple[int, int], Reason]:
    """What is said most often of the steps of a checker that do not fit the dice, forward and backward."""
    alike: dict[tuple[int, int], list[Reason]] = {}
    for step, reason in found.items():
        if reason[:2] == ("wrong_die", {}):
            alike.setdefault(_rest(step), []).append(reason)
    return {rest: max(reasons, key=reasons.count) for rest, reasons in alike.items()}


def refusal(text: str, position: Position, dice: Roll) -> Reason | None:
    """Why a play in notation is refused, or None."""
    return reason_of(explain(position, dice, text))


def of_step(reason: Reason, step: tuple[int, int]) -> Reason:
    """A reason as it is said to the last step of a play: that it does not fit the dice names no other, unless one that
    was made is in its way.

    >>> of_step(("wrong_die", {"steps": "13/10 6/1"}, ()), (6, 1))
    ('wrong_die', {'steps': '6/1'}, ())
    """
    code, params, hints = _alone(reason)
    return code, params or ({"steps": format_steps([step])} if code == "wrong_die" else {}), hints


def reason_of(verdict: Verdict) -> Reason | None:
    """What a verdict says against what was tried, or None.

    >>> reason_of(explain(Position.start(), (3, 1), "13/11 6/5"))
    ('wrong_die', {'steps': '13/11'}, (('reach', {'steps': '13/10'}),))
    """
    if verdict.refused is None:
        return None
    hints = tuple((hint.code, dict(hint.params)) for hint in verdict.hints)
    return verdict.refused.code, dict(verdict.refused.params), hints


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

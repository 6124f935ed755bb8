"""The cube, by Janowski's model: a mixture of a dead cube and one that is always used at the perfect moment.

Source: R. Janowski, "Take-points in money games" (1993). In a match the same construction runs on winning chances.
"""

from __future__ import annotations

from bisect import bisect_right

from .._core import Cube, CubeOwner, Evaluation, Rules, Score, double_refusal
from .worth import averages, worth_of

CUBE_LIFE = 0.68
"""How far a real cube is from a dead one towards a perfectly live one; Janowski's usual figure for money."""


def equity(chances: Evaluation, cube: Cube, score: Score, rules: Rules) -> float:
    """The worth of the position to the side on roll with the cube where it is, both sides using it from now on."""
    won, lost = averages(chances, cube, score, rules)
    dead = chances.win * won + (1.0 - chances.win) * lost
    own_live = _alive(cube, score, rules)
    their_live = _alive(cube.flip(), score.flip(), rules)
    if not own_live and not their_live:
        return dead
    # The live curve is straight between these points: (winning chances, worth).
    worth = worth_of(score)
    points = [(0.0, lost), (1.0, won)]
    if their_live:
        points.append((_take_point(chances, cube, score, rules), worth(cube.value, False)))
    if own_live:
        points.append((1.0 - _take_point(chances.flip(), cube.flip(), score.flip(), rules), worth(cube.value, True)))
    live = _on_curve(sorted(points), chances.win)
    return CUBE_LIFE * live + (1.0 - CUBE_LIFE) * dead


def after_double(chances: Evaluation, cube: Cube, score: Score, rules: Rules) -> float:
    """The worth to the side on roll of having doubled to `cube` and been taken."""
    return equity(chances, Cube(2 * cube.value, CubeOwner.THEIRS), score, rules)


def normalised(value: float, cube: Cube, score: Score) -> float:
    """A worth as a multiple of the cube: +1 wins what is at stake as a single game, -1 loses it."""
    worth = worth_of(score)
    won, lost = worth(cube.value, True), worth(cube.value, False)
    return 2.0 * (value - lost) / (won - lost) - 1.0


def _alive(cube: Cube, score: Score, rules: Rules) -> bool:
    return double_refusal(cube, score, rules) is None


def _take_point(chances: Evaluation, cube: Cube, score: Score, rules: Rules) -> float:
    """The winning chances with which the side on roll may just take a double of `cube`."""
    doubled = Cube(2 * cube.value, CubeOwner.OWN)
    won, lost = averages(chances, doubled, score, rules)
    if won <= lost:
        return 1.0
    drop = worth_of(score)(cube.value, False)
    dead = min(max((drop - lost) / (won - lost), 0.0), 1.0)
    # Owning a cube that still lives is worth a fifth of the dead take point: 25 % becomes 20 % in money.
    return dead * 0.8 if _alive(doubled, score, rules) else dead


def _on_curve(points: list[tuple[float, float]], at: float) -> float:
    index = min(max(bisect_right([x for x, _ in points], at), 1), len(points) - 1)
    (x0, y0), (x1, y1) = points[index - 1], points[index]
    return y1 if x1 <= x0 else y0 + (y1 - y0) * (at - x0) / (x1 - x0)

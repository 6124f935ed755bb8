"""Looking rolls ahead: the chances of a position as the mean over what may be rolled."""

from __future__ import annotations

from .._core import ALL_ROLLS, Evaluation, Position, SimpleEvaluator

_ALL = sum(roll.weight for roll in ALL_ROLLS)


def look_ahead(evaluator: SimpleEvaluator, position: Position, plies: int) -> Evaluation:
    """The chances of the side on roll, before it rolls, `plies` rolls ahead; each roll is played as looks best at once.

    >>> look_ahead(SimpleEvaluator(), Position.from_id("AwAABAAAAAAAAA"), 1).win
    1.0
    """
    if plies == 0 or position.result:
        return evaluator.evaluate([position])[0]
    total = [0.0] * 5
    for roll in ALL_ROLLS:
        ranked = evaluator.rank(position, roll)
        after, chances = (ranked[0][0].after, ranked[0][1]) if ranked else (position, None)
        if chances is None or plies > 1:
            chances = look_ahead(evaluator, after.flip(), plies - 1).flip()
        for index, share in enumerate(_shares(chances)):
            total[index] += roll.weight * share
    return Evaluation(*(min(share / _ALL, 1.0) for share in total))


def _shares(chances: Evaluation) -> tuple[float, float, float, float, float]:
    return (
        chances.win,
        chances.win_gammon,
        chances.win_backgammon,
        chances.lose_gammon,
        chances.lose_backgammon,
    )

"""Open Sage by the package bgsage, its net alone unless told otherwise: the best play by cubeless money equity.

It counts plies as XG does, one more than GNU Backgammon: its "1ply" is the net alone, 0 here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import version

import bgsage
import line


def main() -> None:
    if sys.argv[1:] == ["speed"]:
        line.speed(prepare)
        return
    depth = line.plies()
    analyzer = bgsage.create_analyzer(f"{depth + 1}ply", cubeful=False, parallel_threads=1)

    def choose(position: str, d1: int, d2: int) -> str:
        theirs, own = line.sides(position)
        moves = analyzer.checker_play(board(own, theirs), d1, d2, jacoby=False).moves
        if not moves:
            return line.position_id(own, theirs)
        # The last checker it would also take off by one die where the other can hit first, as the rules ask for; to it
        # the two are the same.
        return faced(max(moves, key=lambda move: (move.cubeless_equity, move.board[0])).board)

    line.serve(f"bgsage {version('bgsage')}, {bgsage.PRODUCTION_MODEL}, {depth}-ply", choose)


def prepare(positions: list[str]) -> Callable[[], object]:
    """Its own way of judging many positions, one thread, the net alone."""
    sides = ((own, theirs) for theirs, own in map(line.sides, positions))
    asked = [{"board": board(own, theirs), "cube_owner": "centered"} for own, theirs in sides]
    return lambda: bgsage.batch_post_move_evaluate(asked, "1ply", n_threads=1)


def board(own: list[int], theirs: list[int]) -> list[int]:
    """Its 26 numbers: 1 to 24 the mover's points (+ own, - theirs), 25 his bar, 0 the opponent's bar, positive."""
    points = [own[point] - theirs[23 - point] for point in range(24)]
    return [theirs[24], *points, own[24]]


def faced(after: list[int]) -> str:
    """The Position ID of the opponent, who is on roll next."""
    points = after[1:25]
    own = [max(count, 0) for count in points] + [after[25]]
    theirs = [max(-count, 0) for count in reversed(points)] + [after[0]]
    return line.position_id(own, theirs)


if __name__ == "__main__":
    main()

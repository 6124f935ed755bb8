"""Legal plays by brute force: written from the rules alone, slow, and sharing no code with the core.

A board is a tuple of 26 numbers as in `Position.points`: [0] the opponent's bar (not positive), [1] to [24] own
checkers positive and the opponent's negative, [25] own bar.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator

Board = tuple[int, ...]
Move = tuple[int, int]


def moves(board: Board, die: int) -> Iterator[Move]:
    """Yield every step that one die allows: a checker forward, to a point the opponent has not made."""
    for start in range(25, 0, -1):
        if board[start] <= 0:
            continue
        if board[25] > 0 and start != 25:
            continue
        end = start - die
        if end >= 1:
            if board[end] >= -1:
                yield start, end
        elif all(board[point] <= 0 for point in range(7, 26)):
            exact = end == 0
            last = all(board[point] <= 0 for point in range(start + 1, 7))
            if exact or last:
                yield start, 0


def moved(board: Board, move: Move) -> Board:
    """Return the board after one step; a blot that is met goes to its bar."""
    start, end = move
    points = list(board)
    points[start] -= 1
    if end > 0:
        if points[end] == -1:
            points[end] = 0
            points[0] -= 1
        points[end] += 1
    return tuple(points)


def ways(board: Board, dice: tuple[int, ...]) -> dict[tuple[Board, int], set[tuple[Move, ...]]]:
    """Return for each board and number of dice used the sequences of steps that lead there and cannot go on."""
    found: dict[tuple[Board, int], set[tuple[Move, ...]]] = {}

    def go(here: Board, left: tuple[int, ...], path: tuple[Move, ...]) -> None:
        stuck = True
        for die in set(left):
            rest = list(left)
            rest.remove(die)
            for move in moves(here, die):
                stuck = False
                go(moved(here, move), tuple(rest), (*path, move))
        if stuck:
            found.setdefault((here, len(path)), set()).add(path)

    go(board, dice, ())
    return found


def results(board: Board, dice: tuple[int, int]) -> tuple[set[Board], int]:
    """Return the boards after all legal plays and the number of dice they use; nothing and 0 for a dance.

    >>> results((-1, 0, 0, 1) + (0,) * 22, (6, 2))[1]
    2
    """
    high, low = max(dice), min(dice)
    if high == low:
        reached = _doubles(board, high)
        most = max(used for _, used in reached)
        return ({end for end, used in reached if used == most}, most) if most else (set(), 0)
    found = ways(board, (high, low))
    most = max(used for _, used in found)
    if most == 0:
        return set(), 0
    if most == 1:
        die = high if any(moves(board, high)) else low
        return {moved(board, move) for move in moves(board, die)}, 1
    return {end for end, used in found if used == most}, most


def _doubles(board: Board, die: int) -> set[tuple[Board, int]]:
    """Four steps one after the other; boards that were met already are not walked again."""
    reached, layer = {(board, 0)}, {board}
    for used in range(1, 5):
        layer = {moved(here, move) for here in layer for move in moves(here, die)}
        reached |= {(here, used) for here in layer}
    return reached


def flipped(board: Board) -> Board:
    """Return the board as the other side sees it."""
    return tuple(-count for count in reversed(board))


def position_id(board: Board) -> str:
    """Return the GNU Position ID, made from its description: the opponent first, ones for checkers, zeros between."""
    bits = ""
    for side in (flipped(board), board):
        for count in side[1:]:
            bits += "1" * max(count, 0) + "0"
    bits = bits.ljust(80, "0")
    data = bytes(int(bits[i : i + 8][::-1], 2) for i in range(0, 80, 8))
    return base64.b64encode(data).decode().rstrip("=")

"""The peer's end of the line protocol that triktrak/arena/peer.py describes; runs where Triktrak is not installed."""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable
from time import perf_counter

Chooser = Callable[[str, int, int], str]
"""Takes the GNU Position ID of the side on roll and two dice, gives the Position ID that the opponent then faces."""


def serve(title: str, choose: Chooser) -> None:
    """Say who this is, then answer line by line until the input ends."""
    print(title, flush=True)
    for line in sys.stdin:
        turns = (turn.partition(":") for turn in line.split())
        print(" ".join(choose(position, int(dice[0]), int(dice[1])) for position, _, dice in turns), flush=True)


def speed(prepare: Callable[[list[str]], Callable[[], object]]) -> None:
    """Read Position IDs, have them judged again and again for a second, and say how many were in one.

    `prepare` turns them into what the program likes, which is not measured, and returns what judges them all.
    """
    # Many at once, since some programs read their weights anew for each call.
    positions, rounds, elapsed = 40 * sys.stdin.read().split(), 0, 0.0
    judge = prepare(positions)
    judge()
    begun = perf_counter()
    while elapsed < 1.0:
        judge()
        rounds, elapsed = rounds + 1, perf_counter() - begun
    print(rounds * len(positions) / elapsed, flush=True)


def plies(default: int = 0) -> int:
    """How many rolls ahead is asked for on the command line, counted as GNU Backgammon counts."""
    return int(sys.argv[1]) if len(sys.argv) > 1 else default


def sides(position: str) -> list[list[int]]:
    """The 25 numbers of the side not on roll and of the side on roll, from its ace point to its bar."""
    bits = int.from_bytes(base64.b64decode(position + "=="), "little")
    counts = [0] * 50
    for place in range(50):
        while bits & 1:
            counts[place] += 1
            bits >>= 1
        bits >>= 1
    return [counts[:25], counts[25:]]


def position_id(waiting: list[int], on_roll: list[int]) -> str:
    """The GNU Position ID of two such lists: for each place as many ones as checkers, then a zero."""
    bits = "".join("1" * count + "0" for count in waiting + on_roll)
    packed = int(bits[::-1], 2).to_bytes(10, "little")
    return base64.b64encode(packed).decode().rstrip("=")

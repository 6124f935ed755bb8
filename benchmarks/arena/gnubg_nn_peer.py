"""GNU Backgammon's nets by the package gnubg-nn, 0-ply unless told otherwise: the best play by cubeless money equity.

At 0 plies `best_move` ranks by the full net, not the pruned one, and by the bear-off tables that come with the package.
"""

from __future__ import annotations

import base64
import sys
from importlib.metadata import version

import gnubg_nn
import line


def main() -> None:
    if sys.argv[1:] == ["speed"]:
        return  # It remembers what it has judged, and asked again it would show how fast it remembers.
    depth = line.plies()

    def choose(position: str, d1: int, d2: int) -> str:
        board = gnubg_nn.board_from_position_id(position)
        return from_key(gnubg_nn.best_move(board, d1, d2, depth, b=1)[1])

    line.serve(f"gnubg-nn {version('gnubg-nn')}, {depth}-ply", choose)


def from_key(key: str) -> str:
    """The Position ID of one of its keys: the same ten bytes, the letters A to P for their halves."""
    halves = [ord(letter) - ord("A") for letter in key]
    packed = bytes(high << 4 | low for high, low in zip(halves[::2], halves[1::2], strict=True))
    return base64.b64encode(packed).decode().rstrip("=")


if __name__ == "__main__":
    main()

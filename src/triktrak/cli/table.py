"""Tables of text: aligned columns, as many of them as fit."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence


def table(head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1, width: int | None = None) -> list[str]:
    """Lines of aligned columns, the first `left` to the left; where `width` is too narrow the last ones are left out.

    >>> table(["play", "equity"], [["8/5 6/5", "+0.159"], ["24/21", "-0.010"]])
    ['play     equity', '8/5 6/5  +0.159', '24/21    -0.010']
    """
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    while width is not None and len(widths) > left + 1 and sum(widths) + 2 * (len(widths) - 1) > width:
        widths.pop()
    return ["  ".join(_cells(row, widths, left)).rstrip() for row in (head, *rows)]


def fitted(head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """The same as wide as the terminal; a file or another program has room for all of it."""
    return table(head, rows, left, shutil.get_terminal_size().columns if sys.stdout.isatty() else None)


def _cells(row: Sequence[str], widths: Sequence[int], left: int) -> list[str]:
    return [
        f"{cell:<{width}}" if index < left else f"{cell:>{width}}"
        for index, (cell, width) in enumerate(zip(row, widths, strict=False))
    ]

"""The card of a position: the board, and beside it what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ..._core import Situation
from . import board, paper

HIGH = 470


def position(situation: Situation, sentence: str, lines: Sequence[str]) -> str:
    """The board with a sentence and a few lines of conditions beside it.

    >>> from triktrak import Position
    >>> position(Situation(Position.start()), "Backgammon", ["Match to 7"]).startswith("<svg")
    True
    """
    scale = HIGH / board.HEIGHT
    wide, top = board.WIDTH * scale, (paper.HEIGHT - HIGH) / 2
    left = paper.LEFT + wide + 44
    room = paper.WIDTH - paper.LEFT - left
    rows = [(row, 31, 600) for row in paper.wrapped(sentence, 31, room, 5)]
    rows += [(row, 24, 500) for line in lines for row in paper.wrapped(line, 24, room, 2)]
    y = 222.0
    text = []
    for number, (row, size, weight) in enumerate(rows):
        # A little air between the sentence and what it is about.
        y += 22 if number and size != rows[number - 1][1] else 0
        text.append(paper.words(left, y, row, size, paper.CREAM, weight=weight, anchor="start"))
        y += size * 1.35
    mark = f'<g transform="translate({left - 502:g} 48)">{paper.heading()}</g>'
    shadow = (
        f'<rect x="{paper.LEFT}" y="{top + 12:g}" width="{wide:g}" height="{HIGH}" rx="14" fill="#140800"'
        ' fill-opacity=".25"/>'
    )
    plate = f'<rect x="{left - 26:g}" y="{top:g}" width="{room + 52:g}" height="{HIGH}" rx="22" fill="#46301F"/>'
    drawn = f'<g transform="translate({paper.LEFT} {top:g}) scale({scale:.5f})">{board.drawing(situation)}</g>'
    return paper.card(f"{plate}{mark}{shadow}{drawn}{''.join(text)}")

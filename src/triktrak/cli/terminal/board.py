"""The board drawn with characters: 47 columns, and the score beside it.

The viewer's home is at the bottom right. Checkers differ in shape as well as in colour.
"""

from __future__ import annotations

from rich.text import Text

from ...rules import BLACK, Match, Side
from ...text import text
from . import spoken
from .people import People, checkers, pips

FULL, HOLLOW = "●", "○"
TALL = 5
"""Checkers shown in a column; a number stands for the rest."""
WIDTH = 50

_COLOURS = {FULL: "bold #56B4E9", HOLLOW: "bold #E69F00"}  # Okabe and Ito: told apart by all eyes
_FAINT = "dim"
_TOP = (*range(13, 19), 25, *range(19, 25), 0)
_BOTTOM = (*range(12, 6, -1), 25, *range(6, 0, -1), 0)
_TOP_EDGE, _BOTTOM_EDGE = "┌┬┐", "└┴┘"

Column = tuple[str, int]
"""What stands on a place: whose checkers, and how many."""


def draw(match: Match, people: People, width: int) -> list[Text]:
    """Return the lines of the board; the score stands beside it where `width` allows, else below."""
    viewer = people.viewer(match)
    own, theirs = checkers(match, viewer)
    mine, other = mark(people, viewer), mark(people, viewer.other)

    def column(point: int, upper: bool) -> Column:
        # The upper half of the bar and of the tray is the other side's.
        if point in (0, 25):
            whose, count = (other, theirs[point]) if upper else (mine, own[point])
            return (whose, count) if count else ("", 0)
        return (mine, own[point]) if own[point] else (other, theirs[25 - point])

    top = [column(point, True) for point in _TOP]
    bottom = [column(point, False) for point in _BOTTOM]
    lines = [
        _numbers(_TOP),
        _edge(_TOP_EDGE),
        *(_row(top, depth) for depth in range(TALL)),
        _row([("", 0)] * len(_TOP), TALL),
        *(_row(bottom, depth) for depth in reversed(range(TALL))),
        _edge(_BOTTOM_EDGE),
        _numbers(_BOTTOM),
    ]
    beside = _beside(match, people, viewer)
    if width < WIDTH + max(len(line) for line in beside):
        return [*lines, *(line for line in beside if line)]
    for line, more in zip(lines, beside, strict=False):
        line.pad_right(WIDTH - len(line))
        line.append_text(more)
    return lines


def mark(people: People, side: Side) -> str:
    """Return the sign of a side's checkers: full for you or, where two play, for Black, whoever looks at the board."""
    return FULL if side is (people.you if people.you is not None else BLACK) else HOLLOW


def _beside(match: Match, people: People, viewer: Side) -> list[Text]:
    """What stands to the right of the board: the other side's at the top, the viewer's at the bottom."""
    empty = Text()
    block = [
        *_side(match, people, viewer.other),
        empty,
        Text(spoken.length(match, people)),
        Text(text("game-number", people.lang, {"n": match.game.number})),
        Text(spoken.cube(match, people), style="bold"),
        empty,
        *_side(match, people, viewer),
    ]
    return [empty, empty, *block]


def _side(match: Match, people: People, side: Side) -> list[Text]:
    sign = mark(people, side)
    name = Text.assemble((sign, _COLOURS[sign]), " ", (people.name(side), "bold"))
    return [name, Text(text("term-side", people.lang, {"points": match.score[side], "pips": pips(match)[side]}))]


def _numbers(points: tuple[int, ...]) -> Text:
    names = {25: "bar", 0: "off"}  # as they are written in a play, the same in every language
    return _joined([Text(names.get(point, f"{point:>2} "), style=_FAINT) for point in points], " ")


def _row(columns: list[Column], depth: int) -> Text:
    return _joined([_cell(*column, depth) for column in columns], "│")


def _cell(sign: str, count: int, depth: int) -> Text:
    if depth < min(count, TALL):
        shown = str(count) if count > TALL and depth == TALL - 1 else sign
        return Text(f"{shown:>2} ", style=_COLOURS[sign])
    return Text(" · " if depth == 0 and sign else "   ", style=_FAINT)


def _edge(corners: str) -> Text:
    return Text(corners[0] + corners[1].join("─" * width for width in (18, 3, 18, 3)) + corners[2], style=_FAINT)


def _joined(cells: list[Text], edge: str) -> Text:
    """Two halves of six points with the bar between them and the tray behind."""
    line = Text().append(edge, style=_FAINT)
    for group in (cells[:6], cells[6:7], cells[7:13], cells[13:]):
        for cell in group:
            line.append_text(cell)
        line.append(edge, style=_FAINT)
    return line

"""Boards as pictures of their own, for pages without a script and for paper: what is shown, and marks upon it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .._core import Situation
from ..lessons.glossary import Diagram
from ..scorebook.cards.board import BASE, EDGE, HEIGHT, LONG, MIDDLE, RAIL, WIDTH, column, drawing
from ..scorebook.cards.paper import words

_HALF = RAIL + 600
"""Where the bar begins: from here on the right half is shown."""
_GOLD, _CASING, _INK, _FRAME = "#FFE08A", "#3A2415", "#2A201A", "#4A2F20"
PARTS = [
    *("frame", "frame-ink", "field", "tray", "pt-a", "pt-a-edge", "pt-b", "pt-b-edge"),
    *("lt", "lt-edge", "lt-groove", "lt-ink", "dk", "dk-edge", "dk-ink", "mark"),
]
"""The parts of a board that have colours, by the names they have on the pages."""
BOARDS = {
    "light": "4A2F20 E9D3B2 AA825A 8A6848 A45E3C 7A3D21 4C7473 365A5A"
    " FBF3E1 4A3522 CDBA97 2A201A 1C1917 93836F F4EAD8 FFE08A",
    "dark": "241C18 D8C4A8 8D7965 6F5E4D 9A5939 6B371D 41696E 2B4C51"
    " F0E5D0 33261B BBA985 2A201A 100E0D 8E7F6E EFE4D2 FFE08A",
    "contrast": "000000 FFFFFF F4F4F4 767676 767676 000000 0072B2 000000"
    " FFFFFF 000000 000000 000000 000000 FFFFFF FFFFFF E69F00",
}
"""The colours of these parts in each theme; everything is drawn in those of the light one."""


def of_diagram(diagram: Diagram) -> str:
    """The board of a term.

    >>> of_diagram(Diagram(start=True, mark=(6,)))[:5]
    '<svg '
    """
    marks = "".join(_mark(point) for point in diagram.mark)
    return picture(diagram.situation, marks, right_half=diagram.view == "right")


def coloured(drawn: str, theme: str) -> str:
    """What is drawn, in the colours of the board of a theme.

    >>> coloured('<path fill="#AA825A"/>', "dark")
    '<path fill="#8D7965"/>'
    """
    become = dict(zip(BOARDS["light"].split(), BOARDS[theme].split(), strict=True))
    return re.sub("#([0-9A-F]{6})", lambda found: f"#{become.get(found[1], found[1])}", drawn)


def picture(situation: Situation, marks: str = "", *, right_half: bool = False) -> str:
    """A whole picture of a situation, or of its right half, with `marks` drawn over it."""
    left = _HALF if right_half else 0
    # A picture in a page has no fonts of ours: there the reader's own stands in.
    drawn = f"{drawing(situation)}{marks}".replace('"Inter"', '"Inter, system-ui, sans-serif"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} 0 {WIDTH - left} {HEIGHT}" width="{WIDTH - left}"'
        f' height="{HEIGHT}">{drawn}</svg>'
    )


def with_names(situation: Situation, names: Mapping[str, str]) -> str:
    """A whole picture of a situation whose quarters have names, with an arrow along the way of the side below."""
    near, far = MIDDLE + 65, MIDDLE - 65
    start, turn = column(24), column(12) - 12
    way = f"M{start:g} {far:g}H{turn + 30:g}Q{turn:g} {far:g} {turn:g} {far + 30:g}V{near - 30:g}"
    way += f"Q{turn:g} {near:g} {turn + 30:g} {near:g}H{start - 30:g}"
    tip = f"M{start + 16:g} {near:g}l-50 -27v54z"
    casing = f'stroke="{_CASING}" stroke-linejoin="round"'
    arrow = (
        f'<path d="{way}" fill="none" stroke-width="17" {casing}/><path d="{tip}" fill="{_CASING}" stroke-width="9"'
        f' {casing}/><path d="{way}" fill="none" stroke="#FBF3E1" stroke-width="9"/><path d="{tip}" fill="#FBF3E1"/>'
    )
    quarters = (("their-home", 1, -14), ("their-outer", 12, -14), ("home", 1, 42), ("outer", 12, 42))
    said = (_name(point, MIDDLE + below, names[quarter]) for quarter, point, below in quarters)
    return picture(situation, arrow + "".join(said))


def _name(point: int, y: float, name: str) -> str:
    across = column(point) + (-250 if point == 1 else 250)
    return words(across, y, name, 37, _INK, weight=600)


def _mark(point: int) -> str:
    """A gold edge round the column of a point, with a dark casing that is seen on every colour of the board, and a
    number large enough for a small picture."""
    middle, far = column(point), point > 12
    edges = (_edge(middle - 47, EDGE + 4 if far else BASE - LONG - 4, *how) for how in ((_CASING, 15), (_GOLD, 7)))
    plate = f'<rect x="{middle - 30:g}" y="{4 if far else BASE + 5:g}" width="60" height="{EDGE - 9}" fill="{_FRAME}"/>'
    number = words(middle, (EDGE / 2 if far else BASE + EDGE / 2) + 17, str(point), 50, _GOLD, weight=600)
    return "".join(edges) + plate + number


def _edge(x: float, y: float, colour: str, width: int) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="94" height="{LONG}" rx="12" fill="none" stroke="{colour}"'
        f' stroke-width="{width}"/>'
    )

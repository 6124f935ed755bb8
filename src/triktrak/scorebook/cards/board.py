"""A board drawn in Python: the same measures and colours as the board on the pages (100 units are a point's width).

Draws what it is given and knows no rule. Everything is seen by the side that decides: it sits below and bears off to
the right, its checkers are the light ones.
"""

from __future__ import annotations

from ..._core import Cube, CubeOwner, Dice, Pending, Position, Situation
from . import paper

RAIL, BAR_WIDTH, DIVIDER, TRAY, EDGE, LONG, GAP = 30, 110, 24, 116, 60, 500, 180
WIDTH = 2 * RAIL + 1200 + BAR_WIDTH + DIVIDER + TRAY
HEIGHT = 2 * EDGE + 2 * LONG + GAP
CHECKER, PITCH, CUBE, OFFERED = 92, 94, 82, 128
MIDDLE, BASE = HEIGHT / 2, HEIGHT - EDGE
_RIGHT = RAIL + 600 + BAR_WIDTH
_BAR = RAIL + 600 + BAR_WIDTH / 2
_PIPS = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 3, 6, 2, 5, 8]}


def drawing(situation: Situation) -> str:
    """The board of a situation, `WIDTH` by `HEIGHT` units: frame, points, checkers, cube and dice.

    >>> drawing(Situation(Position.start())).count("<circle")
    90
    """
    position = situation.position
    parts = [_frame(), *(_point(number) for number in range(1, 25)), _pips(position)]
    for number in range(1, 26):
        parts += _stack(number, position.points[number])
    parts += _stack(0, position.points[0])
    for light, off in ((True, position.off[0]), (False, position.off[1])):
        parts += [_slab(light, slot) for slot in range(off)]
    if not situation.cube.is_none:
        parts.append(_cube(situation.cube, situation.pending))
    if situation.dice is not None:
        parts += _dice(situation.dice, mine=situation.on_roll)
    return "".join(parts)


def column(point: int) -> float:
    """The middle of the column of a point.

    >>> column(1), column(24), column(12)
    (1290.0, 1290.0, 80.0)
    """
    along = point if point <= 12 else 25 - point
    return (_RIGHT + (6 - along) * 100 if along <= 6 else RAIL + (12 - along) * 100) + 50.0


def _frame() -> str:
    fields = "".join(
        f'<rect x="{x}" y="{EDGE}" width="600" height="{HEIGHT - 2 * EDGE}" rx="5" fill="#AA825A"/>'
        for x in (RAIL, _RIGHT)
    )
    trays = "".join(
        f'<rect x="{WIDTH - RAIL - TRAY}" y="{y}" width="{TRAY}" height="{LONG}" rx="8" fill="#8A6848" stroke="#000"'
        ' stroke-opacity=".35" stroke-width="3"/>'
        for y in (EDGE, BASE - LONG)
    )
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="34" fill="#4A2F20"/>'
        f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="31" fill="none" stroke="#fff"'
        ' stroke-opacity=".12" stroke-width="2"/>'
        f'{fields}{trays}<path d="M{_BAR:g} 4V{HEIGHT - 4}" stroke="#000" stroke-opacity=".38" stroke-width="3"/>'
    )


def _point(number: int) -> str:
    x = column(number)
    top = number > 12
    foot, tip = (EDGE, EDGE + LONG) if top else (BASE, BASE - LONG)
    fill, edge = ("#A45E3C", "#7A3D21") if number % 2 else ("#4C7473", "#365A5A")
    label = (EDGE / 2 if top else BASE + EDGE / 2) + 11
    return (
        f'<path d="M{x - 48:g} {foot:g}L{x:g} {tip:g}L{x + 48:g} {foot:g}z" fill="{fill}" stroke="{edge}"'
        ' stroke-width="2.5" stroke-linejoin="round"/>' + paper.words(x, label, str(number), 30, "#E9D3B2")
    )


def _pips(position: Position) -> str:
    own, theirs = position.pips
    far = paper.words(_BAR, EDGE / 2 + 12, str(theirs), 34, "#E9D3B2", weight=600)
    return far + paper.words(_BAR, BASE + EDGE / 2 + 12, str(own), 34, "#E9D3B2", weight=600)


def _stack(place: int, count: int) -> list[str]:
    """The checkers of a point (1 to 24), of the own bar (25) or of the other's (0); the other's are negative."""
    bar = place in (0, 25)
    most = 4 if bar else 5
    drawn = min(abs(count), most)
    parts = []
    for slot in range(drawn):
        x, y = _spot(place, slot)
        many = abs(count) if slot == drawn - 1 and abs(count) > most else 0
        parts.append(_checker(x, y, light=count > 0, count=many))
    return parts


def _spot(place: int, slot: int) -> tuple[float, float]:
    if place in (0, 25):
        away = CUBE / 2 + 14 + CHECKER / 2 + slot * PITCH
        return _BAR, MIDDLE - away if place == 25 else MIDDLE + away
    depth = 6 + CHECKER / 2 + slot * PITCH
    return column(place), EDGE + depth if place > 12 else BASE - depth


def _checker(x: float, y: float, *, light: bool, count: int) -> str:
    shadow = f'<circle cx="{x:g}" cy="{y + 5:g}" r="45" fill="#000" fill-opacity=".3"/>'
    if light:
        body = f'<circle cx="{x:g}" cy="{y:g}" r="44" fill="#FBF3E1" stroke="#4A3522" stroke-width="4"/>'
        mark = f'<circle cx="{x:g}" cy="{y:g}" r="27" fill="none" stroke="#CDBA97" stroke-width="5"/>'
    else:
        body = f'<circle cx="{x:g}" cy="{y:g}" r="44" fill="#1C1917" stroke="#93836F" stroke-width="4.5"/>'
        mark = f'<circle cx="{x:g}" cy="{y:g}" r="11" fill="#93836F" fill-opacity=".85"/>'
    if count:
        mark = paper.words(x, y + 14, str(count), 40, "#2A201A" if light else "#F4EAD8", weight=600)
    return shadow + body + mark


def _slab(light: bool, slot: int) -> str:
    fill, edge = ("#FBF3E1", "#4A3522") if light else ("#1C1917", "#93836F")
    y = BASE - 8 - (slot + 1) * 31 if light else EDGE + 8 + slot * 31
    x = WIDTH - RAIL - TRAY + (TRAY - 98) / 2
    return f'<rect x="{x:g}" y="{y:g}" width="98" height="28" rx="8" fill="{fill}" stroke="{edge}" stroke-width="2.5"/>'


def _cube(cube: Cube, pending: Pending) -> str:
    offered = pending is not Pending.NOTHING
    value = cube.value * 2 if offered else cube.value
    size = OFFERED if offered else CUBE
    end = 10 + CUBE / 2
    # Offered by the other side, in whose half it lies.
    x = RAIL + 300.0 if offered else _BAR
    y = {CubeOwner.OWN: BASE - end, CubeOwner.THEIRS: EDGE + end}.get(cube.owner, MIDDLE)
    y = MIDDLE if offered else y
    half, rim = size / 2, ("#FFE08A", 8) if offered else ("#4A3524", 3)
    # A real cube has no 1: not yet turned it shows 64.
    shown = "64" if value == 1 else str(value)
    letter = size * {1: 0.6, 2: 0.5, 3: 0.36}.get(len(shown), 0.29)
    return (
        f'<rect x="{x - half:g}" y="{y - half + 5:g}" width="{size}" height="{size}" rx="{size * 0.17:g}"'
        ' fill="#000" fill-opacity=".3"/>'
        f'<rect x="{x - half:g}" y="{y - half:g}" width="{size}" height="{size}" rx="{size * 0.17:g}"'
        f' fill="{"#FFE9C4" if offered else paper.IVORY}" stroke="{rim[0]}" stroke-width="{rim[1]}"/>'
        + paper.numeral(x, y + letter * 0.33, shown, letter, "#3A1E10")
    )


def _dice(dice: Dice, *, mine: bool) -> list[str]:
    numbers = [dice.d1] * 4 if dice.is_double else [dice.d1, dice.d2]
    centre = (_RIGHT if mine else RAIL) + 300
    return [
        _die(centre + (index - (len(numbers) - 1) / 2) * 118, number, light=mine)
        for index, number in enumerate(numbers)
    ]


def _die(x: float, number: int, *, light: bool) -> str:
    fill, edge, ink = ("#FBF3E1", "#4A3522", "#2A201A") if light else ("#1C1917", "#93836F", "#F4EAD8")
    step = 98 * 0.27
    pips = "".join(
        f'<circle cx="{x + (place % 3 - 1) * step:g}" cy="{MIDDLE + (place // 3 - 1) * step:g}" r="9.2" fill="{ink}"/>'
        for place in _PIPS[number]
    )
    return (
        f'<rect x="{x - 49:g}" y="{MIDDLE - 44:g}" width="98" height="98" rx="21.6" fill="#000" fill-opacity=".3"/>'
        f'<rect x="{x - 49:g}" y="{MIDDLE - 49:g}" width="98" height="98" rx="21.6" fill="{fill}" stroke="{edge}"'
        f' stroke-width="3"/>{pips}'
    )

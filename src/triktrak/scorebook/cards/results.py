"""The card of two against each other: the halves of the scoreboard, a cube between them."""

from __future__ import annotations

from msgspec import Struct

from . import paper

X, Y, W, H = 140, 150, 920, 291


class Half(Struct, frozen=True):
    """One of the two: a name, and what stands below it."""

    name: str
    score: int


def duel(white: Half, black: Half, sentence: str, detail: str, cube: int = 1) -> str:
    """The card of a match, a money session, a single game, or of everything between two people.

    >>> duel(Half("Ann", 7), Half("Bob", 4), "Ann beats Bob", "Match to 7").startswith("<svg")
    True
    """
    middle = X + W / 2
    halves = (
        paper.panel(X, Y, W, H)
        + f'<path d="M{middle} {Y}H{X + W - 26}a26 26 0 0 1 26 26V{Y + H - 26}a26 26 0 0 1 -26 26H{middle}z"'
        ' fill="url(#dark)"/>'
        + _half(X + W / 4, white, paper.INK, dark=False, room=330)
        + _half(X + 3 * W / 4, black, "#F4EAD8", dark=True, room=330)
    )
    body = paper.heading() + halves + (_cube(middle, Y + H / 2 + 1, cube) if cube > 1 else "")
    return paper.card(body + paper.footing(sentence, detail))


def _half(x: float, half: Half, ink: str, *, dark: bool, room: float) -> str:
    size = 31
    name = paper.fit(half.name, size, room)
    left = x - (paper.width(name, size) * 0.93 + 49) / 2
    score = str(half.score)
    big = {1: 196, 2: 196, 3: 150}.get(len(score), 110)
    return (
        checker(left + 18, Y + 48, dark=dark)
        + paper.words(left + 49, Y + 59, name, size, ink, weight=600, anchor="start")
        + paper.numeral(x, Y + 159 + big * 0.335, score, big, ink)
    )


def checker(x: float, y: float, *, dark: bool) -> str:
    """A small checker beside the name of its side."""
    if dark:
        return (
            f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="#1C1917" stroke="#93836F" stroke-width="2"/>'
            f'<circle cx="{x:g}" cy="{y:g}" r="4.5" fill="#93836F"/>'
        )
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="#FBF3E1" stroke="#4A3522" stroke-width="2"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="10.5" fill="none" stroke="#CDBA97" stroke-width="2"/>'
    )


def _cube(x: float, y: float, value: int) -> str:
    shown = str(value)
    size = {1: 54, 2: 48, 3: 36}.get(len(shown), 27)
    return (
        f'<rect x="{x - 50:g}" y="{y - 42:g}" width="100" height="100" rx="21" fill="#000" fill-opacity=".3"/>'
        f'<rect x="{x - 48:g}" y="{y - 48:g}" width="96" height="96" rx="19" fill="{paper.IVORY}" stroke="#4A3524"'
        ' stroke-width="3"/>'
        f'<rect x="{x - 39:g}" y="{y - 39:g}" width="78" height="78" rx="11" fill="none" stroke="#4A3524"'
        ' stroke-opacity=".2" stroke-width="2.5"/>' + paper.numeral(x, y + size * 0.33, shown, size, "#3A1E10")
    )

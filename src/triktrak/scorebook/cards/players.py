"""The card of one player: the name, and a few figures."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from . import paper
from .results import checker

X, Y, W, H = 140, 150, 920, 291


class Figure(Struct, frozen=True):
    """A number and what it counts."""

    label: str
    value: str


def portrait(name: str, figures: Sequence[Figure], sentence: str, detail: str) -> str:
    """The name above up to four figures.

    >>> "Ann" in portrait("Ann", [Figure("Won", "12")], "Ann has won 12", "")
    True
    """
    shown = paper.fit(name, 40, W - 190)
    left = paper.WIDTH / 2 - (paper.width(shown, 40) * 0.93 + 52) / 2
    body = [
        paper.heading(),
        paper.panel(X, Y, W, H),
        checker(left + 18, Y + 57, dark=False),
        paper.words(left + 52, Y + 71, shown, 40, paper.INK, weight=600, anchor="start"),
        f'<path d="M{X + 44} {Y + 110}H{X + W - 44}" stroke="#DCCFBA" stroke-width="1.5"/>',
    ]
    each = (W - 60) / max(len(figures), 1)
    for number, figure in enumerate(figures):
        x = X + 30 + each * (number + 0.5)
        size = 92 if len(figure.value) < 4 else 64
        body.append(paper.numeral(x, Y + 210, figure.value, size, paper.INK))
        body.append(paper.words(x, Y + 254, paper.fit(figure.label, 21, each - 12), 21, "#65574B"))
    return paper.card("".join(body) + paper.footing(sentence, detail))

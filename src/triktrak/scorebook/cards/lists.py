"""The card of several people: a chouette, another game, a day of games; the best first."""

from __future__ import annotations

from collections.abc import Sequence

from . import paper

X, Y, W = 140, 136, 920
_ROWS = 5


def ranking(title: str, rows: Sequence[tuple[str, str]], sentence: str, detail: str) -> str:
    """A list of names with what each has, as many as there is room for.

    >>> ranking("Hearts", [("Ann", "32"), ("Bob", "45")], "Ann wins", "4 rounds").count("<text")
    8
    """
    shown = rows if len(rows) <= _ROWS else rows[: _ROWS - 1]
    pitch = 42
    height = 88 + pitch * min(max(len(rows), 1), _ROWS)
    top = Y + (298 - height) / 2
    body = [
        paper.heading(),
        paper.panel(X, top, W, height),
        paper.words(X + 44, top + 52, paper.fit(title, 29, W - 88), 29, paper.COPPER, weight=600, anchor="start"),
    ]
    for number, (name, value) in enumerate(shown):
        y = top + 100 + pitch * number
        weight = 600 if number == 0 else 500
        if number:
            body.append(f'<path d="M{X + 44} {y - 31}H{X + W - 44}" stroke="#DCCFBA" stroke-width="1.5"/>')
        room = W - 88 - paper.width(value, 29) - 30
        body.append(paper.words(X + 44, y, paper.fit(name, 27, room), 27, paper.INK, weight=weight, anchor="start"))
        body.append(paper.words(X + W - 44, y, value, 27, paper.INK, weight=weight, anchor="end"))
    if more := len(rows) - len(shown):
        y = top + 100 + pitch * len(shown)
        body.append(f'<path d="M{X + 44} {y - 31}H{X + W - 44}" stroke="#DCCFBA" stroke-width="1.5"/>')
        body.append(paper.words(X + 44, y, f"+ {more}", 27, "#65574B", anchor="start"))
    return paper.card("".join(body) + paper.footing(sentence, detail))

"""Verbs about positions: legal plays, and how many there are."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import _core
from .._core import Position, Situation
from ..errors import Malformed
from .output import Json, Lang, language, line, say, show

Identifier = Annotated[str, typer.Argument(metavar="ID", show_default=False)]
Roll = Annotated[str | None, typer.Argument(metavar="ROLL", show_default=False)]


def parse_roll(text: str) -> tuple[int, int]:
    """Read a roll as people type it.

    >>> parse_roll("31"), parse_roll("6-5")
    ((3, 1), (6, 5))
    """
    digits = text.strip().replace("-", "").replace(",", "").replace(" ", "")
    if len(digits) != 2 or any(d not in "123456" for d in digits):
        raise Malformed("roll", text=text)
    return int(digits[0]), int(digits[1])


def on_roll(situation: Situation) -> Position:
    """The board as the side on roll sees it, which where a double waits is not the side that decides."""
    return situation.position if situation.on_roll else situation.position.flip()


def plays(identifier: Identifier, roll: Roll = None, lang: Lang = None, as_json: Json = False) -> None:
    """List the legal plays of a roll, or of the dice that the identifier states, with the position each leads to."""
    language(lang)
    situation = Situation.parse(identifier)
    board = on_roll(situation)
    if roll is not None:
        dice = parse_roll(roll)
    elif situation.dice is not None:
        dice = situation.dice.d1, situation.dice.d2
    else:
        raise Malformed("roll_missing")
    found = board.plays(dice)
    if as_json:
        show({"position": board.id, "dice": dice, "plays": [{"play": str(p), "after": p.after.id} for p in found]})
        return
    for play in found:
        line(f"{play!s:<24} {play.after.id}")
    if not found:
        say("cli-no-play", lang, dice=f"{dice[0]}-{dice[1]}")


def perft(
    depth: Annotated[int, typer.Argument(min=1, max=3)] = 2,
    position: Annotated[str | None, typer.Option("--position", metavar="ID", show_default=False)] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Count plays to a depth over the 21 rolls: the check every move generator must pass."""
    language(lang)
    board = Position.start() if position is None else on_roll(Situation.parse(position))
    paths, distinct = _core.perft(board, depth)
    if as_json:
        show({"position": board.id, "depth": depth, "plays": paths, "distinct": distinct})
    else:
        line(f"{paths} {distinct}")

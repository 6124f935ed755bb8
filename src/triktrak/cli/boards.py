"""Verbs about positions: legal plays, evaluation, perft and the benchmark."""

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


def evaluate(identifier: Identifier, lang: Lang = None, as_json: Json = False) -> None:
    """Judge a position for the side on roll: chances of each result, and the cubeless equity."""
    from ..engine import Engine

    language(lang)
    board = on_roll(Situation.parse(identifier))
    engine = Engine()
    chances = engine.evaluate(Situation(board))
    fields = ("win", "win_gammon", "win_backgammon", "lose", "lose_gammon", "lose_backgammon")
    if as_json:
        values = {field: round(getattr(chances, field), 6) for field in fields}
        show({"position": board.id, "level": engine.level.name, **values, "equity": round(chances.equity, 6)})
        return
    for field in fields:
        say("cli-chance-" + field.replace("_", "-"), lang, chance=f"{100 * getattr(chances, field):.1f}")
    say("cli-equity", lang, equity=f"{chances.equity:+.3f}")


def perft(
    depth: Annotated[int, typer.Argument(min=1, max=3)] = 2,
    position: Annotated[str | None, typer.Option("--position", metavar="ID", show_default=False)] = None,
    as_json: Json = False,
) -> None:
    """Count plays to a depth over the 21 rolls: the check every move generator must pass."""
    board = Position.start() if position is None else on_roll(Situation.parse(position))
    paths, distinct = _core.perft(board, depth)
    if as_json:
        show({"position": board.id, "depth": depth, "plays": paths, "distinct": distinct})
    else:
        line(f"{paths} {distinct}")


def bench(context: typer.Context, as_json: Json = False) -> None:
    """Print the signature: a number that changes when the core's behaviour does."""
    if context.invoked_subcommand is None:
        signature = _core.bench_signature()
        if as_json:
            show({"signature": signature})
        else:
            line(signature)


def bench_movegen(
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, max=600)] = 2.0,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**64 - 1)] = 1,
    as_json: Json = False,
) -> None:
    """Measure the move generator on unrelated positions of real games, one thread."""
    _figures(_core.bench_movegen(seconds, seed), as_json)


def bench_endings(
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, max=600)] = 2.0,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**64 - 1)] = 1,
    as_json: Json = False,
) -> None:
    """Measure how often a second the bear-off tables can be asked, and the processor time it takes to have them."""
    from time import thread_time

    from .._core import Endings
    from ..engine.tables import endings

    begun = thread_time()
    built = Endings.build()
    after_building = thread_time()
    endings()
    after_opening = thread_time()
    times = {"seconds_to_build": after_building - begun, "seconds_to_open": after_opening - after_building}
    _figures({**_core.bench_endings(built, seconds, seed), **times}, as_json)


def _figures(result: dict[str, float], as_json: bool) -> None:
    if as_json:
        show(result)
        return
    for name, value in result.items():
        line(f"{name} {value:,.{0 if value > 100 else 3}f}" if isinstance(value, float) else f"{name} {value}")

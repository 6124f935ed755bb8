"""`triktrak bench`: how fast the core is, and whether it still does the same."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from .. import _core
from ..text import text
from .output import Json, Lang, language, line, show
from .table import table

POSITIONS = 1000
"""Each out of a game of its own: what was seen of one helps with no other."""

Seconds = Annotated[float, typer.Option("--seconds", min=0.1, max=600)]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**64 - 1)]
Peers = Annotated[bool, typer.Option("--peers", help=text("cli-help-bench-peers", language()))]


def signature(context: typer.Context, lang: Lang = None, as_json: Json = False) -> None:
    """Print the signature: a number that changes when the core's behaviour does."""
    language(lang)
    if context.invoked_subcommand is None:
        found = _core.bench_signature()
        if as_json:
            show({"signature": found})
        else:
            line(found)


def movegen(seconds: Seconds = 2.0, seed: Seed = 1, lang: Lang = None, as_json: Json = False) -> None:
    """Measure the move generator on unrelated positions of real games, one thread."""
    language(lang)
    _figures(_core.bench_movegen(seconds, seed), as_json)


def endings(seconds: Seconds = 2.0, seed: Seed = 1, lang: Lang = None, as_json: Json = False) -> None:
    """Measure how often a second the bear-off tables can be asked, and the processor time it takes to have them."""
    from time import thread_time

    from ..engine import tables

    language(lang)
    begun = thread_time()
    built = _core.Endings.build()
    after_building = thread_time()
    tables.endings()
    after_opening = thread_time()
    times = {"seconds_to_build": after_building - begun, "seconds_to_open": after_opening - after_building}
    _figures({**_core.bench_endings(built, seconds, seed), **times}, as_json)


def evaluations(
    *, seconds: Seconds = 1.0, seed: Seed = 1, peers: Peers = False, lang: Lang = None, as_json: Json = False
) -> None:
    """Measure how many unrelated positions are judged in a second: each arithmetic, a batch from Python, the peers."""
    from ..engine import tables
    from ..engine.net import net

    reader = language(lang)
    positions = _core.unrelated_positions(POSITIONS, seed)
    judges = {name: _core.NetEvaluator(net(), tables.endings(), name) for name in _core.simd_names()}
    kinds = {name: _core.evaluations_per_second(judge, positions, seconds) for name, judge in judges.items()}
    best = next(iter(kinds.values()))
    batch = _batched(judges[next(iter(kinds))], positions, seconds)
    others = _peers(positions, seconds) if peers else {}
    if as_json:
        shape = {"hidden": net().hidden}
        speeds = {"arithmetics": kinds, "evals_per_second_in_batches": batch, "peers": others}
        show(
            _rounded({"evals_per_second_per_core": best, **speeds, "net": shape, "positions": POSITIONS, "seed": seed})
        )
        return
    named = {**kinds, text("cli-bench-batch", reader): batch, **others}
    head = ["", text("cli-bench-per-second", reader), *([text("cli-bench-ratio", reader)] if others else [])]
    rows = [[name, f"{speed:,.0f}", f"{best / speed:.1f}" if name in others else ""] for name, speed in named.items()]
    for row in table(head, [row[: len(head)] for row in rows]):
        line(row)


def _figures(result: dict[str, float], as_json: bool) -> None:
    if as_json:
        show(result)
        return
    for name, value in result.items():
        line(f"{name} {value:,.{0 if value > 100 else 3}f}" if isinstance(value, float) else f"{name} {value}")


def _batched(judge: _core.Evaluator, positions: list[_core.Position], seconds: float) -> float:
    """Positions a second when an array of them is judged from Python."""
    from array import array
    from time import perf_counter

    cells = array("b", [cell for position in positions for cell in position.points])
    points = memoryview(cells).cast("B").cast("b", (len(positions), 26))
    out = memoryview(bytearray(4 * 5 * len(positions))).cast("f", (len(positions), 5))
    rounds, begun, elapsed = 0, perf_counter(), 0.0
    while elapsed < seconds:
        judge.evaluate_batch(points, out)
        rounds, elapsed = rounds + 1, perf_counter() - begun
    return rounds * len(positions) / elapsed


def _peers(positions: list[_core.Position], seconds: float) -> dict[str, float]:
    from ..arena.speed import calibrated, peer_speeds

    return {**calibrated(seconds), **peer_speeds(positions)}


def _rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    return round(value) if isinstance(value, float) else value

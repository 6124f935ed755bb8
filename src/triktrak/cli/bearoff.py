"""`triktrak bearoff`: the tables of the last rolls, built on request, and what is kept of them."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..errors import Malformed, TriktrakError
from ..text import text
from .output import Json, Lang, language, say, show, system_fault
from .progress import bar

if TYPE_CHECKING:
    from ..engine.tables import Opened, Shape


def _help(option: str) -> str:
    return text(f"cli-help-bearoff-{option}", language())


Men = Annotated[int | None, typer.Option("--checkers", min=1, max=15, help=_help("checkers"), show_default=False)]
Points = Annotated[int | None, typer.Option("--points", min=1, max=12, help=_help("points"), show_default=False)]
OneSide = Annotated[bool, typer.Option("--one-sided", help=_help("one-sided"))]


def build(
    men: Men = None, points: Points = None, one_sided: OneSide = False, lang: Lang = None, as_json: Json = False
) -> None:
    """Build the usual tables anew, or one of another size."""
    from ..engine import tables

    reader = language(lang)
    wanted: list[Shape[Any]] = [tables.ONE_SIDED, tables.TWO_SIDED]
    if one_sided or men is not None or points is not None:
        usual = wanted[0] if one_sided else wanted[1]
        wanted = [tables.Shape(usual.kind, men or usual.men, points or usual.points)]
    told = []
    for shape in wanted:
        begun = monotonic()
        opened = _built(shape, reader)
        if opened.unkept is not None:
            raise system_fault(opened.unkept)
        told.append({**_described(shape), "seconds": round(monotonic() - begun, 2)})
        if not as_json:
            say("cli-bearoff-built", lang, size=_megabytes(shape), **told[-1])
    if as_json:
        show({"tables": told})


def info(lang: Lang = None, as_json: Json = False) -> None:
    """Say which tables are kept, whether they are whole, and which of them are used."""
    from ..directories import cache_directory
    from ..engine.tables import ONE_SIDED, TWO_SIDED, choice, kept

    reader = language(lang)
    told = []
    usual_ones: tuple[Shape[Any], ...] = (ONE_SIDED, TWO_SIDED)
    for usual in usual_ones:
        faults = {shape: _fault(shape) for shape in (usual, *kept(usual.kind))}
        best = next((shape for shape in choice(usual) if faults[shape] is None), usual)
        told += [(shape, fault, shape == best) for shape, fault in faults.items()]
    if as_json:
        rows = [
            {**_described(shape), "state": _state(fault), "code": fault and fault.code, "used": used}
            for shape, fault, used in told
        ]
        show({"directory": str(cache_directory()), "tables": rows})
        return
    say("cli-bearoff-directory", lang, directory=str(cache_directory()))
    for shape, fault, used in told:
        words = {"state": _state(fault), "size": _megabytes(shape), "used": "yes" if used else "no"}
        say("cli-bearoff-table", lang, fault=fault.message(reader) if fault else "", **words, **_described(shape))


def _built(shape: Shape[Any], reader: str) -> Opened[Any]:
    from ..engine import tables

    with bar() as progress:
        task = progress.add_task(text("cli-bearoff-building", reader, _described(shape)), total=1.0)
        return tables.build(shape, lambda done: progress.update(task, completed=done))


def _described(shape: Shape[Any]) -> dict[str, object]:
    size = shape.path.stat().st_size if shape.path.is_file() else None
    sizes = {"checkers": shape.men, "points": shape.points, "entries": shape.entries, "bytes": size}
    return {"kind": shape.name, **sizes, "file": str(shape.path)}


def _megabytes(shape: Shape[Any]) -> float:
    return round(shape.path.stat().st_size / 1e6, 2) if shape.path.is_file() else 0.0


def _fault(shape: Shape[Any]) -> TriktrakError | None:
    from ..engine.tables import read

    try:
        read(shape)
    except Malformed as fault:
        return fault
    except OSError as fault:
        return system_fault(fault)
    return None


def _state(fault: TriktrakError | None) -> str:
    if fault is None:
        return "whole"
    return "missing" if fault.code in ("no_such_file", "no_such_directory") else "damaged"

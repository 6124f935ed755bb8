"""`triktrak hypergammon`: the table by which the program plays with three checkers a side, built on request."""

from __future__ import annotations

import os
from time import monotonic
from typing import Annotated

import typer

from ..errors import Malformed, TriktrakError
from ..text import text
from .output import Json, Lang, language, say, show, system_fault
from .progress import bar

Threads = Annotated[
    int | None,
    typer.Option(
        "--threads", min=1, max=256, help=text("cli-help-hypergammon-threads", language()), show_default=False
    ),
]


def build(threads: Threads = None, lang: Lang = None, as_json: Json = False) -> None:
    """Build the table anew and keep it; Ctrl-C leaves the one that was there."""
    from ..engine import hypergammon

    begun = monotonic()
    with bar() as progress:
        task = progress.add_task(text("cli-hypergammon-building", language(lang)), total=1.0)
        unkept = hypergammon.build(threads or os.cpu_count() or 1, lambda done: progress.update(task, completed=done))
    if unkept is not None:
        raise system_fault(unkept)
    told = {**_kept(), "entries": hypergammon.entries(), "seconds": round(monotonic() - begun, 1)}
    if as_json:
        show(told)
    else:
        say("cli-hypergammon-built", lang, **told, size=_megabytes(told))


def info(lang: Lang = None, as_json: Json = False) -> None:
    """Say whether the table is there and whole, and where it lies."""
    from ..engine import hypergammon

    fault = _fault()
    state = "whole" if fault is None else "missing" if fault.code.startswith("no_such") else "damaged"
    told = {**_kept(), "entries": hypergammon.entries(), "state": state}
    if as_json:
        show({**told, "code": fault and fault.code})
        return
    say("cli-hypergammon-file", lang, file=told["file"])
    said = fault.message(language(lang)) if fault else ""
    say("cli-hypergammon-state", lang, **told, fault=said, size=_megabytes(told))


def _kept() -> dict[str, object]:
    from ..engine import hypergammon

    path = hypergammon.path()
    size = path.stat().st_size if path.is_file() else None
    return {"file": str(path), "bytes": size}


def _megabytes(told: dict[str, object]) -> float:
    size = told["bytes"]
    return round(size / 1e6, 1) if isinstance(size, int) else 0.0


def _fault() -> TriktrakError | None:
    from ..engine import hypergammon

    try:
        hypergammon.read()
    except Malformed as fault:
        return fault
    except OSError as fault:
        return system_fault(fault)
    return None

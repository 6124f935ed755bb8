"""`triktrak met`: tables of match winning chances: shown, compared, and found by the program's own judgement."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import Malformed
from ..text import text
from .output import Json, Lang, language, line, say, show, system_fault
from .progress import bar
from .table import table as rows_of

if TYPE_CHECKING:
    from .._core import MatchEquity


def _help(option: str) -> str:
    return text(f"cli-help-met-{option}", language())


File = Annotated[Path | None, typer.Argument(metavar="FILE", help=_help("file"), show_default=False)]
Given = Annotated[Path, typer.Argument(metavar="FILE", help=_help("file"))]
Length = Annotated[int, typer.Option("--length", "-n", min=1, max=64, help=_help("length"))]
Level = Annotated[str, typer.Option("--level", help=_help("level"))]


def show_table(file: File = None, length: Length = 9, lang: Lang = None, as_json: Json = False) -> None:
    """Show a table from a file, or the one of the release: rows need 1, 2, … points, columns the other side."""
    table, away = _read(file), range(1, length + 1)
    before = [[table(own, theirs, True) for theirs in away] for own in away]
    behind = [table(own, 1, False) for own in away]
    if as_json:
        show({"length": length, "before": before, "behind": behind})
        return
    head = ["", *map(str, away), text("cli-met-behind", language(lang))]
    rows = [[str(own), *(f"{100 * n:.2f}" for n in (*before[own - 1], behind[own - 1]))] for own in away]
    for row in rows_of(head, rows, 1, None):
        line(row)


def check(file: Given, length: Length = 64, lang: Lang = None, as_json: Json = False) -> None:
    """Compare a table with the one of the release, as far as it goes."""
    table = _read(file)
    _compare(table, min(length, table.length), None, lang, as_json=as_json)


def build(file: Given, length: Length = 9, level: Level = "2-ply", *, lang: Lang = None, as_json: Json = False) -> None:
    """Find a table by the program's own judgement of the opening at each score; what FILE has already is kept."""
    from ..engine import own_met
    from ..engine.level import level_named

    name, begun = f"triktrak-{level_named(level).name}", monotonic()
    known = _begun(file, name)
    with bar() as progress:
        task = progress.add_task(text("cli-met-building", language(lang)), total=1.0)
        for table in own_met.build(length, level, known, lambda done: progress.update(task, completed=done)):
            _keep(file, table, name)
    _compare(_read(file), length, round(monotonic() - begun, 1), lang, as_json=as_json)


def _read(file: Path | None) -> MatchEquity:
    from ..engine.met import match_equity, read_match_equity

    return match_equity() if file is None else read_match_equity(file)


def _begun(file: Path, name: str) -> MatchEquity | None:
    """What was found before, by the same judgement; any other file is not ours to write over."""
    if not file.exists():
        return None
    table = _read(file)
    if file.read_text("utf-8").partition("\n")[0] != f"name {name}":
        raise Malformed("met_other", path=str(file), name=name)
    return table


def _keep(file: Path, table: MatchEquity, name: str) -> None:
    from ..engine.files import write_file
    from ..engine.met import write_match_equity

    unkept = write_file(file, write_match_equity(table, name, table.length).encode())
    if unkept is not None:
        raise system_fault(unkept)


def _compare(table: MatchEquity, length: int, seconds: float | None, lang: str | None, *, as_json: bool) -> None:
    from ..engine.met import match_equity
    from ..engine.own_met import difference

    found = difference(table, match_equity(), length)
    told = {"length": length, "most": found.most, "own": found.own, "theirs": found.theirs, "behind": found.behind}
    if as_json:
        show({**told, "mean": found.mean, **({} if seconds is None else {"seconds": seconds})})
        return
    figures = {"most": f"{100 * found.most:.2f}", "mean": f"{100 * found.mean:.2f}"}
    where = {"own": found.own, "theirs": found.theirs, "behind": "yes" if found.behind else "no"}
    say("cli-met-apart", lang, length=length, **figures, **where)

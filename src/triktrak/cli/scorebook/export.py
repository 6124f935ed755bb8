"""The verb that writes the scorebook to a file: a table, a backup, or match files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ...errors import Malformed, TriktrakError
from ...files import write_whole
from ...scorebook.files import FORMATS, export_as
from ...text import text
from ..output import Json, Lang, language, say, show
from .home import book


def _help(option: str) -> str:
    return text(f"cli-help-scorebook-export-{option}", language())


def export(
    *,
    format: Annotated[str, typer.Option("--format", "-f", help=_help("format") + ": " + ", ".join(FORMATS))] = "csv",
    results: Annotated[bool, typer.Option("--results", help=_help("results"))] = False,
    sheet: Annotated[list[str] | None, typer.Option("--sheet", help=_help("sheet"), show_default=False)] = None,
    bom: Annotated[bool, typer.Option("--bom", help=_help("bom"))] = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help=_help("output"), show_default=False)] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Write the scorebook to a file or to the standard output."""
    reader = language(lang)
    kept = book()
    for id_ in sheet or ():
        if id_ not in kept.sheets:
            raise TriktrakError("book_unknown", kind="sheet", id=id_)
    written = export_as(kept, format, results_only=results, bom=bom, lang=reader, sheets=sheet)
    if output is not None:
        if output.is_dir():
            raise Malformed("directory", path=str(output))
        write_whole(output, written.data)
    told = {"format": format, "sheets": written.sheets, "left_out": written.left_out, "bytes": len(written.data)}
    if as_json:
        name = {} if output is None else {"file": str(output)}
        show({**told, **name, **({} if output else {"text": written.data.decode()})})
    elif output is None:
        sys.stdout.buffer.write(written.data)
        sys.stdout.buffer.flush()
    else:
        say("cli-scorebook-exported", reader, file=str(output), sheets=written.sheets, left=written.left_out)

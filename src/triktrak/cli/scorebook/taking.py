"""The verb that takes files into the scorebook: tables of other people, backups, match files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ...errors import Malformed
from ...scorebook import Book
from ...scorebook.files import MAX_BYTES, Taking, changes, choices_of, take
from ...server.clock import now_us
from ...store.books import HOME
from ...store.ids import in_a_row
from ...text import text
from ..output import Json, Lang, language, line, say, show
from ..table import table
from .home import opened

_SHOWN = 50
"""Problems that are told one by one."""


def _help(option: str) -> str:
    return text(f"cli-help-scorebook-import-{option}", language())


def take_in(  # noqa: PLR0913  each an option of the command line
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    *,
    dry_run: Annotated[bool, typer.Option("--dry-run", "-n", help=_help("dry-run"))] = False,
    columns: Annotated[
        list[str] | None, typer.Option("--map", metavar="COLUMN=FIELD", help=_help("map"), show_default=False)
    ] = None,
    days: Annotated[str, typer.Option("--days", metavar="dmy|mdy", help=_help("days"), show_default=False)] = "",
    day: Annotated[str, typer.Option("--day", metavar="2026-05-01", help=_help("day"), show_default=False)] = "",
    keep_duplicates: Annotated[bool, typer.Option("--keep-duplicates", help=_help("keep-duplicates"))] = False,
    leave_out: Annotated[bool, typer.Option("--leave-out", help=_help("leave-out"))] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Take a file into the scorebook, all of it or nothing; `-` is the standard input."""
    reader = language(lang)
    choices = choices_of(columns or (), days=days, day=day, keep_duplicates=keep_duplicates, leave_out=leave_out)
    data = _contents(file)
    now = now_us()
    with opened() as books:
        book = Book(books.records(HOME))
        taking = take(data, book, in_a_row(now), choices, taken=books.ever(HOME, "sheet"))
        refused = taking.refused
        if not dry_run and not refused:
            books.write(HOME, changes(taking, book), now)
    if as_json:
        show({"file": file, "dry_run": dry_run, **summary(taking, reader)})
    else:
        _tell(file, taking, reader, dry_run=dry_run)
    if refused and not dry_run:
        raise Malformed("book_import_refused", count=sum(problem.fatal for problem in taking.problems))


def _contents(file: str) -> bytes:
    # No more than tells that it is too much.
    if file == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    with Path(file).open("rb") as source:
        return source.read(MAX_BYTES + 1)


def summary(taking: Taking, lang: str) -> dict[str, object]:
    """What `--json` prints of a file that was looked at or taken in."""
    return {
        "format": taking.format,
        "encoding": taking.encoding,
        "delimiter": taking.delimiter,
        "columns": dict(taking.columns),
        "rows": taking.rows,
        "sheets": taking.sheets,
        "doubles": taking.doubles,
        "refused": taking.refused,
        "preview": msgspec.to_builtins(taking.preview),
        "problems": [
            {
                "line": odd.line,
                "column": odd.column,
                "code": odd.code,
                "fatal": odd.fatal,
                "text": odd.message(lang),
            }
            for odd in taking.problems
        ],
    }


def _tell(file: str, taking: Taking, lang: str, *, dry_run: bool) -> None:
    say("cli-scorebook-read", lang, file=file, format=taking.format, encoding=taking.encoding, rows=taking.rows)
    for heading, field in taking.columns if dry_run else ():
        if field and heading.strip().casefold() != field:
            line(f"    {heading} → {field}")
    if dry_run and taking.preview:
        rows = [
            (found.day, " – ".join(found.players), "–".join(map(str, found.score)), "=" if found.double else "+")  # noqa: RUF001  the dash of scores and days
            for found in taking.preview
        ]
        head = [text(f"book-column-{name}", lang) for name in ("day", "player", "score")]
        for each in table([*head, ""], rows, left=2):
            line(f"    {each}")
    for odd in taking.problems[:_SHOWN]:
        line(f"    {'!' if odd.fatal else '·'} {odd.place(lang)}")
    if (more := len(taking.problems) - _SHOWN) > 0:
        say("cli-scorebook-more-problems", lang, count=more)
    if not taking.refused:
        key = "cli-scorebook-would-import" if dry_run else "cli-scorebook-imported"
        say(key, lang, sheets=taking.sheets, records=len(taking.records), doubles=taking.doubles)

"""What a file would add to a scorebook: new records, doubles, and what is wrong; nothing is changed."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...errors import Malformed
from ..book import Book
from ..ops import CHANGING, Draft, draft
from ..records import Line, Record, Sheet
from ..standing import Standing, standing
from .backup import is_backup, read_backup
from .days import Order
from .days import day as iso_day
from .delimited import MAX_BYTES
from .doubles import Doubles
from .drafts import Drafts, read_drafts
from .match_file import is_match_file, read_matches
from .names import KnownNames
from .problem import Problem
from .sheets import Made, make

_UUID7 = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
_SHOWN = 20


class Choices(Struct, frozen=True, kw_only=True):
    """What whoever takes a file in decides: the columns, the order of days, and what becomes of doubles."""

    mapping: Mapping[str, str] = {}
    days: Order | None = None
    day: str = ""
    """The day of what names none."""
    keep_duplicates: bool = False
    """Take doubles in once more; of a backup: put what the file says in the place of what the book says."""
    leave_out: bool = False
    """Take in what is right although something else is wrong."""


AS_IT_IS = Choices()


def choices_of(
    columns: Iterable[str] = (),
    *,
    days: str = "",
    day: str = "",
    keep_duplicates: bool = False,
    leave_out: bool = False,
) -> Choices:
    """Choices in the words of a command line or an address: columns as `Datum=day`, days as `dmy` or `mdy`.

    >>> choices_of(["Datum=day", "7="]).mapping
    {'Datum': 'day', '7': ''}
    """
    mapping = {}
    for column in columns:
        heading, sign, name = column.rpartition("=")
        if not sign or not heading.strip():
            raise Malformed("book_import_map", text=column[:60])
        mapping[heading] = name
    if days not in ("", "dmy", "mdy"):
        raise Malformed("book_import_days", text=days)
    order: Order | None = "dmy" if days == "dmy" else "mdy" if days == "mdy" else None
    return Choices(
        mapping=mapping,
        days=order,
        day=iso_day(day) if day else "",
        keep_duplicates=keep_duplicates,
        leave_out=leave_out,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A sheet of a file as it was understood, for a preview; `double`: the book has it. `line` is 0 in a backup."""

    line: int
    day: str
    kind: str
    players: tuple[str, ...]
    score: tuple[int, ...]
    games: int
    length: int = 0
    double: bool = False


class Taking(Struct, frozen=True, kw_only=True):
    """What taking a file in comes to."""

    format: Literal["csv", "json", "mat"]
    records: tuple[Record, ...] = ()
    """What is new or other in the book: all of it, or nothing."""
    rows: int = 0
    sheets: int = 0
    """Sheets to be added; of a backup all records that are not as in the book."""
    doubles: int = 0
    preview: tuple[Found, ...] = ()
    problems: tuple[Problem, ...] = ()
    columns: tuple[tuple[str, str], ...] = ()
    encoding: str = "utf-8"
    delimiter: str = ""
    left_out: bool = False
    """Whether what is wrong was left out, as was asked for, and something was right."""

    @property
    def refused(self) -> bool:
        """Whether nothing is taken in because something is wrong."""
        return not self.left_out and any(problem.fatal for problem in self.problems)


def take(
    data: bytes,
    book: Book,
    new_id: Callable[[], str],
    choices: Choices = AS_IT_IS,
    *,
    taken: Container[str] = (),
) -> Taking:
    """What a file, whatever it is, would add to a book; raises `Malformed` for what cannot be read at all.

    `taken`: ids of sheets that were in the book and are gone; another cannot have them.

    >>> ids = (f"01900000-0000-7000-8000-{n:012x}" for n in range(99))
    >>> taking = take(b"day,player 1,player 2,score\\n2026-05-01,Anna,Bo,7-4\\n", Book([]), lambda: next(ids))
    >>> taking.preview[0].players, taking.preview[0].score, len(taking.records)
    (('Anna', 'Bo'), (7, 4), 3)
    """
    if len(data) > MAX_BYTES:
        raise Malformed("book_file_large", max=MAX_BYTES // 1024**2)
    ids = iter(new_id, None)
    if is_backup(data):
        return _backup(data, book, choices)
    names = KnownNames(book, ids)
    if is_match_file(data):
        made = read_matches(data, names, ids, choices.day)
        return _chosen(Taking(format="mat", rows=len(made)), made, book, names, choices)
    drafts = read_drafts(data, mapping=choices.mapping, order=choices.days, day=choices.day)
    whole = Taking(
        format="csv",
        rows=drafts.rows,
        columns=drafts.columns,
        encoding=drafts.encoding,
        delimiter=drafts.delimiter,
        problems=drafts.problems,
    )
    return _chosen(whole, _sheets(drafts, book, names, ids, taken), book, names, choices)


def _backup(data: bytes, book: Book, choices: Choices) -> Taking:
    known = {(type(record), record.id): record for record in book}
    stated = read_backup(data)
    new = [record for record in stated if (type(record), record.id) not in known]
    other = [record for record in stated if known.get((type(record), record.id), record) != record]
    replaced = [record for record in other if choices.keep_duplicates and _may_change(record, book)]
    kept = len(other) - len(replaced)
    problems = [Problem(0, "", "book_backup_differs", {"count": kept}, fatal=False)] if kept else []
    whole = Book(stated)
    for counted in whole.standings.values():
        problems += [Problem(0, "", "book_backup_misfit", {"id": line}) for line in counted.misfits]
    refused = any(problem.fatal for problem in problems)
    records = [] if refused else new + replaced
    preview = [
        _found(0, whole.sheets[key], [whole.name(player) for player in whole.sheets[key].players], counted)
        for key, counted in list(whole.standings.items())[:_SHOWN]
    ]
    return Taking(
        format="json",
        records=tuple(records),
        rows=len(stated),
        sheets=sum(isinstance(record, Sheet) for record in records),
        doubles=len(stated) - len(new),
        preview=tuple(preview),
        problems=tuple(problems),
    )


def _may_change(record: Record, book: Book) -> bool:
    """Whether a record of the book may become this one: a line is fixed but for a few fields."""
    if not isinstance(record, Line):
        return True
    change = draft(record, book.lines[record.id])
    return change is not None and change.fields.keys() <= CHANGING


def changes(taking: Taking, book: Book) -> list[Draft]:
    """What is to be written in the book so that all of it is there, each after what it mentions.

    What had been deleted comes back.
    """
    known = {(type(record), record.id): record for record in book}
    first: list[Draft] = []
    merged: list[Draft] = []
    for record in taking.records:
        before = known.get((type(record), record.id))
        change = draft(record, before)
        if change is None:
            continue
        # Whom a player turned out to be may come later in the file.
        fields = {name: value for name, value in change.fields.items() if name != "same_as"}
        gone = False if before is None and not isinstance(record, Line) else None
        if fields or gone is not None:
            first.append(replace(change, fields=fields, gone=gone))
        if "same_as" in change.fields:
            merged.append(replace(change, fields={"same_as": change.fields["same_as"]}))
    return first + merged


def _sheets(drafts: Drafts, book: Book, names: KnownNames, ids: Iterator[str], taken: Container[str]) -> Iterator[Made]:
    headings = {field: heading for heading, field in drafts.columns if field}
    for one in drafts.drafts:
        if one.faulty:
            yield Made(one.line, None)
            continue
        stated = str(one.cells.get("sheet", ""))
        free = _UUID7.fullmatch(stated) and stated not in book.sheets and stated not in taken
        key = stated if free else None
        yield make(one, names, headings, ids, key)


def _chosen(whole: Taking, made: Iterable[Made], book: Book, names: KnownNames, choices: Choices) -> Taking:
    """Doubles left out or kept, and everything left out where something is wrong."""
    there = Doubles(book)
    records: list[Record] = []
    preview: list[Found] = []
    problems = list(whole.problems)
    sheets = doubles = 0
    for one in made:
        problems += one.problems
        if one.sheet is None:
            continue
        counted = standing(one.sheet, one.lines)
        players = [names.of.get(player, "") for player in one.sheet.players]
        double = there.has(one.sheet, players, counted)
        doubles += double
        if len(preview) < _SHOWN:
            preview.append(_found(one.line, one.sheet, players, counted, double=double))
        if not double or choices.keep_duplicates:
            sheets += 1
            records += [one.sheet, *one.lines]
    if any(problem.fatal for problem in problems) and not choices.leave_out:
        records, sheets = [], 0
    return replace(
        whole,
        records=(*names.needed(records), *records),
        sheets=sheets,
        doubles=doubles,
        left_out=choices.leave_out and sheets + doubles > 0,
        preview=tuple(preview),
        problems=tuple(sorted(problems, key=lambda problem: problem.line)),
    )


def _found(line: int, sheet: Sheet, players: Iterable[str], counted: Standing, *, double: bool = False) -> Found:
    return Found(
        line=line,
        day=sheet.day,
        kind=sheet.kind,
        players=tuple(players),
        score=counted.score,
        games=len(counted.games),
        length=sheet.length,
        double=double,
    )

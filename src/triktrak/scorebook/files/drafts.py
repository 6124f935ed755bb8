"""A table as drafts of sheets: which column is which field, what its cells say, and which rows belong together.

Knows no book and no rules; what it reads are names and numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from ..._core import Cube, CubeOwner
from ...errors import Malformed
from . import days, delimited
from .columns import FIELDS, SHEETS, Column, Value, field, guessed, read_cell
from .delimited import Row
from .problem import Problem
from .table import Cells

_IGNORED = ""
_STATES_A_GAME = ("win", "cube", "end", "points", "points:1", "stakes", "box")
_SHEET_KEYS = frozenset(column.key for column in SHEETS if column.key not in ("winner", "score"))


class DraftRow(Struct, frozen=True):
    """A line of the table: its cells by field, those of a seat as "player:2"."""

    line: int
    cells: Cells

    def word(self, field: str) -> str:
        """What a cell says; nothing for an empty one."""
        value = self.cells.get(field)
        return value if isinstance(value, str) else ""

    def number(self, field: str) -> int | None:
        """The number in a cell; None for an empty one."""
        value = self.cells.get(field)
        return value if isinstance(value, int) else None

    def numbers(self, field: str, seats: int) -> list[int] | None:
        """The numbers of all seats; None where one is missing."""
        found = [value for seat in range(1, seats + 1) if (value := self.number(f"{field}:{seat}")) is not None]
        return found if len(found) == seats else None

    @property
    def is_game(self) -> bool:
        """Whether it tells of one game, and not of a sheet's result."""
        cells = self.cells
        if any(cells.get(key) is not None for key in _STATES_A_GAME):
            return True
        told = any(cells.get(key) is not None for key in ("score:1", "result", "given_to", "closed"))
        return not told and cells.get("winner") is not None


class Draft(Struct, frozen=True):
    """The rows of one sheet, and what they say of it; the first one that says anything counts."""

    rows: tuple[DraftRow, ...]
    cells: Cells
    faulty: bool = False

    @classmethod
    def of(cls, rows: Sequence[DraftRow], *, faulty: bool) -> Draft:
        """The draft of these rows."""
        cells: Cells = {}
        for row in rows:
            for key, value in row.cells.items():
                if value is not None and key not in cells and key.partition(":")[0] in _SHEET_KEYS:
                    cells[key] = value
        return cls(tuple(rows), cells, faulty)

    @property
    def line(self) -> int:
        """The line of the file on which it begins."""
        return self.rows[0].line


class Drafts(Struct, frozen=True):
    """What a table holds, before anybody asks whether it can be."""

    encoding: str
    delimiter: str
    columns: tuple[tuple[str, str], ...]
    """Each heading, and its field or nothing."""
    rows: int
    drafts: tuple[Draft, ...]
    problems: tuple[Problem, ...]


def read_drafts(
    data: bytes,
    *,
    mapping: Mapping[str, str] | None = None,
    order: days.Order | None = None,
    day: str = "",
) -> Drafts:
    """Read a table; `mapping`: fields by headings or by numbers of columns, in place of what is guessed.

    `day`: that of the rows which name none.

    >>> found = read_drafts(b"Datum;speler 1;speler 2;winnaar\\r\\n1-5-2026;Anna;Bo;Bo\\r\\n")
    >>> found.drafts[0].cells
    {'day': '2026-05-01', 'player:1': 'Anna', 'player:2': 'Bo'}
    """
    table = delimited.read(data)
    head, *body = table.rows
    fields = _fields(head.cells, dict(mapping or {}), day)
    reader = _Reader(head.cells, fields, order or _order(fields, body), day)
    grouped = _grouped([reader.row(row) for row in body], numbered="number" in fields, keyed="sheet" in fields)
    drafts = tuple(Draft.of(group, faulty=any(row.line in reader.faulty for row in group)) for group in grouped)
    columns = tuple(zip(head.cells, fields, strict=True))
    problems = tuple(reader.problems) + tuple(
        Problem(head.line, heading, "book_column_unused", {}, fatal=False)
        for heading, key in columns
        if key == _IGNORED and heading.strip() and heading not in (mapping or {})
    )
    return Drafts(table.encoding, table.delimiter, columns, len(body), drafts, problems)


# Columns.


def read_head(data: bytes, mapping: Mapping[str, str] | None = None) -> tuple[tuple[str, str], ...]:
    """The headings of a table and the field of each, "" where nothing is known; whether or not that is enough.

    >>> read_head(b"Wanneer;speler 1\\n")
    (('Wanneer', ''), ('speler 1', 'player:1'))
    """
    head = delimited.read(data).rows[0]
    return tuple(zip(head.cells, _understood(head.cells, dict(mapping or {})), strict=True))


def _fields(head: Sequence[str], mapping: dict[str, str], day: str) -> list[str]:
    """The field of each column; raises `Malformed` where none says when, or who."""
    fields = _understood(head, mapping)
    missing = [] if day or "day" in fields else ["day"]
    if not {"player:1", "player:2"} <= set(fields) and not {"winner", "loser"} <= set(fields):
        missing += [key for key in ("player:1", "player:2") if key not in fields]
    if missing:
        raise Malformed("book_columns_missing", missing=missing, found=[cell[:40] for cell in head][:20])
    return fields


def _understood(head: Sequence[str], mapping: dict[str, str]) -> list[str]:
    """What each column is taken for, `_IGNORED` where nothing is known."""
    stated = _stated(head, mapping)
    fields = [_IGNORED if key is None else key for key in stated]
    for index, heading in enumerate(head):
        if stated[index] is None and (key := _with_seat(guessed(heading), fields)) and key not in fields:
            fields[index] = key
    return fields


def _stated(head: Sequence[str], mapping: dict[str, str]) -> list[str | None]:
    """What the mapping says of each column; None where it says nothing."""
    stated: list[str | None] = [None] * len(head)
    plain = [cell.strip().casefold() for cell in head]
    for heading, name in mapping.items():
        wanted = heading.strip().casefold()
        if wanted in plain:
            index = plain.index(wanted)
        elif wanted.isdecimal() and 1 <= int(wanted) <= len(head):
            index = int(wanted) - 1
        else:
            raise Malformed("book_column_unknown", column=heading, found=[cell[:40] for cell in head][:20])
        key = field(name) if name.strip() else _IGNORED
        stated[index] = _with_seat(key, [taken for taken in stated if taken]) if key else key
    return stated


def _with_seat(key: str | None, taken: Sequence[str]) -> str | None:
    """A field of a seat without its number: the next seat's name, the score of both, the points of the winner."""
    if key == "player":
        return next(f"player:{seat}" for seat in range(1, 65) if f"player:{seat}" not in taken)
    return {"score": "result", "before": None}.get(key or "", key)


def _order(fields: Sequence[str], body: Sequence[Row]) -> days.Order | None:
    at = fields.index("day") if "day" in fields else len(fields)
    return days.order_of(row.cells[at] for row in body if at < len(row.cells))


# Rows.


class _Reader:
    def __init__(self, head: Sequence[str], fields: Sequence[str], order: days.Order | None, day: str) -> None:
        self.head, self.fields, self.order, self.day = head, fields, order, day
        self.problems: list[Problem] = []
        self.faulty = set[int]()

    def row(self, row: Row) -> DraftRow:
        cells: Cells = {}
        for heading, key, cell in zip(self.head, self.fields, row.cells, strict=False):
            if key == _IGNORED:
                continue
            try:
                cells[key] = self._value(FIELDS[key.partition(":")[0]], cell)
            except Malformed as fault:
                self._fault(Problem.of(fault, row.line, heading))
        if any(cell.strip() for cell in row.cells[len(self.head) :]):
            told = {"count": len(row.cells), "columns": len(self.head)}
            self._fault(Problem(row.line, "", "book_row_wide", told))
        if self.day and cells.get("day") is None:
            cells["day"] = self.day
        return DraftRow(row.line, cells)

    def _value(self, column: Column, cell: str) -> Value:
        value = read_cell(column, cell)
        if isinstance(value, str) and column.kind == "day":
            return days.day(value, self.order)
        if isinstance(value, int) and column.key == "cube":
            Cube(value, CubeOwner.CENTRE)
        return value

    def _fault(self, problem: Problem) -> None:
        self.problems.append(problem)
        self.faulty.add(problem.line)


def _grouped(rows: Sequence[DraftRow], *, numbered: bool, keyed: bool) -> list[list[DraftRow]]:
    """The rows of each sheet: those with the same word for it, else those of one table and day whose numbers rise."""
    groups: dict[object, list[DraftRow]] = {}
    last: DraftRow | None = None
    for row in rows:
        key: object = row.cells.get("sheet") if keyed else None
        if key is None:
            goes_on = numbered and last is not None and _goes_on(last, row)
            key = next(reversed(groups)) if goes_on else ("line", row.line)
        groups.setdefault(key, []).append(row)
        last = row
    return list(groups.values())


def _goes_on(last: DraftRow, row: DraftRow) -> bool:
    before, number = last.cells.get("number"), row.cells.get("number")
    if not (isinstance(before, int) and isinstance(number, int) and number > before and row.is_game):
        return False
    # What is said of the sheet need not be said again, but nothing else.
    keys = [key for key in {*last.cells, *row.cells} if key.partition(":")[0] in _SHEET_KEYS]
    return all(row.cells.get(key) in (None, last.cells.get(key)) for key in keys)

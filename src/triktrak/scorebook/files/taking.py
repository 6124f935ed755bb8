"""What a file would add to a scorebook: new records, doubles of what is there, and what is wrong; nothing is changed.

A result stands in the book already when a sheet of that day has the same players with the same points, and games that
tell nothing else. Of three that are alike, two of which are in the book, one is new.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...errors import Malformed
from ..book import Book
from ..ops import CHANGING, Draft, draft
from ..records import Line, Record, Sheet, read_record
from ..standing import Standing, standing
from .backup import is_backup, read_backup
from .days import Order
from .days import day as iso_day
from .delimited import MAX_BYTES
from .drafts import Drafts, read_drafts
from .labels import Labels, labels
from .match_file import is_match_file, read_matches
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


class Found(Struct, frozen=True, kw_only=True):
    """A sheet of the file as it was understood, for a preview."""

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

    @property
    def refused(self) -> bool:
        """Whether nothing is taken in because something is wrong."""
        return not self.records and any(problem.fatal for problem in self.problems)


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
    names = _Names(book, ids)
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


def _sheets(drafts: Drafts, book: Book, names: _Names, ids: Iterator[str], taken: Container[str]) -> Iterator[Made]:
    headings = {field: heading for heading, field in drafts.columns if field}
    for one in drafts.drafts:
        if one.faulty:
            yield Made(one.line, None)
            continue
        stated = str(one.cells.get("sheet", ""))
        free = _UUID7.fullmatch(stated) and stated not in book.sheets and stated not in taken
        key = stated if free else None
        yield make(one, names, headings, ids, key)


def _chosen(whole: Taking, made: Iterable[Made], book: Book, names: _Names, choices: Choices) -> Taking:
    """Doubles left out or kept, and everything left out where something is wrong."""
    there = _Doubles(book)
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


class _Doubles:
    """The results in a book, each to be found as often as it is there."""

    def __init__(self, book: Book) -> None:
        self._games: dict[str, list[tuple[object, ...]]] = {}
        for key, counted in book.standings.items():
            sheet = book.sheets[key]
            mark = fingerprint(sheet.day, [book.name(player) for player in sheet.players], counted.score)
            self._games.setdefault(mark, []).append(_points(counted))

    def has(self, sheet: Sheet, players: Iterable[str], counted: Standing) -> bool:
        """Whether it is in the book; what has been found is not found again."""
        there = self._games.get(fingerprint(sheet.day, players, counted.score), [])
        mine = _points(counted)
        for at, games in enumerate(there):
            if not games or not mine or games == mine:
                del there[at]
                return True
        return False


def fingerprint(day: str, players: Iterable[str], score: Iterable[int]) -> str:
    """A hash of what makes a result the same whoever wrote it down: the day, and who had how many points.

    >>> fingerprint("2026-05-01", ["Anna", "bo"], (7, 4)) == fingerprint("2026-05-01", ["Bo", "anna"], (4, 7))
    True
    """
    who = sorted((name.casefold(), points) for name, points in zip(players, score, strict=True))
    return hashlib.sha256(repr((day, who)).encode()).hexdigest()


def _points(counted: Standing) -> tuple[object, ...]:
    # Seats may be the other way round in the book: what counts is how much was won in each game.
    return tuple(tuple(sorted(game.points)) for game in counted.games)


class _Names:
    """Players, clubs, places and events by their names: those of the book, and new ones."""

    def __init__(self, book: Book, ids: Iterator[str]) -> None:
        self._ids = ids
        self._players = Labels(book).ids()
        homes = {"club": book.clubs, "place": book.places, "event": book.events}
        self._others = {
            (kind, name): key
            for kind, home in homes.items()
            for key, name in labels(home.values()).items()  # type: ignore[attr-defined]
        }
        self._folded = _folded(self._players)
        self._new: dict[str, Record] = {}
        self.of = {key: book.name(key) for key in book.players}
        """What each player is called in the end."""

    def player(self, name: str) -> str:
        """The id of a player; of a new one a new id."""
        known = self._players.get(name) or self._folded.get(name.casefold())
        if known is None:
            known = self._players[name] = self._add("player", name)
            self.of[known] = name
        return known

    def other(self, kind: str, name: str) -> str:
        """The id of a club, place or event."""
        known = self._others.get((kind, name))
        if known is None:
            known = self._others[kind, name] = self._add(kind, name)
        return known

    def _add(self, kind: str, name: str) -> str:
        key = next(self._ids)
        self._new[key] = read_record(kind, {"id": key, "name": name})
        return key

    def needed(self, records: Iterable[Record]) -> list[Record]:
        """The new ones whom these sheets name."""
        named: set[str | None] = set()
        for record in records:
            if isinstance(record, Sheet):
                named |= {*record.players, record.club, record.place, record.event}
        return [record for key, record in self._new.items() if key in named]


def _folded(names: Mapping[str, str]) -> dict[str, str]:
    """Names whatever their capitals, where only one has them so."""
    times = Counter(name.casefold() for name in names)
    return {name.casefold(): key for name, key in names.items() if times[name.casefold()] == 1}

"""Every figure as a table of plain cells, for spreadsheets and for readers of charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias, get_type_hints

from msgspec import Struct, StructMeta
from msgspec.structs import asdict

from ...errors import Malformed
from ..files.delimited import escaped, written
from .days import Day
from .figures import CubeCount, Outcome, Part, Score
from .intervals import Mean, Rate
from .parts import Pair, Parts
from .rating import Point, Rating
from .sittings import Chouettes, Other
from .summary import Summary
from .whole import CubeShare, Tallies, Tally

Cell: TypeAlias = str | int | float | bool | None


class Table(Struct, frozen=True):
    """A head and rows under it."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class _Rows(NamedTuple):
    """Rows that are structs, each with a few cells before it."""

    before: tuple[str, ...]
    kind: StructMeta
    rows: Iterable[tuple[tuple[Cell, ...], Struct]]


FIGURES = (
    "figures",
    *Parts.__struct_fields__,
    "cubes",
    "outcomes",
    "scores",
    "days",
    "records",
    "players",
    "pairs",
    "chouettes",
    "others",
    "ratings",
    "history",
)
"""The tables there are: of the players that the filter names or, up to `records`, of the whole book."""


def table(found: Summary, figure: str) -> Table:
    """One of `FIGURES`; raises `Malformed` for another name.

    >>> from triktrak.scorebook import Book
    >>> from triktrak.scorebook.statistics import summary
    >>> table(summary(Book([])), "days").columns
    ('day', 'sheets', 'games', 'points')
    """
    if figure not in FIGURES:
        raise Malformed("book_figure", figure=figure)
    if figure == "figures":
        return _figures(found)
    if figure == "records":
        return _records(found)
    before, kind, rows = _rows(found, figure)
    return Table((*before, *_columns(kind)), tuple((*cells, *_cells(row)) for cells, row in rows))


def csv(shown: Table, delimiter: str = ",", *, bom: bool = False) -> bytes:
    r"""A table as a file of separated values: numbers with a point, nothing where there is no figure.

    >>> csv(Table(("name", "mean"), (("=Anna", -0.5), ("Bo", None))))
    b"name,mean\r\n'=Anna,-0.5\r\nBo,\r\n"
    """
    return written([shown.columns, *(tuple(map(_text, row)) for row in shown.rows)], delimiter, bom=bom)


def _text(cell: Cell) -> str:
    if isinstance(cell, bool):
        return "true" if cell else "false"
    return "" if cell is None else escaped(cell) if isinstance(cell, str) else str(cell)


def _rows(found: Summary, figure: str) -> _Rows:
    name = found.names
    if figure == "players":
        return _bare(Part, found.players)
    if figure == "pairs":
        rows = [((name[pair.player], name[pair.opponent]), pair) for pair in found.pairs]
        return _Rows(("name", "opponent_name"), Pair, rows)
    if figure == "chouettes":
        return _Rows(("name",), Chouettes, [((one.name,), one.chouettes) for one in found.tables])
    if figure == "others":
        return _Rows(("name",), Other, [((one.name,), game) for one in found.tables for game in one.others])
    if figure == "ratings":
        return _Rows(("pool",), Rating, [((pool.name,), one) for pool in found.ratings for one in pool.players])
    if figure == "history":
        points = [(pool.name, point) for pool in found.ratings for point in pool.history]
        return _Rows(("pool", "name"), Point, [((pool, name[point.player]), point) for pool, point in points])
    return _people(found, figure) if found.people else _whole(found, figure)


def _people(found: Summary, figure: str) -> _Rows:
    """A table of the players that are named, each row with its player."""
    kind = {"cubes": CubeCount, "outcomes": Outcome, "scores": Score, "days": Day}.get(figure, Part)
    rows: list[tuple[tuple[Cell, ...], Struct]] = []
    for one in found.people:
        home: Struct = one.duels if kind in (CubeCount, Outcome, Score) else one if kind is Day else one.parts
        rows += [((one.player, one.name), row) for row in getattr(home, figure)]
    return _Rows(("player", "player_name"), kind, rows)


def _whole(found: Summary, figure: str) -> _Rows:
    if figure in Tallies.__struct_fields__:
        return _bare(Tally, getattr(found.whole.parts, figure))
    kind = {"cubes": CubeShare, "outcomes": Outcome, "scores": Score, "days": Day}.get(figure, Tally)
    # A book as a whole has no opponents.
    return _bare(kind, getattr(found.whole, figure, ()))


def _bare(kind: StructMeta, rows: Iterable[Struct]) -> _Rows:
    return _Rows((), kind, [((), row) for row in rows])


def _figures(found: Summary) -> Table:
    homes: list[tuple[str, str, Struct]] = [(one.player, one.name, one.duels) for one in found.people]
    homes = homes or [("", "", found.whole)]
    rows = [(player, name, figure, *cells) for player, name, home in homes for figure, cells in measures(home)]
    return Table(("player", "player_name", "figure", "count", "n", "value", "sd", "low", "high", "few"), tuple(rows))


def measures(home: Struct) -> Iterator[tuple[str, tuple[Cell, ...]]]:
    """The single figures of a struct: count, n, value, sd, low, high and few, as far as they have one."""
    for name, value in asdict(home).items():
        if isinstance(value, Rate):
            yield name, (value.count, value.n, value.share, None, value.low, value.high, value.few)
        elif isinstance(value, Mean):
            yield name, (None, value.n, value.mean, value.sd, value.low, value.high, value.few)
        elif isinstance(value, int):
            yield name, (value, None, value, None, None, None, None)


def _records(found: Summary) -> Table:
    homes = [(one.player, one.name, one.records) for one in found.people] or [("", "", found.whole.records)]
    rows = [
        (player, name, what, *_cells(record))
        for player, name, home in homes
        for what, record in asdict(home).items()
        if record is not None
    ]
    return Table(("player", "player_name", "record", "value", "day", "sheet", "line"), tuple(rows))


def _columns(kind: StructMeta, prefix: str = "") -> Iterator[str]:
    hints = get_type_hints(kind)
    for name in _names(kind):
        if isinstance(hints[name], StructMeta):
            yield from _columns(hints[name], f"{prefix}{name}_")
        else:
            yield prefix + name


def _cells(row: Struct) -> Iterator[Cell]:
    for name in _names(type(row)):
        value = getattr(row, name)
        if isinstance(value, Struct):
            yield from _cells(value)
        else:
            yield value


def _names(kind: StructMeta) -> list[str]:
    """The fields in their order, but first what the row is about."""
    return sorted(kind.__struct_fields__, key=lambda name: name not in ("key", "name"))

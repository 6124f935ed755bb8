"""Drafts of a table as sheets with their lines: names become people, and what cannot be is named with its cell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from ...errors import Malformed
from ..records import DUELS, MOST_PLAYERS, Line, Sheet, read_record
from ..standing import standing
from .drafts import Draft, DraftRow
from .games import Fault, Games, field_of, seat_of
from .problem import Problem
from .table import Cells

_AS_IS: tuple[str, ...] = (
    "day",
    "length",
    "variant",
    "crawford",
    "jacoby",
    "beavers",
    "max_cube",
    "stake",
    "low_wins",
    "target",
)
_AS_IS += ("round", "rated", "started", "ended", "closed", "method")
_FAULTS = {"book_game_name": "game_name", "book_length": "length", "book_players": "player:2", "book_day": "day"}
_FAULTS |= {
    "book_player_twice": "player:2",
    "book_points": "score:1",
    "book_final": "score:1",
    "book_winner": "given_to",
}
_FAULTS |= {"match_length": "length", "max_cube": "max_cube", "option_money_only": "jacoby"}


class Names(Protocol):
    """Who and where is meant by a name; whoever is not known yet becomes known."""

    def player(self, name: str) -> str:
        """The id of a player."""

    def other(self, kind: str, name: str) -> str:
        """The id of a club, a place or an event."""


class Made(Struct, frozen=True):
    """What stands at a line of a file: a sheet with its lines, and what was wrong or odd with it."""

    line: int
    sheet: Sheet | None
    lines: tuple[Line, ...] = ()
    problems: tuple[Problem, ...] = ()


def make(draft: Draft, names: Names, headings: Mapping[str, str], ids: Iterator[str], key: str | None = None) -> Made:
    """The sheet of a draft. `headings`: what stands over each field; `key`: the id that its sheet is to have."""
    try:
        return _made(draft, names, headings, ids, key)
    except Fault as error:
        problem = Problem.of(error.fault, error.row.line, _heading(headings, error.field))
        return Made(draft.line, None, (), (problem,))


def _made(draft: Draft, names: Names, headings: Mapping[str, str], ids: Iterator[str], key: str | None) -> Made:
    first = draft.rows[0]
    games = [row for row in draft.rows if row.is_game]
    if len(draft.rows) > 1 and len(games) < len(draft.rows):
        bare = next(row for row in draft.rows if not row.is_game)
        raise Fault(bare, "", Malformed("book_row_result_twice"))
    if not draft.cells.get("day"):
        raise Fault(first, "day", Malformed("book_cell_empty"))
    players = _players(draft)
    sheet = _sheet(draft, players, games, names, key or next(ids))
    if games:
        maker = Games(sheet, players, games, ids)
        lines = maker.lines()
        odd = [
            Problem(row.line, _heading(headings, field), code, told, fatal=False)
            for row, field, code, told in maker.odd
        ]
        return Made(draft.line, sheet, tuple(lines), tuple(odd))
    return Made(draft.line, _with_winner(sheet, players, first))


def _heading(headings: Mapping[str, str], field: str) -> str:
    return headings.get(field) or headings.get(field.partition(":")[0], "")


def _players(draft: Draft) -> list[str]:
    row = draft.rows[0]
    stated = [draft.cells.get(f"player:{seat}") for seat in range(1, MOST_PLAYERS + 1)]
    players = [str(name) for name in stated if name is not None]
    if not players:
        players = [str(row.cells[key]) for key in ("winner", "loser") if row.cells.get(key) is not None]
    elif None in stated[: len(players)]:
        raise Fault(row, f"player:{stated.index(None) + 1}", Malformed("book_cell_empty"))
    if len(players) < 2:
        raise Fault(row, f"player:{len(players) + 1}", Malformed("book_cell_empty"))
    for seat, name in enumerate(players, 1):
        if name in players[: seat - 1]:
            raise Fault(row, f"player:{seat}", Malformed("book_player_twice"))
    return players


def _sheet(draft: Draft, players: list[str], games: Sequence[DraftRow], names: Names, key: str) -> Sheet:
    cells, row = draft.cells, draft.rows[0]
    kind = str(cells.get("kind") or _kind(draft, players, games))
    given = seat_of(players, DraftRow(row.line, cells), "given_to")
    seats = [_known(names, row, "player", f"player:{seat}", name) for seat, name in enumerate(players, 1)]
    data: dict[str, object] = {
        "id": key,
        "kind": kind,
        "players": seats,
        **{field: cells[field] for field in _AS_IS if cells.get(field) is not None},
        **{
            home: _known(names, row, home, home, str(cells[home]))
            for home in ("club", "place", "event")
            if cells.get(home)
        },
        "game": cells.get("game_name") or "",
        "note": cells.get("sheet_note") or "",
        "winner": given,
        "final": None if games else _final(row, len(players)),
    }
    if kind in DUELS and kind != "match":
        data["length"] = 0
    try:
        sheet = read_record("sheet", data)
        assert isinstance(sheet, Sheet)
        # What the rules of a match refuse shows when they count it.
        standing(sheet, ())
    except Malformed as fault:
        raise Fault(row, _FAULTS.get(fault.code, field_of(fault)), fault) from fault
    return sheet


def _known(names: Names, row: DraftRow, kind: str, field: str, name: str) -> str:
    try:
        return names.player(name) if kind == "player" else names.other(kind, name)
    except Malformed as fault:
        raise Fault(row, field, fault) from fault


def _kind(draft: Draft, players: Sequence[str], games: Sequence[DraftRow]) -> str:
    """The kind of a sheet that does not say it."""
    cells: Cells = draft.cells
    if any(row.cells.get("stakes") for row in games):
        return "chouette"
    if cells.get("game_name") or len(players) > 2:
        return "other"
    if cells.get("length"):
        return "match"
    return "single" if len(games) == 1 else "money"


def _final(row: DraftRow, players: int) -> list[int] | None:
    stated = [row.cells.get(f"score:{seat}") for seat in range(1, players + 1)]
    if (result := row.cells.get("result")) is not None and set(stated) == {None}:
        return _result(row, str(result), players)
    found = [points for points in stated if isinstance(points, int)]
    if found and len(found) < players:
        raise Fault(row, f"score:{stated.index(None) + 1}", Malformed("book_cell_empty"))
    return found or None


def _result(row: DraftRow, result: str, players: int) -> list[int]:
    parts = [part.strip() for part in result.replace("\N{EN DASH}", "-").replace(":", "-").split("-")]
    if len(parts) != players or not all(part.isdecimal() and len(part) < 7 for part in parts):
        raise Fault(row, "result", Malformed("book_row_result", text=result, players=players))
    return [int(part) for part in parts]


def _with_winner(sheet: Sheet, players: Sequence[str], row: DraftRow) -> Sheet:
    """The sheet of a result, with the winner that is stated where nothing else says it."""
    won = seat_of(players, row, "winner")
    if won is None:
        return sheet
    if sheet.final is None and sheet.duel and sheet.winner is None:
        return replace(sheet, winner=won)
    counted = standing(sheet, ())
    if counted.winner != won:
        other = "-" if counted.winner is None else players[counted.winner]
        raise Fault(row, "winner", Malformed("book_row_winner", stated=players[won], counted=other))
    return sheet

"""A scorebook as a table: a line for each game with its sheet's data repeated, or a line for each result.

What was struck out is not in it, nor is what only a backup holds: moves, clocks, confirmations, nicknames, colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from ...errors import Malformed
from ...rules import Award
from ..book import Book
from ..records import Line, Sheet, Stake
from ..standing import Game, Standing, standing
from .columns import GAMES, SHEETS, Value, heading, write_cell
from .delimited import written
from .labels import Labels

Which = Literal["games", "sheets"]
_WINS = (None, "single", "gammon", "backgammon")

Cells = dict[str, Value]
"""Values by field; those of a seat by field and number, as in "player:2"."""


def write_table(
    book: Book, which: Which = "games", *, delimiter: str = ",", bom: bool = False, lang: str = "en"
) -> bytes:
    """The book as a table in CSV.

    >>> write_table(Book([]), "sheets").decode().split(",")[:6]
    ['sheet', 'day', 'kind', 'game name', 'player 1', 'player 2']
    """
    columns = GAMES if which == "games" else SHEETS
    names = Labels(book)
    rows = list(_games(book, names)) if which == "games" else [_bare(sheet, names) for sheet in results(book)]
    most = max((key for row in rows for key in row if key.startswith("player:")), key=_number, default="player:2")
    seats = range(1, _number(most) + 1)
    wide = [(column, seat) for column in columns for seat in (seats if column.numbered else (0,))]
    places = {f"{column.key}:{seat}" if seat else column.key: at for at, (column, seat) in enumerate(wide)}
    head = [heading(column.key, seat, lang) for column, seat in wide]

    def cells(row: Cells) -> list[str]:
        # Most cells of a wide table are empty: only what stands there is looked at.
        line = [""] * len(wide)
        for key, value in row.items():
            if value is not None and key in places:
                line[places[key]] = write_cell(wide[places[key]][0], value, lang)
        return line

    return written([head, *map(cells, rows)], delimiter, bom=bom)


def _number(key: str) -> int:
    return int(key.partition(":")[2])


def _games(book: Book, names: Labels) -> Iterator[Cells]:
    for key, standing_ in book.standings.items():
        sheet = book.sheets[key]
        if not standing_.games:
            yield _bare(sheet, names)
            continue
        lines = {line.id: line for line in book.lines_of[key]}
        fixed = _sheet(sheet, standing_, names)
        before: tuple[int, ...] = (0,) * len(sheet.players)
        for number, game in enumerate(standing_.games, 1):
            line = lines[game.line]
            if sheet.duel:
                before = _before(game)
            yield fixed | _game(game, line, number, names.players(sheet.players)) | _seats("before", before)
            before = game.score


def results(book: Book) -> list[Sheet]:
    """The sheets that are over, each as if only its result were known."""
    over = ((book.sheets[key], counted) for key, counted in book.standings.items() if counted.over)
    return [result for sheet, counted in over if (result := _result(sheet, counted)) is not None]


def _result(sheet: Sheet, counted: Standing) -> Sheet | None:
    """The sheet as if only its result were known; None for what no quick entry can say, such as 3-3 in a match to 3."""
    if not counted.games:
        return sheet
    given = sheet.winner if sheet.winner == counted.winner else None
    try:
        result = replace(sheet, final=counted.score, winner=given)
    except Malformed:
        return None
    return result if standing(result, ()).winner == counted.winner else None


def _bare(sheet: Sheet, names: Labels) -> Cells:
    """A sheet without games, as its quick entry says or not begun."""
    quick = standing(sheet, ())
    won = names.players(sheet.players)[quick.winner] if quick.over and quick.winner is not None else None
    return _sheet(sheet, quick, names) | {"winner": won} | _seats("score", sheet.final or ())


def _sheet(sheet: Sheet, counted: Standing, names: Labels) -> Cells:
    players = names.players(sheet.players)
    # Of who was given a match that somebody has won at the table, the table says what counts.
    given = None if sheet.winner is None or sheet.winner != counted.winner else players[sheet.winner]
    return {
        "sheet": sheet.id,
        "day": sheet.day,
        "kind": sheet.kind,
        "game_name": sheet.game or None,
        **_seats("player", players),
        "length": sheet.length or None,
        "variant": sheet.variant,
        "crawford": sheet.crawford,
        "jacoby": sheet.jacoby,
        "beavers": sheet.beavers,
        "max_cube": sheet.max_cube,
        "stake": sheet.stake or None,
        "low_wins": sheet.low_wins,
        "target": sheet.target or None,
        "club": names.other(sheet.club),
        "place": names.other(sheet.place),
        "event": names.other(sheet.event),
        "round": sheet.round or None,
        "rated": sheet.rated,
        "started": sheet.started or None,
        "ended": sheet.ended or None,
        "closed": sheet.closed,
        "method": sheet.method,
        "given_to": given,
        "sheet_note": sheet.note or None,
    }


def _game(game: Game, line: Line, number: int, players: list[str]) -> Cells:
    award = next((action for action in reversed(line.actions) if isinstance(action, Award)), None)
    end = game.end if game.end != "award" or award is None or award.reason == "stated" else award.reason
    return {
        "number": number,
        "box": None if line.box is None else players[line.box],
        "captain": None if line.captain is None else players[line.captain],
        "stakes": "; ".join(map(_stake, line.stakes)) or None,
        "winner": None if game.winner is None else players[game.winner],
        "win": _WINS[game.kind],
        # What was given away was not played for with a cube.
        "cube": game.cube if line.actions and end in ("bear-off", "drop", "resign") else None,
        "end": end,
        "crawford_game": game.crawford if line.actions else None,
        **_seats("points", game.points),
        **_seats("score", game.score),
        "seconds": line.seconds or None,
        "written": line.written or None,
        "note": line.note or None,
    }


def _stake(stake: Stake) -> str:
    # The seats as their columns count them, from 1.
    won = "won" if stake.won else "lost"
    return f"{stake.seat + 1} {won} {_WINS[stake.kind]} {stake.cube} {stake.end}"


def _before(game: Game) -> tuple[int, ...]:
    """The score before a game of a duel: its winner's points came on top."""
    return tuple(score - max(points, 0) for score, points in zip(game.score, game.points, strict=True))


def _seats(key: str, values: Sequence[Value]) -> Cells:
    return {f"{key}:{seat}": value for seat, value in enumerate(values, 1)}

"""How a game of a sheet ended: what its cells, the score over the next game and the board say, and what of it counts.

The score counts before the result, and both before the board: that is what the players were given. Points are the
rules' to count.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from msgspec import Struct

from ..errors import Malformed
from ..rules import BLACK, WHITE, Action, Award, Drop, Game, Result, Side
from ..rules.game import OFFERED
from ..rules.statements import result
from .playtext import is_unknown
from .sheet import Cell, GameSheet

MOST_POINTS = 32_767
"""Points that a match can hold."""


class Outcome(Struct):
    """What ends the game, if anything has to, and what is odd about it: lines with actions, lines with codes."""

    actions: list[tuple[int, Action]] = []
    notes: list[tuple[int, str, dict[str, object]]] = []


class _Told(NamedTuple):
    winner: Side
    points: int
    line: int


def outcome(game: Game, sheet: GameSheet, following: GameSheet | None) -> Outcome:
    """What is to be done about a game whose turns have been played."""
    found = Outcome()
    result = _result(sheet, found)
    gain = _gain(sheet, following)
    if gain is not None:
        _compare(gain, result, found)
        told = gain
    elif result is not None:
        told = _in_its_column(game, result, found)
    elif (resigned := _resigned(game, sheet, found)) is not None:
        told = resigned
    else:
        return found
    if game.over and (game.winner, game.points) != told[:2]:
        found.actions.append((told.line, Award(told.winner, told.points, "stated")))
    elif not game.over:
        _finish(game, sheet, told, found)
    return found


def _compare(gain: _Told, result: _Told | None, found: Outcome) -> None:
    if result is None or result[:2] == gain[:2]:
        return
    if result.points == gain.points:
        found.notes.append((result.line, "result_column", {}))
    else:
        found.notes.append((result.line, "result_score", {"stated": result.points, "gain": gain.points}))


def _in_its_column(game: Game, result: _Told, found: Outcome) -> _Told:
    """The result for the side that the board has seen win, if every play on it was a legal one: columns slip."""
    if game.winner in (None, result.winner) or any(turn.stated for turn in game.turns):
        return result
    found.notes.append((result.line, "result_column", {}))
    return result._replace(winner=game.winner)


def _result(sheet: GameSheet, found: Outcome) -> _Told | None:
    """Winner and points as the cells say it, often twice: one side wins them, the other loses them."""
    told: list[_Told] = []
    for cell in sheet.cells:
        if cell.word not in ("wins", "loses"):
            continue
        if cell.number is None or not 0 < cell.number <= MOST_POINTS:
            found.notes.append((cell.line, "result_unreadable", {"text": cell.text[:40]}))
            continue
        told.append(_Told(cell.side if cell.word == "wins" else cell.side.other, cell.number, cell.line))
    for first in told[:-1]:
        if first[:2] != told[-1][:2]:
            found.notes.append((first.line, "results_differ", {"first": first.points, "second": told[-1].points}))
    return told[-1] if told else None


def _gain(sheet: GameSheet, following: GameSheet | None) -> _Told | None:
    """What the score over the next game says this one brought, if it can be the score of one game."""
    if following is None or sheet.scores is None or following.scores is None:
        return None
    white, black = (after - before for before, after in zip(sheet.scores, following.scores, strict=True))
    if min(white, black) != 0 or not 0 < max(white, black) <= MOST_POINTS:
        return None
    return _Told(WHITE if white else BLACK, white or black, following.score_line)


def _resigned(game: Game, sheet: GameSheet, found: Outcome) -> _Told | None:
    cell = next((cell for cell in sheet.cells if cell.word == "resign"), None)
    if cell is None or game.over:
        return None
    found.notes.append((cell.line, "resign_level", {}))
    return _Told(cell.side.other, game.resign_points(1), cell.line)


def _finish(game: Game, sheet: GameSheet, told: _Told, found: Outcome) -> None:
    """The file gives a result that no play on it has brought about: resigned, given up, out of time."""
    winner, points, line = told.winner, told.points, told.line
    if (stated := _known(game, sheet, told)) is not None:
        found.actions += [(line, action) for action in stated]
    elif _given_up(sheet.cells):
        found.actions.append((line, Award(winner, points, "abandoned")))
    elif game.phase in OFFERED and game.to_act is winner.other and game.drop_points == points:
        found.actions.append((line, Drop()))
    elif (kind := _kind(game, winner, points)) is None and _missing(game, winner) == points:
        # No resignation costs so much: the match was given up, with all that the other side still needed.
        found.actions.append((line, Award(winner, points, "forfeit")))
    elif kind is None:
        found.notes.append((line, "points_unexplained", {"points": points, "cube": game.cube}))
        found.actions.append((line, Award(winner, points, "stated")))
    else:
        found.actions.append((line, Result(winner, kind, game.cube, "resign")))
        if game.resign_points(kind) != points:
            found.actions.append((line, Award(winner, points, "stated")))


_ENDS: dict[str, Literal["bear-off", "drop", "resign"]] = {"bear-off": "bear-off", "drop": "drop", "resign": "resign"}
_REASONS: dict[str, Literal["forfeit", "time", "abandoned", "stated"]] = {
    "forfeit": "forfeit",
    "time": "time",
    "abandoned": "abandoned",
    "stated": "stated",
}
_KNOWN = re.compile(
    r"(single|gammon|backgammon), cube (\d{1,5}), (bear-off|drop|resign)|(forfeit|time|abandoned|stated)"
)
KINDS = ("single", "gammon", "backgammon")


def _known(game: Game, sheet: GameSheet, told: _Told) -> list[Action] | None:
    """What our own comment says of a game of which no more is known than how it ended, or was not seen to end."""
    cell = next((cell for cell in sheet.cells if cell.word == "known"), None)
    read = None if cell is None else _KNOWN.fullmatch(cell.text)
    if read is None:
        return None
    if read[4]:
        return [Award(told.winner, told.points, _REASONS[read[4]])]
    try:
        known = Result(told.winner, KINDS.index(read[1]) + 1, int(read[2]), _ENDS[read[3]])
        worth = result(game, known).points
    except Malformed:
        # No cube shows this number.
        return None
    return [known] if worth == told.points else [known, Award(told.winner, told.points)]


def _given_up(cells: list[Cell]) -> bool:
    return any(cell.word == "roll" and is_unknown(cell.text) for cell in cells[-3:])


def _kind(game: Game, winner: Side, points: int) -> int | None:
    """What was resigned for these points: 1 single, 2 gammon, 3 backgammon; None where the cube does not explain them.

    Fewer points explain themselves where they are all that the winner still needs.
    """
    for kind in (1, 2, 3):
        worth = game.resign_points(kind)
        if worth == points or (worth > points and points == _missing(game, winner)):
            return kind
    return None


def _missing(game: Game, winner: Side) -> int | None:
    """The points that the winner needed for the match; None in a session."""
    away = game.score_seen_by(winner).away
    return None if away is None else away[0]

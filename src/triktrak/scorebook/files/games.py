"""The games that a table tells of, as lines of a sheet: winner, kind, cube and points become what the rules count.

Where the table has other points, or another score, than the rules make of it, the table's stand, as in match files:
as an award of the points, or as a stated score; and it is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal

from ...errors import Malformed, TriktrakError
from ...rules import Action, Award, Match, NextGame, Result, SetPosition, Side
from ..records import Line, Sheet, Stake, read_record, write_record
from ..standing import match_of, misfit, standing
from .columns import FIELDS
from .drafts import DraftRow

_KINDS = {"single": 1, "gammon": 2, "backgammon": 3}
_ENDS: dict[str, Literal["bear-off", "drop", "resign"]] = {"bear-off": "bear-off", "drop": "drop", "resign": "resign"}
_AWARDS: dict[str, Literal["stated", "forfeit", "time", "abandoned"]] = {
    "award": "stated",
    "forfeit": "forfeit",
    "time": "time",
    "abandoned": "abandoned",
}
_STAKE = re.compile(r"(\d{1,2}) (won|lost) (single|gammon|backgammon) (\d{1,5}) (bear-off|drop|resign)")
_MOST_POINTS = 32_767
_SAID = {"awarded", "score_set", "result_differs"}
"""What the rules note of games that a table tells of otherwise, which is said in the table's words."""
_OF_CUBE = ("cube", "double")


class Fault(Exception):
    """A fault in a field of a row."""

    def __init__(self, row: DraftRow, field: str, fault: TriktrakError) -> None:
        super().__init__(row, field, fault)
        self.row, self.field, self.fault = row, field, fault


class Games:
    """The lines of one sheet, from the rows that tell of games."""

    def __init__(self, sheet: Sheet, names: Sequence[str], rows: Sequence[DraftRow], ids: Iterator[str]) -> None:
        self.sheet, self.names, self.ids = sheet, names, ids
        self.rows = sorted(enumerate(rows, 1), key=lambda row: row[1].number("number") or row[0])
        self.odd: list[tuple[DraftRow, str, str, dict[str, object]]] = []
        """What should be looked at: row, field, code, parameters."""

    def lines(self) -> list[Line]:
        """The lines; raises `Fault` for what cannot stand on the sheet."""
        made = self._duel() if self.sheet.duel else [self._line(number, row) for number, row in self.rows]
        numbers: set[int] = set()
        for (_, row), line in zip(self.rows, made, strict=True):
            if line.number in numbers:
                raise Fault(row, "number", Malformed("book_row_number_twice", number=line.number))
            numbers.add(line.number)
            if (fault := misfit(self.sheet, line)) is not None:
                raise Fault(row, "", fault)
        self._compare(made)
        return made

    def _compare(self, made: list[Line]) -> None:
        """Note where the table adds up otherwise."""
        counted = standing(self.sheet, made)
        rows = [row for _, row in self.rows]
        for problem in counted.problems:
            if problem.code not in _SAID:
                field = "win" if "kind" in problem.code else "cube" if problem.code.startswith(_OF_CUBE) else ""
                self._note(rows[problem.game - 1], field, problem.code, **problem.params)
        for row, line in zip(rows, made, strict=True):
            if any(stake.end == "drop" and stake.kind > 1 for stake in line.stakes):
                self._note(row, "stakes", "drop_kind")
        for row, game in zip(rows, counted.games, strict=True):
            for key, values in (("points", game.points), ("score", game.score)):
                stated = row.numbers(key, len(values))
                if stated is not None and stated != list(values):
                    self._note(row, f"{key}:1", f"book_row_{key}", stated=_shown(stated), counted=_shown(values))

    def _note(self, row: DraftRow, field: str, code: str, **told: object) -> None:
        self.odd.append((row, field, code, told))

    # A duel, counted by the rules game by game.

    def _duel(self) -> list[Line]:
        match = match_of(self.sheet, ())
        made = []
        crawford_seen = False
        for at, (number, row) in enumerate(self.rows):
            if at:
                match = match.apply(NextGame())
            actions: list[Action] = []
            for action in (self._score(row, match, crawford_seen), self._outcome(row)):
                if action is not None:
                    actions.append(action)
                    match = match.apply(action)
            points = self._points(row)
            if points is not None and match.game.points != points and match.game.winner is not None:
                self._note(row, "points", "book_row_points", stated=str(points), counted=str(match.game.points))
                actions.append(Award(match.game.winner, points))
                match = match.apply(actions[-1])
            crawford_seen = crawford_seen or match.game.crawford
            made.append(self._line(number, row, tuple(actions)))
        return made

    def _score(self, row: DraftRow, match: Match, crawford_seen: bool) -> Action | None:
        """The score before the game, where it is stated and is not the one so far."""
        game, before, crawford = match.game, row.numbers("before", 2), row.cells.get("crawford_game")
        if before is None or (before == list(game.score_before) and crawford in (None, game.crawford)):
            return None
        white, black = before
        if not (0 <= white <= _MOST_POINTS and 0 <= black <= _MOST_POINTS):
            raise Fault(row, "before:1", Malformed("book_cell_range", number=min(before), min=0, max=_MOST_POINTS))
        self._note(row, "before:1", "book_row_score", stated=_shown(before), counted=_shown(game.score_before))
        if crawford is None:
            length = match.length
            near = length - max(before) == 1 and white != black
            crawford = match.options.crawford and near and not crawford_seen
        return SetPosition(game.position.points, Side.WHITE, score=(white, black), crawford=bool(crawford))

    def _outcome(self, row: DraftRow) -> Action:
        winner, points, end = Side(self._winner(row)), self._points(row), row.word("end")
        if end in _AWARDS:
            if points is None:
                raise Fault(row, "points", Malformed("book_row_no_points"))
            return Award(winner, points, _AWARDS[end])
        explained = _explained(_KINDS.get(row.word("win")), row.number("cube"), points, drop=end == "drop")
        if explained is None:
            assert points is not None
            return Award(winner, points)
        return Result(winner, *explained, _ENDS.get(end, "bear-off"))

    def _points(self, row: DraftRow) -> int | None:
        """What the winner of the row got, as the table says."""
        both, stated = row.numbers("points", 2), row.number("points")
        if both is not None:
            if both[0] != -both[1]:
                raise Fault(row, "points:1", Malformed("book_row_both_points", points=_shown(both)))
            stated = abs(both[0])
        if stated is not None and not 1 <= stated <= _MOST_POINTS:
            raise Fault(row, "points", Malformed("book_cell_range", number=stated, min=1, max=_MOST_POINTS))
        return stated

    def _winner(self, row: DraftRow) -> int:
        if (seat := self._seat(row, "winner")) is not None:
            return seat
        if not (points := row.number("points:1")):
            raise Fault(row, "winner", Malformed("book_row_no_winner"))
        return 0 if points > 0 else 1

    def _seat(self, row: DraftRow, field: str) -> int | None:
        return seat_of(self.names, row, field)

    # Any line.

    def _line(self, number: int, row: DraftRow, actions: tuple[Action, ...] = ()) -> Line:
        points = row.numbers("points", len(self.names)) if self.sheet.kind == "other" else None
        line = Line(
            id=next(self.ids),
            sheet=self.sheet.id,
            number=row.number("number") or number,
            actions=actions,
            box=self._seat(row, "box"),
            captain=self._seat(row, "captain"),
            stakes=self._stakes(row),
            points=tuple(points or ()),
            written=row.word("written"),
            seconds=row.number("seconds") or 0,
            note=row.word("note"),
        )
        try:
            read = read_record("line", write_record(line))
        except Malformed as fault:
            raise Fault(row, field_of(fault, "note"), fault) from fault
        assert isinstance(read, Line)
        return read

    def _stakes(self, row: DraftRow) -> tuple[Stake, ...]:
        found = []
        for part in row.word("stakes").split(";") if row.word("stakes") else ():
            read = _STAKE.fullmatch(" ".join(part.lower().split()))
            if read is None or not 1 <= int(read[1]) <= len(self.names):
                raise Fault(row, "stakes", Malformed("book_row_stakes", text=part.strip()[:60]))
            found.append(Stake(int(read[1]) - 1, read[2] == "won", _KINDS[read[3]], int(read[4]), _ENDS[read[5]]))
        return tuple(found)


def _explained(kind: int | None, cube: int | None, points: int | None, *, drop: bool) -> tuple[int, int] | None:
    """Kind and cube of a game, as far as they follow from its points; None where nothing explains those.

    >>> _explained(2, None, 4, drop=False), _explained(None, None, 4, drop=False), _explained(None, None, 2, drop=True)
    ((2, 2), None, (1, 2))
    """
    if points is None:
        return (kind or 1, cube or 1)
    if drop:
        kind = kind or 1
        cube = cube or (points if points & (points - 1) == 0 else 1)
    if kind is None and cube is None:
        return (1, 1) if points == 1 else None
    if cube is None:
        assert kind is not None
        worth, rest = divmod(points, kind)
        cube = worth if rest == 0 and worth & (worth - 1) == 0 else 1
    if kind is None:
        kind = points // cube if points % cube == 0 and points // cube in (1, 2, 3) else 1
    return kind, cube


def seat_of(names: Sequence[str], row: DraftRow, field: str) -> int | None:
    """The seat of whom a cell names, by name or by number; None for an empty cell."""
    if not (said := row.word(field)):
        return None
    if said in names:
        return names.index(said)
    folded = [known.casefold() for known in names]
    if folded.count(said.casefold()) == 1:
        return folded.index(said.casefold())
    if said.isdecimal() and 1 <= int(said) <= len(names):
        return int(said) - 1
    raise Fault(row, field, Malformed("book_row_player", name=said[:60], players=list(names)))


def field_of(fault: TriktrakError, otherwise: str = "") -> str:
    """The field that a record's fault is about."""
    named = str(fault.params.get("field", "")).partition(".")[0]
    key = {"game": "game_name", "final": "score:1", "players": "player:1"}.get(named, named)
    return key if key in FIELDS else otherwise


def _shown(points: Sequence[object]) -> str:
    return "\N{EN DASH}".join(map(str, points))

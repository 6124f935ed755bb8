"""A sheet to a match: every cell becomes an action, and what no action can say a statement.

Asks the rules for everything they know: whose turn it is, which play a text means, what a game was worth. What they
hold against the file is a problem; the match goes on as it is written.
"""

from __future__ import annotations

from ..errors import Malformed, TriktrakError
from ..rules import (
    BLACK,
    WHITE,
    Action,
    Award,
    Beaver,
    BySide,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Phase,
    Raccoon,
    Result,
    Roll,
    SetPosition,
    Side,
    StatedPlay,
    Take,
)
from ..rules.game import OFFERED
from .conditions import conditions
from .playtext import illegal_position, is_no_play, is_unknown, read_play, xg_position
from .problem import Problem, listed
from .sheet import Cell, GameSheet, MatchSheet

_MOST_POINTS = 32_767
_POINTS = ("result_differs", "points_unexplained")


def fold(sheet: MatchSheet) -> tuple[Match, tuple[Problem, ...]]:
    """The match of a sheet, and all that is odd about it."""
    match, problems = _fold(sheet, None)
    if match.options.jacoby is None and not match.length and any(problem.code in _POINTS for problem in problems):
        # Nothing says whether the Jacoby rule was played: the results may.
        other, fewer = _fold(sheet, jacoby=False)
        if len(fewer) < len(problems):
            return other, fewer
    return match, problems


def _fold(sheet: MatchSheet, jacoby: bool | None) -> tuple[Match, tuple[Problem, ...]]:
    match, found = conditions(sheet, jacoby=jacoby)
    folder = _Folder(match)
    folder.problems += found + sheet.problems
    for index, game in enumerate(sheet.games):
        folder.game(game, sheet.games[index + 1] if index + 1 < len(sheet.games) else None)
    return folder.match, listed(folder.problems)


class _Folder:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.problems: list[Problem] = []
        self.begun = False
        self.set: Cell | None = None
        """A position that waits for the side that plays on from it."""

    def note(self, line: int, code: str, **params: object) -> None:
        self.problems.append(Problem(line, code, params, self.match.game.number))

    def apply(self, line: int, action: Action, *, explained: bool = False) -> None:
        """Take an action down, with what the rules note about it unless that has been said in better words."""
        try:
            self.match = self.match.apply(action)
        except TriktrakError as error:
            # Not even a record can keep it.
            self.note(line, error.code, **error.params)
            return
        game = self.match.game
        for note in () if explained else game.log[-1].notes:
            # That a game has no result is found when the next one begins.
            number = game.number - (note.code == "game_open")
            self.problems.append(Problem(line, note.code, dict(note.params), number))

    # A game, from its score line to its result.

    def game(self, sheet: GameSheet, following: GameSheet | None) -> None:
        if self.begun:
            self.apply(sheet.line, NextGame())
        self.begun = True
        number = self.match.game.number
        if sheet.number is None:
            self.note(sheet.line, "game_line_missing")
        elif sheet.number != number:
            self.note(sheet.line, "game_number", stated=sheet.number, number=number)
        if sheet.scores is None:
            self.note(sheet.line, "score_line_missing")
        self._check_names(sheet)
        self._begin(sheet)
        turns = [cell for cell in sheet.cells if cell.is_turn]
        last = turns[-1] if turns else None
        for cell in sheet.cells:
            self._cell(cell, cell is last)
        self._end(sheet, _gain(sheet, following))

    def _check_names(self, sheet: GameSheet) -> None:
        players = self.match.players
        if sheet.names is not None and sheet.names != players:
            same = all(full.startswith(short) for short, full in zip(sheet.names, players, strict=True))
            if not same:
                self.note(sheet.score_line, "names_differ", left=sheet.names.white, right=sheet.names.black)

    def _begin(self, sheet: GameSheet) -> None:
        """Where the score over the game is not the one so far, the file's is right."""
        scores, sofar = sheet.scores, self.match.score
        if scores is None or scores == sofar:
            return
        told = {"left": scores.white, "right": scores.black, "white": sofar.white, "black": sofar.black}
        self.note(sheet.score_line, "score_differs", **told)
        first = next((cell for cell in sheet.cells if cell.is_turn), None)
        game = self.match.game
        if max(scores) > _MOST_POINTS:
            return
        self.apply(
            sheet.score_line,
            SetPosition(
                game.position.points,
                WHITE if first is None else first.side,
                score=(scores.white, scores.black),
                crawford=self._crawford(scores),
            ),
        )

    def _crawford(self, scores: BySide[int]) -> bool:
        # The Crawford game is the first in which a side needs one point more; an earlier one in this file was it.
        length = self.match.length
        earlier = any(game.crawford for game in self.match.finished)
        away = [length - score for score in scores]
        return self.match.options.crawford and length > 1 and not earlier and sorted(away)[0] == 1 and max(away) > 1

    def _cell(self, cell: Cell, last: bool) -> None:
        if cell.word == "set":
            self.set = cell
        elif cell.word == "tie":
            self._tie(cell)
        elif cell.word in ("roll", "double", "beaver", "raccoon", "take", "drop"):
            self._turn(cell, last)

    def _tie(self, cell: Cell) -> None:
        assert cell.dice is not None
        if self.match.game.phase is Phase.OPENING:
            self.apply(cell.line, Roll(*cell.dice))

    def _turn(self, cell: Cell, last: bool) -> None:
        if self.match.game.over:
            self.note(cell.line, "after_end")
        elif cell.word == "roll":
            self._roll(cell, last)
        elif cell.word == "double":
            self._on_roll(cell)
            self._cube_value(cell, self.match.game.double_value)
            self.apply(cell.line, Double())
        elif cell.word in ("beaver", "raccoon"):
            raccoon = self.match.game.phase is Phase.BEAVERED
            self._cube_value(cell, self.match.game.double_value)
            self.apply(cell.line, Raccoon() if raccoon else Beaver())
        else:
            self.apply(cell.line, Take() if cell.word == "take" else Drop())

    def _cube_value(self, cell: Cell, value: int) -> None:
        if cell.number is not None and cell.number != value:
            self.note(cell.line, "cube_value", stated=cell.number, value=value)

    def _on_roll(self, cell: Cell) -> None:
        """Give the turn to the side whose cell it is, where the record stands otherwise."""
        game = self.match.game
        if self.set is not None:
            self._set_position(cell.side)
        elif game.phase is Phase.OPENING:
            dice = cell.dice
            if dice is not None and dice[0] != dice[1]:
                return
            self.note(cell.line, "opening_double" if dice else "double_first")
            self._hand_over(cell)
        elif game.phase in (Phase.BEAVERED, Phase.RACCOONED) and game.on_roll is cell.side:
            # That a beaver was taken is not written down.
            self.apply(cell.line, Take())
        elif game.phase is Phase.TO_PLAY and game.on_roll is not cell.side:
            # The play of the roll before could not be read: the record says so itself.
            if cell.word != "roll":
                self.apply(cell.line, StatedPlay((), game.position.points))
        elif game.phase is Phase.TO_PLAY or game.on_roll is not cell.side:
            self.note(cell.line, "turn_missing")
            self._hand_over(cell)

    def _hand_over(self, cell: Cell) -> None:
        game = self.match.game
        seen = game.position if game.on_roll in (None, cell.side) else game.position.flip()
        cube = game.offered if game.phase in OFFERED and game.offered else game.cube
        owner = game.on_roll.other if game.phase in OFFERED and game.on_roll is not None else game.cube_owner
        self.apply(cell.line, SetPosition(seen.points, cell.side, cube, owner))

    def _set_position(self, side: Side) -> None:
        assert self.set is not None
        cell, self.set = self.set, None
        try:
            points, cube, owner = xg_position(cell.text)
            seen = points if side is WHITE else tuple(-count for count in reversed(points))
            self.apply(cell.line, SetPosition(seen, side, cube, owner))
        except Malformed as error:
            self.note(cell.line, error.code, **error.params)

    # A roll and its play.

    def _roll(self, cell: Cell, last: bool) -> None:
        assert cell.dice is not None
        self._on_roll(cell)
        d1, d2 = cell.dice
        if self.match.game.phase is Phase.OPENING:
            d1, d2 = BySide.of(cell.side, max(cell.dice), min(cell.dice))
        self.apply(cell.line, Roll(d1, d2))
        self._play(cell, last)

    def _play(self, cell: Cell, last: bool) -> None:
        game = self.match.game
        waits = game.phase is Phase.TO_PLAY
        if is_unknown(cell.text):
            if waits:
                self.note(cell.line, "play_unknown")
                self.apply(cell.line, StatedPlay((), game.position.points), explained=True)
        elif is_no_play(cell.text):
            # After the last roll of a game nothing was played because the game was given up, or the file ends.
            if waits and not (last and not cell.text):
                self.apply(cell.line, StatedPlay((), game.position.points))
        elif cell.text.lower().startswith("illegal play"):
            self._illegal(cell)
        else:
            self._steps(cell, waits)

    def _steps(self, cell: Cell, waits: bool) -> None:
        game = self.match.game
        position = game.position if waits else game.position.flip()
        assert cell.dice is not None
        play = read_play(cell.text, position, cell.dice)
        if play is None:
            self.note(cell.line, "play_unreadable", text=cell.text[:60])
            return
        if play.left_out:
            self.note(cell.line, "play_partly_unreadable", text=cell.text[:60])
        self.apply(cell.line, MakePlay(play.steps))

    def _illegal(self, cell: Cell) -> None:
        game = self.match.game
        position = game.position if game.phase is Phase.TO_PLAY else game.position.flip()
        try:
            after = illegal_position(cell.text, position)
        except Malformed as error:
            self.note(cell.line, error.code, **error.params)
        else:
            self.apply(cell.line, StatedPlay((), after))

    # The result.

    def _end(self, sheet: GameSheet, gain: tuple[Side, int] | None) -> None:
        if self.set is not None:
            self._set_position(WHITE)
        stated, line = self._claim(sheet)
        if gain is not None:
            if stated is not None and stated != gain:
                self.note(line, "result_score", stated=stated[1], gain=gain[1])
            stated, line = gain, line or sheet.line
        game = self.match.game
        resigned = next((cell for cell in sheet.cells if cell.word == "resign"), None)
        if stated is None and resigned is not None and not game.over:
            self.note(resigned.line, "resign_level")
            stated, line = (resigned.side.other, game.resign_points(1)), resigned.line
        if stated is None or (game.winner, game.points) == stated:
            return
        if game.over:
            self._correct(line, *stated, told=gain is not None)
        else:
            self._finish(sheet, line, *stated)

    def _claim(self, sheet: GameSheet) -> tuple[tuple[Side, int] | None, int]:
        """Winner and points as the file says it, in one cell or in two that must agree."""
        claims = [cell for cell in sheet.cells if cell.word in ("wins", "loses")]
        for cell in claims:
            if cell.number is None or not 0 < cell.number <= _MOST_POINTS:
                self.note(cell.line, "result_unreadable", text=f"{cell.text}"[:40])
        told = [cell for cell in claims if cell.number is not None and 0 < cell.number <= _MOST_POINTS]
        results = [(cell.side if cell.word == "wins" else cell.side.other, cell.number or 0) for cell in told]
        for result, cell in zip(results[:-1], told[:-1], strict=True):
            if result != results[-1]:
                self.note(cell.line, "results_differ", first=result[1], second=results[-1][1])
        return (results[-1], told[-1].line) if results else (None, 0)

    def _correct(self, line: int, winner: Side, points: int, *, told: bool) -> None:
        """The board or a drop has ended the game otherwise than the file says."""
        game = self.match.game
        if winner is not game.winner and points == game.points and not told:
            # The same points in the other column: the column has slipped.
            self.note(line, "result_column", points=points)
            return
        self.apply(line, Award(winner, points, "stated"))

    def _finish(self, sheet: GameSheet, line: int, winner: Side, points: int) -> None:
        """The file gives a result that no play on it has brought about: resigned, given up, out of time."""
        game = self.match.game
        if any(cell.word == "roll" and is_unknown(cell.text) for cell in sheet.cells[-3:]):
            self.apply(line, Award(winner, points, "abandoned"))
            return
        if game.phase in OFFERED and game.on_roll is winner and game.drop_points == points:
            self.apply(line, Drop())
            return
        kind = next((kind for kind in (1, 2, 3) if game.resign_points(kind) >= points), 0)
        away = game.score_seen_by(winner).away
        capped = kind and away is not None and away[0] == points < game.resign_points(kind)
        if kind and (capped or game.resign_points(kind) == points):
            self.apply(line, Result(winner, kind, game.cube, "resign"))
        else:
            self.note(line, "points_unexplained", points=points, cube=game.cube)
        if self.match.game.points != points:
            self.apply(line, Award(winner, points, "stated"))


def _gain(sheet: GameSheet, following: GameSheet | None) -> tuple[Side, int] | None:
    """What the score over the next game says this one brought, if it can be the score of one game."""
    if following is None or sheet.scores is None or following.scores is None:
        return None
    gains = [after - before for before, after in zip(sheet.scores, following.scores, strict=True)]
    if sorted(gains)[0] != 0 or not 0 < max(gains) <= _MOST_POINTS:
        return None
    return (WHITE, gains[0]) if gains[0] else (BLACK, gains[1])

"""A sheet to a match: every cell becomes an action, and what no action can say a statement.

Asks the rules for everything they know: whose turn it is, which play a text means, what a game was worth. What they
hold against the file is a problem; the match goes on as it is written.
"""

from __future__ import annotations

from ..errors import Malformed, TriktrakError
from ..rules import (
    WHITE,
    Action,
    Beaver,
    BySide,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Phase,
    Raccoon,
    Roll,
    SetPosition,
    Side,
    StatedPlay,
    Take,
)
from ..rules.game import OFFERED
from .conditions import conditions
from .outcome import MOST_POINTS, outcome
from .playtext import illegal_position, is_no_play, is_unknown, read_play, xg_situation
from .problem import Problem, listed
from .sheet import Cell, GameSheet, MatchSheet

_HOPELESS = 5_000
"""Problems after which a file is not worth the time it takes."""
_FOLDED_AGAIN = 10_000
"""Actions that are worth folding twice."""
_POINTS = ("result_differs", "points_unexplained")


def fold(sheet: MatchSheet) -> tuple[Match, tuple[Problem, ...]]:
    """The match of a sheet, and all that is odd about it."""
    match, problems = _fold(sheet, None)
    open_question = match.options.jacoby is None and not match.length and len(match.actions) < _FOLDED_AGAIN
    if open_question and any(problem.code in _POINTS for problem in problems):
        # Nothing says whether the Jacoby rule was played: the results may.
        other, fewer = _fold(sheet, jacoby=False)
        if len(fewer) < len(problems):
            return other, fewer
    return match, problems


def _fold(sheet: MatchSheet, jacoby: bool | None) -> tuple[Match, tuple[Problem, ...]]:
    match, found = conditions(sheet, jacoby=jacoby)
    folder = _Folder(match)
    folder.problems += found + sheet.problems
    games = [_in_order(game, sheet.games[0].names) for game in sheet.games]
    for index, game in enumerate(games):
        if folder.gives_up(game.line):
            break
        folder.game(game, games[index + 1] if index + 1 < len(games) else None)
    return folder.match, listed(folder.problems)


def _in_order(game: GameSheet, names: BySide[str] | None) -> GameSheet:
    """The game with the columns in the order of the first one's, where the same players have changed sides."""
    if names is None or game.names != names.swap or game.names == names or game.scores is None:
        return game
    cells = [cell._replace(side=cell.side.other) for cell in game.cells]
    return GameSheet(game.line, game.number, names, game.scores.swap, game.score_line, cells)


class _Folder:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.problems: list[Problem] = []
        self.names: BySide[str] | None = None
        self.begun = self.given_up = False
        self.set: Cell | None = None
        """A position that waits for the side that plays on from it."""

    def note(self, line: int, code: str, **params: object) -> None:
        self.problems.append(Problem(line, code, params, self.match.game.number))

    def gives_up(self, line: int) -> bool:
        """Whether so much is wrong that the rest is not read, which is said once."""
        if len(self.problems) >= _HOPELESS and not self.given_up:
            self.given_up = True
            self.note(line, "hopeless")
        return self.given_up

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
        self._head(sheet)
        self._begin(sheet)
        turns = [cell for cell in sheet.cells if cell.is_turn]
        last = turns[-1] if turns else None
        for cell in sheet.cells:
            if self.gives_up(cell.line):
                break
            self._cell(cell, cell is last)
        if self.set is not None:
            self._set_position(WHITE)
        end = outcome(self.match.game, sheet, following)
        for line, code, params in end.notes:
            self.note(line, code, **params)
        for line, action in end.actions:
            self.apply(line, action)

    def _head(self, sheet: GameSheet) -> None:
        number = self.match.game.number
        if sheet.number is None:
            self.note(sheet.line, "game_line_missing")
        elif sheet.number != number:
            self.note(sheet.line, "game_number", stated=sheet.number, number=number)
        if sheet.scores is None:
            self.note(sheet.line, "score_line_missing")
        if self.names not in (None, sheet.names) and sheet.names is not None:
            self.note(sheet.score_line, "names_differ", left=sheet.names.white, right=sheet.names.black)
        self.names = self.names or sheet.names

    def _begin(self, sheet: GameSheet) -> None:
        """Where the score over the game is not the one so far, the file's is right."""
        scores, sofar = sheet.scores, self.match.score
        if scores is None or scores == sofar:
            return
        told = {"left": scores.white, "right": scores.black, "white": sofar.white, "black": sofar.black}
        self.note(sheet.score_line, "score_differs", **told)
        if max(scores) <= MOST_POINTS:
            side = next((cell.side for cell in sheet.cells if cell.is_turn), WHITE)
            points, crawford = self.match.game.position.points, self._crawford(sheet, scores)
            stated = SetPosition(points, side, score=(scores.white, scores.black), crawford=crawford)
            self.apply(sheet.score_line, stated, explained=True)

    def _crawford(self, sheet: GameSheet, scores: BySide[int]) -> bool:
        """Whether this is the first game in which a side needs one point more; one with a double in it is not."""
        length = self.match.length
        if not self.match.options.crawford or length < 2 or any(game.crawford for game in self.match.finished):
            return False
        nearest, other = sorted(length - score for score in scores)
        return nearest == 1 < other and not any(cell.word == "double" for cell in sheet.cells)

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
        self.apply(cell.line, SetPosition(seen.points, cell.side, cube, owner), explained=True)

    def _set_position(self, side: Side) -> None:
        assert self.set is not None
        cell, self.set = self.set, None
        try:
            seen = xg_situation(cell.text, self.match.game.position.men)
            self.apply(cell.line, SetPosition.of(seen if side is WHITE else seen.flip(), side))
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
            self.note(cell.line, "illegal_board")
            self.apply(cell.line, StatedPlay((), after), explained=True)

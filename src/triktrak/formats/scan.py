"""Lines to sheets: which match and which game each line of a text match file belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ..rules import BLACK, WHITE, BySide
from .columns import MAX_LINE, Grid, game_number, header, length, score_line
from .problem import Problem
from .sheet import Cell, GameSheet, MatchSheet

MAX_LINES = 100_000
"""Lines with something in them that are read of one file."""
MAX_GAMES = 5_000
"""Games that are read of one file."""
MAX_TURNS = 40_000
"""Rolls that are read of one file; a game of backgammon has some fifty."""

_TAB = 12
"""A column that a single tab leads to is the left one, with two the right one."""
# What no name and no play needs, and what a terminal would obey when we quote a line; some of it turns text around.
_TURNS = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
_CONTROLS = {code: " " for code in (*range(32), *range(127, 160), 0x2028, 0x2029, *_TURNS) if chr(code) not in "\n\t"}


def scan(text: str) -> list[MatchSheet]:
    """The matches of a file, their games and their cells; what is no part of a match is a problem of one.

    >>> sheet = scan(" 1 point match\\n\\n Game 1\\n Anna : 0                  Bo : 0\\n  1) 31: 8/5 6/5")[0]
    >>> sheet.length, sheet.games[0].names.black, sheet.games[0].cells[0].dice
    (1, 'Bo', (3, 1))
    """
    scanner = _Scanner()
    for line, words in _lines(text):
        if scanner.full:
            scanner.stop(line)
            break
        scanner.read(line, words)
    return scanner.finished()


def _lines(text: str) -> Iterator[tuple[int, str]]:
    plain = text.replace("\r\n", "\n").replace("\r", "\n").translate(_CONTROLS)
    for number, line in enumerate(plain.split("\n"), 1):
        if words := line.expandtabs(_TAB).rstrip():
            yield number, words


class _Scanner:
    def __init__(self) -> None:
        self.sheets: list[MatchSheet] = []
        self.headers: dict[str, str] = {}
        self.headed = 0
        self.grid = Grid()
        self.expects_score = False
        self.lines = self.games = self.turns = 0
        self.unknown: list[tuple[int, str]] = []

    @property
    def full(self) -> bool:
        """Whether no more is read than there is: no file of a match is so long, and time and memory are not endless."""
        return self.lines >= MAX_LINES or self.games >= MAX_GAMES or self.turns >= MAX_TURNS

    @property
    def sheet(self) -> MatchSheet | None:
        return self.sheets[-1] if self.sheets else None

    @property
    def game(self) -> GameSheet | None:
        return self.sheet.games[-1] if self.sheet and self.sheet.games else None

    def read(self, line: int, words: str) -> None:
        self.lines += 1
        if len(words) > MAX_LINE:
            self.unknown.append((line, words[:80]))
        elif self.expects_score and self._score(line, words):
            pass
        elif words.lstrip()[0] in ";#":
            self._comment(line, words)
        elif (number := game_number(words)) is not None:
            self._game(line, number)
        elif (points := length(words)) is not None:
            self._match(line, points)
        else:
            self._content(line, words)

    def _comment(self, line: int, words: str) -> None:
        if found := header(words):
            self.headed = self.headed or line
            self.headers.setdefault(*found)
        elif self.game is not None and (cell := _statement(line, words)):
            self.game.cells.append(cell)

    def _match(self, line: int, points: int | None) -> None:
        self._known()
        self.sheets.append(MatchSheet(self.headed or line, self.headers, points))
        self.headers, self.headed = {}, 0
        self.expects_score = False

    def _game(self, line: int, number: int | None) -> None:
        if self.sheet is None:
            self._match(line, None)
        assert self.sheet is not None
        self._known()
        self.sheet.games.append(GameSheet(line, number))
        self.games += 1
        self.expects_score = True

    def _score(self, line: int, words: str) -> bool:
        assert self.game is not None
        if (found := score_line(words, self._names())) is None:
            return False
        self.game.names, self.game.scores, right = found
        self.game.score_line = line
        self.grid = Grid(right)
        self.expects_score = False
        return True

    def _content(self, line: int, words: str) -> None:
        cells = self.grid.cells(line, words) if self.game is not None else None
        if cells is not None and self.game is not None:
            self.expects_score = False
            self.game.cells += cells
            self.turns += len(cells)
        elif self._begins(words):
            self._game(line, None)
            self._score(line, words)
        else:
            self.unknown.append((line, words[:80]))

    def _begins(self, words: str) -> bool:
        # A score line whose "Game" line is missing: the first one, or one of the same players.
        found = score_line(words, self._names())
        return found is not None and (self.game is None or found[0] == self.game.names)

    def _names(self) -> BySide[str] | None:
        if self.sheet is None:
            return None
        if len(self.sheet.games) > 1:
            return self.sheet.games[-2].names
        keys = ("player 1", "player 2")
        return BySide(*(self.sheet.headers[key] for key in keys)) if self.sheet.headers.keys() >= set(keys) else None

    def stop(self, line: int) -> None:
        """The rest of the file is not read."""
        if self.sheet is not None:
            self.sheet.problems.append(Problem(line, "file_too_long"))

    def _known(self) -> None:
        # Lines before the first heading belong to the match that follows.
        if self.sheet is not None:
            self.sheet.problems += _runs(self.unknown)
            self.unknown = []

    def finished(self) -> list[MatchSheet]:
        """All matches that have a game or a length; what stands after the last one is its problem."""
        self._known()
        for sheet in self.sheets:
            for game in sheet.games:
                game.cells = _realigned(game.cells)
        return self.sheets


def _statement(line: int, words: str) -> Cell | None:
    # Three comments say something of the game: XG's position, and the tied openings and known results that we write.
    text = words.lstrip(";# ")
    if text.startswith("Set Pos="):
        return Cell(line, WHITE, "set", text=text.removeprefix("Set Pos=").strip())
    if text.startswith("Tied opening roll") and text[-1] in "123456":
        return Cell(line, WHITE, "tie", dice=(int(text[-1]), int(text[-1])))
    if text.startswith("Known result "):
        return Cell(line, WHITE, "known", text=text.removeprefix("Known result ").strip())
    return None


def _realigned(cells: list[Cell]) -> list[Cell]:
    """The cells with those of the right side put right that stand in the left column, where their blanks were lost.

    A side does not move twice: of two lines that both begin on the left, a first one with nothing beside it was the
    right side's.
    """
    turns = [index for index, cell in enumerate(cells) if cell.is_turn]
    aligned = list(cells)
    for here, after in pairwise(turns):
        cell, then = cells[here], cells[after]
        alone = here == 0 or cells[here - 1].line != cell.line
        if any(between.word == "set" for between in cells[here + 1 : after]):
            continue
        if alone and cell.side is then.side is WHITE and {cell.word, then.word} <= {"roll", "double"}:
            aligned[here] = cell._replace(side=BLACK)
    return aligned


def _runs(unknown: list[tuple[int, str]]) -> list[Problem]:
    """One problem for each run of lines that nothing could be made of."""
    found: list[Problem] = []
    start = 0
    for index in range(1, len(unknown) + 1):
        if index < len(unknown) and unknown[index][0] <= unknown[index - 1][0] + 2:
            continue
        line, words = unknown[start]
        count = index - start
        shown = " ".join(words.split())
        several = {"count": count} if count > 1 else {}
        found.append(Problem(line, "lines_unknown" if several else "line_unknown", {"text": shown, **several}))
        start = index
    return found

"""What the rules have to say of the games of a sheet, by its lines: what was let stand, and where a result disagrees.

A device counts a game with moves by the result that was written with it (web/src/lib/score); here its dice and plays
are followed by the rules, and what they come to is told beside it. Nothing is changed by a remark.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from ..rules import Challenge, Game, Match
from ..rules.problems import Problem, problems, standing
from ..text import text
from .records import Line, Sheet
from .standing import counting, match_of

Weight: TypeAlias = Literal["differs", "stood", "noted"]
"""`differs`: the moves come to another result than was written. `stood`: a play against the rules was let stand."""
_DIFFER = frozenset({"result_differs", "cube_differs", "kind_impossible", "checkers_left", "game_open"})


class Remark(Struct, frozen=True):
    """Something about a line; `turn`: in which turn of its game, from 1, or 0 where it is about the whole."""

    line: str
    weight: Weight
    turn: int
    problem: Problem

    def message(self, lang: str = "en") -> str:
        """The sentence for a reader of `lang` ("en", "nl" or "de")."""
        said = self.problem.message(lang)
        return text("remark-stood", lang, {"play": said}) if self.weight == "stood" else said


def remarks(sheet: Sheet, lines: Iterable[Line]) -> tuple[Remark, ...]:
    """What there is to say of the games of a duel; of other sheets nothing.

    >>> from triktrak.rules import Result, Roll, Side, StatedPlay, stated_play
    >>> from triktrak import Position
    >>> two = ("01900000-0000-7000-8000-000000000001", "01900000-0000-7000-8000-000000000002")
    >>> sheet = Sheet(id="01900000-0000-7000-8000-000000000003", kind="single", players=two, day="2026-05-01")
    >>> moves = (Roll(3, 1), stated_play(Position.start(), ((13, 8),)), Result(Side.WHITE))
    >>> line = Line(id="01900000-0000-7000-8000-000000000004", sheet=sheet.id, number=1, actions=moves)
    >>> for remark in remarks(sheet, [line]): print(remark.turn, remark.message())
    1 Let stand. 3-1: 13/8 is against the rules (13/8 does not fit the roll)
    0 Won, though the winner still has checkers on the board
    """
    counted = counting(sheet, lines) if sheet.duel else []
    match = match_of(sheet, counted)
    places = _places(match)
    found = []
    for problem in problems(match.games, match.entered):
        turn, stands = places.get(problem.action_index, (0, False))
        stood = stands and problem.code in ("illegal_play", "not_played")
        weight: Weight = "stood" if stood else "differs" if problem.code in _DIFFER else "noted"
        found.append(Remark(counted[problem.game - 1].id, weight, turn, problem))
    return tuple(found)


def _places(match: Match) -> dict[int, tuple[int, bool]]:
    """By the index of an action: in which turn it was taken, and whether it completed that turn."""
    indices = (index for index, _ in standing(match.entered))
    found = {}
    for game in match.games:
        for turn, stands in _turns(game):
            found[next(indices)] = turn, stands
    return found


def _turns(game: Game) -> Iterable[tuple[int, bool]]:
    turn = 0
    for entry in game.log:
        turn += entry.turn is not None
        about_whole = entry.side is None and not isinstance(entry.action, Challenge)
        yield (0 if about_whole else turn + (entry.turn is None)), entry.turn is not None

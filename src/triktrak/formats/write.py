"""A match to the text that GNU Backgammon and others read: two columns, White on the left.

What the syntax has no words for is left out (refused resignations, challenges) or stands in a comment that only our
own reader understands (tied opening rolls); docs/formats.md has the list.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from .._core import Cube, CubeOwner, Position, Situation
from ..rules import (
    BLACK,
    WHITE,
    Award,
    Beaver,
    BySide,
    Double,
    Drop,
    Entry,
    Game,
    Match,
    Raccoon,
    Result,
    Roll,
    SetPosition,
    Side,
    Take,
    Turn,
)
from ..rules.disputes import stated_play
from .outcome import KINDS
from .playtext import xg_text
from .sheet import UNNAMED

_VARIATIONS = {
    "standard": "Backgammon",
    "nackgammon": "NackGammon",
    "hypergammon": "HyperGammon (3)",
    "longgammon": "LongGammon",
}
_LONGEST_NAME = 200
_NO_MARKS = str.maketrans("();", "   ")


class _Cell(NamedTuple):
    side: Side | None
    """None for a comment, which has a line to itself."""
    text: str


def write(match: Match, about: Mapping[str, str] = {}) -> str:
    """The match as a text match file; `about`: keys and values that its head says besides.

    >>> print(write(Match.start(3, players=("Anna", "Bo")).apply(Roll(1, 3))).splitlines()[-1])
      1)                             13:
    """
    return "\n".join(_lines(match, about)) + "\n"


def _lines(match: Match, about: Mapping[str, str]) -> Iterator[str]:
    options = match.options
    names = match.players.map(_name)
    # GNU Backgammon cannot do without a name; the head has the one there is.
    shown = BySide(names.white or UNNAMED.white, names.black or UNNAMED.black)
    yield '; [Site "Triktrak"]'
    for number, name in enumerate(names, 1):
        yield f'; [Player {number} "{name}"]'
    for key, value in about.items():
        yield f'; [{key} "{_name(value)}"]'
    yield f'; [Variation "{_VARIATIONS[options.variant]}"]'
    yield f'; [Crawford "{_switch(options.crawford)}"]'
    if options.money:
        yield f'; [Jacoby "{_switch(options.rules.jacoby)}"]'
        yield f'; [Beaver "{_switch(options.beavers)}"]'
        if options.auto_doubles:
            yield f'; [AutoDoubles "{options.auto_doubles}"]'
    yield f'; [CubeLimit "{options.max_cube}"]'
    yield ""
    yield f" {options.length} point match"
    for game in match.games:
        over = match.over and game is match.games[-1]
        yield ""
        yield f" Game {game.number}"
        left, right = (f"{name} : {score}" for name, score in zip(shown, game.score_before, strict=True))
        yield f" {left:<31}{' ' if len(left) > 30 else ''}{right}"
        yield from _rows(_cells(game))
        if known := _known(game):
            yield f"; Known result {known}"
        if game.winner is not None:
            indent = " " * (6 if game.winner is WHITE else 34)
            plural = "" if game.points == 1 else "s"
            yield f"{indent}Wins {game.points} point{plural}{' and the match' if over else ''}"


def _known(game: Game) -> str:
    """How a game ended whose board does not show it; its winner and points stand on the line of the result."""
    stated = [entry.action for entry in game.log if isinstance(entry.action, Result | Award)]
    if not stated or (game.played and game.end in ("resign", "award")):
        return ""
    if game.end == "award":
        award = stated[-1]
        return award.reason if isinstance(award, Award) else ""
    return f"{KINDS[game.kind - 1]}, cube {game.cube}, {game.end}" if game.kind else ""


def _name(name: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:_LONGEST_NAME].strip()


def _switch(on: bool) -> str:
    return "On" if on else "Off"


def _rows(cells: Iterable[_Cell]) -> Iterator[str]:
    number, left = 0, ""
    waiting = False
    for side, text in cells:
        if waiting and side is not BLACK:
            yield _row(number, left, "")
            waiting = False
        if side is None:
            yield text
        elif side is WHITE:
            number, left, waiting = number + 1, text, True
        else:
            number, left = (number, left) if waiting else (number + 1, "")
            yield _row(number, left, text)
            waiting = False
    if waiting:
        yield _row(number, left, "")


def _row(number: int, left: str, right: str) -> str:
    # GNU Backgammon reads beyond the end of a line that stops before the right column.
    return f"{number:3}) {left:<27} {right}"


def _cells(game: Game) -> Iterator[_Cell]:
    position, seen_by = Position.start(game.options.variant), WHITE
    beavered = False
    last = max((index for index, entry in enumerate(game.log) if entry.turn), default=-1)
    for index, entry in enumerate(game.log):
        action = entry.action
        if isinstance(action, SetPosition):
            position, seen_by = Position.from_points(action.board, position.men), action.on_roll
            yield _Cell(None, f"; Set Pos={_set(action, position.men)}")
        if (turn := entry.turn) is not None:
            before = position if turn.side is seen_by else position.flip()
            given_up = game.end == "award" and index == last
            yield _Cell(turn.side, f"{turn.dice.d1}{turn.dice.d2}: {_play(game, turn, before, given_up)}")
            position, seen_by = _after(turn, before), turn.side
        elif isinstance(action, Roll) and entry.side is None:
            yield _Cell(None, f"; Tied opening roll {action.d1}-{action.d2}")
        elif entry.side is not None and (text := _cube(entry, beavered)):
            yield _Cell(entry.side, text)
        beavered = isinstance(action, Beaver | Raccoon) or (beavered and not isinstance(action, Take))
    if game.dice is not None and game.on_roll is not None:
        yield _Cell(game.on_roll, f"{game.dice.d1}{game.dice.d2}:")


def _cube(entry: Entry, beavered: bool) -> str:
    match entry.action:
        case Double():
            return f" Doubles => {entry.value}"
        case Beaver() | Raccoon():
            # The raccoon goes by the beaver's name, and neither is followed by a take: so GNU Backgammon has it.
            return f" Beavers => {entry.value}"
        case Take() if not beavered:
            return " Takes"
        case Drop():
            return " Drops"
    return ""


def _after(turn: Turn, before: Position) -> Position:
    if turn.play is not None:
        return turn.play.after
    return before if turn.stated is None else Position.from_points(turn.stated.after, before.men)


def _play(game: Game, turn: Turn, before: Position, given_up: bool) -> str:
    stated = turn.stated
    if stated is None:
        return "" if turn.play is None else str(turn.play)
    if stated.after == stated_play(before, stated.steps).after:
        nothing = "????" if given_up else "Cannot Move"
        return str(turn) if stated.steps else nothing
    return f"Illegal play ({_described(game, turn, stated.after)})"


def _described(game: Game, turn: Turn, after: tuple[int, ...]) -> str:
    """A board as Snowie describes it, for what no steps explain."""
    names = [_name(name).translate(_NO_MARKS) for name in game.options.players]
    fields: tuple[object, ...] = (game.options.length, int(game.rules.jacoby), 0, 0, int(turn.side), *names)
    fields += (int(game.crawford), *game.score_before, game.cube, 0, *after, turn.dice.d1, turn.dice.d2)
    return "".join(f"{field};" for field in fields)


def _set(action: SetPosition, men: int) -> str:
    position = Position.from_points(action.board, men)
    owner = {None: CubeOwner.CENTRE, WHITE: CubeOwner.OWN, BLACK: CubeOwner.THEIRS}[action.cube_owner]
    left = position if action.on_roll is WHITE else position.flip()
    return xg_text(Situation(left, cube=Cube(action.cube, owner)))

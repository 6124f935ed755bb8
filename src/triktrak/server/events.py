"""From the log of a game to what is told about it: events to animate, and the lines of the list of moves."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules import (
    Action,
    AnswerResign,
    Beaver,
    Double,
    Drop,
    Game,
    MakePlay,
    Match,
    NextGame,
    Raccoon,
    Resign,
    Roll,
    Side,
    Take,
)
from ..rules.turn import Entry, Turn
from .protocol_view import (
    Answered,
    Beavered,
    CubeLine,
    CubeWord,
    Danced,
    Doubled,
    Dropped,
    GameStarted,
    HitStep,
    LastTurn,
    MoveLine,
    Pair,
    Played,
    PlayLine,
    Raccooned,
    Resigned,
    ResignLine,
    Rolled,
    SideNo,
    TableEvent,
    Tied,
    Took,
    Won,
)

_CubeEvent = Doubled | Beavered | Raccooned | Took | Dropped

_CUBE: dict[type[Action], tuple[type[_CubeEvent], CubeWord]] = {
    Double: (Doubled, "double"),
    Beaver: (Beavered, "beaver"),
    Raccoon: (Raccooned, "raccoon"),
    Take: (Took, "take"),
    Drop: (Dropped, "drop"),
    Resign: (Dropped, "drop"),  # with a cube offered; any other resignation has been dealt with before
}


def side_no(side: Side) -> SideNo:
    """Return a side as it is written on the wire."""
    return 0 if side is Side.WHITE else 1


def hit_steps(turn: Turn) -> list[HitStep]:
    """Return the steps of a turn with the point, as the other side counts it, of each blot that was hit."""
    if turn.play is None:
        return []
    return [(a, b, 25 - b if hit else 0) for (a, b), hit in zip(turn.play.steps, turn.play.hits, strict=True)]


def events(match: Match) -> Iterator[TableEvent]:
    """Yield what the last action of `match` has brought about.

    >>> list(events(Match.start(length=3).apply(Roll(3, 1))))
    [Rolled(side=0, dice=(3, 1), opening=True)]
    """
    game = match.game
    entry = game.log[-1]
    if isinstance(entry.action, NextGame):
        yield GameStarted(game.number)
    elif entry.side is None and isinstance(entry.action, Roll):
        yield Tied(_dice(entry))
    elif entry.side is not None:
        yield from _of_a_side(game, entry, side_no(entry.side))
    if game.winner is not None and game.end is not None:
        yield Won(side_no(game.winner), game.kind, game.points, game.end, match.over)


def _of_a_side(game: Game, entry: Entry, side: SideNo) -> Iterator[TableEvent]:
    action, turn = entry.action, entry.turn
    if isinstance(action, Roll):
        yield Rolled(side, _dice(entry), _is_opening(game, entry))
        if turn is not None:
            yield Danced(side, _dice(entry))
    elif isinstance(action, MakePlay) and turn is not None:
        yield Played(side, (turn.dice.d1, turn.dice.d2), hit_steps(turn), str(turn), turn.forced)
    elif isinstance(action, Resign) and not _is_drop(game, entry):
        yield Resigned(side, action.level, entry.value)
    elif isinstance(action, AnswerResign):
        yield Answered(side, action.accept)
    elif type(action) in _CUBE:
        yield _CUBE[type(action)][0](side, entry.value)


def moves(game: Game) -> tuple[MoveLine, ...]:
    """Return the list of moves of a game."""
    lines: tuple[MoveLine, ...] = ()
    for entry in game.log:
        lines = with_entry(lines, game, entry)
    return lines


def with_entry(lines: tuple[MoveLine, ...], game: Game, entry: Entry) -> tuple[MoveLine, ...]:
    """Return the list of moves with what `entry` of the game's log adds to it."""
    if entry.side is None:
        return lines
    side, action, turn = side_no(entry.side), entry.action, entry.turn
    if turn is not None:
        return (*lines, PlayLine(side, (turn.dice.d1, turn.dice.d2), str(turn), hit_steps(turn)))
    if isinstance(action, Resign) and not _is_drop(game, entry):
        return (*lines, ResignLine(side, action.level, None))
    if isinstance(action, AnswerResign):
        offer = lines[-1]
        assert isinstance(offer, ResignLine)
        return (*lines[:-1], ResignLine(offer.side, offer.resign, action.accept))
    if type(action) in _CUBE:
        return (*lines, CubeLine(side, _CUBE[type(action)][1], entry.value))
    return lines


def last_turn(game: Game) -> LastTurn | None:
    """Return the last completed turn of the other side than the one now deciding; of either, if nobody decides."""
    for entry in reversed(game.log):
        turn = entry.turn
        if turn is not None and turn.side is not game.to_act:
            return LastTurn(side_no(turn.side), (turn.dice.d1, turn.dice.d2), hit_steps(turn), str(turn), turn.forced)
    return None


def _dice(entry: Entry) -> Pair:
    assert isinstance(entry.action, Roll)
    return entry.action.d1, entry.action.d2


def _is_opening(game: Game, entry: Entry) -> bool:
    # Ties come before it and belong to neither side.
    return next(e for e in game.log if isinstance(e.action, Roll) and e.side is not None) is entry


def _is_drop(game: Game, entry: Entry) -> bool:
    # A resignation while a cube is offered is a drop.
    return game.end == "drop" and entry is game.log[-1]

"""What may be written in a book: an operation is judged against what stands there, before anything is kept.

Knows the book by a `Shelf` only: no database.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from ..errors import Malformed
from .ops import CHANGING, Draft, Operation, State, merge
from .records import Event, Line, Player, Record, Sheet
from .standing import after_end, misfit

ASIDE = frozenset(
    {
        "day",
        "stake",
        "club",
        "place",
        "event",
        "round",
        "rated",
        "started",
        "ended",
        "closed",
        "clock",
        "note",
        "confirmed",
    }
)
"""What of a sheet may change without touching its result: all else lifts the confirmations, and must fit its lines."""


class Shelf(Protocol):
    """The records of one book."""

    def get(self, kind: str, id: str, /) -> State | None:
        """A record, gone or not; None where there was never one."""

    def lines(self, sheet: str, /) -> Iterable[State]:
        """The lines of a sheet."""

    def sits(self, player: str, /) -> bool:
        """Whether a player is on a sheet that is not gone."""

    def met(self, player: str, other: str, /) -> bool:
        """Whether two players are on one sheet that is not gone."""

    def merged(self, player: str, /) -> bool:
        """Whether somebody who is not gone turned out to be this player."""


def admit(operation: Operation, shelf: Shelf) -> tuple[State, State | None]:
    """What the record becomes, and what it was; a TriktrakError says why it cannot be kept."""
    before = shelf.get(operation.kind, operation.id)
    if before is None and not operation.fields:
        raise Malformed("book_unknown", kind=operation.kind, id=operation.id)
    _fixed(operation, before)
    after = merge(before, operation)
    record = after.record()
    for kind, id_ in _named(record):
        if shelf.get(kind, id_) is None:
            raise Malformed("book_unknown", kind=kind, id=id_)
    if isinstance(record, Player):
        _person(record, after, operation, shelf)
    if isinstance(record, Line) and not record.struck:
        _fits(shelf.get("sheet", record.sheet), [after])
    if isinstance(record, Sheet) and before is not None and operation.fields.keys() - ASIDE:
        _fits(after, shelf.lines(record.id))
        if record.length != before.fields.get("length", 0):
            _long_enough(record, shelf.lines(record.id))
    return after, before


def touches(draft: Draft) -> bool:
    """Whether a change touches the result on a sheet, so that what was confirmed is no longer what stands there."""
    if draft.kind == "line":
        return draft.fields.keys() != {"note"}
    return draft.kind == "sheet" and bool(draft.fields.keys() - ASIDE)


def _fixed(operation: Operation, before: State | None) -> None:
    if operation.kind != "line" or before is None:
        return
    for name in operation.fields.keys() - CHANGING:
        if before.fields.get(name) != operation.fields[name]:
            raise Malformed("book_line_fixed", field=name)


def _person(player: Player, after: State, operation: Operation, shelf: Shelf) -> None:
    if after.gone and shelf.sits(player.id):
        raise Malformed("book_player_sits", name=player.name)
    if after.gone and shelf.merged(player.id):
        raise Malformed("book_player_merged", name=player.name)
    # Nobody plays against themselves.
    if player.same_as is not None and "same_as" in operation.fields and shelf.met(player.id, player.same_as):
        raise Malformed("book_met", name=player.name)


def returning(record: Record, shelf: Shelf) -> list[Draft]:
    """Players who were deleted and are named again, at a table or as whom somebody turned out to be, come back.

    Another device may have deleted them while the sheet was not yet told, or was deleted itself.
    """
    named = [id_ for kind, id_ in _named(record) if kind == "player"]
    states = [state for id_ in dict.fromkeys(named) if (state := shelf.get("player", id_)) is not None]
    return [Draft(kind="player", id=state.id, gone=False) for state in states if state.gone]


def _named(record: Record) -> Iterable[tuple[str, str]]:
    """The records that one refers to."""
    named: list[tuple[str, str | None]] = []
    if isinstance(record, Sheet):
        named += [("player", player) for player in (*record.players, *record.confirmed)]
        named += [("club", record.club), ("place", record.place), ("event", record.event)]
    elif isinstance(record, Player):
        named += [("club", record.club), ("player", record.same_as)]
    elif isinstance(record, Event):
        named += [("club", record.club), ("place", record.place)]
    elif isinstance(record, Line):
        named += [("sheet", record.sheet)]
    return [(kind, id_) for kind, id_ in named if id_ is not None]


def _fits(sheet: State | None, lines: Iterable[State]) -> None:
    on = None if sheet is None else sheet.record()
    for state in lines:
        line = state.record()
        if isinstance(on, Sheet) and isinstance(line, Line) and not line.struck and (fault := misfit(on, line)):
            raise fault


def _long_enough(sheet: Sheet, lines: Iterable[State]) -> None:
    """Refuse a length with which the match would have been over before its last game."""
    game = after_end(sheet, [line for state in lines if isinstance(line := state.record(), Line)])
    if game is not None:
        raise Malformed("book_after_end", game=game)

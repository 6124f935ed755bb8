"""What a scorebook holds, as data: people, clubs, places, events, sheets and the lines on them.

A *sheet* is what lies beside the board: one match, money session, single game, chouette or any other game between
people. A *line* is one game on it, added once and never changed; what was wrong is struck out and written anew.
Points are never stored, they are counted (standing.py). Ids are UUIDv7 in text, made by whoever writes first.

Knows no database, no network and no clock.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from .._core import Cube, CubeOwner
from ..errors import Malformed
from ..rules import Action, Result
from ..rules.actions import HIGHEST_CUBE
from ..rules.options import Variant
from . import decoding
from .wording import tidied, tidy

Id = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
        examples=["0190a1b2-c3d4-7e5f-8a6b-0123456789ab"],
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
ShortText = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=4000)]
Colour = Annotated[str, Meta(pattern=r"^(#[0-9a-f]{6})?$", examples=["#a0b1c2"])]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$", examples=["2026-05-01"])]
"""A calendar day where it was played, ISO 8601."""
Moment = Annotated[
    str,
    Meta(
        pattern=r"^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$", examples=["2026-05-01T20:15+02:00"]
    ),
]
"""An instant with its offset, ISO 8601; empty when nobody looked at the clock."""
Seat = Annotated[int, Meta(ge=0, le=63)]
"""The place of a player in the list of a sheet, from 0."""
Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]

MOST_PLAYERS = 64
EARLIEST, LATEST = 1900, 2200
"""The years in which games are believed to have been played."""
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
_UNPRINTABLE_TEXT = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


# gc=False here and below: values make no cycles, and the collector would walk every book again and again.
class _Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    id: Id


class Player(_Record, frozen=True):
    """Somebody who plays; an account is not needed.

    `same_as`: another player whom this one turned out to be; all that was this one's counts as the other's.
    """

    name: Name
    nickname: ShortText = ""
    colour: Colour = ""
    club: Id | None = None
    note: Text = ""
    archived: bool = False
    same_as: Id | None = None

    def __post_init__(self) -> None:
        _printable("name", self.name, self.nickname)
        _text(self.note)
        if self.same_as == self.id:
            raise Malformed("book_same_player")


class Club(_Record, frozen=True):
    """People who play together; `rated`: with a rating of their own."""

    name: Name
    rated: bool = True
    note: Text = ""

    def __post_init__(self) -> None:
        _printable("name", self.name)
        _text(self.note)


class Place(_Record, frozen=True):
    """Where is played."""

    name: Name
    note: Text = ""

    def __post_init__(self) -> None:
        _printable("name", self.name)
        _text(self.note)


class Event(_Record, frozen=True):
    """An evening, a tournament, a holiday: sheets that belong together."""

    name: Name
    club: Id | None = None
    place: Id | None = None
    day: Day = ""
    note: Text = ""

    def __post_init__(self) -> None:
        _printable("name", self.name)
        _text(self.note)
        if self.day:
            checked_day(self.day)


SheetKind: TypeAlias = Literal["match", "money", "single", "chouette", "other"]
DUELS: tuple[SheetKind, ...] = ("match", "money", "single")
"""The kinds of sheet on which two sides play backgammon: the rules count their points."""


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """A clock with a simple delay: seconds a turn for nothing, then from a reserve for each player."""

    delay: Annotated[int, Meta(ge=0, le=600)]
    reserve: Annotated[int, Meta(ge=0, le=86_400)]


class Sheet(_Record, frozen=True):
    """One match, money session, single game, chouette or other game, and the conditions it is played on.

    `players` in their order at the table; of a duel the first is White. `game` is the name of another game than
    backgammon. `final`: the points of each player when only they are known (quick entry); lines count before it.
    """

    kind: SheetKind
    players: Annotated[tuple[Id, ...], Meta(min_length=2, max_length=MOST_PLAYERS)]
    day: Day
    length: Annotated[int, Meta(ge=0, le=64)] = 0
    variant: Variant = "standard"
    crawford: bool = True
    jacoby: bool | None = None
    beavers: bool = False
    max_cube: Annotated[int, Meta(ge=1, le=HIGHEST_CUBE)] = 4096
    stake: ShortText = ""
    game: ShortText = ""
    low_wins: bool = False
    target: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Points at which another game ends; 0: when the players say so."""
    club: Id | None = None
    place: Id | None = None
    event: Id | None = None
    round: ShortText = ""
    rated: bool = True
    started: Moment = ""
    ended: Moment = ""
    closed: bool = False
    """Whether the players have ended a sheet that has no end of its own, or left one unfinished."""
    method: Literal["played", "time", "forfeit"] = "played"
    winner: Seat | None = None
    """Who was given a duel that was not played out: by time, or because the other left."""
    final: tuple[Points, ...] | None = None
    clock: Clock | None = None
    confirmed: tuple[Id, ...] = ()
    """Players who have said, each on a device of their own, that it is so."""
    note: Text = ""

    def __post_init__(self) -> None:
        checked_day(self.day)
        _printable("text", self.stake, self.game, self.round)
        _text(self.note)
        if len(set(self.players)) < len(self.players):
            raise Malformed("book_player_twice")
        duel = self.kind in DUELS
        if (duel and len(self.players) != 2) or (self.kind == "chouette" and len(self.players) < 3):
            raise Malformed("book_players", kind=self.kind, count=len(self.players))
        if (self.kind == "match") != (self.length > 0):
            raise Malformed("book_length", kind=self.kind, length=self.length)
        if self.max_cube & (self.max_cube - 1):
            raise Malformed("max_cube", value=self.max_cube, max=HIGHEST_CUBE)
        if self.kind == "other" and not self.game:
            raise Malformed("book_game_name")
        if self.final is not None and len(self.final) != len(self.players):
            raise Malformed("book_points", count=len(self.final), players=len(self.players))
        if self.final is not None and self.length and not 0 <= min(self.final) < self.length:
            raise Malformed("book_final", score="-".join(map(str, self.final)), length=self.length)
        if self.winner is not None and (not duel or self.winner > 1):
            raise Malformed("book_winner", winner=self.winner)

    @property
    def duel(self) -> bool:
        """Whether two sides play backgammon here."""
        return self.kind in DUELS


class Stake(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What one member of the team in a chouette played for against the box, with the cube in front of that member."""

    seat: Seat
    won: bool
    """Whether the member won it, and not the box."""
    kind: Annotated[int, Meta(ge=1, le=3)] = 1
    cube: Annotated[int, Meta(ge=1, le=32_768)] = 1
    end: Literal["bear-off", "drop", "resign"] = "bear-off"


class Line(_Record, frozen=True):
    """One game on a sheet.

    Of a duel `actions`: mostly one Result or Award, or everything that happened, dice and plays included. Of a
    chouette `box`, `captain` and a stake for each member of the team. Of another game `points`, one a player.
    """

    sheet: Id
    number: Annotated[int, Meta(ge=1, le=100_000)]
    """Its place on the sheet as its writer saw it; two devices may have written the same."""
    actions: tuple[Action, ...] = ()
    box: Seat | None = None
    captain: Seat | None = None
    stakes: tuple[Stake, ...] = ()
    points: tuple[Points, ...] = ()
    written: Moment = ""
    seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0
    note: Text = ""
    struck: bool = False
    """Whether it does not count: undone, corrected, or a double of another."""

    def __post_init__(self) -> None:
        _text(self.note)
        for stated in (*self.actions, *self.stakes):
            if isinstance(stated, Result | Stake):
                Cube(stated.cube, CubeOwner.CENTRE)


Record: TypeAlias = Player | Club | Place | Event | Sheet | Line
KINDS: dict[str, type[Record]] = {
    "player": Player,
    "club": Club,
    "place": Place,
    "event": Event,
    "sheet": Sheet,
    "line": Line,
}
"""The kinds of record by the names they have in files and in the protocol."""


def read_record(kind: str, data: object) -> Record:
    """Read a record from what JSON made of it; raises `Malformed` for one that is none, naming the field.

    Names are taken as they are kept, however they were typed (wording.py).

    >>> read_record("place", {"id": "01900000-0000-7000-8000-000000000000", "name": "De Blote  Steen "}).name
    'De Blote Steen'
    """
    if kind not in KINDS:
        raise Malformed("book_kind", kind=kind)
    try:
        return msgspec.convert(tidied(kind, data) if isinstance(data, Mapping) else data, KINDS[kind])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        # msgspec wraps what __post_init__ raises; ours says more.
        if isinstance(error.__cause__, Malformed):
            raise error.__cause__ from None
        found = decoding.fault(error, KINDS[kind])
        raise Malformed("book_record", kind=kind, field=found.params.get("field", ""), reason=found) from error


def write_record(record: Record) -> dict[str, object]:
    """The record as JSON has it; what is as usual is left out."""
    written = msgspec.to_builtins(record)
    assert isinstance(written, dict)
    return written


def kind_of(record: Record) -> str:
    """The name of a record's kind."""
    return type(record).__name__.lower()


def _printable(field: str, *texts: str) -> None:
    for text in texts:
        if text != tidy(text) or _UNPRINTABLE.search(text):
            raise Malformed("book_text", field=field, text=text)


def _text(text: str) -> None:
    if _UNPRINTABLE_TEXT.search(text):
        raise Malformed("book_text", field="note", text=text)


def checked_day(day: str) -> None:
    """Raise `Malformed` for what is no day on which somebody can have played.

    >>> checked_day("2026-02-28")
    """
    try:
        year = date.fromisoformat(day).year
    except ValueError:
        year = 0
    if not EARLIEST <= year <= LATEST:
        raise Malformed("book_day", day=day)

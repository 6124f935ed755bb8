"""Which sheets statistics are made of: conditions that all have to hold, each of them left out when it is empty."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from ...errors import Malformed
from ...rules.options import Variant
from .. import decoding
from ..book import Book
from ..records import Id, Sheet, SheetKind, checked_day

Month = Annotated[str, Meta(pattern=r"^(\d{4}-(0[1-9]|1[0-2]))?$", examples=["2026-05"])]
Bound = Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$", examples=["2026-05-01"])]


class Filter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a sheet, seen by one of its players, must be to count; of several in one field, one is enough.

    >>> Filter(kinds=("match",), lengths=(5, 7)).since
    ''
    """

    players: tuple[Id, ...] = ()
    """Who looks at it."""
    opponents: tuple[Id, ...] = ()
    """Whom they played, among others or alone."""
    clubs: tuple[Id, ...] = ()
    places: tuple[Id, ...] = ()
    events: tuple[Id, ...] = ()
    month: Month = ""
    since: Bound = ""
    until: Bound = ""
    """The last day that counts."""
    kinds: tuple[SheetKind, ...] = ()
    lengths: tuple[Annotated[int, Meta(ge=0, le=64)], ...] = ()
    variants: tuple[Variant, ...] = ()
    clock: bool | None = None
    """With a clock, without one, or either."""
    confirmed: bool = False
    """Only what another player has confirmed."""

    def __post_init__(self) -> None:
        for day in filter(None, (self.since, self.until)):
            checked_day(day)

    def admits(self, sheet: Sheet) -> bool:
        """Whether the conditions that do not look at players let a sheet count."""
        return (
            (not self.clubs or sheet.club in self.clubs)
            and (not self.places or sheet.place in self.places)
            and (not self.events or sheet.event in self.events)
            and sheet.day.startswith(self.month)
            and self.since <= sheet.day
            and (not self.until or sheet.day <= self.until)
            and (not self.kinds or sheet.kind in self.kinds)
            and (not self.lengths or sheet.length in self.lengths)
            and (not self.variants or sheet.variant in self.variants)
            and (self.clock is None or self.clock == (sheet.clock is not None))
            and (not self.confirmed or bool(sheet.confirmed))
        )

    def looks(self, player: str, others: Collection[str]) -> bool:
        """Whether a sheet counts for this player, who sat there with these others."""
        return (not self.players or player in self.players) and (
            not self.opponents or any(other in self.opponents for other in others)
        )


def read_filter(data: object) -> Filter:
    """Read what JSON or an address made of a filter; raises `Malformed`, naming the field.

    >>> read_filter({"kinds": ["match"]})
    Filter(players=(), opponents=(), clubs=(), places=(), events=(), month='', since='', until='', kinds=('match',), \
lengths=(), variants=(), clock=None, confirmed=False)
    """
    try:
        return msgspec.convert(data, Filter)
    except (msgspec.ValidationError, UnicodeError) as error:
        # msgspec wraps what __post_init__ raises; ours says more.
        if isinstance(error.__cause__, Malformed):
            raise error.__cause__ from None
        found = decoding.fault(error, Filter)
        raise Malformed("book_filter", field=found.params.get("field", ""), reason=found) from error


def resolved(book: Book, asked: Filter) -> Filter:
    """The filter with players as those they turned out to be; raises `Malformed` for what the book does not know."""
    homes: dict[str, tuple[tuple[str, ...], Collection[str]]] = {
        "player": ((*asked.players, *asked.opponents), book.players),
        "club": (asked.clubs, book.clubs),
        "place": (asked.places, book.places),
        "event": (asked.events, book.events),
    }
    for kind, (ids, home) in homes.items():
        for one in ids:
            if one not in home:
                raise Malformed("book_unknown", kind=kind, id=one)
    people, others = (tuple(dict.fromkeys(map(book.person, ids))) for ids in (asked.players, asked.opponents))
    return replace(asked, players=people, opponents=others)

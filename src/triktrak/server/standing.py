"""Where a match stands, and where an action would bring it: pure, apart from the dice that are handed in.

Log entries of kind "act" are actions, folded by the rules; "created" opens the log. Other kinds belong to the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from uuid import UUID

import msgspec
from msgspec import Struct

from ..errors import IllegalAction, StoreError
from ..rules import (
    Action,
    Match,
    NextGame,
    Options,
    Roll,
    Side,
    decode_action,
    decode_options,
    encode_action,
    encode_options,
)
from ..store.port import SERVER, Entry, Header, Stored, Summary
from .automation import automatic
from .dice import DiceService
from .events import events
from .protocol_view import Seats, TableEvent

ACT = "act"
CREATED = "created"


class Standing(Struct, frozen=True):
    """A match after the entry `head` of its log; `recent` are the events of the present game, each with its entry."""

    header: Header
    match: Match
    head: int
    recent: tuple[tuple[int, TableEvent], ...] = ()

    @property
    def dn(self) -> int:
        """The number of the decision that is to be taken now: how many actions came before it."""
        return sum(len(game.log) for game in self.match.games)

    @property
    def summary(self) -> Summary:
        """What a list of matches shows."""
        match = self.match
        return Summary((match.score.white, match.score.black), match.game.number, match.over, match.winner)

    def after(self, action: Action, by: Side | None = None) -> Standing:
        """Return where `action` leads; raises IllegalAction and changes nothing when the rules refuse it."""
        match, seq = self.match.apply(action, by), self.head + 1
        kept = () if isinstance(action, NextGame) else self.recent
        return Standing(self.header, match, seq, (*kept, *((seq, event) for event in events(match))))

    def since(self, have: int) -> list[TableEvent]:
        """Return what happened after entry `have`, as far as it belongs to the present game.

        Who has nothing yet (-1) is told of the opening throw if nothing has been played after it.
        """
        if have < 0:
            return [] if self.match.game.turns else [event for _, event in self.recent]
        if self.recent and have < self.recent[0][0] - 1:
            return []
        return [event for seq, event in self.recent if seq > have]

    def decider(self, seats: Seats) -> Side:
        """Return the side for which the holder of `seats` acts now."""
        side = self.match.to_act
        return Side(seats[0]) if side is None or side not in seats else side


def load(stored: Stored) -> Standing:
    """Return where a stored match stands; StoreError `log_unplayable` if the rules refuse an entry."""
    standing = Standing(stored.header, Match.of(decode_options(stored.header.options)), stored.header.head)
    for entry in stored.entries:
        if entry.kind == ACT:
            try:
                # The head moves by itself with every action; entries of other kinds have numbers too.
                standing = msgspec.structs.replace(standing, head=entry.seq - 1).after(decode_action(entry.data))
            except IllegalAction as error:
                raise StoreError("log_unplayable", match=str(stored.header.id), entry=entry.seq) from error
    return msgspec.structs.replace(standing, head=stored.header.head)


def begin(header: Header, options: Options, dice: DiceService) -> tuple[Standing, list[Entry]]:
    """Return a new match after its opening throw, and the entries that say so."""
    seats = [None if seat.player is None else str(seat.player) for seat in header.seats]
    data = msgspec.json.encode({"options": msgspec.Raw(encode_options(options)), "seats": seats})
    entries = [Entry(header.created_us, SERVER, CREATED, data)]
    standing, more = _settle(Standing(header, Match.of(options), 0), header.created_us, dice)
    return standing, entries + more


class Deed(Struct, frozen=True):
    """What a side wants to do (the type Roll asks for dice), and the command that says so."""

    action: Action | type[Roll]
    by: Side
    cmd_id: UUID | None = None


def decide(standing: Standing, deed: Deed, dice: DiceService, now_us: int) -> tuple[Standing, list[Entry]]:
    """Return where a deed leads with all that follows by itself, and the entries to append.

    Raises IllegalAction when the rules refuse it.
    """
    done = _thrown(standing, dice) if isinstance(deed.action, type) else deed.action
    after = standing.after(done, deed.by)
    settled, more = _settle(after, now_us, dice)
    return settled, [Entry(now_us, int(deed.by), ACT, encode_action(done), deed.cmd_id), *more]


def _settle(standing: Standing, now_us: int, dice: DiceService) -> tuple[Standing, list[Entry]]:
    entries = []
    while (action := automatic(standing.match)) is not None:
        done = _thrown(standing, dice) if isinstance(action, type) else action
        standing = standing.after(done)
        entries.append(Entry(now_us, SERVER, ACT, encode_action(done)))
    return standing, entries


def _thrown(standing: Standing, dice: DiceService) -> Roll:
    game = standing.match.game
    return Roll(*dice.roll(standing.header.id, game.number, _rolls(game.actions)))


def _rolls(actions: Iterable[Action]) -> int:
    return sum(isinstance(action, Roll) for action in actions)

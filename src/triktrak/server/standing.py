"""Where a match stands, and where an action would bring it: pure, apart from the dice that are handed in.

Log entries of kind "act" are actions, folded by the rules; "created" opens the log; "takeback" goes back in the
present game, keeping so many of its actions. Other kinds belong to the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

from ..errors import IllegalAction, Malformed, StoreError
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
from .automation import NOTHING, Wishes, automatic
from .dice import DiceService
from .events import events, moves, side_no, with_entry
from .protocol import AskTakeBack
from .protocol_view import Danced, MoveLine, Played, Seats, TableEvent, TakenBack

ACT = "act"
CREATED = "created"
TAKEBACK = "takeback"


class Created(Struct, frozen=True):
    """What a "created" entry says: the conditions, and the player in each seat."""

    options: msgspec.Raw
    seats: list[str | None]


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What a "takeback" entry says: how many actions of the present game stay."""

    kept: Annotated[int, Meta(ge=0)]


class Standing(Struct, frozen=True):
    """A match after the entry `head` of its log."""

    header: Header
    match: Match
    head: int
    opened: Match
    """The match as it was before the first action of the present game."""
    dn: int = 0
    """The number of the decision that is to be taken now; it never comes again, not even after taking back."""
    recent: tuple[tuple[int, TableEvent], ...] = ()
    """The events of the present game, each with its entry."""
    thrown: tuple[Roll, ...] = ()
    """All rolls of the present game, taken back or not: whoever steps back meets the same dice again."""
    decided: tuple[int, ...] = ()
    """Which actions of the present game the person who plays the program decided on, dice apart."""
    lines: tuple[MoveLine, ...] = ()
    """The list of moves of the present game; kept, since every view shows it and every action adds to it."""

    @classmethod
    def begin(cls, header: Header, match: Match) -> Standing:
        """Return a match of which nothing has been played."""
        return cls(header, match, 0, match)

    @property
    def summary(self) -> Summary:
        """What a list of matches shows."""
        match = self.match
        return Summary((match.score.white, match.score.black), match.game.number, match.over, match.winner)

    @property
    def person(self) -> Side | None:
        """The side that plays against the program."""
        sides = [side for side in Side if self.header.seats[side].player is not None]
        return sides[0] if len(sides) == 1 else None

    @property
    def may_take_back(self) -> bool:
        """Whether there is a decision to take back: one of the present game, unless it ended the match."""
        return bool(self.decided) and not self.match.over

    def after(self, action: Action, by: Side | None = None) -> Standing:
        """Return where `action` leads; raises IllegalAction and changes nothing when the rules refuse it.

        `by` is the side that decided on it, None when it followed by itself.
        """
        match, seq = self.match.apply(action, by), self.head + 1
        before = Standing(self.header, match, seq, self.match) if isinstance(action, NextGame) else self
        here, thrown, decided = len(match.game.log) - 1, before.thrown, before.decided
        if isinstance(action, Roll):
            if _rolls(match.game.actions) > len(thrown):
                thrown = (*thrown, action)
        elif by is not None and by is self.person and not isinstance(action, NextGame):
            decided = (*decided, here)
        recent = (*before.recent, *((seq, event) for event in events(match)))
        lines = with_entry(before.lines, match.game, match.game.log[-1])
        return Standing(self.header, match, seq, before.opened, self.dn + 1, recent, thrown, decided, lines)

    def back_to(self, kept: int, by: Side) -> Standing:
        """Return the present game after its first `kept` actions, by the wish of `by`."""
        match, seq = self.opened, self.head + 1
        for action in self.match.game.actions[:kept]:
            match = match.apply(action)
        return msgspec.structs.replace(
            self,
            match=match,
            head=seq,
            dn=self.dn + 1,
            recent=(*self.recent, (seq, TakenBack(side_no(by)))),
            decided=tuple(index for index in self.decided if index < kept),
            lines=moves(match.game),
        )

    def since(self, have: int) -> list[TableEvent]:
        """Return what happened after entry `have`, as far as it belongs to the present game.

        Who has nothing yet (-1) is told of the opening throw if nothing has been played after it.
        """
        if have < 0:
            told = [event for _, event in self.recent]
            return [] if any(isinstance(event, Played | Danced | TakenBack) for event in told) else told
        if self.recent and have < self.recent[0][0] - 1:
            return []
        return [event for seq, event in self.recent if seq > have]

    def decider(self, seats: Seats) -> Side:
        """Return the side for which the holder of `seats` acts now."""
        side = self.match.to_act
        return Side(seats[0]) if side is None or side not in seats else side


def load(stored: Stored) -> Standing:
    """Return where a stored match stands; StoreError `log_unplayable` at an entry that is unreadable or refused."""
    seq = 0
    try:
        # The conditions are those of the log: its hashes hold for them, not for what stands beside it.
        created = msgspec.json.decode(stored.entries[0].data, type=Created)
        standing = Standing.begin(stored.header, Match.of(decode_options(bytes(created.options))))
        for entry in stored.entries:
            seq = entry.seq
            # The head moves by itself with every action; entries of other kinds have numbers too.
            before = msgspec.structs.replace(standing, head=seq - 1)
            by = None if entry.actor == SERVER else Side(entry.actor)
            if entry.kind == ACT:
                standing = before.after(decode_action(entry.data), by)
            elif entry.kind == TAKEBACK and by is not None:
                standing = before.back_to(msgspec.json.decode(entry.data, type=Kept).kept, by)
    except (IllegalAction, Malformed, msgspec.MsgspecError) as error:
        raise StoreError("log_unplayable", match=str(stored.header.id), entry=seq) from error
    return msgspec.structs.replace(standing, head=stored.header.head)


def begin(header: Header, options: Options, dice: DiceService) -> tuple[Standing, list[Entry]]:
    """Return a new match after its opening throw, and the entries that say so."""
    seats = [None if seat.player is None else str(seat.player) for seat in header.seats]
    created = Created(msgspec.Raw(encode_options(options)), seats)
    entries = [Entry(header.created_us, SERVER, CREATED, msgspec.json.encode(created))]
    standing, more = _settle(Standing.begin(header, Match.of(options)), header.created_us, dice)
    return standing, entries + more


class Deed(Struct, frozen=True):
    """What a side wants to do (the type Roll asks for dice), and the command that says so."""

    action: Action | type[Roll] | AskTakeBack
    by: Side
    cmd_id: UUID | None = None


def decide(
    standing: Standing, deed: Deed, dice: DiceService, now_us: int, wishes: Wishes = NOTHING
) -> tuple[Standing, list[Entry]]:
    """Return where a deed leads with all that follows by itself unless somebody wishes it otherwise, and the entries.

    Raises IllegalAction when the rules refuse it, or when there is nothing to take back.
    """
    if isinstance(deed.action, AskTakeBack):
        kept = _kept(standing, deed.by)
        entry = Entry(now_us, int(deed.by), TAKEBACK, msgspec.json.encode(Kept(kept)), deed.cmd_id)
        return standing.back_to(kept, deed.by), [entry]
    done = _thrown(standing, dice) if isinstance(deed.action, type) else deed.action
    after = standing.after(done, deed.by)
    settled, more = _settle(after, now_us, dice, wishes)
    return settled, [Entry(now_us, int(deed.by), ACT, encode_action(done), deed.cmd_id), *more]


def _settle(
    standing: Standing, now_us: int, dice: DiceService, wishes: Wishes = NOTHING
) -> tuple[Standing, list[Entry]]:
    entries = []
    while (action := automatic(standing.match, wishes)) is not None:
        done = _thrown(standing, dice) if isinstance(action, type) else action
        standing = standing.after(done)
        entries.append(Entry(now_us, SERVER, ACT, encode_action(done)))
    return standing, entries


def _kept(standing: Standing, by: Side) -> int:
    """How many actions of the game stay when `by` takes the last decision back.

    A play is taken back to the roll it was made with. A decision before the roll, such as a double, is taken back to
    the start of that turn; an answer given in the other side's turn to the question.
    """
    if standing.person is not by:
        raise IllegalAction("takeback_people")
    if not standing.may_take_back:
        raise IllegalAction("takeback_nothing")
    last = standing.decided[-1]
    then = standing.back_to(last, by).match.game
    if then.on_roll is not by or then.dice is not None:
        return last
    return max((index + 1 for index, entry in enumerate(then.log) if entry.turn is not None), default=last)


def _thrown(standing: Standing, dice: DiceService) -> Roll:
    game = standing.match.game
    n = _rolls(game.actions)
    return standing.thrown[n] if n < len(standing.thrown) else Roll(*dice.roll(standing.header.id, game.number, n))


def _rolls(actions: Iterable[Action]) -> int:
    return sum(isinstance(action, Roll) for action in actions)

"""What happens by itself, in the same append as what led to it; and which dice are asked for."""

from __future__ import annotations

import random
from uuid import uuid4

import msgspec
import pytest

from rules.script import at, board
from triktrak.errors import StoreError
from triktrak.rules import (
    Action,
    AnswerResign,
    MakePlay,
    Match,
    NextGame,
    Options,
    Phase,
    Resign,
    Roll,
    Side,
    decode_action,
    encode_options,
)
from triktrak.server.automation import Wishes, automatic
from triktrak.server.dice import SystemDice
from triktrak.server.standing import Deed, Standing, begin, decide, load
from triktrak.store.hashing import GENESIS, chain
from triktrak.store.port import SERVER, Entry, Header, Seat, Stored

from .players import ScriptedDice, random_action


def header(options: Options) -> Header:
    """A match between two people at one screen."""
    player = uuid4()
    seats = (Seat(player, "Ann"), Seat(player, "Bo"))
    return Header(uuid4(), 1, 1, options.variant, options.length, encode_options(options), seats)


def started(dice: ScriptedDice, **conditions: object) -> tuple[Standing, list[Entry]]:
    options = Match.start(**conditions).options  # type: ignore[arg-type]
    return begin(header(options), options, dice)


def do(standing: Standing, action: Action | type[Roll], dice: ScriptedDice) -> tuple[Standing, list[Entry]]:
    side = standing.match.to_act
    return decide(standing, Deed(action, Side.WHITE if side is None else side), dice, 2)


def stored(standing: Standing, entries: list[Entry]) -> Stored:
    """What the store would give back."""
    chained = chain(standing.header.id, -1, GENESIS, entries)
    fields = {name: getattr(standing.header, name) for name in Header.__struct_fields__}
    return Stored(Header(**{**fields, "head": len(chained) - 1}), chained)


def test_a_match_begins_with_its_opening_throw_ties_included() -> None:
    standing, entries = started(ScriptedDice([(2, 2), (5, 5), (4, 1)]), length=3)
    assert [(e.kind, e.actor) for e in entries] == [("created", SERVER)] + [("act", SERVER)] * 3
    assert standing.match.game.phase is Phase.TO_PLAY
    assert (standing.head, standing.dn) == (3, 3)


def test_dice_are_asked_for_by_their_place_in_the_match() -> None:
    dice = ScriptedDice([(2, 2), (4, 1), (6, 5)])
    standing, _ = started(dice, length=7)
    standing, _ = do(standing, MakePlay(standing.match.game.position.plays((4, 1))[0].steps), dice)
    standing, _ = do(standing, Roll, dice)
    assert dice.asked == [(1, 0), (1, 1), (1, 2)]
    standing, _ = do(standing, Resign(3), dice)
    dice.rolls = [(3, 3), (2, 1)]
    standing, _ = do(standing, NextGame(), dice)
    assert dice.asked[3:] == [(2, 0), (2, 1)]


def test_system_dice_show_every_face_and_nothing_else() -> None:
    seen = {SystemDice().roll(uuid4(), 1, n) for n in range(2_000)}
    assert {face for pair in seen for face in pair} == set(range(1, 7))
    assert len(seen) == 36


def test_a_resignation_is_accepted_by_itself_when_no_more_could_be_won() -> None:
    dice = ScriptedDice([(4, 1)])
    standing, _ = started(dice, length=3)
    after, entries = do(standing, Resign(3), dice)
    assert [e.actor for e in entries] == [0, SERVER]
    assert after.match.game.end == "resign"
    assert after.match.score.black == 3

    less, entries = do(standing, Resign(1), dice)
    assert len(entries) == 1
    assert less.match.game.phase is Phase.RESIGNING
    refused, _ = do(less, AnswerResign(accept=False), dice)
    assert refused.match.game.phase is Phase.TO_PLAY


@pytest.mark.parametrize("variant", ["standard", "hypergammon"])
def test_nobody_is_ever_asked_where_there_is_nothing_to_decide(variant: str) -> None:
    chance, dice = random.Random(7), ScriptedDice(seed=7)
    forced = 0
    for _ in range(6):
        standing, entries = started(dice, length=0, variant=variant, beavers=True, raccoons=True, auto_doubles=2)
        for _ in range(400):
            game = standing.match.game
            assert automatic(standing.match) is None
            assert game.phase is not Phase.OPENING
            assert game.forced is None
            standing, more = do(standing, random_action(standing.match, chance), dice)
            forced += sum(e.actor == SERVER and b'"play"' in e.data for e in more)
            entries += more
        again = load(stored(standing, entries))
        assert again.match == standing.match
        assert again.recent == standing.recent
        assert (again.head, again.dn) == (standing.head, standing.dn)
    assert forced > 20


@pytest.mark.parametrize(
    ("at", "kind", "data"),
    [
        (2, "act", b'{"t":"take"}'),
        (2, "act", b'{"t":"castle"}'),
        (2, "act", b'"roll"'),
        (2, "takeback", b'{"kept":"all"}'),
        (0, "created", b'{"options":{"length":-3},"seats":[]}'),
        (0, "created", b"{}"),
    ],
)
def test_a_log_with_an_entry_that_is_unreadable_or_refused_is_not_played_on(at: int, kind: str, data: bytes) -> None:
    standing, entries = started(ScriptedDice([(4, 1)]), length=3)
    entries[at : at + 1] = [Entry(2, 0, kind, data)]
    with pytest.raises(StoreError) as refused:
        load(stored(standing, entries))
    assert refused.value.code == "log_unplayable"
    assert refused.value.params["entry"] == at


def test_the_conditions_of_a_match_are_those_of_its_log() -> None:
    standing, entries = started(ScriptedDice([(4, 1)]), length=3)
    beside = msgspec.structs.replace(standing.header, options=encode_options(Options(length=5)))
    again = load(stored(msgspec.structs.replace(standing, header=beside), entries))
    assert again.match.length == 3


def test_entries_of_the_table_are_no_actions() -> None:
    dice = ScriptedDice([(4, 1)])
    standing, entries = started(dice, length=3)
    entries.append(Entry(2, SERVER, "presence", b'{"seat":0,"here":true}'))
    again = load(stored(standing, entries))
    assert (again.head, again.dn) == (standing.head + 1, standing.dn)
    after, _ = do(again, MakePlay(again.match.game.position.plays((4, 1))[0].steps), dice)
    assert after.head == again.head + 1


def test_no_name_enters_the_log() -> None:
    _, entries = started(ScriptedDice(), length=3)
    assert all(b"Ann" not in e.data and b"Bo" not in e.data for e in entries)


def test_who_wishes_it_plays_the_forced_play_and_answers_the_sure_resignation() -> None:
    chance, dice = random.Random(7), ScriptedDice(seed=7)
    forced = sure = 0
    wishes: Wishes = {Side.WHITE: frozenset({"forced", "resign"})}
    for _ in range(6):
        standing, _ = started(dice, length=0, variant="hypergammon")
        for _ in range(300):
            game, side = standing.match.game, standing.match.to_act
            by_itself = automatic(standing.match)
            if by_itself is not None and game.phase is not Phase.OPENING:
                assert side is Side.WHITE
                assert automatic(standing.match, wishes) is None
                forced += isinstance(by_itself, MakePlay)
                sure += isinstance(by_itself, AnswerResign)
            deed = Deed(random_action(standing.match, chance), Side.WHITE if side is None else side)
            standing, _ = decide(standing, deed, dice, 2, wishes)
    assert forced > 10
    assert sure > 0


def test_a_forced_play_is_made_once_and_the_turn_passes() -> None:
    standing, _ = started(ScriptedDice([(3, 1)]), length=3)
    # One checker: whatever the order of the dice, it comes to the same place.
    runner = msgspec.structs.replace(standing, match=at(Match.start(3), Side.WHITE, board({24: 1}, {2: 2})))
    after, entries = do(runner, Roll, ScriptedDice([(6, 1)]))
    assert [decode_action(entry.data) for entry in entries] == [Roll(6, 1), MakePlay(((24, 18), (18, 17)))]
    assert [entry.actor for entry in entries] == [Side.WHITE, SERVER]
    assert (after.match.to_act, after.match.game.phase) == (Side.BLACK, Phase.TO_ROLL)
    assert automatic(after.match) is None

"""Taking back against the program: to the start of the turn, with the same dice, written down and never erased."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from triktrak.engine.adviser import Progress
from triktrak.errors import IllegalAction
from triktrak.rules import (
    BLACK,
    WHITE,
    Action,
    AnswerResign,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Options,
    Phase,
    Resign,
    Roll,
    Take,
    encode_options,
)
from triktrak.server.protocol import AskTakeBack
from triktrak.server.protocol_view import TakenBack
from triktrak.server.standing import Deed, Standing, begin, decide, load
from triktrak.store.backup import check
from triktrak.store.hashing import GENESIS, chain
from triktrak.store.port import Entry, Header, Seat, Stored

from .client import Browser, first_play
from .client import Seat as Sitting
from .conftest import Setup, served
from .players import PlainBot, ScriptedDice, random_action


class Play:
    """A match of White, a person, against the program, with everything that would be stored."""

    def __init__(self, dice: ScriptedDice, **conditions: object) -> None:
        options: Options = Match.start(**conditions).options  # type: ignore[arg-type]
        seats = (Seat(uuid4(), "Ann"), Seat(None, "Triktrak", "beginner"))
        self.header = Header(uuid4(), 1, 1, options.variant, options.length, encode_options(options), seats)
        self.dice = dice
        self.now, self.entries = begin(self.header, options, dice)

    def do(self, action: Action | type[Roll] | AskTakeBack) -> Standing:
        """Do it for the side that is to act; White where either may, and where it is taken back."""
        side = self.now.match.to_act
        by = WHITE if side is None or isinstance(action, AskTakeBack) else side
        self.now, entries = decide(self.now, Deed(action, by), self.dice, 2)
        self.entries += entries
        return self.now

    def play(self, text: str = "") -> Standing:
        """Make the play written so, or the first one."""
        game = self.now.match.game
        assert game.dice is not None
        plays = game.position.plays(game.dice)
        return self.do(MakePlay(next(play for play in plays if str(play) == (text or str(plays[0]))).steps))

    def reloaded(self) -> Standing:
        """What a restarted server makes of the stored log."""
        chained = chain(self.header.id, -1, GENESIS, self.entries)
        fields = {name: getattr(self.header, name) for name in Header.__struct_fields__}
        return load(Stored(Header(**{**fields, "head": len(chained) - 1}), chained))


def same(one: Standing, other: Standing) -> bool:
    """Whether two standings differ in nothing but the header's head."""
    return all(getattr(one, n) == getattr(other, n) for n in Standing.__struct_fields__ if n != "header")


def test_a_play_is_taken_back_to_its_roll() -> None:
    play = Play(ScriptedDice([(3, 1), (6, 4)]), length=3)
    before = play.now
    assert not before.may_take_back
    play.play("8/5 6/5")
    assert play.now.may_take_back
    play.do(Roll)
    play.play()
    after = play.do(AskTakeBack())
    assert after.match == before.match
    assert after.match.game.phase is Phase.TO_PLAY
    assert not after.may_take_back
    assert play.entries[-1] == Entry(2, 0, "takeback", b'{"kept":1}')
    assert len(play.entries) == after.head + 1


def test_the_dice_that_were_thrown_come_again_in_their_order() -> None:
    rolls = [(3, 1), (6, 4), (5, 5), (2, 1)]
    play = Play(ScriptedDice(rolls), length=0)
    for _ in range(3):
        play.play()
        play.do(Roll)
    play.do(AskTakeBack())
    play.do(AskTakeBack())
    assert play.now.match.game.dice is not None
    asked = list(play.dice.asked)
    met = []
    for _ in range(3):
        game = play.now.match.game
        assert game.dice is not None
        met.append((game.dice.d1, game.dice.d2))
        plays = game.position.plays(game.dice)
        play.do(MakePlay(plays[-1].steps))
        play.do(Roll)
    assert met == rolls[:3]
    assert play.dice.asked == asked, "no die is thrown twice"


def test_a_decision_never_has_the_number_of_one_before() -> None:
    play = Play(ScriptedDice([(3, 1), (6, 4)]), length=3)
    numbers = [play.now.dn]
    for _ in range(4):
        play.play()
        numbers.append(play.now.dn)
        play.do(AskTakeBack())
        numbers.append(play.now.dn)
    assert numbers == sorted(set(numbers))


def test_a_double_is_taken_back_to_the_start_of_the_turn() -> None:
    play = Play(ScriptedDice([(3, 1), (6, 4), (5, 2)]), length=0, jacoby=False)
    play.play()
    play.do(Roll)
    play.play()
    start = play.now
    play.do(Resign(1))
    play.do(AnswerResign(accept=False))
    play.do(Double())
    play.do(Take())
    play.do(Roll)
    assert play.do(AskTakeBack()).match == start.match
    play.do(Roll)
    assert play.now.match.game.cube == 1
    assert play.now.match.game.dice is not None
    assert str(play.now.match.game.dice) == "5-2"


def test_a_play_after_a_double_is_taken_back_without_the_double() -> None:
    play = Play(ScriptedDice([(3, 1), (6, 4), (5, 2)]), length=0)
    play.play()
    play.do(Roll)
    play.play()
    play.do(Double())
    play.do(Take())
    doubled = play.do(Roll)
    play.play()
    assert play.do(AskTakeBack()).match == doubled.match
    assert play.do(AskTakeBack()).match.game.phase is Phase.TO_ROLL
    assert play.now.match.game.cube == 1


def test_an_answer_is_taken_back_to_the_question() -> None:
    play = Play(ScriptedDice([(3, 1)]), length=5)
    play.play()
    play.do(Double())
    asked = play.now
    assert asked.match.to_act is WHITE
    play.do(Drop())
    assert play.now.match.score == (0, 1)
    after = play.do(AskTakeBack())
    assert after.match == asked.match
    assert after.summary.score == (0, 0)
    play.do(Take())
    assert play.now.match.game.cube == 2


def test_a_finished_match_and_an_earlier_game_stay_as_they_are() -> None:
    play = Play(ScriptedDice([(3, 1), (1, 2)]), length=2)
    play.play()
    play.do(Double())
    play.do(Drop())
    play.do(NextGame())
    assert not play.now.may_take_back
    with pytest.raises(IllegalAction, match="nothing to take back"):
        play.do(AskTakeBack())
    play.play()
    play.do(Roll)
    while not play.now.match.over:
        play.do(random_action(play.now.match, random.Random(play.now.head)))
    assert not play.now.may_take_back
    with pytest.raises(IllegalAction, match="nothing to take back"):
        play.do(AskTakeBack())


def test_what_the_program_and_the_rules_did_is_no_decision() -> None:
    play = Play(ScriptedDice([(1, 3)]), length=3)
    play.play()
    assert not play.now.may_take_back
    play.do(Roll)
    assert not play.now.may_take_back


def test_people_do_not_take_back_from_each_other() -> None:
    options = Options(length=3)
    seats = (Seat(uuid4(), "Ann"), Seat(uuid4(), "Bo"))
    dice = ScriptedDice([(3, 1)])
    now, _ = begin(Header(uuid4(), 1, 1, "standard", 3, encode_options(options), seats), options, dice)
    assert now.match.game.dice is not None
    play = MakePlay(now.match.game.position.plays(now.match.game.dice)[0].steps)
    now, _ = decide(now, Deed(play, WHITE), dice, 2)
    assert not now.may_take_back
    for side in (WHITE, BLACK):
        with pytest.raises(IllegalAction, match="only against the program"):
            decide(now, Deed(AskTakeBack(), side), dice, 2)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32), money=st.booleans(), length=st.integers(40, 160))
def test_however_often_one_steps_back_no_die_changes_and_a_restart_sees_the_same(
    seed: int, money: bool, length: int
) -> None:
    chance = random.Random(seed)
    conditions = {"length": 0, "beavers": True, "raccoons": True} if money else {"length": 7}
    play = Play(ScriptedDice(seed=seed), **conditions)
    numbers = [play.now.dn]
    for _ in range(length):
        if play.now.match.over:
            break
        game, thrown = play.now.match.game, play.now.thrown
        if play.now.may_take_back and chance.random() < 0.3:
            after = play.do(AskTakeBack())
            assert after.match.to_act is WHITE
            assert after.match.finished == play.now.match.finished
            assert after.thrown == thrown
            assert after.match.game.actions == game.actions[: len(after.match.game.actions)]
            assert len(after.match.game.log) < len(game.log)
            assert after.recent[-1] == (after.head, TakenBack(0))
        else:
            play.do(random_action(play.now.match, chance))
        rolls = [action for action in play.now.match.game.actions if isinstance(action, Roll)]
        assert tuple(rolls) == play.now.thrown[: len(rolls)]
        numbers.append(play.now.dn)
    assert numbers == sorted(set(numbers))
    # Every throw was asked for once: nobody can fish for better dice.
    assert len(set(play.dice.asked)) == len(play.dice.asked)
    assert same(play.reloaded(), play.now)


async def sit(browser: Browser) -> Sitting:
    return await browser.sit(await browser.start("bot", 3))


async def turn(seat: Sitting) -> None:
    """Play what the person has to play, and wait for the program's answer."""
    await seat.do(first_play(seat.view) if "play" in seat.view["legal"] else "roll")
    while seat.view["to_act"] != 0:
        await seat.until("ev")


async def test_every_tab_is_told_and_a_repeated_command_is_done_once(tmp_path: Path) -> None:
    setup = Setup(dice=ScriptedDice([(6, 1), (5, 3), (4, 2)]), bot=PlainBot())
    with served(tmp_path / "triktrak.db", setup) as address:
        async with Browser(address) as browser:
            seat = await sit(browser)
            other = await browser.sit(seat.match)
            start = {k: seat.view[k] for k in ("board", "dice", "legal", "to_act", "moves")}
            assert not seat.view["takeback"]
            await turn(seat)
            assert seat.view["takeback"]
            command = seat.command({"t": "takeback"})
            for _ in range(2):
                await seat.write(command)
                ack = await seat.until("ack")
            while seat.seq < ack["seq"]:
                await seat.until("ev")
            assert {k: seat.view[k] for k in start} == start
            while not any(event["k"] == "back" for event in other.events):
                await other.until("ev")
            assert other.view["board"] == start["board"]
            assert (await seat.do("takeback"))["code"] == "takeback_nothing"
            # Another command, made for the decision that was taken back, comes too late.
            late = seat.command(first_play(seat.view), dn=command["dn"])
            await seat.write(late)
            assert (await seat.until("nak"))["code"] == "conflict"
            # Who was away meanwhile is told what happened.
            third = await browser.sit(seat.match, have=seat.seq - 1)
            assert [event["k"] for event in third.events][-1:] == ["back"]
    assert check(tmp_path / "triktrak.db") == 1


async def test_taking_back_while_the_program_thinks_wins_over_its_play(tmp_path: Path) -> None:
    go = threading.Event()

    class Thinker(PlainBot):
        """Thinks until it is told to go on."""

        def act(self, match: Match, side: object, on_progress: Progress | None = None) -> Action | type[Roll]:
            """Wait, then play."""
            go.wait(10)
            return super().act(match, BLACK)

    setup = Setup(dice=ScriptedDice([(6, 1), (5, 3), (4, 2)]), bot=Thinker())
    with served(tmp_path / "triktrak.db", setup) as address:
        async with Browser(address) as browser:
            seat = await sit(browser)
            await seat.do(first_play(seat.view))
            assert seat.view["to_act"] == 1
            assert (await seat.do("takeback"))["t"] == "ack"
            assert (seat.view["to_act"], seat.view["dice"]) == (0, [6, 1])
            go.set()
            assert await seat.quiet() == []
            await turn(seat)
            assert seat.view["last"]["dice"] == [5, 3]


async def test_a_restart_between_taking_back_and_playing_throws_nothing_anew(tmp_path: Path) -> None:
    db = tmp_path / "triktrak.db"
    with served(db, Setup(dice=ScriptedDice([(6, 1), (5, 3), (4, 2)]))) as address:
        browser = Browser(address)
        await browser.http.get("/api/me")
        seat = await sit(browser)
        await turn(seat)
        await seat.do("roll")
        await seat.do("takeback")
        match = seat.match
        await seat.close()
    other = ScriptedDice(seed=3)
    with served(db, Setup(dice=other)) as address:
        async with Browser(address) as again:
            again.come_as(browser)
            seat = await again.sit(match)
            assert (seat.view["dice"], seat.view["takeback"]) == ([6, 1], False)
            await turn(seat)
            assert seat.view["last"]["dice"] == [5, 3]
            await seat.do("roll")
            assert seat.view["dice"] == [4, 2]
            assert other.asked == []
    await browser.http.aclose()


async def test_the_level_is_kept_with_the_programs_seat(tmp_path: Path) -> None:
    asked = []

    def bots(level: str) -> PlainBot:
        asked.append(level)
        return PlainBot()

    db = tmp_path / "triktrak.db"
    for restarted in (False, True):
        with served(db, Setup(dice=ScriptedDice([(1, 6)]), bots=bots)) as address:
            if not restarted:
                browser = Browser(address)
                await browser.http.get("/api/me")
                match = await browser.start("bot", 3, level="intermediate")
            async with Browser(address) as again:
                again.come_as(browser)
                seat = await again.sit(match)
                assert seat.view["level"] == "intermediate"
                (line,) = (await again.http.get("/api/matches")).json()
                assert line["level"] == "intermediate"
                if restarted:
                    await seat.do("roll")
                    await turn(seat)
                while seat.view["to_act"] != 0:
                    await seat.until("ev")
    assert set(asked) == {"intermediate"}
    assert len(asked) >= 3
    await browser.http.aclose()

"""Whole matches played by GNU Backgammon, replayed play by play: positions, cube, results, scores."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from triktrak._core import Play, Situation
from triktrak.rules import (
    BLACK,
    WHITE,
    Action,
    AnswerResign,
    Beaver,
    BySide,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Phase,
    Raccoon,
    Resign,
    Roll,
    Side,
    Take,
    decode_action,
    encode_action,
)
from triktrak.rules.options import Variant

DATA = Path(__file__).parents[1] / "data" / "fixtures"
EXPECTED: dict[str, Any] = json.loads((DATA / "expected.json").read_text(encoding="utf-8"))
SIDES = {"X": WHITE, "O": BLACK, "North": WHITE, "South": BLACK, None: None}
VARIANTS: dict[str, Variant] = {"Standard": "standard", "Nackgammon": "nackgammon", "Hypergammon3": "hypergammon"}
KINDS = {"single": 1, "gammon": 2, "backgammon": 3, None: 0}
ENDS = {"bear-off": "bear-off", "drop": "drop", "resignation": "resign", None: None}
ANSWERS: dict[str, Action] = {"take": Take(), "drop": Drop()}
OFFERS: dict[Phase, Action] = {Phase.TO_ROLL: Double(), Phase.DOUBLED: Beaver(), Phase.BEAVERED: Raccoon()}


def record(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((DATA / f"{name}.gnubgmatch.json").read_text(encoding="utf-8"))
    return data


def conditions(name: str) -> Match:
    """The match before its first action, on the conditions it was played under."""
    expected = EXPECTED[name]
    money = expected["match_length"] == 0
    return Match.start(
        expected["match_length"],
        crawford="Crawford" in expected["rules"],
        jacoby="Jacoby" in expected["rules"],
        beavers=money,
        raccoons=money,
        auto_doubles=2 if money else 0,
        variant=VARIANTS[expected["variation"]],
        players=("North", "South"),
    )


def roll(side: Side, dice: list[int], *, opening: bool) -> Roll:
    """The roll as an action: in the opening the higher die belongs to the side that starts."""
    high, low = max(dice), min(dice)
    return Roll(*(BySide.of(side, high, low) if opening else dice))


def replay(name: str) -> Match:
    """The match, each recorded board compared with ours on the way."""
    match = conditions(name)
    for number, game in enumerate(record(name)["games"]):
        if number:
            match = match.apply(NextGame())
        assert match.crawford is bool(game["info"].get("crawford", False))
        assert match.score == (game["info"]["score-X"], game["info"]["score-O"])
        for _ in range(game["info"].get("initial-cube", 1).bit_length() - 1):
            match = match.apply(Roll(3, 3))
        for step in game["game"]:
            match = follow(match, step)
    return match


def follow(match: Match, step: dict[str, Any]) -> Match:
    side = SIDES[step["player"]]
    assert side is not None
    kind = step["action"]
    if "board" in step and match.game.phase is Phase.TO_ROLL:
        assert match.game.position.id == step["board"]
    if kind in ("move", "set"):
        match = match.apply(roll(side, step["dice"], opening=match.game.phase is Phase.OPENING), by=side)
        if kind == "set":
            return match
        if not step["move"]:
            assert match.to_act is side.other, "gnubg had no legal play here"
            return match
        return match.apply(MakePlay(tuple((start, end) for start, end in step["move"])), by=side)
    if kind == "double":
        return match.apply(OFFERS[match.game.phase], by=side)
    if kind == "resign":
        return match.apply(Resign(step["points"]), by=side).apply(AnswerResign(True), by=side.other)
    return match.apply(ANSWERS[kind], by=side)


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_recorded_match_comes_to_the_same_results(name: str) -> None:
    match = replay(name)
    expected = EXPECTED[name]
    assert match.score == (expected["final_score"]["North"], expected["final_score"]["South"])
    assert match.winner is SIDES[expected["winner"]]
    assert match.over is (expected["winner"] is not None)
    assert len(match.games) == len(expected["games"])
    for game, wanted in zip(match.games, expected["games"], strict=True):
        assert game.winner is SIDES[wanted["winner"]]
        assert game.points == (wanted["points"] or 0)
        assert game.kind == KINDS[wanted["win_kind"]]
        assert game.end == ENDS[wanted["ended_by"]]
        assert game.cube == wanted["cube_final"]
        assert game.crawford is wanted["crawford_game"]
        assert game.first is SIDES[wanted["first_mover"]]
        assert len(game.turns) == wanted["plays"]
        assert sum(turn.play is None for turn in game.turns) == wanted["no_legal_move"]


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_the_stored_actions_make_the_match_again(name: str) -> None:
    match = replay(name)
    stored = [encode_action(action) for action in match.actions]
    assert Match.replay(match.options, map(decode_action, stored)) == match


def test_unfinished_games_wait_where_the_record_stops() -> None:
    rolled = replay("unfinished_dice")
    assert rolled.game.phase is Phase.TO_PLAY
    assert rolled.game.dice is not None
    assert tuple(rolled.game.dice) == (4, 3)
    assert rolled.to_act is BLACK
    doubled = replay("unfinished_double")
    assert (doubled.game.phase, doubled.to_act, doubled.game.offered) == (Phase.DOUBLED, WHITE, 2)


def test_a_waiting_double_has_the_identifiers_that_gnu_backgammon_prints() -> None:
    situation = replay("unfinished_double").situation
    assert situation.gnubg == ("bK4AwQ1hZ+gDAg", "cBGgAAAAAAAE")
    assert Situation.from_xgid(situation.xgid).position == situation.position


def test_refused_resignations_leave_the_game_as_it_was() -> None:
    """GNU Backgammon's records keep no trace of a refusal; the commands that were given do."""
    commands = json.loads((DATA / "money_resign.commands.json").read_text(encoding="utf-8"))
    games = record("money_resign")["games"]
    match = conditions("money_resign")
    dice: Iterator[tuple[Side | None, list[int]]] = iter([])
    levels = {"resign normal": 1, "resign gammon": 2, "resign backgammon": 3}
    refusals = 0

    def throw(match: Match) -> Match:
        side, thrown = next(dice)
        assert side is not None
        return match.apply(roll(side, thrown, opening=match.game.phase is Phase.OPENING), by=side)

    for command in commands:
        verb, _, rest = command.partition(" ")
        if verb == "new":
            if match.game.over:
                match = match.apply(NextGame())
            moves = [step for step in games[match.game.number - 1]["game"] if step["action"] == "move"]
            dice = iter([(SIDES[step["player"]], step["dice"]) for step in moves])
            match = throw(match)
        elif verb == "roll":
            match = throw(match)
        elif verb == "move":
            assert match.game.dice is not None
            match = match.apply(Play.parse(rest, match.game.position, match.game.dice))
        elif verb == "resign" and match.game.phase is Phase.DOUBLED:
            # Here, unlike there, resigning with a double waiting is a drop; the commands refuse it and take.
            assert match.apply(Resign(levels[command])).game.end == "drop"
        elif verb == "resign":
            match = match.apply(Resign(levels[command]))
        elif verb in ("accept", "decline") and match.game.phase is Phase.RESIGNING:
            refusals += verb == "decline"
            match = match.apply(AnswerResign(verb == "accept"))
        elif verb in ("double", "take"):
            match = match.apply(Double() if verb == "double" else Take())
    assert refusals == 2
    assert match.score == replay("money_resign").score
    assert [game.turns for game in match.games] == [game.turns for game in replay("money_resign").games]


@pytest.mark.no_cover  # what is counted takes longer
def test_a_long_match_is_read_and_replayed_in_no_time() -> None:
    """Twenty-five points are some 3,000 actions; a load or an undo must not be felt."""
    options, stored = Match.start(25).options, [encode_action(a) for a in long_match().actions]
    began = time.process_time()
    match = Match.replay(options, map(decode_action, stored))
    assert time.process_time() - began < 0.5
    assert len(match.actions) > 2_500


def long_match() -> Match:
    """A match to 25 played at random, without doubles so that it is long."""
    chance, match = random.Random(25), Match.start(25)
    while not match.over:
        game = match.game
        if game.over:
            match = match.apply(NextGame())
        elif game.dice is not None:
            match = match.apply(chance.choice(game.position.plays(game.dice)))
        else:
            match = match.apply(Roll(chance.randint(1, 6), chance.randint(1, 6)))
    return match

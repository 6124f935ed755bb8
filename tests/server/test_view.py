"""The view: everything a board shows, for each seat its own, and true at every moment of random games."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from rules.script import won
from triktrak.rules import ACTION_TYPES, MakePlay, Match, Side, tag
from triktrak.server.protocol import Ev, encode
from triktrak.server.protocol_view import GameStarted, Played, Seats, View
from triktrak.server.standing import Standing
from triktrak.server.view import view

from .players import ScriptedDice, random_action
from .test_automation import do, started


def seen(standing: Standing, seats: Seats) -> View:
    return view(standing, seats)


def over_the_wire(standing: Standing, seats: Seats) -> dict[str, Any]:
    frame = Ev(standing.header.id, standing.head, [], seen(standing, seats))
    found: dict[str, Any] = json.loads(encode(frame))["view"]
    return found


CONDITIONS = [
    {"length": 1},
    {"length": 5},
    {"length": 3, "holland": True},
    {"length": 0, "beavers": True, "raccoons": True, "auto_doubles": 3},
    {"length": 0, "variant": "hypergammon", "jacoby": False},
    {"length": 0, "max_cube": 1},
]


@pytest.mark.parametrize("conditions", CONDITIONS)
def test_every_moment_of_a_game_can_be_shown_to_every_seat(conditions: dict[str, object]) -> None:
    chance, dice = random.Random(3), ScriptedDice(seed=3)
    for _ in range(4):
        standing, _ = started(dice, **conditions)
        while not standing.match.over and standing.dn < 500:
            check(standing)
            standing, _ = do(standing, random_action(standing.match, chance), dice)
        check(standing)


def check(standing: Standing) -> None:
    """Hold all four views of a moment against the match."""
    match = standing.match
    game = match.game
    both = over_the_wire(standing, [0, 1])
    allowed = match.legal_actions()
    for seats in ([], [0], [1], [0, 1]):
        shown = over_the_wire(standing, seats)  # type: ignore[arg-type]
        mine = {tag(kind) for seat in seats for kind in allowed[seat]}
        assert set(shown["legal"]) == mine
        assert (shown["tree"] is not None) is ("play" in mine)
        stakes = set(shown["stakes"]) - {"offer"}
        assert stakes == mine & {"double", "take", "drop", "beaver", "raccoon", "resign"}
        own = {"seats", "me", "legal", "tree", "stakes"}
        assert {k: v for k, v in shown.items() if k not in own} == {k: v for k, v in both.items() if k not in own}
    for side, board in enumerate(both["board"]):
        assert sum(board) == game.position.men
        assert sum(point * count for point, count in enumerate(board)) == both["pips"][side]
    if both["length"]:
        assert both["away"] == [both["length"] - score for score in both["score"]]
        assert min(both["away"]) >= 0
    assert both["phase"] == game.phase.value
    assert (both["result"] is not None) is game.over
    assert both["dn"] == len(match.actions)


@pytest.mark.parametrize("variant", ["standard", "hypergammon"])
def test_the_steps_that_are_told_lead_from_board_to_board_in_their_order(variant: str) -> None:
    chance, dice = random.Random(11), ScriptedDice(seed=11)
    played = 0
    for _ in range(5):
        standing, _ = started(dice, length=0, variant=variant)
        for _ in range(200):
            before = [list(side) for side in seen(standing, []).board]
            head = standing.head
            standing, _ = do(standing, random_action(standing.match, chance), dice)
            for event in standing.since(head):
                if isinstance(event, GameStarted):
                    before = [list(side) for side in seen(started(dice, variant=variant)[0], []).board]
                elif isinstance(event, Played):
                    played += 1
                    walk(before, event)
            assert before == list(seen(standing, []).board)
    assert played > 300


def walk(board: list[list[int]], event: Played) -> None:
    """Make the steps of a play on a board, each side in its own numbering."""
    mine, theirs = board[event.side], board[1 - event.side]
    for start, end, hit in event.steps:
        assert mine[start] > 0
        mine[start] -= 1
        mine[end] += 1
        if end:
            assert theirs[25 - end] == (1 if hit else 0)
        if hit:
            assert hit == 25 - end
            theirs[hit] -= 1
            theirs[25] += 1


def test_the_boards_of_both_sides_are_counted_by_themselves() -> None:
    standing, _ = started(ScriptedDice([(1, 3)]), length=3)
    shown = seen(standing, [0, 1])
    assert shown.board[0] == shown.board[1]
    assert {point: count for point, count in enumerate(shown.board[0]) if count} == {24: 2, 13: 5, 8: 3, 6: 5}
    plays = standing.match.game.position.plays((1, 3))
    point_made = next(play for play in plays if str(play) == "8/5 6/5")
    after = standing.after(MakePlay(point_made.steps))
    assert {p: n for p, n in enumerate(seen(after, [0]).board[1]) if n} == {24: 2, 13: 5, 8: 2, 6: 4, 5: 2}
    assert seen(after, [0]).pips == (167, 163)
    last = seen(after, [0]).last
    assert last is not None
    assert (last.side, last.play, sorted(last.steps)) == (1, "8/5 6/5", [(6, 5, 0), (8, 5, 0)])


def test_a_hit_is_told_by_the_point_its_owner_counts() -> None:
    standing, _ = started(ScriptedDice([(6, 2)]), length=3)
    split = next(p for p in standing.match.game.position.plays((6, 2)) if str(p) == "24/18 13/11")
    match = standing.match.apply(split)
    from triktrak.rules import Roll
    from triktrak.server.events import events

    match = match.apply(Roll(6, 4))
    hit = next(p for p in match.game.position.plays((6, 4)) if p.hits.count(True) and str(p).startswith("24/14"))
    told = list(events(match.apply(hit)))[-1]
    wire = json.loads(msgspec.json.encode(told))
    assert wire["k"] == "play"
    assert [step[2] for step in wire["steps"] if step[2]] == [11]


def test_the_tree_leads_to_every_play_and_to_no_other() -> None:
    standing, _ = started(ScriptedDice([(6, 4)]), length=3)
    tree = over_the_wire(standing, [0])["tree"]
    dice = standing.match.game.dice
    assert dice is not None
    position = standing.match.game.position

    def leaves(node: int, path: tuple[tuple[int, int], ...]) -> set[tuple[tuple[int, int], ...]]:
        if not tree[node]:
            return {path}
        return {leaf for a, b, _, _, next_ in tree[node] for leaf in leaves(next_, (*path, (a, b)))}

    reached = {position.resolve(dice, path).after for path in leaves(0, ())}
    assert reached == {play.after for play in position.plays(dice)}


def test_the_cube_of_a_one_point_match_is_left_out() -> None:
    standing, _ = started(ScriptedDice([(3, 1)]), length=1)
    assert seen(standing, [0]).cube.none
    standing, _ = started(ScriptedDice([(3, 1)]), length=2)
    assert not seen(standing, [0]).cube.none


def test_the_words_of_the_view_are_those_of_the_rules() -> None:
    assert {tag(kind) for kind in ACTION_TYPES} >= {"roll", "play", "next"}
    assert Match.start(length=3).legal_actions()[Side.WHITE] != ()


def test_a_game_that_is_over_has_no_dice_left_to_play() -> None:
    standing, _ = started(ScriptedDice([(3, 1)]), length=3)
    # The last checker goes off by the first of two dice.
    over = msgspec.structs.replace(standing, match=won(Match.start(3), Side.WHITE))
    for seats in ([0], [1], [0, 1]):
        shown = over_the_wire(over, seats)  # type: ignore[arg-type]
        assert (shown["phase"], shown["dice"], shown["tree"], shown["to_act"]) == ("over", None, None, None)
        assert shown["legal"] == ["next"]

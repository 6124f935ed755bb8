"""Plays against the rules at a real table: let stand or made again, and dice that do not count."""

from __future__ import annotations

import pytest

from triktrak._core import Dice, Play, Position
from triktrak.rules import (
    BLACK,
    WHITE,
    Action,
    AnswerResign,
    Challenge,
    Cocked,
    Correct,
    Double,
    Drop,
    MakePlay,
    Match,
    Note,
    Phase,
    Resign,
    Roll,
    SetPosition,
    StatedPlay,
    Take,
    stated_play,
)
from triktrak.rules.actions import Steps

from .script import board

START = Position.start()
WRONG = stated_play(START, ((13, 3), (6, 5)))
"""With 3 and 1: the 1 is right, ten pips are not."""


def table(*actions: Action) -> Match:
    """A record of these actions."""
    match = Match.start(7, source="record")
    for action in actions:
        match = match.apply(action)
    return match


def codes(match: Match) -> list[str]:
    return [problem.code for problem in match.problems]


def test_a_play_against_the_rules_stands_when_the_other_side_rolls() -> None:
    match = table(Roll(3, 1), WRONG)
    assert match.game.position.flip().points == WRONG.after
    assert (match.to_act, match.game.phase) == (BLACK, Phase.TO_ROLL)
    (turn,) = match.game.turns
    assert (turn.side, turn.dice, turn.play, turn.stated, str(turn)) == (WHITE, Dice(3, 1), None, WRONG, "13/3 6/5")
    objection = match.game.challengeable
    assert objection is not None
    assert (objection.error.code, str(objection.error)) == ("wrong_die", "13/3 does not fit the roll")
    let_stand = match.apply(Roll(4, 2))
    assert let_stand.game.challengeable is None
    late = let_stand.apply(Challenge())
    assert codes(late) == ["illegal_play", "nothing_to_challenge"]
    assert late.game.position == let_stand.game.position


@pytest.mark.parametrize("play", [WRONG, MakePlay(WRONG.steps)])
def test_a_challenged_play_is_made_again_with_the_same_dice_and_the_log_keeps_both(play: Action) -> None:
    challenged = table(Roll(3, 1), play, Challenge())
    game = challenged.game
    assert (game.position, game.dice, game.phase, game.on_roll) == (START, Dice(3, 1), Phase.TO_PLAY, WHITE)
    assert game.challengeable is None
    assert game.replaying is not None
    assert game.replaying.right_steps == ((6, 5),)
    again = challenged.apply(Play.parse("8/5 6/5", START, (3, 1)))
    assert [type(action) for action in again.game.actions] == [Roll, type(play), Challenge, MakePlay]
    assert [str(turn) for turn in again.game.turns] == ["8/5 6/5"]
    assert [entry.side for entry in again.game.log] == [WHITE, WHITE, BLACK, WHITE]
    assert codes(again) == ["illegal_play"]
    assert (again.game.played, again.to_act, again.game.replaying) == (1, BLACK, None)


def test_only_the_wrongly_played_checkers_move() -> None:
    challenged = table(Roll(3, 1), WRONG, Challenge())
    otherwise = challenged.apply(MakePlay(((24, 21), (21, 20))))
    assert codes(otherwise) == ["illegal_play", "replayed_otherwise"]
    assert str(otherwise.problems[-1]) == "Played again, but 6/5 was right and should have stayed"


def test_a_play_made_again_may_be_wrong_again() -> None:
    twice = table(Roll(3, 1), WRONG, Challenge(), WRONG)
    assert codes(twice) == ["illegal_play", "illegal_play"]
    assert twice.game.challengeable is not None
    assert twice.apply(Challenge()).game.replaying is not None


@pytest.mark.parametrize(
    "meanwhile", [(Double(),), (Double(), Drop()), (Resign(1),), (Resign(2), AnswerResign(True)), (Cocked(3, 3),)]
)
def test_only_the_next_roll_ends_the_right_to_challenge(meanwhile: tuple[Action, ...]) -> None:
    match = table(Roll(3, 1), WRONG, *meanwhile)
    game = match.game
    if game.over:
        assert game.challengeable is None
        return
    assert game.challengeable is not None
    back = match.apply(Challenge()).game
    assert (back.phase, back.offered, back.resign_offer, back.position) == (Phase.TO_PLAY, None, 0, START)


def test_a_cube_taken_meanwhile_stays_turned() -> None:
    back = table(Roll(3, 1), WRONG, Double(), Take(), Challenge()).game
    assert (back.cube, back.cube_owner, back.phase) == (2, WHITE, Phase.TO_PLAY)


def test_a_game_won_against_the_rules_can_be_challenged() -> None:
    last = board({6: 2}, {1: 2})
    match = table(SetPosition(last.points, WHITE), Roll(6, 1), stated_play(last, ((6, 0), (6, 0))))
    assert (match.game.winner, match.game.end, match.over) == (WHITE, "bear-off", False)
    assert match.score == (1, 0)
    back = match.apply(Challenge())
    assert (back.game.winner, back.game.points, back.game.end, back.game.kind) == (None, 0, None, 0)
    assert (back.game.position, back.score) == (last, (0, 0))


# What is wrong with a play: the rule the core names.
@pytest.mark.parametrize(
    ("position", "dice", "steps", "code", "reason"),
    [
        (START, (3, 3), ((13, 3), (7, 4)), "illegal_play", "wrong_die"),
        (START, (6, 5), ((14, 8), (15, 10), (6, 8)), "illegal_play", "too_many_steps"),
        (START, (6, 3), ((6, 8), (13, 7)), "illegal_play", "wrong_die"),
        (START, (6, 5), ((24, 19), (13, 7)), "illegal_play", "blocked"),
        (START, (3, 1), ((8, 5),), "illegal_play", "must_play_both"),
        (START, (3, 1), (), "not_played", "must_play_both"),
        (board({25: 1, 6: 14}, {6: 15}), (3, 1), ((6, 5), (6, 3)), "illegal_play", "bar_first"),
        (board({7: 1, 6: 14}, {6: 15}), (6, 5), ((6, 0), (6, 1)), "illegal_play", "not_all_home"),
    ],
)
def test_the_core_says_what_is_wrong(
    position: Position, dice: tuple[int, int], steps: Steps, code: str, reason: str
) -> None:
    match = table(SetPosition(position.points, WHITE), Roll(*dice), stated_play(position, steps))
    (problem,) = match.problems
    assert (problem.code, problem.params["reason"], problem.action_index) == (code, reason, 2)
    assert match.game.position.flip() == Position.from_points(stated_play(position, steps).after)


def test_the_board_of_a_stated_play_is_what_counts() -> None:
    elsewhere = stated_play(START, ((24, 21), (24, 23)))
    match = table(Roll(3, 1), StatedPlay(((8, 5), (6, 5)), stated_play(START, ((24, 22), (6, 5))).after))
    assert match.problems[0].params["reason"] == "board_differs"
    legal = table(Roll(3, 1), StatedPlay(((8, 5), (6, 5)), elsewhere.after))
    assert codes(legal) == []
    assert str(legal.game.turns[0]) == "24/23 24/21"


def test_a_legal_play_is_never_a_play_against_the_rules() -> None:
    play = START.resolve((3, 1), ((8, 5), (6, 5)))
    match = table(Roll(3, 1), StatedPlay(((6, 5), (8, 5)), play.after.points))
    assert (codes(match), match.game.challengeable, match.game.turns[0].play) == ([], None, play)


def test_a_stated_play_replaces_the_dance_of_its_turn() -> None:
    shut_out = board({25: 1, 6: 14}, dict.fromkeys(range(1, 7), 2))
    danced = table(SetPosition(shut_out.points, WHITE), Roll(6, 4))
    assert (danced.to_act, danced.game.played) == (BLACK, 1)
    played = danced.apply(stated_play(shut_out, ((25, 15),)))
    assert (played.to_act, played.game.played) == (BLACK, 1)
    assert [str(turn) for turn in played.game.turns] == ["bar/15"]
    assert played.problems[0].params["reason"] == "no_legal_play"
    back = played.apply(Challenge())
    assert [(str(turn), turn.stated) for turn in back.game.turns] == [("-", None)]
    assert (back.to_act, back.game.position) == (BLACK, shut_out.flip())


@pytest.mark.parametrize("agreed", [MakePlay(()), None])
def test_to_write_down_that_a_roll_could_not_be_played_changes_nothing(agreed: MakePlay | None) -> None:
    shut_out = board({25: 1, 6: 14}, dict.fromkeys(range(1, 7), 2))
    danced = table(SetPosition(shut_out.points, WHITE), Roll(6, 4))
    same = danced.apply(agreed or StatedPlay((), shut_out.points))
    assert (codes(same), same.game.played, same.to_act) == ([], 1, BLACK)
    assert same.game.position == danced.game.position


@pytest.mark.parametrize(
    ("steps", "moved"),
    [
        (((24, 18), (18, 14)), {24: 1, 14: 1}),
        (((18, 14), (24, 18)), {24: 1, 14: 1}),  # in any order
        (((6, 8),), {6: 4, 8: 4}),  # backwards
        (((24, 19),), {24: 2}),  # two colours on a point
        (((20, 18),), {20: 0, 18: 0}),  # nobody is there
        (((0, 3), (3, 25)), {3: 0, 25: 0}),
        ((), {}),
    ],
)
def test_a_play_is_put_on_the_board_as_far_as_it_can_be_made(steps: Steps, moved: dict[int, int]) -> None:
    made = stated_play(START, steps)
    assert made.steps == steps
    expected = list(START.points)
    for point, count in moved.items():
        expected[point] = count
    assert list(made.after) == expected


def test_a_play_against_the_rules_hits() -> None:
    made = stated_play(board({13: 2}, {20: 1}), ((13, 5),))
    assert (made.after[5], made.after[0]) == (1, -1)


def test_cocked_dice_are_logged_and_do_not_count() -> None:
    match = table(Cocked(), Roll(3, 1), MakePlay(((8, 5), (6, 5))), Cocked(6, 6), Cocked(None, 2), Roll(4, 2))
    assert codes(match) == []
    assert [entry.side for entry in match.game.log] == [None, WHITE, WHITE, BLACK, BLACK, BLACK]
    assert (match.game.dice, match.game.played) == (Dice(4, 2), 1)
    late = match.apply(Cocked(1, 1))
    assert late.problems[0].params == {"action": "cocked"}
    assert late.game.log[-1].notes == (Note.of("not_now", action="cocked"),)


def test_a_play_that_was_right_is_made_again_where_it_was_challenged() -> None:
    right = Play.parse("8/5 6/5", START, (3, 1))
    challenged = table(Roll(3, 1), MakePlay(right.steps), Challenge())
    game = challenged.game
    assert codes(challenged) == ["challenged_right"]
    assert (game.position, game.dice, game.on_roll, game.played) == (START, Dice(3, 1), WHITE, 0)
    again = challenged.apply(WRONG)
    assert (again.to_act, [str(turn) for turn in again.game.turns]) == (BLACK, ["13/3 6/5"])
    assert codes(again) == ["challenged_right", "illegal_play"]


@pytest.mark.parametrize("marked", [True, False])
def test_a_roll_without_a_legal_play_stays_one_where_it_was_challenged(marked: bool) -> None:
    shut_out = board({25: 1, 13: 14}, dict.fromkeys(range(1, 7), 2) | {24: 3})
    start = (SetPosition(shut_out.points, WHITE), Roll(3, 1))
    passed = table(*start, *([StatedPlay((), shut_out.points)] if marked else []), Challenge())
    assert codes(passed) == ["challenged_right"]
    assert (passed.to_act, [str(turn) for turn in passed.game.turns]) == (BLACK, ["-"])
    played = passed.apply(StatedPlay((), shut_out.points))
    assert (played.to_act, codes(played)) == (BLACK, ["challenged_right"])
    otherwise = passed.apply(stated_play(shut_out, ((13, 10),)))
    assert (otherwise.to_act, [str(turn) for turn in otherwise.game.turns]) == (BLACK, ["13/10"])


@pytest.mark.parametrize(
    "actions",
    [(), (Roll(3, 1),), (Roll(3, 1), WRONG, Roll(6, 2)), (SetPosition(START.points, WHITE),)],
)
def test_there_is_nothing_to_challenge_before_a_play_and_after_the_next_roll(actions: tuple[Action, ...]) -> None:
    before = table(*actions)
    after = before.apply(Challenge())
    assert codes(after)[-1] == "nothing_to_challenge"
    assert (after.game.position, after.to_act, after.game.dice) == (
        before.game.position,
        before.to_act,
        before.game.dice,
    )


def test_a_challenge_can_be_taken_back() -> None:
    match = table(Roll(3, 1), WRONG, Challenge(), Correct(2, None))
    assert match.games == table(Roll(3, 1), WRONG).games

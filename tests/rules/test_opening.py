"""The opening roll, automatic doubles, and how a turn passes."""

from __future__ import annotations

import pytest

from triktrak.errors import IllegalAction, Malformed
from triktrak.rules import BLACK, WHITE, Double, MakePlay, Match, Phase, Roll, Side

from .script import at, board, run


@pytest.mark.parametrize(("roll", "first"), [("31", WHITE), ("13", BLACK), ("65", WHITE), ("56", BLACK)])
def test_the_higher_die_starts_and_plays_both_numbers(roll: str, first: Side) -> None:
    match = run(Match.start(7), roll)
    assert match.to_act is first
    assert match.game.first is first
    assert match.game.phase is Phase.TO_PLAY
    assert match.game.dice is not None
    assert tuple(match.game.dice) == (int(roll[0]), int(roll[1]))


def test_either_side_may_throw_the_opening_dice() -> None:
    match = Match.start(7)
    assert match.to_act is None
    for side in Side:
        assert match.apply(Roll(4, 4), by=side).to_act is None
        assert match.apply(Roll(4, 2), by=side).to_act is WHITE


def test_a_tie_is_thrown_again() -> None:
    match = run(Match.start(7), "33", "66")
    assert match.game.phase is Phase.OPENING
    assert match.game.on_roll is None
    assert match.game.cube == 1
    assert run(match, "52").to_act is WHITE


@pytest.mark.parametrize(("limit", "ties", "cube"), [(0, 3, 1), (1, 1, 2), (1, 3, 2), (2, 3, 4), (3, 3, 8), (3, 0, 1)])
def test_automatic_doubles_turn_the_centred_cube_up_to_their_limit(limit: int, ties: int, cube: int) -> None:
    match = run(Match.start(auto_doubles=limit), *["22"] * ties, "21", "any")
    assert match.game.cube == cube
    assert match.game.cube_owner is None
    assert Double in match.legal_actions().black


def test_automatic_doubles_stop_at_the_maximum() -> None:
    assert run(Match.start(auto_doubles=5, max_cube=4), "11", "11", "11", "31").game.cube == 4


def test_automatic_doubles_do_not_count_as_turned_for_jacoby() -> None:
    doubled = run(Match.start(auto_doubles=1), "11", "31", "any")
    assert doubled.game.resign_points(2) == 2
    assert run(doubled, "double", "take").game.resign_points(2) == 8


def test_the_opener_cannot_double_before_the_first_roll() -> None:
    match = Match.start(7)
    for state in (match, run(match, "44"), run(match, "31")):
        with pytest.raises(IllegalAction) as refused:
            state.apply(Double())
        assert refused.value.code == "double_first_turn"
    assert Double in run(match, "31", "any").legal_actions().black


def test_a_roll_without_a_legal_play_is_recorded_and_the_turn_passes() -> None:
    closed = board({6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 7: 3}, {25: 1, 6: 14})
    match = run(at(Match.start(7), BLACK, closed.flip()), "31")
    assert match.to_act is WHITE
    assert match.game.phase is Phase.TO_ROLL
    assert match.game.position == closed
    assert match.game.dice is None
    turn = match.game.turns[-1]
    assert (turn.side, turn.play, turn.forced) == (BLACK, None, True)


def test_both_sides_may_dance_again_and_again_and_the_turn_goes_to_and_fro() -> None:
    closed = dict.fromkeys(range(1, 7), 2) | {25: 1}
    match = at(Match.start(7), WHITE, board(closed, closed))
    before = len(match.game.turns)
    for roll, side in zip(["61", "66", "31", "55", "21"], [WHITE, BLACK, WHITE, BLACK, WHITE], strict=True):
        assert match.to_act is side
        match = run(match, roll)
    assert match.to_act is BLACK
    assert [turn.play for turn in match.game.turns[before:]] == [None] * 5
    assert match.game.position.sides[0][25] == match.game.position.sides[1][25] == 1


def test_a_roll_with_one_resulting_position_is_forced() -> None:
    match = at(Match.start(7), WHITE, board({25: 1, 6: 14}, {7: 2, 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 8: 3}))
    rolled = run(match, "61")
    assert rolled.game.phase is Phase.TO_PLAY
    assert rolled.game.forced is not None
    assert [str(play) for play in rolled.game.position.plays((6, 1))] == [str(rolled.game.forced)]
    played = rolled.apply(rolled.game.forced)
    assert played.game.turns[-1].forced
    assert played.game.forced is None


def test_a_choice_is_not_forced() -> None:
    match = run(Match.start(7), "31")
    assert match.game.forced is None
    assert not run(match, "any").game.turns[-1].forced


def test_a_play_needs_a_roll() -> None:
    match = Match.start(7)
    for state in (match, run(match, "31", "any")):
        with pytest.raises(IllegalAction) as refused:
            state.apply(MakePlay(((8, 5), (6, 5))))
        assert refused.value.code == "dice_needed"


def test_steps_may_be_given_in_any_order() -> None:
    match = run(Match.start(7), "31")
    one = match.apply(MakePlay(((8, 5), (6, 5))))
    other = match.apply(MakePlay(((6, 5), (8, 5))))
    assert one.game.position == other.game.position
    assert one.game.turns == other.game.turns


def test_an_illegal_play_names_the_rule_and_changes_nothing() -> None:
    match = run(Match.start(7), "51")
    with pytest.raises(IllegalAction) as refused:
        match.apply(MakePlay(((13, 8), (13, 12))))
    assert refused.value.code == "blocked"
    assert match == run(Match.start(7), "51")


def test_a_play_of_another_position_is_refused() -> None:
    play = run(Match.start(7), "31", "8/5 6/5").game.turns[-1].play
    assert play is not None
    elsewhere = run(Match.start(7), "42", "8/4 6/4", "31")
    with pytest.raises(IllegalAction) as refused:
        elsewhere.apply(play)
    assert refused.value.code == "other_position"


@pytest.mark.parametrize("dice", [(0, 1), (7, 1), (3, -1)])
def test_dice_have_six_faces(dice: tuple[int, int]) -> None:
    for match in (Match.start(7), run(Match.start(7), "31", "any")):
        with pytest.raises(Malformed):
            match.apply(Roll(*dice))


def test_the_game_ends_with_the_last_checker_dice_left_or_not() -> None:
    match = run(at(Match.start(7), WHITE, board({1: 3}, {1: 2})), "11", "any")
    assert match.game.over
    assert match.score == (1, 0)
    assert match.game.turns[-1].play is not None
    assert match.game.turns[-1].play.dice_played == 3

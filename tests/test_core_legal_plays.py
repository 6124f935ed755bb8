"""Legal plays: every case of tests/data, and any position against the brute-force oracle."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oracle
from core_data import Case, cases, lines, roll
from triktrak import ALL_ROLLS, IllegalPlay, Play, Position, SimpleEvaluator, perft

FILES = ("legal_plays.txt", "edge_positions.txt", "worked_examples.txt")


def check(case: Case) -> None:
    """The plays of a case lead exactly where they should, each once, all with as many dice."""
    for dice in (case.dice, case.dice[::-1]):
        plays = case.position.plays(dice)
        reached = [play.after.flip().id for play in plays] or [case.position.flip().id]
        assert sorted(reached) == sorted(case.results), case.name
        assert {play.dice_played for play in plays} <= {case.dice_played}, case.name
        assert bool(plays) == (case.dice_played > 0), case.name


@pytest.mark.parametrize("file", FILES)
def test_a_roll_leads_exactly_where_the_rules_say(file: str) -> None:
    found = list(cases(file))
    assert len(found) >= 7
    for case in found:
        check(case)


@pytest.mark.parametrize("line", lines("plays.txt"), ids=lambda line: str(line).split(maxsplit=1)[0])
def test_these_are_all_the_plays(line: str) -> None:
    head, listed = line.split(" | ")
    _, identifier, dice, played = head.split()
    plays = Position.from_id(identifier).plays(roll(dice))
    assert [str(play) for play in plays] == listed.split(", ")
    assert {play.dice_played for play in plays} == {int(played)}


def test_counts_from_the_start() -> None:
    for line in lines("perft.txt"):
        word, *numbers = line.split()
        if word == "depth":
            depth, paths, distinct = map(int, numbers)
            assert perft(Position.start(), depth) == (paths, distinct)
        else:
            assert len(Position.start().plays(roll(word))) == int(numbers[0])


def test_plays_are_listed_from_high_steps_to_low_however_the_dice_lie() -> None:
    for case in list(cases("legal_plays.txt"))[::10]:
        plays = case.position.plays(case.dice)
        assert [play.steps for play in plays] == sorted((play.steps for play in plays), reverse=True)
        assert [play.steps for play in plays] == [play.steps for play in case.position.plays(case.dice[::-1])]


def test_steps_and_hits_tell_how_the_position_after_came_about() -> None:
    for case in list(cases("legal_plays.txt"))[::3]:
        for play in case.position.plays(case.dice):
            board = case.position.points
            for step, hit in zip(play.steps, play.hits, strict=True):
                assert hit == (step[1] > 0 and board[step[1]] < 0)
                board = oracle.moved(board, step)
            assert board == play.after.points


def test_a_roll_may_have_thousands_of_plays() -> None:
    # Fifteen checkers on as many points, in pairs, the opponent out of the way: as many plays as a roll can have.
    own = {3, 4, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24}
    points = [-1] + [int(point in own) for point in range(1, 26)]
    position = Position.from_points(points)
    plays = position.plays((1, 1))
    expected, used = oracle.results(position.points, (1, 1))
    assert {play.after.points for play in plays} == expected
    assert used == 4
    assert len(plays) == len(expected) == 2226


def test_a_side_with_nothing_left_has_no_play() -> None:
    position = Position.from_points([0] * 12 + [-15] + [0] * 13)
    assert position.result == 2
    assert position.plays((6, 5)) == []
    assert position.step_tree((6, 5)).nodes == [[]]


@pytest.mark.parametrize("points", [[-15, *[0] * 25], [0, 15, *[0] * 24], [0, 3, *[0] * 22, 0, 2]])
def test_when_the_game_is_over_nobody_plays_on(points: list[int]) -> None:
    position = Position.from_points(points)
    judge = SimpleEvaluator()
    assert position.result != 0
    assert all(judge.rank(position, dice) == [] for dice in ALL_ROLLS)
    assert all(judge.best_after(position, dice) == position for dice in ALL_ROLLS)
    assert set(judge.roll_equities(position)) == {position.result}


def some_board(chance: random.Random) -> oracle.Board:
    """A board of one of the kinds that games come to, from scattered to bearing off against an anchor."""
    men = 15
    own_range, their_range = chance.choice(
        [((1, 24), (1, 24)), ((1, 6), (1, 24)), ((1, 8), (18, 24)), ((1, 12), (1, 12))]
    )
    board = [0] * 26
    for sign, (low, high) in ((1, own_range), (-1, their_range)):
        crowd = chance.choice([[chance.randint(low, high) for _ in range(4)], list(range(low, high + 1))])
        for _ in range(chance.choice([men, men, men, chance.randint(1, men)])):
            if chance.random() < chance.choice([0.0, 0.0, 0.03, 0.15]):
                board[25 if sign > 0 else 0] += sign
                continue
            point = chance.choice(crowd)
            point = point if sign > 0 else 25 - point
            if board[point] * sign >= 0:
                board[point] += sign
    if not any(count > 0 for count in board):
        board[25] = 1
    return tuple(board)


def agree_with_the_oracle(seed: int) -> None:
    chance = random.Random(seed)
    board = some_board(chance)
    dice = chance.choice(ALL_ROLLS)
    position = Position.from_points(board)
    expected, used = oracle.results(board, (dice.d1, dice.d2))
    plays = position.plays(dice)
    assert {play.after.points for play in plays} == expected
    assert len(plays) == len(expected)
    assert {play.dice_played for play in plays} <= {used}
    assert position.id == oracle.position_id(board)
    assert Position.from_id(position.id) == position
    assert position.flip().points == oracle.flipped(board)


seeds = st.integers(0, 2**63 - 1)


@settings(max_examples=2_000)
@given(seeds)
def test_any_position_against_the_oracle(seed: int) -> None:
    agree_with_the_oracle(seed)


@pytest.mark.soak
@settings(max_examples=100_000)
@given(seeds)
def test_very_many_positions_against_the_oracle(seed: int) -> None:
    agree_with_the_oracle(seed)


def test_the_oracle_itself_knows_the_start() -> None:
    start = Position.start().points
    assert sum(len(oracle.results(start, (dice.d1, dice.d2))[0]) for dice in ALL_ROLLS) == 447


@settings(max_examples=300)
@given(seeds, st.lists(st.tuples(st.integers(1, 25), st.integers(0, 24)), max_size=4))
def test_steps_are_accepted_exactly_when_they_are_a_legal_sequence(seed: int, wild: list[tuple[int, int]]) -> None:
    chance = random.Random(seed)
    board = some_board(chance)
    dice = chance.choice([roll for roll in ALL_ROLLS if not roll.is_double])
    position = Position.from_points(board)
    legal, used = oracle.results(board, (dice.d1, dice.d2))
    paths = {
        tuple(sorted(path))
        for (end, length), found in oracle.ways(board, (dice.d1, dice.d2)).items()
        if end in legal and length <= used
        for path in found
        if used == 2 or not path or oracle.moved(board, path[0]) in legal
    }
    tried = [list(path) for path in paths] + [wild]
    tried += [path[:-1] for path in tried] + [[(start, max(end - 1, 0)) for start, end in path] for path in tried]
    for steps in tried:
        chance.shuffle(steps)
        if tuple(sorted(steps)) not in paths:
            with pytest.raises(IllegalPlay):
                position.resolve(dice, steps)
            continue
        play = position.resolve(dice, steps)
        assert play in position.plays(dice) or (play.steps == () and not position.plays(dice))
        assert Play.parse(str(play), position, dice) == play

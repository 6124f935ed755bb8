"""Step trees: exactly the sequences of steps that make legal plays."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import oracle
from core_data import Case, cases
from triktrak import ALL_ROLLS, Dice, IllegalPlay, Position, StepTree

FILES = ("legal_plays.txt", "edge_positions.txt", "worked_examples.txt")
CASES = [case for file in FILES for case in cases(file)]
Path = tuple[tuple[int, int], ...]


def paths(tree: StepTree) -> Iterator[tuple[Path, int]]:
    """Yield each way from the root to an end, with that end."""
    nodes = tree.nodes

    def walk(node: int, path: Path) -> Iterator[tuple[Path, int]]:
        if not nodes[node]:
            yield path, node
        for start, end, _die, _hit, following in nodes[node]:
            yield from walk(following, (*path, (start, end)))

    return walk(0, ())


def small(case: Case) -> bool:
    return len(case.results) <= 40


def test_the_ends_are_the_plays() -> None:
    for case in filter(small, CASES):
        tree = case.position.step_tree(case.dice)
        plays = case.position.plays(case.dice)
        ends = {tree.play(path) for path, _ in paths(tree)}
        assert ends == (set(plays) or {tree.play([])})
        assert len({end for _, end in paths(tree)}) >= len(ends)


def test_every_path_resolves_to_its_play_in_any_order() -> None:
    for case in filter(small, CASES[::2]):
        tree = case.position.step_tree(case.dice)
        for path, _ in paths(tree):
            play, back = tree.play(path), case.position.resolve(case.dice, path[::-1])
            assert (back, back.steps, back.hits) == (play, play.steps, play.hits)
            assert back.before == case.position


def test_the_paths_are_the_sequences_of_the_oracle() -> None:
    for case in filter(small, CASES[::3]):
        board = case.position.points
        dice = case.dice if case.dice[0] != case.dice[1] else case.dice * 2
        legal, used = oracle.results(board, case.dice)
        wanted = {
            path
            for (end, length), found in oracle.ways(board, dice).items()
            for path in found
            if end in legal and (length == used or not any(count > 0 for count in end))
        }
        if not legal:
            wanted = {()}
        if used == 1:
            wanted = {path for path in wanted if oracle.moved(board, path[0]) in legal}
        assert {path for path, _ in paths(case.position.step_tree(case.dice))} == wanted, case.name


def test_every_edge_is_a_step_by_a_die_of_the_roll() -> None:
    for case in CASES:
        tree = case.position.step_tree(case.dice)
        for node in tree.nodes:
            assert node == sorted(node, key=lambda edge: edge[:3], reverse=True)
            for start, end, die, hit, following in node:
                assert die in case.dice
                assert start - end == die or (end == 0 and start < die)
                assert hit in (0, 25 - end)
                assert 0 < following < len(tree.nodes)


def test_hits_are_told_in_the_opponents_numbering() -> None:
    tree = Position.from_id("yOeDATDsnIMBMA").step_tree((5, 3))
    assert (24, 21, 3, 4) in [edge[:4] for edge in tree.nodes[0]]


def test_every_node_is_reached_and_none_leads_back() -> None:
    for case in CASES[::5]:
        tree = case.position.step_tree(case.dice)
        reached, following = {0}, {0}
        for _ in range(5):
            following = {edge[4] for node in following for edge in tree.nodes[node]}
            reached |= following
        assert following == set()
        assert reached == set(range(len(tree.nodes)))


def test_a_dance_is_a_root_that_ends() -> None:
    tree = Position.from_id("1zsgEQTfATC4QA").step_tree((4, 1))
    assert tree.nodes == [[]]
    assert str(tree.play([])) == "-"
    assert tree.wire() == b"[[]]"


def test_the_wire_form_is_the_nodes() -> None:
    for case in CASES[::7]:
        tree = case.position.step_tree(case.dice)
        assert json.loads(tree.wire()) == [[list(edge) for edge in node] for node in tree.nodes]
        assert b" " not in tree.wire()


def test_the_largest_roll_stays_a_graph() -> None:
    own = {3, 4, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24}
    position = Position.from_points([-1] + [int(point in own) for point in range(1, 26)])
    tree = position.step_tree((1, 1))
    plays = position.plays((1, 1))
    nodes = tree.nodes
    assert sum(not edges for edges in nodes) == len(plays) == 2226
    assert len(nodes) < 2 * len(plays)
    assert sum(1 for _ in paths(tree)) > 20_000
    for play in plays[::100]:
        assert position.resolve((1, 1), play.steps[::-1]) == play


def test_the_last_checker_may_go_early_with_the_same_end() -> None:
    position = Position.from_id("AMAHAAEAAAAAAA")
    tree = position.step_tree((6, 2))
    assert {path for path, _ in paths(tree)} == {((3, 0),), ((3, 1), (1, 0))}
    assert position.resolve((6, 2), [(3, 0)]).dice_played == 1
    assert position.plays((6, 2)) == [position.resolve((6, 2), [(3, 0)])]


def test_nothing_is_borne_off_before_the_last_checker_is_home_or_past_a_higher_one() -> None:
    # 7, 4 and 2 with 4-1: 4/off only after 7/6.
    outside = Position.from_id("AwAAkAgAAAAAAA").step_tree((4, 1)).nodes
    assert [edge for edge in outside[0] if edge[1] == 0] == []
    assert [(end, die) for start, end, die, _, _ in outside[outside[0][0][4]] if start == 4] == [(0, 4)]
    # 6, 4 and 2 with 6-4: the 6 takes the 6, or the 4 once the 6 stands there too; never the 2.
    home = Position.from_id("AwAAkAQAAAAAAA").step_tree((6, 4)).nodes
    assert {(start, die) for edges in home for start, end, die, _, _ in edges if end == 0} == {(6, 6), (4, 4), (4, 6)}


def test_going_early_is_no_way_out_of_a_hit() -> None:
    # 3/1* 1/off is the only play with both dice; 3/off would leave the blot alone.
    points = [0] * 26
    points[3], points[1], points[12] = 1, -1, -2
    position = Position.from_points(points)
    assert [str(play) for play in position.plays((6, 2))] == ["3/1* 1/off"]
    with pytest.raises(IllegalPlay) as refused:
        position.resolve((6, 2), [(3, 0)])
    assert refused.value.code == "must_play_both"


def test_a_checker_is_offered_to_bear_off_only_once_all_are_home() -> None:
    tree = Position.from_id("MAAAwAgAAAAAAA").step_tree((4, 1))
    assert [(start, end) for start, end, *_ in tree.nodes[0]] == [(7, 6), (7, 3), (4, 3)]
    ((_, _, _, _, home),) = [edge for edge in tree.nodes[0] if edge[1] == 6]
    assert (4, 0) in [(start, end) for start, end, *_ in tree.nodes[home]]


def test_a_step_off_with_too_large_a_die_spends_the_die_it_names() -> None:
    # Either die takes the checker on 4; whoever takes it back gets the die of the edge, and the other is left.
    nodes = Position.from_id("MAAAkAAAAAAAAA").step_tree((6, 5)).nodes
    assert [(start, end, die) for start, end, die, *_ in nodes[0]] == [(4, 0, 6), (4, 0, 5)]
    for _, _, die, _, left in nodes[0]:
        assert [(start, end, other) for start, end, other, *_ in nodes[left]] == [(2, 0, 11 - die)]


def test_steps_in_another_order_hit_no_more_than_they_can() -> None:
    position = Position.from_id("yOeDATDsnIMBMA")
    play = position.resolve((5, 3), [(21, 16), (24, 21)])
    assert (play.steps, play.hits) == (((24, 21), (21, 16)), (True, False))
    assert play.after.points[0] == position.points[0] - 1


def test_a_path_that_stops_or_strays_is_refused() -> None:
    tree = Position.start().step_tree((3, 1))
    for path, code in ([], "must_play_both"), ([(8, 5)], "must_play_both"), ([(8, 5), (8, 5)], "wrong_die"):
        with pytest.raises(IllegalPlay) as refused:
            tree.play(path)
        assert refused.value.code == code


def test_the_dice_make_no_difference_by_their_order() -> None:
    for dice in ALL_ROLLS:
        other = Dice(dice.d2, dice.d1)
        assert Position.start().step_tree(dice).nodes == Position.start().step_tree(other).nodes

"""What is shipped with a lesson is what the core says to every try, at every moment of a roll."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from core_data import lines
from triktrak import IllegalPlay, Play, Position
from triktrak.lessons import judged, read_course
from triktrak.lessons.tries import own_points, paths, tries, written

EXAMPLES = [(row[1], (int(row[2][0]), int(row[2][1]))) for row in map(str.split, lines("worked_examples.txt"))]
ROLLS = st.tuples(st.integers(1, 6), st.integers(1, 6))


def check(position: Position, dice: tuple[int, int]) -> int:
    """Compare every step from every own point with the core; returns how many were refused."""
    tree, found = position.step_tree(dice), tries(position, dice)
    refused = 0
    for node, path in enumerate(paths(tree)):
        edges = tree.nodes[node]
        if not edges:
            assert (found.steps[node], found.stops[node]) == ([], -1)
            continue
        told = {(start, end): found.reasons[at] for start, end, at in found.steps[node]}
        for start in own_points(position, path):
            for end in range(start):
                try:
                    Play.parse(written((*path, (start, end))), position, dice)
                except IllegalPlay as error:
                    on_the_way = (start, end) in {(edge[0], edge[1]) for edge in edges}
                    expected = None if on_the_way else (error.code, error.params)
                    silent = expected is not None and expected[0] == "wrong_die"
                    assert told.get((start, end)) == (None if silent else expected)
                    refused += not on_the_way
                else:
                    assert (start, end) not in told
    return refused


def test_the_worked_examples() -> None:
    assert sum(check(Position.from_id(id), dice) for id, dice in EXAMPLES) > 50


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(0, 60), max_size=6), ROLLS)
def test_positions_on_the_way_through_a_game(choices: list[int], dice: tuple[int, int]) -> None:
    position = Position.start()
    for i, choice in enumerate(choices):
        plays = position.plays(((choice % 6) + 1, (i % 6) + 1))
        if plays:
            position = plays[choice % len(plays)].after.flip()
    check(position, dice)


def test_every_way_to_a_node_that_goes_on_is_made_of_the_same_steps() -> None:
    for id, dice in [*EXAMPLES, (Position.start().id, (3, 1)), (Position.start().id, (2, 2))]:
        tree = Position.from_id(id).step_tree(dice)
        ways: dict[int, set[tuple[tuple[int, int], ...]]] = {0: {()}}
        for node in range(len(tree.nodes)):
            for start, end, _die, _hit, following in tree.nodes[node]:
                longer = {tuple(sorted([*way, (start, end)])) for way in ways.get(node, set())}
                ways[following] = ways.get(following, set()) | longer
        assert [node for node, found in ways.items() if tree.nodes[node] and len(found) != 1] == []


def test_a_shipped_play_ends_where_it_is_meant_to() -> None:
    course = read_course()
    seen = 0
    for lesson in course.lessons.values():
        shipped = json.loads(json.dumps(judged(lesson)))
        for step, position, sent in zip(lesson.steps, lesson.boards, shipped["steps"], strict=True):
            if sent["kind"] != "play" or "right" not in sent:
                continue
            assert position is not None
            assert step.dice is not None
            right = {Play.parse(text, position, step.dice) for text in getattr(step, "right", ())}
            ends = {
                node: Play.parse(written(path), position, step.dice)
                for node, path in enumerate(paths(position.step_tree(step.dice)))
                if not sent["tree"][node]
            }
            assert {node for node, play in ends.items() if play in right} == set(sent["right"])
            assert sent["right"] != []
            seen += 1
    assert seen > 0

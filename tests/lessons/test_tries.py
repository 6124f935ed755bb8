"""What is shipped with a lesson is what the core says to every try, at every moment of a roll."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from core_data import lines
from triktrak import Dice, Play, Position, StepTree
from triktrak.lessons import judged, read_course
from triktrak.lessons.tries import (
    ANYWHERE,
    BEHIND,
    Reason,
    Tries,
    of_step,
    own_points,
    paths,
    reason_of,
    refusal,
    tries,
    written,
)
from triktrak.referee import explain

EXAMPLES = [(row[1], (int(row[2][0]), int(row[2][1]))) for row in map(str.split, lines("worked_examples.txt"))]
ROLLS = st.tuples(st.integers(1, 6), st.integers(1, 6))


def check(position: Position, dice: tuple[int, int], every: int = 1) -> int:
    """Compare every step with the referee, at every moment of the roll or some; returns how many are refused alike."""
    tree, found = position.step_tree(dice), tries(position, dice)
    most, before = 4 if Dice(*dice).is_double else 2, set(own_points(position, ()))
    refused = 0
    for node, path in list(enumerate(paths(tree)))[::every]:
        edges = tree.nodes[node]
        stop = explain(position, dice, written(path) or "-")
        assert stop.legal == (not edges)
        assert stop.legal or found.reasons[found.stops[node]] == reason_of(stop)
        known = {(start, end) for start, end, *_ in edges}
        stand = set(own_points(position, path))
        for start in stand:
            for end in set(range(25)) - {start}:
                if (start, end) in known:
                    continue
                reason = refusal(written((*path, (start, end))), position, dice)
                if reason is None:
                    # With several dice at once: fingers go there step by step.
                    assert end in ways(tree, node, start)
                else:
                    assert told(found, node, start, end) == of_step(reason, (start, end))
                    refused += 1
        for start in set(range(1, 26)) - stand - before if len(path) < most else ():
            # Of a point that this play has left the core may speak as if the other step had come first.
            for end in {max(0, start - die) for die in dice}:
                assert refusal(written((*path, (start, end))), position, dice) == ("no_checker", {"point": start}, ())
                assert told(found, node, start, end) is None
    return refused


def told(found: Tries, node: int, start: int, end: int) -> Reason | None:
    """What the shipped data say to a step at a node, found as Tries tells."""
    known = {(a, b): at for a, b, at in found.steps[node]}
    rest = (start, start if end < start else BEHIND)
    at = next((known[key] for key in ((start, end), rest, (ANYWHERE, ANYWHERE)) if key in known), None)
    return None if at is None else of_step(found.reasons[at], (start, end))


def ways(tree: StepTree, node: int, start: int) -> set[int]:
    """Where a checker can come to by the dice that are left."""
    ends = [(end, following) for begin, end, _die, _hit, following in tree.nodes[node] if begin == start]
    return {end for end, _ in ends}.union(*(ways(tree, following, end) for end, following in ends))


def test_the_worked_examples() -> None:
    assert all(check(Position.from_id(id), dice) > 20 for id, dice in EXAMPLES)


def test_a_double() -> None:
    assert check(Position.start(), (3, 3), every=7) > 1000


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(0, 60), max_size=6), ROLLS)
def test_positions_on_the_way_through_a_game(choices: list[int], dice: tuple[int, int]) -> None:
    position = Position.start()
    for i, choice in enumerate(choices):
        plays = position.plays(((choice % 6) + 1, (i % 6) + 1))
        if plays:
            position = plays[choice % len(plays)].after.flip()
    check(position, dice, every=29 if dice[0] == dice[1] else 1)


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

"""What is shipped with a lesson is what the core says to every try, at every moment of a roll."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from core_data import lines
from triktrak import Dice, Play, Position
from triktrak.lessons import judged, read_course
from triktrak.lessons.tries import Reason, own_points, paths, reason_of, refusal, tries, written
from triktrak.referee import explain

EXAMPLES = [(row[1], (int(row[2][0]), int(row[2][1]))) for row in map(str.split, lines("worked_examples.txt"))]
ROLLS = st.tuples(st.integers(1, 6), st.integers(1, 6))
MOMENTS = 8


def check(position: Position, dice: tuple[int, int]) -> int:
    """Compare every step with the referee, at some moments of the roll; returns how many were refused."""
    tree, found = position.step_tree(dice), tries(position, dice)
    refused = 0
    moments = list(enumerate(paths(tree)))
    for node, path in moments[:: len(moments) // MOMENTS + 1]:
        edges = tree.nodes[node]
        stop = explain(position, dice, written(path) or "-")
        assert stop.legal == (not edges)
        assert stop.legal or found.reasons[found.stops[node]] == reason_of(stop)
        known = {(start, end) for start, end, *_ in edges}
        for start in range(1, 26):
            for end in set(range(25)) - {start}:
                if (start, end) in known:
                    continue
                reason = refusal(written((*path, (start, end))), position, dice)
                if start not in own_points(position, path) and len(path) < (4 if Dice(*dice).is_double else 2):
                    # Of a point that this play has left, the core may speak as if the other step had come first;
                    # and nobody asks for two dice at once from where no checker stands.
                    asked = start not in own_points(position, ()) and end in {max(0, start - die) for die in dice}
                    assert not asked or reason == ("no_checker", {"point": start}, ())
                elif reason is not None:
                    assert found.told(node, start, end) == _named(reason, start, end)
                refused += 1
    return refused


def _named(reason: Reason, start: int, end: int) -> Reason:
    """What is said of many steps alike names the last one of a play only."""
    if reason[0] != "wrong_die" or ("each_once", {}) in reason[2]:
        return reason
    return "wrong_die", {"steps": f"{'bar' if start == 25 else start}/{end or 'off'}"}, reason[2]


def test_the_worked_examples() -> None:
    assert sum(check(Position.from_id(id), dice) for id, dice in EXAMPLES) > 50


def test_a_double() -> None:
    assert check(Position.start(), (3, 3)) > 50


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

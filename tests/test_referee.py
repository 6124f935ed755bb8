"""The referee: the rule behind every refusal, and hints that are true."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core_data import cases, lines, roll
from triktrak import Dice, Malformed, Play, Position, Situation
from triktrak.referee import ACTIONS, LONGEST, Verdict, judge_action, judge_play
from triktrak.text import LANGUAGES

SHOWING = ("edge_positions.txt", "worked_examples.txt")
CUBE = {
    "crawford": ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:2:1:5:10", "double", "double_crawford", "double_crawford"),
    "of the other": ("XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:7:10", "double", "double_not_owner", None),
    "rolled already": (
        "XGID=-a----E-C---eE---c-e-a--B-:0:0:1:31:0:0:0:7:10",
        "double",
        "not_now",
        "double_before_roll",
    ),
    "opening": ("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", "double", "double_first_turn", None),
    "dead, one point": ("XGID=-a----E-C---eE---c-e-a--B-:0:0:1:00:0:0:0:1:10", "double", "double_dead_cube", None),
    "dead, leader": ("XGID=-a----E-C---eE---c-e-a--B-:0:0:1:00:4:2:0:5:10", "double", "double_dead_cube", None),
    "at its maximum": ("XGID=-a----E-C---eE---c-e-a--B-:10:1:1:00:0:0:0:0:10", "double", "double_max_cube", None),
    "nothing to take": ("XGID=-a----E-C---eE---c-e-a--B-:0:0:1:00:0:0:0:7:10", "take", "not_now", None),
    "beaver in a match": ("XGID=-a----E-C---eE---c-e-a--B-:0:0:1:D:0:0:0:7:10", "beaver", "beaver_off", None),
    "the game is over": ("XGID=---------------------a----:0:0:1:00:0:0:0:0:10", "double", "game_over", None),
}


@pytest.mark.parametrize("line", lines("referee.txt"))
def test_a_refusal_names_the_rule_and_says_what_else(line: str) -> None:
    where, tried, code, hints = line.split(" | ") if line.count(" | ") == 3 else [*line[:-2].split(" | "), ""]
    identifier, dice = where.split()
    verdict = judge_play(Position.from_id(identifier), roll(dice), tried)
    assert verdict.refused is not None
    assert verdict.refused.code == code
    assert [hint.code for hint in verdict.hints] == hints.split()


def test_every_position_that_shows_a_rule_has_its_refusals() -> None:
    judged = {tuple(line.split(" | ")[0].split()) for line in lines("referee.txt")}
    shown = {(case.position.id, f"{case.dice[0]}{case.dice[1]}") for name in SHOWING for case in cases(name)}
    assert shown <= judged


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verdict_is_a_sentence_of_the_reader_s_language(lang: str) -> None:
    said = set()
    for line in (*lines("referee.txt"), *lines("refusals.txt")):
        where, tried = line.split(" | ")[:2]
        identifier, dice = where.split()
        sentence = judge_play(Position.from_id(identifier), roll(dice), tried).sentence(lang)
        assert not re.search(r"\{|referee-|error-|\u2068|\?\?\?", sentence)
        said.add(sentence)
    assert len(said) > 40


@pytest.mark.parametrize(("situation", "name", "code", "hint"), CUBE.values(), ids=CUBE)
def test_a_refused_cube_names_the_rule(situation: str, name: str, code: str, hint: str | None) -> None:
    verdict = judge_action(Situation.parse(situation), name)
    assert verdict.refused is not None
    assert verdict.refused.code == code
    if hint is not None:
        assert [each.code for each in verdict.hints] == [hint]
    assert verdict.sentence("nl") != verdict.sentence("de")


def test_a_cube_that_may_be_turned_and_taken_is_allowed() -> None:
    waiting = Situation.parse("XGID=-a----E-C---eE---c-e-a--B-:0:0:1:00:0:0:0:7:10")
    offered = Situation.parse("XGID=-a----E-C---eE---c-e-a--B-:0:0:1:D:0:0:0:7:10")
    assert [judge_action(waiting, name).legal for name in ("roll", "double", "resign")] == [True] * 3
    assert [judge_action(offered, name).legal for name in ("take", "drop")] == [True] * 2


def test_a_roll_that_is_stated_has_been_thrown_before_anything_else_is_asked() -> None:
    waiting = Situation.parse("XGID=-a----E-C---eE---c-e-a--B-:0:0:1:00:0:0:0:7:10")
    rolled = {name: judge_action(waiting, name, Dice(3, 1)) for name in ("roll", "double", "resign")}
    assert [verdict.legal for verdict in rolled.values()] == [False, False, True]
    assert [hint.code for hint in rolled["double"].hints] == ["double_before_roll"]
    offered = Situation.parse("XGID=-a----E-C---eE---c-e-a--B-:0:0:1:D:0:0:0:7:10")
    assert [judge_action(offered, name, Dice(3, 1)).legal for name in ("take", "roll")] == [True, False]


def test_what_is_neither_play_nor_action_cannot_be_judged() -> None:
    with pytest.raises(Malformed, match="castle"):
        judge_action(Situation.parse("4HPwATDgc/ABMA"), "castle")
    for tried in ("castle", "", "8/5 6", "8" * (LONGEST + 1)):
        with pytest.raises(Malformed):
            judge_play(Position.start(), (3, 1), tried)


def _positions() -> list[tuple[Position, Dice]]:
    found = [(case.position, Dice(*case.dice)) for case in cases("legal_plays.txt")]
    return found[::7]


_POINT = st.integers(0, 25)


@given(st.sampled_from(_positions()), st.lists(st.tuples(_POINT, _POINT), min_size=1, max_size=4))
def test_a_verdict_on_any_steps_agrees_with_the_list_of_plays(
    where: tuple[Position, Dice], steps: list[tuple[int, int]]
) -> None:
    position, dice = where
    written = " ".join(f"{'bar' if a == 25 else a}/{b or 'off'}" for a, b in steps)
    try:
        verdict = judge_play(position, dice, written)
    except Malformed:
        return
    plays = position.plays(dice)
    assert set(verdict.plays) == set(plays)
    assert verdict.legal == (verdict.play is not None)
    assert verdict.play is None or verdict.play in plays
    _hold(verdict, position, dice)
    for lang in LANGUAGES:
        assert verdict.sentence(lang)


def _hold(verdict: Verdict, position: Position, dice: Dice) -> None:
    """Whether what the hints say is so."""
    plays = position.plays(dice)
    for hint in verdict.hints:
        said = dict(hint.params)
        if hint.code == "go_on":
            for step in str(said["steps"]).split(", "):
                begun = Play.parse(f"{said['made']} {step}", position, dice) if not dice.is_double else None
                assert begun is None or begun in plays
        elif hint.code == "order":
            first, then = said["first"], said["then"]
            nodes = position.step_tree(dice).nodes
            assert {die for _, _, die, _, _ in nodes[0]} == {first}
            assert {die for node in nodes[1:] for _, _, die, _, _ in node} == {then}
        elif hint.code == "held":
            assert position.points[_whole(said["point"])] == -_whole(said["count"])
            assert _whole(said["count"]) > 1
        elif hint.code == "reach":
            edges = {edge[:2] for node in position.step_tree(dice).nodes for edge in node}
            said_steps = (re.sub("bar", "25", step).replace("off", "0") for step in str(said["steps"]).split(", "))
            assert {tuple(map(int, step.split("/"))) for step in said_steps} <= edges
        elif hint.code in ("enter", "stuck", "outside"):
            assert _whole(said["count"]) > 0


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def test_a_checker_is_not_sent_where_it_may_not_go() -> None:
    # Five checkers of the other side hold what is the 19 point.
    verdict = judge_play(Position.start(), (5, 1), "24/22")
    assert [(hint.code, dict(hint.params)) for hint in verdict.hints] == [("reach", {"steps": "24/23"})]
    assert judge_play(Position.start(), (5, 5), "24/22").hints == ()


def test_every_legal_play_is_allowed_and_listed() -> None:
    for position, dice in _positions():
        for play in position.plays(dice):
            assert judge_play(position, dice, str(play)).play == play


def test_the_plays_nearest_to_what_was_tried_come_first() -> None:
    verdict = judge_play(Position.start(), (3, 1), "13/11 6/5")
    shared = [(6, 5) in play.steps for play in verdict.plays]
    assert shared == sorted(shared, reverse=True)
    assert any(shared)
    assert not all(shared)


def test_actions_have_names_that_the_terminal_knows() -> None:
    from triktrak.cli.terminal.words import COMMANDS

    assert set(ACTIONS) <= set(COMMANDS)

"""A record is taken as it happened: what the rules say against it is noted, and the score follows all the same."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

import triktrak
from triktrak._core import Cube, CubeOwner, Pending, Position, Score, Situation
from triktrak.errors import IllegalAction, Malformed
from triktrak.rules import (
    BLACK,
    WHITE,
    Action,
    AnswerResign,
    Award,
    Beaver,
    Cocked,
    Correct,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Phase,
    Raccoon,
    Resign,
    Result,
    Roll,
    SetPosition,
    Side,
    StatedPlay,
    Take,
    decode_action,
    encode_action,
    stated_play,
)
from triktrak.text import LANGUAGES, has

from .script import board, run

START = Position.start()
OPENED = (Roll(3, 1), MakePlay(((8, 5), (6, 5))))
"""White has opened; Black is on roll."""


def record(length: int = 7, *actions: Action, **options: object) -> Match:
    """A record of these actions."""
    match = Match.start(length, source="record", **options)  # type: ignore[arg-type]  # options by name
    for action in actions:
        match = match.apply(action)
    return match


def codes(match: Match) -> list[str]:
    return [problem.code for problem in match.problems]


def setting(position: Position, side: Side, **more: object) -> SetPosition:
    """The statement that `side` is on roll in this position."""
    return SetPosition(position.points, side, **more)  # type: ignore[arg-type]  # fields by name


# What the rules refuse at a Triktrak board, and what a record makes of it.
IRREGULAR: list[tuple[dict[str, object], tuple[Action, ...], list[str], Phase]] = [
    # the cube
    ({}, (Roll(3, 1), Double()), ["double_first_turn"], Phase.DOUBLED),
    ({}, (Roll(3, 1), Double(), Take()), ["double_first_turn"], Phase.TO_PLAY),
    ({}, (*OPENED, Roll(4, 2), Double(), Take()), ["double_after_roll"], Phase.TO_PLAY),
    ({}, (*OPENED, Double(), Take(), Double()), ["double_not_owner"], Phase.DOUBLED),
    ({"length": 1}, (*OPENED, Double()), ["double_dead_cube"], Phase.DOUBLED),
    ({"max_cube": 2}, (*OPENED, Double(), Take(), Double()), ["double_not_owner"], Phase.DOUBLED),
    ({"max_cube": 1}, (*OPENED, Double()), ["double_no_cube"], Phase.DOUBLED),
    ({}, (Double(),), ["double_first_turn"], Phase.OPENING),
    ({}, (*OPENED, Take()), ["double_missing"], Phase.TO_ROLL),
    ({}, (*OPENED, Drop()), ["double_missing"], Phase.OVER),
    ({"length": 1}, (*OPENED, Take()), ["not_now"], Phase.TO_ROLL),
    ({}, (*OPENED, Double(), Take(), Take()), ["not_now"], Phase.TO_ROLL),
    ({}, (*OPENED, Double(), Roll(4, 2)), ["take_missing"], Phase.TO_PLAY),
    ({}, (*OPENED, Double(), Double()), ["not_now"], Phase.DOUBLED),
    ({}, (*OPENED, Double(), Beaver()), ["beaver_off"], Phase.BEAVERED),
    ({"length": 0}, (*OPENED, Double(), Beaver(), Raccoon()), ["beaver_off", "raccoon_off"], Phase.RACCOONED),
    ({"length": 0, "beavers": True}, (*OPENED, Double(), Beaver(), Beaver()), ["not_now"], Phase.BEAVERED),
    ({"length": 0, "beavers": True}, (*OPENED, Raccoon()), ["not_now"], Phase.TO_ROLL),
    # rolls and plays
    ({}, (Roll(3, 1), Roll(6, 4)), ["play_missing"], Phase.TO_PLAY),
    ({}, (MakePlay(((8, 5), (6, 5))),), ["roll_missing"], Phase.OPENING),
    ({}, (*OPENED, MakePlay(((13, 7), (13, 9)))), ["roll_missing"], Phase.TO_ROLL),
    ({}, (*OPENED, StatedPlay(((13, 7),), stated_play(START, ((13, 7),)).after)), ["roll_missing"], Phase.TO_ROLL),
    ({}, (Roll(3, 1), MakePlay(((13, 3), (7, 4)))), ["illegal_play"], Phase.TO_ROLL),
    ({}, (Roll(3, 1), MakePlay(())), ["not_played"], Phase.TO_ROLL),
    # resignations
    ({}, (Resign(1),), ["not_now"], Phase.OPENING),
    ({}, (*OPENED, Resign(1), Resign(1)), ["not_now"], Phase.RESIGNING),
    ({}, (*OPENED, Resign(1), Roll(4, 2)), ["answer_missing"], Phase.TO_PLAY),
    ({}, (*OPENED, AnswerResign(True)), ["not_now"], Phase.TO_ROLL),
    # after the end
    ({}, (*OPENED, Double(), Drop(), Roll(4, 2), Resign(1)), ["game_over", "game_over"], Phase.OVER),
    # between games
    ({}, (*OPENED, NextGame()), ["game_open"], Phase.OPENING),
    ({"length": 1}, (Result(WHITE), NextGame()), ["match_over"], Phase.OPENING),
]


@pytest.mark.parametrize(("options", "actions", "expected", "phase"), IRREGULAR)
def test_what_the_rules_refuse_is_kept_and_noted(
    options: dict[str, object], actions: tuple[Action, ...], expected: list[str], phase: Phase
) -> None:
    match = record(**{"length": 7} | options)  # type: ignore[arg-type]  # length is a number
    for action in actions:
        match = match.apply(action)
    assert codes(match) == expected
    assert match.game.phase is phase
    assert match.actions == actions
    assert Match.replay(match.options, [decode_action(encode_action(action)) for action in actions]) == match


def test_the_cube_of_a_record_ends_where_identifiers_end() -> None:
    turns = (Double(), Take()) * 20
    match = record(0, *OPENED, *turns)
    assert (match.game.cube, match.game.phase) == (32_768, Phase.TO_ROLL)
    assert codes(match)[-1] == "not_now"
    assert match.situation.cube == Cube(32_768, CubeOwner.THEIRS)


def test_a_resignation_counts_once_however_often_it_is_sent() -> None:
    match = record(7, *OPENED, Resign(3), Resign(3), Resign(3), AnswerResign(True), Resign(3), AnswerResign(True))
    assert match.score == (3, 0)
    assert codes(match) == ["not_now", "not_now", "game_over", "game_over"]


def test_a_problem_names_the_game_the_entry_and_the_reason_in_three_languages() -> None:
    match = record(7, *OPENED, NextGame(), Roll(3, 1), MakePlay(((13, 3), (7, 4))))
    open_game, illegal = match.problems
    assert (open_game.game, open_game.action_index) == (1, 2)
    assert (illegal.game, illegal.action_index, illegal.params["reason"]) == (2, 4, "wrong_die")
    assert str(illegal) == "3-1: 13/3 7/4 is against the rules (13/3 does not fit the roll)"
    assert len({illegal.message(lang) for lang in LANGUAGES}) == 3
    assert hash(illegal) == hash(match.problems[1])


def noted_codes() -> set[str]:
    """Every code that the rules note, read from their source."""
    sources = [path.read_text(encoding="utf-8") for path in Path(triktrak.rules.__file__).parent.glob("*.py")]
    found = {code for source in sources for code in re.findall(r'Note(?:\.of)?\(\s*"(\w+)"', source)}
    cube = {f"double_{reason}" for reason in ("crawford", "not_owner", "dead_cube", "max_cube", "no_cube", "holland")}
    return found | cube | {"beaver_off", "raccoon_off", "double_first_turn", "illegal_play", "not_played"}


@pytest.mark.parametrize("code", sorted(noted_codes()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_has_a_sentence_in_every_language(code: str, lang: str) -> None:
    if code != "board_differs":  # never alone, but as the reason of a play against the rules
        assert has(f"problem-{code.replace('_', '-')}", lang)


def test_only_a_record_holds_statements() -> None:
    statements: list[Action] = [Result(WHITE), Award(WHITE, 1), setting(START, WHITE), Correct(0, None)]
    for statement in statements:
        with pytest.raises(IllegalAction) as refused:
            run(Match.start(7), "31").apply(statement)
        assert refused.value.code == "statement_in_play"
        assert type(statement) not in record(7, Roll(3, 1)).legal_actions().white


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Roll(0, 7), "action"),
        (Resign(4), "action"),
        (MakePlay(((26, 20),)), "action"),
        (Award(WHITE, 0), "action"),
        (Result(WHITE, 1, 3), "cube"),
        (StatedPlay((), (1,)), "action"),
        (StatedPlay((), (0, 15, 1, *(0,) * 23)), "checker_count"),
        (SetPosition((1, *(0,) * 25), WHITE), "bar_count"),
        (Correct(0, StatedPlay((), (0,) * 26)), "board_empty"),
    ],
)
def test_what_could_not_be_read_again_is_refused(action: Action, code: str) -> None:
    match = record(7, Roll(3, 1))
    with pytest.raises(Malformed) as refused:
        match.apply(action)
    assert refused.value.code == code
    with pytest.raises(Malformed):
        Match.replay(match.options, [*match.actions, action])


def test_the_other_side_still_cannot_act() -> None:
    with pytest.raises(IllegalAction) as refused:
        record(7, Roll(3, 1)).apply(MakePlay(((8, 5), (6, 5))), by=BLACK)
    assert refused.value.code == "not_your_turn"


# Games known by their outcome.
@pytest.mark.parametrize(
    ("options", "result", "points", "expected"),
    [
        ({}, Result(WHITE), 1, []),
        ({}, Result(BLACK, 3, 2), 6, []),
        ({}, Result(WHITE, 1, 2, "drop"), 2, []),
        ({}, Result(WHITE, 2, 2, "drop"), 2, ["drop_kind"]),
        ({}, Result(WHITE, 2, 1, "resign"), 2, []),
        ({"length": 0}, Result(WHITE, 2), 1, []),
        ({"length": 0}, Result(WHITE, 2, 2), 4, []),
        ({"length": 0, "jacoby": False}, Result(WHITE, 3), 3, []),
        ({"length": 0, "auto_doubles": 1}, Result(WHITE, 2, 2), 4, []),
        ({"length": 1}, Result(WHITE, 1, 2), 2, ["cube_unreachable"]),
        ({"length": 2}, Result(WHITE, 1, 2), 2, []),
        ({"length": 2}, Result(WHITE, 1, 4), 4, ["cube_unreachable"]),
        ({"max_cube": 2}, Result(WHITE, 1, 4), 4, ["cube_unreachable"]),
        ({"max_cube": 1}, Result(WHITE, 1, 2), 2, ["cube_unreachable"]),
        ({"length": 0}, Result(WHITE, 2, 64), 128, []),
        ({"length": 0}, Result(WHITE, 3, 32_768), 98_304, ["cube_unreachable"]),
        # what was dropped had been offered, by the winner
        ({"length": 1}, Result(WHITE, 1, 1, "drop"), 1, ["double_dead_cube"]),
        ({"length": 2}, Result(WHITE, 1, 2, "drop"), 2, ["double_dead_cube"]),
        ({"length": 2}, Result(WHITE, 1, 4, "drop"), 4, ["cube_unreachable"]),
        ({"length": 3}, Result(WHITE, 1, 2, "drop"), 2, []),
        ({"max_cube": 2}, Result(WHITE, 1, 1, "drop"), 1, []),
        ({"max_cube": 2}, Result(WHITE, 1, 2, "drop"), 2, ["double_max_cube"]),
        ({"max_cube": 1}, Result(WHITE, 1, 1, "drop"), 1, ["double_no_cube"]),
        ({"length": 0}, Result(WHITE, 1, 2, "drop"), 2, []),
    ],
)
def test_points_of_a_result_are_its_kind_times_the_cube(
    options: dict[str, object], result: Result, points: int, expected: list[str]
) -> None:
    match = record(**{"length": 7} | options).apply(result)  # type: ignore[arg-type]  # length is a number
    game = match.game
    assert (game.points, game.winner, game.end, game.cube) == (points, result.winner, result.end, result.cube)
    assert match.score[result.winner] == points
    assert codes(match) == expected


@pytest.mark.parametrize(
    ("before", "result", "points", "expected"),
    [
        # resigned with a cube at 2: the board knows the stake
        ((*OPENED, Double(), Take()), Result(BLACK, 2, 2, "resign"), 4, []),
        # the drop is not spelt out
        ((*OPENED, Double()), Result(BLACK, 1, 1, "drop"), 1, []),
        (OPENED, Result(BLACK, 1, 1, "drop"), 1, ["double_missing"]),
        # the cube is another than the record has seen
        ((*OPENED, Double(), Take()), Result(BLACK, 1, 4, "resign"), 4, ["cube_differs"]),
        # over before its time
        (OPENED, Result(WHITE), 1, ["checkers_left"]),
        # a checker off: no gammon, but the record decides
        ((setting(board({1: 2}, {6: 14}), WHITE),), Result(WHITE, 2), 2, ["kind_impossible"]),
        # a result in the place of what the board says
        ((*OPENED, Double(), Drop()), Result(BLACK, 1, 1, "drop"), 1, []),
        ((*OPENED, Double(), Drop()), Result(WHITE, 1, 2), 2, ["cube_differs", "result_differs"]),
    ],
)
def test_a_result_may_end_any_game(
    before: tuple[Action, ...], result: Result, points: int, expected: list[str]
) -> None:
    match = record(7, *before, result)
    assert (match.game.winner, match.game.points, match.game.end) == (result.winner, points, result.end)
    assert [code for code in codes(match) if code != "cube_differs" or code in expected] == expected
    assert match.game.over


def test_an_award_gives_its_points_whatever_the_board_says() -> None:
    match = record(5, *OPENED, Award(BLACK, 5, "forfeit"))
    assert (match.game.winner, match.game.points, match.game.kind, match.game.end) == (BLACK, 5, 0, "award")
    assert (match.score, match.over, match.winner) == ((0, 5), True, BLACK)
    assert codes(match) == ["awarded"]
    borne_off = record(3, setting(board({1: 1}, {1: 2}), WHITE), Roll(2, 1), MakePlay(((1, 0),)))
    assert (borne_off.game.points, borne_off.game.end) == (1, "bear-off")
    restated = borne_off.apply(Award(WHITE, 3))
    assert restated.score == (3, 0)
    assert (restated.game.kind, restated.game.end) == (1, "bear-off")
    assert codes(restated) == ["result_differs"]
    given = borne_off.apply(Award(BLACK, 3))
    assert (given.score, given.game.end) == ((0, 3), "award")
    assert codes(given) == ["awarded", "result_differs"]


def test_a_game_without_a_result_stays_open_and_gives_no_points() -> None:
    match = record(7, *OPENED, NextGame(), Result(WHITE), NextGame())
    opened = match.games[0]
    assert (opened.winner, opened.end, opened.points, opened.over) == (None, None, 0, False)
    assert match.score == (1, 0)
    assert [game.number for game in match.games] == [1, 2, 3]
    assert [(problem.code, problem.game) for problem in match.problems] == [("game_open", 1)]


def test_a_match_may_go_on_after_it_was_won_and_the_first_to_get_there_has_won_it() -> None:
    match = record(3, Award(WHITE, 3), NextGame(), Result(BLACK, 2, 2))
    assert (match.score, match.over, match.winner) == ((3, 4), True, WHITE)
    assert [(problem.code, problem.game) for problem in match.problems][1:2] == [("match_over", 2)]
    restated = record(3, SetPosition(START.points, WHITE, score=(1, 4)), Result(WHITE, 3))
    assert (restated.score, restated.winner) == ((4, 4), BLACK)
    going_on = record(3, Award(WHITE, 3), NextGame(), *OPENED)
    assert (going_on.over, going_on.to_act, going_on.winner) == (True, BLACK, WHITE)


def test_points_are_kept_raw_and_counted_as_far_as_a_number_goes() -> None:
    match = record(5, Result(WHITE, 3, 4))
    assert match.score == (12, 0)
    session = record(0)
    for _ in range(3):
        session = session.apply(Result(BLACK, 3, 32_768)).apply(NextGame())
    assert session.score == (0, 3 * 98_304)


def test_the_score_goes_as_far_as_a_number_does() -> None:
    highest = (Result(WHITE, 3, 32_768), NextGame())
    match = Match.replay(Match.start(source="record").options, highest * 22_000)
    assert match.score == (2**31 - 1, 0)
    assert len(match.games) == 22_001
    assert {problem.code for problem in match.problems} == {"cube_unreachable", "points_full"}


def test_crawford_follows_from_stated_results() -> None:
    match = record(5, Result(WHITE, 2, 2), NextGame())
    assert match.crawford
    noted = match.apply(Roll(3, 1)).apply(MakePlay(((8, 5), (6, 5)))).apply(Double())
    assert codes(noted) == ["double_crawford"]
    after = match.apply(Result(BLACK)).apply(NextGame())
    assert (after.crawford, after.game.post_crawford) == (False, True)


@pytest.mark.parametrize("answer", [(), (Take(),), (Drop(),), (Take(), Roll(2, 1), MakePlay(((13, 11), (6, 5))))])
def test_a_double_in_the_crawford_game_can_be_annulled(answer: tuple[Action, ...]) -> None:
    crawford = record(3, Award(BLACK, 2), NextGame(), *OPENED)
    match = crawford
    for action in (Double(), *answer):
        match = match.apply(action)
    (found,) = [problem for problem in match.problems if problem.code == "double_crawford"]
    annulled = match.annul(found.action_index)
    without = crawford
    for action in answer[1:]:
        without = without.apply(action)
    assert annulled.games == without.games
    assert (annulled.game.cube, annulled.game.cube_owner) == (1, None)
    assert annulled.actions[: len(match.actions)] == match.actions


# Corrections.
def test_a_correction_replaces_an_entry_and_the_record_keeps_both() -> None:
    match = record(7, Roll(3, 1), MakePlay(((8, 5), (6, 5))), Double(), Drop(), NextGame())
    assert match.score == (0, 1)
    taken = match.apply(Correct(3, Take()))
    assert taken.actions == (*match.actions, Correct(3, Take()))
    assert taken.games[0].actions == (*OPENED, Double(), Take())
    assert taken.score == (0, 0)
    assert codes(taken) == ["game_open"]
    assert taken.apply(Correct(5, None)).games == match.games


def test_a_later_correction_of_the_same_entry_comes_first() -> None:
    match = record(7, Result(WHITE), Correct(0, Result(BLACK)), Correct(0, Result(BLACK, 2)))
    assert match.score == (0, 2)
    assert match.apply(Correct(2, None)).score == (0, 1)
    assert match.apply(Correct(1, None)).score == (0, 2)
    assert match.apply(Correct(2, None)).apply(Correct(1, None)).score == (1, 0)


def test_a_struck_out_next_game_joins_two_games() -> None:
    match = record(7, *OPENED, NextGame(), Result(WHITE), Correct(2, None))
    assert len(match.games) == 1
    assert match.score == (1, 0)


@pytest.mark.parametrize("index", [1, 2, 99])
def test_only_what_was_entered_can_be_corrected(index: int) -> None:
    match = record(7, Result(WHITE))
    with pytest.raises(IllegalAction) as refused:
        match.apply(Correct(index, None))
    assert (refused.value.code, refused.value.params) == ("correct_index", {"index": index, "count": 1})
    with pytest.raises(IllegalAction):
        Match.replay(match.options, [*match.actions, Correct(index, None)])


# Positions.
SITUATIONS = [
    Situation(START, Cube(), Score.money()),
    Situation(board({6: 10, 25: 2}, {6: 9, 3: 1}), Cube(4, CubeOwner.OWN), Score(2, 4, 7), (6, 4)),
    Situation(board({6: 10}, {6: 9, 3: 1}), Cube(2, CubeOwner.THEIRS), Score(2, 4, 7), pending=Pending.DOUBLE),
    Situation(board({6: 10}, {6: 9, 3: 1}), Cube(2, CubeOwner.OWN), Score.money(), pending=Pending.BEAVER),
    Situation(board({6: 10}, {6: 9, 3: 1}), Cube(2, CubeOwner.THEIRS), Score.money(), pending=Pending.RACCOON),
    Situation(board({6: 10}, {6: 9, 3: 1}), Cube(2, CubeOwner.THEIRS), Score(2, 4, 7), resigned=2),
    Situation(board({6: 10}, {6: 9, 3: 1}), Cube(), Score(6, 4, 7, crawford=True)),
]


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("decider", list(Side))
def test_a_stated_situation_is_what_the_decider_has_before_it(situation: Situation, decider: Side) -> None:
    match = record(situation.score.length).apply(SetPosition.of(situation, decider, score=True))
    assert match.to_act is decider
    seen = match.situation
    for part in ("position", "cube", "score", "dice", "pending", "resigned"):
        assert getattr(seen, part) == getattr(situation, part), part


def test_a_stated_roll_without_a_legal_play_passes_the_turn() -> None:
    shut_out = board({25: 1, 6: 14}, dict.fromkeys(range(1, 7), 2))
    match = record(7, setting(shut_out, WHITE, dice=(6, 4)))
    assert (match.to_act, match.game.phase, len(match.game.turns)) == (BLACK, Phase.TO_ROLL, 1)


def test_a_stated_end_ends_the_game() -> None:
    match = record(7, setting(board({}, {6: 15}), BLACK))
    assert (match.game.winner, match.game.kind, match.score) == (BLACK, 2, (0, 2))


@pytest.mark.parametrize(
    ("length", "statement", "expected", "cube"),
    [
        (7, setting(START, WHITE, score=(3, 1)), ["score_set"], 1),
        (7, setting(START, WHITE, score=(0, 0)), [], 1),
        (7, setting(START, WHITE, score=(3, 1), crawford=True), ["score_set", "crawford_impossible"], 1),
        # the Crawford game is played without a cube
        (
            7,
            setting(START, WHITE, score=(6, 1), crawford=True, cube=2, cube_owner=WHITE),
            ["score_set", "cube_crawford"],
            1,
        ),
        (7, setting(START, WHITE, score=(6, 1), cube=2, cube_owner=BLACK), ["score_set"], 2),
    ],
)
def test_a_stated_score_is_the_score_before_the_game(
    length: int, statement: SetPosition, expected: list[str], cube: int
) -> None:
    match = record(length, statement)
    assert codes(match) == expected
    assert match.game.cube == cube
    assert match.score == statement.score
    ended = match.apply(Result(BLACK, 1, cube))
    assert statement.score is not None
    assert ended.score == (statement.score[0], statement.score[1] + cube)


def test_a_position_set_up_in_the_middle_of_a_game_is_noted() -> None:
    match = record(7, *OPENED, setting(START, BLACK))
    assert codes(match) == ["position_set"]
    assert match.game.position == START
    assert match.to_act is BLACK


def test_the_opener_of_a_record_may_have_rolled_a_double() -> None:
    match = record(7, setting(START, BLACK), Roll(1, 1), MakePlay(((8, 7), (8, 7), (6, 5), (6, 5))))
    assert codes(match) == []
    assert match.to_act is WHITE


def test_the_heading_of_a_record_is_not_what_was_played_to() -> None:
    match = record(0, stated_length=16)
    assert (match.length, match.stated_length, match.options.rules.jacoby) == (0, 16, True)
    assert record(5).stated_length == 5


@pytest.mark.parametrize(
    "entries", [(Cocked(), Cocked(6)), (Result(WHITE), NextGame())], ids=["one game", "many games"]
)
@pytest.mark.no_cover  # what is counted takes longer
def test_a_long_record_costs_as_much_an_entry_as_a_short_one(entries: tuple[Action, ...]) -> None:
    options = record(0).options

    def seconds(pairs: int) -> float:
        began = time.process_time()
        Match.replay(options, entries * pairs)
        return time.process_time() - began

    # Four times as many: were each entry copied with the next, it would be sixteen times that. The best of three
    # measurements each, since a busy machine spoils one.
    assert min(seconds(20_000) for _ in range(3)) < 8 * min(seconds(5_000) for _ in range(3))

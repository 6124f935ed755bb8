"""What real files get wrong, and what other programs got wrong in reading them: each read, each said."""

from __future__ import annotations

from pathlib import Path

import pytest

from triktrak import formats
from triktrak._core import Position
from triktrak.errors import Malformed
from triktrak.formats import Problem
from triktrak.rules import BLACK, WHITE, Match, StatedPlay
from triktrak.text import LANGUAGES

NAMES = " Anna : {}                       Bo : {}\n"


def game(*lines: str, score: tuple[int, int] = (0, 0), number: int = 1) -> str:
    return f" Game {number}\n" + NAMES.format(*score) + "".join(f"{line}\n" for line in lines) + "\n"


def read(*games: str, length: int = 5, head: str = "") -> tuple[Match, list[str]]:
    """The match of these games and the codes of its problems."""
    match, problems = formats.loads(f"{head} {length} point match\n\n" + "".join(games))
    assert_readable(problems)
    return match, [problem.code for problem in problems]


def assert_readable(problems: tuple[Problem, ...]) -> None:
    for problem in problems:
        for lang in LANGUAGES:
            assert not problem.message(lang).startswith(("problem-", "error-")), problem
            assert "{" not in problem.place(lang), problem


DROP = ("  1) 31: 8/5 6/5                 42: 8/4 6/4", "  2)  Doubles => 2                Drops")
LEFT, RIGHT = "      Wins {} point{}", "                                  Wins {} point{}"


def wins(side: str, points: int) -> str:
    return side.format(points, "" if points == 1 else "s")


# Plays.


def test_numbers_for_bar_and_off_marks_for_hits_or_none_and_any_order() -> None:
    entering = "; Set Pos=------B---------------a--A/0"
    for text in ("bar/22* 6/5", "25/22 6/5", "6/5 25/22", "bar/22 6/5", "BAR/22*, 6/5", "bar/22 6/5*"):
        match, codes = read(game(entering, f"  1) 31: {text}"))
        assert ([str(turn) for turn in match.game.turns], codes) == (["bar/22* 6/5"], []), text
    bearing_off = "; Set Pos=-BB-------------------bb--/0"
    for text in ("2/0 1/0", "2/off 1/off", "1/0 2/0", "2/OFF, 1/off"):
        match, codes = read(game(bearing_off, f"  1) 21: {text}"))
        assert ([str(turn) for turn in match.game.turns], codes) == (["2/off 1/off"], []), text


def test_the_star_of_a_hit_that_is_none_changes_nothing() -> None:
    match, codes = read(game("  1) 31: 8/5* 6/5*                44: 8/4(2)* 6/2*(2)"))
    assert ([str(turn) for turn in match.game.turns], codes) == (["8/5 6/5", "8/4(2) 6/2(2)"], [])


@pytest.mark.parametrize("text", ["8/5 6/5 (good!)", "8/4 x", "8/5, 6/5", "6/5 8/5", "8-5 6-5", "8/5/4"])
def test_a_play_in_another_dialect(text: str) -> None:
    match, codes = read(game(f"  1) 31: {text}"))
    assert str(match.game.turns[0]) == ("8/5 6/5" if "6" in text else "8/4")
    assert codes == (["play_partly_unreadable"] if text[-1] in "x)" else [])


def test_a_play_against_the_rules_stays_on_the_board() -> None:
    match, codes = read(game("  1) 65: 14/8 15/10 6/8            63: 24/15"), game(number=2))
    assert codes == ["illegal_play", "game_open"]
    first, second = match.games[0].turns
    assert (str(first), first.play, second.play is not None) == ("14/8 15/10 6/8", None, True)
    # Nothing stood on 14 and 15, and nothing goes backwards onto the left side's own 8: that one step was made.
    assert first.stated is not None
    assert first.stated.after[6:9] == (4, 0, 4)


def test_the_games_after_a_play_that_cannot_be_read_are_there() -> None:
    match, codes = read(
        game("  1) 31: xyzzy                     42: 8/4 6/4", *DROP[1:], wins(LEFT, 1)),
        game(*DROP, wins(LEFT, 1), score=(1, 0), number=2),
    )
    assert codes == ["play_unreadable", "play_missing"]
    assert (len(match.games), match.score) == (2, (2, 0))


def test_a_roll_that_is_played_although_nothing_could_be_and_one_that_is_not() -> None:
    closed = "; Set Pos=aBBBBBBC----------------n-/0"
    match, codes = read(game(closed, "  1)                             31: 8/5 6/5"))
    assert (codes, match.game.position.points[25]) == (["illegal_play"], 0)
    _, codes = read(game("  1) 31: Cannot Move               42: 8/4 6/4"))
    assert codes == ["not_played"]


def test_an_illegal_play_that_is_told_by_its_board() -> None:
    after = Position.start().points
    moved = tuple({13: after[13] - 1, 3: 1}.get(point, count) for point, count in enumerate(after))
    for seen in (moved, tuple(-count for count in reversed(moved))):
        board = ";".join(map(str, seen))
        text = f"Illegal play (5;0;0;0;0;Anna;Bo;0;0;0;1;0;{board};3;1;)"
        match, codes = read(game(f"  1) 31:    {text}    42: 8/4 6/4"))
        stated = match.game.turns[0].stated
        assert (codes, stated) == (["illegal_board"], StatedPlay((), moved))
    _, codes = read(game("  1) 31: Illegal play (nonsense)     42: 8/4 6/4"))
    assert codes == ["position_text", "play_missing"]


def test_a_position_that_was_set_up_and_whose_cube_it_was() -> None:
    for cube, owner in (("-1", WHITE), ("1", BLACK), ("+1", BLACK)):
        match, _ = read(
            game(f"; Set Pos=-b----E-C---eE---c-e----B-/{cube}", "  1)                             31: 8/5 6/5")
        )
        assert (match.game.cube, match.game.cube_owner) == (2, owner)
        assert match.game.turns[0].side is BLACK
    _, codes = read(game("; Set Pos=-b----E-C---eE---c-e----B/0", "  1) 31: 8/5 6/5"))
    assert codes == ["position_text"]


# Turns.


def test_a_game_may_begin_with_what_cannot_begin_one() -> None:
    match, codes = read(game("  1) 66: 24/18(2) 13/7(2)          42: 8/4 6/4"))
    assert (codes, len(match.game.turns)) == (["opening_double"], 2)
    match, codes = read(game("  1)  Doubles => 2                 Takes", "  2) 31: 8/5 6/5"))
    assert (codes, match.game.cube, len(match.game.turns)) == (["double_first"], 2, 1)


def test_a_side_that_moves_twice_gets_the_turn() -> None:
    match, codes = read(
        game("  1) 31: 8/5 6/5                  42: 8/4 6/4", "  2)                             53: 8/3 6/3")
    )
    assert (codes, [turn.side for turn in match.game.turns]) == (["turn_missing"], [WHITE, BLACK, BLACK])


def test_what_comes_after_the_end_is_said_and_left_out() -> None:
    match, codes = read(game(*DROP, "  3) 31: 8/5 6/5", wins(LEFT, 1)))
    assert (codes, match.score) == (["after_end"], (1, 0))


# The cube.


def test_a_beaver_is_the_takers_and_the_take_after_it_goes_without_saying() -> None:
    lines = ("  1) 31: 8/5 6/5                 42: 8/4 6/4", "  2)  Doubles => 2                Beavers => 4")
    match, codes = read(game(*lines, "  3) 61: 13/7 8/7"), length=0)
    assert (codes, match.game.cube, match.game.cube_owner) == ([], 4, BLACK)
    for word in ("Beavers", "Raccoons"):
        match, codes = read(game(*lines, f"  3)  {word} => 8", "  4) 61: 13/7 8/7"), length=0)
        assert (codes, match.game.cube, match.game.cube_owner) == ([], 8, BLACK)
    match, codes = read(game(*lines, "  3)  Drops", wins(RIGHT, 2)), length=0)
    assert (codes, match.score) == ([], (0, 2))


def test_doubles_nobody_could_make_are_taken_as_they_are() -> None:
    lines = ("  1) 31: 8/5 6/5                 42: 8/4 6/4", "  2)  Doubles => 2                Takes")
    _, codes = read(game(*lines, wins(LEFT, 2)), length=1)
    assert "double_dead_cube" in codes
    first = game(*DROP, wins(LEFT, 1))
    match, codes = read(first, game(*lines, wins(LEFT, 2), score=(1, 0), number=2), length=2)
    assert ("double_crawford" in codes, match.score) == (True, (3, 0))
    _, codes = read(game(*lines[:1], "  2)  Doubles => 4                Takes"))
    assert codes == ["cube_value"]


# Results.


def test_a_result_in_either_column_on_its_own_line_or_beside_a_drop() -> None:
    for result in (wins(LEFT, 1), "  3)  Wins 1 point", "   Wins 1 points  "):
        assert read(game(*DROP, result))[0].score == (1, 0)
    match, codes = read(
        game(
            DROP[0], "  2)                              Doubles => 2", "  3)  Drops                       Wins 1 point"
        )
    )
    assert (match.score, codes) == ((0, 1), ["turn_missing"])


def test_a_resignation_is_written_twice_and_counted_once() -> None:
    match, codes = read(
        game(DROP[0], "  2) 61: 13/7 8/7                 Losses 2 point", "", "      Wins 2 point and the match"),
        length=2,
    )
    assert (codes, match.score, match.game.kind, match.game.end) == ([], (2, 0), 2, "resign")
    match, codes = read(game(DROP[0], "  2)  Losses 3 point                     Wins 3 point and the match"))
    assert (codes, match.score, match.game.kind) == ([], (0, 3), 3)
    match, codes = read(game(DROP[0], "  2) 61: 13/7 8/7                 Resigns"))
    assert (codes, match.score, match.game.end) == (["resign_level"], (1, 0), "resign")


def test_a_game_given_up_after_a_roll_is_awarded_at_any_price() -> None:
    match, codes = read(game(DROP[0], "  2) 21: ????                      Wins 4016 point"))
    assert (match.score, match.over, match.game.end) == ((0, 4016), True, "award")
    assert codes == ["play_unknown", "awarded"]


def test_a_match_that_is_given_up_gives_all_points_it_still_needs() -> None:
    lines = (DROP[0], "  2) 61: 13/7 8/7                 Losses 5 point", "      Wins 5 point and the match")
    match, codes = read(game(*lines))
    assert (codes, match.score, match.over, match.game.end) == (["awarded"], (5, 0), True, "award")


def test_gammons_count_and_cubes_of_any_height() -> None:
    turns = [DROP[0]]
    cube = 1
    for number, mover in enumerate("LRLRLRL", 2):
        cube *= 2
        double, take = f" Doubles => {cube}", " Takes"
        if mover == "L":
            turns.append(f"{number:3}) {double:<27} {take}")
            turns.append(f"{number:3}) 11: 6/5(2) 8/7(2)")
        else:
            turns.append(f"{number:3})                             {double}")
            turns.append(f"{number:3}) {take}")
            turns.append(f"{number:3})                             11: 6/5(2) 8/7(2)")
    match, codes = read(game(*turns, wins(RIGHT, 256)), length=0)
    assert (match.game.cube, match.score, match.game.kind) == (128, (0, 256), 2)
    assert set(codes) <= {"illegal_play"}


def test_a_capped_win_keeps_how_it_came_about() -> None:
    match, codes = read(game("; Set Pos=-A----------------------o-/2", "  1) 21: 1/off", wins(LEFT, 5)), length=5)
    assert (match.score, match.game.end, match.game.points) == ((5, 0), "bear-off", 5)
    assert codes[-1] == "result_differs"


def test_the_score_of_the_next_game_counts_before_the_result_and_the_result_before_the_board() -> None:
    match, codes = read(game(*DROP, wins(LEFT, 1)), game(*DROP, score=(3, 0), number=2))
    assert (codes, match.score) == (["result_score", "result_differs"], (4, 0))
    match, codes = read(game(*DROP, wins(RIGHT, 1)), game(*DROP, score=(1, 0), number=2))
    assert (codes, match.score) == (["result_column"], (2, 0))
    match, codes = read(game(DROP[0]), game(*DROP, score=(0, 2), number=2))
    assert (codes, match.games[0].points, match.score) == ([], 2, (1, 2))
    match, codes = read(game(*DROP, wins(LEFT, 2)))
    assert (codes, match.score) == (["result_differs"], (2, 0))


def test_a_result_whose_column_has_slipped_goes_to_the_side_that_won_on_the_board() -> None:
    match, codes = read(game(*DROP, wins(RIGHT, 1)))
    assert (codes, match.score) == (["result_column"], (1, 0))


def test_two_results_that_differ_and_one_that_cannot_be_read() -> None:
    match, codes = read(game(DROP[0], "  2) 61: 13/7 8/7                 Losses 2 point", "      Wins 1 point"))
    assert (codes, match.score) == (["results_differ"], (1, 0))
    match, codes = read(game(*DROP, "      Wins 99999999 points"))
    assert (codes, match.score) == (["result_unreadable"], (1, 0))
    match, codes = read(game(DROP[0], "      Wins 7 points"), length=9)
    assert (codes, match.score) == (["points_unexplained", "awarded"], (7, 0))


def test_a_game_without_a_result_is_open_and_the_next_one_is_there() -> None:
    match, codes = read(game(DROP[0]), game(*DROP, number=2))
    assert ([game.end for game in match.games], codes) == ([None, "drop"], ["game_open"])


def test_games_after_the_match_was_won_are_read() -> None:
    resigned = (game(DROP[0], wins(LEFT, 1), score=(number, 0), number=number + 1) for number in range(3))
    match, codes = read(*resigned, length=2)
    assert (len(match.games), match.score, codes) == (3, (3, 0), ["match_over"])


def test_a_file_that_begins_in_the_middle_of_a_match() -> None:
    lines = (DROP[0], wins(LEFT, 1))
    match, codes = read(game(*lines, score=(3, 4), number=5), game(*lines, score=(4, 4), number=6))
    assert ([tuple(game.score_before) for game in match.games], match.score) == ([(3, 4), (4, 4)], (5, 4))
    assert [game.crawford for game in match.games] == [True, False]
    assert codes == ["game_number", "score_differs", "game_number"]
    match, _ = read(game(*DROP, score=(4, 2), number=7))
    assert not match.game.crawford


def test_players_who_change_columns_keep_their_games() -> None:
    first, second = game(*DROP, wins(LEFT, 1)), game(*DROP, wins(LEFT, 1), score=(0, 1), number=2)
    match, codes = read(first, second.replace("Anna", "X").replace("Bo", "Anna").replace("X", "Bo"))
    assert (codes, match.score) == ([], (1, 1))
    _, codes = read(first, game(*DROP, score=(1, 0), number=2).replace("Anna", "Eve"))
    assert codes == ["names_differ"]


# The head.


GALAXY = '; [Site "BackgammonGalaxy"]\n; [Crawford "On"]\n; [CubeLimit "1024"]\n'


def test_sixteen_points_are_money_play_only_in_single_games_of_that_server() -> None:
    single = game(*DROP, wins(LEFT, 1))
    money, _ = read(single, length=16, head=GALAXY)
    assert (money.length, money.stated_length, money.options.rules.jacoby, money.options.max_cube) == (
        0,
        16,
        True,
        1024,
    )
    for match, _ in (
        read(single, game(*DROP, score=(1, 0), number=2), length=16, head=GALAXY),
        read(single, length=16, head=GALAXY.replace("BackgammonGalaxy", "Backgammon Studio")),
        read(single, length=16),
        read(single, length=15, head=GALAXY),
        read(game(*DROP, score=(3, 0), number=4), length=16, head=GALAXY),
        read(game(DROP[0], "      Wins 16 points and the match"), length=16, head=GALAXY),
    ):
        assert (match.length, match.stated_length) == (match.stated_length, match.length)
        assert match.length in (15, 16)
        assert not match.options.rules.jacoby


def test_jacoby_counts_a_gammon_once_unless_the_cube_was_turned() -> None:
    board = "; Set Pos=-A----------------------o-/{}"
    match, codes = read(game(board.format(0), "  1) 21: 1/off", wins(LEFT, 1)), length=16, head=GALAXY)
    assert (match.score, match.game.kind, codes) == ((1, 0), 2, [])
    match, codes = read(game(board.format(1), "  1) 21: 1/off", wins(LEFT, 4)), length=16, head=GALAXY)
    assert (match.score, codes) == ((4, 0), [])


def test_whether_jacoby_was_played_is_read_off_the_results_where_the_head_does_not_say() -> None:
    gammon = game(DROP[0], "  2) 61: 13/7 8/7", wins(LEFT, 2))
    match, codes = read(gammon, length=0)
    assert (match.score, match.options.rules.jacoby, codes) == ((2, 0), False, [])
    match, codes = read(gammon, length=0, head='; [Jacoby "On"]\n')
    assert (match.score, match.options.rules.jacoby) == ((2, 0), True)
    assert codes == ["points_unexplained", "awarded"]
    assert read(game(*DROP, wins(LEFT, 1)), length=0)[0].options.rules.jacoby


def test_lengths_no_match_has() -> None:
    match, codes = read(game(*DROP, wins(LEFT, 1)), length=9999)
    assert (match.length, match.stated_length, match.options.rules.jacoby, codes) == (0, 9999, False, [])
    match, codes = read(game(*DROP, wins(LEFT, 1)), length=65)
    assert (match.length, match.stated_length, codes) == (0, 65, ["length_unlimited"])
    match, codes = read(game(*DROP, wins(LEFT, 1)), length=999_999_999)
    assert (match.length, codes) == (0, ["length_unlimited"])
    match, problems = formats.loads(game(*DROP, wins(LEFT, 1)))
    assert (match.length, [problem.code for problem in problems]) == (0, ["length_missing"])


def test_what_the_head_says_of_the_conditions() -> None:
    head = '; [Crawford "Off"]\n; [CubeLimit "64"]\n; [Variation "NackGammon"]\n'
    match, codes = read(game(), head=head)
    assert (match.options.crawford, match.options.max_cube, match.options.variant, codes) == (
        False,
        64,
        "nackgammon",
        [],
    )
    match, codes = read(game(), head='; [CubeLimit "63"]\n; [Variation "Chess"]\n')
    assert (match.options.max_cube, match.options.variant) == (4096, "standard")
    assert codes == ["cube_limit", "variation_unknown"]


def test_names_with_commas_ratings_and_nothing() -> None:
    lines = '; [Player 1 "Smith, Anna, 1700"]\n; [Player 2 ""]\n'
    text = game(*DROP, wins(LEFT, 1)).replace("Anna", "Smith, Anna").replace("Bo", "")
    match, codes = read(text, head=lines)
    assert (match.players, codes) == (("Smith, Anna, 1700", ""), [])
    match, _ = read(game(*DROP).replace("Anna", "Anna,1650.23"))
    assert match.players == ("Anna", "Bo")


# Files.


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n\n",
        b"hello",
        b"5 point match",
        b"Game 1\n",
        bytes(range(256)),
        "größe".encode(),
        b"\xff\xfe",
        b"\0" * 99,
    ],
)
def test_what_is_no_match_file_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(Malformed) as refused:
        formats.load(data, "x.mat")
    assert (refused.value.code, refused.value.params) == ("no_match_file", {"name": "x.mat"})


def test_a_file_is_known_by_what_is_in_it(tmp_path: Path) -> None:
    text = '; [Site "X"]\n 5 point match\n\n' + game(*DROP, wins(LEFT, 1))
    for name, data in (
        ("match.xg", text.encode()),
        ("match", text.encode("utf-8-sig")),
        ("x.sgf", text.encode("utf-16")),
    ):
        (tmp_path / name).write_bytes(data)
        match, problems = formats.load(tmp_path / name)
        assert (match.score, problems) == ((1, 0), ())


def test_of_several_matches_the_first_is_read_and_the_next_is_named() -> None:
    text = " 5 point match\n\n" + game(*DROP, wins(LEFT, 1))
    match, problems = formats.loads(text + text.replace("5", "3"))
    assert (match.length, [(problem.line, problem.code) for problem in problems]) == (5, [(9, "more_matches")])
    assert [reading.match.length for reading in formats.load_all((text + text.replace("5", "3")).encode())] == [5, 3]

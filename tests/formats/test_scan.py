"""Lines and columns: what stands where, before the rules are asked."""

from __future__ import annotations

import pytest

from triktrak.formats.columns import WORDS, Grid, game_number, header, length, score_line
from triktrak.formats.scan import scan
from triktrak.formats.sheet import Cell, MatchSheet
from triktrak.rules import BLACK, WHITE, BySide

HEAD = " 5 point match\n\n Game 1\n Anna : 0                       Bo : 0\n"


def cells(*lines: str) -> list[tuple[object, ...]]:
    """The cells of a game of these lines: side, word, and what belongs to it."""
    (sheet,) = scan(HEAD + "\n".join(lines))
    return [(cell.side, cell.word, cell.dice or cell.number, cell.text) for cell in sheet.games[0].cells]


def one(text: str) -> MatchSheet:
    (sheet,) = scan(text)
    return sheet


def test_a_left_half_that_is_missing_leaves_the_right_one_on_the_right() -> None:
    assert cells("  1)                             61: 13/7 8/7") == [(BLACK, "roll", (6, 1), "13/7 8/7")]
    assert cells("  1) 61: 13/7 8/7") == [(WHITE, "roll", (6, 1), "13/7 8/7")]


@pytest.mark.parametrize("blanks", [1, 2, 4, 30])
def test_the_halves_may_stand_close_or_far_apart(blanks: int) -> None:
    assert cells(" 16) 44: 20/16 16/12 12/8 8/4" + " " * blanks + "64: 6/0 4/0") == [
        (WHITE, "roll", (4, 4), "20/16 16/12 12/8 8/4"),
        (BLACK, "roll", (6, 4), "6/0 4/0"),
    ]


def test_tabs_are_columns_too() -> None:
    assert cells("1)\t31: 8/5 6/5\t42: 8/4 6/4", "2)\t\t61: 13/7 8/7") == [
        (WHITE, "roll", (3, 1), "8/5 6/5"),
        (BLACK, "roll", (4, 2), "8/4 6/4"),
        (BLACK, "roll", (6, 1), "13/7 8/7"),
    ]


def test_a_right_half_that_has_lost_its_blanks_is_put_back() -> None:
    assert [side for side, *_ in cells("1) 61: 13/7 8/7", "2) 52: 13/8 24/22 41: 6/5 13/9")] == [BLACK, WHITE, BLACK]
    # A last line may well be the left side's alone.
    assert [side for side, *_ in cells("1) 61: 13/7 8/7 52: 13/8 24/22", "2) 41: 6/5 13/9")] == [WHITE, BLACK, WHITE]


def test_the_words_of_the_cube_and_of_results() -> None:
    assert cells("  3)  Doubles => 2                Takes", "  4)  Redoubles => 4              Accepts") == [
        (WHITE, "double", 2, "=> 2"),
        (BLACK, "take", None, ""),
        (WHITE, "double", 4, "=> 4"),
        (BLACK, "take", None, ""),
    ]
    for word in ("Drops", "Passes", "Pass", "Rejects", "drop"):
        assert cells(f"  4)  {word}                       Wins 2 points") == [
            (WHITE, "drop", None, ""),
            (BLACK, "wins", 2, "2 points"),
        ]
    assert cells("  2)  Doubles => 2                Beavers => 4", "  3)  Raccoons => 8") == [
        (WHITE, "double", 2, "=> 2"),
        (BLACK, "beaver", 4, "=> 4"),
        (WHITE, "raccoon", 8, "=> 8"),
    ]


def test_every_word_in_every_form() -> None:
    for word, means in WORDS.items():
        for form in (word, f"{word}s", word.upper()):
            assert [cell[1] for cell in cells(f"  4)  {form} 2")] == [means], form


def test_a_result_may_stand_beside_a_play_or_beside_its_own_number() -> None:
    assert cells(" 37) 11: 2/1 2/1 1/0 1/0          Losses 2 point", "", "      Wins 2 point and the match") == [
        (WHITE, "roll", (1, 1), "2/1 2/1 1/0 1/0"),
        (BLACK, "loses", 2, "2 point"),
        (WHITE, "wins", 2, "2 point and the match"),
    ]
    assert cells(" 24)  Losses 2 point                     Wins 2 point and the match") == [
        (WHITE, "loses", 2, "2 point"),
        (BLACK, "wins", 2, "2 point and the match"),
    ]
    assert cells("                                  Wins 4016 point", "  30)  ") == [
        (BLACK, "wins", 4016, "4016 point")
    ]


def test_a_roll_may_have_nothing_after_it() -> None:
    assert cells(" 13) 62:                         33: Cannot Move", " 14) 51: ????") == [
        (WHITE, "roll", (6, 2), ""),
        (BLACK, "roll", (3, 3), "Cannot Move"),
        (WHITE, "roll", (5, 1), "????"),
    ]
    assert cells("  1) 52: Pass                     33: 8/5(2)")[0] == (WHITE, "roll", (5, 2), "Pass")


def test_the_position_of_an_illegal_play_may_hold_anything() -> None:
    text = "5;0;0;0;1;Takes 31: Double;Bo;0;0;0;1;0;0;1;2;"
    assert cells(f"  1) 31:   Illegal play ({text})   42: 8/4 6/4") == [
        (WHITE, "roll", (3, 1), f"Illegal play ({text})"),
        (BLACK, "roll", (4, 2), "8/4 6/4"),
    ]


def test_a_line_nobody_understands_is_a_problem_with_its_number() -> None:
    sheet = one(HEAD + "  1) 31: 8/5 6/5\nWhat a roll!\n  2) hello 31: 8/5\n\n\n  3) 42: 8/4 6/4\nThe end\n")
    assert [(odd.line, odd.code, odd.params.get("count")) for odd in sheet.problems] == [
        (6, "lines_unknown", 2),
        (11, "line_unknown", None),
    ]
    assert len(sheet.games[0].cells) == 2


@pytest.mark.parametrize(
    ("line", "names", "scores"),
    [
        (" Anna : 2                       Bo : 0", ("Anna", "Bo"), (2, 0)),
        ("Anna: 2                       Bo: 0", ("Anna", "Bo"), (2, 0)),
        (" : 1                      guest : 0", ("", "guest"), (1, 0)),
        ("  : 0                        : 0", ("", ""), (0, 0)),
        (" Anna van der Berg : 3 Bo : 4", ("Anna van der Berg", "Bo"), (3, 4)),
        (" 007 : 1                        3:2 : 0", ("007", "3:2"), (1, 0)),
        (" Anna: 3 : 1                     Bo : 0", ("Anna: 3", "Bo"), (1, 0)),
        (" Anna : 0     : 1                Bo : 0", ("Anna", ": 1                Bo"), (0, 0)),
        (" Zoë (☕) 1) 31: : 1              Łukasz : 2", ("Zoë (☕) 1) 31:", "Łukasz"), (1, 2)),
        (" Anna,1650.23 : 0                Bo,1512.00 : 0", ("Anna", "Bo"), (0, 0)),
        (" Smith, John : 0                 Bo,2 : 0", ("Smith, John", "Bo,2"), (0, 0)),
        (" " + "x" * 300 + " : 0   Bo : 0", ("x" * 300, "Bo"), (0, 0)),
        (" ; Anna : 0   Bo : 0", ("; Anna", "Bo"), (0, 0)),
    ],
)
def test_names_and_scores(line: str, names: tuple[str, str], scores: tuple[int, int]) -> None:
    found = score_line(line)
    assert found is not None
    assert found[:2] == (names, scores)
    sheet = one(f"7 point match\nGame 1\n{line}\n1) 31: 8/5 6/5")
    assert (sheet.games[0].names, sheet.games[0].scores) == (names, scores)


def test_names_at_the_head_tell_names_from_scores() -> None:
    head = '; [Player 1 "Anna : 0     x"]\n; [Player 2 "Bo,1500"]\n7 point match\nGame 1\n'
    game = one(head + " Anna : 0     x : 1                Bo,1500 : 0\n").games[0]
    assert (game.names, game.scores) == (("Anna : 0     x", "Bo,1500"), (1, 0))


@pytest.mark.parametrize(
    "line", ["  1) 31: 8/5 6/5   42: 8/4 6/4", "  1) 66:     22:", " Game : 1", "Anna : x   Bo : 0", ""]
)
def test_what_is_no_score_line(line: str) -> None:
    assert score_line(line) is None


def test_headings() -> None:
    assert [length(line) for line in ("7 point match", " 12 Points Match", "1-point match", "7 pointmatch")] == [
        7,
        12,
        1,
        None,
    ]
    assert [length(line) for line in ("Money session", "unlimited match", "money")] == [0, 0, None]
    assert [game_number(line) for line in (" Game 3", "GAME 3:", "Game three", "Game 3 of 7", "Game ²")] == [3, 3] + [
        None
    ] * 3
    assert header('; [Site "X"]') == ("site", "X")
    assert header("; [Game 1, Move 1: Dice set to Manual Rolls]") is None


def test_comments_push_nothing_out_of_sight() -> None:
    comments = "".join(f"; comment {number}: 3 point match, Game 9\n" for number in range(2_000))
    sheet = one(comments + HEAD + "  1) 31: 8/5 6/5")
    assert (sheet.length, len(sheet.games), sheet.problems) == (5, 1, [])


def test_several_matches_in_a_file_each_have_their_head() -> None:
    first, second = scan('; [Site "A"]\n' + HEAD + "  1) 31: 8/5 6/5\n\n" + '; [Site "B"]\n' + HEAD.replace("5", "3"))
    assert (first.length, first.headers, first.line) == (5, {"site": "A"}, 1)
    assert (second.length, second.headers, second.line) == (3, {"site": "B"}, 8)


def test_a_length_between_a_game_and_its_score_begins_another_match() -> None:
    sheets = scan(" 5 point match\n Game 1\n 3 point match\n Anna : 0                       Bo : 0\n  1) 31: 8/5 6/5")
    assert [(sheet.length, [game.names for game in sheet.games]) for sheet in sheets] == [
        (5, [None]),
        (3, [("Anna", "Bo")]),
    ]


def test_a_score_line_without_its_game_line_begins_a_game() -> None:
    sheet = one(
        HEAD + "  1) 31: 8/5 6/5\n      Wins 1 point\n\n Anna : 1                       Bo : 0\n  1) 42: 8/4 6/4"
    )
    assert [(game.number, game.scores) for game in sheet.games] == [(1, (0, 0)), (None, (1, 0))]


def test_where_the_right_column_begins_is_read_off_the_score_line() -> None:
    wide = Grid(60).cells(1, "  1)" + " " * 29 + "61: 13/7 8/7")
    assert wide == [Cell(1, BLACK, "roll", (6, 1), "13/7 8/7")]
    narrow = Grid(16).cells(1, "1)" + " " * 12 + "61: 13/7 8/7")
    assert narrow == [Cell(1, BLACK, "roll", (6, 1), "13/7 8/7")]


def test_control_characters_never_reach_a_terminal() -> None:
    sheet = one(HEAD.replace("Anna", "An\x1b[31mna") + "oops \x1b]0;title\x07\n")
    assert sheet.games[0].names == BySide("An [31mna", "Bo")
    assert sheet.problems[0].params["text"] == "oops ]0;title"

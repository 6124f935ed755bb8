"""Games that were written down with their dice and moves count as the rules count them, and what is odd is said."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import moved_games
from triktrak import Position
from triktrak.rules import (
    Action,
    Challenge,
    Cocked,
    MakePlay,
    Match,
    Options,
    Result,
    Roll,
    Side,
    StatedPlay,
    stated_play,
)
from triktrak.scorebook import Book, Line, Player, Sheet, read_record, standing, write_record
from triktrak.scorebook.files import take, write_matches
from triktrak.scorebook.remarks import remarks

from .books import numbered

START = Position.start()
new = numbered()
ANNA, BO, SHEET, LINE = (new() for _ in range(4))
MONEY = Sheet(id=SHEET, kind="money", players=(ANNA, BO), day="2026-05-01", jacoby=False)


def line(*actions: Action, on: Sheet = MONEY, number: int = 1) -> Line:
    return Line(id=f"{LINE[:-2]}{number:02x}", sheet=on.id, number=number, actions=actions)


@st.composite
def played_games(draw: st.DrawFn) -> tuple[Sheet, tuple[Action, ...], Match]:
    """A whole game as a table writes it, on a sheet, and the record that the rules made of its moves alone."""
    chance = Random(draw(st.integers(0, 2**32)))
    jacoby, beavers = draw(st.booleans()), draw(st.booleans())
    sheet = replace(MONEY, jacoby=jacoby, beavers=beavers, variant=draw(st.sampled_from(["hypergammon", "standard"])))
    options = Options(jacoby=jacoby, beavers=beavers, variant=sheet.variant, source="record")
    written = list(moved_games.game(chance, options))
    return sheet, tuple(action for action, _ in written), written[-2][1]


@settings(max_examples=20)  # a game of chance takes some hundred plays
@given(played_games())
def test_a_game_counts_as_its_moves_do_and_as_the_result_that_was_written_with_it(
    played: tuple[Sheet, tuple[Action, ...], Match],
) -> None:
    sheet, actions, match = played
    over = match.game
    written = line(*actions, on=sheet)
    assert read_record("line", write_record(written)) == written
    (game,) = standing(sheet, [written]).games
    white = over.points if over.winner is Side.WHITE else -over.points
    assert (game.points, game.kind, game.cube, game.end) == ((white, -white), over.kind, over.cube, over.end)
    assert game.first == (None if over.first is None else int(over.first))
    # The browser knows the result alone (its twin is held to that by tests/data/score_sessions.txt).
    (bare,) = standing(sheet, [line(actions[-1], on=sheet)]).games
    assert (bare.points, bare.kind, bare.cube, bare.end) == (game.points, game.kind, game.cube, game.end)
    assert not [remark for remark in remarks(sheet, [written]) if remark.weight == "differs"]


@settings(max_examples=20)  # a game of chance takes some hundred plays
@given(played_games())
def test_every_play_that_was_let_stand_against_the_rules_is_marked_and_no_other(
    played: tuple[Sheet, tuple[Action, ...], Match],
) -> None:
    sheet, actions, match = played
    marked = [remark.turn for remark in remarks(sheet, [line(*actions, on=sheet)]) if remark.weight == "stood"]
    assert marked == [at for at, turn in enumerate(match.game.turns, 1) if turn.stated is not None]


@settings(max_examples=20)  # a game of chance takes some hundred plays
@given(played_games(), st.integers(1, 3), st.sampled_from([1, 2, 4]), st.sampled_from(Side))
def test_a_result_other_than_that_of_the_moves_counts_and_is_told(
    played: tuple[Sheet, tuple[Action, ...], Match], kind: int, cube: int, winner: Side
) -> None:
    sheet, actions, match = played
    stated = Result(winner, kind, cube)
    written = line(*actions[:-1], stated, on=sheet)
    told = {remark.problem.code for remark in remarks(sheet, [written]) if remark.weight == "differs"}
    (game,) = standing(sheet, [written]).games
    assert (game.winner, game.kind, game.cube) == (int(winner), kind, cube)
    agrees = (match.game.winner, match.game.points) == (winner, abs(game.points[0]))
    assert ("result_differs" in told) == (not agrees)


def test_cocked_dice_and_a_play_made_again_leave_the_game_as_it_went_on() -> None:
    wrong = stated_play(START, ((13, 2), (6, 5)))
    after = START.resolve((3, 1), ((8, 5), (6, 5))).after
    moves: tuple[Action, ...] = (
        Cocked(None, None), Roll(3, 1), wrong, Challenge(), StatedPlay(((8, 5), (6, 5)), after.points),
        Cocked(6, 6), Roll(6, 6), MakePlay(((24, 18), (24, 18), (13, 7), (13, 7))),
    )  # fmt: skip
    written = line(*moves, Result(Side.WHITE, 1, 1, "resign"))
    (game,) = standing(MONEY, [written]).games
    assert (game.played, game.first, game.points) == (True, 0, (1, -1))
    (remark,) = remarks(MONEY, [written])
    assert (remark.weight, remark.turn, remark.problem.code) == ("noted", 1, "illegal_play")
    assert remark.message("nl") == "3-1: 13/2 6/5 is tegen de regels (13/2 past niet bij de worp)"


def test_a_game_given_up_before_its_end_is_no_disagreement() -> None:
    resigned = Result(Side.BLACK, 2, 1, "resign")
    assert remarks(MONEY, [line(Roll(3, 1), MakePlay(((8, 5), (6, 5))), resigned)]) == ()


@settings(max_examples=20)  # a game of chance takes some hundred plays
@given(st.lists(st.integers(0, 2**32), min_size=1, max_size=3), st.sampled_from([0, 3]))
def test_a_match_file_keeps_the_plays_and_the_points(seeds: list[int], length: int) -> None:
    sheet = replace(MONEY, kind="match" if length else "money", length=length, jacoby=None, closed=not length)
    lines: list[Line] = []
    for number, seed in enumerate(seeds, 1):
        if not length or not standing(sheet, lines).over:
            options = Options(length=length, variant="standard", source="record")
            actions = [action for action, _ in moved_games.game(Random(seed), options)]
            lines.append(line(*actions, on=sheet, number=number))
    people = [Player(id=ANNA, name="Anna"), Player(id=BO, name="Bo")]
    text, left_out = write_matches(Book([*people, sheet, *lines]), [sheet])
    taken = take(text, Book([]), new)
    assert left_out == 0
    assert not [problem for problem in taken.problems if problem.fatal]
    (again,) = Book(taken.records).standings.values()
    before = standing(sheet, lines)
    assert (again.score, again.winner) == (before.score, before.winner)
    # By Jacoby's rule a file does not tell what a resigned gammon was, which counts one.
    kept = [(game.points, game.cube, game.end, game.first) for game in again.games]
    assert kept == [(game.points, game.cube, game.end, game.first) for game in before.games]

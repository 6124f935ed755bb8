"""`triktrak play`: whole matches at the keyboard, every command, and what is said when something is wrong."""

from __future__ import annotations

import io
import re
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.console import Console

from cli.keyboard import Typist, session, whole_match
from rules.script import at, board, run
from triktrak.cli.terminal.board import draw
from triktrak.cli.terminal.people import People
from triktrak.cli.terminal.screen import Drawn, screen
from triktrak.cli.terminal.words import COMMANDS, Command, read, words
from triktrak.rules import BLACK, WHITE, MakePlay, Match, Phase, Roll
from triktrak.text import LANGUAGES, has, text

MONEY = Match.start(0, beavers=True, raccoons=True, jacoby=False)


def typed(match: Match, *lines: str, level: str | None = None, lang: str = "en") -> tuple[Typist, Match]:
    """What is told when these lines are typed, and the match after them."""
    screen = Typist(lines)
    made = session(match, screen, level=level, lang=lang)
    with pytest.raises(EOFError):
        made.play()
    return screen, made.match


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", ["beginner", None])
def test_a_match_is_played_to_its_end_and_no_line_is_longer_than_a_terminal(
    seed: int, lang: str, level: str | None
) -> None:
    screen, match = whole_match(Match.start(3), seed=seed, lang=lang, level=level)
    assert match.over
    assert max(match.score) >= 3
    assert [line for line in screen.told if len(line) > 80] == []
    assert match.winner is not None
    people = People(lang, two=level is None)
    score = people.score(match.score, match.winner)
    assert screen.told[-1] == text("won-match", lang, {**people.who(match.winner), "score": score}) + "."


def test_the_same_seed_is_the_same_match() -> None:
    assert whole_match(Match.start(3), seed=5)[1].actions == whole_match(Match.start(3), seed=5)[1].actions


def test_every_variant_and_condition_can_be_played() -> None:
    for match in (
        Match.start(1),
        Match.start(2, variant="hypergammon"),
        Match.start(3, variant="nackgammon", holland=True),
        Match.start(3, max_cube=1, crawford=False),
    ):
        assert whole_match(match, seed=2, level=None)[1].over


def test_a_play_is_typed_as_a_whole_and_an_illegal_one_says_why() -> None:
    opened = run(Match.start(3), "31")
    screen, match = typed(opened, "8/5, 6/5")
    assert "White plays 8/5 6/5." in screen.told
    assert match.to_act is BLACK
    screen, match = typed(opened, "24/20*", "8/5 7/6", "8/4 6/4", "nonsense/1", "8/5")
    assert match == opened
    assert [line for line in screen.told if line.endswith(".")] == [
        "There is no blot to hit on the 20 point.",
        "You have no checker on the 7 point.",
        "8/4 6/4 does not fit the roll.",
        "“nonsense/1” is not a play: it goes wrong at character 1.",
        "You must play both dice.",
    ]


def test_what_cannot_be_done_now_says_why_and_asks_again() -> None:
    opened = run(Match.start(3), "31")
    screen, match = typed(opened, "roll", "double", "take", "raccoon", "accept", "next", "hello", "")
    assert match == opened
    assert "You cannot roll now." in screen.told
    assert "The opening roll is played before anyone may double." in screen.told
    assert "Nobody has doubled." in screen.told
    assert "Nobody has beavered." in screen.told
    assert "No resignation is waiting for an answer." in screen.told
    assert "This game is not over yet." in screen.told
    assert "“hello” is neither a command nor a play. “help” lists what you can type." in screen.told
    assert screen.told.count("White 3-1") == 9


def test_a_play_before_the_roll_is_refused() -> None:
    screen, _ = typed(run(Match.start(3), "31", "any"), "24/20", "plays")
    assert screen.told.count("Roll first.") == 2


def test_enter_rolls_and_begins_the_next_game_but_answers_no_offer() -> None:
    match = run(Match.start(3), "31", "any")
    assert typed(match, "")[1].game.phase is Phase.TO_PLAY
    doubled = run(match, "double")
    assert typed(doubled, "", "")[1] == doubled
    dropped = run(doubled, "drop")
    assert typed(dropped, "")[1].game.number == 2


def test_the_cube_goes_round_with_the_stakes_in_words() -> None:
    match = run(MONEY, "31", "any")
    screen, after = typed(match, "double", "beaver", "raccoon", "take")
    assert after.game.cube == 8
    assert "Take: play for 2. Drop: lose 1." in screen.told
    assert "White: take / drop / beaver" in screen.told
    assert "Black: take / drop / raccoon" in screen.told
    assert "Take: play for 8. Drop: lose 4." in screen.told
    screen, after = typed(match, "d", "p")
    assert after.game.winner is BLACK
    assert "Black wins 1 point. The double was dropped." in screen.told


def test_resigning_says_what_each_level_costs_and_waits_for_the_answer() -> None:
    match = run(Match.start(5), "31", "any", "double", "take")
    screen, after = typed(match, "resign", "resign 4", "resign gammon", "no", "resign 1", "yes")
    assert "resign 2: Gammon: 4 points" in screen.told
    assert screen.told.count("resign 3: Backgammon: 6 points") == 2
    assert "White plays on." in screen.told
    assert after.score == (2, 0)


def test_resigning_too_often_is_refused_in_words() -> None:
    match = run(Match.start(5), "31", "any")
    screen, _ = typed(match, *["resign 1", "no"] * 3, "resign 1", "resign")
    assert screen.told.count("Your resignation was refused 3 times in this game: play on.") == 2


def test_pips_score_board_last_and_plays_are_told_at_any_time() -> None:
    match = run(Match.start(3), "31", "8/5 6/5", "65")
    screen, after = typed(match, "pips", "score", "board", "last", "plays", "help")
    assert after == match
    assert "Pips: Black 167, White 163." in screen.told
    assert "Score 0\u20130. 3-point match, game 1." in screen.told
    assert "White rolls 3-1 and plays 8/5 6/5." in screen.told
    assert "24/13" in screen.told
    assert len(screen.shown) == 2
    assert "quit, exit, q: stop here; the match is kept" in screen.told


def test_before_the_first_play_there_is_no_last_one() -> None:
    assert "No moves yet" in typed(run(Match.start(3), "31"), "last")[0].told


def test_a_dance_passes_by_itself_and_a_forced_play_is_played_and_said_so() -> None:
    # White is on the bar against a closed board; then it has one checker, which all orders bring to the same place.
    closed = at(Match.start(3), WHITE, board({25: 1, 6: 14}, dict.fromkeys(range(1, 7), 2) | {24: 3}))
    told = typed(closed, "roll")[0].told
    assert any(re.fullmatch(r"White rolls \d-\d: no legal play\.", line) for line in told)
    runner = at(Match.start(3), WHITE, board({24: 1}, {2: 2}))
    told = typed(runner, "roll")[0].told
    assert any(line.endswith(": forced.") for line in told)


def test_whoever_is_alone_is_you_and_the_program_answers() -> None:
    screen, match = typed(run(Match.start(3), "31"), "8/5 6/5", level="beginner")
    assert "You play 8/5 6/5." in screen.told
    assert any(line.startswith("Triktrak rolls ") for line in screen.told)
    assert match.to_act is WHITE


def test_the_board_is_shown_once_for_each_position_seen_by_the_side_that_must_decide() -> None:
    screen, _ = typed(run(Match.start(3), "31"), "8/5 6/5", "roll", "pips")
    assert [match.to_act for match in screen.shown] == [WHITE, BLACK]


@given(st.lists(st.text(max_size=30) | st.sampled_from(COMMANDS), max_size=25), st.sampled_from(LANGUAGES))
def test_whatever_is_typed_is_answered(lines: list[str], lang: str) -> None:
    screen = Typist(lines)
    made = session(run(MONEY, "31", "8/5 6/5"), screen, level=None, lang=lang)
    try:
        ended = made.play()
    except EOFError:
        ended = False
    assert not ended
    assert Match.replay(made.match.options, made.match.actions) == made.match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_words_and_a_line_of_help_and_no_word_means_two_things(lang: str) -> None:
    assert all(words(command, lang) and has(f"term-help-{command}", lang) for command in COMMANDS)
    screen, _ = typed(run(Match.start(3), "31"), "help", lang=lang)
    assert [line for line in screen.told if len(line) > 80] == []
    spoken = [(word, command) for command in COMMANDS for at in {lang, "en"} for word in words(command, at)]
    meanings = dict(spoken)
    assert [pair for pair in spoken if meanings[pair[0]] != pair[1]] == []
    assert [word for word, _ in spoken if word != word.casefold()] == []


def test_english_works_everywhere_and_capitals_do_not_matter() -> None:
    assert read("RESIGN 2", "de") == read("Aufgeben 2", "de") == Command("resign", "2")
    assert read("WÜRFELN", "de") == read("Roll", "de") == Command("roll")
    assert read("gooi", "en") is None


def drawn(match: Match, width: int, lang: str = "en", *, colour: bool = False) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=colour, color_system="256" if colour else None)
    for line in draw(match, People(lang, two=True), width):
        console.print(line, no_wrap=True, overflow="crop")
    return out.getvalue()


def test_the_drawing_has_every_checker_once_and_numbers_behind_five() -> None:
    match = at(Match.start(3), WHITE, board({25: 2, 24: 1, 6: 7}, {25: 1, 3: 14}))
    lines = drawn(match, 80).splitlines()
    picture = "\n".join(line[:47] for line in lines)
    # Of seven on a point four are drawn, with the number; five are off.
    assert picture.count("○") == 2 + 1 + 4 + 5
    assert picture.count("●") == 1 + 4
    assert " 7 " in picture
    assert "14 " in picture
    assert lines[0].split() == ["13", "14", "15", "16", "17", "18", "bar", "19", "20", "21", "22", "23", "24", "off"]


def test_a_side_keeps_its_sign_whoever_looks_at_the_board() -> None:
    whites, blacks = run(Match.start(3), "31"), run(Match.start(3), "13")
    for match in (whites, blacks):
        assert "○ White" in drawn(match, 80)
        assert "● Black" in drawn(match, 80)
    assert drawn(whites, 80).splitlines()[-2:] == drawn(blacks, 80).splitlines()[-2:]
    # The 6 point at the bottom is the viewer's.
    assert [drawn(match, 80).splitlines()[12][25:27] for match in (whites, blacks)] == ["○ ", "● "]
    alone = "\n".join(map(str, draw(whites, People("en", two=False), 80)))
    assert "● You" in alone
    assert "○ Triktrak" in alone


def test_a_cube_may_show_any_number() -> None:
    match = run(Match.start(0, max_cube=32768), "31", "any", "double", "take")
    for value in (2, 64, 128, 32768):
        assert f"Cube {value:,}, with White" in drawn(replace(match, game=replace(match.game, cube=value)), 80)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [48, 80, 120])
def test_the_drawing_fits_and_stands_below_where_it_is_narrow(lang: str, width: int) -> None:
    match = run(Match.start(64), "31", "any", "double", "take")
    lines = drawn(match, width, lang).splitlines()
    assert max(map(len, lines)) <= width
    assert len(lines) <= (15 if width >= 80 else 24)


def test_colours_are_drawn_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[1;38;5;74m ● " in drawn(Match.start(3), 80, colour=True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "38;5" not in drawn(Match.start(3), 80, colour=True)


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


def test_a_terminal_without_readline_is_drawn_on_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    # As on Windows.
    monkeypatch.setitem(sys.modules, "readline", None)
    monkeypatch.setenv("TERM", "xterm")
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(sys, stream, Terminal(io.BytesIO(), encoding="utf-8"))
    assert isinstance(screen(plain=False), Drawn)


def test_a_roll_is_said_the_higher_die_first() -> None:
    begun = Match.start(3).apply(Roll(3, 1)).apply(MakePlay(((8, 5), (6, 5))))
    thrown = begun.apply(Roll(1, 4))
    asked, match = typed(thrown, "24/23 13/9", "last")
    assert match.game.dice is None
    assert any(line.startswith("Black 4-1") for line in asked.told)
    assert "Black rolls 4-1 and plays 24/23 13/9." in asked.told

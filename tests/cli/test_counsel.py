"""Hints and the tutor at the keyboard: asked for by a word, warned unasked, never in the way."""

from __future__ import annotations

from typing import Any

import pytest

from cli.keyboard import Typist
from rules.script import run
from triktrak.cli.terminal import Session
from triktrak.cli.terminal.counsel import PATIENCE_S, Counsel
from triktrak.cli.terminal.people import People
from triktrak.engine import Bot, Engine
from triktrak.engine.adviser import Progress
from triktrak.rules import Double, Drop, MakePlay, Match, Roll, Side, Take
from triktrak.server.dice import SeededDice
from triktrak.text import LANGUAGES, text

QUICK = Engine("0-ply")
YOU = People("en", two=False).you
ENGINE = Engine("2-ply")


def opened(dice: str = "31") -> Match:
    """A match in which the person at the keyboard, who is White, has won the opening roll."""
    match = run(Match.start(3), dice)
    assert match.to_act is YOU
    return match


def typed(match: Match, *lines: str, counsel: Counsel | None, lang: str = "en") -> tuple[list[str], Match]:
    screen = Typist(lines)
    people = People(lang, two=counsel is None)
    bot = None if counsel is None else Bot(QUICK)
    made = Session(match, people, bot, SeededDice(1), screen, lambda _: None, counsel=counsel)
    with pytest.raises(EOFError):
        made.play()
    return screen.told, made.match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_lists_the_best_plays_with_equities_and_chances(lang: str) -> None:
    told, match = typed(opened(), "hint", counsel=Counsel(ENGINE), lang=lang)
    first = next(line for line in told if line.startswith("1. "))
    assert first.startswith("1. 8/5 6/5: ")
    assert sum(line.startswith(("1. ", "2. ", "3. ")) for line in told) == 3
    assert text("hint-depth", lang, {"plies": 2}) in told
    assert not any("{" in line or "hint-" in line for line in told)
    assert match == opened()


def test_between_people_there_is_no_hint() -> None:
    told, _ = typed(opened(), "hint", counsel=None)
    assert "Hints are there only against the program." in told


def test_the_tutor_says_what_a_play_costs_and_lets_one_think_again() -> None:
    told, match = typed(opened(), "24/20", "perhaps", "no", counsel=Counsel(ENGINE, above=0.05))
    assert any(line.startswith("24/20 costs 0.") for line in told)
    assert "Better: 8/5 6/5." in told
    assert "The better play makes your 5 point." in told
    assert told.count("Do it all the same? (yes / no)") == 2
    assert match == opened()


def test_what_is_done_all_the_same_is_done() -> None:
    told, _ = typed(opened(), "24/20", "yes", counsel=Counsel(ENGINE, above=0.05))
    assert "You play 24/20." in told


def test_what_costs_no_more_than_chosen_is_done_without_a_word() -> None:
    for above, play in ((0.05, "8/5 6/5"), (0.9, "24/20"), (None, "24/20")):
        told, match = typed(opened(), play, counsel=Counsel(ENGINE, above=above))
        assert len(match.game.actions) > 1
        assert not any("costs" in line for line in told)


def test_a_play_against_the_rules_is_refused_as_ever() -> None:
    told, match = typed(opened(), "24/19", counsel=Counsel(ENGINE, above=0.0))
    assert "24/19 does not fit the roll." in told
    assert match == opened()


def test_the_cube_is_advised_and_watched() -> None:
    match = run(Match.start(3), "31", "8/5 6/5", "11", "24/22 6/5(2)")
    assert match.to_act is YOU
    counsel = Counsel(ENGINE, above=0.02)
    told, after = typed(match, "hint", "double", "no", counsel=counsel)
    assert after == match
    for way in ("No double", "Double, take", "Double, drop"):
        assert any(line.startswith(f"{way}: ") for line in told)
    assert any(line.startswith("This double costs 0.") for line in told)
    assert text("tutor-better", "en", {"what": text("hint-word", "en", {"word": "roll"})}) + "." in told
    assert counsel.warning(match, Roll, "en") == []


def test_an_answer_to_a_double_is_advised_and_watched() -> None:
    match = run(Match.start(3), "13", "8/5 6/5", "11", "24/22 6/5(2)").apply(Double())
    side = match.to_act
    assert side is not None
    counsel = Counsel(ENGINE, above=0.02)
    assert counsel.warning(match, Take(), "en") == []
    warned = counsel.warning(match, Drop(), "en")
    assert warned[0].startswith("This drop costs 1.")
    assert warned[1] == "Better: Take."
    assert counsel.hint(match, "en")[0] == "A take."


class Slow(Engine):
    """Tells how far it is when the time is up."""

    def __init__(self) -> None:
        super().__init__("0-ply")
        self.now = 0.0

    def rank(self, situation: Any, on_progress: Progress | None = None) -> Any:
        """Think too long."""
        assert on_progress is not None
        self.now += PATIENCE_S / 2
        on_progress(0.1)
        self.now += PATIENCE_S
        on_progress(0.2)
        raise AssertionError("was waited for")


def test_a_slow_engine_lets_the_play_pass() -> None:
    engine = Slow()
    counsel = Counsel(engine, above=0.0, clock=lambda: engine.now)
    assert counsel.warning(opened(), MakePlay(((24, 21), (21, 20))), "en") == []
    assert Side.WHITE is YOU

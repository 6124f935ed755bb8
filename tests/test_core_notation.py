"""Plays in writing: one way of printing, many of reading, and the rule behind every refusal."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core_data import cases, lines, roll
from triktrak import ALL_ROLLS, IllegalPlay, Malformed, Play, Position, TriktrakError
from triktrak.text import LANGUAGES

START = Position.start()


@pytest.mark.parametrize("line", lines("readings.txt"))
def test_a_play_is_read_however_it_is_written(line: str) -> None:
    where, text, printed = line.split(" | ")
    identifier, dice = where.split()
    play = Play.parse(text, Position.from_id(identifier), roll(dice))
    assert str(play) == printed


@pytest.mark.parametrize("line", lines("refusals.txt"))
def test_a_refusal_names_the_rule(line: str) -> None:
    where, text, reason = line.split(" | ")
    identifier, dice = where.split()
    code, *stated = reason.split(maxsplit=1)
    with pytest.raises(IllegalPlay) as refused:
        Play.parse(text, Position.from_id(identifier), roll(dice))
    assert refused.value.code == code
    assert " ".join(f"{name}={value}" for name, value in refused.value.params.items()) == "".join(stated)
    for lang in LANGUAGES:
        sentence = refused.value.message(lang)
        assert not sentence.startswith("error-")
        assert "{" not in sentence


def test_every_rule_is_among_the_refusals() -> None:
    named = {line.split(" | ")[2].split()[0] for line in lines("refusals.txt")}
    assert named == {
        *("no_checker", "blocked", "bar_first", "not_all_home", "higher_checker", "wrong_die", "too_many_steps"),
        *("must_play_both", "must_play_larger", "must_play_die", "must_play_more", "no_legal_play"),
        *("ambiguous", "no_hit"),
    }


def test_what_is_printed_is_read_back() -> None:
    for case in cases("legal_plays.txt"):
        for play in case.position.plays(case.dice):
            assert Play.parse(str(play), case.position, case.dice) == play
            backwards = ", ".join(reversed(str(play).split())).upper()
            assert Play.parse(backwards, case.position, case.dice) == play


def test_steps_one_by_one_are_read_in_any_order() -> None:
    for case in list(cases("legal_plays.txt"))[::20]:
        for play in case.position.plays(case.dice)[:20]:
            for order in itertools.permutations(play.steps):
                text = " ".join(f"{start}/{end}" for start, end in order)
                if all(
                    hit == (end in {stop for (_, stop), h in zip(play.steps, play.hits, strict=True) if h})
                    for (_, end), hit in zip(play.steps, play.hits, strict=True)
                ):
                    assert Play.parse(text, case.position, case.dice) == play


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 1),
        ("  ", 3),
        ("hello", 1),
        ("8", 2),
        ("8/", 3),
        ("8/5 6", 6),
        ("8/5 6/5 x", 9),
        ("8/5/", 5),
        ("26/20", 1),
        ("8/25", 3),
        ("8/bar", 3),
        ("off/5", 1),
        ("0/5", 1),
        ("8/5(0)", 6),
        ("8/5(2", 6),
        ("8/5()", 5),
        ("8/5**", 5),
        ("99999999999999999999/5", 1),
        ("8/5(99999999999999999999)", 9),
        ("ö 8/5", 1),
        ("8/5 ö", 5),
        ("8/5\0", 4),
        ("-8/5", 1),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_at_its_place(text: str, at: int) -> None:
    with pytest.raises(Malformed) as refused:
        Play.parse(text, START, (3, 1))
    assert refused.value.code == "notation"
    assert refused.value.params == {"text": text, "at": at}
    assert text in str(refused.value)


@settings(max_examples=1_000)
@given(st.text(alphabet="0123456789/*()-, baroffBAR", max_size=24), st.sampled_from(ALL_ROLLS))
def test_any_text_is_a_play_or_a_clear_refusal(text: str, dice: tuple[int, int]) -> None:
    position = Position.from_id("4PPgASSQ+OgEAg")
    try:
        play = Play.parse(text, position, dice)
    except TriktrakError as refused:
        sentence = str(refused)
    else:
        sentence = str(play) if play in position.plays(dice) else ""
    assert sentence


def test_one_checker_is_written_in_one_except_where_it_hits() -> None:
    position = Position.from_id("yOeDATDsnIMBMA")
    assert [str(play) for play in position.plays((5, 3))][:2] == ["24/21*/16", "24/21* 13/8"]


def test_equal_ways_are_counted() -> None:
    assert "8/7(2) 6/5(2)" in map(str, START.plays((1, 1)))
    position = Position.from_points([0] * 16 + [-1] + [0] * 6 + [-2] + [2] + [0])
    hitting = {str(play): play.hits for play in position.plays((4, 4))}
    assert hitting["24/16*(2)"] == (False, False, True, False)
    assert hitting["24/16*/8"] == (False, True, False, False)

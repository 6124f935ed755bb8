"""What a hint claims of a board is so: data says in which words, random play that no claim contradicts the core."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triktrak import ALL_ROLLS, Dice, Evaluation, Play, Position
from triktrak._core import unrelated_positions
from triktrak.analysis.facts import blots, compared, dances, effective, fact_text, percent, risk, row, shots, standing
from triktrak.engine.tables import endings
from triktrak.rules.turn import Note
from triktrak.text import LANGUAGES

DATA = Path(__file__).parents[1] / "data" / "hint_facts.txt"
EVEN = Evaluation(0.5, 0.1, 0.0, 0.1, 0.0)
POSITIONS = unrelated_positions(300, 7)


def cases() -> Iterator[tuple[str, list[str]]]:
    """Yield the first line of each block with the sentences below it."""
    lines = [line for line in DATA.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    for filled, block in groupby(lines, key=bool):
        if filled:
            first, *sentences = block
            yield first, sentences


@pytest.mark.parametrize(("case", "sentences"), [*cases()])
def test_a_position_has_the_sentences_expected(case: str, sentences: list[str]) -> None:
    board, tried, better = (part.strip() for part in case.split("|"))
    name, dice = board.split()
    position, roll = Position.from_id(name), (int(dice[0]), int(dice[1]))
    notes = compared(Play.parse(tried, position, roll), Play.parse(better, position, roll), EVEN, EVEN)
    assert [f"{lang} {fact_text(note, lang)}" for lang in ("en", "nl", "de") for note in notes] == sentences


positions = st.sampled_from(POSITIONS)
rolls = st.sampled_from(ALL_ROLLS)


def hitting(position: Position) -> int:
    """The rolls of the opponent that hit, found by playing every one of them."""
    theirs = position.flip()
    waiting = position.points[25]
    return sum(roll.weight for roll in ALL_ROLLS if any(-play.after.points[0] > waiting for play in theirs.plays(roll)))


@given(positions)
def test_shots_are_the_rolls_after_which_somebody_more_is_on_the_bar(position: Position) -> None:
    assert shots(position) == hitting(position)


@given(positions)
def test_dances_are_the_rolls_that_leave_whoever_is_on_the_bar_no_play(position: Position) -> None:
    theirs = position.flip()
    stuck = sum(roll.weight for roll in ALL_ROLLS if not theirs.plays(roll))
    assert dances(position) == (stuck if theirs.points[25] else 0)


@given(positions, rolls, st.randoms(use_true_random=False))
def test_no_claim_about_two_plays_contradicts_the_core(  # noqa: PLR0912  one case for each claim
    position: Position, roll: Dice, chance: Random
) -> None:
    plays = position.plays(roll)
    if len(plays) < 2:
        return
    tried, better = chance.sample(plays, 2)
    mine, good = tried.after, better.after
    for note in compared(tried, better, EVEN, EVEN):
        said = dict(note.params)
        points = [int(point) for point in str(said.get("points", "")).split(", ") if point]
        match note.code:
            case "hits":
                taken = [-play.after.points[0] + position.points[0] for play in (better, tried)]
                assert (said["count"], said["tried"]) == (taken[0], taken[1])
                assert taken[0] > taken[1]
            case "makes" | "anchors":
                assert all(position.points[at] < 2 <= good.points[at] and mine.points[at] < 2 for at in points)
                assert all((at >= 19) == (note.code == "anchors") for at in points)
                assert len(points) == said["count"]
            case "breaks":
                assert all(position.points[at] >= 2 > mine.points[at] and good.points[at] >= 2 for at in points)
                assert len(points) == said["count"]
            case "row":
                assert said == {"better": row(good), "tried": row(mine)}
                assert row(good) > row(mine)
            case "shots":
                assert said == {"tried": hitting(mine), "better": hitting(good)}
                assert hitting(mine) > hitting(good)
            case "dances":
                assert said == {"better": dances(good), "tried": dances(mine)}
            case "blots":
                singles = [sum(count == 1 for count in after.sides[0][1:25]) for after in (mine, good)]
                assert said == {"tried": singles[0], "better": singles[1]}
                assert blots(good) == singles[1] < singles[0]
            case "off":
                assert said == {"better": good.off[0], "tried": mine.off[0]}
                assert good.off[0] > mine.off[0]
            case "effective":
                table = endings().one_sided
                pips = [round(table.epc(after.sides[0][1:7]), 1) for after in (mine, good)]
                assert said == {"tried": pips[0], "better": pips[1]}
                assert pips[0] > pips[1]
            case "outside":
                left = [sum(after.sides[0][7:]) for after in (mine, good)]
                assert said == {"tried": left[0], "better": left[1]}
                assert left[0] > left[1]
            case _:
                pytest.fail(f"{note.code}: a claim that is not held to the core")


@given(positions, st.booleans())
def test_no_claim_about_how_it_stands_contradicts_the_core(position: Position, on_roll: bool) -> None:
    other = position.flip()
    for note in standing(position, EVEN, on_roll=on_roll):
        said = dict(note.params)
        match note.code:
            case "race":
                assert position.race
                assert (said["own"], said["theirs"]) == position.pips
                assert said["pips"] == abs(position.pips[0] - position.pips[1])
            case "race_effective":
                assert said == {"own": round(effective(position) or 0, 1), "theirs": round(effective(other) or 0, 1)}
            case "you_hit":
                assert on_roll
                assert said["count"] == hitting(other)
            case "they_hit":
                assert not on_roll
                assert said["count"] == hitting(position)
            case "they_wait":
                assert said["count"] == other.sides[0][25]
            case "you_wait":
                assert said["count"] == position.sides[0][25]
            case "your_row" | "their_row":
                assert said["length"] == row(position if note.code == "your_row" else other) >= 4
            case "home_points":
                made = [sum(count > 1 for count in side[1:7]) for side in position.sides]
                assert said == {"own": made[0], "theirs": made[1]}
            case _:
                pytest.fail(f"{note.code}: a claim that is not held to the core")


@given(positions)
def test_a_row_is_points_side_by_side_with_somebody_behind_them(position: Position) -> None:
    points, longest = position.points, row(position)
    rows = [
        (start, length)
        for start in range(1, 25)
        for length in range(1, 26 - start)
        if all(points[at] > 1 for at in range(start, start + length)) and any(n < 0 for n in points[:start])
    ]
    assert longest == max((length for _, length in rows), default=0)


chances = st.floats(0, 1)


@given(chances, chances)
def test_chances_a_percent_apart_never_look_alike(one: float, other: float) -> None:
    assert abs(one - other) < 0.01 + 1e-9 or percent(one) != percent(other)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("chance", "word"), [(0.0, "hardly"), (0.05, "small"), (0.2, "real"), (0.4, "high"), (0.45, "huge"), (1.0, "huge")]
)
def test_a_danger_has_a_word_and_a_sentence_with_its_number(lang: str, chance: float, word: str) -> None:
    assert risk(chance) == word
    note = Note.of("loses_gammons", risk=word, tried=percent(chance), better=0)
    told = fact_text(note, lang)
    assert str(percent(chance)) in told
    assert "{" not in told


def test_more_gammons_lost_and_fewer_games_won_are_told() -> None:
    start = Position.start()
    tried, better = (Play.parse(text, start, (6, 1)) for text in ("13/6", "13/7 8/7"))
    worse, best = Evaluation(0.47, 0.1, 0.0, 0.20, 0.0), Evaluation(0.52, 0.15, 0.0, 0.13, 0.0)
    told = [fact_text(note, "en") for note in compared(tried, better, worse, best)]
    assert told[-3:] == [
        "The danger of losing a gammon is real: 20% instead of 13%.",
        "The better play wins a gammon in 15%, yours in 10%.",
        "The better play wins 52%, yours 47%.",
    ]
    assert compared(better, tried, best, worse) == ()

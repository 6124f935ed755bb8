"""Match equity: the table of the release, and tables from files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cases import CASES, needed
from triktrak import Cube, Malformed, Rules, Score
from triktrak._core import MatchEquity, worth
from triktrak.engine.met import match_equity, read_match_equity, write_match_equity

AWAY = st.integers(1, 64)


@pytest.mark.parametrize(
    ("own", "theirs", "crawford", "published"),
    [
        (2, 1, True, 0.3226),
        (3, 1, True, 0.2492),
        (4, 1, True, 0.1856),
        (2, 1, False, 0.4880),
        (3, 1, False, 0.3226),
        (4, 1, False, 0.3100),
        (5, 1, False, 0.1901),
        (2, 3, False, 0.5995),
        (2, 4, False, 0.6687),
        (3, 4, False, 0.5715),
        (3, 5, False, 0.6480),
    ],
)
def test_match_equity_is_the_published_table(own: int, theirs: int, crawford: bool, published: float) -> None:
    assert match_equity()(own, theirs, crawford) == pytest.approx(published, abs=5.1e-5)


@needed
def test_match_equity_is_what_another_program_reads_in_that_table() -> None:
    rows = [
        json.loads(line)
        for path in (CASES / "fixtures" / "met").glob("*.jsonl")
        for line in path.read_text().splitlines()
    ]
    assert rows
    for row in rows:
        crawford = row["table"] != "post_crawford"
        found = match_equity()(row["player_away"], row["opponent_away"], crawford)
        assert found == pytest.approx(row["mwc"], abs=2e-5), row


@given(AWAY, AWAY, st.booleans())
def test_the_chances_of_both_sides_add_to_one_and_rise_with_every_point(own: int, theirs: int, crawford: bool) -> None:
    table = match_equity()
    here = table(own, theirs, crawford)
    assert here + table(theirs, own, crawford) == pytest.approx(1.0)
    if own > 1:
        # A single point to go is reached by playing the Crawford game next.
        assert table(own - 1, theirs, crawford or own == 2) > here - 1e-9


def test_gammons_are_worth_nothing_at_double_match_point() -> None:
    assert worth(Score(6, 6, 7), Cube.none, Rules(), match_equity()) == ((1.0,) * 3, (-1.0,) * 3)


def test_jacoby_takes_the_gammons_from_an_unturned_cube() -> None:
    table = match_equity()
    assert worth(Score.money(), Cube(), Rules(jacoby=True), table) == ((1.0,) * 3, (-1.0,) * 3)
    assert worth(Score.money(), Cube(), Rules(), table) == ((1.0, 2.0, 3.0), (-1.0, -2.0, -3.0))


def test_in_every_match_that_can_be_played_a_win_is_worth_more_than_a_loss() -> None:
    for own in range(64):
        for theirs in range(64):
            won, lost = worth(Score(own, theirs, 64), Cube(), Rules(), match_equity())
            assert won[2] >= won[1] >= won[0] > lost[0] >= lost[1] >= lost[2]


@pytest.mark.parametrize(("own", "theirs", "length"), [(190, 0, 200), (0, 190, 200), (0, 0, 65), (9990, 0, 9999)])
def test_a_match_too_long_to_be_told_apart_is_refused(own: int, theirs: int, length: int) -> None:
    with pytest.raises(Malformed) as refused:
        worth(Score(own, theirs, length), Cube(), Rules(), match_equity())
    assert refused.value.code == "match_length"


def test_a_table_is_written_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "short.met"
    path.write_text(write_match_equity(match_equity(), "short", 9), "utf-8")
    table = read_match_equity(path)
    assert table.length == 9
    assert table(4, 7, crawford=False) == pytest.approx(match_equity()(4, 7, crawford=False), abs=1e-5)


XML = """<?xml version="1.0"?>
<met><info><name>Short</name><length>2</length></info>
<pre-crawford-table type="explicit"><row><me>.5</me><me>.7</me></row>
<row><me>.3</me><me>.5</me></row></pre-crawford-table>
<post-crawford-table player="both" type="explicit"><row><me>.5</me><me>.48</me></row></post-crawford-table></met>
"""


def test_a_table_is_read_from_xml(tmp_path: Path) -> None:
    path = tmp_path / "short.xml"
    path.write_text(XML, "utf-8")
    table = read_match_equity(path)
    assert isinstance(table, MatchEquity)
    assert (table(2, 1, crawford=True), table(2, 1, crawford=False)) == pytest.approx((0.3, 0.48))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "met_length"),
        ("JPEG\0", "met_form"),
        ("before .5\nbehind x\n", "met_form"),
        ("before .5 .7 .3 .5\nbehind .5\n", "met_length"),
        ("before .5 .7\nbefore .4 .5\nbehind .5 .48\n", "met_values"),
        ("<met></met>", "met_form"),
        ("<met", "met_form"),
        (XML.replace("<met>", '<!DOCTYPE met [<!ENTITY a "b">]><met>'), "met_form"),
        (XML.replace("<me>.7</me>", "<me>seven</me>"), "met_form"),
        (XML.replace("<me>.7</me>", "<me>7</me>"), "met_values"),
    ],
)
def test_what_is_no_table_is_named(text: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / "table"
    path.write_text(text, "utf-8")
    with pytest.raises(Malformed) as refused:
        read_match_equity(path)
    assert refused.value.code == code
    assert "table" in refused.value.message("en")


@pytest.mark.parametrize("name", ["missing", ".", "damaged"])
def test_a_file_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    (tmp_path / "damaged").write_bytes(b"\xff\xfe")
    with pytest.raises(Malformed) as refused:
        read_match_equity(tmp_path / name)
    assert refused.value.code == "met_file"
    assert str(tmp_path) in str(refused.value)


@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_short_table_is_continued_from_scores_at_which_the_match_is_won(length: int) -> None:
    usual = match_equity()
    away = range(1, length + 1)
    before = [usual(own, theirs, crawford=True) for own in away for theirs in away]
    table = MatchEquity(length, before, [usual(own, 1, crawford=False) for own in away])
    for own in range(1, 10):
        assert table(own, 1, crawford=False) == pytest.approx(usual(own, 1, crawford=False), abs=0.06)
        for theirs in range(1, 10):
            assert table(own, theirs, crawford=True) == pytest.approx(usual(own, theirs, crawford=True), abs=0.06)

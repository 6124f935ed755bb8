"""Other people's files: understood where they are clear, asked about where they are not, never half taken in."""

from __future__ import annotations

from typing import Any

import pytest

from meta.repository import ROOT
from scorebook.books import numbered
from triktrak.errors import Malformed
from triktrak.rules import Award, Result, Side
from triktrak.scorebook import Book, Line, Player, Sheet
from triktrak.scorebook.files import Choices, Taking, changes, take, write_backup, write_table
from triktrak.scorebook.files.columns import FIELDS, guessed, heading

HEAD = "day,player 1,player 2"


def taken(text: str | bytes, book: Book | None = None, **choices: Any) -> Taking:
    data = text.encode() if isinstance(text, str) else text
    made = Choices(**choices)
    return take(data, Book([]) if book is None else book, numbered(), made)


def book_of(text: str, **choices: Any) -> Book:
    found = taken(text, **choices)
    assert [str(problem) for problem in found.problems if problem.fatal] == []
    return Book(found.records)


def problems(text: str, **choices: Any) -> list[tuple[int, str, str]]:
    return [(each.line, each.column, each.code) for each in taken(text, **choices).problems if each.fatal]


@pytest.mark.parametrize(
    ("head", "encoding"),
    [
        ("Datum;Speler 1;Speler 2;Winnaar;Winst;Cube;Opmerkingen", "utf-8"),
        ("Datum\tSpieler 1\tSpieler 2\tGewinner\tGewinn\tDopplerwürfel\tKommentar", "utf-16"),
        ("date,Player_1,PLAYER 2,won by,win type,cube value,comment", "utf-8-sig"),
        ("Datum;Gegner 1;Gegner 2;Gewinner;Gewinn;Dopplerwürfel;Notiz", "cp1252"),
    ],
)
def test_headings_of_three_languages_and_any_encoding_are_understood(head: str, encoding: str) -> None:
    delimiter = next(sign for sign in ";\t," if sign in head)
    row = delimiter.join(["31-12-2026", "Zoë", "Jürgen", "Jürgen", "gammon", "2", "€"])
    mapping = {"Gegner 1": "player 1", "Gegner 2": "speler 2"} if "Gegner" in head else {}
    book = Book(taken(f"{head}\r\n{row}\r\n".encode(encoding), mapping=mapping).records)
    assert {player.name for player in book.players.values()} == {"Zoë", "Jürgen"}
    (line,) = book.lines.values()
    assert (line.actions, line.note) == ((Result(Side.BLACK, 2, 2),), "€")


def test_a_name_is_the_same_name_however_its_letters_and_blanks_are_written() -> None:
    known = Player(id="01900000-0000-7000-8000-0000000000aa", name="Zoë de Wit")
    found = taken(f"{HEAD},place\n2026-05-01,Zoe\u0308  de\u00a0Wit ,Bo, Cafe\u0301 \n", Book([known]))
    names = {record.name for record in found.records if not isinstance(record, Sheet | Line)}
    assert names == {"Bo", "Café"}


@pytest.mark.parametrize(
    ("day", "iso"),
    [
        ("2026-12-31", "2026-12-31"),
        ("31-12-2026", "2026-12-31"),
        ("31.12.2026", "2026-12-31"),
        ("12/31/2026", "2026-12-31"),
        ("2026-12-31T20:15:00", "2026-12-31"),
        ("5/5/2026", "2026-05-05"),
        ("3.4.2026", "2026-04-03"),
    ],
)
def test_a_day_is_read_as_it_was_written(day: str, iso: str) -> None:
    (sheet,) = book_of(f"{HEAD},score\n{day},Anna,Bo,7-4\n").sheets.values()
    assert sheet.day == iso


def test_a_day_that_may_be_two_is_asked_and_not_guessed() -> None:
    table = f"{HEAD},score\n03/04/2026,Anna,Bo,7-4\n"
    assert problems(table) == [(2, "day", "book_day_ambiguous")]
    assert [sheet.day for sheet in book_of(table, days="mdy").sheets.values()] == ["2026-03-04"]
    # One day of the column that can be read in one way only speaks for all of it.
    assert next(iter(book_of(table + "25/12/2026,Anna,Bo,7-5\n").sheets.values())).day == "2026-04-03"
    assert problems(table + "25/12/2026,Anna,Bo,7-5\n12/25/2026,Anna,Bo,7-5\n") == [(2, "day", "book_day_ambiguous")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "book_file_empty"),
        (b" \r\n\r\n", "book_file_empty"),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF\x00" + bytes(range(256)) * 40, "book_file_binary"),
        (b"a" * (16 * 1024 * 1024 + 1), "book_file_large"),
        (b'day,player 1,player 2\n2026-05-01,"Anna,Bo\n', "book_csv_open_quote"),
        (b'day,player 1,player 2\n2026-05-01,"An"na,Bo\n', "book_csv_quote"),
        (b"just a letter to a friend\nhow are you?\n", "book_columns_missing"),
        (b"," * 600, "book_csv_columns"),
        (b"{", "book_backup_json"),
        (b'{"format":"other"}', "book_backup_other"),
        (b'{"format":"triktrak-scorebook","version":99}', "book_backup_version"),
        (b'{"format":"triktrak-scorebook","version":1}', "book_backup_field"),
    ],
)
def test_what_is_no_scorebook_at_all_is_refused_whole(data: bytes, code: str) -> None:
    with pytest.raises(Malformed) as fault:
        taken(data)
    assert fault.value.code == code
    assert "{" not in fault.value.message("nl").replace(data[:1].decode("latin-1"), "")


@pytest.mark.parametrize(
    ("columns", "cells", "where", "code"),
    [
        ("winner,points", "Bo,-3", "points", "book_cell_range"),
        ("winner,cube", "Bo,3", "cube", "cube"),
        ("winner,cube", "Bo,two", "cube", "book_cell_number"),
        ("winner,win", "Bo,huge", "win", "book_cell_word"),
        ("winner", "Cas", "winner", "book_row_player"),
        ("winner,length", "Bo,999", "length", "book_cell_range"),
        ("score 1,score 2,winner", "7,4,Bo", "winner", "book_row_winner"),
        ("score 1,score 2", "7,", "score 2", "book_cell_empty"),
        ("score 1,score 2,length", "9,9,7", "score 1", "book_final"),
        ("score", "seven to four", "score", "book_row_result"),
        ("winner,crawford", "Bo,perhaps", "crawford", "book_cell_yes"),
        ("win", "gammon", "", "book_row_no_winner"),
        ("winner,end", "Bo,time", "", "book_row_no_points"),
        ("points 1,points 2", "4,4", "points 1", "book_row_both_points"),
        ("kind,winner", "other,Bo", "", "book_game_name"),
        ("note,winner", "x" * 4001 + ",Bo", "note", "book_cell_long"),
        ("note,winner", "\x01,Bo", "", ""),
    ],
)
def test_a_fault_is_named_at_its_line_and_column_and_nothing_is_taken_in(
    columns: str, cells: str, where: str, code: str
) -> None:
    table = f"{HEAD},{columns}\n2026-05-01,Anna,Bo,{cells}\n2026-05-02,Anna,Bo,{cells}\n"
    if not code:
        with pytest.raises(Malformed):
            taken(table)
        return
    found = taken(table)
    assert (2, code) in [(each.line, each.code) for each in found.problems]
    assert not where or where in [each.column for each in found.problems]
    assert found.records == ()
    assert found.refused
    for lang in ("en", "nl", "de"):
        assert "{" not in found.problems[0].place(lang)


def test_a_name_of_ten_thousand_letters_and_the_year_nought_are_faults_of_their_cells() -> None:
    table = f"{HEAD},score\n2026-05-01,{'A' * 10_000},Bo,7-4\n0000-01-01,Anna,Bo,7-4\n2026-05-01,Bo,Bo,7-4\n"
    assert problems(table) == [
        (2, "player 1", "book_cell_long"),
        (3, "day", "book_day"),
        (4, "player 2", "book_player_twice"),
    ]


def test_what_is_right_is_taken_in_alone_only_when_that_is_asked_for() -> None:
    table = f"{HEAD},score\n2026-05-01,Anna,Bo,7-4\n2026-05-01,Cas,Dirk,7:five\n"
    assert taken(table).records == ()
    left = taken(table, leave_out=True)
    assert [record.name for record in left.records if isinstance(record, Player)] == ["Anna", "Bo"]
    assert left.sheets == 1


def test_doubles_are_found_whoever_sat_where_and_kept_by_choice() -> None:
    book = book_of(f"{HEAD},score\n2026-05-01,Anna,Bo,7-4\n")
    twice = f"{HEAD},score\n2026-05-01,bo,ANNA,4-7\n2026-05-01,Anna,Bo,7-4\n"
    found = taken(twice, book)
    # Of two that are alike, one of which is in the book, one is new.
    assert (found.doubles, found.sheets) == (1, 1)
    assert [shown.double for shown in found.preview] == [True, False]
    assert not any(isinstance(record, Player) for record in found.records)
    assert taken(twice, book, keep_duplicates=True).sheets == 2


def test_sheets_with_the_same_score_from_other_games_are_no_doubles() -> None:
    head = f"sheet,{HEAD},game,winner,win,cube\n"
    book = book_of(head + "s,2026-05-01,Anna,Bo,1,Anna,gammon,2\ns,2026-05-01,Anna,Bo,2,Anna,,1\n")
    other = head + "s,2026-05-01,Anna,Bo,1,Anna,,1\ns,2026-05-01,Anna,Bo,2,Anna,gammon,2\n"
    assert taken(other, book).doubles == 0


def test_rows_of_one_sheet_are_told_by_its_word_or_by_numbers_that_rise() -> None:
    rows = "2026-05-01,Anna,Bo,1,Anna\n,,,2,Bo\n2026-05-01,Anna,Bo,1,Bo\n"
    book = book_of(f"{HEAD},game,winner\n{rows}")
    assert [len(lines) for lines in book.lines_of.values()] == [2, 1]


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        (["1,Anna,gammon,1,drop"], [(2, "win", "drop_kind")]),
        (["1,Anna,gammon,2,", "2,Bo,single,1,drop"], [(3, "cube", "double_crawford")]),
        (["1,Anna,single,64,"], [(2, "cube", "cube_unreachable")]),
        (["1,Anna,single,4,", "2,Anna,single,1,", "3,Bo,single,1,"], [(4, "", "match_over")]),
    ],
)
def test_what_the_rules_say_of_a_game_is_told_at_its_line(rows: list[str], told: list[tuple[int, str, str]]) -> None:
    head = f"{HEAD},length,number,winner,win,cube,end"
    found = taken("\n".join([head, *(f"2026-05-01,Anna,Bo,5,{row}" for row in rows)]))
    assert [(each.line, each.column, each.code) for each in found.problems] == told
    assert (found.sheets, found.refused) == (1, False)


def test_points_that_the_rules_count_otherwise_stand_and_are_told() -> None:
    found = taken(f"{HEAD},winner,win,cube,points\n2026-05-01,Anna,Bo,Bo,gammon,2,3\n")
    assert [(each.code, each.fatal) for each in found.problems] == [("book_row_points", False)]
    (line,) = (record for record in found.records if isinstance(record, Line))
    assert line.actions == (Result(Side.BLACK, 2, 2), Award(Side.BLACK, 3))


@pytest.mark.parametrize(
    ("cells", "action"),
    [
        (",,1", Result(Side.WHITE)),
        ("gammon,,4", Result(Side.WHITE, 2, 2)),
        (",2,6", Result(Side.WHITE, 3, 2)),
        (",,4", Award(Side.WHITE, 4)),
    ],
)
def test_kind_and_cube_follow_from_points_where_these_leave_no_choice(cells: str, action: object) -> None:
    (line,) = book_of(f"{HEAD},winner,win,cube,points\n2026-05-01,Anna,Bo,Anna,{cells}\n").lines.values()
    assert line.actions == (action,)


def test_winner_and_loser_name_the_players_and_a_day_may_be_given_for_all() -> None:
    book = book_of("winnaar;verliezer;lengte;uitslag\nAnna;Bo;7;7-3\n", day="2026-05-01")
    (sheet,) = book.sheets.values()
    assert (sheet.kind, sheet.length, sheet.final, sheet.day) == ("match", 7, (7, 3), "2026-05-01")


def test_columns_can_be_named_by_heading_or_number_and_left_out() -> None:
    table = "wanneer,wie,tegen wie,won,score\n2026-05-01,Anna,Bo,zomaar,7-4\n"
    mapping = {"wanneer": "datum", "2": "player 1", "Tegen Wie": "player:2", "won": ""}
    found = taken(table, mapping=mapping)
    assert found.sheets == 1
    assert dict(found.columns)["won"] == ""
    for wrong, code in (({"nergens": "day"}, "book_column_unknown"), ({"won": "shoe"}, "book_import_field")):
        with pytest.raises(Malformed) as fault:
            taken(table, mapping=wrong)
        assert fault.value.code == code


def test_cells_that_a_spreadsheet_would_run_are_made_harmless_and_come_back() -> None:
    new = numbered()
    names = ("=HYPERLINK(1)", "+1", "-1", "@x", "'=1", "'t Hart")
    players = [Player(id=new(), name=name) for name in names]
    sheets = [
        Sheet(id=new(), kind="money", players=(a.id, b.id), day="2026-05-01", final=(-3, 3))
        for a, b in zip(players[::2], players[1::2], strict=True)
    ]
    table = write_table(Book([*players, *sheets])).decode()
    cells = [cell for line in table.split("\r\n")[1:] for cell in line.split(",")]
    assert [cell for cell in cells if cell[:1] in ("=", "+", "@", "\t")] == []
    assert "-3" in cells  # a number is no formula
    assert {record.name for record in taken(table).records if isinstance(record, Player)} == set(names)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b'"length":7', b'"length":"7"', ("sheet", 1, "length")),
        (b'"name":"Anna"', b'"name":""', ("player", 1, "name")),
        (b'"name":"Anna"', b'"nome":"Anna"', ("player", 1, "nome")),
        (b'"day":"2026-05-01"', b'"day":"0000-01-01"', ("sheet", 1, "day")),
    ],
)
def test_a_fault_in_a_backup_names_the_record_and_the_field(old: bytes, new: bytes, told: tuple[str, int, str]) -> None:
    backup = write_backup(book_of(f"{HEAD},score,length\n2026-05-01,Anna,Bo,7-4,7\n"))
    assert old in backup
    with pytest.raises(Malformed) as fault:
        taken(backup.replace(old, new))
    assert (fault.value.params["kind"], fault.value.params["number"], fault.value.params["field"]) == told


def test_a_backup_puts_back_what_was_changed_only_when_that_is_asked_for() -> None:
    book = book_of(f"{HEAD},score\n2026-05-01,Anna,Bo,7-4\n")
    backup = write_backup(book)
    renamed = Book(
        [*book, *(Player(id=player.id, name="X") for player in book.players.values() if player.name == "Bo")]
    )
    assert taken(backup, renamed).records == ()
    (drafted,) = changes(taken(backup, renamed, keep_duplicates=True), renamed)
    assert (drafted.kind, drafted.fields) == ("player", {"name": "Bo"})


def test_a_player_is_written_before_whoever_turned_out_to_be_that_player() -> None:
    new = numbered()
    late, early = new(), new()
    backup = write_backup([Player(id=late, name="A", same_as=early), Player(id=early, name="B")])
    drafted = changes(taken(backup), Book([]))
    assert [draft.fields for draft in drafted] == [{"name": "A"}, {"name": "B"}, {"same_as": early}]


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_every_column_has_a_name_of_its_own_that_is_known_and_documented(lang: str) -> None:
    guide = (ROOT / "docs" / "scorebook.md").read_text(encoding="utf-8")
    for key, column in FIELDS.items():
        name = heading(key, 1 if column.numbered else 0, lang)
        assert guessed(name) == (f"{key}:1" if column.numbered else key)
        assert f"`{key}" in guide
        assert name in guide or key in ("loser", "result")

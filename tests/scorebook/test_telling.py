"""Sentences say what stands on the sheet, in three languages, and name people as was asked."""

# ruff: noqa: RUF001  scores are written with the dash that they have in print

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from scorebook.books import books
from triktrak.rules import Action, Result, Side
from triktrak.scorebook import Book, Event, Line, Player, Sheet, Stake
from triktrak.scorebook.naming import Names, initials, shown
from triktrak.scorebook.statistics import summary
from triktrak.scorebook.statistics.bouts import views
from triktrak.scorebook.statistics.filters import Filter
from triktrak.scorebook.tally import duels, each, tally
from triktrak.scorebook.telling import Teller
from triktrak.text import LANGUAGES

_numbers = count(1)
W, B = Side.WHITE, Side.BLACK


def new() -> str:
    return f"01900000-0000-7000-8000-{next(_numbers):012x}"


PEOPLE = {name: Player(id=new(), name=name) for name in ("Anna", "Bo", "Cas", "Dirk Jan de Wit")}
ANNA, BO, CAS, DIRK = (player.id for player in PEOPLE.values())


def told(kind: str, *results: Action | tuple[int, ...] | Line, lang: str = "nl", **conditions: Any) -> str:
    """What is told of a sheet with these games."""
    players = conditions.pop("players", (ANNA, BO))
    sheet = Sheet(id=new(), kind=kind, players=players, day="2026-03-30", **conditions)  # type: ignore[arg-type]  # settings by name, as they come
    lines = []
    for number, result in enumerate(results, 1):
        if isinstance(result, Line):
            lines.append(result)
        elif isinstance(result, tuple):
            lines.append(Line(id=new(), sheet=sheet.id, number=number, points=result))
        else:
            lines.append(Line(id=new(), sheet=sheet.id, number=number, actions=(result,)))
    book = Book([*PEOPLE.values(), sheet, *(_on(sheet, line) for line in lines)])
    return Teller(book, lang, "full", sheet.players).sheet(sheet)


def _on(sheet: Sheet, line: Line) -> Line:
    return replace(line, sheet=sheet.id)


SEVEN_FOUR = (Result(W, 2), Result(B, 2, 2), Result(W, 1), Result(W, 2, 2))

MATCHES = [
    ("nl", "Anna wint van Bo met 7–4 (2 gammons, hoogste cube 2)"),
    ("de", "Anna gewinnt gegen Bo mit 7:4 (2 Gammons, höchster Doppler 2)"),
    ("en", "Anna beats Bo 7–4 (2 gammons, highest cube 2)"),
]


@pytest.mark.parametrize(("lang", "sentence"), MATCHES)
def test_a_match_is_told_with_the_gammons_of_its_winner_and_the_highest_cube(lang: str, sentence: str) -> None:
    assert told("match", *SEVEN_FOUR, lang=lang, length=7) == sentence


SHEETS: list[tuple[str, tuple[Any, ...], dict[str, Any], str]] = [
    ("match", (Result(B, 1),), {"length": 1}, "Bo wint van Anna met 1–0"),
    ("match", (Result(W, 2),), {"length": 3}, "Anna staat met 2–0 voor tegen Bo (1 gammon)"),
    ("match", (Result(W, 1), Result(B, 1)), {"length": 3}, "Anna en Bo staan gelijk: 1–1"),
    ("match", (), {"length": 3}, "Anna en Bo: geen spel gespeeld"),
    ("match", (Result(B, 1),), {"length": 3, "closed": True}, "Bo en Anna stoppen bij 1–0 in een match tot 3"),
    ("match", (Result(B, 1),), {"length": 3, "winner": 0, "method": "time"}, "Anna wint van Bo op tijd, bij 0–1"),
    ("match", (), {"length": 3, "winner": 1, "method": "forfeit"}, "Bo wint bij 0–0: Anna speelde niet verder"),
    ("match", (), {"length": 3, "winner": 1}, "De winst gaat naar Bo, bij 0–0 tegen Anna"),
    ("match", (), {"length": 5, "final": (5, 3)}, "Anna wint van Bo met 5–3"),
    ("money", (Result(W, 1), Result(B, 1)), {"closed": True}, "Anna en Bo spelen gelijk: 1–1"),
    ("money", (Result(W, 1), Result(B, 3, 2)), {"closed": True},
     "Bo wint 5 punten van Anna (6–1, 1 backgammon, hoogste cube 2)"),
    ("money", (Result(B, 1),), {"closed": True}, "Bo wint 1 punt van Anna (1–0)"),
    ("single", (Result(W, 1),), {}, "Anna wint een spel van Bo (1 punt)"),
    ("single", (Result(B, 3, 4),), {}, "Bo wint van Anna met een backgammon (12 punten, cube 4)"),
    ("single", (Result(W, 1, 2, "drop"),), {}, "Anna wint een spel van Bo (2 punten, cube 2, gepast)"),
    ("other", ((12, 30), (3, -4)), {"game": "Hearts", "closed": True, "low_wins": True},
     "Hearts: Anna wint met 15 punten, vóór Bo (26)"),
    ("other", ((1, 0, 0),), {"game": "Go", "closed": True, "players": (ANNA, BO, CAS)},
     "Go: Anna wint met 1 punt, vóór Bo (0) en Cas (0)"),
    ("other", ((4, 4, -1),), {"game": "Yahtzee", "closed": True, "players": (ANNA, BO, CAS)},
     "Yahtzee: Anna en Bo delen de eerste plaats met 4 punten"),
    ("other", ((4, 9, -1),), {"game": "Yahtzee", "players": (ANNA, BO, CAS)},
     "Yahtzee, tussenstand: Bo 9, Anna 4 en Cas −1"),
    ("chouette",
     (Line(id=new(), sheet=new(), number=1, box=0, captain=1, stakes=(Stake(1, False, 1, 2), Stake(2, True))),),
     {"players": (ANNA, BO, CAS), "closed": True},
     "Chouette: Anna en Cas delen de eerste plaats met +1 punt"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "results", "conditions", "sentence"), SHEETS)
def test_a_sheet_is_told_as_it_stands(
    kind: str, results: tuple[Any, ...], conditions: dict[str, Any], sentence: str
) -> None:
    assert told(kind, *results, **conditions) == sentence


def test_german_puts_points_in_the_right_case() -> None:
    table = {"game": "Skat", "closed": True, "players": (ANNA, BO, CAS)}
    assert told("other", (2, 1, 0), lang="de", **table) == "Skat: Anna gewinnt mit 2 Punkten, vor Bo (1) und Cas (0)"
    assert told("money", Result(W, 1), lang="de", closed=True) == "Anna gewinnt 1 Punkt gegen Bo (1:0)"


def test_of_many_people_the_first_few_are_named() -> None:
    many = [Player(id=new(), name=f"P{n}") for n in range(7)]
    sheet = Sheet(
        id=new(), kind="other", game="Hearts", players=tuple(p.id for p in many), day="2026-03-30", closed=True
    )
    line = Line(id=new(), sheet=sheet.id, number=1, points=tuple(range(7)))
    sentence = Teller(Book([*many, sheet, line]), "en", "full", sheet.players).sheet(sheet)
    assert sentence == "Hearts: P6 wins with 6 points, ahead of P5 (5), P4 (4), P3 (3) and 3 more"


@pytest.mark.parametrize(("names", "called"), [
    ("full", ["Anna", "Dirk Jan de Wit"]), ("initials", ["A.", "D. J. d. W."]), ("hidden", ["Player 1", "Player 2"]),
])  # fmt: skip
def test_people_are_named_as_was_asked(names: Names, called: list[str]) -> None:
    assert list(shown(Book(PEOPLE.values()), [ANNA, DIRK], names, "en").values()) == called


def test_two_people_with_the_same_initials_are_told_apart_and_one_with_two_records_is_not() -> None:
    arie = Player(id=new(), name="Arie")
    twin = Player(id=new(), name="Annabel", same_as=ANNA)
    book = Book([*PEOPLE.values(), arie, twin])
    assert list(shown(book, [ANNA, arie.id, twin.id], "initials", "en").values()) == ["A.", "A. (2)", "A."]


def test_a_letter_keeps_its_marks_among_the_initials() -> None:
    assert initials("E\u0301tienne") == "E\u0301."


def test_a_place_and_an_event_are_told_only_where_people_are_named_in_full() -> None:
    event = Event(id=new(), name="Avond bij Anna thuis")
    sheet = Sheet(id=new(), kind="match", length=3, players=(ANNA, BO), day="2026-03-01", event=event.id)
    book = Book([*PEOPLE.values(), event, sheet])
    assert Teller(book, "de", "full", sheet.players).conditions(sheet) == (
        "Match auf 3 · Avond bij Anna thuis · 1. März 2026"
    )
    assert Teller(book, "de", "initials", sheet.players).conditions(sheet) == "Match auf 3 · 1. März 2026"
    assert "Anna" not in Teller(book, "nl", "hidden", sheet.players).event(event, [sheet])


def test_two_people_are_told_by_the_one_who_is_ahead() -> None:
    event = Event(id=new(), name="Cup")
    sheets = [
        Sheet(id=new(), kind="match", length=1, players=players, day="2026-03-01", event=event.id)
        for players in ((ANNA, BO), (BO, ANNA), (BO, CAS))
    ]
    lines = [
        Line(id=new(), sheet=sheet.id, number=1, actions=(Result(side, 2),))
        for sheet, side in zip(sheets, (B, W, W), strict=True)
    ]
    book = Book([*PEOPLE.values(), event, *sheets, *lines])
    between = tally(duels(book, ANNA, BO))
    assert (between.won, between.lost, between.games_lost) == (0, 2, 2)
    assert Teller(book, "en", "full", [ANNA, BO]).pair(ANNA, BO, between) == "Bo leads Anna 2–0 (games 2–0)"
    assert Teller(book, "nl", "full", [BO]).player(BO, tally(duels(book, BO))) == (
        "Bo heeft 3 van de 3 partijen gewonnen (3 gammons)"
    )
    assert Teller(book, "de", "full", [CAS]).player(CAS, tally(duels(book, CAS))) == ("Cas hat 0 von 1 Partie gewonnen")
    assert Teller(book, "nl", "full", [ANNA, BO, CAS]).event(event, sheets) == (
        "Cup: 3 uitslagen, 3 spellen, 3 spelers. Bo wint de meeste, 3"
    )


@given(books)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_book_holds_can_be_told_without_a_gap(lang: str, book: Book) -> None:
    for sheet in book.sheets.values():
        teller = Teller(book, lang, "hidden", sheet.players)
        for sentence in (teller.sheet(sheet), teller.conditions(sheet)):
            assert sentence
            assert "{" not in sentence
            assert "telling-" not in sentence
            assert "share-" not in sentence
        assert not any(player.name in teller.sheet(sheet).split() for player in book.players.values())


@given(books)
def test_what_somebody_won_somebody_lost_and_the_statistics_say_so_too(book: Book) -> None:
    tallies = each(views(book, Filter()).bouts)
    assert sum(one.won for one in tallies.values()) == sum(one.lost for one in tallies.values())
    assert sum(one.games_won for one in tallies.values()) == sum(one.games_lost for one in tallies.values())
    for person in summary(book, Filter(players=tuple(tallies))).people:
        counted = tally(duels(book, person.player))
        assert counted == tallies[person.player]
        assert counted.games_won == person.duels.games.count
        assert counted.gammons + counted.backgammons == person.duels.gammons_won.count

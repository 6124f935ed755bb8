"""What stands on a sheet is what the rules count, and what they say of it."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triktrak import Malformed
from triktrak.rules import Award, Double, Match, NextGame, Result, Roll, Side
from triktrak.scorebook import Book, Line, Player, Record, Sheet, Stake, read_record, standing, write_record
from triktrak.scorebook.ops import Draft
from triktrak.scorebook.standing import misfit

_numbers = count(1)


def new() -> str:
    return f"01900000-0000-7000-8000-{next(_numbers):012x}"


ANNA, BO, CAS, DIRK = (new() for _ in range(4))


def sheet(kind: str, **conditions: object) -> Sheet:
    players = conditions.pop("players", (ANNA, BO))
    return Sheet(id=new(), kind=kind, players=players, day="2026-05-01", **conditions)  # type: ignore[arg-type]  # settings by name, as they come


def lines(on: Sheet, *actions: object) -> list[Line]:
    return [Line(id=new(), sheet=on.id, number=n, actions=(a,)) for n, a in enumerate(actions, 1)]  # type: ignore[arg-type]  # settings by name, as they come


results = st.builds(
    Result,
    winner=st.sampled_from(Side),
    kind=st.integers(1, 3),
    cube=st.sampled_from([1, 2, 4, 8]),
    end=st.sampled_from(["bear-off", "drop", "resign"]),
)


@given(st.lists(results, max_size=20), st.integers(0, 11))
def test_a_sheet_between_two_counts_as_the_match_of_its_results_does(played: list[Result], length: int) -> None:
    on = sheet("match" if length else "money", length=length)
    match = Match.start(length, source="record")
    for n, one in enumerate(played):
        match = (match.apply(NextGame()) if n else match).apply(one)
    counted = standing(on, lines(on, *played))
    assert counted.score == tuple(match.score)
    assert counted.over == match.over
    assert counted.winner == (None if match.winner is None else int(match.winner))
    assert [game.points[0] for game in counted.games] == [
        game.points if game.winner is Side.WHITE else -game.points for game in match.games if game.winner is not None
    ]
    assert counted.problems == match.problems


def test_the_game_after_one_side_needs_a_point_is_the_crawford_game_once() -> None:
    on = sheet("match", length=3)
    one = lines(on, Result(Side.WHITE, 2), Result(Side.BLACK), Result(Side.BLACK))
    assert [standing(on, one[:n]).crawford for n in range(4)] == [False, True, False, False]
    assert [game.crawford for game in standing(on, one).games] == [False, True, False]


def test_what_is_struck_out_does_not_count_and_two_of_one_number_are_doubtful() -> None:
    on = sheet("money")
    first, second = lines(on, Result(Side.WHITE, cube=2), Result(Side.BLACK))
    again = Line(id=new(), sheet=on.id, number=2, actions=(Result(Side.BLACK),))
    both = standing(on, [first, second, again])
    assert (both.score, both.doubtful) == ((2, 2), (again.id,))
    struck = read_record("line", write_record(again) | {"struck": True})
    assert isinstance(struck, Line)
    assert standing(on, [first, second, struck]).score == (2, 1)


def test_jacoby_counts_gammons_of_an_unturned_cube_once() -> None:
    won = Result(Side.WHITE, kind=2)
    for jacoby, points in ((None, 1), (True, 1), (False, 2)):
        on = sheet("money", jacoby=jacoby)
        assert standing(on, lines(on, won)).score == (points, 0)


def test_a_single_game_is_over_with_its_result_and_quick_entry_is_the_result() -> None:
    on = sheet("single")
    assert not standing(on, []).over
    assert standing(on, lines(on, Result(Side.BLACK, cube=2))).winner == 1
    quick = sheet("match", length=7, final=(7, 4))
    assert (standing(quick, []).over, standing(quick, []).winner, standing(quick, []).score) == (True, 0, (7, 4))


def test_a_match_may_be_given_to_one_side() -> None:
    on = sheet("match", length=5, method="time", winner=1)
    counted = standing(on, lines(on, Result(Side.WHITE)))
    assert (counted.over, counted.winner, counted.score) == (True, 1, (1, 0))
    on = sheet("match", length=3)
    assert standing(on, lines(on, Award(Side.BLACK, 3, "forfeit"))).winner == 1


def test_in_a_chouette_the_box_plays_against_each_of_the_team() -> None:
    on = sheet("chouette", players=(ANNA, BO, CAS, DIRK))
    stakes = (Stake(1, won=True, kind=2, cube=2), Stake(2, won=False, cube=2, end="drop"), Stake(3, won=True))
    line = Line(id=new(), sheet=on.id, number=1, box=0, captain=1, stakes=stakes)
    counted = standing(on, [line])
    assert counted.score == (-3, 4, -2, 1)
    assert sum(counted.score) == 0


@pytest.mark.parametrize(
    ("jacoby", "max_cube", "cube", "kind", "points"),
    [(None, 4096, 1, 2, 1), (True, 4096, 1, 3, 1), (False, 4096, 1, 2, 2), (None, 4096, 2, 2, 4), (None, 1, 1, 3, 3)],
)
def test_in_a_chouette_gammons_count_once_until_the_cube_is_turned(
    jacoby: bool | None, max_cube: int, cube: int, kind: int, points: int
) -> None:
    on = sheet("chouette", players=(ANNA, BO, CAS), jacoby=jacoby, max_cube=max_cube)
    stakes = (Stake(1, won=True, kind=kind, cube=cube),)
    assert standing(on, [Line(id=new(), sheet=on.id, number=1, box=0, stakes=stakes)]).score == (-points, points, 0)


def test_other_games_add_up_and_high_or_low_wins() -> None:
    for low_wins, winner in ((False, 2), (True, 0)):
        on = sheet("other", players=(ANNA, BO, CAS), game="Klaverjassen", low_wins=low_wins, target=10)
        rounds = [
            Line(id=new(), sheet=on.id, number=n, points=points) for n, points in enumerate([(1, 2, 5), (0, 3, 6)])
        ]
        counted = standing(on, rounds)
        assert (counted.score, counted.over, counted.winner) == ((1, 5, 11), True, winner)


@pytest.mark.parametrize(
    ("kind", "line", "code"),
    [
        ("money", {}, "book_no_result"),
        ("money", {"points": (1, -1)}, "book_no_result"),
        ("money", {"actions": (Result(Side.WHITE), NextGame())}, "book_two_games"),
        ("other", {"points": (1, 2, 3)}, "book_points"),
        ("other", {"actions": (Result(Side.WHITE),)}, "book_no_duel"),
        ("chouette", {"box": 0, "stakes": ()}, "book_chouette"),
        ("chouette", {"box": 1, "stakes": (Stake(1, won=True),)}, "book_chouette"),
        ("chouette", {"box": 0, "stakes": (Stake(3, won=True),)}, "book_chouette"),
        ("chouette", {"box": 0, "captain": 2, "stakes": (Stake(1, won=True),)}, "book_chouette"),
    ],
)
def test_a_line_that_does_not_fit_its_sheet_is_named_and_does_not_count(
    kind: str, line: dict[str, object], code: str
) -> None:
    players = (ANNA, BO, CAS) if kind == "chouette" else (ANNA, BO)
    on = sheet(kind, players=players, game="Yatzy" if kind == "other" else "")
    odd = Line(id=new(), sheet=on.id, number=1, **line)  # type: ignore[arg-type]  # settings by name, as they come
    fault = misfit(on, odd)
    assert fault is not None
    assert fault.code == code
    assert standing(on, [odd]).misfits == (odd.id,)
    assert standing(on, [odd]).score == (0,) * len(players)


def test_a_double_in_the_crawford_game_is_noted() -> None:
    on = sheet("match", length=3)
    first = lines(on, Result(Side.WHITE, 2))
    doubled = Line(id=new(), sheet=on.id, number=2, actions=(Double(), Result(Side.BLACK, cube=2)))
    codes = [problem.code for problem in standing(on, [*first, doubled]).problems]
    assert codes
    assert all(problem.game == 2 for problem in standing(on, [*first, doubled]).problems)


BAD = [
    ("sheet", {"kind": "match", "players": [ANNA, BO], "day": "2026-05-01"}, "book_length"),
    ("sheet", {"kind": "money", "players": [ANNA, BO], "day": "2026-05-01", "length": 5}, "book_length"),
    ("sheet", {"kind": "money", "players": [ANNA, ANNA], "day": "2026-05-01"}, "book_player_twice"),
    ("sheet", {"kind": "money", "players": [ANNA, BO, CAS], "day": "2026-05-01"}, "book_players"),
    ("sheet", {"kind": "chouette", "players": [ANNA, BO], "day": "2026-05-01"}, "book_players"),
    ("sheet", {"kind": "other", "players": [ANNA, BO], "day": "2026-05-01"}, "book_game_name"),
    ("sheet", {"kind": "money", "players": [ANNA, BO], "day": "0000-01-01"}, "book_day"),
    ("sheet", {"kind": "money", "players": [ANNA, BO], "day": "2026-02-30"}, "book_day"),
    ("sheet", {"kind": "money", "players": [ANNA, BO], "day": "tomorrow"}, "book_record"),
    ("sheet", {"kind": "money", "players": [ANNA, BO], "day": "2026-05-01", "final": [1]}, "book_points"),
    ("player", {"name": "x" * 10_000}, "book_record"),
    ("player", {"name": ""}, "book_record"),
    ("player", {"name": " \u00a0 "}, "book_record"),
    ("player", {"name": "An\x07na"}, "book_text"),
    ("player", {"name": "\u202eevil"}, "book_text"),
    ("player", {"name": "a\u200bb"}, "book_text"),
    ("player", {"name": "Anna", "age": 7}, "book_record"),
    ("ghost", {"name": "Anna"}, "book_kind"),
    ("line", {"sheet": ANNA, "number": 1, "actions": [{"t": "result", "winner": 0, "cube": 3}]}, "cube"),
    ("line", {"sheet": ANNA, "number": 1, "actions": [{"t": "result", "winner": 0, "kind": 4}]}, "book_record"),
]


@pytest.mark.parametrize(("kind", "fields", "code"), BAD)
def test_bad_records_are_named(kind: str, fields: dict[str, object], code: str) -> None:
    with pytest.raises(Malformed) as fault:
        read_record(kind, {"id": DIRK, **fields})
    assert fault.value.code == code
    assert len(str(fault.value)) < 500


def test_names_are_kept_composed_and_without_blanks_at_their_ends() -> None:
    names: dict[str, object] = {"name": "\u00a0Zoe\u0308  de\tWit\n", "nickname": " Zo "}
    read = read_record("player", {"id": DIRK, **names, "note": " as written "})
    assert read == Player(id=DIRK, name="Zo\u00eb de Wit", nickname="Zo", note=" as written ")
    assert Draft(kind="player", id=DIRK, fields=names).fields == {"name": "Zo\u00eb de Wit", "nickname": "Zo"}
    with pytest.raises(Malformed):
        Player(id=DIRK, name="Zoe\u0308")


def test_records_are_read_back_as_they_were_written() -> None:
    on = sheet("match", length=3, stake="een biertje", confirmed=(ANNA,))
    records: list[Record] = [on, *lines(on, Result(Side.WHITE)), Player(id=ANNA, name="Anna", colour="#1d5470")]
    for record in records:
        kind = type(record).__name__.lower()
        assert read_record(kind, write_record(record)) == record


def test_who_turned_out_to_be_another_counts_as_that_one() -> None:
    book = Book(
        [Player(id=ANNA, name="Anna"), Player(id=BO, name="A.", same_as=ANNA), Player(id=CAS, name="C", same_as=BO)]
    )
    assert [book.person(one) for one in (ANNA, BO, CAS, DIRK)] == [ANNA, ANNA, ANNA, DIRK]
    assert (book.name(CAS), book.name(DIRK)) == ("Anna", "")
    circle = Book([Player(id=ANNA, name="Anna", same_as=BO), Player(id=BO, name="Bo", same_as=ANNA)])
    assert circle.person(ANNA) in (ANNA, BO)


def test_who_moved_first_is_known_where_it_was_written_down() -> None:
    on = sheet("single")
    written = Line(id=new(), sheet=on.id, number=1, actions=(Roll(1, 3), Result(Side.WHITE)))
    assert [game.first for game in standing(on, [written]).games] == [1]
    assert [game.first for game in standing(on, lines(on, Result(Side.WHITE))).games] == [None]

"""Small books, counted by hand."""

from __future__ import annotations

from typing import Any

from scorebook.books import numbered
from triktrak.rules import Award, Result, Roll, Side
from triktrak.scorebook import Book, Clock, Line, Place, Player, Record, Sheet, Stake
from triktrak.scorebook.statistics import Filter, summary
from triktrak.scorebook.statistics.days import Most
from triktrak.scorebook.statistics.figures import Score, Streaks, streaks
from triktrak.scorebook.statistics.intervals import FEWEST, Mean, Rate
from triktrak.scorebook.statistics.summary import Person

new = numbered()
ANNA, BO, CAS = (Player(id=new(), name=name) for name in ("Anna", "Bo", "Cas"))
CAFE = Place(id=new(), name="De Blote Steen")
W, B = Side.WHITE, Side.BLACK


def duel(kind: Any, day: str, *results: Any, players: tuple[Player, Player] = (ANNA, BO), **more: Any) -> list[Record]:
    """A sheet with a game a line: its actions, or the one that says all."""
    sheet = Sheet(id=new(), kind=kind, day=day, players=(players[0].id, players[1].id), **more)
    each = [one if isinstance(one, tuple) else (one,) for one in results]
    return [sheet, *(Line(id=new(), sheet=sheet.id, number=n, actions=actions) for n, actions in enumerate(each, 1))]


def book(*sheets: list[Record]) -> Book:
    return Book([ANNA, BO, CAS, CAFE, *(record for sheet in sheets for record in sheet)])


def of(player: Player, kept: Book, **conditions: Any) -> Person:
    return summary(kept, Filter(players=(player.id,), **conditions)).people[0]


def counts(rate: Rate) -> tuple[int, int]:
    return rate.count, rate.n


# Anna is White. 0-2, 0-4: half of seven behind; 2-4, 6-4, Crawford game lost 6-5, after it won: 7-5 (or more).
COMEBACK = duel(
    "match",
    "2026-05-01",
    Result(B, 2),
    Result(B, 1, 2, "resign"),
    Result(W, 2, 1),
    Result(W, 1, 4, "drop"),
    Result(B, 1),
    Result(W, 3, 2),
    length=7,
    place=CAFE.id,
)
MONEY = duel(
    "money",
    "2026-06-07",
    Result(W, 1, 2),
    (Roll(1, 3), Result(B)),
    (Roll(5, 3), Result(W)),
    Award(B, 3, "time"),
    closed=True,
    clock=Clock(delay=12, reserve=600),
)


def test_what_was_won_and_lost_between_two() -> None:
    anna = of(ANNA, book(COMEBACK, MONEY)).duels
    assert (counts(anna.matches), counts(anna.sessions), anna.unfinished) == ((1, 1), (0, 1), 0)
    assert counts(anna.games) == (5, 10)
    # The match 12-5, the session 3-4.
    assert (anna.points_won, anna.points_lost) == (15, 9)
    assert (anna.per_game.n, anna.per_game.mean) == (10, 0.6)
    # Nine games were not given away: five won, with a gammon and a backgammon among them; four lost.
    assert (counts(anna.gammons_won), counts(anna.backgammons_won)) == ((2, 5), (1, 5))
    assert (counts(anna.gammons_lost), counts(anna.backgammons_lost)) == ((1, 4), (0, 4))
    assert (counts(anna.cashed), counts(anna.dropped)) == ((1, 9), (0, 9))
    # Cubes 1 2 1 4 1 2 and 2 1 1.
    assert (anna.cube.n, anna.cube.mean) == (9, 1.6667)
    assert [(cube.cube, counts(cube.games), cube.points) for cube in anna.cubes] == [
        (1, (2, 5), -1),
        (2, (2, 3), 6),
        (4, (1, 1), 4),
    ]
    assert (counts(anna.doubled), anna.doubled_per_game.mean) == ((3, 4), 2.5)
    assert anna.scores == (Score(length=7, won=7, lost=5, matches=1),)
    assert {one.points: one.games for one in anna.outcomes} == {-3: 1, -2: 2, -1: 2, 1: 1, 2: 2, 4: 1, 6: 1}


def test_a_comeback_is_a_match_won_from_half_its_length_behind() -> None:
    kept = book(COMEBACK)
    anna, bo = of(ANNA, kept).duels, of(BO, kept).duels
    assert (counts(anna.comebacks), counts(anna.kept)) == ((1, 1), (0, 0))
    assert (counts(bo.comebacks), counts(bo.kept)) == ((0, 0), (0, 1))
    assert counts(summary(kept).whole.comebacks) == (1, 1)
    # Three behind of seven is not half, and nobody comes back from behind after the last game.
    lost = book(duel("match", "2026-05-01", Result(B, 3), Result(B, 1, 4), length=7))
    assert counts(of(ANNA, lost).duels.comebacks) == (0, 0)


def test_crawford_games_and_those_after_are_counted_for_who_is_ahead_and_who_is_behind() -> None:
    kept = book(COMEBACK)
    anna, bo = of(ANNA, kept).duels, of(BO, kept).duels
    assert (counts(anna.crawford_ahead), counts(anna.crawford_behind)) == ((0, 1), (0, 0))
    assert (counts(anna.post_ahead), counts(bo.post_behind)) == ((1, 1), (0, 1))
    assert (counts(bo.crawford_behind), counts(anna.deciders)) == ((1, 1), (0, 0))
    # 2-0, Crawford game lost 2-1, then 2-2: a game that decides, with nobody ahead.
    even = of(ANNA, book(duel("match", "2026-05-01", Result(W, 2), Result(B), Result(B), Result(W), length=3))).duels
    assert (counts(even.crawford_ahead), counts(even.post_ahead), counts(even.deciders)) == ((0, 1), (0, 1), (1, 1))


def test_who_moved_first_counts_where_it_was_written_down() -> None:
    kept = book(COMEBACK, MONEY)
    anna = of(ANNA, kept).duels
    assert (counts(anna.moving_first), counts(anna.moving_second)) == ((1, 1), (0, 1))
    assert counts(summary(kept).whole.moving_first) == (2, 2)


def test_rows_of_wins_and_losses() -> None:
    assert streaks([]) == Streaks(0, 0, 0)
    assert of(ANNA, book(COMEBACK, MONEY)).duels.game_streaks == Streaks(-1, 2, 2)
    assert streaks([False, True, True, True, False, False]) == Streaks(-2, 3, 2)


def test_a_match_that_was_left_is_won_by_nobody_and_one_that_was_given_is() -> None:
    left = duel("match", "2026-05-01", Result(W), length=5, closed=True)
    given = duel("match", "2026-05-02", Result(W), length=5, method="forfeit", winner=1)
    anna = of(ANNA, book(left, given)).duels
    assert (counts(anna.matches), anna.unfinished, anna.match_streaks) == ((0, 1), 1, Streaks(-1, 0, 1))


def test_a_result_entered_as_a_whole_counts_as_match_and_points_and_not_as_games() -> None:
    anna = of(ANNA, book(duel("match", "2026-05-01", length=7, final=(7, 4)))).duels
    assert (counts(anna.matches), anna.points_won, anna.points_lost) == ((1, 1), 7, 4)
    assert (anna.games.n, anna.per_game.n) == (0, 0)


def test_parts_by_place_month_weekday_length_kind_clock_and_opponent() -> None:
    parts = of(ANNA, book(COMEBACK, MONEY, duel("single", "2026-06-07", Result(B), players=(CAS, ANNA)))).parts
    shown = {
        way: [(part.key, part.name, part.sheets) for part in getattr(parts, way)] for way in parts.__struct_fields__
    }
    assert shown == {
        "opponents": [(BO.id, "Bo", 2), (CAS.id, "Cas", 1)],
        "places": [("", "", 2), (CAFE.id, CAFE.name, 1)],
        "months": [("2026-05", "2026-05", 1), ("2026-06", "2026-06", 2)],
        "weekdays": [("5", "5", 1), ("7", "7", 2)],
        "kinds": [("match", "match", 1), ("money", "money", 1), ("single", "single", 1)],
        "lengths": [("0", "0", 2), ("7", "7", 1)],
        "variants": [("standard", "standard", 3)],
        "clocks": [("", "", 2), ("12+600", "12+600", 1)],
    }


def test_records_and_days() -> None:
    kept = book(COMEBACK, MONEY)
    match, money = COMEBACK[0].id, MONEY[0].id
    most = of(ANNA, kept).records
    assert most.cube == Most(4, "2026-05-01", match, COMEBACK[4].id)
    assert most.win == Most(6, "2026-05-01", match, COMEBACK[6].id)
    assert most.loss == Most(3, "2026-06-07", money, MONEY[4].id)
    assert (most.match, most.session) == (Most(6, "2026-05-01", match), Most(4, "2026-06-07", money))
    assert (most.games_in_a_day, most.points_in_a_day) == (Most(6, "2026-05-01"), Most(7, "2026-05-01"))
    assert [(day.day, day.sheets, day.games, day.points) for day in of(BO, kept).days] == [
        ("2026-05-01", 1, 6, -7),
        ("2026-06-07", 1, 4, 1),
    ]
    whole = summary(kept).whole
    assert (whole.records.win, whole.records.loss) == (most.win, None)
    assert [day.points for day in whole.days] == [17, 7]


def test_nemesis_and_favourite_are_named_with_enough_games_only() -> None:
    lost = duel("money", "2026-05-01", *[Result(B)] * (FEWEST - 1), Result(W))
    won = duel("money", "2026-05-02", *[Result(W)] * (FEWEST - 1), players=(ANNA, CAS))
    anna = of(ANNA, book(lost, won))
    assert anna.nemesis is not None
    assert anna.nemesis.name == "Bo"
    assert anna.favourite is None
    bo = of(BO, book(lost, won))
    assert bo.favourite is not None
    assert (bo.favourite.name, bo.nemesis) == ("Anna", None)


def test_chouettes_and_other_games_have_figures_of_their_own() -> None:
    four = (ANNA, BO, CAS)
    chouette = Sheet(id=new(), kind="chouette", players=tuple(player.id for player in four), day="2026-05-01")
    games = [
        Line(id=new(), sheet=chouette.id, number=1, box=0, captain=1, stakes=(Stake(1, True, 2, 2), Stake(2, False))),
        Line(id=new(), sheet=chouette.id, number=2, box=1, captain=0, stakes=(Stake(0, True), Stake(2, True))),
        Line(id=new(), sheet=chouette.id, number=3, box=2, captain=1, stakes=(Stake(1, True),)),
    ]
    other = Sheet(
        id=new(), kind="other", game="Hearts", low_wins=True, players=chouette.players, day="2026-05-02", closed=True
    )
    rounds = [Line(id=new(), sheet=other.id, number=n, points=(3, n, 5)) for n in (1, 2)]
    again = Sheet(
        id=new(),
        kind="other",
        game="hearts",
        low_wins=True,
        players=chouette.players,
        day="2026-05-03",
        final=(1, 1, 7),
    )
    kept = book([chouette, *games, other, *rounds, again])
    anna, bo = of(ANNA, kept), of(BO, kept)
    assert (anna.duels.sheets, anna.duels.points_won) == (0, 0)
    table = anna.chouettes
    # In the box -4 + 1, as captain 1; the third game sat out.
    assert (table.box.points, table.captain.points, table.team.per_game.n) == (-3, 1, 0)
    assert (table.whole.points, table.whole.per_game.n) == (-2, 2)
    assert (bo.chouettes.captain.points, bo.chouettes.box.points) == (5, -2)
    (hearts,) = anna.others
    assert (hearts.game, hearts.sheets, counts(hearts.won), hearts.points) == ("Hearts", 2, (0, 2), 7)
    assert (hearts.per_round.n, hearts.per_round.mean) == (2, 3)
    assert counts(bo.others[0].won) == (1, 2)
    assert [row.name for row in summary(kept).tables] == ["Anna", "Bo", "Cas"]


def test_who_turns_out_to_have_played_themselves_has_that_sheet_left_out() -> None:
    alias = Player(id=new(), name="Annie", same_as=ANNA.id)
    kept = Book([ANNA, alias, BO, *duel("money", "2026-05-01", Result(W), players=(ANNA, alias))])
    assert (summary(kept).left_out, summary(kept).whole.games) == (1, 0)


def test_an_empty_book_has_figures_that_say_so() -> None:
    empty = summary(Book([]))
    assert empty.whole.per_game == Mean(0, None, None, None, None, few=True)
    assert (empty.players, empty.pairs, empty.people, empty.ratings) == ((), (), (), ())

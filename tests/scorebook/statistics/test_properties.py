"""Of any book: figures are those of a plain recount, parts add up, filters compose, merging makes one of two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import asdict, replace

from scorebook.books import LENGTHS, books
from triktrak import Malformed
from triktrak.rules import Award, Result
from triktrak.scorebook import Book, Record, Sheet
from triktrak.scorebook.records import DUELS
from triktrak.scorebook.statistics import Filter, Summary, read_filter, summary
from triktrak.scorebook.statistics.bouts import views
from triktrak.scorebook.statistics.figures import Duels
from triktrak.scorebook.statistics.intervals import Rate


def people(book: Book) -> list[str]:
    return sorted({book.person(player) for player in book.players})


def of_all(book: Book, asked: Filter | None = None) -> Summary:
    return summary(book, replace(asked or Filter(), players=tuple(people(book))))


def _filters() -> st.SearchStrategy[dict[str, Any]]:
    days = st.dates().map(lambda day: day.replace(year=2025).isoformat())
    some = {
        "kinds": st.lists(st.sampled_from(["match", "money", "single", "chouette", "other"]), min_size=1).map(tuple),
        "lengths": st.lists(st.sampled_from((0, *LENGTHS)), min_size=1).map(tuple),
        "variants": st.just(("standard",)),
        "month": days.map(lambda day: day[:7]),
        "since": days,
        "until": days,
        "clock": st.booleans(),
        "confirmed": st.just(True),
    }
    return st.fixed_dictionaries({}, optional=some)


def _one_of(home: dict[str, Any], draw: st.DataObject) -> tuple[str, ...]:
    return tuple(draw.draw(st.lists(st.sampled_from(sorted(home)), min_size=1, max_size=2, unique=True)))


@given(books, _filters(), st.data())
def test_filters_let_count_what_each_of_their_conditions_lets_count(
    book: Book, asked: dict[str, Any], draw: st.DataObject
) -> None:
    homes: dict[str, Any] = {
        "players": book.players,
        "opponents": book.players,
        "clubs": book.clubs,
        "places": book.places,
    }
    for name in draw.draw(st.lists(st.sampled_from(sorted(homes)), unique=True)):
        ids = _one_of(homes[name], draw)
        asked[name] = tuple(book.person(one) for one in ids) if name in ("players", "opponents") else ids

    def counting(conditions: dict[str, Any]) -> set[tuple[str, str]]:
        seen = views(book, Filter(**conditions))
        return {(bout.sheet.id, bout.me) for bout in seen.bouts} | {(one.sheet.id, one.me) for one in seen.sittings}

    every = counting({})
    assert counting(asked) == every.intersection(*(counting({name: asked[name]}) for name in asked))


def _recount(book: Book, player: str) -> dict[str, Any]:
    """What a player won and lost, from the results as they were written and the standings of the sheets."""
    found: Counter[str] = Counter()
    for sheet in book.sheets.values():
        seats = [book.person(one) for one in sheet.players]
        if not sheet.duel or player not in seats or seats[0] == seats[1]:
            continue
        seat, standing = seats.index(player), book.standings[sheet.id]
        found["points_won"] += standing.score[seat]
        found["points_lost"] += standing.score[1 - seat]
        reached = [points >= sheet.length for points in standing.score]
        if sheet.kind == "match" and (any(reached) or sheet.winner is not None):
            found["matches"] += 1
            found["matches_won"] += reached[seat] if any(reached) else sheet.winner == seat
        for game in standing.games:
            result = book.lines[game.line].actions[-1]
            assert isinstance(result, Result | Award)
            won = int(result.winner) == seat
            side = "won" if won else "lost"
            found["games"] += 1
            found["games_won"] += won
            found["sum"] += game.points[seat]
            if isinstance(result, Award):
                continue
            found["played"] += 1
            found[f"played_{side}"] += 1
            found[f"gammons_{side}"] += result.kind > 1 and result.end != "drop"
            found[f"backgammons_{side}"] += result.kind > 2 and result.end != "drop"
            found[f"drops_{side}"] += result.end == "drop"
            found["cubes"] += result.cube
            found["turned"] += result.cube > 1
            found["turned_won"] += result.cube > 1 and won
    return found


@given(books)
def test_figures_are_those_of_a_plain_recount(book: Book) -> None:
    for one in of_all(book).people:
        shown, recounted = one.duels, _recount(book, one.player)
        counted = {
            "matches": shown.matches.n,
            "matches_won": shown.matches.count,
            "games": shown.games.n,
            "games_won": shown.games.count,
            "points_won": shown.points_won,
            "points_lost": shown.points_lost,
            "sum": round((shown.per_game.mean or 0) * shown.per_game.n),
            "played": shown.cube.n,
            "played_won": shown.gammons_won.n,
            "played_lost": shown.gammons_lost.n,
            "gammons_won": shown.gammons_won.count,
            "gammons_lost": shown.gammons_lost.count,
            "backgammons_won": shown.backgammons_won.count,
            "backgammons_lost": shown.backgammons_lost.count,
            "drops_won": shown.cashed.count,
            "drops_lost": shown.dropped.count,
            "cubes": round((shown.cube.mean or 0) * shown.cube.n),
            "turned": shown.doubled.n,
            "turned_won": shown.doubled.count,
        }
        assert counted == {name: recounted[name] for name in counted}
        assert sum(some.games * some.points for some in shown.outcomes) == recounted["sum"]


@given(books, _filters())
def test_parts_add_up_to_the_whole_in_every_way(book: Book, asked: dict[str, Any]) -> None:
    found = of_all(book, Filter(**asked))
    for one in found.people:
        for way, some in asdict(one.parts).items():
            assert sum(part.sheets for part in some) == one.duels.sheets, way
            assert sum(part.games.count for part in some) == one.duels.games.count, way
            assert sum(part.games.n for part in some) == one.duels.games.n, way
            assert sum(part.matches.n for part in some) == one.duels.matches.n, way
            assert sum(part.points_won for part in some) == one.duels.points_won, way
            assert sum(part.points_lost for part in some) == one.duels.points_lost, way
        assert sum(cube.games.n for cube in one.duels.cubes) == one.duels.cube.n
        assert sum(score.matches for score in one.duels.scores) == one.duels.matches.n
        assert sum(some.games for some in one.duels.outcomes) == one.duels.games.n
        assert sum(day.games for day in one.days) >= one.duels.games.n
    whole = found.whole
    for way, tallies in asdict(whole.parts).items():
        assert sum(tally.sheets for tally in tallies) == whole.sheets, way
        assert sum(tally.games for tally in tallies) == whole.games, way
        assert sum(tally.points for tally in tallies) == whole.points, way


@given(books)
def test_what_all_players_won_is_what_the_book_holds_and_what_others_lost(book: Book) -> None:
    found = of_all(book)
    whole, own = found.whole, [one.duels for one in found.people]
    assert sum(duels.games.count for duels in own) == whole.games
    assert sum(duels.games.n for duels in own) == 2 * whole.games
    assert sum(duels.points_won for duels in own) == sum(duels.points_lost for duels in own) == whole.points
    assert sum(duels.matches.count for duels in own) == whole.matches
    for won, lost in (("gammons_won", "gammons_lost"), ("backgammons_won", "backgammons_lost"), ("cashed", "dropped")):
        assert sum(getattr(duels, won).count for duels in own) == sum(getattr(duels, lost).count for duels in own)
    assert sum(duels.gammons_won.count for duels in own) == whole.gammons.count
    assert sum(duels.cashed.count for duels in own) == whole.drops.count
    assert sum(duels.comebacks.n for duels in own) == sum(duels.kept.n for duels in own) == whole.comebacks.n
    assert sum(duels.comebacks.count for duels in own) == whole.comebacks.count
    assert sum(duels.crawford_ahead.count for duels in own) == whole.crawford.count
    assert sum(duels.post_ahead.n for duels in own) == whole.post.n
    assert sum(one.chouettes.whole.points for one in found.people) == 0
    table = {(pair.player, pair.opponent): pair for pair in found.pairs}
    for (player, other), pair in table.items():
        seen = table[other, player]
        assert (pair.points_won, pair.matches_won) == (seen.points_lost, seen.matches_lost)
        assert pair.games.count + seen.games.count == pair.games.n == seen.games.n


SWAPPED = {
    "gammons_won": "gammons_lost",
    "backgammons_won": "backgammons_lost",
    "cashed": "dropped",
    "points_won": "points_lost",
}


@given(books)
def test_what_one_won_against_another_is_what_the_other_lost(book: Book) -> None:
    by_pair = {(pair.player, pair.opponent): pair for pair in summary(book).pairs}
    for player, other in by_pair:
        own, theirs = (
            summary(book, Filter(players=(one,), opponents=(against,))).people[0].duels
            for one, against in ((player, other), (other, player))
        )
        for for_, against in SWAPPED.items():
            assert getattr(own, for_) == getattr(theirs, against)
            assert getattr(own, against) == getattr(theirs, for_)
        assert own.game_streaks.present == -theirs.game_streaks.present
        assert (own.game_streaks.won, own.match_streaks.lost) == (theirs.game_streaks.lost, theirs.match_streaks.won)
        for ahead, behind in (("crawford_ahead", "crawford_behind"), ("kept", "comebacks"), ("deciders", "deciders")):
            assert _turned(getattr(own, ahead)) == _counted(getattr(theirs, behind))
        assert _turned(own.moving_first) == _counted(theirs.moving_second)
        if own.per_game.mean is not None:
            assert theirs.per_game.mean == pytest.approx(-own.per_game.mean)


@given(books)
def test_two_who_change_seats_change_figures(book: Book) -> None:
    changed = Book(
        replace(record, players=record.players[::-1]) if isinstance(record, Sheet) and record.duel else record
        for record in book
    )
    for pair in summary(book).pairs:
        one, other = pair.player, pair.opponent
        before = summary(book, Filter(players=(one,), opponents=(other,), kinds=DUELS)).people[0]
        after = summary(changed, Filter(players=(other,), opponents=(one,), kinds=DUELS)).people[0]
        assert (before.duels, before.days, before.records) == (after.duels, after.days, after.records)


def _counted(rate: Rate) -> tuple[int, int]:
    return rate.count, rate.n


def _turned(rate: Rate) -> tuple[int, int]:
    return rate.n - rate.count, rate.n


@given(books, st.data())
def test_two_players_merged_have_the_figures_of_one(book: Book, draw: st.DataObject) -> None:
    one, other = draw.draw(st.permutations(people(book)).map(lambda order: order[:2]))
    merged = Book([*book, replace(book.players[other], same_as=one)])
    written = Book(record for given in book for record in _written_for(book, given, one, other))

    def figures(of: Book) -> Duels:
        return summary(of, Filter(players=(one,))).people[0].duels

    assert figures(merged) == figures(written)


def _written_for(book: Book, record: Record, one: str, other: str) -> Iterator[Record]:
    """A record as it would have been written with `one` for `other`; a sheet with both could not have been."""
    if not isinstance(record, Sheet):
        yield record
        return
    seats = [one if (person := book.person(player)) == other else person for player in record.players]
    if len(set(seats)) == len(seats):
        yield replace(record, players=tuple(seats))


@given(books)
def test_every_figure_goes_through_json_and_back(book: Book) -> None:
    found = of_all(book)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Summary) == found


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"since": "0000-01-01"}, "book_day"),
        ({"until": "2026-02-30"}, "book_day"),
        ({"month": "2026-13"}, "book_filter"),
        ({"kinds": ["chess"]}, "book_filter"),
        ({"players": ["Anna"]}, "book_filter"),
        ({"lengths": [-1]}, "book_filter"),
        ({"weather": "rain"}, "book_filter"),
    ],
)
def test_a_filter_that_cannot_be_read_names_its_fault(data: dict[str, Any], code: str) -> None:
    with pytest.raises(Malformed) as fault:
        read_filter(data)
    assert fault.value.code == code
    assert fault.value.message("nl")


def test_a_filter_of_somebody_whom_the_book_does_not_know_is_refused() -> None:
    unknown = "01900000-0000-7000-8000-00000000ffff"
    for name in ("players", "opponents", "clubs", "places", "events"):
        with pytest.raises(Malformed) as fault:
            summary(Book([]), read_filter({name: [unknown]}))
        assert fault.value.code == "book_unknown"

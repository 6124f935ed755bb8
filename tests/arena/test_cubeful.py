"""Games with the cube and matches: the same dice for both, and luck that adds up to nothing."""

from __future__ import annotations

from itertools import permutations

import pytest

from triktrak import WHITE, Malformed, Match, Situation
from triktrak.arena import Contest, Pair, play, verdict
from triktrak.arena.cubeful import MOST_CUBE, _luck, play_cubeful_pairs
from triktrak.arena.dice import Throws
from triktrak.engine import Decision, Engine
from triktrak.rules import MakePlay, Roll


def played(contest: Contest, pairs: int, processes: int = 1) -> list[Pair]:
    return [pair for chunk in play(contest, pairs, processes) for pair in chunk]


class Stubborn(Engine):
    """Doubles whenever it may, and takes or drops everything."""

    def __init__(self, taken: float) -> None:
        super().__init__("0-ply")
        self._taken = taken

    def decide(self, situation: Situation, on_progress: object = None) -> Decision:
        return Decision(self._taken - 1.0, self._taken, 1.0, available=True)


@pytest.mark.parametrize("contest", [Contest("net", "net", cube=True), Contest("beginner", "beginner", length=3)])
def test_a_player_against_himself_scores_exactly_nothing(contest: Contest) -> None:
    pairs = played(contest, 3)
    assert [pair.raw for pair in pairs] == [pair.adjusted for pair in pairs] == [0.0] * 3
    assert all(game.turns for pair in pairs for game in pair.games)


@pytest.mark.parametrize("length", [0, 2])
def test_swapping_the_players_turns_the_score_round(length: int) -> None:
    there = played(Contest("net", "beginner", cube=True, length=length), 3)
    back = played(Contest("beginner", "net", cube=True, length=length), 3)
    for one, other in zip(there, back, strict=True):
        assert [game.points for game in one.games] == [-game.points for game in reversed(other.games)]
        assert one.adjusted == pytest.approx(-other.adjusted)


def test_the_number_of_processes_changes_nothing() -> None:
    contest = Contest("net", "beginner", length=1)
    assert played(contest, 4) == played(contest, 4, 2)


def test_a_match_is_one_point_for_its_winner() -> None:
    pairs = played(Contest("net", "beginner", length=2), 4)
    assert {abs(game.points) for pair in pairs for game in pair.games} == {1}
    assert verdict(pairs).most == 1


def test_a_double_that_is_dropped_ends_a_game_at_once() -> None:
    # The roll that follows the first play is preceded by a double, which the other drops.
    (pair,) = play_cubeful_pairs((Stubborn(2.0), Stubborn(2.0)), [1], 1, Engine("0-ply"))
    assert [(abs(game.points), game.turns) for game in pair.games] == [(1, 1), (1, 1)]


def test_in_money_play_the_cube_stops() -> None:
    pairs = play_cubeful_pairs((Stubborn(0.5), Stubborn(0.5)), range(2), 1, Engine("0-ply"))
    points = {abs(game.points) for pair in pairs for game in pair.games}
    assert all(won in (MOST_CUBE, 2 * MOST_CUBE, 3 * MOST_CUBE) for won in points)


SITUATIONS = {
    "before a money game": Match.start(0, jacoby=False),
    "before a match": Match.start(5),
    "money, to roll": Match.start(0, jacoby=False).apply(Roll(3, 1)).apply(MakePlay(((8, 5), (6, 5)))),
    "match, to roll": Match.start(5).apply(Roll(1, 3)).apply(MakePlay(((8, 5), (6, 5)))),
}


@pytest.mark.parametrize("match", SITUATIONS.values(), ids=SITUATIONS)
def test_the_luck_of_all_throws_adds_up_to_nothing(match: Match) -> None:
    opening = match.to_act is None
    throws = list(permutations(range(1, 7), 2)) if opening else [(a, b) for a in range(1, 7) for b in range(1, 7)]
    gained = [_luck(match, throw, Engine("0-ply")) for throw in throws]
    assert sum(gained) == pytest.approx(0.0, abs=1e-9)
    assert max(gained) > 0.01


def test_luck_is_told_as_white_sees_it_and_in_the_points_of_the_cube() -> None:
    black = SITUATIONS["money, to roll"]
    assert black.to_act is not WHITE
    # A double six is good for the one who throws it.
    assert _luck(black, (6, 6), Engine("0-ply")) < -0.1
    opened = Match.start(0, jacoby=False)
    assert _luck(opened, (3, 1), Engine("0-ply")) == pytest.approx(-_luck(opened, (1, 3), Engine("0-ply")))


def test_the_throws_of_a_game_are_the_same_for_whoever_asks_and_begin_with_no_double() -> None:
    for game in range(50):
        throws = Throws(3, 4, game)
        assert throws[0][0] != throws[0][1]
        assert throws[9] == Throws(3, 4, game)[9]
    assert [Throws(3, 4, 1)[n] for n in range(9)] != [Throws(3, 4, 2)[n] for n in range(9)]


@pytest.mark.parametrize(
    ("contest", "code"),
    [
        (Contest("simple", "net", cube=True), "arena_player"),
        (Contest("net:x.net", "net", length=3), "arena_player"),
        (Contest("net", "gnubg:9-ply", cube=True), "arena_player"),
        (Contest("net", "net", cube=True, start="4HPwATDgc/ABMA"), "arena_cube_start"),
    ],
)
def test_what_cannot_play_with_a_cube_is_refused_before_any_game(contest: Contest, code: str) -> None:
    with pytest.raises(Malformed) as fault:
        contest.titles()
    assert fault.value.code == code

"""Pairs of games: the same dice for both, nobody better than himself, and luck that adds up to nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from triktrak import Malformed, Position, Situation
from triktrak._core import ALL_ROLLS, SimpleEvaluator
from triktrak.arena import Contest, Pair, play, player_named, verdict
from triktrak.arena.dice import Stream, luck
from triktrak.arena.pairs import play_pairs
from triktrak.arena.players import Turn

SIMPLE = SimpleEvaluator()
HYPERGAMMON = Situation(Position.start("hypergammon"))


def played(contest: Contest, pairs: int, processes: int = 1) -> list[Pair]:
    return [pair for chunk in play(contest, pairs, processes) for pair in chunk]


class Reporter:
    """Plays the first legal play, and remembers what it was asked."""

    title = "reporter"

    def __init__(self) -> None:
        self.asked: list[list[Turn]] = []

    def choose(self, turns: Sequence[Turn]) -> list[Position]:
        self.asked.append(list(turns))
        return [next((play.after for play in position.plays(dice)), position) for position, dice in turns]

    def close(self) -> None:
        pass


@pytest.mark.parametrize("name", ["simple", "beginner", "casual"])
def test_a_player_against_himself_scores_exactly_nothing(name: str) -> None:
    pairs = played(Contest(name, name, seed=3), 6)
    assert [pair.raw for pair in pairs] == [pair.adjusted for pair in pairs] == [0.0] * 6
    outcome = verdict(pairs)
    assert outcome.won == outcome.lost
    assert outcome.adjusted is not None
    assert (outcome.adjusted.mean, outcome.adjusted.error, outcome.adjusted.low, outcome.adjusted.high) == (0, 0, 0, 0)


def test_swapping_the_players_turns_the_score_round() -> None:
    pairs = played(Contest("beginner", "casual"), 4)
    swapped = played(Contest("casual", "beginner"), 4)
    for one, other in zip(pairs, swapped, strict=True):
        assert [(game.points, game.luck, game.turns) for game in one.games] == [
            (-game.points, -game.luck, game.turns) for game in reversed(other.games)
        ]
    assert any(pair.raw for pair in pairs)


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triktrak.arena.contest.CHUNK", 2)
    contest = Contest("beginner", "simple", seed=8)
    assert played(contest, 5) == played(contest, 5, processes=2)


def test_the_dice_are_those_of_the_seed_the_pair_and_the_turn() -> None:
    in_order, backwards = Stream(5, 9), Stream(5, 9)
    later = [backwards[turn] for turn in reversed(range(50))]
    assert [in_order[turn] for turn in range(50)] == later[::-1]
    assert later != [Stream(5, 10)[turn] for turn in reversed(range(50))]
    assert later != [Stream(6, 9)[turn] for turn in reversed(range(50))]


def test_both_games_of_a_pair_have_the_same_dice_with_the_seats_swapped() -> None:
    one, other = Reporter(), Reporter()
    play_pairs((one, other), [4], 2, SIMPLE)
    stream = Stream(2, 4)
    # Two games are asked about at a time: the first player's even turns of one, odd turns of the other.
    ours = [[dice for _, dice in turns] for turns in one.asked]
    theirs = [[dice for _, dice in turns] for turns in other.asked]
    assert ours[0] == [ALL_ROLLS[stream[0]]]
    assert theirs[0] == [ALL_ROLLS[stream[1]], ALL_ROLLS[stream[0]]]
    assert ours[1] == [ALL_ROLLS[stream[2]], ALL_ROLLS[stream[1]]]


def test_the_opening_roll_is_never_a_double_and_others_are() -> None:
    streams = [Stream(1, pair) for pair in range(400)]
    opening = [ALL_ROLLS[stream[0]] for stream in streams]
    assert not any(roll.is_double for roll in opening)
    assert len(set(opening)) == 15
    doubles = sum(ALL_ROLLS[stream[turn]].is_double for stream in streams for turn in range(1, 26))
    assert doubles / 10_000 == pytest.approx(1 / 6, abs=0.015)


@pytest.mark.parametrize(("opening", "turn", "throws"), [(True, 0, 15), (True, 1, 36), (False, 0, 36)])
def test_luck_is_nothing_in_the_mean_of_what_could_be_rolled(opening: bool, turn: int, throws: int) -> None:
    weights, equities = Stream(1, 1, opening=opening).weights(turn), SIMPLE.roll_equities(Position.start())
    lucks = [luck(equities, roll, weights) for roll in range(21)]
    assert sum(weights) == throws
    assert sum(w * one for w, one in zip(weights, lucks, strict=True)) == pytest.approx(0, abs=1e-12)
    assert max(lucks) > 0 > min(lucks)


def test_a_game_from_a_position_may_begin_with_a_double() -> None:
    opening = {ALL_ROLLS[Stream(1, pair, opening=False)[0]] for pair in range(400)}
    assert len(opening) == 21


def test_games_that_have_no_end_are_left_out_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triktrak.arena.pairs.MOST_TURNS", 55)
    pairs = played(Contest("simple", "simple"), 20)
    outcome = verdict(pairs)
    assert all(game.turns <= 55 for pair in pairs for game in pair.games)
    ended = [pair for pair in pairs if pair.ended]
    assert 2 <= len(ended) < 20
    assert outcome.endless == sum(game.points == 0 for pair in pairs for game in pair.games) > 0
    assert outcome.games == 2 * len(ended)
    assert outcome.raw is not None
    assert outcome.raw.n == len(ended)


def test_a_file_name_that_was_forgotten_is_not_the_net_of_the_release() -> None:
    with pytest.raises(Malformed, match="no evaluator"):
        Contest("net", "net:").titles()


@pytest.mark.parametrize("name", ["strong", "simple2", "simple:2", "club:3"])
def test_who_is_not_known_cannot_play(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        player_named(name)
    assert refused.value.code == "arena_player"
    with pytest.raises(Malformed, match="no evaluator"):
        Contest("simple", "simple", reference=name).titles()
    with pytest.raises(Malformed, match="no player"):
        Contest("simple", name).titles()


@pytest.mark.parametrize(
    "start", ["AAAAAAAAAAAAAA", "11jjk:11jjk:N0N::W:IW::::::3", Position.from_points([0, 1] + [0] * 24).id]
)
def test_a_game_that_is_over_cannot_be_played_on(start: str) -> None:
    with pytest.raises(Malformed):
        Contest("simple", "simple", start=start).titles()


def test_chunks_come_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triktrak.arena.contest.CHUNK", 2)
    chunks = list(play(Contest("simple", "simple"), 5))
    assert [[pair.number for pair in chunk] for chunk in chunks] == [[0, 1], [2, 3], [4]]

"""From game to game: score, the end of a match, money sessions, variants."""

from __future__ import annotations

from typing import Any

import pytest

from triktrak._core import Position
from triktrak.errors import IllegalAction, Malformed
from triktrak.rules import BLACK, WHITE, BySide, Match, NextGame, Phase, Roll, Side
from triktrak.rules.options import Variant

from .script import at, board, run, score_to, won

VARIANTS: list[tuple[Variant, int]] = [("standard", 15), ("nackgammon", 15), ("hypergammon", 3), ("longgammon", 15)]


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize(
    ("theirs", "kind"),
    [
        ({1: 1}, 1),
        ({23: 1, 6: 13}, 1),  # one checker off is a single game wherever the others stand
        ({25: 14}, 1),
        ({6: 15}, 2),
        ({18: 15}, 2),
        ({19: 1, 6: 14}, 3),
        ({23: 1, 6: 14}, 3),
        ({25: 1, 6: 14}, 3),  # the bar counts as the winner's home
    ],
)
def test_single_gammon_and_backgammon(side: Side, theirs: dict[int, int], kind: int) -> None:
    match = run(at(Match.start(7), side, board({1: 1}, theirs)), "21", "any")
    assert (match.game.winner, match.game.kind, match.game.points, match.game.end) == (side, kind, kind, "bear-off")
    assert match.score == BySide.of(side, kind, 0)


@pytest.mark.parametrize("kind", [1, 2, 3])
def test_jacoby_counts_gammons_only_when_a_player_has_turned_the_cube(kind: int) -> None:
    assert won(Match.start(), WHITE, kind).score == (1, 0)
    assert won(Match.start(jacoby=False), WHITE, kind).score == (kind, 0)
    assert won(Match.start(7), WHITE, kind).score == (kind, 0)
    turned = run(Match.start(), "31", "any", "double", "take", "31", "any")
    finish = run(at_same_cube(turned, kind), "21", "any")
    assert finish.score == (2 * kind, 0)


def at_same_cube(match: Match, kind: int) -> Match:
    """The match a roll before its side on roll wins at `kind`, the cube where it was."""
    from msgspec.structs import replace

    assert match.to_act is WHITE
    theirs = {1: {1: 2}, 2: {6: 15}, 3: {6: 14, 23: 1}}[kind]
    return replace(match, game=replace(match.game, position=board({1: 1}, theirs)))


def test_the_match_ends_when_a_side_reaches_its_length_and_raw_points_are_kept() -> None:
    match = won(score_to(Match.start(3), 0, 2), BLACK, 3)
    assert match.over
    assert match.winner is BLACK
    assert match.score == (0, 5)
    assert match.to_act is None
    assert match.legal_actions() == ((), ())


@pytest.mark.parametrize("action", [NextGame(), Roll(3, 1)])
def test_after_the_match_nothing_is_accepted(action: NextGame | Roll) -> None:
    match = won(Match.start(1), WHITE)
    with pytest.raises(IllegalAction) as refused:
        match.apply(action)
    assert refused.value.code == "match_over"


def test_between_games_either_side_begins_the_next() -> None:
    match = won(Match.start(3), BLACK)
    assert not match.over
    assert match.legal_actions() == ((NextGame,), (NextGame,))
    for side in Side:
        begun = match.apply(NextGame(), by=side)
        assert begun.game.phase is Phase.OPENING
        assert begun.game.number == 2
        assert len(begun.games) == 2
        assert begun.games[0] is match.game
        assert begun.score == (0, 1)


def test_the_next_game_waits_for_the_end_of_this_one() -> None:
    for match in (Match.start(3), run(Match.start(3), "31"), run(Match.start(3), "31", "any", "double")):
        with pytest.raises(IllegalAction) as refused:
            match.apply(NextGame())
        assert (refused.value.code, refused.value.params) == ("not_now", {"action": "next"})


def test_a_money_session_keeps_a_running_score_and_is_never_over() -> None:
    match = Match.start()
    for _ in range(5):
        match = run(match, "31", "any", *["double", "take", "21", "any"] * 3, "double", "drop", "next")
    assert sum(match.score) == 5 * 8
    assert not match.over
    assert match.winner is None
    assert match.situation.score.away is None


def test_every_game_starts_afresh() -> None:
    match = run(Match.start(9), "31", "any", "double", "take", "resign 1", "refuse", "resign 1", "accept", "next")
    assert (match.game.cube, match.game.cube_owner, match.game.refused) == (1, None, (0, 0))
    assert match.game.position == Position.start()
    assert match.game.first is None


@pytest.mark.parametrize(("variant", "men"), VARIANTS)
def test_a_variant_is_a_start_and_a_number_of_checkers(variant: Variant, men: int) -> None:
    match = Match.start(3, variant=variant)
    assert match.game.position == Position.start(variant)
    assert match.game.position.men == men
    again = run(won(match, WHITE), "next")
    assert again.game.position == Position.start(variant)


def test_a_hypergammon_game_ends_with_three_checkers_off() -> None:
    match = at(Match.start(5, variant="hypergammon"), WHITE, board({1: 1}, {20: 3}, 3))
    assert not match.game.over
    ended = run(match, "21", "any")
    assert ended.game.over
    assert (ended.game.kind, ended.score) == (3, (3, 0))


def test_score_is_white_first_and_players_keep_their_sides() -> None:
    match = run(won(Match.start(3, players=("Anna", "Bo")), BLACK), "next")
    assert match.players == ("Anna", "Bo")
    assert (match.score.white, match.score.black) == (0, 1)
    seen = run(match, "13").situation.score
    assert (seen.own, seen.theirs, seen.length) == (1, 0, 3)


def test_nobody_acts_out_of_turn() -> None:
    match = run(Match.start(3), "31")
    with pytest.raises(IllegalAction) as refused:
        match.apply(match.game.position.plays((3, 1))[0], by=BLACK)
    assert refused.value.code == "not_your_turn"
    assert match.legal_actions().black == ()


def test_only_actions_are_applied() -> None:
    with pytest.raises(TypeError):
        Match.start().apply("roll")  # type: ignore[arg-type]  # what a careless caller might pass


def test_the_replay_of_the_actions_is_the_match() -> None:
    match = run(score_replayable(), "next", "22", "31", "any", "double", "drop")
    assert Match.replay(match.options, match.actions) == match
    assert match.actions == sum((game.actions for game in match.games), ())


def score_replayable() -> Match:
    return run(Match.start(7), "31", "any", "double", "take", "62", "any", "resign 1", "accept")


@pytest.mark.parametrize(
    "odd",
    [
        {"length": True},
        {"source": "diary"},
        {"players": (1, 2)},
        {"players": (b"Anna", "Bo")},
        {"crawford": "yes"},
    ],
    ids=str,
)
def test_conditions_that_could_not_be_stored_begin_no_match(odd: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        Match.start(**odd)

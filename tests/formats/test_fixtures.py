"""Twelve matches as GNU Backgammon writes them, compared with the same matches as it plays them."""

from __future__ import annotations

import pytest

from formats.outline import outline
from rules.test_fixtures import DATA, EXPECTED, replay
from triktrak import formats

NAMES = [name for name in EXPECTED if not name.startswith("_")]


@pytest.mark.parametrize("name", NAMES)
def test_a_match_of_gnu_backgammon(name: str) -> None:
    match, problems = formats.load(DATA / f"{name}.mat")
    played = replay(name)
    assert list(match.players) == ["North", "South"]
    assert match.length == EXPECTED[name]["match_length"]
    assert match.options.variant == played.options.variant
    assert match.score == tuple(EXPECTED[name]["final_score"].values())
    # What the syntax cannot say: that the cube of the first game of money5 began at 4, and the Jacoby rule.
    assert [problem.game for problem in problems] == ([1, 1] if name == "money5" else [])
    for game, said, other in zip(match.games, EXPECTED[name]["games"], played.games, strict=True):
        assert game.score_before == other.score_before
        assert game.crawford is other.crawford
        assert game.first is other.first
        assert [(t.side, sorted(t.dice), t.play) for t in game.turns] == [
            (t.side, sorted(t.dice), t.play) for t in other.turns
        ]
        assert game.position == other.position
        assert game.cube << said["automatic_doubles"] == said["cube_final"]
        assert (game.cube_owner, game.dice) == (other.cube_owner, other.dice)
        assert (game.winner, game.points, game.end) == (other.winner, said["points"] or 0, other.end)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_written_and_read_again(name: str) -> None:
    match, _ = formats.load(DATA / f"{name}.mat")
    assert outline(formats.loads(formats.dumps(match))[0]) == outline(match)


@pytest.mark.parametrize("name", ["unfinished_dice", "unfinished_double"])
def test_a_game_that_stops_is_left_where_it_stops(name: str) -> None:
    match, problems = formats.load(DATA / f"{name}.mat")
    assert problems == ()
    assert not match.game.over
    assert (match.game.dice is not None, match.game.offered) == ((True, None) if "dice" in name else (False, 2))

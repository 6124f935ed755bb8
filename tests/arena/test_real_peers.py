"""The peers themselves, where benchmarks/arena/peers.py has made them: legal to the end, and stronger than `simple`."""

from __future__ import annotations

from contextlib import closing

import pytest

from triktrak import Dice, Position
from triktrak.arena import Contest, play, player_named, verdict
from triktrak.arena.peer import peers

NAMES = [
    pytest.param(name, marks=pytest.mark.skipif(name not in peers(), reason=f"{name} is not here"))
    for name in ("gnubg-nn", "bgsage")
]


@pytest.mark.parametrize("name", NAMES)
def test_a_peer_plays_whole_games_by_the_rules_and_better_than_simple(name: str) -> None:
    outcome = verdict([pair for chunk in play(Contest("simple", name), 20) for pair in chunk])
    assert (outcome.games, outcome.endless) == (40, 0)
    assert outcome.adjusted is not None
    assert outcome.adjusted.high < -0.2


@pytest.mark.parametrize("name", NAMES)
def test_a_peer_against_himself_scores_exactly_nothing(name: str) -> None:
    outcome = verdict([pair for chunk in play(Contest(name, name), 4) for pair in chunk])
    assert outcome.adjusted is not None
    assert (outcome.adjusted.mean, outcome.adjusted.error) == (0, 0)


@pytest.mark.parametrize("name", NAMES)
def test_the_last_checker_hits_first_where_the_rules_ask_for_both_dice(name: str) -> None:
    position = Position.from_id("dltJECACAAAAAA")
    with closing(player_named(name)) as peer:
        (after,) = peer.choose([(position, Dice(4, 1))])
    assert [str(play) for play in position.plays((4, 1)) if play.after == after] == ["2/1* 1/off"]

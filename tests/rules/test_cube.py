"""Doubles, takes, drops, beavers, raccoons, and when the cube is out of reach."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from triktrak._core import Cube, CubeOwner, Pending
from triktrak.errors import IllegalAction
from triktrak.rules import BLACK, WHITE, Beaver, Double, Drop, Match, Phase, Raccoon, Side, Take

from .script import read, run, score_to, won

OPENED = ("31", "any")
"""White has played its opening roll; Black may double."""


def code(match: Match, word: str) -> str:
    """The code with which the match refuses this word."""
    with pytest.raises(IllegalAction) as refused:
        match.apply(read(match, word))
    return refused.value.code


def test_a_take_gives_the_cube_to_the_taker_and_the_doubler_rolls() -> None:
    match = run(Match.start(7), *OPENED, "double")
    assert (match.game.phase, match.to_act, match.game.offered, match.game.cube) == (Phase.DOUBLED, WHITE, 2, 1)
    match = run(match, "take")
    assert (match.game.phase, match.to_act) == (Phase.TO_ROLL, BLACK)
    assert (match.game.cube, match.game.cube_owner, match.game.offered) == (2, WHITE, None)
    assert code(match, "double") == "double_not_owner"
    assert Double in run(match, "31", "any").legal_actions().white


def test_a_drop_costs_the_value_before_the_offer() -> None:
    match = run(Match.start(7), *OPENED, "double", "drop")
    assert match.game.over
    assert (match.game.winner, match.game.kind, match.game.points, match.game.end) == (BLACK, 1, 1, "drop")
    redoubled = run(Match.start(9), *OPENED, "double", "take", "31", "any", "double")
    assert (redoubled.game.offered, redoubled.game.drop_points) == (4, 2)
    assert run(redoubled, "drop").score == (2, 0)


def test_the_points_of_a_drop_come_to_the_score_of_the_doubler() -> None:
    match = run(score_to(Match.start(9), 3, 5), "31", "any", "double", "take", "31", "any", "double")
    assert match.game.on_roll is WHITE
    assert run(match, "drop").score == (5, 5)


def test_only_who_has_the_cube_or_a_centred_cube_doubles_and_only_before_rolling() -> None:
    match = run(Match.start(7), *OPENED)
    assert Double in match.legal_actions().black
    assert code(run(match, "31"), "double") == "not_now"
    assert code(run(match, "double"), "double") == "not_now"


#                          chain                             cube  drop  phase
CHAINS = [
    (("double",), 1, 2, Phase.DOUBLED, WHITE),
    (("double", "beaver"), 2, 4, Phase.BEAVERED, BLACK),
    (("double", "beaver", "raccoon"), 4, 8, Phase.RACCOONED, WHITE),
]


@pytest.mark.parametrize(("chain", "drop", "offered", "phase", "to_act"), CHAINS)
def test_each_link_of_a_chain_doubles_the_stake(
    chain: tuple[str, ...], drop: int, offered: int, phase: Phase, to_act: Side
) -> None:
    match = run(Match.start(beavers=True, raccoons=True), *OPENED, *chain)
    assert (match.game.phase, match.to_act) == (phase, to_act)
    assert (match.game.drop_points, match.game.offered) == (drop, offered)
    # A beaver keeps the cube that he was offered, whatever follows.
    assert match.game.cube_owner is (None if phase is Phase.DOUBLED else WHITE)
    dropped = run(match, "drop")
    assert (dropped.game.winner, dropped.game.points, dropped.game.offered) == (to_act.other, drop, None)
    taken = run(match, "take")
    # Black doubled: whoever answered last, the cube is White's and Black rolls.
    assert (taken.game.cube, taken.game.cube_owner, taken.to_act) == (offered, WHITE, BLACK)
    assert taken.game.phase is Phase.TO_ROLL
    assert Double not in taken.legal_actions().black
    assert Double in run(taken, "31", "any").legal_actions().white


def test_beavers_and_raccoons_are_options() -> None:
    plain = run(Match.start(), *OPENED, "double")
    assert code(plain, "beaver") == "beaver_off"
    assert Beaver not in plain.legal_actions().white
    beavers = run(Match.start(beavers=True), *OPENED, "double", "beaver")
    assert code(beavers, "raccoon") == "raccoon_off"
    assert Raccoon not in beavers.legal_actions().black
    assert code(run(Match.start(7), *OPENED, "double"), "beaver") == "beaver_off"


def test_a_beaver_is_beavered_once_and_a_raccoon_ends_the_chain() -> None:
    match = run(Match.start(beavers=True, raccoons=True), *OPENED, "double", "beaver")
    assert code(match, "beaver") == "not_now"
    match = run(match, "raccoon")
    assert (code(match, "beaver"), code(match, "raccoon")) == ("not_now", "not_now")
    assert match.legal_actions().white[:2] == (Take, Drop)


@pytest.mark.parametrize(
    ("maximum", "chain", "refused"),
    [
        (1, (), "double"),
        (2, ("double",), "beaver"),
        (4, ("double", "beaver"), "raccoon"),
        (2, ("double", "take", "31", "any"), "double"),
    ],
)
def test_the_chain_stops_at_the_maximum(maximum: int, chain: tuple[str, ...], refused: str) -> None:
    match = run(Match.start(beavers=True, raccoons=True, max_cube=maximum), *OPENED, *chain)
    assert code(match, refused) == ("double_no_cube" if maximum == 1 else "double_max_cube")
    side = match.to_act
    assert side is not None
    assert type(read(match, refused)) not in match.legal_actions()[side]


def test_the_default_maximum_is_4096() -> None:
    match = run(Match.start(), *OPENED)
    for _ in range(12):
        match = run(match, "double", "take", "31", "any")
    assert match.game.cube == 4096
    with pytest.raises(IllegalAction) as refused:
        match.apply(Double())
    assert (refused.value.code, refused.value.params) == ("double_max_cube", {"max": 4096})


def test_without_a_cube_gammons_count_in_money_play() -> None:
    match = Match.start(max_cube=1)
    assert match.situation.cube == Cube.none
    assert won(match, WHITE, 2).score == (2, 0)


def test_the_first_game_at_one_away_is_crawford_and_there_is_only_one() -> None:
    match = score_to(Match.start(3), 2, 0)
    assert match.crawford
    started = run(match, *OPENED)
    assert code(started, "double") == "double_crawford"
    assert Double not in started.legal_actions().black
    after = run(won(match, BLACK), "next", "13", "any")
    assert not after.crawford
    assert code(after, "double") == "double_dead_cube"
    assert Double in run(after, "31", "any").legal_actions().black
    later = run(won(after, BLACK), "next")
    assert (later.score, later.crawford) == ((2, 2), False)


def test_a_two_point_match_at_one_nil_is_crawford() -> None:
    assert score_to(Match.start(2), 1, 0).crawford
    assert not score_to(Match.start(2), 1, 1).crawford


def test_a_one_point_match_has_a_dead_cube_and_no_crawford_game() -> None:
    match = run(Match.start(1), *OPENED)
    assert not match.crawford
    assert code(match, "double") == "double_dead_cube"
    assert code(run(match, "31", "any"), "double") == "double_dead_cube"


def test_without_the_crawford_rule_only_the_leaders_cube_is_dead() -> None:
    match = score_to(Match.start(3, crawford=False), 2, 0)
    assert not match.crawford
    assert Double in run(match, *OPENED).legal_actions().black
    assert code(run(match, "13", "any"), "double") == "double_dead_cube"


def test_a_dead_cube_is_refused_with_its_value_while_the_others_is_alive() -> None:
    # At 2-2 in a match to 5 the owner of a cube at 4 wins the match with it; at 2 the cube is still worth turning.
    match = run(score_to(Match.start(5), 2, 2), *OPENED, "double", "take", "31", "any", "double", "take", "31", "any")
    assert (match.game.cube, match.game.cube_owner, match.to_act) == (4, BLACK, BLACK)
    with pytest.raises(IllegalAction) as refused:
        match.apply(Double())
    assert (refused.value.code, refused.value.params) == ("double_dead_cube", {"points": 4})


def test_a_double_whose_take_could_win_the_match_is_legal() -> None:
    match = run(score_to(Match.start(3), 1, 0), *OPENED)
    assert Double in match.legal_actions().black
    assert Double in run(match, "31", "any").legal_actions().white


def test_holland_rule_after_crawford_nobody_doubles_before_two_rolls_of_each_side() -> None:
    crawford = score_to(Match.start(3, holland=True), 2, 0)
    match = run(won(crawford, BLACK), "next")
    for opening in ("31", "13"):
        game = run(match, opening, "any")
        while len(game.game.turns) < 4:
            if game.to_act is BLACK:
                assert code(game, "double") == "double_holland"
            game = run(game, "21", "any")
        if game.to_act is WHITE:
            game = run(game, "21", "any")
        assert Double in game.legal_actions().black
    free = run(won(score_to(Match.start(3), 2, 0), BLACK), "next", "31", "any")
    assert Double in free.legal_actions().black


def test_holland_rule_leaves_the_games_before_crawford_alone() -> None:
    assert Double in run(Match.start(3, holland=True), *OPENED).legal_actions().black


def test_the_situation_is_seen_by_the_side_that_must_decide() -> None:
    match = run(Match.start(7, players=("Anna", "Bo")), "31", "8/5 6/5")
    before = match.situation
    assert before.position == match.game.position
    assert before.pending is Pending.NOTHING
    offered = run(match, "double").situation
    assert offered.position == match.game.position.flip()
    assert offered.pending is Pending.DOUBLE
    assert offered.cube == Cube(1, CubeOwner.CENTRE)
    taken = run(match, "double", "take").situation
    assert taken.cube == Cube(2, CubeOwner.THEIRS)
    assert run(match, "double", "take", "31").situation.dice is not None


@pytest.mark.parametrize(("chain", "drop", "offered", "phase", "to_act"), CHAINS)
def test_every_offer_is_logged_with_its_value(
    chain: tuple[str, ...], drop: int, offered: int, phase: Phase, to_act: Side
) -> None:
    match = run(Match.start(beavers=True, raccoons=True), *OPENED, *chain)
    entry = match.game.log[-1]
    assert (entry.side, entry.value) == (to_act.other, offered)
    assert [entry.value for entry in run(match, "take").game.log[-1:]] == [offered]
    assert [entry.value for entry in run(match, "drop").game.log[-1:]] == [drop]


def test_equal_histories_make_equal_matches() -> None:
    one, other = (run(Match.start(7), *OPENED, "double", "take") for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one != run(one, "31")
    assert replace(one) == one

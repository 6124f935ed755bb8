"""A resignation is an offer: who may make it, who answers, and what it costs."""

from __future__ import annotations

import pytest

from triktrak._core import Position
from triktrak.errors import IllegalAction
from triktrak.rules import BLACK, WHITE, AnswerResign, Double, Match, Phase, Resign, Roll, Side

from .script import at, board, run


def stakes(match: Match) -> list[int]:
    return [match.game.resign_points(level) for level in (1, 2, 3)]


@pytest.mark.parametrize("words", [("31",), ("31", "any"), ("31", "any", "42"), ("31", "any", "double", "take")])
def test_who_has_the_decision_may_offer_and_the_other_answers(words: tuple[str, ...]) -> None:
    match = run(Match.start(7), *words)
    loser = match.to_act
    assert loser is not None
    offered = match.apply(Resign(2))
    assert (offered.game.phase, offered.to_act, offered.game.resign_offer) == (Phase.RESIGNING, loser.other, 2)
    assert offered.legal_actions() == ((AnswerResign,), ())[:: 1 if loser is BLACK else -1]
    refused = offered.apply(AnswerResign(False))
    assert refused.to_act is loser
    assert (refused.game.resign_offer, refused.situation.resigned) == (0, 0)
    assert offered.situation.resigned == 2
    assert (refused.game.phase, refused.game.dice, refused.game.position) == (
        match.game.phase,
        match.game.dice,
        match.game.position,
    )
    accepted = offered.apply(AnswerResign(True))
    assert (accepted.game.winner, accepted.game.kind, accepted.game.end) == (loser.other, 2, "resign")
    assert accepted.game.points == 2 * match.game.cube


@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_accepted_level_is_multiplied_by_the_cube(level: int) -> None:
    match = run(Match.start(15), "31", "any", "double", "take", f"resign {level}", "accept")
    assert match.score == (2 * level, 0)


def test_with_jacoby_and_an_unturned_cube_every_level_costs_the_cube() -> None:
    match = run(Match.start(), "31", "any")
    assert stakes(match) == [1, 1, 1]
    assert run(match, "resign 3", "accept").score == (1, 0)
    assert stakes(run(match, "double", "take")) == [2, 4, 6]
    assert stakes(run(Match.start(jacoby=False), "31")) == [1, 2, 3]
    assert stakes(run(Match.start(auto_doubles=1), "66", "31")) == [2, 2, 2]


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(
    ("chain", "loser", "points"),
    [(("double",), WHITE, 1), (("double", "beaver"), BLACK, 2), (("double", "beaver", "raccoon"), WHITE, 4)],
)
def test_resigning_while_a_double_waits_is_a_drop(level: int, chain: tuple[str, ...], loser: Side, points: int) -> None:
    match = run(Match.start(beavers=True, raccoons=True), "31", "any", *chain)
    assert stakes(match) == [points] * 3
    resigned = match.apply(Resign(level), by=loser)
    assert (resigned.game.winner, resigned.game.points, resigned.game.end) == (loser.other, points, "drop")
    with pytest.raises(IllegalAction):
        match.apply(Resign(level), by=loser.other)


def test_a_side_offers_at_most_three_times_in_a_game() -> None:
    match = run(Match.start(7), "31", "any")
    for _ in range(3):
        match = run(match, "resign 1", "refuse")
    with pytest.raises(IllegalAction) as refused:
        match.apply(Resign(3))
    assert (refused.value.code, refused.value.params) == ("resign_limit", {"n": 3})
    assert Resign not in match.legal_actions().black
    other = run(match, "21", "any")
    assert Resign in other.legal_actions().white
    fresh = run(other, "resign 1", "accept", "next", "13")
    assert Resign in fresh.legal_actions().black


def test_a_record_may_hold_more_refusals() -> None:
    match = run(Match.start(7, source="record"), "31", "any", *["resign 1", "refuse"] * 5)
    assert Resign in match.legal_actions().black


@pytest.mark.parametrize("level", [0, 4, -1])
def test_there_are_three_levels(level: int) -> None:
    for words in (("31",), ("31", "any", "double")):
        with pytest.raises(IllegalAction) as refused:
            run(Match.start(7), *words).apply(Resign(level))
        assert refused.value.code == "resign_level"


def test_nobody_resigns_before_the_opening_roll_is_decided() -> None:
    with pytest.raises(IllegalAction):
        Match.start(7).apply(Resign(1))


def test_while_an_offer_waits_nothing_else_happens() -> None:
    match = run(Match.start(7), "31", "any", "resign 1")
    for action in (Roll(3, 1), Double(), Resign(2)):
        with pytest.raises(IllegalAction) as refused:
            match.apply(action, by=BLACK)
        assert refused.value.code == "not_your_turn"
        with pytest.raises(IllegalAction) as refused:
            match.apply(action)
        assert refused.value.code == "not_now"


def test_the_most_that_can_be_won() -> None:
    def most(match: Match) -> tuple[int, int]:
        return match.game.most_winnable(WHITE), match.game.most_winnable(BLACK)

    money = Match.start(jacoby=False)
    assert most(money) == (3, 3)
    assert most(Match.start()) == (1, 1)
    # A checker off: single is exact.
    assert most(at(money, WHITE, board({1: 2}, {6: 15}))) == (2, 1)
    assert most(at(money, BLACK, board({6: 15}, {1: 2}))) == (2, 1)
    # A straggler in the winner's home: backgammon is possible.
    assert most(at(money, WHITE, board({1: 2}, {6: 14, 23: 1}))) == (3, 1)
    assert most(at(money, WHITE, board({1: 2}, {6: 14, 19: 1}))) == (3, 1)
    assert most(at(money, WHITE, board({1: 2}, {6: 14, 18: 1}))) == (2, 1)
    # The sides still meet: a checker can be hit and sent to the bar.
    assert most(at(money, WHITE, board({6: 14, 15: 1}, {6: 14, 12: 1}))) == (3, 3)
    assert most(at(money, WHITE, board({6: 14, 13: 1}, {6: 14, 11: 1}))) == (2, 2)


def test_a_gammon_is_saved_by_the_first_checker_off() -> None:
    saving = at(Match.start(jacoby=False), WHITE, Position.from_id("YEYF4TnO7w4AAA"))
    for play in saving.game.position.plays((5, 4)):
        saved = run(saving, "54").apply(play)
        assert (saved.game.most_winnable(BLACK), saved.game.highest_kind(BLACK)) == (1, 1)


def test_no_more_can_be_won_than_wins_the_match() -> None:
    match = run(Match.start(2), "31")
    assert (match.game.most_winnable(WHITE), match.game.resign_points(3)) == (2, 3)


def test_an_answer_is_logged_with_the_points() -> None:
    match = run(Match.start(7), "31", "resign 2")
    assert (match.game.log[-1].side, match.game.log[-1].value) == (WHITE, 2)
    accepted, refused = (run(match, word).game.log[-1] for word in ("accept", "refuse"))
    assert (accepted.side, accepted.value) == (BLACK, 2)
    assert (refused.side, refused.value) == (BLACK, 0)

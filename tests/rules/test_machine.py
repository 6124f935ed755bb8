"""Random actions, legal and illegal, on random conditions; what must hold after every one of them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from triktrak._core import Pending
from triktrak.errors import IllegalAction, Malformed
from triktrak.rules import (
    ACTION_TYPES,
    Action,
    AnswerResign,
    Beaver,
    BySide,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Phase,
    Raccoon,
    Resign,
    Roll,
    Side,
    Take,
    decode_action,
    encode_action,
)

dice = st.integers(1, 6)
points = st.integers(0, 25)


def sometimes(value: Any, otherwise: Any) -> st.SearchStrategy[Any]:
    return st.sampled_from([value, otherwise])


@st.composite
def conditions(draw: st.DrawFn) -> dict[str, Any]:
    """Conditions that go together, every variant and option among them."""
    length = draw(st.sampled_from([0, 0, 1, 2, 3, 3, 4, 5]))
    options: dict[str, Any] = {
        "length": length,
        "variant": draw(st.sampled_from(["standard", "hypergammon", "nackgammon", "longgammon"])),
        "max_cube": draw(st.sampled_from([1, 2, 4, 64, 4096])),
    }
    if length:
        options["crawford"] = draw(st.sampled_from([True, True, True, False]))
        options["holland"] = options["crawford"] and draw(sometimes(True, False))
        return options
    options["jacoby"] = draw(st.sampled_from([None, True, False]))
    options["beavers"] = draw(st.sampled_from([True, True, False]))
    options["raccoons"] = options["beavers"] and draw(sometimes(True, False))
    options["auto_doubles"] = draw(st.integers(0, 3))
    return options


def some_action(kind: type[Action], match: Match, chance: random.Random) -> Action:
    """An action of this type, right in its details as far as the state allows."""
    if kind is Roll:
        return Roll(chance.randint(1, 6), chance.randint(1, 6))
    if kind is MakePlay:
        if match.game.dice is None:
            return MakePlay(((13, 10), (6, 5)))
        steps = list(chance.choice(match.game.position.plays(match.game.dice)).steps)
        return MakePlay(tuple(steps))
    if kind is Resign:
        return Resign(chance.choice((1, 1, 1, 2, 3)))
    if kind is AnswerResign:
        return AnswerResign(chance.random() < 0.5)
    return kind()  # type: ignore[call-arg]  # the others have no fields


def accepts(match: Match, action: Action, by: Side | None = None) -> bool:
    try:
        match.apply(action, by)
    except IllegalAction:
        return False
    return True


class Session(RuleBasedStateMachine):
    """One match; the model is what every action and every finished game must leave true."""

    @initialize(options=conditions())
    def begin(self, options: dict[str, Any]) -> None:
        self.match = Match.start(**options)
        self.cube_seen: tuple[int, int, Side | None] | None = None
        self.most = BySide(0, 0)

    def step(self, action: Action, by: Side | None = None) -> None:
        before = self.match
        kept = (before.actions, before.score, before.game.phase)
        try:
            self.match = before.apply(action, by)
        except (IllegalAction, Malformed):
            assert self.match is before
        else:
            assert self.match.actions == (*before.actions, action)
            assert self.match.finished[: len(before.finished)] == before.finished
        assert (before.actions, before.score, before.game.phase) == kept

    @rule(chance=st.randoms(use_true_random=False), by=st.sampled_from([None, *Side]))
    def act(self, chance: random.Random, by: Side | None) -> None:
        """A legal action, by the side whose turn it is or by one that may have no say."""
        kinds = [kind for kinds in self.match.legal_actions() for kind in kinds]
        if kinds:
            self.step(some_action(chance.choice(kinds), self.match, chance), by)

    @rule(
        kind=st.sampled_from(ACTION_TYPES), chance=st.randoms(use_true_random=False), by=st.sampled_from([None, *Side])
    )
    def try_anything(self, kind: type[Action], chance: random.Random, by: Side | None) -> None:
        """An action of any type, allowed or not."""
        self.step(some_action(kind, self.match, chance), by)

    @rule(steps=st.lists(st.tuples(points, points), max_size=5))
    def try_any_steps(self, steps: list[tuple[int, int]]) -> None:
        self.step(MakePlay(tuple(steps)))

    @rule(d1=st.integers(-1, 8), d2=st.integers(-1, 8), level=st.integers(-1, 5))
    def try_any_numbers(self, d1: int, d2: int, level: int) -> None:
        self.step(Roll(d1, d2))
        self.step(Resign(level))

    @rule(
        chance=st.randoms(use_true_random=False),
        count=st.integers(20, 400),
        cube=st.sampled_from([0.0, 0.1, 0.5]),
        haste=st.sampled_from([0.0, 0.0, 0.05, 0.3]),
    )
    def play_on(self, chance: random.Random, count: int, cube: float, haste: float) -> None:
        """Play many actions at once, so that games are borne off or given up in haste, and matches end."""
        dice = random.Random(chance.getrandbits(32))
        for _ in range(count):
            side = self.match.to_act
            kinds = self.match.legal_actions()[side or Side.WHITE]
            if not kinds:
                return
            wanted = [kind for kind in kinds if dice.random() < {Double: cube, Resign: haste, Drop: 0.3}.get(kind, 1.0)]
            self.match = self.match.apply(some_action(dice.choice(wanted or kinds), self.match, dice), side)
            self.watch()

    def watch(self) -> None:
        """While the cube stays where it is, nobody wins more by bearing off than was ever said to be winnable."""
        game = self.match.game
        if game.end not in (None, "bear-off"):
            return
        key = (game.number, game.cube, game.cube_owner)
        if key != self.cube_seen:
            self.cube_seen, self.most = key, BySide(10**6, 10**6)
        if game.winner is not None:
            away = game.score_seen_by(game.winner).away
            assert (game.points if away is None else min(game.points, away[0])) <= self.most[game.winner]
            return
        self.most = BySide(*(min(self.most[side], game.most_winnable(side)) for side in Side))

    @invariant()
    def checkers_are_never_lost(self) -> None:
        position = self.match.game.position
        for side, off in zip(position.sides, position.off, strict=True):
            assert sum(side) == position.men
            assert side[0] == off
            assert min(side) >= 0

    @invariant()
    def score_is_the_sum_of_the_finished_games(self) -> None:
        won = {side: sum(game.points for game in self.match.games if game.winner is side) for side in Side}
        assert self.match.score == (won[Side.WHITE], won[Side.BLACK])
        length = self.match.length
        assert self.match.over is (length > 0 and max(self.match.score) >= length)
        assert all(game.over for game in self.match.finished)
        for game in self.match.games:
            assert game.over is (game.winner is not None) is (game.end is not None) is (game.points > 0)

    @invariant()
    def points_are_the_cube_times_at_most_three(self) -> None:
        for game in self.match.games:
            if game.over:
                assert game.points in {game.cube * kind for kind in (1, game.kind)}
                assert 1 <= game.kind <= 3
            assert game.cube & (game.cube - 1) == 0
            assert game.cube <= game.options.max_cube

    @invariant()
    def one_side_decides_or_either_may(self) -> None:
        match = self.match
        legal = match.legal_actions()
        if match.over:
            assert legal == ((), ())
            assert match.to_act is None
        elif match.to_act is None:
            assert legal.white == legal.black in ((Roll,), (NextGame,))
        else:
            assert legal[match.to_act]
            assert legal[match.to_act.other] == ()

    @invariant()
    def what_is_legal_is_accepted_and_nothing_else(self) -> None:
        match, chance = self.match, random.Random(len(self.match.game.log))
        legal = match.legal_actions()
        for kind in ACTION_TYPES:
            action = some_action(kind, match, chance)
            for side in Side:
                assert accepts(match, action, side) is (kind in legal[side]), (kind, side)
            assert accepts(match, action) is (kind in legal.white or kind in legal.black), kind

    @invariant()
    def every_level_and_both_answers_are_accepted(self) -> None:
        legal = {kind for kinds in self.match.legal_actions() for kind in kinds}
        if Resign in legal:
            assert all(accepts(self.match, Resign(level)) for level in (1, 2, 3))
        if AnswerResign in legal:
            assert accepts(self.match, AnswerResign(True))
            assert accepts(self.match, AnswerResign(False))

    @invariant()
    def stakes_are_what_the_actions_cost(self) -> None:
        game, side = self.match.game, self.match.to_act
        if game.offered is not None and side is not None:
            dropped = self.match.apply(Drop()).game
            assert (dropped.points, dropped.winner, dropped.kind) == (game.drop_points, side.other, 1)
            assert self.match.apply(Take()).game.cube == game.offered
        if game.phase is Phase.RESIGNING:
            accepted = self.match.apply(AnswerResign(True)).game
            assert (accepted.points, accepted.winner) == (game.resign_points(game.resign_offer), side)

    @invariant()
    def the_situation_is_the_deciders(self) -> None:
        situation, game = self.match.situation, self.match.game
        mine = self.match.to_act in (None, game.on_roll)
        assert situation.position == (game.position if mine else game.position.flip())
        assert situation.dice == game.dice
        assert (situation.pending is Pending.NOTHING) is (game.offered is None)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            stored = [encode_action(action) for action in self.match.actions]
            again = Match.replay(self.match.options, map(decode_action, stored))
            assert again == self.match
            assert hash(again) == hash(self.match)


def effort(examples: int, steps: int) -> settings:
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def test_what_must_hold_after_every_action() -> None:
    run_state_machine_as_test(Session, settings=effort(120, 30))


CHECKS = (
    Session.checkers_are_never_lost,
    Session.score_is_the_sum_of_the_finished_games,
    Session.points_are_the_cube_times_at_most_three,
    Session.one_side_decides_or_either_may,
    Session.what_is_legal_is_accepted_and_nothing_else,
    Session.every_level_and_both_answers_are_accepted,
    Session.stakes_are_what_the_actions_cost,
    Session.the_situation_is_the_deciders,
)
WHOLE: list[dict[str, Any]] = [
    {"beavers": True, "raccoons": True, "auto_doubles": 2, "max_cube": 64},
    {"jacoby": False, "variant": "longgammon"},
    {"length": 1},
    {"length": 2, "variant": "hypergammon"},
    {"length": 3, "holland": True, "variant": "nackgammon"},
    {"length": 5, "crawford": False, "max_cube": 2},
    {"length": 9},
]


@pytest.mark.parametrize("options", WHOLE, ids=str)
def test_whole_sessions(options: dict[str, Any]) -> None:
    """Many matches to their end, so that what seldom happens does happen here."""
    chance, seen, ends, stages = random.Random(7), set[type[Action]](), set[object](), set[str]()
    for _ in range(80 if options.get("length") else 10):
        session = Session()
        session.begin(options=options)
        for _ in range(6):
            session.play_on(chance=chance, count=chance.randint(1, 500), cube=0.1, haste=0.01)
            for check in CHECKS:
                check(session)
        session.teardown()
        seen |= {type(action) for action in session.match.actions}
        ends |= {game.end for game in session.match.games}
        stages |= {"crawford" for game in session.match.games if game.crawford}
        stages |= {"post-crawford" for game in session.match.games if game.post_crawford}
    never: set[type[Action]] = set() if options.get("beavers") else {Beaver, Raccoon}
    if options.get("length") == 1:
        never |= {Double, Take, Drop, NextGame}
    assert seen == set(ACTION_TYPES) - never
    assert ends - {None} == {"bear-off", "resign", "drop"} - ({"drop"} if Double in never else set())
    with_crawford = options.get("length", 0) > 1 and options.get("crawford", True)
    assert stages == ({"crawford", "post-crawford"} if with_crawford else set())


@pytest.mark.soak
def test_what_must_hold_after_very_many_actions() -> None:
    run_state_machine_as_test(Session, settings=effort(2_000, 60))

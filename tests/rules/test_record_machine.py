"""Records of anything whatever: they never break, lose nothing, and come back from what is stored."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from triktrak._core import Position
from triktrak.rules import (
    ACTION_TYPES,
    Action,
    Award,
    Challenge,
    Cocked,
    Correct,
    MakePlay,
    Match,
    NextGame,
    Result,
    SetPosition,
    Side,
    StatedPlay,
    decode_action,
    encode_action,
    stated_play,
)
from triktrak.rules.actions import Correctable
from triktrak.rules.problems import standing
from triktrak.text import LANGUAGES

from .test_machine import conditions, effort, some_action

MEN = {"hypergammon": 3}


def some_points(men: int, chance: random.Random) -> tuple[int, ...]:
    """A board of any kind, often nearly finished."""
    points = [0] * 26
    for mine in (True, False):
        for _ in range(chance.choice((0, 1, 2, men)) or int(mine)):
            place = chance.randrange(1, 26) if mine else chance.randrange(25)
            if points[place] * (1 if mine else -1) >= 0:
                points[place] += 1 if mine else -1
    return tuple(points)


def some_step(chance: random.Random) -> tuple[int, int]:
    return chance.randrange(26), chance.randrange(26)


def some_statement(match: Match, chance: random.Random) -> Correctable:
    """A statement of any kind, sensible or not."""
    side, position = chance.choice(list(Side)), match.game.position
    if match.game.over:  # a step from there might leave an empty board
        position = Position.start(match.options.variant)
    steps = tuple(some_step(chance) for _ in range(chance.randrange(5)))
    cube = 2 ** chance.choice((0, 0, 0, 1, 1, 2, 5, 15))
    statements: list[Correctable] = [
        stated_play(position, steps),
        stated_play(position, steps),
        StatedPlay(steps, some_points(position.men, chance)),
        Challenge(),
        Challenge(),
        Cocked(chance.choice((None, 1, 6)), chance.choice((None, 3))),
        Result(side, chance.randint(1, 3), cube, chance.choice(("bear-off", "drop", "resign"))),
        Award(side, chance.choice((1, 3, 4016, 32_767)), chance.choice(("forfeit", "time", "abandoned", "stated"))),
        SetPosition(
            some_points(position.men, chance),
            side,
            cube,
            chance.choice((None, *Side)),
            dice=chance.choice((None, (chance.randint(1, 6), chance.randint(1, 6)))),
            pending=chance.choice((None, None, "double", "beaver", "raccoon")),
            resigned=chance.choice((0, 0, 1, 3)),
            score=chance.choice((None, None, (0, 0), (2, 1), (9, 4))),
            crawford=chance.random() < 0.3,
        ),
    ]
    return chance.choice(statements)


def ordinary(kind: type[Action], match: Match, chance: random.Random) -> Correctable:
    action = some_action(kind, match, chance)
    assert not isinstance(action, Correct)
    return action


def some_entry(match: Match, chance: random.Random) -> Correctable:
    """What a record may hold next: most often what the rules expect."""
    legal = match.legal_actions()
    kinds = [kind for kinds in legal for kind in kinds]
    kind = chance.random()
    if kinds and kind < 0.75:
        return ordinary(chance.choice(kinds), match, chance)
    if kind < 0.85:
        return ordinary(chance.choice(ACTION_TYPES), match, chance)
    if kind < 0.88:
        return MakePlay(tuple(some_step(chance) for _ in range(chance.randrange(5))))
    return some_statement(match, chance)


def games(match: Match) -> tuple[object, object]:
    """What counts of a match: its games, without how they were entered."""
    return match.finished, match.game


class Record(RuleBasedStateMachine):
    """One record; every entry is accepted."""

    @initialize(options=conditions())
    def begin(self, options: dict[str, Any]) -> None:
        self.match = Match.start(**options, source="record")

    def enter(self, action: Action) -> None:
        before = self.match
        self.match = before.apply(action)
        assert self.match.actions == (*before.actions, action)

    @rule(chance=st.randoms(use_true_random=False), count=st.integers(1, 60))
    def write(self, chance: random.Random, count: int) -> None:
        """Write down one thing after the other; each leaves one entry, and no game goes away."""
        source = random.Random(chance.getrandbits(32))
        for _ in range(count):
            before = self.match
            action = some_entry(before, source)
            self.enter(action)
            begun = isinstance(action, NextGame)
            assert len(self.match.games) == len(before.games) + begun
            assert self.match.finished[: len(before.finished)] == before.finished
            if begun:
                assert self.match.games[-2] is before.game
            else:
                assert len(self.match.game.log) == len(before.game.log) + 1

    @precondition(lambda self: len(self.match.entered) > 0)
    @rule(chance=st.randoms(use_true_random=False))
    def correct(self, chance: random.Random) -> None:
        """Replace any entry by any other, or strike it out; striking that out again restores what was."""
        before, source = self.match, random.Random(chance.getrandbits(32))
        index = source.randrange(len(before.entered))
        self.enter(Correct(index, source.choice((None, some_entry(before, source)))))
        undone = self.match.apply(Correct(len(before.entered), None))
        assert games(undone) == games(before)
        assert undone.problems == before.problems

    @rule(chance=st.randoms(use_true_random=False))
    def an_entry_that_is_struck_out_was_never_there(self, chance: random.Random) -> None:
        source = random.Random(chance.getrandbits(32))
        added = self.match.apply(some_entry(self.match, source))
        struck = added.apply(Correct(len(self.match.entered), None))
        assert games(struck) == games(self.match)
        assert struck.problems == self.match.problems

    @invariant()
    def checkers_and_cube_are_possible(self) -> None:
        game = self.match.game
        assert Position.from_points(game.position.points, game.position.men) == game.position
        assert game.cube & (game.cube - 1) == 0
        assert (game.dice is None) or not game.over
        assert self.match.situation.position in (game.position, game.position.flip())

    @invariant()
    def every_game_has_its_points_and_the_score_follows(self) -> None:
        for game in self.match.games:
            assert game.over is (game.winner is not None) is (game.end is not None) is (game.points > 0)
            if not any(isinstance(entry.action, Award) for entry in game.log):
                assert game.points in (0, *(game.cube * kind for kind in (1, game.kind)))
        for game, following in zip(self.match.games, self.match.games[1:], strict=False):
            restated = [e for e in following.log if isinstance(e.action, SetPosition) and e.action.score]
            assert restated or following.score_before == game.score_after
        assert self.match.score == self.match.game.score_after

    @invariant()
    def what_is_legal_has_no_problem(self) -> None:
        chance = random.Random(len(self.match.entered))
        legal = self.match.legal_actions()
        for kind in {kind for kinds in legal for kind in kinds}:
            after = self.match.apply(some_action(kind, self.match, chance))
            assert {note.code for note in after.game.log[-1].notes} <= {"replayed_otherwise"}

    @invariant()
    def problems_point_at_what_was_entered(self) -> None:
        indices = [index for index, _ in standing(self.match.actions)]
        assert len(indices) == sum(len(game.log) for game in self.match.games)
        for problem in self.match.problems:
            assert problem.action_index in indices
            assert 1 <= problem.game <= self.match.game.number
            for lang in LANGUAGES:
                sentence = problem.message(lang)
                assert not sentence.startswith("problem-"), sentence
                assert "{" not in sentence, sentence

    def teardown(self) -> None:
        if hasattr(self, "match"):
            stored = [encode_action(action) for action in self.match.actions]
            again = Match.replay(self.match.options, map(decode_action, stored))
            assert again == self.match
            assert hash(again) == hash(self.match)
            one_by_one = Match.of(self.match.options)
            for action in self.match.actions:
                one_by_one = one_by_one.apply(action)
            assert one_by_one == self.match


def test_what_must_hold_of_every_record() -> None:
    run_state_machine_as_test(Record, settings=effort(100, 12))


@pytest.mark.soak
def test_what_must_hold_of_very_many_records() -> None:
    run_state_machine_as_test(Record, settings=effort(500, 25))

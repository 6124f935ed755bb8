"""Players for the tests: a program that plays the first thing possible, and dice that are written down."""

from __future__ import annotations

import random
from collections.abc import Iterable
from uuid import UUID

from triktrak.engine.adviser import Progress
from triktrak.rules import (
    Action,
    AnswerResign,
    Beaver,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Raccoon,
    Resign,
    Roll,
    Side,
    Take,
)


class PlainBot:
    """Rolls, plays the first legal play, takes what is offered and refuses resignations; never doubles."""

    def act(self, match: Match, side: Side, on_progress: Progress | None = None) -> Action | type[Roll]:
        """Return what it does now."""
        legal = match.legal_actions()[side]
        game = match.game
        if Roll in legal:
            return Roll
        if MakePlay in legal:
            assert game.dice is not None
            return MakePlay(game.position.plays(game.dice)[0].steps)
        if Take in legal:
            return Take()
        return AnswerResign(accept=False)


class ScriptedBot:
    """Does what it was told to, and asks for the dice when the list is at its end."""

    def __init__(self, actions: Iterable[Action | type[Roll]] = ()) -> None:
        self.actions = list(actions)

    def act(self, match: Match, side: Side, on_progress: Progress | None = None) -> Action | type[Roll]:
        """Return the next deed of the list, or what PlainBot does."""
        return self.actions.pop(0) if self.actions else PlainBot().act(match, side, on_progress)


class ScriptedDice:
    """Throws what is written down, then goes on by a seed; remembers what it was asked."""

    def __init__(self, rolls: Iterable[tuple[int, int]] = (), seed: int = 1) -> None:
        self.rolls = list(rolls)
        self.asked: list[tuple[int, int]] = []
        self._random = random.Random(seed)

    def roll(self, match_id: UUID, game: int, n: int) -> tuple[int, int]:
        """Return the next throw."""
        self.asked.append((game, n))
        return self.rolls.pop(0) if self.rolls else (self._random.randint(1, 6), self._random.randint(1, 6))


def random_action(match: Match, chance: random.Random) -> Action | type[Roll]:
    """Return something legal for whoever is to act: mostly ordinary play, now and then the cube or a resignation."""
    game = match.game
    side = match.to_act if match.to_act is not None else Side.WHITE
    legal = match.legal_actions()[side]
    if NextGame in legal:
        return NextGame()
    rare = {Double: 0.05, Drop: 0.1, Resign: 0.02}
    (kind,) = chance.choices(legal, [rare.get(kind, 1.0) for kind in legal])
    if kind is MakePlay:
        assert game.dice is not None
        return MakePlay(chance.choice(game.position.plays(game.dice)).steps)
    if kind is Resign:
        return Resign(chance.randint(1, 3))
    if kind is AnswerResign:
        return AnswerResign(chance.random() < 0.5)
    plain: dict[type[Action], Action] = {
        Double: Double(), Take: Take(), Drop: Drop(), Beaver: Beaver(), Raccoon: Raccoon(),
    }  # fmt: skip
    return plain.get(kind, Roll) if kind is not Roll else Roll

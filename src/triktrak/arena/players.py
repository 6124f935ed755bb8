"""Choosers of plays, by name. Whoever can name the position after a roll can play in the arena."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .._core import Dice, Evaluator, Position, SimpleEvaluator, Situation
from ..engine import Adviser, Bot
from ..engine.external import GNUBG, External, adviser_named
from ..engine.net import evaluator as net_evaluator
from ..errors import Malformed
from .peer import Peer, peers

Turn = tuple[Position, Dice]


class Player(Protocol):
    """Chooses the plays of many games at once.

    The same turn must always get the same answer: two games with the same dice are compared.
    """

    @property
    def title(self) -> str:
        """What it is, precisely enough to be written beside a result."""

    def choose(self, turns: Sequence[Turn]) -> list[Position]:
        """The position after the play of each turn, seen by the mover; the same position where nothing can move."""

    def close(self) -> None:
        """Let go of whatever it holds."""


class Greedy:
    """Plays what an evaluator likes best, by cubeless equity.

    >>> Greedy("simple", SimpleEvaluator()).choose([(Position.start(), Dice(3, 1))])[0].id
    '4HPwATCwZ/ABMA'
    """

    def __init__(self, title: str, evaluator: Evaluator) -> None:
        self.title, self._evaluator = title, evaluator

    def choose(self, turns: Sequence[Turn]) -> list[Position]:
        return [self._evaluator.best_after(position, dice) for position, dice in turns]

    def close(self) -> None:
        pass


class Seat:
    """Plays as an adviser does at the table, without a cube."""

    def __init__(self, adviser: Adviser) -> None:
        self.title, self._adviser, self._bot = title_of(adviser), adviser, Bot(adviser)

    def choose(self, turns: Sequence[Turn]) -> list[Position]:
        return [self._after(position, dice) for position, dice in turns]

    def _after(self, position: Position, dice: Dice) -> Position:
        return self._bot.choose(Situation(position, dice=dice)).play.after if position.plays(dice) else position

    def close(self) -> None:
        let_go(self._adviser)


def title_of(adviser: Adviser) -> str:
    """What an adviser is, precisely enough to be written beside a result."""
    if isinstance(adviser, External):
        return f"{adviser.version}, {adviser.level.plies}-ply"
    return adviser.level.name


def let_go(adviser: Adviser) -> None:
    """End what it runs, if it runs anything."""
    if isinstance(adviser, External):
        adviser.close()


NET, SIMPLE = "net", "simple"
_EVALUATORS = (NET, SIMPLE)
"""Our evaluators; a weights file may stand behind the colon of a net."""


def deeper(name: str, plies: int | None) -> str:
    """The name of the same player so many plies deep, for one that has them.

    >>> deeper("net", 2), deeper("gnubg", 2), deeper("casual", 2)
    ('2-ply', 'gnubg:2-ply', 'casual')
    """
    if plies is None:
        return name
    return {NET: f"{plies}-ply", GNUBG: f"{GNUBG}:{plies}-ply"}.get(name, name)


def evaluator_named(name: str) -> Evaluator:
    """The evaluator of that name; raises `Malformed("arena_evaluator")` when there is none.

    >>> evaluator_named("simple")
    SimpleEvaluator()
    """
    kind, _, argument = name.partition(":")
    # A colon with nothing behind it is a file name that was forgotten, not the net of the release.
    if name != SIMPLE and (kind != NET or name == f"{NET}:"):
        raise Malformed("arena_evaluator", text=name, known=_EVALUATORS)
    return net_evaluator(argument) if kind == NET else SimpleEvaluator()


def player_named(name: str) -> Player:
    """The player of that name: an evaluator, a level, GNU Backgammon or a peer; a part after a colon is its argument.

    Raises `Malformed("arena_player")` when there is none.

    >>> player_named("simple").title
    'simple'
    """
    kind, _, argument = name.partition(":")
    if name == SIMPLE or kind == NET:
        return Greedy(name, evaluator_named(name))
    if kind in peers():
        return Peer([str(peers()[kind]), *([argument] if argument else [])])
    return Seat(_adviser(name, (*_EVALUATORS, *peers())))


def adviser_for_cubes(name: str) -> Adviser:
    """The adviser of that name, which plays with a cube; `net` is the one that looks no roll ahead.

    >>> adviser_for_cubes("net").level.plies
    0
    """
    return _adviser("0-ply" if name == NET else name, (NET,))


def _adviser(name: str, others: tuple[str, ...]) -> Adviser:
    try:
        return adviser_named(name)
    except Malformed as error:
        levels = error.params.get("levels", ())
        known = (*others, *levels, GNUBG) if isinstance(levels, tuple) else others
        raise Malformed("arena_player", text=name, known=known) from None

"""Pairs with the cube: single money games, or whole matches, each pair with the same dice twice, the seats swapped.

Nobody resigns. The luck of a roll is what its best play is worth, with the cube where it lies and at the score of the
match, less the mean over all that could have been rolled: a decision of the cube is no luck.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from .._core import ALL_ROLLS, Cube, Dice, Situation, worth
from ..engine import Adviser, Bot
from ..engine.met import match_equity
from ..rules import WHITE, BySide, Double, Drop, MakePlay, Match, NextGame, Phase, Roll, Take
from .dice import WEIGHTS, Throws, luck
from .pairs import MOST_TURNS, Game, Pair

MOST_CUBE = 64
"""In money play a cube so high stays where it is: one game in thousands must not decide a contest."""

_OPENINGS = tuple(permutations(range(1, 7), 2))
"""White's die and Black's: all ways in which a game can begin."""


def play_cubeful_pairs(
    advisers: tuple[Adviser, Adviser], numbers: Iterable[int], seed: int, reference: Adviser, length: int = 0
) -> list[Pair]:
    """Play the pairs of those numbers: money games without Jacoby's rule and beavers, or matches of that length.

    A game of such a pair has its points as they were won (a match: 1 or -1) and the luck in the same unit.
    """
    one, other = map(Bot, advisers)
    pairs = []
    for number in numbers:
        first = _played(BySide(one, other), seed, number, reference, length)
        second = _played(BySide(other, one), seed, number, reference, length)
        pairs.append(Pair(number, (first, Game(-second.points, -second.luck, second.turns))))
    return pairs


def _played(seats: BySide[Bot], seed: int, pair: int, reference: Adviser, length: int) -> Game:
    """A money game or a match as White sees it."""
    match = Match.start(length, jacoby=False)
    throws, gained, turns = Throws(seed, pair, 1), 0.0, 0
    while not (match.over or (match.game.over and length == 0)):
        if turns >= MOST_TURNS * max(length, 1):
            return Game(0, gained, turns)
        game = match.game
        if game.over:
            match, throws = match.apply(NextGame()), Throws(seed, pair, game.number + 1)
        elif game.phase in (Phase.OPENING, Phase.TO_ROLL) and not _doubles(match, seats, length):
            throw = throws[game.played]
            gained += _luck(match, throw, reference)
            match, turns = match.apply(Roll(*throw)), turns + 1
        elif game.phase is Phase.TO_ROLL:
            match = match.apply(Double())
        elif game.phase is Phase.DOUBLED:
            taken = _bot(match, seats).decide(match.situation).should_take
            match = match.apply(Take() if taken else Drop())
        else:
            play = game.forced or _bot(match, seats).choose(match.situation).play
            match = match.apply(MakePlay(play.steps))
    if length:
        return Game(1 if match.winner is WHITE else -1, gained, turns)
    return Game(match.game.points if match.game.winner is WHITE else -match.game.points, gained, turns)


def _bot(match: Match, seats: BySide[Bot]) -> Bot:
    side = match.to_act
    assert side is not None
    return seats[side]


def _doubles(match: Match, seats: BySide[Bot], length: int) -> bool:
    side = match.to_act
    if side is None or Double not in match.legal_actions()[side] or (length == 0 and match.game.cube >= MOST_CUBE):
        return False
    # After a take the same side is on roll, and cannot double again.
    return seats[side].decide(match.situation).should_double


def _luck(match: Match, throw: tuple[int, int], reference: Adviser) -> float:
    """How much better off White is by a throw than by the mean of all, in points or in matches won less lost."""
    seen, side = match.situation, match.to_act
    unit = _unit(seen)
    if side is not None:
        roll = ALL_ROLLS.index(Dice(max(throw), min(throw)))
        gained = luck(_equities(reference, seen), roll, WEIGHTS) * unit
        return gained if side is WHITE else -gained
    # The situation before a game begins is seen by White.
    mine, theirs = (dict(zip(ALL_ROLLS, _equities(reference, s), strict=True)) for s in (seen, seen.flip()))
    worths = [_opened(a, b, mine, theirs) for a, b in _OPENINGS]
    return (_opened(*throw, mine, theirs) - sum(worths) / len(worths)) * unit


def _opened(white: int, black: int, mine: dict[Dice, float], theirs: dict[Dice, float]) -> float:
    dice = Dice(max(white, black), min(white, black))
    return mine[dice] if white > black else -theirs[dice]


def _equities(reference: Adviser, seen: Situation) -> list[float]:
    """What each of ALL_ROLLS is worth to the side on roll, in multiples of the cube."""
    return [_best(reference, Situation(seen.position, seen.cube, seen.score, roll, seen.rules)) for roll in ALL_ROLLS]


def _best(reference: Adviser, rolled: Situation) -> float:
    ranked = reference.rank(rolled)
    if ranked:
        return ranked[0].equity
    still = Situation(rolled.position, rolled.cube, rolled.score, None, rolled.rules).flip()
    return -reference.decide(still).no_double


def _unit(seen: Situation) -> float:
    """What a multiple of the cube is: points, or chances to win the match less chances to lose it."""
    cube = Cube() if seen.cube.is_none else seen.cube
    won, lost = worth(seen.score, cube, seen.rules, match_equity())
    return (won[0] - lost[0]) / 2.0

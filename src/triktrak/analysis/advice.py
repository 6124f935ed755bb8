"""Hints and the tutor: what is best now, and what an action would cost. It asks an engine and knows no table.

Only what was looked into equally deep is compared: a play that the search left aside early is looked into again.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .._core import Evaluation, Play, Situation
from ..engine import Decision, Engine, Ranked
from ..engine.adviser import Progress
from ..errors import IllegalAction
from ..rules import Action, AnswerResign, Beaver, Double, Drop, MakePlay, Match, Phase, Roll, Side, Take
from ..rules.turn import Note
from .facts import compared, standing

Legal = tuple[type[Action], ...]
Word = Literal["play", "roll", "double", "take", "drop", "beaver", "accept", "refuse"]
"""What to do, in a word."""

DEPTH = "2-ply"
"""How deep hints and the tutor look."""
SHOWN = 3
"""So many plays are shown."""


class Advice(Struct, frozen=True):
    """What is best for the side that must decide: `word`, and what speaks for it.

    `plays`, where dice are to be played: the best ones, best first. Else `cube` is the decision about the cube, None
    where there is none to take, and `chances` those of the side that decides. `notes`: how the position stands.
    """

    word: Word
    plies: int
    plays: tuple[Ranked, ...] = ()
    cube: Decision | None = None
    chances: Evaluation | None = None
    notes: tuple[Note, ...] = ()
    answering: bool = False
    """Whether a double is to be answered: `cube` is then seen by the other side, which has doubled."""


class Weighed(Struct, frozen=True):
    """What an action costs, in multiples of the cube before it, and what was better.

    For a play, `tried` and `better` are both plays, looked into equally deep; for the cube, `cube` is the decision.
    """

    cost: float
    word: Word
    plies: int
    tried: Ranked | None = None
    better: Ranked | None = None
    cube: Decision | None = None
    notes: tuple[Note, ...] = ()
    answering: bool = False


def advise(match: Match, engine: Engine, on_progress: Progress | None = None) -> Advice:
    """What is best for the side that is to act; raises IllegalAction where nobody has anything to decide.

    >>> advice = advise(Match.start(3).apply(Roll(3, 1)), Engine("0-ply"))
    >>> advice.word, [str(ranked.play) for ranked in advice.plays][0]
    ('play', '8/5 6/5')
    """
    legal, situation, plies = _legal(match), match.situation, engine.level.plies
    if MakePlay in legal:
        return Advice("play", plies, tuple(engine.rank(situation, on_progress)[:SHOWN]))
    if AnswerResign in legal:
        return Advice(
            "accept" if engine.accepts_resignation(situation, match.game.resign_offer, on_progress) else "refuse", plies
        )
    if match.game.phase is Phase.BEAVERED:
        return Advice("take" if engine.accepts_beaver(situation, on_progress) else "drop", plies)
    answering = Take in legal
    if not answering and Roll not in legal:
        raise IllegalAction("hint_nothing")
    decision = engine.decide(situation, on_progress)
    chances = _chances(situation, engine, on_progress, answering=answering)
    notes = standing(situation.position, chances, on_roll=not answering)
    cube = decision if decision.available or answering else None
    return Advice(_best(decision, legal), plies, (), cube, chances, notes, answering)


def weigh(
    match: Match, action: Action | type[Roll], engine: Engine, on_progress: Progress | None = None
) -> Weighed | None:
    """What `action` costs the side that is to act; None where that is no question: a forced play, a resignation.

    >>> weighed = weigh(Match.start(3).apply(Roll(3, 1)), MakePlay(((24, 21), (21, 20))), Engine("0-ply"))
    >>> weighed.cost > 0.1, str(weighed.better.play)
    (True, '8/5 6/5')
    """
    legal, situation = _legal(match), match.situation
    if isinstance(action, MakePlay) and MakePlay in legal and situation.dice is not None:
        tried = situation.position.resolve(situation.dice, action.steps)
        return _weigh_play(situation, tried, engine, on_progress)
    if Double in legal and (action is Roll or isinstance(action, Double)):
        decision = engine.decide(situation, on_progress)
        gain = min(decision.double_take, decision.double_drop) - decision.no_double
        return _weigh_cube(situation, decision, gain if action is Roll else -gain, legal, engine, on_progress)
    if match.game.phase is Phase.DOUBLED and isinstance(action, Take | Drop):
        decision = engine.decide(situation, on_progress)
        loss = decision.double_take - decision.double_drop
        return _weigh_cube(situation, decision, loss if isinstance(action, Take) else -loss, legal, engine, on_progress)
    return None


def outlook(match: Match, engine: Engine, on_progress: Progress | None = None) -> Evaluation:
    """The chances of the side that is to act, if it plays its best; raises IllegalAction where nobody is.

    >>> 0.5 < outlook(Match.start(3).apply(Roll(3, 1)), Engine("0-ply")).win < 0.6
    True
    """
    game, situation = match.game, match.situation
    if match.to_act is None:
        raise IllegalAction("hint_nothing")
    if game.phase is Phase.TO_PLAY and (ranked := engine.rank(situation, on_progress)):
        return ranked[0].evaluation
    return _chances(situation, engine, on_progress, answering=game.on_roll is not match.to_act)


def _weigh_play(situation: Situation, tried: Play, engine: Engine, on_progress: Progress | None) -> Weighed | None:
    ranked = engine.rank(situation, on_progress)
    if len(ranked) < 2:
        return None
    better = ranked[0]
    mine = next(each for each in ranked if each.play == tried)
    if mine.plies != better.plies:
        mine = engine.look_into(situation, tried, on_progress)
    cost = max(0.0, better.equity - mine.equity)
    notes = compared(tried, better.play, mine.evaluation, better.evaluation) if cost else ()
    return Weighed(cost, "play", better.plies, mine, better, None, notes)


def _weigh_cube(
    situation: Situation, decision: Decision, cost: float, legal: Legal, engine: Engine, on_progress: Progress | None
) -> Weighed:
    word, plies, answering = _best(decision, legal), engine.level.plies, Take in legal
    if cost <= 0.0:
        return Weighed(0.0, word, plies, cube=decision, answering=answering)
    chances = _chances(situation, engine, on_progress, answering=answering)
    notes = standing(situation.position, chances, on_roll=not answering)
    return Weighed(cost, word, plies, cube=decision, notes=notes, answering=answering)


def _chances(situation: Situation, engine: Engine, on_progress: Progress | None, *, answering: bool) -> Evaluation:
    """The chances of the side that decides; while it answers, the other side is on roll."""
    if answering:
        return engine.evaluate(situation.flip(), on_progress).flip()
    return engine.evaluate(situation, on_progress)


def _best(decision: Decision, legal: Legal) -> Word:
    if Take in legal:
        if Beaver in legal and decision.should_beaver:
            return "beaver"
        return "take" if decision.should_take else "drop"
    return "double" if Double in legal and decision.should_double else "roll"


def _legal(match: Match) -> Legal:
    side: Side | None = match.to_act
    return () if side is None else match.legal_actions()[side]

"""Hints at a table: questions for the engine, asked while everybody plays on. Nothing is decided here.

Against the program only. A newer question of the same kind takes the place of one that is not answered yet.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import cache
from typing import Protocol
from uuid import UUID

from .. import _core
from ..analysis import Advice, Weighed, advise, outlook, weigh
from ..analysis.advice import DEPTH
from ..engine import Decision, Engine, Ranked
from ..engine.adviser import Progress
from ..errors import IllegalAction, TriktrakError
from ..rules import Action, Match, Roll
from ..rules.turn import Note
from . import protocol
from .answers import params
from .protocol import AskHint, AskOdds, AskRoll, AskTakeBack, Because, Fact, Question, ServerFrame, Weigh
from .protocol_hints import Chances, HintedCube, HintedPlay
from .standing import Standing
from .thinking import Thinking
from .view import seats_of

Judge = Callable[[], Engine]
"""Who is asked; it may be slow to make, and is made in a thread."""


@cache
def usual_judge() -> Engine:
    """What is asked by everybody: how deep it looks is said with each answer."""
    return Engine(DEPTH)


log = logging.getLogger(__name__)


class Asker(Protocol):
    """Somebody who is told the answer."""

    player: UUID

    def send(self, frame: ServerFrame | str) -> None:
        """Take a frame."""


class Advising:
    """The questions of those who follow one table."""

    def __init__(self, thinking: Thinking, judge: Judge) -> None:
        self._thinking, self._judge = thinking, judge
        self._asked: dict[tuple[Asker, type[Question]], asyncio.Task[None]] = {}

    def ask(self, question: Question, standing: Standing, asker: Asker) -> None:
        """Have a question answered, or say at once why it is not."""
        if (refused := _refusal(question, standing, asker)) is not None:
            asker.send(Because(question.n, refused.code, params(refused.params)))
            return
        key = (asker, type(question))
        if (before := self._asked.pop(key, None)) is not None:
            before.cancel()
        task = self._asked[key] = asyncio.create_task(self._answer(question, standing.match, asker))
        task.add_done_callback(lambda done: self._asked.get(key) is done and self._asked.pop(key))

    def forget(self, asker: Asker) -> None:
        """Answer `asker` no more."""
        for key in [key for key in self._asked if key[0] is asker]:
            self._asked.pop(key).cancel()

    def close(self) -> None:
        """Answer nobody any more."""
        for asker in {asker for asker, _ in self._asked}:
            self.forget(asker)

    async def _answer(self, question: Question, match: Match, asker: Asker) -> None:
        try:
            answer = await self._thinking.ask(
                asker.player, lambda on_progress: answered(question, match, self._judge(), on_progress)
            )
        except TriktrakError as refused:
            answer = Because(question.n, refused.code, params(refused.params))
        except Exception:
            log.exception("the engine could not answer")
            answer = Because(question.n, "hint_failed", {})
        asker.send(answer)


def answered(question: Question, match: Match, engine: Engine, on_progress: Progress) -> ServerFrame:
    """The answer to a question about a match as it stands."""
    if isinstance(question, AskHint):
        return _hint(question, match, advise(match, engine, on_progress))
    if isinstance(question, AskOdds):
        return protocol.Odds(question.n, _chances(outlook(match, engine, on_progress)))
    return _weighed(question, weigh(match, _action(question), engine, on_progress))


def _refusal(question: Question, standing: Standing, asker: Asker) -> IllegalAction | None:
    seats = seats_of(standing.header, asker.player)
    if not seats:
        return IllegalAction("no_such_match", match=str(standing.header.id))
    if standing.person is None:
        return IllegalAction("hint_people")
    if question.dn != standing.dn:
        return IllegalAction("stale")
    return None if standing.match.to_act in seats else IllegalAction("not_your_turn")


def _action(question: Weigh) -> Action | type[Roll]:
    ask = question.ask
    if isinstance(ask, AskTakeBack):
        raise IllegalAction("hint_nothing")
    return Roll if isinstance(ask, AskRoll) else ask


def _hint(question: AskHint, match: Match, advice: Advice) -> protocol.Hint:
    chances = None if advice.chances is None else _chances(advice.chances)
    return protocol.Hint(
        question.n,
        question.dn,
        advice.word,
        advice.plies,
        [_play(ranked) for ranked in advice.plays],
        _cube(advice.cube, advice.answering),
        chances,
        _facts(advice.notes),
    )


def _weighed(question: Weigh, weighed: Weighed | None) -> protocol.Weighed:
    if weighed is None or weighed.cost <= question.above:
        return protocol.Weighed(question.n, None, "play", 0, None, None, None, [])
    return protocol.Weighed(
        question.n,
        weighed.cost,
        weighed.word,
        weighed.plies,
        None if weighed.tried is None else _play(weighed.tried),
        None if weighed.better is None else _play(weighed.better),
        _cube(weighed.cube, weighed.answering),
        _facts(weighed.notes),
    )


def _play(ranked: Ranked) -> HintedPlay:
    play = ranked.play
    return HintedPlay(str(play), list(play.steps), ranked.equity, _chances(ranked.evaluation), ranked.plies)


def _chances(chances: _core.Evaluation) -> Chances:
    return Chances(*(getattr(chances, name) for name in Chances.__struct_fields__))


def _cube(decision: Decision | None, answering: bool) -> HintedCube | None:
    if decision is None:
        return None
    # A decision is seen by the doubler.
    sign = -1.0 if answering else 1.0
    held, taken, dropped = (sign * worth for worth in (decision.no_double, decision.double_take, decision.double_drop))
    return HintedCube(decision.action, held, taken, dropped)


def _facts(notes: tuple[Note, ...]) -> list[Fact]:
    return [Fact(note.code, params(dict(note.params))) for note in notes]

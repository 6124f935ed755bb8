"""The request that asks the referee; nothing is kept of it."""

from __future__ import annotations

from fastapi import APIRouter, Request

from .._core import Dice, Position, Situation
from ..errors import Malformed
from ..referee import LONGEST, Verdict, judge_action, judge_play, list_plays
from .answers import params
from .guards import language
from .referee_types import RefereeAnswer, RefereeHint, RefereeQuestion


def routes() -> APIRouter:
    """Return the request /api/referee."""
    router = APIRouter()

    @router.post("/api/referee")
    async def referee(asked: RefereeQuestion, request: Request) -> RefereeAnswer:
        """Say whether a play, or another action, is allowed; if not, by which rule, and what is allowed instead."""
        if len(asked.tried) > LONGEST:
            raise Malformed("referee_text", max=LONGEST)
        situation = Situation.parse(asked.id)
        board = situation.position if situation.on_roll else situation.position.flip()
        dice = situation.dice if asked.dice is None else Dice(*asked.dice)
        if asked.action != "play":
            verdict = judge_action(situation, asked.action, dice)
        elif dice is None:
            raise Malformed("roll_missing")
        elif asked.tried.strip():
            verdict = judge_play(board, dice, asked.tried)
        else:
            verdict = list_plays(board, dice)
        return _answer(verdict, board, dice, language(request.scope))

    return router


def _answer(verdict: Verdict, board: Position, dice: Dice | None, lang: str) -> RefereeAnswer:
    refused = verdict.refused
    own, theirs = board.sides
    return RefereeAnswer(
        legal=verdict.legal,
        reason=None if refused is None else refused.code,
        params={} if refused is None else params(refused.params, lang),
        text=verdict.sentence(lang),
        hints=[RefereeHint(code=hint.code, params=params(dict(hint.params), lang)) for hint in verdict.hints],
        play=None if verdict.play is None else str(verdict.play),
        plays=[str(play) for play in verdict.plays],
        board=[list(own), list(theirs)],
        dice=None if dice is None else [dice.d1, dice.d2],
    )

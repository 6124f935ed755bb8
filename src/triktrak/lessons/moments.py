"""The moment of a game in which a step asks what to do, as the rules see it."""

from __future__ import annotations

from msgspec.structs import replace

from .._core import Position
from ..errors import IllegalAction, Malformed
from ..referee import Verdict, cube_hints
from ..rules import (
    AnswerResign,
    Beaver,
    Double,
    Drop,
    MakePlay,
    Match,
    Raccoon,
    Resign,
    Roll,
    SetPosition,
    Side,
    Take,
)
from ..rules.actions import Action
from ..rules.legality import refusal
from .cubes import holder
from .steps import Act, Deed

_DEEDS: dict[Deed, type[Action]] = {
    "roll": Roll,
    "play": MakePlay,
    "double": Double,
    "take": Take,
    "drop": Drop,
    "beaver": Beaver,
    "raccoon": Raccoon,
    "resign": Resign,
    "accept": AnswerResign,
    "play-on": AnswerResign,
}
EARLIER_TURNS = 8
_OFFERS: dict[str, tuple[Action, ...]] = {"doubled": (Double(),), "beavered": (Double(), Beaver())}
"""What has been done since the board and the cube were as the step says."""


def judge(step: Act, position: Position | None, deed: Deed) -> Verdict:
    """The referee's word on what the learner, who is White, does now.

    Raises `Malformed` for a moment that cannot be; ask `impossible` before.
    """
    # Some turns have been played: it is not the opening roll that lies there.
    game = replace(_moment(step, position or Position.start()).game, played=EARLIER_TURNS)
    if game.to_act is not Side.WHITE:
        return Verdict(None, IllegalAction("not_your_turn"))
    refused = refusal(game, _DEEDS[deed])
    return Verdict(None, refused, cube_hints(game, refused))


def impossible(step: Act, position: Position | None) -> str | None:
    """Why there is no such moment in any game, as a sentence; None when there is."""
    try:
        now = _moment(step, position or Position.start())
    except Malformed as error:
        return error.message()
    # A record refuses nothing, and notes what cannot be; that a match is under way is no oddity here.
    odd = [problem.message() for problem in now.problems if problem.code != "score_set"]
    if now.over:
        odd.append(IllegalAction("match_over").message())
    return odd[0] if odd else None


def _moment(step: Act, position: Position) -> Match:
    match = Match.start(
        length=step.length,
        jacoby=None if step.length else step.jacoby,
        beavers=step.beavers,
        raccoons=step.raccoons,
        max_cube=step.max_cube,
        source="record",
    )
    # Whoever is offered a double or a resignation decides, and the other side is on roll.
    theirs = step.moment in ("doubled", "resigned", "theirs")
    now = match.apply(
        SetPosition(
            (position.flip() if theirs else position).points,
            Side.BLACK if theirs else Side.WHITE,
            step.cube or 1,
            holder(step.owner),
            step.dice if step.moment == "rolled" else None,
            score=step.score if step.length else None,
            crawford=step.crawford,
            resigned=1 if step.moment == "resigned" else 0,
        )
    )
    for action in _OFFERS.get(step.moment, ()):
        now = now.apply(action)
    return now

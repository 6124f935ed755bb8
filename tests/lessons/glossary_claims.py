"""What terms of the glossary claim, each kind a function that asks the core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from triktrak import Engine, IllegalPlay, Play, Position, Situation
from triktrak._core import double_refusal
from triktrak.lessons.glossary import Diagram

ROLLS = [(one, other) for one in range(1, 7) for other in range(1, 7)]
Claim = Callable[[Situation | None, Any], object]


def check(board: Diagram | None, claims: tuple[dict[str, Any], ...]) -> Iterator[str]:
    """Yield what is not so."""
    situation = board.situation if board else None
    for claim in claims:
        for kind, stated in claim.items():
            found = CLAIMS[kind](situation, stated)
            if found != stated:
                yield f"{kind}: {stated} is stated, it is {found}"


def _position(situation: Situation | None) -> Position:
    assert situation is not None
    return situation.position


def _hit(play: Play) -> bool:
    return play.after.points[0] < play.before.points[0]


def _hits(position: Position) -> int:
    """How many of the 36 rolls can hit, for the side on roll."""
    return sum(any(map(_hit, position.plays(roll))) for roll in ROLLS)


def _row(points: list[int]) -> int:
    longest = run = 0
    for count in points:
        run = run + 1 if count >= 2 else 0
        longest = max(longest, run)
    return longest


def _made(situation: Situation | None, stated: Any) -> object:
    points = _position(situation).points
    return [point for point in stated if points[point] >= 2]


def _blots(situation: Situation | None, stated: Any) -> object:
    return [point for point in range(1, 25) if _position(situation).points[point] == 1]


def _play(situation: Situation | None, stated: Any) -> object:
    """The play is legal, and its text is the core's: stars where it hits, none elsewhere."""
    play = Play.parse(stated["play"], _position(situation), tuple(stated["dice"]))
    return stated if str(play).count("*") == stated["play"].count("*") else str(play)


def _illegal(situation: Situation | None, stated: Any) -> object:
    try:
        Play.parse(stated["play"], _position(situation), tuple(stated["dice"]))
    except IllegalPlay as refused:
        return {**stated, "reason": refused.code}
    return "legal"


def _opening(situation: Situation | None, stated: Any) -> object:
    """The board is what the play makes of the starting position."""
    play = Play.parse(stated["play"], Position.start(), tuple(stated["dice"]))
    return stated if play.after == _position(situation) else play.after.id


def _best(situation: Situation | None, stated: Any) -> object:
    """The play is what the engine would open with, two rolls looked ahead."""
    best = Engine("2-ply").rank(Situation(Position.start(), dice=tuple(stated["dice"])))[0]
    return (
        stated if best.play == Play.parse(stated["play"], Position.start(), tuple(stated["dice"])) else str(best.play)
    )


def _forced(situation: Situation | None, stated: Any) -> object:
    return {**stated, "play": " or ".join(map(str, _position(situation).plays(tuple(stated["dice"]))))}


def _longest(situation: Situation | None, stated: Any) -> object:
    return {**stated, "dice_played": _position(situation).plays(tuple(stated["dice"]))[0].dice_played}


def _forward(situation: Situation | None, stated: Any) -> object:
    before = _position(situation)
    return {**stated, "pips": before.pips[0] - before.plays(tuple(stated["dice"]))[0].after.pips[0]}


def _takes_off(situation: Situation | None, stated: Any) -> object:
    before = _position(situation)
    plays = before.plays(tuple(stated["dice"]))
    return {**stated, "most": max(play.after.off[0] - before.off[0] for play in plays)}


def _they_leave(situation: Situation | None, stated: Any) -> object:
    """With which dice the other side's checker on a point (in the reader's numbering) can step on."""
    theirs, start = _position(situation).flip(), 25 - stated["point"]
    dice = {
        die
        for roll in ROLLS
        for edges in theirs.step_tree(roll).nodes[:1]
        for from_, _, die, _, _ in edges
        if from_ == start
    }
    return {**stated, "dice": sorted(dice)}


def _dances(situation: Situation | None, stated: Any) -> object:
    return sum(not _position(situation).plays(roll) for roll in ROLLS)


def _shut_out(situation: Situation | None, stated: Any) -> object:
    return not any(_position(situation).flip().plays(roll) for roll in ROLLS)


def _may_double(situation: Situation | None, stated: Any) -> object:
    assert situation is not None
    return double_refusal(situation.cube, situation.score, situation.rules) is None


def _take_point(situation: Situation | None, stated: Any) -> object:
    """In percent, with a cube of 2 that nobody will turn again: what wins p of the games is worth 2 (2p - 1)."""
    return next(p for p in range(101) if 2 * (2 * p - 100) >= -100)


def _away(situation: Situation | None, stated: Any) -> object:
    score = Diagram(start=True, score=tuple(stated["score"])).situation.score
    return {**stated, "away": list(score.away or ())}


CLAIMS: dict[str, Claim] = {
    "made": _made,
    "blots": _blots,
    "stands": lambda s, stated: {**stated, "count": _position(s).points[stated["point"]]},
    "prime": lambda s, _: _row(list(_position(s).points[1:25])),
    "their_prime": lambda s, _: _row([-count for count in _position(s).points[1:25]]),
    "pips": lambda s, _: list(_position(s).pips),
    "off": lambda s, _: list(_position(s).off),
    "race": lambda s, _: _position(s).race,
    "trailing": lambda s, _: _position(s).pips[0] > _position(s).pips[1],
    "result": lambda s, _: _position(s).result,
    "rolls": lambda _s, _: [len(ROLLS), len({frozenset(roll) for roll in ROLLS})],
    "rolls_with": lambda _s, stated: {**stated, "rolls": sum(stated["die"] in roll for roll in ROLLS)},
    "hits": lambda s, _: _hits(_position(s)),
    "exposed": lambda s, _: _hits(_position(s).flip()),
    "play": _play,
    "illegal": _illegal,
    "opening": _opening,
    "best": _best,
    "forced": _forced,
    "longest": _longest,
    "forward": _forward,
    "takes_off": _takes_off,
    "they_leave": _they_leave,
    "dances": _dances,
    "shut_out": _shut_out,
    "may_double": _may_double,
    "take_point": _take_point,
    "away": _away,
}

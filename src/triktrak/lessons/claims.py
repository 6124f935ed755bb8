"""What a step claims, held against the rules."""

from __future__ import annotations

from .._core import Cube, Position, Rules, Score, points_won
from ..errors import Malformed
from ..rules import Match, Roll, Side
from .cubes import cube_of
from .moments import refused
from .source import Source
from .steps import Act, Choose, Count, Find, Play, Step, Verdict
from .tries import refusal

LEGAL = "legal"
_RESULTS = {1: "single", 2: "gammon", 3: "backgammon"}


def check(step: Step, position: Position | None, source: Source, number: int) -> None:
    """Raise `Malformed` with file and line where a step claims what is not so."""
    if isinstance(step, Find | Play | Verdict) and position is None:
        raise Malformed("lesson_needs_board", **source.field(number), name=step.id)
    if isinstance(step, Play | Verdict) and step.dice is None:
        raise Malformed("lesson_needs_dice", **source.field(number), name=step.id)
    if isinstance(step, Play):
        assert position is not None
        _play(step, position, source, number)
    elif isinstance(step, Verdict):
        assert position is not None
        _claim(source, number, "code", step.played, step.code, verdict(step, position, step.played))
    elif isinstance(step, Choose):
        _choose(step, position, source, number)
    elif isinstance(step, Act):
        _act(step, position, source, number)
    elif isinstance(step, Count):
        _claim(source, number, "answer", step.of, str(step.answer), str(_counted(step, position, source, number)))


def verdict(step: Play | Verdict, position: Position, text: str) -> str:
    """Return "legal", or the code of the rule that refuses a play of the step's roll."""
    assert step.dice is not None
    reason = refusal(text, position, step.dice)
    return LEGAL if reason is None else reason[0]


def _claim(source: Source, number: int, key: str, what: str, claimed: str, found: str) -> None:
    if claimed != found:
        raise Malformed("lesson_claim", **source.field(number, key), what=what, claimed=claimed, found=found)


def _play(step: Play, position: Position, source: Source, number: int) -> None:
    assert step.dice is not None
    if not position.plays(step.dice):
        raise Malformed("lesson_no_play", **source.field(number, "dice"), name=step.id)
    for text in step.right:
        _claim(source, number, "right", text, LEGAL, verdict(step, position, text))
    for wrong in step.wrong:
        _claim(source, number, "wrong", wrong.what, wrong.code, verdict(step, position, wrong.what))


def _choose(step: Choose, position: Position | None, source: Source, number: int) -> None:
    if step.right not in step.answers:
        raise Malformed("lesson_no_answer", **source.field(number, "right"), name=step.right)
    if step.shows == "result":
        found = _RESULTS.get(abs(position.result) if position else 0, "")
        _claim(source, number, "right", step.shows, step.right, found)
    elif step.shows == "opening":
        if step.dice is None:
            raise Malformed("lesson_needs_dice", **source.field(number), name=step.id)
        begins = Match.start(length=1).apply(Roll(*step.dice)).game.on_roll
        found = "again" if begins is None else "me" if begins is Side.WHITE else "they"
        _claim(source, number, "right", step.shows, step.right, found)


def _act(step: Act, position: Position | None, source: Source, number: int) -> None:
    stated = {wrong.what: wrong.code for wrong in step.wrong}
    if odd := sorted(({*step.right} | stated.keys()) - {*step.deeds}):
        raise Malformed("lesson_no_answer", **source.field(number, "deeds"), name=odd[0])
    for deed in step.deeds:
        try:
            reason = refused(step, position, deed)
        except Malformed as error:
            raise Malformed("lesson_moment", **source.field(number), reason=error.message()) from error
        key = "wrong" if deed in stated else "deeds"
        _claim(source, number, key, deed, stated.get(deed, LEGAL), reason.code if reason else LEGAL)


def _counted(step: Count, position: Position | None, source: Source, number: int) -> int:
    if step.of == "points":
        cube = cube_of(step.cube, step.owner) if step.cube else Cube()
        return points_won(step.won, cube, Score.money(), Rules(jacoby=step.jacoby))
    if position is None:
        raise Malformed("lesson_needs_board", **source.field(number), name=step.id)
    if step.of != "dice":
        return position.pips[step.of == "their-pips"]
    if step.dice is None:
        raise Malformed("lesson_needs_dice", **source.field(number), name=step.id)
    plays = position.plays(step.dice)
    return plays[0].dice_played if plays else 0

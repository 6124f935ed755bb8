"""What a step claims, held against the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .._core import Cube, Position, Rules, Score, points_won
from .._core import Play as CorePlay
from ..errors import Malformed
from ..rules import Match, Roll, Side
from .cubes import cube_of
from .moments import impossible, judge
from .source import Source, repeated
from .steps import LEGAL, Act, Choose, Count, Find, Play, Step, Verdict
from .tries import refusal

_RESULTS = {1: "single", 2: "gammon", 3: "backgammon"}


def check(step: Step, position: Position | None, source: Source, number: int) -> None:
    """Raise `Malformed` with file and line where a step claims what is not so, or states what nothing depends on."""
    if isinstance(step, Find | Play | Verdict) and position is None:
        raise Malformed("lesson_needs_board", **source.field(number), name=step.id)
    if isinstance(step, Play | Verdict) and step.dice is None:
        raise Malformed("lesson_needs_dice", **source.field(number), name=step.id)
    for key in _unused(step, position):
        raise Malformed("lesson_odd_part", **source.field(number, key), name=step.id, part=key)
    _cube(step, source, number)
    if isinstance(step, Play):
        assert position is not None
        _play(step, position, source, number)
    elif isinstance(step, Verdict):
        assert position is not None
        found = _verdict(step, position, source, number, "played", step.played)
        _claim(source, number, "code", step.played, step.code, found)
    elif isinstance(step, Find):
        assert position is not None
        _find(step, position, source, number)
    elif isinstance(step, Choose):
        _choose(step, position, source, number)
    elif isinstance(step, Act):
        _act(step, position, source, number)
    elif isinstance(step, Count):
        _claim(source, number, "answer", step.of, str(step.answer), str(_counted(step, position, source, number)))


def _verdict(step: Play | Verdict, position: Position, source: Source, number: int, key: str, text: str) -> str:
    """Return "legal", or the code of the rule that refuses a play of the step's roll."""
    assert step.dice is not None
    try:
        reason = refusal(text, position, step.dice)
    except Malformed as error:
        raise Malformed("lesson_field", **source.field(number, key), reason=error.message()) from error
    return LEGAL if reason is None else reason[0]


def _unused(step: Step, position: Position | None) -> Iterator[str]:
    """Yield the fields that are given and that neither the board shows nor the question is about."""
    counts = isinstance(step, Count) and step.of == "points"
    if position is None and not isinstance(step, Act):
        if step.cube is not None and not counts:
            yield "cube"
        if step.dice is not None and not (isinstance(step, Choose) and step.shows == "opening"):
            yield "dice"
    if position is None and step.numbering != "own":
        yield "numbering"
    if step.cube is None and step.owner != "centre":
        yield "owner"
    if isinstance(step, Count) and not counts:
        yield from (key for key, given in (("won", step.won != 1), ("jacoby", step.jacoby)) if given)
    if isinstance(step, Act):
        played = step.score != (0, 0) or step.crawford
        if step.moment != "rolled" and step.dice is not None:
            yield "dice"
        if step.length == 0 and played:
            yield "crawford" if step.crawford else "score"
        if step.length > 0 and step.jacoby:
            yield "jacoby"


def _cube(step: Step, source: Source, number: int) -> None:
    """A cube shows a power of two, and nobody owns it before it was turned."""
    if step.cube is None:
        return
    try:
        cube_of(step.cube, step.owner)
    except Malformed as error:
        raise Malformed("lesson_field", **source.field(number, "cube"), reason=error.message()) from error
    if step.cube == 1 and step.owner != "centre":
        raise Malformed("lesson_odd_part", **source.field(number, "owner"), name=step.id, part="owner")


def _once(values: Iterable[object], source: Source, number: int, key: str) -> None:
    for _, value in repeated(values):
        raise Malformed("lesson_twice", **source.field(number, key), name=str(value))


def _claim(source: Source, number: int, key: str, what: str, claimed: str, found: str) -> None:
    if claimed != found:
        raise Malformed("lesson_claim", **source.field(number, key), what=what, claimed=claimed, found=found)


def _find(step: Find, position: Position, source: Source, number: int) -> None:
    _once(step.answer, source, number, "answer")
    if step.shows == "blots":
        blots = [point for point in range(1, 25) if position.points[point] == 1]
        _claim(source, number, "answer", step.shows, str(sorted(step.answer)), str(blots))


def _play(step: Play, position: Position, source: Source, number: int) -> None:
    assert step.dice is not None
    if not position.plays(step.dice):
        raise Malformed("lesson_no_play", **source.field(number, "dice"), name=step.id)
    for text in step.right:
        _claim(source, number, "right", text, LEGAL, _verdict(step, position, source, number, "right", text))
    _once((CorePlay.parse(text, position, step.dice) for text in step.right), source, number, "right")
    for wrong in step.wrong:
        found = _verdict(step, position, source, number, "wrong", wrong.what)
        _claim(source, number, "wrong", wrong.what, wrong.code, found)
    _once((wrong.what for wrong in step.wrong), source, number, "wrong")


def _choose(step: Choose, position: Position | None, source: Source, number: int) -> None:
    _once(step.answers, source, number, "answers")
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
    for key, given in (("deeds", step.deeds), ("right", step.right), ("wrong", [wrong.what for wrong in step.wrong])):
        _once(given, source, number, key)
    if odd := sorted(({*step.right} | stated.keys()) - {*step.deeds}):
        raise Malformed("lesson_no_answer", **source.field(number, "deeds"), name=odd[0])
    if (why := impossible(step, position)) is not None:
        raise Malformed("lesson_moment", **source.field(number, "moment"), reason=why)
    for deed in step.deeds:
        reason = judge(step, position, deed).refused
        key = "wrong" if deed in stated else "deeds"
        _claim(source, number, key, deed, stated.get(deed, LEGAL), reason.code if reason else LEGAL)
        if reason is not None and deed in step.right:
            _claim(source, number, "right", deed, LEGAL, reason.code)


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

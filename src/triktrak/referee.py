"""The referee at the table: is this play, or this use of the cube, allowed; if not, by which rule, and what is instead.

What is allowed the core and `rules` say. Here it is only looked at closely enough to explain the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ._core import Dice, Pending, Play, Position, Situation
from .errors import IllegalAction, IllegalPlay, Malformed
from .formats.playtext import read_play
from .rules import Beaver, Double, Drop, Game, Match, Options, Raccoon, Resign, Roll, SetPosition, Side, Take
from .rules.actions import GameAction, Steps
from .rules.disputes import stated_play
from .rules.legality import refusal
from .rules.turn import Note, format_steps
from .text import text

ACTIONS: dict[str, type[GameAction]] = {
    "roll": Roll,
    "double": Double,
    "take": Take,
    "drop": Drop,
    "beaver": Beaver,
    "raccoon": Raccoon,
    "resign": Resign,
}
"""What can be asked about besides plays, by name."""
LONGEST = 200
"""Characters in what is tried: four steps take far fewer."""
BAR, HOME = 25, 6
Edge: TypeAlias = tuple[int, int, int, int, int]
"""Of a step tree: from, to, die, point of a hit, next node."""


class Verdict(Struct, frozen=True, gc=False):
    """What the referee says: `play` for a legal play, `refused` for the rule that forbids what was tried.

    `hints` say what stands in the way or what goes instead, the most telling first: notes whose sentences are
    `referee-hint-CODE`. `plays` are all legal plays of the roll, those that have most of what was tried first.
    """

    play: Play | None = None
    refused: IllegalAction | None = None
    hints: tuple[Note, ...] = ()
    plays: tuple[Play, ...] = ()
    passes: Dice | None = None
    """The roll that has no legal play, where nothing was tried."""

    @property
    def legal(self) -> bool:
        """Whether it is allowed."""
        return self.refused is None

    def sentence(self, lang: str) -> str:
        """The verdict in words, its reasons with it.

        >>> judge_play(Position.start(), (3, 1), "13/11 6/5").sentence("en")
        'Not allowed. 13/11 does not fit the roll. With this roll that checker goes 13/10.'
        """
        if self.passes is not None:
            return text("referee-none", lang, {"dice": str(self.passes)})
        if self.refused is None:
            return text("referee-allowed-action", lang) if self.play is None else allowed(self.play, lang)
        reason = text("referee-refused", lang, {"reason": self.refused.message(lang)})
        return " ".join([reason, *(hint_text(hint, lang) for hint in self.hints)])


def allowed(play: Play, lang: str) -> str:
    """That a play is allowed, in words."""
    return text("referee-allowed", lang, {"play": str(play)})


def hint_text(hint: Note, lang: str) -> str:
    """A hint in words."""
    return text("referee-hint-" + hint.code.replace("_", "-"), lang, dict(hint.params))


def judge_play(position: Position, dice: Dice | tuple[int, int], tried: str) -> Verdict:
    """The referee's word on a play, as people write it.

    Raises `Malformed("notation")` for what is no play at all.

    >>> verdict = judge_play(Position.from_id("AAAARAAAAAAAAA"), (4, 2), "2/off")
    >>> verdict.refused, [str(play) for play in verdict.plays]
    (IllegalPlay('must_play_both', {'dice': '4-2'}), ['5/1 2/off', '5/off'])
    """
    dice = Dice(*dice)
    verdict = explain(position, dice, tried)
    plays = position.plays(dice)
    if not verdict.legal:
        steps = _read(tried, position, dice)
        plays = sorted(plays, key=lambda play: -_shared(play.steps, steps))
    return replace(verdict, plays=tuple(plays))


def explain(position: Position, dice: Dice | tuple[int, int], tried: str) -> Verdict:
    """The same as `judge_play`, without what may be played: for whoever asks thousands of times.

    >>> [hint.code for hint in explain(Position.start(), (3, 1), "13/12").hints]
    ['held', 'reach']
    """
    if len(tried) > LONGEST:
        raise Malformed("referee_text", max=LONGEST)
    dice = Dice(*dice)
    try:
        return Verdict(Play.parse(tried, position, dice))
    except IllegalPlay as refused:
        return Verdict(None, refused, tuple(_hints(position, dice, refused, _read(tried, position, dice))))


def _read(tried: str, position: Position, dice: Dice) -> Steps:
    read = read_play(tried, position, (dice.d1, dice.d2))
    return () if read is None else read.steps


def list_plays(position: Position, dice: Dice | tuple[int, int]) -> Verdict:
    """What may be played, where nothing was tried.

    >>> list_plays(Position.start(), (3, 1)).passes is None
    True
    """
    plays = tuple(position.plays(dice))
    return Verdict(plays=plays, passes=None if plays else Dice(*dice))


def judge_action(situation: Situation, name: str, dice: Dice | None = None) -> Verdict:
    """The referee's word on an action of ACTIONS in a situation; raises `Malformed("referee_action")` for another.

    `dice`: what has been rolled since, which counts unless an answer is waited for: then nobody rolls.

    >>> judge_action(Situation.parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:2:1:5:10"), "double").refused
    IllegalAction('double_crawford', {})
    """
    if name not in ACTIONS:
        raise Malformed("referee_action", text=name, known=tuple(ACTIONS))
    game = _game(situation if dice is None or situation.pending != Pending.NOTHING else _rolled(situation, dice))
    refused = IllegalAction("game_over") if game.over else refusal(game, ACTIONS[name])
    return Verdict(None, refused, cube_hints(game, refused))


def _rolled(now: Situation, dice: Dice) -> Situation:
    known = (now.rules, now.pending, now.resigned, now.stage, now.on_top)
    return Situation(now.position, now.cube, now.score, dice, *known)


def _game(situation: Situation) -> Game:
    """A game that has come to this situation, under its conditions."""
    rules, money = situation.rules, not situation.score.length
    beavers = money and rules.beavers > 0
    options = Options(
        length=situation.score.length,
        jacoby=rules.jacoby if money else None,
        beavers=beavers,
        raccoons=beavers and rules.raccoons,
        max_cube=1 if situation.cube.is_none else rules.max_cube,
        variant="standard" if situation.position.men == Position.start().men else "hypergammon",
        source="record",
    )
    game = Match.of(options).apply(SetPosition.of(situation, Side.WHITE, score=True)).game
    # A game that begins here has its opening roll behind it, unless nothing has been moved.
    begun = situation.position != Position.start(options.variant)
    return replace(game, played=1) if begun and not game.played else game


def cube_hints(game: Game, refused: IllegalAction | None) -> tuple[Note, ...]:
    """What goes instead of an action that is refused in this game."""
    if refused is None:
        return ()
    if refused.code in ("double_crawford", "double_not_owner"):
        return (Note(refused.code),)
    late = refused.code == "not_now" and refused.params["action"] == "double" and game.dice is not None
    return (Note("double_before_roll"),) if late else ()


def _hints(position: Position, dice: Dice, refused: IllegalPlay, steps: Steps) -> Iterator[Note]:
    high, low = max(dice), min(dice)
    match refused.code:
        case "must_play_both" | "must_play_more":
            yield from _unfinished(position, dice, steps)
        case "must_play_larger":
            yield Note.of("either_alone", larger=high, smaller=low)
        case "blocked":
            point = _number(refused, "point")
            yield Note.of("held", point=point, count=-position.points[point])
            yield from _elsewhere(position, dice, steps, point)
        case "bar_first":
            follow, board = _after(position, dice, steps)
            entering = Note.of("enter", count=board[BAR], steps=_listed(follow))
            yield entering if follow else Note.of("stuck", count=board[BAR])
        case "no_legal_play" if position.points[BAR] > 0:
            closed = sorted({BAR - die for die in dice}, reverse=True)
            yield Note.of("closed", count=len(closed), points=", ".join(map(str, closed)))
        case "not_all_home":
            _, board = _after(position, dice, steps)
            outside = [point for point in range(HOME + 1, BAR + 1) if board[point] > 0]
            yield Note.of("outside", count=sum(board[point] for point in outside), point=max(outside))
        case "higher_checker":
            yield from _instead(position, dice, steps, _number(refused, "point"))
        case "wrong_die":
            yield from _reach(position, dice, steps)
        case "too_many_steps":
            yield Note.of("most_steps", count=4 if dice.is_double else 2)


def _number(refused: IllegalPlay, name: str) -> int:
    value = refused.params[name]
    assert isinstance(value, int)
    return value


def _listed(edges: Iterable[Edge]) -> str:
    return ", ".join(format_steps([step]) for step in sorted({(start, end) for start, end, *_ in edges}, reverse=True))


def _walk(nodes: Sequence[Sequence[Edge]], steps: Steps) -> tuple[Sequence[Edge], Steps]:
    """What can follow the most of these steps that begin a legal play, in whatever order, and those steps."""
    best: tuple[Sequence[Edge], Steps] = nodes[0], ()
    waiting: list[tuple[int, Steps, Counter[tuple[int, int]]]] = [(0, (), Counter(steps))]
    while waiting:
        node, made, left = waiting.pop()
        if len(made) > len(best[1]):
            best = nodes[node], made
        waiting += [(to, (*made, (a, b)), left - Counter([(a, b)])) for a, b, _, _, to in nodes[node] if left[a, b]]
    return best


def _after(position: Position, dice: Dice, steps: Steps) -> tuple[Sequence[Edge], Sequence[int]]:
    """What can follow those of the steps that can be made, and the board after them."""
    follow, made = _walk(position.step_tree(dice).nodes, steps)
    return follow, stated_play(position, made).after


def _unfinished(position: Position, dice: Dice, steps: Steps) -> Iterator[Note]:
    """Dice are left: either they can still be played after these steps, or these steps stand in their way."""
    nodes = position.step_tree(dice).nodes
    follow, made = _walk(nodes, steps)
    first = {die for _, _, die, _, _ in nodes[0]}
    if steps and len(made) == len(steps):
        yield Note.of("go_on", made=format_steps(steps), steps=_listed(follow))
    elif not dice.is_double and len(first) == 1:
        yield Note.of("order", first=min(first), then=dice.d1 + dice.d2 - min(first))
    elif not dice.is_double and len(steps) == 1:
        ((start, end),) = steps
        used = max(dice) if start - end not in {*dice} else start - end
        yield Note.of("strands", made=format_steps(steps), die=dice.d1 + dice.d2 - used)


def _instead(position: Position, dice: Dice, steps: Steps, point: int) -> Iterator[Note]:
    """What the die can do that is too large for the checker it was to bear off."""
    others = [step for step in steps if step != (point, 0)]
    follow, _ = _walk(position.step_tree(dice).nodes, tuple(others))
    large = [edge for edge in follow if edge[2] > point]
    if large:
        die = max(edge[2] for edge in large)
        yield Note.of("instead", die=die, steps=_listed(edge for edge in large if edge[2] == die))


def _elsewhere(position: Position, dice: Dice, steps: Steps, closed: int) -> Iterator[Note]:
    """Where the checker can go instead whose way leads to a closed point."""
    for start in [start for start, end in steps if end <= closed < start][:1]:
        follow, _ = _walk(position.step_tree(dice).nodes, steps)
        if ends := [edge for edge in follow if edge[0] == start]:
            yield Note.of("reach", steps=_listed(ends))


def _reach(position: Position, dice: Dice, steps: Steps) -> Iterator[Note]:
    """Where the checker can go whose step fits no die; or that a die was used twice."""
    high = max(dice)
    there = {point for point in range(BAR + 1) if position.points[point] > 0} | {end for _, end in steps}
    odd = [(a, b) for a, b in steps if a - b not in {*dice} and not (b == 0 and a < high) and a in there]
    for start, end in odd[:1]:
        if end >= start:
            yield Note("backwards")
        follow, _ = _walk(position.step_tree(dice).nodes, tuple(step for step in steps if step not in odd))
        if ends := [edge for edge in follow if edge[0] == start]:
            yield Note.of("reach", steps=_listed(ends))
    if steps and not odd and all(start in there for start, _ in steps):
        yield Note.of("most_steps", count=4) if dice.is_double else Note("each_once")


def _shared(steps: Steps, tried: Steps) -> int:
    return (Counter(steps) & Counter(tried)).total()

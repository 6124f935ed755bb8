"""What can be seen on a board and counted, as notes: why one play is better than another, and how a position stands.

The core plays and counts, the tables know the last of a race, and chances are those that were judged; here is only
said what differs. Every note is true by itself: its sentence is `hint-fact-CODE` in the catalogues.
"""

from __future__ import annotations

from collections.abc import Iterator

from .._core import ALL_ROLLS, Dice, Evaluation, Play, Position
from ..engine.tables import endings
from ..rules.turn import Note
from ..text import text

HOME, BAR, ANCHORS, FURTHEST = 6, 25, 19, 24
ROW = 4
"""So many points in a row are worth a word."""
ROLLS = 3
"""So many rolls of the 36 make a difference that is spoken of."""
MOST = 5
"""Notes about one decision: more are not read."""
GAMMONS, WINS = 0.02, 0.01
"""From which difference on chances are spoken of."""
_RISKS = ((0.05, "hardly"), (0.15, "small"), (0.30, "real"), (0.45, "high"), (1.01, "huge"))


def shots(position: Position) -> int:
    """With how many of the 36 rolls the opponent, who rolls next, can hit a checker of the side that sees `position`.

    >>> shots(Position.from_points([0] * 5 + [-1] + [0] * 6 + [1] + [0] * 13))  # seven pips before his checker
    6
    """
    if position.race:
        return 0
    theirs = position.flip()
    return sum(roll.weight for roll in ALL_ROLLS if _hits(theirs, roll))


def _hits(position: Position, roll: Dice) -> bool:
    # Each edge of the tree is a step of some legal play.
    return any(hit for node in position.step_tree(roll).nodes for _, _, _, hit, _ in node)


def dances(position: Position) -> int:
    """With how many of the 36 rolls the opponent, who rolls next and has a checker on the bar, can play nothing."""
    theirs = position.flip()
    if not theirs.points[BAR]:
        return 0
    return sum(roll.weight for roll in ALL_ROLLS if not theirs.plays(roll))


def blots(position: Position) -> int:
    """How many points hold a single own checker."""
    return sum(count == 1 for count in position.points[1:BAR])


def row(position: Position) -> int:
    """The longest row of own points, two checkers or more on each, that has a checker of the opponent behind it."""
    points = position.points
    behind = next((point for point in range(BAR) if points[point] < 0), BAR)
    longest = run = 0
    for point in range(behind + 1, BAR):
        run = run + 1 if points[point] > 1 else 0
        longest = max(longest, run)
    return longest


def effective(position: Position) -> float | None:
    """The effective pip count of the side that sees `position`, to a tenth, where the table has all its checkers."""
    alone, own = endings().one_sided, position.sides[0]
    if any(own[alone.points + 1 :]) or sum(own[1:]) > alone.men:
        return None
    return round(alone.epc(own[1 : alone.points + 1]), 1)


def risk(chance: float) -> str:
    """How great a chance of a gammon is, in a word of the catalogues.

    >>> risk(0.03), risk(0.2)
    ('hardly', 'real')
    """
    return next(word for most, word in _RISKS if chance < most)


def percent(chance: float) -> int:
    """A chance in whole percent; two that are a percent apart never look alike."""
    return int(chance * 100 + 0.5)


def compared(tried: Play, better: Play, chances: Evaluation, best: Evaluation) -> tuple[Note, ...]:
    """Why a play is better than the one that was tried, the most telling first; the chances are those after each.

    >>> start = Position.start()
    >>> tried, better = (Play.parse(text, start, (3, 1)) for text in ("24/20", "8/5 6/5"))
    >>> even = Evaluation(0.5, 0.1, 0.0, 0.1, 0.0)
    >>> [note.code for note in compared(tried, better, even, even)]
    ['makes', 'shots', 'blots']
    """
    return tuple([*_on_board(tried, better), *_judged(chances, best)][:MOST])


def _on_board(tried: Play, better: Play) -> Iterator[Note]:
    mine, good = tried.after, better.after
    if tried.before.race:
        yield from _race(mine, good)
        return
    if (hits := sum(better.hits)) > sum(tried.hits):
        yield Note.of("hits", count=hits, tried=sum(tried.hits))
    yield from _points(tried, better)
    if row(good) >= ROW and row(good) > row(mine):
        yield Note.of("row", better=row(good), tried=row(mine))
    if (risky := shots(mine)) - (safe := shots(good)) >= ROLLS:
        yield Note.of("shots", tried=risky, better=safe)
    if (shut := dances(good)) - (free := dances(mine)) >= ROLLS:
        yield Note.of("dances", better=shut, tried=free)
    if blots(mine) > blots(good) and not mine.race:
        yield Note.of("blots", tried=blots(mine), better=blots(good))
    yield from _off(mine, good)


def _points(tried: Play, better: Play) -> Iterator[Note]:
    before, mine, good = tried.before.points, tried.after.points, better.after.points
    differ = [point for point in range(1, BAR) if good[point] > 1 >= mine[point]]
    made = [point for point in differ if before[point] <= 1]
    anchors = [point for point in made if point >= ANCHORS]
    if others := [point for point in made if point < ANCHORS]:
        yield Note.of("makes", count=len(others), points=_listed(others))
    if anchors:
        yield Note.of("anchors", count=len(anchors), points=_listed(anchors))
    # Whoever leaves the furthest point gives up nothing.
    if kept := [point for point in differ if before[point] > 1 and point != FURTHEST]:
        yield Note.of("breaks", count=len(kept), points=_listed(kept))


def _race(mine: Position, good: Position) -> Iterator[Note]:
    yield from _off(mine, good)
    wasted, spared = effective(mine), effective(good)
    if wasted is not None and spared is not None and wasted > spared:
        yield Note.of("effective", tried=wasted, better=spared)
    if (left := _outside(mine)) > _outside(good):
        yield Note.of("outside", tried=left, better=_outside(good))


def _off(mine: Position, good: Position) -> Iterator[Note]:
    if good.off[0] > mine.off[0]:
        yield Note.of("off", better=good.off[0], tried=mine.off[0])


def _judged(chances: Evaluation, best: Evaluation) -> Iterator[Note]:
    if chances.lose_gammon - best.lose_gammon >= GAMMONS:
        yield Note.of(
            "loses_gammons",
            risk=risk(chances.lose_gammon), tried=percent(chances.lose_gammon), better=percent(best.lose_gammon),
        )  # fmt: skip
    if best.win_gammon - chances.win_gammon >= GAMMONS:
        yield Note.of("wins_gammons", better=percent(best.win_gammon), tried=percent(chances.win_gammon))
    if best.win - chances.win >= WINS:
        yield Note.of("wins", better=percent(best.win), tried=percent(chances.win))


def standing(position: Position, chances: Evaluation, *, on_roll: bool) -> tuple[Note, ...]:
    """How a position stands for the side that sees it, with its own `chances`; `on_roll`: whether it rolls next.

    >>> [note.code for note in standing(Position.start(), Evaluation(0.5, 0.1, 0.0, 0.2, 0.0), on_roll=True)]
    ['home_points', 'gammon_risk']
    """
    seen = _racing(position) if position.race else _in_contact(position, on_roll)
    return tuple([*seen, *_gammons(chances)][:MOST])


def _racing(position: Position) -> Iterator[Note]:
    own, theirs = position.pips
    lead = "level" if own == theirs else "ahead" if own < theirs else "behind"
    yield Note.of("race", own=own, theirs=theirs, lead=lead, pips=abs(own - theirs))
    alone, other = effective(position), effective(position.flip())
    if alone is not None and other is not None:
        yield Note.of("race_effective", own=alone, theirs=other)


def _in_contact(position: Position, on_roll: bool) -> Iterator[Note]:
    other = position.flip()
    if on_roll and (count := shots(other)):
        yield Note.of("you_hit", count=count)
    if not on_roll and (count := shots(position)):
        yield Note.of("they_hit", count=count)
    if waiting := -position.points[0]:
        yield Note.of("they_wait", count=waiting)
    if own := position.points[BAR]:
        yield Note.of("you_wait", count=own)
    if (length := row(position)) >= ROW:
        yield Note.of("your_row", length=length)
    if (length := row(other)) >= ROW:
        yield Note.of("their_row", length=length)
    yield Note.of("home_points", own=_home_points(position), theirs=_home_points(other))


def _gammons(chances: Evaluation) -> Iterator[Note]:
    for code, chance in (("gammon_chance", chances.win_gammon), ("gammon_risk", chances.lose_gammon)):
        if (word := risk(chance)) not in ("hardly", "small"):
            yield Note.of(code, risk=word, percent=percent(chance))


def _home_points(position: Position) -> int:
    return sum(count > 1 for count in position.points[1 : HOME + 1])


def _outside(position: Position) -> int:
    return sum(position.sides[0][HOME + 1 :])


def _listed(points: list[int]) -> str:
    return ", ".join(map(str, sorted(points, reverse=True)))


def fact_text(note: Note, lang: str) -> str:
    """A note in words.

    >>> fact_text(Note.of("shots", tried=11, better=0), "en")
    'After your play 11 of the 36 rolls can hit you, after the better one none.'
    """
    return text("hint-fact-" + note.code.replace("_", "-"), lang, dict(note.params))

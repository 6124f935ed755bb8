"""tests/data/moved_games.txt: random games as a table writes them down, and where the rules see the checkers.

A line is JSON: `variant`, `actions` as they stand in the record, and `after`: by the index of a play or a challenge,
the checkers of White and of Black (each by its own numbers, 0 is off, 25 the bar) and whose turn it is then (null after
a challenge). It holds the browser's board (web/src/lib/scorebook/moves/record.ts), which moves checkers and judges
nothing, to the rules.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from triktrak import Dice, Position
from triktrak.rules import (
    Action,
    AnswerResign,
    Beaver,
    Challenge,
    Cocked,
    Double,
    Drop,
    MakePlay,
    Match,
    Options,
    Phase,
    Resign,
    Result,
    Roll,
    StatedPlay,
    Take,
    stated_play,
)
from triktrak.rules.actions import Steps
from triktrak.rules.legality import refusal
from triktrak.rules.options import Variant

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "tests" / "data" / "moved_games.txt"
SEED = 20_261_130
VARIANTS: tuple[Variant, ...] = ("hypergammon",) * 4 + ("standard", "nackgammon")
GAMES = 16


def generate() -> str:
    """Return the whole file; the same every time."""
    chance = random.Random(SEED)  # noqa: S311  the same games every time
    return "".join(json.dumps(_told(chance), separators=(",", ":")) + "\n" for _ in range(GAMES))


def game(chance: random.Random, options: Options) -> Iterator[tuple[Action, Match]]:
    """The actions of a game as two people and their phone write them, each with the record that they have made so far.

    Some plays are against the rules: let stand, or made again. Some dice are cocked. The last action is the result.
    """
    match, free = Match.of(options), chance.random() < 0.6
    while not match.game.over:
        for action in _turn(match, chance, free=free):
            match = match.apply(action)
            yield action, match
            if match.game.over:
                break
    over = match.game
    assert over.winner is not None
    assert over.end != "award"
    result = Result(over.winner, over.kind, over.cube, over.end or "bear-off")
    yield result, match.apply(result)


def _turn(match: Match, chance: random.Random, *, free: bool) -> Iterator[Action]:
    """What happens next: something about the cube, or a roll with all that comes of it."""
    if match.game.phase is Phase.DOUBLED and chance.random() < 0.4 and refusal(match.game, Beaver) is None:
        yield Beaver()
    elif match.game.phase in (Phase.DOUBLED, Phase.BEAVERED):
        yield Drop() if chance.random() < 0.2 else Take()
    elif chance.random() < 0.06 and match.game.phase is Phase.TO_ROLL and refusal(match.game, Double) is None:
        yield Double()
    elif chance.random() < 0.01 and match.game.phase is Phase.TO_ROLL:
        yield Resign(chance.randint(1, 3))
        yield AnswerResign(accept=True)
    else:
        yield from _rolled(match, chance, free=free)


def _rolled(match: Match, chance: random.Random, *, free: bool) -> Iterator[Action]:
    d1, d2 = chance.randint(1, 6), chance.randint(1, 6)
    while chance.random() < 0.05:
        yield Cocked(*chance.choice(((None, None), (d1, d2))))
    yield Roll(d1, d2)
    opening = match.game.on_roll is None
    if opening and d1 == d2:
        return
    position = match.game.position.flip() if opening and d1 < d2 else match.game.position
    dice = Dice(d1, d2)
    yield _played(position, dice, chance, free=free)
    # Only a table that moves its checkers freely has anything to object to.
    while free and chance.random() < 0.08:
        yield Challenge()
        yield _played(position, dice, chance, free=free)


def _played(position: Position, dice: Dice, chance: random.Random, *, free: bool) -> Action:
    plays = position.plays(dice)
    play = chance.choice(plays) if plays else None
    if free and chance.random() < 0.1:
        return _any_play(position, chance)
    if not free:
        return MakePlay(() if play is None else play.steps)
    if play is None:
        return StatedPlay((), position.points)
    return StatedPlay(joined(play.steps), play.after.points)


def _any_play(position: Position, chance: random.Random) -> Action:
    """Some checkers moved somewhere; never so that a side is left without any."""
    own = [point for point in range(1, 26) for _ in range(max(position.points[point], 0))]
    steps: Steps = tuple((start, chance.randint(1, 24)) for start in chance.sample(own, min(len(own), 2)))
    return stated_play(position, tuple(step for step in steps if step[0] != step[1])[: chance.randint(0, 2)])


def joined(steps: Steps) -> Steps:
    """Steps with those of one checker made into one, as a hand makes them.

    >>> joined(((24, 18), (13, 7), (18, 13)))
    ((13, 7), (24, 13))
    """
    trips: list[tuple[int, int]] = []
    for start, end in steps:
        before = next((trip for trip in trips if trip[1] == start), None)
        if before is not None:
            trips.remove(before)
        trips.append((start if before is None else before[0], end))
    return tuple(trip for trip in trips if trip[0] != trip[1])


def _told(chance: random.Random) -> dict[str, Any]:
    variant = chance.choice(VARIANTS)
    options = Options(variant=variant, jacoby=False, beavers=True, source="record")
    actions, after = [], {}
    for index, (action, match) in enumerate(game(chance, options)):
        actions.append(msgspec.to_builtins(action))
        if isinstance(action, MakePlay | StatedPlay | Challenge):
            after[index] = _seen(match, challenged=isinstance(action, Challenge))
    return {"variant": variant, "actions": actions, "after": after}


def _seen(match: Match, *, challenged: bool) -> list[Any]:
    own, theirs = match.game.position.sides
    on_roll = match.game.on_roll
    assert on_roll is not None
    white, black = (own, theirs) if on_roll == 0 else (theirs, own)
    return [list(white), list(black), None if challenged else int(on_roll)]


if __name__ == "__main__":
    TARGET.write_text(generate(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}: {GAMES} games\n")

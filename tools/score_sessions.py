"""tests/data/score_sessions.txt: random sheets and what the rules count on them, for the browser's twin of the rules.

A duel is a line: its conditions, then its games. `5 c - - 4096` is length 5, with Crawford, Jacoby's rule as usual
(`j` with, `n` without), no beavers (`b`), highest cube 4096. A game is `turns/refusals/result/score/doubt`:

- turns of the cube: `W` or `B` doubles (then `+` where a beaver is allowed), `t` takes, `b` beavers, `x` drops;
- why White and Black may not double now: `-` may, `n` no cube, `c` Crawford, `o` not the owner, `d` dead, `m` highest;
- `w2b4`: White (`b` Black) wins a gammon, borne off (`r` resigned, `d` dropped), with the cube at 4; `wa3`: 3 points
  awarded; the two after a comma: won so, and other points were stated;
- the score after it, then `c` if it was the Crawford game;
- why the cube cannot have come to that value by turns, or a dropped double not have been made, as above.

At the end `>` with the winner, or `c` or `-`: whether the next game is the Crawford game. A sheet of any other kind,
and one that was edited or has games with moves, is a line of JSON: the sheet, its lines, and the standing.
"""

from __future__ import annotations

import json
import random
import sys
from itertools import islice
from pathlib import Path
from typing import Literal

from msgspec.structs import replace

import moved_games
from triktrak import Position
from triktrak.rules import (
    Action,
    Award,
    Beaver,
    Double,
    Drop,
    Match,
    Options,
    Problem,
    Result,
    SetPosition,
    Side,
    Take,
)
from triktrak.rules.legality import refusal
from triktrak.scorebook import Line, Sheet, Stake, Standing, standing, write_record
from triktrak.scorebook.records import SheetKind

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "tests" / "data" / "score_sessions.txt"
DUELS, OTHERS, SEED = 5_000, 250, 20_261_101
BOARD = Position.start().points
ENDS: tuple[Literal["bear-off", "resign", "drop"], ...] = ("bear-off", "resign", "drop")
KINDS: tuple[SheetKind, ...] = ("chouette", "other", "single", "match", "money")
LETTER = {"no_cube": "n", "crawford": "c", "not_owner": "o", "dead_cube": "d", "max_cube": "m"}


def generate() -> str:
    """Return the whole file; the same every time."""
    chance = random.Random(SEED)  # noqa: S311  the same sheets every time
    duels = [_duel(chance) for _ in range(DUELS)]
    return "\n".join([*duels, *(json.dumps(_sheet(chance), separators=(",", ":")) for _ in range(OTHERS))]) + "\n"


def _id(number: int) -> str:
    return f"01900000-0000-7000-8000-{number:012x}"


def _duel(chance: random.Random) -> str:
    length = chance.choice([0, 0, 1, 2, 3, 3, 5, 5, 7, 9, 11, 17, 25])
    sheet = Sheet(
        id=_id(0),
        kind="match" if length else "money",
        players=(_id(1), _id(2)),
        day="2026-05-01",
        length=length,
        crawford=chance.random() < 0.8,
        jacoby=None if length else chance.choice([None, True, False]),
        beavers=not length and chance.random() < 0.6,
        max_cube=chance.choice([1, 2, 8, 4096, 4096, 4096]),
    )
    lines: list[Line] = []
    told = []
    while len(lines) < chance.choice([3, 6, 12, 40]):
        before = standing(sheet, lines)
        if before.over and chance.random() < 0.9:
            break
        turns, refusals, actions = _game(sheet, before, chance)
        lines.append(Line(id=_id(10 + len(lines)), sheet=sheet.id, number=len(lines) + 1, actions=actions))
        now = standing(sheet, lines)
        counted = now.games[-1]
        doubts = (_doubt(problem) for problem in now.problems if problem.game == len(now.games))
        doubt = next(filter(None, doubts), "")
        score = f"{counted.score[0]}-{counted.score[1]}{'c' if counted.crawford else ''}"
        told.append("/".join([turns, refusals, ",".join(map(_stated, actions)), score, doubt]))
    end = standing(sheet, lines)
    jacoby = {None: "-", True: "j", False: "n"}[sheet.jacoby]
    terms = [length, "c" if sheet.crawford else "-", jacoby, "b" if sheet.beavers else "-", sheet.max_cube]
    last = f">{'wb'[end.winner]}" if end.over and end.winner is not None else "c" if end.crawford else "-"
    return " ".join([*map(str, terms), *told, last])


def _doubt(problem: Problem) -> str:
    """Why a double cannot have been made, as a letter."""
    reason = str(problem.params["reason"]) if problem.code == "cube_unreachable" else problem.code
    return LETTER.get(reason.removeprefix("double_"), "")


def _stated(action: Action) -> str:
    if isinstance(action, Award):
        return f"{'wb'[action.winner]}a{action.points}"
    assert isinstance(action, Result)
    return f"{'wb'[action.winner]}{action.kind}{action.end[0]}{action.cube}"


def _match(sheet: Sheet, before: Standing) -> Match:
    """A record of which the present game is the one after `before`."""
    match = Match.start(
        sheet.length,
        crawford=sheet.crawford,
        jacoby=sheet.jacoby,
        beavers=sheet.beavers,
        max_cube=sheet.max_cube,
        source="record",
    )
    white, black = before.score
    score = (white, black) if sheet.length else None
    where = SetPosition(BOARD, Side.WHITE, score=score, crawford=before.crawford)
    return match.apply(where)


def _game(sheet: Sheet, before: Standing, chance: random.Random) -> tuple[str, str, tuple[Action, ...]]:
    winner = chance.choice(list(Side))
    if chance.random() < 0.04:
        return "", "", _awarded(winner, chance)
    if chance.random() < 0.08:
        # Whatever people write down.
        cube = 2 ** chance.randrange(6)
        return "", "", (Result(winner, chance.randint(1, 3), cube, chance.choice(ENDS)),)
    match, turns = _match(sheet, before), ""
    while chance.random() < 0.6:
        doubler = chance.choice(list(Side))
        asked = _on_roll(match, doubler)
        if refusal(asked.game, Double) is not None:
            continue
        match, turns = asked.apply(Double()), turns + "WB"[doubler]
        beaver = refusal(match.game, Beaver) is None
        turns += "+" if beaver else ""
        if beaver and chance.random() < 0.5:
            match, turns = match.apply(Beaver()), turns + "b"
        if chance.random() < 0.2:
            dropped = match.apply(Drop()).game
            assert dropped.winner is not None
            return turns + "x", "", (Result(dropped.winner, 1, dropped.cube, "drop"),)
        match, turns = match.apply(Take()), turns + "t"
    refusals = "".join(_letter(_on_roll(match, side)) for side in Side)
    end = chance.choices(ENDS, [3, 1, 0])[0]
    return turns, refusals, (Result(winner, chance.choices([1, 2, 3], [6, 3, 1])[0], match.game.cube, end),)


def _awarded(winner: Side, chance: random.Random) -> tuple[Action, ...]:
    award = Award(winner, chance.randint(1, 9))
    return (award,) if chance.random() < 0.5 else (Result(chance.choice(list(Side)), 2), award)


def _on_roll(match: Match, side: Side) -> Match:
    game = match.game
    where = SetPosition(BOARD, side, game.cube, game.cube_owner)
    # The score stays: SetPosition without one leaves it alone.
    return match.apply(where)


def _letter(match: Match) -> str:
    refused = refusal(match.game, Double)
    return "-" if refused is None else LETTER[refused.code.removeprefix("double_")]


def _sheet(chance: random.Random) -> object:
    """A chouette, another game, or a duel whose lines were struck, written twice, or never written."""
    kind = chance.choice(KINDS)
    players = chance.randint(3, 5) if kind == "chouette" else chance.randint(2, 5) if kind == "other" else 2
    length = chance.choice([1, 3, 5]) if kind == "match" else 0
    sheet = Sheet(
        id=_id(0),
        kind=kind,
        players=tuple(_id(1 + seat) for seat in range(players)),
        day="2026-05-01",
        length=length,
        game="Hearts" if kind == "other" else "",
        jacoby=chance.choice([None, True, False]) if kind == "chouette" else None,
        low_wins=chance.random() < 0.5,
        target=chance.choice([0, 0, 30]) if kind == "other" else 0,
        closed=chance.random() < 0.2,
        final=_final(players, length, chance) if chance.random() < 0.2 else None,
        winner=chance.randrange(2) if players == 2 and kind != "other" and chance.random() < 0.1 else None,
    )
    lines = []
    for index in range(chance.choice([0, 1, 3, 5])):
        line = Line(id=_id(100 + chance.randrange(900)), sheet=sheet.id, number=index + 1 - (chance.random() < 0.2))
        line = replace(line, number=max(line.number, 1), struck=chance.random() < 0.2)
        # A line that does not fit counts nothing.
        as_kind = kind if chance.random() < 0.9 else chance.choice(["chouette", "other", "match"])
        lines.append(_filled(line, as_kind, players, chance))
    lines = list({line.id: line for line in lines}.values())
    counted = standing(sheet, lines)
    told = {
        "points": [game.points for game in counted.games],
        "lines": [game.line for game in counted.games],
        "score": counted.score,
        "over": counted.over,
        "winner": counted.winner,
        "crawford": counted.crawford,
        "doubtful": counted.doubtful,
        "misfits": counted.misfits,
    }
    return {"sheet": write_record(sheet), "lines": [write_record(line) for line in lines], "standing": told}


def _final(players: int, length: int, chance: random.Random) -> tuple[int, ...]:
    """Points in the end; of a match only one side has all it needs."""
    points = [chance.randint(0, 5) for _ in range(players)]
    return (length, *points[1:-1], min(points[-1], length - 1)) if length else tuple(points)


def _filled(line: Line, kind: str, players: int, chance: random.Random) -> Line:
    if kind == "other":
        count = players if chance.random() < 0.9 else players + 1
        return replace(line, points=tuple(chance.randint(-5, 20) for _ in range(count)))
    if kind != "chouette":
        result = Result(chance.choice(list(Side)), chance.randint(1, 3), 2 ** chance.randrange(3))
        return replace(line, actions=(*(_moves(chance) if chance.random() < 0.3 else ()), result))
    seats = list(range(players))
    box = seats.pop(chance.randrange(players)) if chance.random() < 0.9 else 0
    stakes = tuple(
        Stake(
            seat,
            chance.random() < 0.5,
            chance.randint(1, 3),
            2 ** chance.randrange(4),
            chance.choice(["bear-off", "drop"]),
        )
        for seat in seats[: chance.randint(1, len(seats))]
    )
    captain = chance.choice([None, stakes[0].seat, players - 1])
    return replace(line, box=box, captain=captain, stakes=stakes)


def _moves(chance: random.Random) -> tuple[Action, ...]:
    """The dice and plays with which a game began."""
    began = islice(moved_games.game(chance, Options(source="record")), chance.randint(1, 12))
    return tuple(action for action, _ in began if not isinstance(action, Result))


def main(arguments: list[str]) -> int:
    """Write the file, or with --check say whether the committed one is the same."""
    wanted = generate()
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == wanted:
        return 0
    if arguments == ["--check"]:
        sys.stderr.write(f"{TARGET.relative_to(ROOT)} is not what the rules say: run tools/score_sessions.py\n")
        return 1
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

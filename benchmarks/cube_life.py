"""How lively cubes are, fitted to our own rollouts: `python benchmarks/cube_life.py --positions 400 --trials 144`.

Positions of games that the net plays against itself, money without Jacoby's rule. Each is rolled out with the cube in
the middle, not doubled and doubled, and owned by the side on roll: so three worths are known, with the cube in the
middle, its own and the opponent's. Where they lie between a dead cube and one that is always turned at the perfect
moment is the life of the cube (R. Janowski, "Take-points in money games", 1993), fitted by least squares for each phase
and owner, with its standard error, and what it leaves unexplained. Lines of what was found go to `--out` as they come.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from triktrak import Cube, CubeOwner, Engine, Evaluation, Position, Rules, Situation
from triktrak._core import self_play
from triktrak.engine.net import evaluator

RULES = Rules(jacoby=False, beavers=0)
GAMES = 50
PHASES = ("contact", "crunch", "race")
LEAST_OPEN = 0.05
"""Positions that differ by less between a dead and a live cube say nothing."""


def positions(seed: int) -> Iterator[Position]:
    """One position out of each of many games."""
    dice, first = Random(seed), 0
    while True:
        samples = self_play(evaluator(), GAMES, seed, first, contrived=0.1)
        for _ in range(GAMES):
            yield samples[dice.randrange(len(samples))][0]
        first += GAMES


def stakes(e: Evaluation) -> tuple[float, float]:
    """What a win and a loss are worth on the average."""
    return (e.win + e.win_gammon + e.win_backgammon) / e.win, (e.lose + e.lose_gammon + e.lose_backgammon) / e.lose


def dead(e: Evaluation) -> float:
    won, lost = stakes(e)
    return e.win * won - e.lose * lost


def live(e: Evaluation, owner: str) -> float:
    won, lost = stakes(e)
    take, cash = (lost - 0.5) / (won + lost + 0.5), (lost + 1) / (won + lost + 0.5)
    corners = [(0.0, -lost), (take, -1.0), (cash, 1.0), (1.0, won)]
    if owner == "own":
        del corners[1]
    if owner == "theirs":
        del corners[2]
    for (x0, y0), (x1, y1) in pairwise(corners):
        if e.win <= x1:
            return y0 + (y1 - y0) * (e.win - x0) / (x1 - x0)
    return won


def phase(position: Position) -> str:
    if position.race:
        return "race"
    left = [
        side.men - side.off[0] - sum(max(count, 0) for count in side.points[1:3])
        for side in (position, position.flip())
    ]
    return "crunch" if min(left) <= 6 else "contact"


def found(position: Position, trials: int, seed: int) -> dict[str, Any]:
    e = Engine("2-ply").evaluate(Situation(position, Cube.none, rules=RULES))
    engine, equities = Engine("0-ply"), {}
    middle = engine.rollout(Situation(position, Cube(), rules=RULES), trials=trials, seed=seed)
    owned = engine.rollout(Situation(position, Cube(2, CubeOwner.OWN), rules=RULES), trials=trials, seed=seed)
    equities["centred"] = middle.candidates[0].equity.mean
    equities["theirs"] = middle.candidates[1].equity.mean / 2
    equities["own"] = owned.candidates[0].equity.mean
    return {
        "id": position.id, "phase": phase(position), "pips": position.pips, "chances": [
            e.win, e.win_gammon, e.win_backgammon, e.lose_gammon, e.lose_backgammon
        ],
        "dead": dead(e), "live": {owner: live(e, owner) for owner in equities}, "equity": equities,
    }  # fmt: skip


def fitted(rows: list[dict[str, Any]], owner: str) -> dict[str, float]:
    pairs = [(row["live"][owner] - row["dead"], row["equity"][owner] - row["dead"]) for row in rows]
    squares = sum(x * x for x, _ in pairs)
    life = sum(x * y for x, y in pairs) / squares
    rest = sum((y - life * x) ** 2 for x, y in pairs)
    return {
        "n": len(pairs), "life": round(life, 3), "se": round((rest / max(1, len(pairs) - 1) / squares) ** 0.5, 3),
        "rest_rms": round((rest / len(pairs)) ** 0.5, 4),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--trials", type=int, default=144)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--phase", choices=PHASES)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for number, position in enumerate(positions(chosen.seed)):
        if len(rows) == chosen.positions:
            break
        if chosen.phase not in (None, phase(position)):
            continue
        e = Engine("0-ply").evaluate(Situation(position, Cube.none, rules=RULES))
        if not 0 < e.win < 1 or abs(live(e, "own") - dead(e)) < LEAST_OPEN:
            continue
        rows.append(found(position, chosen.trials, number))
        if chosen.out:
            with chosen.out.open("a") as lines:
                lines.write(json.dumps(rows[-1]) + "\n")
    phases = {name: [row for row in rows if row["phase"] == name] for name in PHASES}
    told = {
        name: {owner: fitted(some, owner) for owner in ("centred", "own", "theirs")}
        for name, some in phases.items() if some
    }  # fmt: skip
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()

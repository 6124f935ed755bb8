"""What a decision costs some plies ahead, ours and others': `python benchmarks/search.py --positions 100`.

Contact positions, each out of a game of its own, with a roll each, one thread; milliseconds of processor time, the
median and the ninth tenth. GNU Backgammon is asked through the Python it has inside, with its default filters and
pruning; bgsage, whose plies are one more, without the cube, where `python benchmarks/arena/peers.py` has brought it.
Both sides judge the same positions in one run, depth by depth in turns. One JSON object.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import process_time

from triktrak import Engine, Position, Situation
from triktrak._core import ALL_ROLLS, Dice, unrelated_positions

PEERS = Path(__file__).parents[1] / "build" / "peers" / "venv" / "bin" / "python"
CUBE_PLIES = 2

GNUBG = """
import json, time
gnubg.command("new session")
cube = gnubg.cubeinfo()
for name, d1, d2 in json.load(open({cases!r})):
    board = gnubg.positionfromid(name)
    how = dict(gnubg.evalcontext(), plies={plies}, cubeful=1, prune=1, deterministic=1, noise=0.0)
    begun = time.process_time()
    gnubg.findbestmove(board, cube, how, (d1, d2))
    played = time.process_time()
    gnubg.cfevaluate(board, cube, how)
    print("TOOK", played - begun, time.process_time() - played)
"""
BGSAGE = """
import json, sys, time
sys.path.insert(0, {arena!r})
import bgsage, line
from bgsage_peer import board
analyzer = bgsage.create_analyzer("{deep}ply", cubeful=False, parallel_threads=1)
for name, d1, d2 in json.load(open({cases!r})):
    theirs, own = line.sides(name)
    points = board(own, theirs)
    begun = time.process_time()
    analyzer.checker_play(points, d1, d2, jacoby=False)
    print("TOOK", time.process_time() - begun, 0)
"""

Case = tuple[Position, Dice]


def cases(count: int, seed: int) -> list[Case]:
    """Contact positions in which the roll can be played in more than one way."""
    dice = Random(seed)
    found: list[Case] = []
    for position in unrelated_positions(4 * count, seed):
        roll = dice.choices(ALL_ROLLS, [each.weight for each in ALL_ROLLS])[0]
        if not position.race and len(position.plays(roll)) > 1:
            found.append((position, roll))
    return found[:count]


def ours(plies: int, asked: Sequence[Case]) -> list[tuple[float, float]]:
    engine = Engine(f"{plies}-ply")
    took = []
    for position, roll in asked:
        begun = process_time()
        engine.rank(Situation(position, dice=roll))
        played = process_time()
        if plies <= CUBE_PLIES:
            engine.decide(Situation(position))
        took.append((played - begun, process_time() - played))
    return took


def theirs(command: Callable[[str], list[str]], script: str, asked: Sequence[Case]) -> list[tuple[float, float]]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cases.json"
        file.write_text(json.dumps([(position.id, roll.d1, roll.d2) for position, roll in asked]))
        program = Path(folder) / "program.py"
        program.write_text(script.replace("CASES", repr(str(file))))
        said = subprocess.run(
            command(str(program)), capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=900, check=True
        )
    lines = [line.split()[1:] for line in said.stdout.splitlines() if line.startswith("TOOK")]
    if len(lines) != len(asked):
        sys.exit(f"of {len(asked)} positions {len(lines)} were answered:\n{said.stdout[-800:]}{said.stderr[-800:]}")
    return [(float(play), float(cube)) for play, cube in lines]


def told(took: Sequence[float]) -> dict[str, float]:
    tenths = statistics.quantiles(took, n=10)
    return {"median_ms": round(1e3 * statistics.median(took), 3), "p90_ms": round(1e3 * tenths[-1], 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--most-plies", type=int, default=3, choices=range(4))
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    asked = cases(chosen.positions, chosen.seed)
    gnubg = shutil.which("gnubg", path="/usr/games:/usr/bin:/usr/local/bin")
    report: dict[str, object] = {"positions": len(asked), "seed": chosen.seed}
    ours(0, asked)  # the net and the tables are loaded
    for plies in range(chosen.most_plies + 1):
        sides = {"triktrak": ours(plies, asked)}
        if gnubg:
            script = GNUBG.replace("{cases!r}", "CASES").replace("{plies}", str(plies))
            sides["gnubg"] = theirs(lambda program: [gnubg, "-t", "-q", "-p", program], script, asked)
        if PEERS.exists() and plies <= CUBE_PLIES:
            arena = str(Path(__file__).parent / "arena")
            script = BGSAGE.replace("{cases!r}", "CASES").replace("{arena!r}", repr(arena))
            script = script.replace("{deep}", str(plies + 1))
            sides["bgsage"] = theirs(lambda program: [str(PEERS), program], script, asked)
        report[f"{plies}-ply play"] = {name: told([play for play, _ in took]) for name, took in sides.items()}
        if plies == CUBE_PLIES:
            report[f"{plies}-ply cube"] = {
                name: told([cube for _, cube in took]) for name, took in sides.items() if name != "bgsage"
            }
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()

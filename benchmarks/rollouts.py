"""How fast the opening is rolled out, ours and GNU Backgammon's: `python benchmarks/rollouts.py --trials 1296`.

To the end, with the cube, both sides at 0-ply, one thread; with luck taken out and without. Games a second of
processor time, and our standard error. GNU Backgammon plays the share of the games that `--gnubg-share` says; what it
takes to start without a rollout is subtracted. One JSON object.
"""

from __future__ import annotations

import argparse
import json
import resource
import shutil
import subprocess
from time import process_time

from triktrak import Cube, Engine, Position, RolloutSettings, Situation

GNUBG = """set automatic game off
set automatic roll off
set player 0 human
set player 1 human
set threads 1
new session
set board 4HPwATDgc/ABMA
set jacoby off
set rollout trials {trials}
set rollout varredn {reduce}
set rollout cubeful on
set rollout initial off
set rollout truncation enable off
set rollout limit enable off
set rollout jsd stop off
set rollout quasirandom on
set rollout chequerplay plies 0
set rollout cubedecision plies 0
set rollout seed 1
"""


def ours(engine: Engine, trials: int, reduce: bool) -> dict[str, float]:
    opening = Situation(Position.start(), Cube())
    engine.rollout(opening, trials=36, settings=RolloutSettings(variance_reduction=reduce))
    begun = process_time()
    result = engine.rollout(opening, trials=trials, settings=RolloutSettings(variance_reduction=reduce))
    took = process_time() - begun
    games = sum(candidate.trials for candidate in result.candidates)
    return {"games": games, "games_per_second": round(games / took, 1), "se": round(result.best.equity.error, 4)}


def gnubg(program: str, trials: int, reduce: bool) -> dict[str, float]:
    setting = GNUBG.format(trials=trials, reduce="on" if reduce else "off")
    starting = _children(program, setting)
    took = _children(program, setting + "rollout\n") - starting
    return {"games": trials, "games_per_second": round(trials / took, 1)}


def _children(program: str, commands: str) -> float:
    """Seconds of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([program, "-t", "-r"], input=commands, capture_output=True, text=True, timeout=900, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=1296)
    parser.add_argument("--gnubg-share", type=float, default=0.25)
    chosen = parser.parse_args()
    program = shutil.which("gnubg", path="/usr/games:/usr/bin:/usr/local/bin")
    report: dict[str, object] = {}
    for reduce in (True, False):
        trials = chosen.trials if reduce else 10 * chosen.trials
        sides = {"triktrak": ours(Engine("0-ply"), trials, reduce)}
        if program:
            sides["gnubg"] = gnubg(program, max(36, round(trials * chosen.gnubg_share)), reduce)
        report["luck out" if reduce else "as played"] = sides
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()

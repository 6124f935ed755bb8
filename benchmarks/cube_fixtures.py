"""Where our cube decisions differ from GNU Backgammon's at 2-ply, and what rollouts say of them.

`python benchmarks/cube_fixtures.py --rollouts 1296` reads the folder of cases that TRIKTRAK_CASES names
(cubes_money.jsonl and cubes_match.jsonl, made with that program, which need not be here). Counted are decisions that it
separates by more than .02, of doubling and, where it doubles, of taking. Those in which we differ are rolled out to
their end, by our own net.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from triktrak import Cube, CubeOwner, Position, Rules, Score, Situation
from triktrak.engine import Decision, Engine, RolloutSettings

CASES = Path(os.environ.get("TRIKTRAK_CASES") or Path(__file__).parents[2] / "shared" / "cases")
CLEAR = 0.02
OWNERS = {"centre": CubeOwner.CENTRE, "on_roll": CubeOwner.OWN, "other": CubeOwner.THEIRS}


def cases(kind: str) -> Iterator[dict[str, Any]]:
    path = CASES / "fixtures" / "evals" / f"cubes_{kind}.jsonl"
    yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


def situation(case: dict[str, Any]) -> Situation:
    position, cube = Position.from_id(case["position_id"]), Cube(case["cube"], OWNERS[case["cube_owner"]])
    if case["kind"] == "money":
        return Situation(position, cube, rules=Rules(jacoby=bool(case["jacoby"])))
    score = Score(case["score_on_roll"], case["score_other"], case["match_length"], case["crawford_game"])
    return Situation(position, cube, score)


def separated(theirs: Decision) -> bool:
    """Whether its numbers tell the right action from the wrong ones by more than CLEAR."""
    gaps = [abs(min(theirs.double_take, 1.0) - theirs.no_double)]
    if theirs.should_double:
        gaps.append(abs(theirs.double_take - 1.0))
    return min(gaps) > CLEAR


def worths(decision: Decision) -> str:
    return f"{decision.action.replace('_', ' ')} ({decision.no_double:+.3f}, {decision.double_take:+.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="2-ply")
    parser.add_argument("--rollouts", type=int, default=0, metavar="TRIALS")
    parser.add_argument("--plies", type=int, default=0, help="how far ahead a rollout looks")
    asked = parser.parse_args()
    engine, roller = Engine(asked.level), Engine("0-ply")
    rows, right = [], Counter[str]()
    for kind in ("money", "match"):
        same = clear = 0
        for case in cases(kind):
            if not case.get("cube_available", True):
                continue
            seen, said = situation(case), case["ply2"]
            theirs, ours = Decision(said["no_double"], said["double_take"], 1.0, available=True), engine.decide(seen)
            cost = theirs.cost(ours)
            if not separated(theirs):
                continue
            clear, same = clear + 1, same + (cost == 0.0)
            if cost:
                rows.append((kind, case, seen, theirs, ours))
        print(
            f"{kind}: the same action in {same} of {clear} decisions that GNU Backgammon separates by more than {CLEAR}"
        )
    print("\n| position | GNU Backgammon 2-ply | ours | rollout | right |\n|---|---|---|---|---|")
    for kind, case, seen, theirs, ours in rows:
        name = f"{case['phase']}, `{':'.join(seen.gnubg)}`"
        told = ["", ""]
        if asked.rollouts:
            told = judged(roller, seen, asked, theirs, ours)
            right[f"{kind}: {told[1].split(' ')[0]}"] += 1
        print(f"| {kind}, {name} | {worths(theirs)} | {worths(ours)} | {told[0]} | {told[1]} |", flush=True)
    if right:
        print("\n" + ", ".join(f"{who} {count}" for who, count in sorted(right.items())))


def judged(roller: Engine, seen: Situation, asked: argparse.Namespace, theirs: Decision, ours: Decision) -> list[str]:
    """What a rollout says, and who is right by it: what each action costs, and the standard error of that."""
    result = roller.rollout(seen, settings=RolloutSettings(trials=asked.rollouts, plies=asked.plies))
    found, error = result.decision, max(candidate.equity.error for candidate in result.candidates)
    cost = found.cost(theirs), found.cost(ours)
    who = "ours" if cost[1] < cost[0] else "GNU"
    clear = "" if max(cost) > 2 * error else ", within two standard errors"
    return [f"{worths(found)} ± {error:.3f}", f"{who} by {max(cost):.3f}{clear}"]


if __name__ == "__main__":
    main()

"""tests/data/lesson_refusals.txt: what the referee says to tries of lessons; the browser must find it in its data."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from triktrak.lessons import read_course
from triktrak.lessons.steps import Play
from triktrak.lessons.tries import Reason, of_step, own_points, paths, refusal, written

TARGET = Path(__file__).resolve().parent.parent / "tests" / "data" / "lesson_refusals.txt"
EVERY = {"too_many_steps": 400, "wrong_die": 40}
OTHERS = 8
"""Of so many tries that a rule refuses one is kept."""
HEAD = "# A line each: lesson, step, steps made, step tried, rule, its parameters, hints. By tools/lesson_refusals.py\n"


def generate() -> str:
    """Return the file; the same every time."""
    met: Counter[str] = Counter()
    lines = [HEAD]
    for place, (code, params, hints) in _told():
        if met[code] % EVERY.get(code, OTHERS) == 0:
            lines.append(json.dumps([*place, code, params, hints], separators=(",", ":")) + "\n")
        met[code] += 1
    return "".join(lines)


def _told() -> Iterator[tuple[tuple[object, ...], Reason]]:
    """Yield every step of an own checker that is refused, at every moment of every roll of the course."""
    for lesson in read_course().lessons.values():
        for step, position in zip(lesson.steps, lesson.boards, strict=True):
            if not isinstance(step, Play) or position is None or step.dice is None:
                continue
            tree = position.step_tree(step.dice)
            for path, edges in zip(paths(tree), tree.nodes, strict=True):
                known = {(start, end) for start, end, *_ in edges}
                for tried in (
                    (start, end) for start in own_points(position, path) for end in range(25) if end != start
                ):
                    reason = None if tried in known else refusal(written((*path, tried)), position, step.dice)
                    if reason is not None:
                        yield (lesson.name, step.id, path, tried), of_step(reason, tried)


def main() -> int:
    """Write the file."""
    TARGET.write_text(generate(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

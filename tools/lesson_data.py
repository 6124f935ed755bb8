"""web/src/lib/lessons/course: the lessons as the browser gets them, judged by the core.

They are committed, not made with the bundle: that is built where there is no core yet (a wheel's pages come before its
core), and only the core can say what is refused. A test holds them to the lessons and to the rules.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from triktrak.errors import Malformed
from triktrak.lessons import contents, judged, read_course, texts
from triktrak.text import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "lib" / "lessons" / "course"


def generate() -> dict[str, str]:
    """Return every file by its name; the same every time."""
    course = read_course()
    found = {"contents": contents(course), **{f"texts.{lang}": texts(course, lang) for lang in LANGUAGES}}
    found |= {f"steps.{name}": judged(lesson) for name, lesson in course.lessons.items()}
    return {f"{name}.gen.json": _text(value) for name, value in found.items()}


def committed() -> dict[str, str]:
    """Return the files that are there."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(TARGET.glob("*.gen.json"))}


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def main(arguments: list[str]) -> int:
    """Write the files, or with --check say whether the committed ones are the same."""
    try:
        wanted, there = generate(), committed()
    except Malformed as error:
        sys.stderr.write(f"{error}\n")
        return 1
    if wanted == there:
        return 0
    if arguments == ["--check"]:
        sys.stderr.write(f"{TARGET.relative_to(ROOT)} is not what the lessons say: run tools/lesson_data.py\n")
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in there.keys() - wanted.keys():
        (TARGET / name).unlink()
    for name, text in wanted.items():
        (TARGET / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

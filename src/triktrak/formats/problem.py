"""What was odd in a file that was read all the same."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ..rules import problems as records
from ..text import has, text


class Problem(Struct, frozen=True):
    """An oddity with the line it stands in; the sentence is made where it is read.

    >>> print(Problem(12, "line_unknown", {"text": "hello"}))
    line 12: This line is not understood: “hello”
    """

    line: int
    """1 for the first line of the file."""
    code: str
    params: dict[str, object] = {}
    game: int | None = None
    """The number of the game it belongs to, counted in this match from 1."""

    def message(self, lang: str = "en") -> str:
        """The sentence for a reader of `lang`, without the place."""
        key = self.code.replace("_", "-")
        if has(f"problem-{key}", lang):
            return records.Problem(0, 0, self.code, self.params).message(lang)
        return text(f"error-{key}", lang, self.params)

    def place(self, lang: str = "en") -> str:
        """The sentence with its line number in front."""
        return text("problem-at", lang, {"line": str(self.line), "text": self.message(lang)})

    def __str__(self) -> str:
        return self.place()

    def __hash__(self) -> int:
        return hash((self.line, self.code, self.game))


MAX_PROBLEMS = 1_000
"""Problems listed of one match; how many more there are is listed after them."""
_UNREAD = frozenset({"hopeless", "file_too_long"})
"""That something was not read is said however many problems there are."""


def listed(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """The problems in the order of their lines, and no more than a person would ever read."""
    ordered = sorted(problems, key=lambda found: found.line)
    if len(ordered) <= MAX_PROBLEMS:
        return tuple(ordered)
    first, rest = ordered[:MAX_PROBLEMS], ordered[MAX_PROBLEMS:]
    unread = [problem for problem in rest if problem.code in _UNREAD]
    more = Problem(rest[0].line, "more_problems", {"count": len(rest) - len(unread)}, rest[0].game)
    return (*first, more, *unread)

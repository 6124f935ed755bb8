"""Where a fault of a lesson stands: the file, and the line of a step or of one of its fields."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypedDict

from msgspec import Struct

from ..errors import Malformed

Listing = Callable[[str], str | None]
"""The text of a file of the course by its name, or None where there is none."""


class At(TypedDict):
    """A place in a file, as a fault names it."""

    file: str
    line: int


class Source(Struct, frozen=True):
    """A file of the course with its text.

    >>> Source("bar.toml", '[[step]]\\nid = "enter"\\n\\n[[step]]\\nid = "dance"').field(1, "id")
    {'file': 'bar.toml', 'line': 5}
    """

    name: str
    text: str

    @classmethod
    def of(cls, files: Listing, name: str) -> Source:
        """Read it; raises `Malformed` where it is not there."""
        text = files(name)
        if text is None:
            raise Malformed("lesson_missing", file=name, line=1)
        return cls(name, text)

    def at(self, line: int) -> At:
        """The place of a line, counted from 1."""
        return {"file": self.name, "line": line}

    def field(self, step: int, key: str = "") -> At:
        """The place of a field of the step number `step`, else of the step itself."""
        lines = self.text.splitlines()
        heads = [n for n, line in enumerate(lines, 1) if line.strip() == "[[step]]"]
        if step >= len(heads):
            return self.at(1)
        start, end = heads[step], (heads[step + 1 :] or [len(lines) + 1])[0]
        named = (n for n in range(start, end) if re.match(rf"{re.escape(key)}\s*=", lines[n - 1])) if key else iter(())
        return self.at(next(named, start))

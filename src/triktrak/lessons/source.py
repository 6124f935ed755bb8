"""Files of the course: how they are read, and where a fault stands: the line of a table or of one of its fields."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import TypedDict, TypeVar

import msgspec
from msgspec import Struct

from ..errors import Malformed

T = TypeVar("T")
Listing = Callable[[str], str | None]
"""The text of a file of the course by its name, or None where there is none."""


_UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}


def plain(content: bytes) -> str:
    r"""The text of a file in UTF-8; some editors put a mark before it, and end lines in two letters.

    >>> plain(b"\xef\xbb\xbfone\r\ntwo")
    'one\ntwo'
    """
    return content.decode("utf-8-sig").replace("\r\n", "\n")


def unseen(text: str) -> str | None:
    r"""The first character of a line that nobody sees, as U+200B; None when there is none.

    >>> unseen("blot\u200b")
    'U+200B'
    """
    return next((f"U+{ord(letter):04X}" for letter in text if unicodedata.category(letter) in _UNSEEN), None)


def repeated(values: Iterable[T]) -> Iterator[tuple[int, T]]:
    """Yield those that stood before, each with its number, counted from 0.

    >>> list(repeated(["hit", "bar", "hit"]))
    [(2, 'hit')]
    """
    seen: list[T] = []
    for number, value in enumerate(values):
        if value in seen:
            yield number, value
        seen.append(value)


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

    def field(self, number: int, key: str = "", table: str = "step") -> At:
        """The place of a field of the table number `number`, counted from 0, else of the table itself."""
        lines = self.text.split("\n")
        heads = [n for n, line in enumerate(lines, 1) if re.match(rf"\s*\[\[\s*{table}\s*\]\]", line)]
        if number >= len(heads):
            return self.at(1)
        start, end = heads[number], (heads[number + 1 :] or [len(lines) + 1])[0]
        written = re.compile(rf"""\s*(["']?){re.escape(key)}\1\s*=""")
        named = (n for n in range(start, end) if written.match(lines[n - 1])) if key else iter(())
        return self.at(next(named, start))

    def decoded(self, kind: type[T], table: str) -> T:
        """Read it as TOML that consists of such tables; raises `Malformed` with the line of the field."""
        try:
            return msgspec.toml.decode(self.text, type=kind)
        except msgspec.ValidationError as error:
            found = re.search(rf"`\$\.{table}\[(\d+)\](?:\.(\w+))?", str(error))
            at = self.field(int(found[1]), found[2] or "", table) if found else self.at(1)
            raise Malformed("lesson_field", **at, reason=str(error)) from error
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            # Python's own faults: a number of thousands of digits, lists in lists without end.
            line = re.search(r"line (\d+)", str(error))
            raise Malformed("lesson_field", **self.at(int(line[1]) if line else 1), reason=str(error)) from error

"""What is wrong or odd in a table that somebody wants to take in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ... import formats
from ...errors import TriktrakError
from ...text import text


class Problem(Struct, frozen=True):
    """A fault with its line and the heading of its column; the sentence is made where it is read.

    >>> print(Problem(12, "cube", "cube", {"value": 3}))
    line 12, “cube”: A cube shows 1, 2, 4, 8 …, not 3
    >>> print(Problem(12, "", "book_chouette").place("nl").partition(": ")[0])
    regel 12
    """

    line: int
    """1 for the first line of the file; 0: of the file as a whole."""
    column: str
    code: str
    params: Mapping[str, Any] = {}
    fatal: bool = True
    """Whether the sheet cannot be taken in; otherwise it is, and this should be looked at."""

    @classmethod
    def of(cls, fault: TriktrakError, line: int, column: str = "") -> Problem:
        """A fault at its place."""
        return cls(line, column, fault.code, fault.params)

    def message(self, lang: str = "en") -> str:
        """The sentence for a reader of `lang`, without the place."""
        return formats.Problem(self.line, self.code, dict(self.params)).message(lang)

    def place(self, lang: str = "en") -> str:
        """The sentence with its place in front."""
        if not self.line:
            return self.message(lang)
        told = {"line": str(self.line), "column": self.column, "text": self.message(lang)}
        return text("book-import-at" if self.column else "book-import-line", lang, told)

    def __str__(self) -> str:
        return self.place()

    def __hash__(self) -> int:
        return hash((self.line, self.column, self.code))

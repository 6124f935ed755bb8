"""The two sides, and a value for each of them.

Below this layer everything is seen by the side on roll; White and Black exist only here and above.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
U = TypeVar("U")


class Side(IntEnum):
    """A side of the match; `BySide` values are indexed by it.

    >>> Side.WHITE.other
    Side.BLACK
    """

    WHITE = 0
    BLACK = 1

    def __repr__(self) -> str:
        return f"Side.{self.name}"

    @property
    def other(self) -> Side:
        return _OTHER[self]


WHITE = Side.WHITE
BLACK = Side.BLACK
_OTHER = (BLACK, WHITE)


class BySide(NamedTuple, Generic[T]):
    """One value for White and one for Black, White first.

    >>> BySide(3, 5)[BLACK]
    5
    """

    white: T
    black: T

    @classmethod
    def of(cls, side: Side, mine: T, theirs: T) -> BySide[T]:
        """Build from `side`'s point of view.

        >>> BySide.of(BLACK, 1, 0)
        BySide(white=0, black=1)
        """
        return cls(mine, theirs) if side is WHITE else cls(theirs, mine)

    @property
    def swap(self) -> BySide[T]:
        """The same values with the sides exchanged."""
        return BySide(self.black, self.white)

    def put(self, side: Side, value: T) -> BySide[T]:
        """These values with `side`'s replaced.

        >>> BySide(3, 5).put(WHITE, 4)
        BySide(white=4, black=5)
        """
        return BySide(value, self.black) if side is WHITE else BySide(self.white, value)

    def map(self, function: Callable[[T], U]) -> BySide[U]:
        """The function's value for each side."""
        return BySide(function(self.white), function(self.black))

"""A list that is a value: adding to it makes another one and leaves this one as it is.

Full chunks are shared, so that writing down a long game costs the same for each action, however many came before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Generic, TypeVar, overload

T = TypeVar("T")

_CHUNK = 32


class Log(Sequence[T], Generic[T]):
    """An immutable sequence with a cheap `add`.

    >>> log = Log("ab")
    >>> list(log.add("c")), list(log)
    (['a', 'b', 'c'], ['a', 'b'])
    """

    __slots__ = ("_full", "_tail")

    def __init__(self, items: Iterable[T] = ()) -> None:
        held = tuple(items)
        full = len(held) - len(held) % _CHUNK
        self._full: tuple[tuple[T, ...], ...] = tuple(held[at : at + _CHUNK] for at in range(0, full, _CHUNK))
        self._tail: tuple[T, ...] = held[full:]

    @classmethod
    def _of(cls, full: tuple[tuple[T, ...], ...], tail: tuple[T, ...]) -> Log[T]:
        log = cls.__new__(cls)
        log._full, log._tail = full, tail
        return log

    def add(self, item: T) -> Log[T]:
        """This log with `item` at its end."""
        tail = (*self._tail, item)
        return self._of(self._full, tail) if len(tail) < _CHUNK else self._of((*self._full, tail), ())

    def put(self, index: int, item: T) -> Log[T]:
        """This log with `item` at `index`, which counts from the end when it is negative."""
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        chunk, place = divmod(index % len(self), _CHUNK)
        if chunk == len(self._full):
            return self._of(self._full, (*self._tail[:place], item, *self._tail[place + 1 :]))
        old = self._full[chunk]
        changed = (*old[:place], item, *old[place + 1 :])
        return self._of((*self._full[:chunk], changed, *self._full[chunk + 1 :]), self._tail)

    def __len__(self) -> int:
        return len(self._full) * _CHUNK + len(self._tail)

    def __iter__(self) -> Iterator[T]:
        return chain(chain.from_iterable(self._full), self._tail)

    def __reversed__(self) -> Iterator[T]:
        return chain(reversed(self._tail), chain.from_iterable(reversed(chunk) for chunk in reversed(self._full)))

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Log[T]: ...
    def __getitem__(self, index: int | slice) -> T | Log[T]:
        if isinstance(index, slice):
            return Log(tuple(self)[index])
        if index == -1 and self._tail:
            return self._tail[-1]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        chunk, place = divmod(index % len(self), _CHUNK)
        return self._full[chunk][place] if chunk < len(self._full) else self._tail[place]

    def __eq__(self, other: object) -> bool:
        return (self._full, self._tail) == (other._full, other._tail) if isinstance(other, Log) else NotImplemented

    def __hash__(self) -> int:
        return hash((self._full, self._tail))

    def __repr__(self) -> str:
        return f"Log({tuple(self)!r})"

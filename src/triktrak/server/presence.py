"""Who is at a table: somebody whose last page has closed is away only after a moment, since pages are loaded anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from .protocol_view import SideNo

_SIDES: tuple[SideNo, SideNo] = (0, 1)


class Presence:
    """Keeps, for each of the two `sides`, whether somebody is there; `changed` is called when that becomes otherwise.

    Whoever has not come yet has the same moment to come.
    """

    def __init__(self, grace: float, changed: Callable[[], None]) -> None:
        self._grace = grace
        self._changed = changed
        self._away: set[SideNo] = set()
        self._leaving: dict[SideNo, asyncio.TimerHandle] = {}

    @property
    def here(self) -> tuple[bool, bool]:
        """Whether White and Black are at the table."""
        return 0 not in self._away, 1 not in self._away

    def now(self, present: Iterable[SideNo]) -> None:
        """Note which sides have a page open."""
        there = set(present)
        back = self._away & there
        for side in _SIDES:
            if side in there:
                self._cancel(side)
            elif side not in self._away and side not in self._leaving:
                self._leaving[side] = asyncio.get_running_loop().call_later(self._grace, self._gone, side)
        if back:
            self._away -= back
            self._changed()

    def stop(self) -> None:
        """Wait for nobody any more."""
        for side in list(self._leaving):
            self._cancel(side)

    def _cancel(self, side: SideNo) -> None:
        if (timer := self._leaving.pop(side, None)) is not None:
            timer.cancel()

    def _gone(self, side: SideNo) -> None:
        del self._leaving[side]
        self._away.add(side)
        self._changed()

"""All tables that somebody follows; a match is loaded when it is asked for, and let go when nobody does.

Whoever has invited a friend waits here for the table of a match that has not begun.
"""

from __future__ import annotations

import asyncio
from typing import Protocol
from uuid import UUID

import msgspec

from ..rules import Options
from ..store.port import Header
from .standing import begin, load
from .table import House, Table


class Waiting(Protocol):
    """Somebody who has invited a friend to a match."""

    player: UUID

    async def seated(self, match_id: UUID) -> None:
        """Be told that the friend has sat down."""


class Tables:
    """Finds the table of a match: the same one for everybody."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[UUID, asyncio.Future[Table | None]] = {}
        self._waiting: dict[UUID, set[Waiting]] = {}

    async def begin(self, header: Header, options: Options, token_hash: bytes | None = None) -> None:
        """Put a new match into the record, and tell whoever waits for it; `token_hash` is the invitation it uses up.

        Raises ConflictError when the invitation is not open any more.
        """
        standing, entries = begin(header, options, self._house.dice)
        header = msgspec.structs.replace(header, summary=standing.summary)
        if token_hash is None:
            await self._house.store.create(header, entries)
        else:
            await self._house.store.accept(token_hash, header, entries)
        for waiting in list(self._waiting.pop(header.id, ())):
            await waiting.seated(header.id)

    async def wait(self, match_id: UUID, waiting: Waiting) -> bool:
        """Call `waiting.seated` when the match begins; False when it is not theirs to wait for.

        Noted first and looked up then: a friend who sits down in between is not missed.
        """
        self._waiting.setdefault(match_id, set()).add(waiting)
        invitation = await self._house.store.invitation_for(match_id)
        if invitation is not None and invitation.inviter == waiting.player and invitation.state == "open":
            return True
        self.wait_no_more(match_id, waiting)
        return False

    def wait_no_more(self, match_id: UUID, waiting: Waiting) -> None:
        """Forget what `wait` has noted."""
        there = self._waiting.get(match_id, set())
        there.discard(waiting)
        if not there:
            self._waiting.pop(match_id, None)

    async def find(self, match_id: UUID) -> Table | None:
        """Return the table of a match, None when there is no such match."""
        loading = self._tables.get(match_id)
        if loading is None:
            loading = self._tables[match_id] = asyncio.ensure_future(self._load(match_id))
            loading.add_done_callback(lambda done: self._forget_failure(match_id, done))
        # Whoever asks may go away; the others still want the table.
        return await asyncio.shield(loading)

    async def close(self) -> None:
        """Let every table finish what it has been asked."""
        await asyncio.gather(*(self._close(loading) for loading in list(self._tables.values())))

    async def _load(self, match_id: UUID) -> Table | None:
        stored = await self._house.store.load(match_id)
        return None if stored is None else Table(load(stored), self._house, self._let_go)

    def _let_go(self, table: Table) -> None:
        self._tables.pop(table.id, None)

    def _forget_failure(self, match_id: UUID, done: asyncio.Future[Table | None]) -> None:
        if done.cancelled() or done.exception() is not None or done.result() is None:
            self._tables.pop(match_id, None)

    async def _close(self, loading: asyncio.Future[Table | None]) -> None:
        (table,) = await asyncio.gather(loading, return_exceptions=True)
        if isinstance(table, Table):
            await table.close()

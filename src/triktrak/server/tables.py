"""All tables that somebody follows; a match is loaded when it is asked for, and let go when nobody does."""

from __future__ import annotations

import asyncio
from uuid import UUID

from ..rules import Options
from ..store.port import Header
from .standing import begin, load
from .table import House, Table


class Tables:
    """Finds the table of a match: the same one for everybody."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[UUID, asyncio.Future[Table | None]] = {}

    async def begin(self, header: Header, options: Options) -> None:
        """Put a new match into the record."""
        standing, entries = begin(header, options, self._house.dice)
        await self._house.store.create(
            Header(
                header.id, header.created_us, header.updated_us, header.variant, header.length, header.options,
                header.seats, standing.summary,
            ),
            entries,
        )  # fmt: skip

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

"""Who is at the table: a page that is loaded anew is not an absence, one that stays closed is."""

from __future__ import annotations

import asyncio

from triktrak.server.config import Limits

from .client import Browser
from .conftest import Serve


async def test_the_other_player_is_told_who_is_away_and_who_is_back(serve: Serve) -> None:
    address = serve(limits=Limits(away=0.3))
    async with Browser(address) as ann, Browser(address) as ben:
        match, token = await ann.invite()
        await ben.join(token)
        here = await ann.sit(match)
        await here.until("here")
        assert here.here == [True, True]
        # Whoever has not come at all is away after a moment, too.
        await here.until("here")
        assert here.here == [True, False]
        there = await ben.sit(match)
        await here.until("here")
        assert here.here == [True, True]
        await there.until("here")
        assert there.here == [True, True]
        # A page loaded anew says nothing.
        await there.close()
        there = await ben.sit(match)
        assert await here.quiet(0.6) == []
        # Of two pages the other one is enough.
        second = await ben.sit(match)
        await there.close()
        assert await here.quiet(0.6) == []
        await second.close()
        begun = asyncio.get_running_loop().time()
        await here.until("here")
        assert here.here == [True, False]
        assert asyncio.get_running_loop().time() - begun > 0.2


async def test_nobody_is_away_where_one_person_plays(serve: Serve) -> None:
    async with Browser(serve(limits=Limits(away=0.05))) as browser:
        for opponent in ("bot", "local"):
            match = await browser.start(opponent)
            seat, other = await browser.sit(match), await browser.sit(match)
            await other.close()
            assert [frame for frame in await seat.quiet() if frame["t"] == "here"] == []

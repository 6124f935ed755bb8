"""A bad line changes nothing: frames lost, doubled, swapped, late or torn lead to the same match as a good line."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from .client import Browser
from .conftest import Setup, served
from .players import ScriptedDice
from .proxy import CLEAN, Faults, Proxy
from .steady import Steady

SEEDS = range(12) if os.environ.get("TRIKTRAK_SOAK") else range(1)


async def game(db: Path, faults: Faults, seed: int) -> tuple[list[Any], list[Steady], Proxy]:
    """Let two friends play a 1-point match over such a line; returns the log, the players and the line."""
    with served(db, Setup(dice=ScriptedDice(seed=seed))) as address:
        async with Browser(address) as ann, Browser(address) as ben, Proxy(address, faults, seed) as proxy:
            match, token = await ann.invite(length=1)
            await ben.join(token)
            players = [Steady(guest, match, lambda: proxy.address) for guest in (ann, ben)]
            async with asyncio.timeout(120):
                await asyncio.gather(*(player.play() for player in players))
    with closing(sqlite3.connect(db)) as log:
        rows = log.execute("SELECT seq, actor, kind, data, cmd_id FROM match_event ORDER BY seq").fetchall()
    return rows, players, proxy


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_bad_line_leads_to_the_same_match(tmp_path: Path, seed: int) -> None:
    good, _, _ = await game(tmp_path / "good.db", CLEAN, seed)
    bad, players, proxy = await game(tmp_path / "bad.db", Faults(), seed)
    for fault in ("drop", "duplicate", "reorder", "delay", "tear"):
        assert proxy.done[fault] > 5, proxy.done

    def deeds(rows: list[Any]) -> list[Any]:
        # The first entry names the players, who are new each time.
        return [(seq, actor, kind, json.loads(data)) for seq, actor, kind, data, _ in rows[1:]]

    assert deeds(bad) == deeds(good)
    assert len(bad) > 40
    assert [row[0] for row in bad] == list(range(len(bad)))
    # Every command once, every acknowledged one, and both saw the end.
    done = [row[4].hex() for row in bad if row[4]]
    assert len(done) == len(set(done))
    told = [command.replace("-", "") for player in players for command in player.acknowledged]
    assert set(told) <= set(done)
    assert players[0].seq == players[1].seq == len(bad) - 1
    boards = [{k: v for k, v in player.view.items() if k not in ("seats", "me", "legal")} for player in players]
    assert boards[0] == boards[1]


async def test_a_line_that_dies_silently_is_replaced(tmp_path: Path) -> None:
    faults = Faults(0, 0, 0, 0, 0, 0, cut=0.05, silence=0.03)
    rows, players, proxy = await game(tmp_path / "silent.db", faults, 5)
    assert proxy.done["silence"] > 1
    assert proxy.done["cut"] > 1
    assert min(player.lines for player in players) > 1
    assert [row[0] for row in rows] == list(range(len(rows)))

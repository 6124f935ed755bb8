"""Two windows of one seat: whoever is first decides, the other is told so, and both show the same board."""

from __future__ import annotations

import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from .client import Browser, Frame, Seat, first_play
from .conftest import Serve

PAIRS = 10_000 if os.environ.get("TRIKTRAK_SOAK") else 600


def either(view: Frame, chance: random.Random) -> Frame:
    """Return one of the things that may be done now."""
    legal = [action for action in view["legal"] if action != "resign"] or view["legal"]
    action = chance.choice(legal)
    if action == "play":
        return first_play(view)
    return {"t": action} | ({"accept": chance.random() < 0.5} if action == "answer" else {})


async def race(tabs: list[Seat], chance: random.Random) -> list[Frame]:
    """Let both windows decide at once; returns the answers."""
    commands = [tab.command(either(tab.view, chance)) for tab in tabs]
    for i in chance.sample(range(2), 2):
        await tabs[i].write(commands[i])
    answers: list[Frame] = []
    for tab, command in zip(tabs, commands, strict=True):
        while (answer := await tab.until("ack", "nak"))["id"] != command["id"]:
            pass
        answers.append(answer)
    head = max(answer["seq"] for answer in answers)
    for tab in tabs:
        while tab.seq < head:
            await tab.until("ev")
    return answers


@pytest.mark.parametrize("people", [1, 2])
async def test_of_two_windows_of_a_seat_one_wins_and_the_other_is_told_conflict(
    serve: Serve, tmp_path: Path, people: int
) -> None:
    chance = random.Random(people)
    address = serve()
    async with Browser(address) as ann, Browser(address) as ben:
        match, token = await ann.invite(length=0)
        await ben.join(token)
        seats = {0: [await ann.sit(match), await ann.sit(match)], 1: [await ben.sit(match), await ben.sit(match)]}
        outcomes: dict[Any, int] = {}
        for _ in range(PAIRS // 2):
            side = seats[0][0].view["to_act"]
            tabs = seats[side if side is not None else 0]
            if people == 2 and side is None:
                # After a game either player may go on: here both do at once.
                tabs = [seats[0][0], seats[1][0]]
            answers = await race(tabs, chance)
            key = tuple(sorted(answer.get("code", "ack") for answer in answers))
            outcomes[key] = outcomes.get(key, 0) + 1
            head = max(answer["seq"] for answer in answers)
            for tab in (*seats[0], *seats[1]):
                while tab.seq < head:
                    await tab.until("ev")
        for first, second in seats.values():
            assert first.view == second.view
            assert (await first.hello())["view"] == first.view
        assert {key: n for key, n in outcomes.items() if key != ("ack", "conflict")} == (
            {} if people == 1 else {key: n for key, n in outcomes.items() if key == ("ack", "stale")}
        )
        assert outcomes["ack", "conflict"] > PAIRS // 3
    with closing(sqlite3.connect(tmp_path / "triktrak.db")) as db:
        seqs = [seq for (seq,) in db.execute("SELECT seq FROM match_event ORDER BY seq")]
    assert seqs == list(range(len(seqs)))
    assert len(seqs) > PAIRS // 2

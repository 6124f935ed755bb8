"""The referee over the network: the verdict of the core, in the reader's words, and nonsense answered."""

from __future__ import annotations

from typing import Any

import pytest

from core_data import lines
from triktrak import Position
from triktrak.referee import judge_play

from .client import Browser

START = "4HPwATDgc/ABMA"
CRAWFORD = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:2:1:5:10"
NONSENSE = {
    "no identifier": {"id": "nonsense", "dice": [3, 1], "tried": "8/5"},
    "no play": {"id": START, "dice": [3, 1], "tried": "eight to five"},
    "a play of a book's length": {"id": START, "dice": [3, 1], "tried": "8/5 " * 100},
    "no roll": {"id": START, "tried": "8/5"},
    "no die": {"id": START, "dice": [7, 1], "tried": "8/5"},
    "three dice": {"id": START, "dice": [3, 1, 1], "tried": "8/5"},
    "no action": {"id": START, "action": "castle"},
    "more than was asked": {"id": START, "dice": [3, 1], "colour": "white"},
    "nothing": {},
}


async def ask(browser: Browser, lang: str = "en", **body: object) -> tuple[int, Any]:
    answer = await browser.http.post("/api/referee", json=body, headers={"Accept-Language": lang})
    return answer.status_code, answer.json()


async def test_every_verdict_is_that_of_the_referee(browser: Browser) -> None:
    for line in lines("referee.txt")[::4]:
        where, tried = line.split(" |")[:2]
        identifier, roll = where.split()
        position, dice = Position.from_id(identifier), (int(roll[0]), int(roll[1]))
        verdict = judge_play(position, dice, tried)
        status, told = await ask(browser, "nl", id=identifier, dice=dice, tried=tried)
        assert (status, told["legal"], told["text"]) == (200, False, verdict.sentence("nl"))
        assert verdict.refused is not None
        assert told["reason"] == verdict.refused.code
        assert told["plays"] == [str(play) for play in verdict.plays]
        assert told["board"] == [list(side) for side in position.sides]


async def test_a_legal_play_and_the_list_of_plays(browser: Browser) -> None:
    _, told = await ask(browser, "de", id=START, dice=[3, 1], tried="8/5 6/5")
    assert (told["legal"], told["play"], told["text"]) == (True, "8/5 6/5", "Erlaubt: 8/5 6/5")
    _, told = await ask(browser, id=START, dice=[3, 1])
    assert (told["reason"], told["play"], len(told["plays"])) == (None, None, 16)
    _, told = await ask(browser, "nl", id="27YBAAAABoAAAA", dice=[4, 2])
    assert (told["text"], told["plays"]) == ("4-2: je kunt niet zetten, je beurt gaat voorbij", [])


async def test_the_cube_is_judged_by_the_rules(browser: Browser) -> None:
    _, told = await ask(browser, "nl", id=CRAWFORD, action="double")
    assert (told["legal"], told["reason"]) == (False, "double_crawford")
    assert [hint["code"] for hint in told["hints"]] == ["double_crawford"]
    assert (await ask(browser, id=CRAWFORD, action="roll"))[1]["legal"]
    assert (await ask(browser, id=CRAWFORD, dice=[3, 1], action="roll"))[1]["reason"] == "not_now"


async def test_a_play_that_is_too_long_is_refused_in_words_of_its_own(browser: Browser) -> None:
    status, told = await ask(browser, id=START, dice=[3, 1], tried="8/5 " * 100)
    assert (status, told["code"]) == (422, "referee_text")
    status, told = await ask(browser, id=CRAWFORD, action="double", tried="8/5 " * 100)
    assert (status, told["code"]) == (422, "referee_text")


@pytest.mark.parametrize("body", NONSENSE.values(), ids=NONSENSE)
async def test_nonsense_is_refused_with_a_sentence(browser: Browser, body: dict[str, Any]) -> None:
    status, told = await ask(browser, "nl", **body)
    assert 400 <= status < 500
    assert told["text"]
    assert not told["text"].startswith("error-")

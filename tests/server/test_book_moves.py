"""A table that writes down its moves is told what may be played, and what the rules say of what was."""

from __future__ import annotations

import json
from typing import Any

import pytest

from triktrak import Position
from triktrak.rules import stated_play

from .client import Browser
from .test_book import Phone, club, friend, owner, phone, refusal

__all__ = ["club", "friend", "owner", "phone"]

START = Position.start()


async def plays(browser: Browser, **body: object) -> Any:
    answer = await browser.http.post("/api/book/plays", json=body)
    return answer.status_code, answer.json()


async def test_the_steps_of_every_legal_play_are_those_of_a_match(browser: Browser) -> None:
    status, told = await plays(browser, board=list(START.points), dice=[3, 1])
    assert (status, told["result"]) == (200, 0)
    assert told["tree"] == json.loads(START.step_tree((3, 1)).wire())
    danced = Position.from_points([0, *[0] * 12, 13, *[0] * 5, *[-2] * 6, 2])
    assert (await plays(browser, board=list(danced.points), dice=[6, 6]))[1]["tree"] == [[]]


async def test_what_a_board_was_won_with_is_told(browser: Browser) -> None:
    for loser, result in ((12, 1), (15, 2)):
        board = [0] * 24 + [-loser, 0]
        assert (await plays(browser, board=board))[1] == {"tree": [], "result": result}
    assert (await plays(browser, board=[0, -15, *[0] * 24]))[1]["result"] == 3
    assert (await plays(browser, board=[0] * 24 + [-3, 0], variant="hypergammon"))[1]["result"] == 2


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"board": [16, *[0] * 25]}, "bad_field"),
        ({"board": [0] * 25}, "bad_field"),
        ({"board": [0] * 26, "dice": [7, 1]}, "bad_field"),
        ({"board": [0] * 26, "variant": "tavla"}, "bad_field"),
        ({"board": [0, *[15] * 25]}, "checker_count"),
    ],
)
async def test_a_board_that_cannot_be_is_refused(browser: Browser, body: dict[str, Any], code: str) -> None:
    status, told = await plays(browser, **body)
    assert (status, told["code"]) == (422, code)


async def test_what_was_let_stand_and_what_disagrees_is_told_of_a_line_that_was_synchronised(phone: Phone) -> None:
    sheet, _, _ = await phone.new_sheet()
    wrong = stated_play(START, ((13, 2), (6, 5)))
    moves = [
        {"t": "cocked", "d1": None, "d2": None},
        {"t": "roll", "d1": 3, "d2": 1},
        {"t": "stated", "steps": wrong.steps, "after": wrong.after},
        {"t": "result", "winner": 0, "kind": 2, "cube": 2, "end": "bear-off"},
    ]
    line = phone.op("line", f"{sheet[:-4]}ffff", {"sheet": sheet, "number": 1, "actions": moves})
    told = await phone.sync(line)
    assert told["results"][0]["ok"]
    answer = await phone.browser.http.get(f"/api/book/sheets/{sheet}/remarks?lang=en")
    assert answer.status_code == 200, answer.text
    said = [(each["line"], each["weight"], each["turn"], each["text"]) for each in answer.json()]
    assert said == [
        (line["id"], "stood", 1, "Let stand. 3-1: 13/2 6/5 is against the rules (13/2 does not fit the roll)"),
        (line["id"], "differs", 0, "Won, though the winner still has checkers on the board"),
        (line["id"], "differs", 0, "The cube stands at 1, the result counts with 2"),
    ]
    listed = (await phone.browser.http.get("/api/book/sheets")).json()["sheets"]
    assert [each["score"] for each in listed if each["id"] == sheet] == [[4, 0]]


async def test_remarks_are_for_those_who_may_see_the_sheet(owner: Phone, friend: Browser) -> None:
    sheet, _, _ = await owner.new_sheet()
    assert (await owner.browser.http.get(f"/api/book/sheets/{sheet}/remarks")).json() == []
    assert refusal(await friend.http.get(f"/api/book/sheets/{sheet}/remarks")) == (404, "book_unknown")

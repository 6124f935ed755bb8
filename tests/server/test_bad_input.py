"""What no scorebook can hold, by each of its doors: a clear word at the field or the line, and nothing half-saved."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .client import Browser
from .test_book import Phone, new

ANNA, BO = "anna", "bo"
MATCH = {"kind": "match", "players": [ANNA, BO], "day": "2026-05-01", "length": 5}
RESULT = {"t": "result", "winner": 0, "kind": 1, "cube": 1, "end": "bear-off"}
DEEP: Any = 0
for _ in range(400):
    DEEP = [DEEP]

RECORDS: list[tuple[str, dict[str, object], str]] = [
    # kind of record, its fields, what the sentence quotes
    ("player", {"name": "x" * 10_000}, "name"),
    ("player", {"name": ""}, "name"),
    ("player", {"name": None}, "name"),
    ("player", {"name": 7}, "name"),
    ("player", {"name": "An\x00na"}, "An\x00na"),
    ("player", {"name": "An\u202ena"}, "An\u202ena"),
    ("player", {"name": "\u2066Anna"}, "\u2066Anna"),
    ("player", {"name": "Anna", "age": 7}, "age"),
    ("player", {"name": "Anna", "colour": "red"}, "colour"),
    ("player", {"name": "Anna", "note": "x" * 4001}, "note"),
    ("player", {"name": "Anna", "note": DEEP}, "note"),
    ("sheet", MATCH | {"day": "0000-05-01"}, "0000-05-01"),
    ("sheet", MATCH | {"day": "2026-02-30"}, "2026-02-30"),
    ("sheet", MATCH | {"day": "yesterday"}, "day"),
    ("sheet", MATCH | {"length": -1}, "length"),
    ("sheet", MATCH | {"length": 65}, "length"),
    ("sheet", MATCH | {"length": 10**30}, "length"),
    ("sheet", MATCH | {"length": 5.5}, "length"),
    ("sheet", MATCH | {"length": "5"}, "length"),
    ("sheet", MATCH | {"kind": "chess"}, "chess"),
    ("sheet", MATCH | {"variant": "chess"}, "chess"),
    ("sheet", MATCH | {"max_cube": 0}, "max_cube"),
    ("sheet", MATCH | {"max_cube": 3}, "3"),
    ("sheet", MATCH | {"players": [ANNA]}, "players"),
    ("sheet", MATCH | {"players": [ANNA, ANNA]}, ""),
    ("sheet", MATCH | {"players": "both"}, "players"),
    ("sheet", MATCH | {"players": [ANNA, "Bo"]}, "players"),
    ("sheet", MATCH | {"final": [-3, 5]}, "-3-5"),
    ("sheet", MATCH | {"final": [5, 5]}, "5-5"),
    ("sheet", MATCH | {"final": [5]}, ""),
    ("sheet", MATCH | {"winner": 2}, ""),
    ("sheet", MATCH | {"started": "2026-05-01"}, "started"),
    ("sheet", MATCH | {"clock": {"delay": -1, "reserve": 60}}, "clock.delay"),
    ("sheet", {"kind": "money", "players": [ANNA, BO], "day": "2026-05-01", "stake": "a\u202eb"}, "a\u202eb"),
    ("line", {"actions": [RESULT | {"cube": 3}]}, "3"),
    ("line", {"actions": [RESULT | {"cube": -2}]}, "cube"),
    ("line", {"actions": [RESULT | {"cube": 10**20}]}, "cube"),
    ("line", {"actions": [RESULT | {"kind": 4}]}, "kind"),
    ("line", {"actions": [RESULT | {"winner": 2}]}, "winner"),
    ("line", {"actions": [RESULT | {"end": "sleep"}]}, "sleep"),
    ("line", {"actions": [{"t": "song"}]}, "song"),
    ("line", {"actions": []}, ""),
    ("line", {"points": [-1, 1]}, ""),
    ("line", {"actions": [RESULT], "number": 0}, "number"),
    ("line", {"actions": [RESULT], "seconds": -1}, "seconds"),
    ("line", {"actions": [RESULT], "written": "now"}, "written"),
]


@pytest.fixture
def phone(browser: Browser) -> Phone:
    return Phone(browser)


def seated(fields: dict[str, object], anna: str, bo: str) -> dict[str, object]:
    """The fields with the ids of the players."""
    text = json.dumps(fields).replace(f'"{ANNA}"', f'"{anna}"').replace(f'"{BO}"', f'"{bo}"')
    found: dict[str, object] = json.loads(text)
    return found


async def standing(phone: Phone) -> list[object]:
    state = (await phone.browser.http.get("/api/book")).json()["changes"]
    return sorted(state, key=lambda change: str(change["id"]))


async def test_a_device_is_told_of_each_operation_what_is_wrong_with_it(phone: Phone) -> None:
    sheet, anna, bo = await phone.new_sheet()
    before = await standing(phone)
    ops = []
    for kind, fields, _ in RECORDS:
        of_line = {"sheet": sheet, "number": 1} if kind == "line" else {}
        ops.append(phone.op(kind, new(), seated(of_line | fields, anna, bo)))
    told = await phone.sync(*ops, **{"Accept-Language": "nl"})
    for (_, fields, quoted), result in zip(RECORDS, told["results"], strict=True):
        assert not result["ok"], fields
        assert quoted in result["text"], (fields, result)
        assert result["text"] != result["code"]
        assert "Expected" not in result["text"]
        assert "`" not in result["text"]
    assert await standing(phone) == before


@pytest.mark.parametrize(
    "body",
    [
        b'{"cursor": "", "ops": [{"op": "' + b"\xff\xfe" + b'"}]}',
        b'{"cursor": "", "ops": [' + b"[" * 3000 + b"]" * 3000 + b"]}",
        b'{"cursor": "\\ud800", "ops": []}',
        b'{"cursor": "", "ops": [{"kind": "\\ud800"}]}',
        b'{"cursor": "", "ops": [{"fields": {"name": "\\ud800"}}]}',
        b'{"cursor": "", "ops": [{"hlc": NaN, "fields": {"points": [Infinity]}}]}',
        b'{"cursor": "", "ops": null}',
        b'{"cursor": "", "ops": [], "more": 1}',
        b"\xff\xd8\xff\xe0\x00\x10JFIF",
        b"\x00" * 64,
        b"",
    ],
)
async def test_a_body_that_is_no_request_is_refused_with_a_sentence(phone: Phone, body: bytes) -> None:
    await phone.new_sheet()
    before = await standing(phone)
    for path in ("sync", "shares", "invitations"):
        answer = await phone.browser.http.post(
            f"/api/book/{path}?lang=de", content=body, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code < 500, (path, answer.text)
        if answer.status_code >= 400:
            assert "`" not in answer.json()["text"]
        else:
            assert not any(result["ok"] for result in answer.json()["results"])
    assert await standing(phone) == before


FILES: list[tuple[bytes, str]] = [
    # a file, and what is said of it
    (b"\xff\xd8\xff\xe0\x00\x10JFIF" + bytes(range(256)) * 8, "Zeichen"),
    (b"\x89PNG\r\n\x1a\n" + b"\x00" * 100, "Zeichen"),
    (b"", "leer"),
    (b"{" * 5000, ""),
    (b'{"format": "triktrak-scorebook", "version": 99}', "99"),
    (b"[" * 100_000, ""),
    (b"day,player 1,player 2,winner\n0000-05-01,Anna,Bo,Anna\n", "0000-05-01"),
    (b"day,player 1,player 2,winner,cube\n2026-05-01,Anna,Bo,Anna,3\n", "3"),
    (b"day,player 1,player 2,score 1,score 2,length\n2026-05-01,Anna,Bo,-3,5,5\n", "-3"),
    (b"day,player 1,player 2,winner\n2026-05-01," + b"x" * 10_000 + b",Bo,Bo\n", "10.000"),
    ("day,player 1,player 2,winner\n2026-05-01,An\u202ena,Bo,Bo\n".encode(), "An\u202ena"),
    (b"day,player 1,player 2,winner\n2026-05-01,Anna,Bo,Cas\n", "Cas"),
    (b"day,player 1,player 2,winner\n2026-05-01,Anna,Anna,Anna\n", ""),
    (b"day,player 1,player 2,player 3,stakes,box\n2026-05-01,Anna,Bo,Cas,nonsense,Anna\n", "nonsense"),
    (b"day,player 1,player 2,length,score,highest cube\n2026-05-01,Anna,Bo,5,5-3,3\n", "3"),
    (b'day,player 1,player 2,winner\n2026-05-01,"Anna,Bo,Bo\n', ""),
]


@pytest.mark.parametrize(("file", "quoted"), FILES)
async def test_a_file_that_is_no_scorebook_names_the_line_and_is_not_taken_in(
    phone: Phone, file: bytes, quoted: str
) -> None:
    before = await standing(phone)
    answer = await import_(phone.browser, file)
    assert answer.status_code < 500, answer.text
    told = answer.json()
    if answer.status_code == 200:
        assert told["refused"]
        faults = [odd for odd in told["problems"] if odd["fatal"]]
        assert all(odd["line"] > 0 for odd in faults)
        said = " ".join(odd["text"] for odd in faults)
        assert (await import_(phone.browser, file, token=told["token"])).status_code == 422
    else:
        said = told["text"]
    assert quoted in said, said
    assert "`" not in said
    assert await standing(phone) == before


async def import_(browser: Browser, file: bytes, **asked: str) -> Any:
    return await browser.http.post("/api/book/import", params={"lang": "de", **asked}, content=file)

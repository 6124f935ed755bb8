"""A friend is invited: the link works once, looking does not use it up, and the match begins when they sit down."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest

from triktrak.server.invitations import LIFE_S
from triktrak.text import LANGUAGES

from .client import Browser, Seat, first_play
from .conftest import Serve


@pytest.fixture
async def friend(address: str) -> AsyncIterator[Browser]:
    """A second guest."""
    async with Browser(address) as guest:
        yield guest


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_the_match_begins_when_the_friend_sits_down(browser: Browser, friend: Browser) -> None:
    match, token = await browser.invite("Ann", 5)
    waiting = Seat(await browser.line(), match)
    await waiting.write({"t": "hello", "m": match, "have": -1})
    assert await waiting.read() == {"t": "err", "code": "waiting", "params": {"match": match}}
    joined = await friend.join(token, "Ben")
    assert (joined.status_code, joined.json()["id"]) == (201, match)
    # The inviter's page need not ask again.
    await waiting.until("ev")
    assert (waiting.view["names"], waiting.view["seats"], waiting.view["length"]) == (["Ann", "Ben"], [0], 5)
    seat = await friend.sit(match)
    assert (seat.view["seats"], seat.view["me"], seat.view["bot"]) == ([1], 1, [False, False])
    on_roll = (waiting, seat)[seat.view["on_roll"]]
    assert (await on_roll.do(first_play(on_roll.view)))["t"] == "ack"


async def test_looking_does_not_use_the_link_up_and_sitting_down_does(browser: Browser, friend: Browser) -> None:
    match, token = await browser.invite("Ann", 7, crawford=False)
    for _ in range(3):
        for scanner in (friend, browser):
            seen = (await scanner.http.get(f"/api/invitations/{token}")).json()
            assert (seen["match"], seen["name"], seen["own"]) == (match, "Ann", scanner is browser)
            assert (seen["conditions"]["length"], seen["conditions"]["crawford"]) == (7, False)
            assert (await scanner.http.head(f"/join/{token}")).status_code < 500
            assert (await scanner.http.get(f"/join/{token}")).status_code < 500
    assert (await friend.join(token)).status_code == 201
    async with Browser(browser.address) as third:
        assert refusal(await third.join(token, "Cas")) == (410, "invitation_accepted")
        assert refusal(await third.http.get(f"/api/invitations/{token}")) == (410, "invitation_accepted")


async def test_sitting_down_twice_leads_to_the_same_match(browser: Browser, friend: Browser) -> None:
    for _ in range(10):
        match, token = await browser.invite()
        answers = await asyncio.gather(*(friend.join(token) for _ in range(5)))
        assert [(a.status_code, a.json().get("id")) for a in answers] == [(201, match)] * 5


async def test_of_several_who_sit_down_at_once_one_does(browser: Browser) -> None:
    match, token = await browser.invite()
    guests = [Browser(browser.address) for _ in range(8)]
    for guest in guests:
        await guest.http.get("/api/me")
    answers = await asyncio.gather(*(guest.join(token, f"Guest {i}") for i, guest in enumerate(guests)))
    assert sorted(a.status_code for a in answers) == [201] + [410] * 7
    (winner,) = [guest for guest, a in zip(guests, answers, strict=True) if a.status_code == 201]
    assert (await winner.sit(match)).view["seats"] == [1]
    for guest in guests:
        await guest.__aexit__()


async def test_the_link_is_random_and_only_its_hash_is_kept(browser: Browser, database: Path) -> None:
    tokens = {(await browser.invite())[1] for _ in range(5)}
    assert len(tokens) == 5
    assert {len(token) for token in tokens} == {43}  # 32 bytes
    stored = sqlite3.connect(database)
    hashes = {row[0] for row in stored.execute("SELECT token_hash FROM invitation")}
    stored.close()
    assert {hashlib.sha256(token.encode()).digest() for token in tokens} <= hashes
    for file in await asyncio.to_thread(lambda: [path.read_bytes() for path in database.parent.glob("triktrak.db*")]):
        assert not any(token.encode() in file for token in tokens)


async def test_an_invitation_runs_out_and_can_be_renewed(serve: Serve, tmp_path: Path) -> None:
    address = serve()
    async with Browser(address) as ann, Browser(address) as ben:
        match, token = await ann.invite()
        with sqlite3.connect(tmp_path / "triktrak.db") as db:
            ((expires, created),) = db.execute("SELECT expires_us, created_us FROM invitation")
            assert expires - created == LIFE_S * 1_000_000
            db.execute("UPDATE invitation SET expires_us=?", (created - 1,))
        db.close()
        assert refusal(await ben.http.get(f"/api/invitations/{token}")) == (410, "invitation_expired")
        assert refusal(await ben.join(token)) == (410, "invitation_expired")
        renewed = (await ann.http.post(f"/api/matches/{match}/invitation")).json()
        fresh = renewed["link"].rsplit("/", 1)[1]
        assert refusal(await ben.join(token)) == (404, "invitation_unknown")
        assert (await ben.join(fresh)).json()["id"] == match


async def test_an_invitation_can_be_withdrawn(browser: Browser, friend: Browser) -> None:
    match, token = await browser.invite()
    assert (await browser.http.delete(f"/api/matches/{match}/invitation")).status_code == 204
    assert refusal(await friend.join(token)) == (410, "invitation_withdrawn")
    assert refusal(await browser.http.post(f"/api/matches/{match}/invitation")) == (404, "no_such_match")
    assert match not in {line["id"] for line in (await browser.http.get("/api/matches")).json()}
    seat = Seat(await browser.line(), match)
    await seat.write({"t": "hello", "m": match, "have": -1})
    assert (await seat.read())["code"] == "no_such_match"


async def test_nobody_sits_opposite_themselves(browser: Browser) -> None:
    _, token = await browser.invite()
    assert refusal(await browser.join(token)) == (409, "invitation_own")


@pytest.mark.parametrize(
    "ask",
    [
        lambda b, m: b.http.get(f"/api/matches/{m}/invitation"),
        lambda b, m: b.http.post(f"/api/matches/{m}/invitation"),
        lambda b, m: b.http.delete(f"/api/matches/{m}/invitation"),
    ],
)
async def test_somebody_elses_invitation_does_not_exist(
    browser: Browser, friend: Browser, ask: Callable[[Browser, str], object]
) -> None:
    match, token = await browser.invite()
    answer = await ask(friend, match)  # type: ignore[misc]
    nowhere = await ask(friend, "00000000-0000-4000-8000-000000000000")  # type: ignore[misc]
    assert refusal(answer) == refusal(nowhere) == (404, "no_such_match")
    stranger = Seat(await friend.line(), match)
    await stranger.write({"t": "hello", "m": match, "have": -1})
    assert (await stranger.read())["code"] == "no_such_match"
    assert (await friend.join(token)).status_code == 201


@pytest.mark.parametrize("token", ["x", "A" * 43, "%00", "…", "A" * 5000])
async def test_a_link_that_was_never_given_out_says_nothing_more(friend: Browser, token: str) -> None:
    assert refusal(await friend.http.get(f"/api/invitations/{token}")) == (404, "invitation_unknown")
    assert refusal(await friend.join(token)) == (404, "invitation_unknown")


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("Ben", 201), ("", 201), ("Jürgen 2", 201), ("Ольга", 201), ("さくら 桜", 201), ("佐々木 マーク", 201),
        ("Triktrak", 422), ("TRIKTRAK", 422), ("ann", 422), ("\u0410nn", 422), ("Triktr\u0430k", 422), ("x" * 41, 422),
    ],
)  # fmt: skip
async def test_a_name_is_ones_own(browser: Browser, friend: Browser, name: str, status: int) -> None:
    match, token = await browser.invite("Ann")
    assert (await friend.join(token, name)).status_code == status
    if status == 201:
        assert (await friend.sit(match)).view["names"] == ["Ann", name]


async def test_signs_that_cannot_be_seen_are_no_name(browser: Browser, friend: Browser) -> None:
    match, token = await browser.invite("\u202eAnn\u200b")
    assert refusal(await friend.join(token, "\u2066Ann\u200b")) == (422, "name_taken")
    assert (await friend.join(token, "<b>Ben</b>\u2066")).status_code == 201
    assert (await friend.sit(match)).view["names"] == ["Ann", "<b>Ben</b>"]


async def test_both_find_the_match_in_their_lists(browser: Browser, friend: Browser) -> None:
    match, token = await browser.invite("Ann", 3)
    (line,) = (await browser.http.get("/api/matches")).json()
    assert (line["id"], line["waiting"], line["names"], line["seats"]) == (match, True, ["Ann", ""], [0])
    await friend.join(token)
    for guest, seats in ((browser, [0]), (friend, [1])):
        (line,) = (await guest.http.get("/api/matches")).json()
        assert (line["id"], line["waiting"], line["names"], line["seats"]) == (match, False, ["Ann", "Ben"], seats)


async def test_why_a_link_does_not_work_is_said_in_the_readers_language(friend: Browser) -> None:
    sentences = {
        (await friend.http.get("/api/invitations/x", headers={"Accept-Language": lang})).json()["text"]
        for lang in LANGUAGES
    }
    assert len(sentences) == 3


async def test_a_match_by_rules_that_do_not_exist_is_not_invited_to(browser: Browser) -> None:
    answer = await browser.http.post("/api/matches", json={"opponent": "friend", "length": 3, "beavers": True})
    assert refusal(answer) == (422, "option_money_only")
    assert (await browser.http.get("/api/matches")).json() == []

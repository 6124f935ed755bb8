"""Who is let in: Host, Origin and the header of our own pages, each turned away by a table of cases."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from triktrak.server.config import Config, Limits
from triktrak.server.guards import Visitors

from .client import Browser
from .conftest import Serve


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1:{port}", True),
        ("localhost:{port}", True),
        ("LOCALHOST:{port}", True),
        ("[::1]:{port}", True),
        ("127.0.0.1", False),
        ("127.0.0.1:1", False),
        ("evil.example:{port}", False),
        ("localhost.evil.example:{port}", False),
        ("127.0.0.1:{port}@evil.example", False),
        ("", False),
    ],
)
async def test_only_known_hosts_are_answered(address: str, host: str, allowed: bool) -> None:
    named = host.format(port=address.rsplit(":", 1)[1])
    async with httpx.AsyncClient() as http:
        answer = await http.get(address + "/healthz", headers={"Host": named})
    assert answer.status_code == (200 if allowed else 421)
    if not allowed:
        assert answer.text.count("\n") == 1
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://127.0.0.1:{port}", True),
        ("http://localhost:{port}", True),
        ("https://127.0.0.1:{port}", False),
        ("http://127.0.0.1", False),
        ("http://127.0.0.1:{port}.evil.example", False),
        ("http://evil.example", False),
        ("null", False),
        (None, False),
    ],
)
async def test_a_socket_is_opened_from_our_pages_only(browser: Browser, origin: str | None, allowed: bool) -> None:
    named = origin and origin.format(port=browser.address.rsplit(":", 1)[1])
    opening = connect(
        browser.address.replace("http", "ws") + "/ws",
        origin=None if named is None else Origin(named),
        additional_headers={"Cookie": browser.cookie},
    )
    if allowed:
        async with opening as socket:
            await socket.send('{"t":"ping","n":1}')
            assert json.loads(await socket.recv()) == {"t": "pong", "n": 1, "seq": -1}
    else:
        with pytest.raises(InvalidStatus) as refused:
            await opening
        assert refused.value.response.status_code == 403


async def test_a_socket_under_a_foreign_name_is_refused(browser: Browser) -> None:
    port = browser.address.rsplit(":", 1)[1]
    with pytest.raises(InvalidStatus) as refused:
        await connect(
            f"ws://evil.example:{port}/ws",
            host="127.0.0.1",
            origin=Origin(browser.address),
            additional_headers={"Cookie": browser.cookie},
        )
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"X-Triktrak": "1"}, 201),
        ({"X-Triktrak": "1", "Sec-Fetch-Site": "same-origin"}, 201),
        ({"X-Triktrak": "1", "Sec-Fetch-Site": "none"}, 201),
        ({"X-Triktrak": "1", "Origin": "{address}"}, 201),
        ({}, 403),
        ({"X-Triktrak": "0"}, 403),
        ({"X-Triktrak": "1", "Sec-Fetch-Site": "cross-site"}, 403),
        ({"X-Triktrak": "1", "Sec-Fetch-Site": "same-site"}, 403),
        ({"X-Triktrak": "1", "Origin": "http://evil.example"}, 403),
        ({"X-Triktrak": "1", "Origin": "null"}, 403),
    ],
)
async def test_only_our_pages_change_anything(address: str, headers: dict[str, str], status: int) -> None:
    sent = {name: value.format(address=address) for name, value in headers.items()}
    async with httpx.AsyncClient(base_url=address) as http:
        answer = await http.post("/api/matches", json={"opponent": "local", "length": 1}, headers=sent)
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["code"] == "foreign_request"
            assert (await http.get("/api/matches")).json() == []


async def test_every_answer_tells_the_browser_to_trust_our_files_only(browser: Browser) -> None:
    for path in ("/healthz", "/api/me", "/nowhere", "/api/nowhere"):
        headers = (await browser.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"


async def test_a_request_body_has_a_limit(serve: Serve) -> None:
    async with Browser(serve(limits=Limits(body_bytes=1000))) as browser:
        large = json.dumps({"opponent": "local", "length": 1, "names": ["x" * 2000]})
        stated = await browser.http.post("/api/matches", content=large)
        assert stated.status_code == 413

        async def pieces() -> Any:
            for at in range(0, len(large), 100):
                yield large[at : at + 100].encode()

        unstated = await browser.http.post("/api/matches", content=pieces())
        assert unstated.status_code >= 400
        assert (await browser.http.get("/api/matches")).json() == []


async def test_a_browser_without_a_session_is_told_so(address: str) -> None:
    for cookie in ("", "tt=made-up", "tt=" + "x" * 500, 'tt="'):
        opening = connect(
            address.replace("http", "ws") + "/ws", origin=Origin(address), additional_headers={"Cookie": cookie}
        )
        async with opening as socket:
            assert json.loads(await socket.recv()) == {"t": "err", "code": "no_session", "params": {}}
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


@pytest.mark.parametrize(
    ("config", "host"),
    [
        (Config(port=80), "localhost"),
        (Config(port=2415, names=("Board.Example",)), "board.example:2415"),
        (Config(host="192.168.1.7", port=2415), "192.168.1.7:2415"),
        (Config(host="fe80::1", port=2415), "[fe80::1]:2415"),
    ],
)
def test_the_configured_names_are_known(config: Config, host: str) -> None:
    assert host in config.hosts
    assert f"http://{host}" in config.origins


def test_a_server_for_the_whole_network_does_not_answer_to_every_name() -> None:
    config = Config(host="0.0.0.0", port=2415)  # noqa: S104  (nothing is bound)
    assert config.hosts == {"127.0.0.1:2415", "localhost:2415", "[::1]:2415"}
    assert config.address == "http://127.0.0.1:2415"


async def test_a_frame_has_a_limit(browser: Browser) -> None:
    socket = await browser.line()
    await socket.send(json.dumps({"t": "ping", "n": 1, "x": "x" * 16_384}))
    with pytest.raises(ConnectionClosed) as closed:
        await asyncio.wait_for(socket.recv(), 5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def handshake(address: str, browser: Browser, **headers: str) -> int:
    """Open a socket; returns the status of the answer."""
    try:
        async with connect(
            address.replace("http", "ws") + "/ws",
            origin=Origin(address),
            additional_headers={"Cookie": browser.cookie, **headers},
        ):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def test_one_address_opens_so_many_sockets_a_minute(serve: Serve) -> None:
    assert (Limits().handshakes, Limits().handshakes_window) == (20, 60.0)
    address = serve(limits=Limits(handshakes=3, handshakes_window=1.0, loopback_exempt=False))
    async with Browser(address) as browser:
        # Whom a header names as the one behind the line is not believed: nobody has configured a proxy.
        spoofed = [{"X-Forwarded-For": f"10.0.0.{i}", "Forwarded": f"for=10.0.0.{i}"} for i in range(5)]
        assert [await handshake(address, browser, **headers) for headers in spoofed] == [101] * 3 + [429] * 2
        await asyncio.sleep(1.1)
        assert await handshake(address, browser) == 101


async def test_one_address_asks_so_much_a_minute_and_loads_the_page_as_often_as_it_likes(serve: Serve) -> None:
    address = serve(limits=Limits(requests=3, requests_window=60.0, loopback_exempt=False))
    async with httpx.AsyncClient(base_url=address) as http:
        assert [(await http.get("/api/me")).status_code for _ in range(5)] == [200] * 3 + [429] * 2
        assert (await http.get("/api/matches")).json()["code"] == "too_fast"
        assert (await http.get("/")).status_code != 429  # whether a page is there or not


async def test_this_computer_itself_opens_as_many_as_it_likes(serve: Serve) -> None:
    address = serve(limits=Limits(handshakes=3))
    async with Browser(address) as browser:
        assert {await handshake(address, browser) for _ in range(8)} == {101}


async def test_a_proxy_that_nobody_configured_changes_neither_host_nor_scheme(address: str) -> None:
    headers = {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "10.0.0.1"}
    async with httpx.AsyncClient(base_url=address, headers={"X-Triktrak": "1", **headers}) as http:
        answer = await http.get("/api/me")
        assert answer.headers["set-cookie"].startswith("tt=")
        assert "strict-transport-security" not in answer.headers
        made = (await http.post("/api/matches", json={"opponent": "friend", "length": 1})).json()
        assert made["invitation"]["link"].startswith(address + "/join/")


def test_the_limits_of_a_socket_are_those_that_were_promised() -> None:
    limits = Limits()
    assert (limits.commands, limits.commands_window) == (100, 20.0)
    assert (limits.bad_frames, limits.bad_frames_window) == (10, 60.0)


def test_the_addresses_that_are_remembered_stay_few() -> None:
    visitors = Visitors(1, 0.0)
    for i in range(25_000):
        assert visitors.allows(f"10.{i >> 16}.{i >> 8 & 255}.{i & 255}")
    assert len(visitors) <= 10_000


async def test_every_change_needs_the_header_of_our_own_pages(address: str) -> None:
    """Whatever can be asked for by anything but GET: a request that is added later is covered too."""
    async with httpx.AsyncClient(base_url=address) as http:
        paths = (await http.get("/api/openapi.json")).json()["paths"]
        changes = [(path, verb) for path, verbs in paths.items() for verb in verbs if verb not in ("get", "head")]
        assert len(changes) >= 4
        for path, verb in changes:
            answer = await http.request(verb, path.replace("{match}", "x").replace("{token}", "x"), json={})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign_request"), (verb, path)

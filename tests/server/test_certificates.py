"""https in the house: the authority, what it can vouch for, and what is served with it."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import ssl
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from websockets.asyncio.client import connect
from websockets.typing import Origin

from triktrak.errors import TriktrakError
from triktrak.server.app import create_app
from triktrak.server.certificates import fingerprint, given_names, house_certificate
from triktrak.server.config import Config, Tls
from triktrak.server.http import server
from triktrak.server.instance import listen
from triktrak.server.run import Network
from triktrak.store.sqlite import SqliteStore

from .players import PlainBot

NAMES = ("192.168.1.7", "study.local")


def trusting(tls: Tls) -> ssl.SSLContext:
    """What a device knows that trusts the authority and nobody else."""
    assert tls.authority is not None
    return ssl.create_default_context(cafile=str(tls.authority))


def shaken(tls: Tls, name: str) -> None:
    """Open a TLS connection to `name`; raises what a browser would refuse it for."""
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(tls.cert, tls.key)
    ours, theirs = socket.socketpair()

    def answer() -> None:
        try:
            serving.wrap_socket(theirs, server_side=True).close()
        except (ssl.SSLError, OSError):
            theirs.close()

    thread = threading.Thread(target=answer)
    thread.start()
    try:
        trusting(tls).wrap_socket(ours, server_hostname=name).close()
    finally:
        ours.close()
        thread.join()


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "::1", *NAMES])
def test_the_certificate_is_good_for_every_name_of_this_computer(tmp_path: Path, name: str) -> None:
    shaken(house_certificate(tmp_path, NAMES), name)


@pytest.mark.parametrize("name", ["192.168.1.8", "bank.example", "study.local.evil.example"])
def test_and_for_no_other(tmp_path: Path, name: str) -> None:
    with pytest.raises(ssl.SSLCertVerificationError):
        shaken(house_certificate(tmp_path, NAMES), name)


def test_the_authority_cannot_vouch_for_the_internet(tmp_path: Path) -> None:
    from triktrak.server import certificates

    tls = house_certificate(tmp_path, NAMES)
    assert tls.authority is not None
    authority = certificates._load(tls.authority, tls.authority.with_suffix(".key"))
    assert authority is not None
    # Whoever had stolen the key would still not be believed.
    certificates._save(tls.cert, tls.key, *certificates._leaf(*authority, ("bank.example", "8.8.8.8")))
    for name in ("bank.example", "8.8.8.8"):
        with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree"):
            shaken(tls, name)


def test_an_address_outside_the_house_is_vouched_for_when_this_computer_has_it(tmp_path: Path) -> None:
    before = house_certificate(tmp_path, NAMES)
    assert before.authority is not None
    first = fingerprint(before.authority)
    tls = house_certificate(tmp_path, (*NAMES, "203.0.113.7"))
    assert tls.authority is not None
    assert fingerprint(tls.authority) != first
    shaken(tls, "203.0.113.7")


def test_keys_are_for_the_owner_only(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        house_certificate(tmp_path, NAMES)
    finally:
        os.umask(old)
    keys = list((tmp_path / "tls").glob("*.key"))
    assert len(keys) == 2
    assert {stat.S_IMODE(key.stat().st_mode) for key in keys} == {0o600}
    assert stat.S_IMODE((tmp_path / "tls").stat().st_mode) == 0o700


def test_the_authority_stays_and_the_certificate_follows_the_names(tmp_path: Path) -> None:
    first = house_certificate(tmp_path, NAMES)
    assert first.authority is not None
    trusted, held = first.authority.read_bytes(), first.cert.read_bytes()
    assert house_certificate(tmp_path, NAMES).cert.read_bytes() == held
    moved = house_certificate(tmp_path, ("10.0.0.3", "study.local"))
    assert moved.authority is not None
    assert moved.authority.read_bytes() == trusted
    assert moved.cert.read_bytes() != held
    shaken(moved, "10.0.0.3")


def test_phones_accept_how_long_it_lasts_and_what_it_is_for(tmp_path: Path) -> None:
    cert = x509.load_pem_x509_certificate(house_certificate(tmp_path, NAMES).cert.read_bytes())
    assert (cert.not_valid_after_utc - cert.not_valid_before_utc).days <= 398
    usage = cert.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert x509.oid.ExtendedKeyUsageOID.SERVER_AUTH in usage


def test_a_certificate_that_is_given_names_the_hosts(tmp_path: Path) -> None:
    tls = house_certificate(tmp_path, NAMES)
    assert set(given_names(tls.cert)) == {"localhost", "127.0.0.1", "::1", *NAMES}
    host, names, used = Network(https=True, cert=tls.cert, key=tls.key).of("127.0.0.1", tmp_path)
    assert (host, used) == ("127.0.0.1", Tls(tls.cert, tls.key))
    assert "study.local" in names


@pytest.mark.parametrize("cert", ["missing", "nonsense"])
def test_a_certificate_that_is_none_is_refused_in_words(tmp_path: Path, cert: str) -> None:
    (tmp_path / "nonsense").write_text("-----BEGIN CERTIFICATE-----\n")
    with pytest.raises(TriktrakError) as refused:
        Network(cert=tmp_path / cert, key=tmp_path / "key").of("", tmp_path)
    assert refused.value.code == "certificate"
    with pytest.raises(TriktrakError) as half:
        Network(cert=tmp_path / cert).of("", tmp_path)
    assert half.value.code == "certificate_pair"


@contextmanager
def serving(home: Path, tls: Tls, names: tuple[str, ...] = ()) -> Iterator[Config]:
    store = SqliteStore(home / "triktrak.db")
    sock = listen("127.0.0.1", 0)
    config = Config(port=sock.getsockname()[1], names=names, tls=tls, static=home / "static")
    up = threading.Event()
    running = server(create_app(config, store=store, bots=lambda _: PlainBot()), config, up.set)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [sock]})
    thread.start()
    try:
        assert up.wait(10)
        yield config
    finally:
        running.should_exit = True
        thread.join(20)
        store.close()


async def test_over_https_the_cookie_belongs_to_this_host_alone(tmp_path: Path) -> None:
    tls = house_certificate(tmp_path, NAMES)
    with serving(tmp_path, tls) as config:
        assert config.address.startswith("https://127.0.0.1:")
        context = trusting(tls)
        async with httpx.AsyncClient(base_url=config.address, verify=context, headers={"X-Triktrak": "1"}) as http:
            answer = await http.get("/api/me")
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-tt=")
            for mark in ("Secure", "HttpOnly", "SameSite=Lax", "Path=/"):
                assert mark in cookie
            assert "Domain" not in cookie
            # Our own certificate comes and goes with an option: nothing may insist on it.
            assert "strict-transport-security" not in answer.headers
            made = (await http.post("/api/matches", json={"opponent": "friend", "length": 3})).json()
            assert made["invitation"]["link"].startswith(config.address + "/join/")
            assert (await http.get("/ca.crt")).content == await asyncio.to_thread(tls.authority.read_bytes)  # type: ignore[union-attr]
            async with connect(
                config.address.replace("https", "wss") + "/ws", ssl=context, origin=Origin(config.address),
                additional_headers={"Cookie": f"__Host-tt={http.cookies['__Host-tt']}"},
            ) as line:  # fmt: skip
                await line.send('{"t":"ping","n":1}')
                assert json.loads(await line.recv())["t"] == "pong"
            # A cookie without the prefix could have been set by a page of another port, or over http.
            async with connect(
                config.address.replace("https", "wss") + "/ws", ssl=context, origin=Origin(config.address),
                additional_headers={"Cookie": f"tt={http.cookies['__Host-tt']}"},
            ) as line:  # fmt: skip
                assert json.loads(await line.recv())["code"] == "no_session"
            foreign = await http.get("/healthz", headers={"Host": "evil.example"})
            assert foreign.status_code == 421


@pytest.mark.parametrize(
    ("host", "strict"),
    [("games.example", True), ("127.0.0.1", False), ("localhost", False), ("192.168.1.7", False), ("[::1]", False)],
)
def test_only_a_name_with_a_given_certificate_is_insisted_on(tmp_path: Path, host: str, strict: bool) -> None:
    tls = house_certificate(tmp_path, NAMES)
    given = Config(port=2415, names=("games.example",), tls=Tls(tls.cert, tls.key))
    assert given.strict(f"{host}:2415") is strict
    assert not Config(port=2415, names=("games.example",), tls=tls).strict(f"{host}:2415")
    assert not Config(port=2415, names=("games.example",)).strict(f"{host}:2415")


async def test_a_given_certificate_is_insisted_on_under_its_name(tmp_path: Path) -> None:
    tls = house_certificate(tmp_path, NAMES)
    with serving(tmp_path, Tls(tls.cert, tls.key), ("study.local",)) as config:
        async with httpx.AsyncClient(base_url=config.address, verify=trusting(tls)) as http:
            named = await http.get("/healthz", headers={"Host": f"study.local:{config.port}"})
            bare = await http.get("/healthz")
            assert named.headers["strict-transport-security"] == "max-age=31536000"
            assert "strict-transport-security" not in bare.headers
            assert (await http.get("/ca.crt")).status_code == 404


def test_serve_over_https_prints_where_and_what_to_compare(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "triktrak", "serve", "--https", "--lan", "--no-browser", "--port", "0"],
        stdout=subprocess.PIPE, text=True, env=os.environ | {"TRIKTRAK_HOME": str(tmp_path)},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            lines = [process.stdout.readline().strip()]
            while not lines[-1].startswith("SHA-256 "):
                lines.append(process.stdout.readline().strip())
        finally:
            process.terminate()
    assert lines[0].startswith("https://127.0.0.1:")
    assert all(line.startswith("https://") for line in lines[:-1])
    assert lines[-1] == f"SHA-256 {fingerprint(tmp_path / 'tls/ca.crt')}"

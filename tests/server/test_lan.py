"""The house: which addresses are printed, answered to, and put into invitations."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest

from triktrak.server import lan
from triktrak.server.config import Config
from triktrak.server.lan import addresses, local_name
from triktrak.server.run import Network


def test_the_addresses_are_this_computers_own() -> None:
    for address in addresses():
        assert not ip_address(address).is_loopback
        with socket.socket() as sock:
            sock.bind((address, 0))  # only an own address can be bound to
    assert len(set(addresses())) == len(addresses())


def test_a_computer_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "_towards", lambda _: None)
    monkeypatch.setattr(socket, "gethostname", lambda: "nowhere.invalid")
    assert addresses() == ()
    assert local_name() == "nowhere.local"


def test_a_name_that_no_certificate_can_hold_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lan, "_towards", lambda _: "192.168.1.7")
    monkeypatch.setattr(socket, "gethostname", lambda: "étude")
    host, names, tls = Network(lan=True, https=True).of("127.0.0.1", tmp_path)
    assert (host, names) == ("0.0.0.0", ("192.168.1.7",))  # noqa: S104  (nothing is bound)
    assert tls is not None


@pytest.mark.parametrize(
    ("opened", "given"),
    [
        ("127.0.0.1:2415", "http://192.168.1.7:2415"),
        ("localhost:2415", "http://192.168.1.7:2415"),
        ("[::1]:2415", "http://192.168.1.7:2415"),
        ("192.168.1.7:2415", "http://192.168.1.7:2415"),
        ("study.local:2415", "http://study.local:2415"),
    ],
)
def test_an_invitation_carries_an_address_that_others_can_reach(opened: str, given: str) -> None:
    config = Config(host="0.0.0.0", port=2415, names=("192.168.1.7", "study.local"))  # noqa: S104  (nothing is bound)
    assert opened in config.hosts
    assert config.outward(opened) == given
    assert Config(port=2415).outward("localhost:2415") == "http://localhost:2415"


def test_serve_for_the_house(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "triktrak", "--lan", "--no-browser", "--port", "0"],
        stdout=subprocess.PIPE, text=True, env=os.environ | {"TRIKTRAK_HOME": str(tmp_path)},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            first = process.stdout.readline().strip()
            port = first.rsplit(":", 1)[1]
            assert first == f"http://127.0.0.1:{port}"
            others = [process.stdout.readline().strip() for _ in range(len(addresses()) + 1)]
            assert others == [f"http://{name}:{port}" for name in (*addresses(), local_name())]
            for base in [first, *others[:-1]]:
                assert httpx.get(base + "/healthz").status_code == 200
                named = httpx.get(base + "/healthz", headers={"Host": f"evil.example:{port}"})
                assert named.status_code == 421
            made = httpx.post(
                first + "/api/matches", json={"opponent": "friend", "length": 3}, headers={"X-Triktrak": "1"}
            ).json()["invitation"]
            assert made["link"].startswith(others[0] + "/join/")
            assert made["here"] is False
        finally:
            process.terminate()

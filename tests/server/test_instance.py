"""Starting and stopping as people do: a process, a port, a lock, a line with the address."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from triktrak.errors import TriktrakError
from triktrak.server.instance import has_display, listen
from triktrak.server.run import Network, serve

SERVE = """
import sys
from pathlib import Path
from server.players import PlainBot
from triktrak.server.config import Limits
from triktrak.server.run import serve
port = int(sys.argv[2]) or None
limits = Limits(commands=100_000)
sys.exit(serve(port=port, open_browser=False, home=Path(sys.argv[1]), limits=limits, bots=lambda _: PlainBot()))
"""


def start(home: Path, port: int = 0) -> subprocess.Popen[str]:
    """Start a server in a process of its own."""
    tests = str(Path(__file__).parents[1])
    return subprocess.Popen(
        [sys.executable, "-c", SERVE, str(home), str(port)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([tests, os.environ.get("PYTHONPATH", "")])},
    )


@contextmanager
def process(home: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    with start(home, port) as server:
        try:
            assert server.stdout is not None
            yield server, server.stdout.readline().strip()
        finally:
            server.kill()


def free_port() -> int:
    with closing(listen("127.0.0.1", 0)) as sock:
        return int(sock.getsockname()[1])


def test_the_address_is_printed_and_answers(tmp_path: Path) -> None:
    port = free_port()
    with process(tmp_path, port) as (server, address):
        assert address == f"http://127.0.0.1:{port}"
        assert httpx.get(address + "/healthz").json()["ok"] is True
        server.send_signal(signal.SIGTERM)
        assert server.wait(10) == 0
        assert server.stdout is not None
        assert server.stdout.read() == ""


def test_the_second_start_on_a_data_directory_finds_the_first(tmp_path: Path) -> None:
    with process(tmp_path, free_port()) as (_, address), process(tmp_path, free_port()) as (second, same):
        assert same == address
        assert second.wait(10) == 0


def test_a_server_that_runs_for_fewer_people_is_not_taken_for_the_one_asked_for(tmp_path: Path) -> None:
    with process(tmp_path) as (_, address):
        with pytest.raises(TriktrakError) as refused:
            serve(home=tmp_path, open_browser=False, network=Network(lan=True))
        assert (refused.value.code, refused.value.params["address"]) == ("server_running", address)
        assert serve(home=tmp_path, open_browser=False) == 0


def test_two_starts_at_once_make_one_server(tmp_path: Path) -> None:
    with start(tmp_path, free_port()) as one, start(tmp_path, free_port()) as two:
        try:
            assert one.stdout is not None
            assert two.stdout is not None
            assert one.stdout.readline() == two.stdout.readline() != ""
            deadline = time.monotonic() + 10
            while one.poll() is None and two.poll() is None and time.monotonic() < deadline:
                time.sleep(0.05)
            assert sorted([one.poll() is None, two.poll() is None]) == [False, True]
        finally:
            one.kill()
            two.kill()


def test_a_killed_server_is_followed_by_the_next(tmp_path: Path) -> None:
    with process(tmp_path, free_port()) as (first, _):
        first.kill()
        first.wait()
    with process(tmp_path, free_port()) as (_, address):
        assert httpx.get(address + "/healthz").status_code == 200


def test_a_taken_port_means_the_next_free_one(tmp_path: Path) -> None:
    with closing(listen("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with process(tmp_path, port) as (_, address):
            assert port < int(address.rsplit(":", 1)[1]) < port + 100


def kept_waiting(process: subprocess.Popen[str]) -> float:
    """How many seconds a process was ready to run while others had the processors: the machine's time, not its own."""
    try:
        return int(Path(f"/proc/{process.pid}/schedstat").read_text().split()[1]) / 1e9
    except FileNotFoundError:
        return 0.0


def test_a_later_start_is_ready_in_two_seconds(tmp_path: Path) -> None:
    with process(tmp_path, free_port()) as (_, address):
        assert address
    times = []
    for _ in range(3):
        begun = time.monotonic()
        with process(tmp_path, free_port()) as (server, address):
            assert httpx.get(address + "/healthz").status_code == 200
            times.append(time.monotonic() - begun - kept_waiting(server))
    assert min(times) <= 2.0


def test_an_address_that_is_not_ours_is_named() -> None:
    with pytest.raises(TriktrakError) as refused:
        listen("203.0.113.1", 2415)
    assert refused.value.code == "cannot_listen"
    assert "203.0.113.1" in str(refused.value)
    with pytest.raises(TriktrakError) as refused:
        listen("no.such.host.invalid", 2415)
    assert refused.value.code == "cannot_listen"


def test_the_next_free_port_is_taken() -> None:
    with closing(listen("127.0.0.1", 0)) as sock:
        port = sock.getsockname()[1]
        with closing(listen("127.0.0.1", port)) as other:
            assert port < other.getsockname()[1] < port + 100


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a screen")
def test_a_display_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_display()

"""docs/protocol.md says what is so: every example is read by the program, and nothing is left out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from triktrak.server import http_types, protocol, protocol_view
from triktrak.server.config import Limits

from .client import Browser

DOC = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")


def examples() -> Iterator[tuple[str, str]]:
    """Yield each example with what it is an example of; a block may hold one a line."""
    for kind, block in re.findall(r"^```json (\w+)\n(.*?)^```", DOC, re.M | re.S):
        try:
            json.loads(block)
        except json.JSONDecodeError:
            yield from ((kind, line) for line in block.splitlines())
        else:
            yield kind, block


def read(kind: str, text: str) -> Any:
    """Read an example as the program would."""
    if kind == "client":
        return protocol.decode(text)
    if kind == "ask":
        return msgspec.json.decode(text, type=protocol.Ask)
    if kind == "server":
        return msgspec.json.decode(text, type=protocol.ServerFrame, strict=True)
    return getattr(http_types, kind).model_validate_json(text)


@pytest.mark.parametrize(("kind", "text"), [*examples()])
def test_an_example_can_be_read(kind: str, text: str) -> None:
    assert read(kind, text) is not None


@pytest.mark.parametrize(("kind", "text"), [each for each in examples() if each[0] in ("server", "client", "ask")])
def test_an_example_shows_what_there_is_and_nothing_else(kind: str, text: str) -> None:
    # Written again it is the same, but for what may be left out.
    again = json.loads(msgspec.json.encode(read(kind, text)))
    shown = json.loads(text)
    assert {key: again[key] for key in shown} == shown


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_every_frame_and_every_ask_has_an_example() -> None:
    shown: dict[str, set[str]] = {}
    for kind, text in examples():
        shown.setdefault(kind, set()).add(str(json.loads(text).get("t")))
    assert shown["client"] == tags(protocol.ClientFrame)
    assert shown["server"] == tags(protocol.ServerFrame)
    assert shown["ask"] == tags(protocol.Ask)


def test_every_event_is_named() -> None:
    (line,) = re.findall(r"^\*\*Events\*\*.*\n(.*)$", DOC, re.M)
    assert set(re.findall(r"`(\w+)`", line)) == tags(protocol_view.TableEvent)


async def test_every_call_is_listed(browser: Browser) -> None:
    paths = (await browser.http.get("/api/openapi.json")).json()["paths"]
    calls = {f"{verb.upper()} {path}" for path, verbs in paths.items() for verb in verbs}
    assert set(re.findall(r"^\| `((?:GET|POST|DELETE) [^`]+)`", DOC, re.M)) == calls


def test_every_code_of_the_server_is_explained() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(protocol.__file__).parent.glob("*.py"))
    pattern = r'(?:Err\(|Nak\([a-z.]+, |_refuse\(frame, |problem\(\d+, |_complain\(|IllegalAction\()"([a-z_]+)"'
    codes = set(re.findall(pattern, source)) | {"invitation_accepted", "invitation_withdrawn", "name_taken"}
    assert {code for code in codes if f"`{code}`" not in DOC} == set()


def test_the_numbers_are_those_of_the_server() -> None:
    limits = Limits()
    assert f"{protocol.MAX_FRAME:,} bytes" in DOC
    assert f"more than {limits.commands} commands (or other frames) within {limits.commands_window:.0f} seconds" in DOC
    assert f"more than {limits.handshakes} handshakes a minute, or {limits.requests} requests" in DOC
    assert f"{limits.queued_frames} frames or {limits.queued_bytes // 1024} KiB" in DOC
    assert f"more than {limits.body_bytes // 1024} KiB" in DOC
    assert (limits.bad_frames, limits.followed, limits.away) == (10, 8, 10.0)

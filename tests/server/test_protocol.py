"""The frames: strict on the way in, and the same types on both sides of the wire."""

from __future__ import annotations

import re
import typing
from pathlib import Path
from uuid import UUID

import msgspec
import pytest

from triktrak.engine import LEVELS
from triktrak.rules import ACTION_TYPES, MakePlay, tag
from triktrak.server import protocol, typescript
from triktrak.server.protocol_view import ActionName, Level
from triktrak.text import LANGUAGES, has

MATCH = "01890a5d-ac96-774b-bcce-b302099a8057"


def command(action: str) -> str:
    return f'{{"t":"cmd","m":"{MATCH}","id":"{MATCH}","dn":3,"a":{action}}}'


def test_the_typescript_types_are_those_of_this_protocol() -> None:
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.generate()
    assert typescript.STATISTICS.read_text(encoding="utf-8") == typescript.generate_statistics()
    assert typescript.STARTS.read_text(encoding="utf-8") == typescript.generate_starts()


def test_a_command_is_read() -> None:
    frame = protocol.decode(command('{"t":"play","steps":[[24,18],[13,11]]}'))
    assert frame == protocol.Command(UUID(MATCH), UUID(MATCH), 3, MakePlay(((24, 18), (13, 11))))


def test_every_action_of_the_rules_can_be_asked_for() -> None:
    asked = {tag(kind) for kind in typing.get_args(protocol.Ask)}
    assert asked - {"takeback"} == {tag(kind) for kind in ACTION_TYPES} == set(typing.get_args(ActionName))


def test_the_levels_are_those_of_the_engine() -> None:
    assert typing.get_args(Level) == LEVELS


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "[]",
        "null",
        "\x00",
        "{",
        '{"t":"nothing"}',
        '{"n":1}',
        '{"t":"ping","n":-1}',
        '{"t":"ping","n":1.5}',
        '{"t":"ping","n":"1"}',
        '{"t":"ping","n":true}',
        '{"t":"ping","n":1,"more":1}',
        '{"t":"ping","n":9007199254740993}',
        f'{{"t":"hello","m":"{MATCH}"}}',
        f'{{"t":"hello","m":"{MATCH}","have":-2}}',
        '{"t":"hello","m":"../../etc","have":0}',
        command('{"t":"roll","d1":6,"d2":6}'),
        command('{"t":"award","winner":0,"points":64}'),
        command('{"t":"play"}'),
        command('{"t":"play","steps":[[26,20]]}'),
        command('{"t":"play","steps":[[24,18,1]]}'),
        command('{"t":"play","steps":[[24,23],[24,23],[24,23],[24,23],[24,23]]}'),
        command('{"t":"resign","level":4}'),
        command('{"t":"answer","accept":1}'),
        command("[" * 3000 + "]" * 3000),
    ],
)
def test_anything_but_a_declared_frame_is_refused(frame: str) -> None:
    with pytest.raises((msgspec.MsgspecError, RecursionError)):
        protocol.decode(frame)


def test_every_refusal_of_the_server_has_a_sentence_in_every_language() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(protocol.__file__).parent.glob("*.py"))
    codes = {f"invitation_{state}" for state in ("accepted", "withdrawn")}
    codes |= set(
        re.findall(
            r'(?:Err\(|Nak\([a-z.]+, |_refuse\(frame, |problem\(\d+, |_complain\(|TriktrakError\()"([a-z_]+)"', source
        )
    )
    assert {"bad_frame", "stale", "conflict", "retry", "too_fast", "no_such_match", "not_found"} <= codes
    for lang in LANGUAGES:
        assert [code for code in sorted(codes) if not has("error-" + code.replace("_", "-"), lang)] == []

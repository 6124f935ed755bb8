"""Actions and conditions as data, sides, and the sentences for what is refused."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import msgspec
import pytest

import triktrak
import triktrak.rules
from triktrak._core import Position
from triktrak.errors import Malformed
from triktrak.rules import (
    ACTION_TYPES,
    BLACK,
    STATEMENT_TYPES,
    WHITE,
    Action,
    AnswerResign,
    Award,
    Beaver,
    BySide,
    Challenge,
    Cocked,
    Correct,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Options,
    Raccoon,
    Resign,
    Result,
    Roll,
    SetPosition,
    Side,
    StatedPlay,
    Take,
    decode_action,
    decode_options,
    encode_action,
    encode_options,
    tag,
)
from triktrak.text import LANGUAGES, text

from .script import run

START = Position.start().points
STORED: list[tuple[Action, str]] = [
    (Roll(3, 1), '{"t":"roll","d1":3,"d2":1}'),
    (MakePlay(((25, 22), (6, 0))), '{"t":"play","steps":[[25,22],[6,0]]}'),
    (Double(), '{"t":"double"}'),
    (Take(), '{"t":"take"}'),
    (Drop(), '{"t":"drop"}'),
    (Beaver(), '{"t":"beaver"}'),
    (Raccoon(), '{"t":"raccoon"}'),
    (Resign(3), '{"t":"resign","level":3}'),
    (AnswerResign(True), '{"t":"answer","accept":true}'),
    (NextGame(), '{"t":"next"}'),
    (
        StatedPlay(((24, 18),), START),
        '{"t":"stated","steps":[[24,18]],"after":[0,-2,0,0,0,0,5,0,3,0,0,0,-5,5,0,0,0,-3,0,-5,0,0,0,0,2,0]}',
    ),
    (Challenge(), '{"t":"challenge"}'),
    (Cocked(3), '{"t":"cocked","d1":3,"d2":null}'),
    (Result(WHITE, 2, 4, "resign"), '{"t":"result","winner":0,"kind":2,"cube":4,"end":"resign"}'),
    (Award(BLACK, 4016, "abandoned"), '{"t":"award","winner":1,"points":4016,"reason":"abandoned"}'),
    (
        SetPosition(START, BLACK, 2, WHITE, (3, 1), score=(2, 1)),
        (
            '{"t":"set","board":[0,-2,0,0,0,0,5,0,3,0,0,0,-5,5,0,0,0,-3,0,-5,0,0,0,0,2,0],"on_roll":1,"cube":2,'
            '"cube_owner":0,"dice":[3,1],"pending":null,"resigned":0,"score":[2,1],"crawford":false}'
        ),
    ),
    (Correct(12, Roll(3, 1)), '{"t":"correct","index":12,"action":{"t":"roll","d1":3,"d2":1}}'),
    (Correct(12, None), '{"t":"correct","index":12,"action":null}'),
]


@pytest.mark.parametrize(("action", "stored"), STORED)
def test_the_json_of_an_action_is_its_stored_form(action: Action, stored: str) -> None:
    assert encode_action(action) == stored.encode()
    assert decode_action(stored) == action
    assert hash(decode_action(stored)) == hash(action)
    assert f'"t":"{tag(action)}"' in stored


def test_every_action_has_a_stored_form() -> None:
    assert list(dict.fromkeys(type(action) for action, _ in STORED)) == [*ACTION_TYPES, *STATEMENT_TYPES]


@pytest.mark.parametrize(
    "stored",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"t":"roll"}',
        b'{"t":"roll","d1":7,"d2":1}',
        b'{"t":"roll","d1":3,"d2":1,"d3":1}',
        b'{"t":"roll","d1":true,"d2":1}',
        b'{"t":"fly"}',
        b'{"t":"resign","level":4}',
        b'{"t":"stated","steps":[],"after":[0,1]}',
        b'{"t":"result","winner":2}',
        b'{"t":"result","winner":0,"kind":4}',
        b'{"t":"result","winner":0,"end":"award"}',
        b'{"t":"award","winner":0,"points":0}',
        b'{"t":"award","winner":0,"points":40000}',
        b'{"t":"correct","index":-1,"action":null}',
        b'{"t":"correct","index":1,"action":{"t":"correct","index":0,"action":null}}',
        b'{"t":"play","steps":[[26,20]]}',
        b'{"t":"play","steps":[[6,-1]]}',
        b'{"t":"play","steps":[[6]]}',
        b'{"t":"play","steps":[[6,5],[6,5],[6,5],[6,5],[6,5]]}',
    ],
)
def test_what_is_no_action_is_malformed(stored: bytes) -> None:
    with pytest.raises(Malformed) as refused:
        decode_action(stored)
    assert refused.value.code == "action"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"length": -1}, "match_length"),
        ({"stated_length": -1}, "match_length"),
        ({"length": 65}, "match_length"),
        ({"max_cube": 0}, "max_cube"),
        ({"max_cube": 3}, "max_cube"),
        ({"max_cube": 65536}, "max_cube"),
        ({"auto_doubles": -1}, "auto_doubles"),
        ({"auto_doubles": 13}, "auto_doubles"),
        ({"variant": "tavla"}, "variant"),
        ({"length": 3, "jacoby": True}, "option_money_only"),
        ({"length": 3, "beavers": True}, "option_money_only"),
        ({"length": 3, "auto_doubles": 1}, "option_money_only"),
        ({"raccoons": True}, "option_needs"),
        ({"holland": True}, "option_needs"),
        ({"length": 3, "holland": True, "crawford": False}, "option_needs"),
    ],
)
def test_conditions_that_do_not_go_together_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(Malformed) as refused:
        Match.start(**options)  # type: ignore[arg-type]  # wrong on purpose
    assert refused.value.code == code
    with pytest.raises(Malformed) as refused:
        decode_options(msgspec.json.encode(options))
    assert refused.value.code in {code, "options"}
    for lang in LANGUAGES:
        assert_sentence(refused.value.message(lang))


@pytest.mark.parametrize("stored", ["", "[]", '{"length":"7"}', '{"lenght":7}', '{"source":"made up"}'])
def test_unreadable_conditions_are_malformed(stored: str) -> None:
    with pytest.raises(Malformed) as refused:
        decode_options(stored)
    assert refused.value.code == "options"


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(length=7, holland=True, players=("Anna", "Bo")),
        Options(beavers=True, raccoons=True, auto_doubles=3, jacoby=False, max_cube=64, variant="hypergammon"),
    ],
)
def test_conditions_survive_storage(options: Options) -> None:
    assert decode_options(encode_options(options)) == options
    assert Match.of(options) == Match.of(decode_options(encode_options(options)))


def test_jacoby_is_the_default_in_money_sessions_only() -> None:
    assert Match.start().game.rules.jacoby
    assert not Match.start(7).game.rules.jacoby
    assert not Match.start(jacoby=False).game.rules.jacoby


def test_a_match_is_a_value_that_can_be_pickled() -> None:
    match = run(Match.start(7), "31", "any", "double", "take")
    assert pickle.loads(pickle.dumps(match)) == match  # noqa: S301  our own bytes


def test_the_repr_of_a_match_is_code() -> None:
    match = run(Match.start(7, players=("Anna", "Bo")), "22", "31", "any", "double", "take", "62", "any", "resign 2")
    assert eval(repr(match), vars(triktrak)) == match  # noqa: S307  our own words


def test_sides() -> None:
    assert (WHITE.other, BLACK.other) == (BLACK, WHITE)
    pair = BySide("w", "b")
    assert (pair[WHITE], pair[BLACK]) == ("w", "b")
    assert pair.swap == ("b", "w")
    for side in Side:
        made = BySide.of(side, "mine", "theirs")
        assert (made[side], made[side.other]) == ("mine", "theirs")
        assert pair.put(side, "x")[side] == "x"
        assert pair.put(side, "x")[side.other] == pair[side.other]
    assert pair.map(str.upper) == ("W", "B")


def assert_sentence(sentence: str) -> None:
    assert not sentence.startswith("error-"), f"no text for {sentence}"
    assert "{" not in sentence, f"parameter missing: {sentence}"


def codes() -> set[str]:
    """Every code the rules raise, read from their source."""
    sources = [path.read_text(encoding="utf-8") for path in Path(triktrak.rules.__file__).parent.glob("*.py")]
    found = {code for source in sources for code in re.findall(r'(?:Malformed|Illegal\w+)\(\s*"(\w+)"', source)}
    named = {code for source in sources for code in re.findall(r'off="(\w+)"', source)}
    return (
        found | named | {f"double_{reason}" for reason in ("crawford", "not_owner", "dead_cube", "max_cube", "no_cube")}
    )


@pytest.mark.parametrize("code", sorted(codes()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence_in_every_language(code: str, lang: str) -> None:
    sentence = text(f"error-{code.replace('_', '-')}", lang, dict.fromkeys(PARAMS, 2))
    assert_sentence(sentence)


PARAMS = ("points", "max", "n", "level", "length", "value", "reason", "play", "option", "needs", "action")


@pytest.mark.parametrize("kind", ACTION_TYPES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_not_now_names_the_action(kind: type[Action], lang: str) -> None:
    sentence = text("error-not-now", lang, {"action": tag(kind)})
    assert_sentence(sentence)
    assert sentence != text("error-not-now", lang, {"action": "none of them"})

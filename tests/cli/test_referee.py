"""`triktrak referee`: a roll may come before whatever is asked."""

from __future__ import annotations

import json

import pytest

from triktrak.cli import main
from triktrak.text import LANGUAGES

WAITING = "XGID=-a----E-C---eE---c-e-a--B-:0:0:1:00:0:0:0:7:10"
ROLLED = WAITING.replace(":00:", ":42:")
OFFERED = WAITING.replace(":00:", ":D:")


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ((WAITING, "double"), None),
        ((WAITING, "31", "double"), "not_now"),
        ((WAITING, "3-1", "roll"), "not_now"),
        ((WAITING, "31", "resign"), None),
        ((ROLLED, "double"), "not_now"),
        ((ROLLED, "31", "double"), "not_now"),
        ((OFFERED, "take"), None),
        ((OFFERED, "31", "take"), None),
        ((WAITING, "31", "8/5", "6/5"), None),
    ],
)
def test_an_action_after_a_roll_is_judged_after_that_roll(
    capsys: pytest.CaptureFixture[str], asked: tuple[str, ...], reason: str | None
) -> None:
    assert main(["referee", *asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["reason"] == reason


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("roll", [(), ("31",)])
def test_what_is_neither_play_nor_action_is_quoted_without_its_roll(
    capsys: pytest.CaptureFixture[str], roll: tuple[str, ...], lang: str
) -> None:
    assert main(["referee", WAITING, *roll, "castle", "--lang", lang]) == 2
    assert "castle" in (said := capsys.readouterr().err)
    assert "31 castle" not in said

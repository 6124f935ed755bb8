"""Sentences from the catalogues: whatever they are filled in with, they can be read."""

from __future__ import annotations

from math import inf, nan

import pytest

from triktrak.errors import Malformed
from triktrak.text import LANGUAGES, text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [10**15, -(10**30), inf, nan, None, ("a", 1), True])
def test_a_number_of_any_size_is_said(lang: str, value: object) -> None:
    said = text("error-match-length", lang, {"length": value, "max": 64})
    assert "64" in said
    assert "{" not in said
    assert len(said) < 200


def test_a_number_too_long_to_print_is_said_by_its_size() -> None:
    assert "1.00e+9000" in text("error-match-length", "en", {"length": 10**9000, "max": 64})


def test_a_fault_quotes_the_beginning_of_a_long_text() -> None:
    said = str(Malformed("position_id", text="x" * 1_000_000, at=15))
    assert "xxx…” is not a position ID" in said
    assert len(said) < 500


@pytest.mark.parametrize(
    ("lang", "one", "many"), [("en", "1 pip", "2 pips"), ("nl", "1 pip", "0 pips"), ("de", "1 Pip", "167 Pips")]
)
def test_one_is_counted_in_the_singular(lang: str, one: str, many: str) -> None:
    assert text("pips", lang, {"n": 1}) == one
    assert text("pips", lang, {"n": int(many.split(maxsplit=1)[0])}) == many

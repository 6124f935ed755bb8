"""A change of the core says in its message whether the core behaves otherwise."""

from __future__ import annotations

import re

import pytest

from meta.repository import ROOT, git

SAYS = re.compile(r"^(Bench: \d+|No functional change)$", re.MULTILINE)


def test_the_last_change_of_the_core_says_what_it_did() -> None:
    if not (ROOT / ".git").exists() or git("rev-parse", "--is-shallow-repository").strip() == "true":
        pytest.skip("no history here to read")
    message = git("log", "-1", "--no-merges", "--format=%B", "--", "core")
    assert SAYS.search(message), f"neither `Bench: N` nor `No functional change` in:\n{message}"


@pytest.mark.parametrize(("message", "says"), [("Faster\n\nBench: 12", True), ("No functional change", True), ("x", 0)])
def test_the_line_is_known_by_its_form(message: str, says: bool) -> None:
    assert bool(SAYS.search(message)) == bool(says)

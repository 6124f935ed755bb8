"""What the README shows in Python is what Python says."""

from __future__ import annotations

import doctest

from meta.repository import ROOT


def test_the_session_in_the_readme_runs() -> None:
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=options, encoding="utf-8")
    assert outcome.attempted > 0
    assert outcome.failed == 0

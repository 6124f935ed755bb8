"""Every example in a docstring says what happens."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

from meta.repository import ROOT, named

WORLDLY = {"cli", "server", "store"}
"""Parts whose examples open files, sockets and terminals: they are for reading."""
MODULES = [
    path
    for path in named(".py", under="src/triktrak") + named(".py", under="tools")
    if ">>> " in path.read_text(encoding="utf-8") and not WORLDLY & set(path.parts)
]


def module_name(path: Path) -> str:
    top = ROOT / ("src" if path.is_relative_to(ROOT / "src") else "tools")
    return ".".join(path.relative_to(top).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_the_examples_are_true(path: Path) -> None:
    outcome = doctest.testmod(importlib.import_module(module_name(path)), optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 0
    assert outcome.failed == 0

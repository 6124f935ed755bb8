"""Every example in a docstring says what happens."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import stubs
from meta.repository import ROOT, named
from triktrak import _core

WORLDLY = {"cli", "directories", "files", "server", "store"}
"""Parts whose examples open files, sockets and terminals: they are for reading."""


def part(path: Path) -> str:
    """The part of the package, or the tool, that a file belongs to."""
    return path.relative_to(ROOT).parts[2 if path.is_relative_to(ROOT / "src") else 1].removesuffix(".py")


MODULES = [
    path
    for path in named(".py", under="src/triktrak") + named(".py", under="tools")
    if ">>> " in path.read_text(encoding="utf-8") and part(path) not in WORLDLY
]


def module_name(path: Path) -> str:
    top = ROOT / ("src" if path.is_relative_to(ROOT / "src") else "tools")
    return ".".join(path.relative_to(top).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_the_examples_are_true(path: Path) -> None:
    outcome = doctest.testmod(importlib.import_module(module_name(path)), optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 0
    assert outcome.failed == 0


def core_examples() -> list[doctest.DocTest]:
    """The examples of the compiled core, read from its stub: doctest does not look into compiled classes."""
    tree = ast.parse(stubs.STUB.read_text(encoding="utf-8"))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    texts = [(getattr(node, "name", "_core"), ast.get_docstring(node) or "") for node in nodes]
    parse = doctest.DocTestParser().get_doctest
    return [parse(text, vars(_core).copy(), name, None, None) for name, text in texts if ">>> " in text]


@pytest.mark.parametrize("example", core_examples(), ids=lambda example: example.name)
def test_the_examples_of_the_core_are_true(example: doctest.DocTest) -> None:
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example).failed == 0

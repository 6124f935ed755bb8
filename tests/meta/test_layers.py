"""Imports only go down (docs/architecture.md has the drawing), and each layer keeps out what it must not know."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meta.repository import ROOT, named

PACKAGE = ROOT / "src" / "triktrak"
HEIGHT = {
    "errors": 0,
    "text": 0,
    "_core": 1,
    "directories": 1,
    "files": 1,
    "rules": 2,
    "formats": 3,
    "engine": 3,
    "store": 4,
    "analysis": 4,
    "arena": 4,
    "scorebook": 4,
    "referee": 4,
    "lessons": 4,
    "server": 5,
    "cli": 5,
    "train": 5,
    "__init__": 6,
    "__main__": 6,
}
SIDEWAYS = {
    ("cli", "server"),
    ("cli", "train"),
    ("store", "scorebook"),
    ("lessons", "referee"),
    ("errors", "text"),
    ("__main__", "cli"),
}
"""Who may import a neighbour of the same height."""

_WORLD = {"asyncio", "http", "io", "multiprocessing", "os", "pathlib", "shutil", "socket", "sqlite3", "subprocess"}
_CLOCK_AND_CHANCE = {"datetime", "random", "secrets", "threading", "time"}
_DATABASE = {"alembic", "sqlalchemy", "sqlite3"}
_WEB = {"fastapi", "starlette", "uvicorn", "websockets", "httpx"}
MUST_NOT_KNOW = {
    "errors": _WORLD | _CLOCK_AND_CHANCE | _DATABASE | _WEB,
    "rules": _WORLD | _CLOCK_AND_CHANCE | _DATABASE | _WEB,
    "formats": _DATABASE | _WEB | {"triktrak.engine"},
    "engine": _DATABASE | _WEB | {"asyncio", "socket"},
    "store": _WEB | {"triktrak.engine", "triktrak.rules", "triktrak._core"},
    "analysis": _DATABASE | _WEB,
    "scorebook": _DATABASE | _WEB | _WORLD | {"random", "secrets", "threading", "time", "triktrak.engine"},
    "referee": _WORLD | _CLOCK_AND_CHANCE | _DATABASE | _WEB | {"triktrak.engine"},
    "arena": _DATABASE | _WEB,
    "lessons": _DATABASE | _WEB | (_WORLD - {"pathlib"}) | _CLOCK_AND_CHANCE | {"triktrak.engine"},
    "train": _DATABASE | _WEB | {"asyncio", "socket"},
    "server": _DATABASE,
    "cli": _DATABASE | _WEB,
}
CORE_MUST_NOT_INCLUDE = re.compile(
    r'^\s*#\s*include\s*["<](Python\.h|nanobind/|pybind11/|bindings/|iostream|ostream|istream|fstream|print'
    r"|cstdio|stdio\.h|sys/socket\.h|netinet/|nlohmann/|ctime|random)"
)


def imports(path: Path) -> Iterator[str]:
    """Yield the dotted names that a module of the package imports, relative ones spelt out."""
    package = ("triktrak", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, [base, node.module]))
            # `from triktrak import rules` names a module of the package, `from triktrak.rules import Match` need not.
            yield from (f"{module}.{alias.name}" if module == "triktrak" else module for alias in node.names)


def part(path: Path) -> str:
    """The part of the package that a file belongs to: `rules` for rules/game.py, `errors` for errors.py."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".pyi").removesuffix(".py")


def objections(importer: str, name: str) -> Iterator[str]:
    """Yield what is wrong with a part importing a dotted name."""
    words = name.split(".")
    if words[0] in MUST_NOT_KNOW.get(importer, ()) or ".".join(words[:2]) in MUST_NOT_KNOW.get(importer, ()):
        yield f"{importer} must not know {name}"
    if words[0] != "triktrak" or name == "triktrak.__version__":
        return
    target = words[1] if len(words) > 1 and words[1] in HEIGHT else "__init__"
    if target != importer and HEIGHT[target] >= HEIGHT[importer] and (importer, target) not in SIDEWAYS:
        yield f"{importer} must not import {name}: that goes up or sideways"


@pytest.mark.parametrize("path", named(".py", under="src/triktrak"), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_only_go_down(path: Path) -> None:
    importer = part(path)
    if "migrations" in path.parts:
        importer = "store"
    assert importer in HEIGHT, f"{importer} has no place among the layers"
    assert [objection for name in imports(path) for objection in objections(importer, name)] == []


@pytest.mark.parametrize(
    ("importer", "name"),
    [
        ("rules", "triktrak.server.table"),
        ("rules", "random"),
        ("engine", "triktrak.formats"),
        ("store", "triktrak.engine.bot"),
        ("store", "triktrak.rules"),
        ("server", "sqlite3"),
        ("cli", "sqlalchemy.engine"),
        ("server", "triktrak.cli"),
        ("rules", "triktrak.Match"),
        ("text", "triktrak.errors"),
    ],
)
def test_an_import_that_goes_up_or_out_is_seen(importer: str, name: str) -> None:
    assert list(objections(importer, name)) != []


@pytest.mark.parametrize(
    ("importer", "name"),
    [("cli", "triktrak.server.run"), ("server", "triktrak.__version__"), ("rules", "triktrak._core"), ("cli", "os")],
)
def test_an_import_that_goes_down_is_let_pass(importer: str, name: str) -> None:
    assert list(objections(importer, name)) == []


def test_the_core_knows_no_python_no_printing_no_sockets() -> None:
    core = [path for path in named(".h", ".cpp", under="core") if "bindings" not in path.parts]
    assert core
    seen = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in core
        for line in path.read_text(encoding="utf-8").splitlines()
        if CORE_MUST_NOT_INCLUDE.match(line)
    ]
    assert seen == []
    assert CORE_MUST_NOT_INCLUDE.match("#include <nanobind/nanobind.h>")


def test_only_the_net_folder_of_the_board_talks_to_the_server() -> None:
    talk = re.compile(r"\bfetch\(|\bnew (WebSocket|EventSource|XMLHttpRequest)\b|\bsendBeacon\(")
    net = ROOT / "web" / "src" / "lib" / "net"
    speakers = [path for path in named(".ts", ".svelte", under="web/src") if talk.search(path.read_text("utf-8"))]
    assert speakers
    assert [path for path in speakers if not path.is_relative_to(net)] == []

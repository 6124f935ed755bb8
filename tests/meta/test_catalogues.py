"""The three catalogues say the same things, and every sentence the code asks for is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from meta.repository import ROOT, named
from triktrak.text import LANGUAGES, has, text

LOCALE = ROOT / "src" / "triktrak" / "locale"
CATALOGUES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
FAULTS = {"TriktrakError", "Malformed", "IllegalAction", "IllegalPlay", "StoreError"}

Keys = dict[str, set[str]]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  the visitor's own spelling
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  the visitor's own spelling
        self.references.add(node.id.name)


def read(source: str) -> Keys:
    """Return the keys of a catalogue (attributes as `key.attribute`) with the variables each uses, directly or not."""
    found: dict[str, _Variables] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"cannot be read: {entry.content}"
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
        assert name not in found, f"{name} stands twice"
        for key, pattern in [(name, entry.value), *((f"{name}.{a.id.name}", a.value) for a in entry.attributes)]:
            found[key] = _Variables()
            if pattern is not None:
                found[key].visit(pattern)
    return {key: _closure(key, found) for key in found}


def _closure(key: str, found: dict[str, _Variables]) -> set[str]:
    names, waiting, seen = set[str](), [key], set[str]()
    while waiting:
        current = waiting.pop()
        if current in found and current not in seen:
            seen.add(current)
            names |= found[current].names
            waiting += found[current].references
    return names


def catalogue(lang: str, name: str) -> Keys:
    return read((LOCALE / lang / name).read_text(encoding="utf-8"))


def english() -> Keys:
    return {key: names for name in CATALOGUES for key, names in catalogue("en", name).items()}


@pytest.mark.parametrize("lang", ["nl", "de"])
def test_every_language_has_the_same_catalogues(lang: str) -> None:
    assert sorted(path.name for path in (LOCALE / lang).glob("*.ftl")) == CATALOGUES


@pytest.mark.parametrize("lang", ["nl", "de"])
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_language_has_the_same_keys_with_the_same_variables(lang: str, name: str) -> None:
    ours, theirs = catalogue("en", name), catalogue(lang, name)
    assert sorted(theirs) == sorted(ours)
    assert {key: theirs[key] for key in ours if theirs[key] != ours[key]} == {}


def test_no_key_stands_in_two_catalogues() -> None:
    keys = [key for name in CATALOGUES for key in catalogue("en", name)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_refers_only_to_others_of_its_catalogue(lang: str, name: str) -> None:
    keys = catalogue(lang, name)
    visitor = _Variables()
    visitor.visit(FluentParser().parse((LOCALE / lang / name).read_text(encoding="utf-8")))
    assert visitor.references - keys.keys() == set()
    assert all(has(key, lang) and text(key, lang) != key for key in keys if "." not in key and key[0] != "-")


def test_variables_are_found_in_selectors_and_through_references() -> None:
    source = "a = { $n ->\n    [one] { $x }\n   *[other] { b }\n }\nb = { $y }\n    .title = { $z }\n"
    assert read(source) == {"a": {"n", "x", "y"}, "b": {"y"}, "b.title": {"z"}}


def test_every_fault_has_a_sentence_and_gets_the_parameters_it_names() -> None:
    keys, asked = english(), list(faults())
    assert len(asked) > 10
    wrong = []
    for where, code, given in asked:
        key = "error-" + code.replace("_", "-")
        if key not in keys:
            wrong.append(f"{where}: {key} is in no catalogue")
        elif given is not None and keys[key] - given:
            wrong.append(f"{where}: {key} also needs {sorted(keys[key] - given)}")
    assert wrong == []


def test_every_sentence_asked_for_is_there() -> None:
    keys = english()
    wrong = [
        f"{path.relative_to(ROOT)}: {key}"
        for path in named(".py", under="src/triktrak")
        for key in re.findall(r'\b(?:text|say)\(\s*"([a-z0-9-]+)"\s*[,)]', path.read_text(encoding="utf-8"))
        if key not in keys
    ]
    assert wrong == []


def faults() -> Iterator[tuple[str, str, set[str] | None]]:
    """Yield the place, code and parameters (None where they cannot be read off) of each fault that the code raises."""
    for path in named(".py", under="src/triktrak"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in FAULTS and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    given = [keyword.arg for keyword in node.keywords]
                    plain = {name for name in given if name is not None}
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", code.value, plain if None not in given else None
    for path in named(".h", ".cpp", under="core"):
        yield from cpp_faults(path)


def cpp_faults(path: Path) -> Iterator[tuple[str, str, set[str]]]:
    text = path.read_text(encoding="utf-8")
    for match in re.finditer(r'\b(?:malformed|illegal_play)\s*[({]\s*"(\w+)"([^;]*);', text):
        line = text.count("\n", 0, match.start()) + 1
        yield f"{path.relative_to(ROOT)}:{line}", match[1], set(re.findall(r'\{\s*"(\w+)"\s*,', match[2]))


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


_COUNTED = re.compile(
    r"\{ \$(?P<count>count|rows|records|sheets|games|pips|own|columns|doubles|n) \} (?!is\b)(?P<noun>[a-z]+s)\b"
)
_NEVER_ONE = {"error-book-row-wide", "stats-nemesis", "stats-favourite"}
"""Messages whose number is always larger."""


@pytest.mark.parametrize("name", [name for name in CATALOGUES if name.startswith("book")])
def test_what_is_counted_is_said_of_one_and_of_several(name: str) -> None:
    # English shows it best, where nearly every plural ends in s.
    for message in re.split(r"(?m)^(?=[a-z][\w-]* =)", (LOCALE / "en" / name).read_text(encoding="utf-8")):
        key = message.partition(" =")[0]
        for found in _COUNTED.finditer(message):
            assert f"${found['count']} ->" in message or key in _NEVER_ONE, f"{key}: “1 {found['noun']}”"

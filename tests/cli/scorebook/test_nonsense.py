"""Whatever is written after a verb or an option is answered in a sentence of the reader's language, and not kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from triktrak.cli import main
from triktrak.cli.verbs import VERBS, command_line
from triktrak.store.books import HOME, BookStore

NONSENSE = ["zz", "-1", "99999999999", "2026-99-99", "1.5", "a=b", "\u202e", "'\"$.`"]
ENGLISH = re.compile(r"Expected|Input should|Invalid|No such|requires|Missing|at `|`\$|must be|is not|There is|^Usage")
SCOREBOOK = VERBS["scorebook"]
assert not isinstance(SCOREBOOK, str)
PATHS = [[verb] for verb, home in SCOREBOOK.items() if isinstance(home, str)]
PATHS += [[verb, inner] for verb, home in SCOREBOOK.items() if not isinstance(home, str) for inner in home if inner]
NEEDED = {"add": ["Anna", "Bo", "--length", "3"], "show": ["1"], "share": ["1"], "strike": ["1"], "merge": ["Anna"]}
ELSEWHERE = {"--lang", "--output", "--png", "--base", "--note", "--round", "--stake", "--place", "--event", "--club"}
"""Options that take any text, or name a file."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert main(["scorebook", "add", "Anna", "Bo", "--length", "3", "--games", "A B"]) == 0
    capsys.readouterr()
    return tmp_path


def kept(home: Path) -> list[object]:
    books = BookStore(home / "triktrak.db")
    try:
        return list(books.records(HOME))
    finally:
        books.close()


def options(path: list[str]) -> list[str]:
    """The options of a verb that take a value."""
    command = get_command(command_line(["scorebook", *path]))
    for word in ["scorebook", *path]:
        command = command.commands[word]  # type: ignore[attr-defined]  # every one but the last is a group
    valued = [one for one in command.params if one.param_type_name == "option" and not getattr(one, "is_flag", False)]
    return [max(one.opts, key=len) for one in valued]


@pytest.mark.parametrize("path", PATHS, ids="-".join)
def test_nonsense_is_answered_in_the_readers_language(
    path: list[str], home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = kept(home)
    verb = ["scorebook", *path]
    tried = [[*NEEDED.get(path[-1], []), name, word] for name in {*options(path)} - ELSEWHERE for word in NONSENSE]
    tried += [[word, word, word, word] for word in NONSENSE]
    tried += [["--nonsense"], ["--lang"], ["--json=x"], [""], *([name, ""] for name in options(path))]
    for words in tried:
        code = main([*verb, "--lang", "de", *words])
        out, err = capsys.readouterr()
        if code:
            assert (code, err.count("\n"), ENGLISH.search(err)) == (2, 1, None), (words, err)
        if path[-1] not in ("add", "share") or code:
            assert kept(home) == before, (words, out)

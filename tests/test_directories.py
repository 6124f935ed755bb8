"""Where the data lies, and what can be made again."""

from __future__ import annotations

from pathlib import Path

import pytest

from triktrak.directories import cache_directory, data_directory
from triktrak.errors import TriktrakError
from triktrak.store import home


def test_the_environment_names_the_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path / "games"))
    assert home.database() == tmp_path / "games" / "triktrak.db"
    assert cache_directory().parent == data_directory() == tmp_path / "games"


def test_the_platform_has_a_place_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRIKTRAK_HOME", raising=False)
    for directory in (data_directory(), cache_directory()):
        assert directory.is_absolute()
        assert directory.name == "triktrak"
    assert cache_directory() != data_directory()


def test_a_data_directory_of_nobody_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIKTRAK_HOME", "~nobody-of-that-name/games")
    for directory in (data_directory, cache_directory):
        with pytest.raises(TriktrakError, match="~nobody-of-that-name/games"):
            directory()

"""Where the data lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from triktrak.errors import TriktrakError
from triktrak.store import home


def test_the_environment_names_the_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path / "games"))
    assert home.database() == tmp_path / "games" / "triktrak.db"


def test_the_platform_has_a_place_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRIKTRAK_HOME", raising=False)
    assert home.directory().is_absolute()
    assert home.directory().name == "triktrak"


def test_a_data_directory_of_nobody_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIKTRAK_HOME", "~nobody-of-that-name/games")
    with pytest.raises(TriktrakError, match="~nobody-of-that-name/games"):
        home.directory()

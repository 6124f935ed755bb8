"""`triktrak kit` writes the sheet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from triktrak.cli import main
from triktrak.server.config import STATIC

built = pytest.mark.skipif(not (STATIC / "fonts").is_dir(), reason="the fonts come with the built pages: make web")


@built
def test_the_sheet_is_written_where_it_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kit.pdf"
    assert main(["kit", "--lang", "nl", "-o", str(path)]) == 0
    assert path.read_bytes().startswith(b"%PDF-")
    assert capsys.readouterr().out.startswith(f"{path}: ")


@built
def test_without_a_name_it_is_called_after_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["kit", "--lang", "de", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said == {"path": "backgammon-de.pdf", "language": "de", "bytes": Path("backgammon-de.pdf").stat().st_size}


def test_another_language_is_refused_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kit.pdf"
    assert main(["kit", "--lang", "fr", "-o", str(path)]) == 2
    assert "fr" in capsys.readouterr().err
    assert not path.exists()

"""No file grows past what one sitting can read; what a program writes is not read."""

from __future__ import annotations

from pathlib import Path

import pytest

from meta.repository import ROOT, named

CEILINGS = {".py": 500, ".h": 600, ".cpp": 600, ".svelte": 200, ".ts": 400, ".css": 400, ".mjs": 400}


@pytest.mark.parametrize(("suffix", "ceiling"), CEILINGS.items())
def test_files_stay_under_their_ceiling(suffix: str, ceiling: int) -> None:
    written = [path for path in named(suffix) if ".gen." not in path.name]
    assert [f"{path.relative_to(ROOT)}: {lines(path)} lines" for path in written if lines(path) > ceiling] == []


def test_lines_are_counted_as_an_editor_does(tmp_path: Path) -> None:
    file = tmp_path / "three.py"
    file.write_text("a\nb\nc\n", encoding="utf-8")
    assert lines(file) == 3


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())

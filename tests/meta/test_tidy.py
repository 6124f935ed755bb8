"""clang-tidy looks at what has changed, and says what it finds."""

from __future__ import annotations

import shutil
from pathlib import Path

import tidy
from meta.repository import ROOT


def test_a_fault_is_told(tmp_path: Path) -> None:
    shutil.copy(ROOT / ".clang-tidy", tmp_path)
    faulty = tmp_path / "faulty.cpp"
    faulty.write_text("int half(int n) {\n  int whole = n;\n  return whole / 0;\n}\n", encoding="utf-8")
    assert "clang-analyzer-core.DivideZero" in tidy.complaints(faulty)
    faulty.write_text("int half(int n) { return n / 2; }\n", encoding="utf-8")
    assert tidy.complaints(faulty) == ""


def test_a_change_in_a_header_or_in_the_checks_is_a_change_in_every_file(tmp_path: Path) -> None:
    source, header = tmp_path / "a.cpp", tmp_path / "a.h"
    source.write_text("1", encoding="utf-8")
    header.write_text("1", encoding="utf-8")
    before = tidy.fingerprint(source, [header])
    assert tidy.fingerprint(source, [header]) == before
    header.write_text("2", encoding="utf-8")
    assert tidy.fingerprint(source, [header]) != before

"""One version: the package's, the newest release of the changelog, and the board's."""

from __future__ import annotations

import json
import re
import tomllib

import triktrak
from meta.repository import ROOT


def test_package_changelog_and_board_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    newest = re.search(r"^## (\d\S*)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    board = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert newest
    assert {project["version"], newest[1], board["version"], triktrak.__version__} == {project["version"]}

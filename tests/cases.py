"""Matches and identifiers of other people: tests read them where they lie, and nothing of them is kept here.

`TRIKTRAK_CASES` names the folder; without it, it is `../shared/cases` beside the repository.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

CASES = Path(os.environ.get("TRIKTRAK_CASES") or Path(__file__).parents[2] / "shared" / "cases")
REQUIRED = bool(os.environ.get("TRIKTRAK_TEST_ALL"))
"""In continuous integration a part left out is a failure."""

needed = pytest.mark.skipif(
    not CASES.is_dir() and not REQUIRED, reason=f"{CASES} is not there; TRIKTRAK_CASES names the folder of cases"
)
"""Marks the tests that need them."""

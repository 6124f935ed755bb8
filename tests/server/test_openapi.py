"""Whatever the description of the scorebook's requests allows: it is answered, or refused with a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

EXAMPLES = 20


@pytest.fixture(scope="module")
def operations(common: tuple[str, Path]) -> list[Any]:
    """The requests to the scorebook of a running server, as it describes them."""
    described = schemathesis.openapi.from_url(f"{common[0]}/api/openapi.json").include(path_regex="^/api/book")
    return [found.ok() for found in described.get_all_operations()]  # type: ignore[union-attr]  # one that is wrong says so


def test_no_request_to_the_scorebook_fails_by_our_fault(operations: list[Any]) -> None:
    assert {"/api/book/sync", "/api/book/import", "/api/book/stats", "/api/book/shares"} <= {
        operation.path for operation in operations
    }
    for operation in operations:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def answered(case: Any) -> None:
            answer = case.call(headers={"X-Triktrak": "1"}, timeout=60)
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                # A refusal says why, in words that are ours.
                told = answer.json()
                assert {"code", "params", "text"} == told.keys()
                assert "at `$" not in told["text"]

        answered()

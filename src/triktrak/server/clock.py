"""The one place of the server that reads the time."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Microseconds since 1970, UTC."""


def now_us() -> int:
    """Return the time of the log: microseconds since 1970, UTC."""
    return time.time_ns() // 1_000

"""Many machines at once: Dask's, where the extra `cluster` is installed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, cast

from ..errors import Malformed, TriktrakError

WAIT = 10
"""Seconds within which a scheduler must answer."""


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """What sends work to the machines of the scheduler at `address`, such as tcp://10.0.0.1:8786.

    Raises `cluster_missing` where the extra is not installed, `cluster_address` for what is none, and
    `cluster_silent` when nobody answers.
    """
    try:
        import distributed
    except ImportError as fault:
        raise TriktrakError("cluster_missing") from fault
    dask: Any = distributed
    try:
        client = dask.Client(address, timeout=WAIT)
    except ValueError as fault:
        raise Malformed("cluster_address", text=address) from fault
    except OSError as fault:
        raise TriktrakError("cluster_silent", address=address, seconds=WAIT) from fault
    with client:
        yield cast(Executor, client.get_executor())

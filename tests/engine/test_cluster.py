"""Rollouts on workers that can be lost: a pool of processes, and Dask's cluster."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor

import pytest
from distributed import Client, LocalCluster

from triktrak import Cube, Engine, Position, RolloutResult, Situation

OPENING = Situation(Position.start(), Cube())
TRIALS = 360


@pytest.fixture(scope="module")
def alone() -> RolloutResult:
    return Engine().rollout(OPENING, TRIALS, seed=5)


@pytest.fixture
def client() -> Iterator[Client]:
    """Two workers, a process each, on this machine."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what is killed here on purpose is no news
    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, protocol="tcp", silence_logs=logging.CRITICAL
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client


def interrupted(executor: Executor, pids: list[int]) -> RolloutResult:
    """Roll out, and kill a worker when a third is done."""

    def on_progress(done: float) -> None:
        if done > 1 / 3 and pids:
            os.kill(pids.pop(), signal.SIGKILL)

    return Engine().rollout(OPENING, TRIALS, seed=5, executor=executor, on_progress=on_progress)


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # of a worker that was killed
def test_a_cluster_plays_the_same_also_when_a_worker_is_killed(client: Client, alone: RolloutResult) -> None:
    executor = client.get_executor()
    assert Engine().rollout(OPENING, TRIALS, seed=5, executor=executor) == alone
    pids = sorted(client.run(os.getpid).values())
    assert len(pids) == 2
    assert interrupted(executor, pids[:1]) == alone
    assert pids[0] not in client.run(os.getpid).values()


def test_a_rollout_that_is_ended_leaves_the_cluster_idle(client: Client) -> None:
    class EnoughError(Exception):
        pass

    def enough(done: float) -> None:
        raise EnoughError

    with pytest.raises(EnoughError):
        Engine().rollout(OPENING, 100_000, executor=client.get_executor(), on_progress=enough)
    assert client.submit(int, pure=False).result(timeout=60) == 0


def test_a_pool_of_processes_that_breaks_loses_nothing(alone: RolloutResult) -> None:
    with ProcessPoolExecutor(2) as processes:
        pids = {processes.submit(os.getpid).result() for _ in range(20)}
        assert interrupted(processes, [min(pids)]) == alone

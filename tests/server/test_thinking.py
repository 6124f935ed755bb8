"""Asking the engine: off the event loop, everybody in turn, and no longer than somebody waits for the answer."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable

import pytest

from triktrak import Engine, Position, Situation
from triktrak.engine.adviser import Progress
from triktrak.server.thinking import GIVES_WAY, Thinking

PATIENCE_S = 10.0


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    made = Thinking(1)
    yield made
    made.close()


class Held:
    """A question that is worked out until it is let go, and tells how far it is all the while."""

    def __init__(self) -> None:
        self.begun, self.go, self.ended = threading.Event(), threading.Event(), threading.Event()

    def __call__(self, on_progress: Progress) -> str:
        self.begun.set()
        try:
            while not self.go.wait(0.001):
                on_progress(0.5)
            return "done"
        finally:
            self.ended.set()

    async def asked(self, thinking: Thinking, asker: str = "held") -> asyncio.Task[str]:
        """Ask, and return as soon as it is being worked out."""
        task = asyncio.create_task(thinking.ask(asker, self))
        assert await asyncio.to_thread(self.begun.wait, PATIENCE_S)
        return task


def noted(name: str, said: list[str]) -> Callable[[Progress], None]:
    return lambda on_progress: said.append(name)


async def test_the_loop_goes_on_while_a_question_is_worked_out(thinking: Thinking) -> None:
    held = Held()
    task = await held.asked(thinking)
    await asyncio.sleep(0)
    assert not task.done()
    held.go.set()
    assert await task == "done"


async def test_who_asks_again_waits_behind_all_who_asked_once(thinking: Thinking) -> None:
    held, said = Held(), list[str]()
    first = await held.asked(thinking)
    order = ["a1", "a2", "a3", "b1", "c1"]
    asked = [asyncio.create_task(thinking.ask(name[0], noted(name, said))) for name in order]
    await asyncio.sleep(0)
    held.go.set()
    await asyncio.gather(first, *asked)
    assert said == ["a1", "b1", "c1", "a2", "a3"]


async def test_who_goes_away_leaves_the_queue(thinking: Thinking) -> None:
    held, said = Held(), list[str]()
    first = await held.asked(thinking)
    gone = asyncio.create_task(thinking.ask("a", noted("a", said)))
    stays = asyncio.create_task(thinking.ask("b", noted("b", said)))
    await asyncio.sleep(0)
    gone.cancel()
    held.go.set()
    await asyncio.gather(first, stays)
    assert (said, gone.cancelled()) == (["b"], True)


async def test_what_is_being_worked_out_ends_when_nobody_waits_for_it(thinking: Thinking) -> None:
    held, said = Held(), list[str]()
    task = await held.asked(thinking)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await thinking.ask("other", noted("b", said))
    assert (held.ended.is_set(), said) == (True, ["b"])


async def test_a_search_ends_when_nobody_waits_for_it(thinking: Thinking) -> None:
    engine, found, far = Engine("4-ply"), list[object](), threading.Event()

    def question(on_progress: Progress) -> None:
        def tell(done: float) -> None:
            far.set()
            on_progress(done)

        found.append(engine.rank(Situation(Position.start(), dice=(4, 3)), tell))

    asked = asyncio.create_task(thinking.ask("a", question))
    assert await asyncio.to_thread(far.wait, PATIENCE_S)
    asked.cancel()
    assert await thinking.ask("b", lambda on_progress: 7) == 7
    assert found == []


async def test_a_fault_is_told_to_who_asked_and_the_next_is_answered(thinking: Thinking) -> None:
    def stumble(on_progress: Progress) -> None:
        raise RuntimeError("stumbled")

    with pytest.raises(RuntimeError, match="stumbled"):
        await thinking.ask("a", stumble)
    assert await thinking.ask("a", lambda on_progress: 7) == 7


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thread has no priority of its own")
async def test_threads_that_think_give_way(thinking: Thinking) -> None:
    def nice() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    assert await thinking.ask("a", lambda on_progress: nice()) == min(19, nice() + GIVES_WAY)

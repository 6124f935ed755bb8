"""`make test`: everything that must hold, two parts at a time, each with its output apart.

A failing part stops no other. With TRIKTRAK_TEST_ALL=1 a part left out is a failure too; CI asks for that.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

import environment
import parts
import shell
import web_bundle
from parts import Part
from shell import ROOT

LOGS = ROOT / "build" / "logs"
AT_ONCE = 2
LONGEST = 20 * 60
"""Seconds after which a part counts as hanging."""
MOST_LINES = 500
"""How much of a failing part's output is shown; the whole of it is in its log."""


@dataclass(frozen=True)
class Outcome:
    """How a part went; `left_out` says why it did not run."""

    part: Part
    passed: bool
    output: str = ""
    seconds: float = 0.0
    left_out: str = ""


def check(only: Sequence[str]) -> int:
    """Prepare the environment, run the parts and tell how they went; 0 when all is well."""
    environment.develop()
    LOGS.mkdir(parents=True, exist_ok=True)
    chosen = [part for part in parts.ALL if not only or part.name in only]
    strict = os.environ.get("TRIKTRAK_TEST_ALL") == "1"
    outcomes = [*left_out(chosen)]
    skipped = {outcome.part.name for outcome in outcomes}
    outcomes += schedule([part for part in chosen if part.name not in skipped])
    shell.say(summary(outcomes))
    return exit_code(outcomes, strict)


def left_out(chosen: Iterable[Part]) -> Iterable[Outcome]:
    """Install what parts need, where that can be done, and yield those that cannot run."""
    for part in chosen:
        if part.need and not part.need.is_met():
            part.need.install()
            if not part.need.is_met():
                why = f"{part.need.what} is not on this machine (Debian: apt-get install {part.need.package})"
                yield Outcome(part, passed=False, left_out=why)


def schedule(chosen: Sequence[Part]) -> list[Outcome]:
    """Run the parts, in their order as far as what they wait for allows, AT_ONCE at a time."""
    waiting, done = list(chosen), dict[str, Outcome]()
    running: dict[Future[Outcome], Part] = {}
    names = {part.name for part in chosen}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        while waiting or running:
            for part in [part for part in waiting if all(name in done or name not in names for name in part.after)]:
                if len(running) < AT_ONCE:
                    waiting.remove(part)
                    running[pool.submit(perform, part)] = part
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                del running[future]
                outcome = future.result()
                done[outcome.part.name] = outcome
                tell(outcome)
    return [done[part.name] for part in chosen]


def perform(part: Part) -> Outcome:
    """Run one part and keep its output in a file of its own."""
    start = time.monotonic()
    log = LOGS / (part.name.replace(", ", "-") + ".log")
    with log.open("w") as file:
        passed = all(_succeeds(command, file.fileno(), part, start) for command in part.commands())
    return Outcome(part, passed, log.read_text(errors="replace"), time.monotonic() - start)


def tell(outcome: Outcome) -> None:
    """Print that a part is done, and what it said when it failed."""
    verdict = "ok" if outcome.passed else "FAILED"
    shell.say(f"{verdict:8}{outcome.part.name} ({outcome.seconds:.0f} s)")
    if not outcome.passed:
        lines = outcome.output.splitlines()
        shell.say("\n".join(f"    {line}" for line in lines[-MOST_LINES:]))


def summary(outcomes: Sequence[Outcome]) -> str:
    """Return the closing words: what failed, what was left out, and each runner's own last lines.

    >>> vitest = Part("vitest", list, closing="Tests ")
    >>> print(summary([Outcome(vitest, True, "…\\n Tests 3 passed (3)")]))
    <BLANKLINE>
    -- vitest
     Tests 3 passed (3)
    """
    lines = [""]
    for outcome in outcomes:
        if closing := outcome.part.closing_lines(outcome.output):
            lines += [f"-- {outcome.part.name}", *closing]
    lines += [f"Failed: {outcome.part.name}" for outcome in outcomes if not outcome.passed and not outcome.left_out]
    lines += [f"Left out: {outcome.part.name}: {outcome.left_out}" for outcome in outcomes if outcome.left_out]
    return "\n".join(lines)


def exit_code(outcomes: Iterable[Outcome], strict: bool) -> int:
    """Return 1 when a part failed, or when one was left out and all were asked for."""
    return int(any(not outcome.passed and (strict or not outcome.left_out) for outcome in outcomes))


def _succeeds(command: parts.Command, output: int, part: Part, start: float) -> bool:
    words = [str(word) for word in command]
    os.write(output, f"{parts.ECHO}{' '.join(words)}\n".encode())
    env = {**os.environ, "NO_COLOR": "1", "PATH": shell.path_with(*_folders(part))}
    cwd: Path = web_bundle.WEB if part.in_web else ROOT
    try:
        # A session of its own, so that what a hanging part has started can be ended with it.
        process = subprocess.Popen(
            words, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=output, start_new_session=True
        )
    except OSError as error:
        os.write(output, f"{error}\n".encode())
        return False
    try:
        return process.wait(max(1.0, LONGEST - (time.monotonic() - start))) == 0
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        os.write(output, f"no end after {LONGEST // 60} minutes\n".encode())
        return False


def _folders(part: Part) -> list[Path]:
    return [environment.VENV / "bin", *([web_bundle.node()] if part.in_web else [])]


def main(arguments: list[str]) -> int:
    """Run all parts, or those named."""
    names = [part.name for part in parts.ALL]
    if unknown := [name for name in arguments if name not in names]:
        raise shell.Failure(f"no such part: {', '.join(unknown)}; the parts are: {', '.join(names)}")
    return check(arguments)


if __name__ == "__main__":
    sys.exit(shell.main("make test", main, sys.argv[1:]))

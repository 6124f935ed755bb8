"""Somebody at the keyboard: a player who types, in this process or into a terminal of its own."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from random import Random

from triktrak.cli.terminal import Session
from triktrak.cli.terminal.people import People
from triktrak.engine import Bot, Engine
from triktrak.rules import AnswerResign, Match, NextGame, Phase, Take
from triktrak.server.dice import SeededDice

Lines = list[str]
BRACKETS = re.compile(rb"\x1b\[\?2004[hl]")


class Typist:
    """A screen that keeps what it is told and types what `answer` says; EOFError when that says nothing."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self.waiting = list(lines)
        self.typed: Lines = []
        self.told: Lines = []
        self.shown: list[Match] = []

    def show(self, match: Match, people: People) -> None:
        self.shown.append(match)

    def say(self, line: str) -> None:
        self.told.append(line)

    def listing(self, items: Iterable[str]) -> None:
        self.told += items

    def ask(self, prompt: str) -> str:
        self.told.append(prompt)
        if not self.waiting:
            raise EOFError
        self.typed.append(self.waiting.pop(0))
        return self.typed[-1]


class Chancer(Typist):
    """Types whatever is allowed, at random, until the match is over."""

    session: Session

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = Random(seed)

    def ask(self, prompt: str) -> str:
        self.waiting = [self.choose(self.session.match)]
        return super().ask(prompt)

    def choose(self, match: Match) -> str:
        game = match.game
        if game.phase is Phase.TO_PLAY and game.dice is not None:
            return str(self.random.choice(game.position.plays(game.dice)))
        legal = match.legal_actions()[match.to_act or 0]
        if AnswerResign in legal:
            return self.random.choice(["accept", "refuse"])
        if Take in legal:
            return self.random.choice(["take", "take", "drop"])
        if NextGame in legal:
            return self.random.choice(["next", ""])
        words = {"Roll": ["roll", "r", ""] * 3, "Double": ["double"], "Resign": ["resign 1"]}
        return self.random.choice([word for kind in legal for word in words.get(kind.__name__, [])])


def session(
    match: Match, screen: Typist, *, seed: int = 1, lang: str = "en", level: str | None = "beginner"
) -> Session:
    """A session with seeded dice: against the program, or for two where no level is given."""
    people = People(lang, two=level is None)
    bot = None if level is None else Bot(Engine(level))
    made = Session(match, people, bot, SeededDice(seed), screen, keep=lambda match: None)
    if isinstance(screen, Chancer):
        screen.session = made
    return made


def whole_match(
    match: Match, *, seed: int = 1, lang: str = "en", level: str | None = "beginner"
) -> tuple[Chancer, Match]:
    """A match played to its end by somebody who types at random."""
    screen = Chancer(seed)
    made = session(match, screen, seed=seed, lang=lang, level=level)
    assert made.play()
    return screen, made.match


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "triktrak", "play", *arguments]


def piped(lines: Iterable[str], *arguments: str, env: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """`triktrak play` with these lines as its input."""
    text = "".join(f"{line}\n" for line in lines)
    return subprocess.run(
        command(*arguments), input=text, env=dict(env), check=False, capture_output=True, text=True, timeout=120
    )


def in_terminal(keys: bytes, *arguments: str, env: Mapping[str, str], ready: bytes = b"> ") -> tuple[str, int]:
    """What `triktrak play` writes to a terminal of 80 by 24 in which these keys are pressed, and its exit code.

    The keys are pressed one line at a time, each once the program waits for one, which is when it has written `ready`.
    """
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command(*arguments),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={"TERM": "xterm-256color", **env, "COLUMNS": "80", "LINES": "24"},
        # A session of its own, whose terminal this is: so Ctrl-C reaches the program.
        start_new_session=True,
        preexec_fn=_own_terminal,  # noqa: PLW1509  no thread of ours runs here
    )
    os.close(theirs)
    try:
        seen = _press(ours, keys, ready)
    except BaseException:
        process.kill()
        process.wait()
        raise
    finally:
        os.close(ours)
    return seen.decode(), process.wait(10)


def _press(terminal: int, keys: bytes, ready: bytes) -> bytes:
    seen, heard, pressed, quiet = b"", 0, b"", 0
    waiting = keys.splitlines(keepends=True)
    last = time.monotonic() + 120
    while True:
        assert time.monotonic() < last, f"no end after two minutes: {seen!r}"
        if not select.select([terminal], [], [], 0.2)[0]:
            quiet += 1
            # Python loses a Ctrl-C between writing its prompt and waiting for keys: a person presses it again.
            if pressed == b"\x03" and quiet % 10 == 0:
                os.write(terminal, pressed)
            continue
        try:
            got = os.read(terminal, 65536)
        except OSError:  # how Linux says that the other end is closed
            return seen
        if not got:
            return seen
        seen, quiet = seen + got, 0
        # Readline switches bracketed paste on and off around every line.
        if waiting and BRACKETS.sub(b"", seen[heard:]).endswith(ready):
            heard = len(seen)
            pressed = waiting.pop(0)
            os.write(terminal, pressed)


def _own_terminal() -> None:
    import fcntl
    import signal
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # Whoever runs the tests in the background has Ctrl-C ignored, and the ignoring is inherited.
    signal.signal(signal.SIGINT, signal.default_int_handler)

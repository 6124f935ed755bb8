"""Where the match is shown and the player is asked: drawn on a terminal, or in words, a line for each thing."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from typing import Protocol

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from ...rules import Match
from . import board, spoken
from .people import People


class Screen(Protocol):
    """What a session needs of a terminal."""

    def show(self, match: Match, people: People) -> None:
        """Show the position."""

    def say(self, line: str) -> None:
        """Tell one thing."""

    def listing(self, items: Iterable[str]) -> None:
        """Show short things that belong together."""

    def ask(self, prompt: str) -> str:
        """Ask for a line; EOFError when there will be no more."""


class Plain:
    """In words, for screen readers and other programs: no drawing, no colour, one thing on a line."""

    def show(self, match: Match, people: People) -> None:
        for sentence in spoken.position(match, people):
            self.say(sentence)

    def say(self, line: str) -> None:
        print(line, flush=True)  # noqa: T201  printing is this module's work

    def listing(self, items: Iterable[str]) -> None:
        for item in items:
            self.say(item)

    def ask(self, prompt: str) -> str:
        # On a line of its own: what is typed may not be echoed, and the next sentence must not stand behind it.
        self.say(prompt)
        return input()


class Drawn:
    """With a board and colours; NO_COLOR leaves the colours out."""

    def __init__(self) -> None:
        self._console = Console(highlight=False, soft_wrap=False)

    def show(self, match: Match, people: People) -> None:
        self._console.print()
        for line in board.draw(match, people, self._console.width):
            self._console.print(line, no_wrap=True, overflow="crop")
        self._console.print()

    def say(self, line: str) -> None:
        self._console.print(Text(line))

    def listing(self, items: Iterable[str]) -> None:
        self._console.print(Columns([Text(item) for item in items], padding=(0, 2)))

    def ask(self, prompt: str) -> str:
        return input(f"{prompt}> ")


def screen(plain: bool) -> Screen:
    """Return the terminal's screen: drawn where it can be, in words where that is asked for or all that goes."""
    for stream in (sys.stdin, sys.stdout):
        # What cannot be read or written becomes a replacement sign, never a fault.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    dumb = os.environ.get("TERM") in ("dumb", "unknown")
    draws = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    if plain or dumb or not draws or not sys.stdout.isatty():
        return Plain()
    if sys.stdin.isatty():
        # Lines can then be edited and recalled; Windows has no readline, and does so by itself.
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  importing it is what gives input() its editing
    return Drawn()

"""The commands a player types, in the reader's language and always in English too.

The catalogues hold the words: `term-words-roll = roll r`, the first being the one that is shown.
"""

from __future__ import annotations

from typing import NamedTuple

from ...text import text

COMMANDS = (
    "roll",
    "double",
    "take",
    "drop",
    "beaver",
    "raccoon",
    "resign",
    "accept",
    "refuse",
    "next",
    "board",
    "pips",
    "score",
    "last",
    "plays",
    "hint",
    "help",
    "quit",
)


class Command(NamedTuple):
    """A command and what stood behind it."""

    name: str
    rest: str = ""


def words(command: str, lang: str) -> list[str]:
    """Return what a command is called in a language, the usual word first.

    >>> words("roll", "nl")[0]
    'gooi'
    """
    return text(f"term-words-{command}", lang).split()


def read(line: str, lang: str) -> Command | None:
    """Return the command that a line says, in `lang` or else in English; None where it is none.

    >>> read(" Resign 2 ", "nl"), read("opgeven 2", "nl"), read("8/5 6/5", "nl")
    (Command(name='resign', rest='2'), Command(name='resign', rest='2'), None)
    """
    first, _, rest = line.strip().casefold().partition(" ")
    for spoken in (lang, "en"):
        for command in COMMANDS:
            if first in words(command, spoken):
                return Command(command, rest.strip())
    return None


def looks_like_a_play(line: str) -> bool:
    """Whether a line that is no command may be meant as a play.

    >>> looks_like_a_play("bar/22"), looks_like_a_play("-"), looks_like_a_play("hello")
    (True, True, False)
    """
    return "/" in line or line.strip() == "-" or any(c.isdigit() for c in line)

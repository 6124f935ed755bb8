"""What people are called in front of others: in full, by their initials, or by a number."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Literal, TypeAlias

from ..text import text
from .book import Book

Names: TypeAlias = Literal["full", "initials", "hidden"]


def shown(book: Book, players: Iterable[str], names: Names, lang: str) -> dict[str, str]:
    """What each player is called, by id; those who turned out to be one person are called alike, and only those.

    >>> shown(Book([]), ["01900000-0000-7000-8000-000000000000"], "hidden", "nl")
    {'01900000-0000-7000-8000-000000000000': 'Speler 1'}
    """
    players = list(players)
    people = list(dict.fromkeys(map(book.person, players)))
    called = dict(zip(people, _called(book, people, names, lang), strict=True))
    return {player: called[book.person(player)] for player in players}


def _called(book: Book, people: list[str], names: Names, lang: str) -> list[str]:
    if names == "hidden":
        return [text("share-hidden", lang, {"number": str(number)}) for number in range(1, len(people) + 1)]
    full = [book.name(person) or text("share-somebody", lang) for person in people]
    return _told_apart(full if names == "full" else map(initials, full))


def _told_apart(names: Iterable[str]) -> list[str]:
    """The names, with a number behind the second and later of the same."""
    seen: dict[str, int] = {}
    apart = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        apart.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return apart


def initials(name: str) -> str:
    """The first letter of each word.

    >>> initials("Marijke van der Berg"), initials("Ann")
    ('M. v. d. B.', 'A.')
    """
    return " ".join(f"{_first(word)}." for word in name.split())


def _first(word: str) -> str:
    """The first letter with the marks on it."""
    end = 1
    while end < len(word) and unicodedata.combining(word[end]):
        end += 1
    return word[:end]

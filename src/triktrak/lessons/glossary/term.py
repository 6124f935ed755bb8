"""A term of the glossary, as its file has it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .diagram import Diagram


class Says(Struct, frozen=True, forbid_unknown_fields=True):
    """What a term means, a sentence or two a language."""

    nl: str
    de: str
    en: str


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A term: its names in each language, the usual one first; what it means; and what belongs to it.

    `see`: the keys of related terms. `claims`: what the sentence and the board say, for the core to check
    (tests/lessons/claims.py). `ui`: messages of the catalogues that use the term and must use one of its names.
    """

    nl: tuple[str, ...]
    de: tuple[str, ...]
    en: tuple[str, ...]
    says: Says
    see: tuple[str, ...] = ()
    board: Diagram | None = None
    claims: tuple[dict[str, Any], ...] = ()
    ui: tuple[str, ...] = ()

    def names(self, lang: str) -> tuple[str, ...]:
        """Its names in a language, the usual one first.

        >>> from . import glossary
        >>> glossary()["bear-off"].names("de")[0]
        'abtragen'
        """
        found: tuple[str, ...] = getattr(self, lang)
        return found

    def meaning(self, lang: str) -> str:
        """What it means, in a language."""
        found: str = getattr(self.says, lang)
        return found

"""Reads the files of terms, and takes nothing that is incomplete: `terms/*.toml`, a table a term under its key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from ...errors import Malformed
from ...text import LANGUAGES
from ..source import plain, unseen
from .term import Term

_TERMS = Path(__file__).parent / "terms"
_KEY = re.compile(r"[a-z]+(-[a-z]+)*")


@cache
def glossary() -> Mapping[str, Term]:
    """The terms by their keys.

    >>> glossary()["blot"].names("nl")
    ('blot', 'open steen', 'losse steen')
    """
    return read({path.name: path.read_bytes() for path in sorted(_TERMS.glob("*.toml"))})


def read(files: Mapping[str, bytes]) -> dict[str, Term]:
    """The terms of some files, by name and content; raises `Malformed` with file and term for whatever is amiss."""
    terms: dict[str, Term] = {}
    homes: dict[str, str] = {}
    for file, content in files.items():
        try:
            tables = tomllib.loads(plain(content))
        except (ValueError, RecursionError) as error:
            # Besides what is no TOML: a number of thousands of digits, lists in lists without end.
            raise Malformed("glossary_file", file=file, reason=error) from error
        for key, table in tables.items():
            if key in terms or not _KEY.fullmatch(key):
                raise Malformed("glossary_key", file=file, term=key)
            terms[key], homes[key] = _term(file, key, table), file
    for key, term in terms.items():
        for other in term.see:
            if other == key or other not in terms:
                raise Malformed("glossary_term", file=homes[key], term=key, reason=f"see: {other}")
    return terms


def _term(file: str, key: str, table: object) -> Term:
    try:
        term = msgspec.convert(table, Term)
        if term.board is not None:
            _ = term.board.situation
    except (msgspec.ValidationError, Malformed) as error:
        raise Malformed("glossary_term", file=file, term=key, reason=error) from error
    texts = {lang: (*term.names(lang), term.meaning(lang)) for lang in LANGUAGES}
    for lang, given in texts.items():
        if len({*given}) < max(2, len(given)) or not all(map(_is_clean, given)):
            raise Malformed("glossary_term", file=file, term=key, reason=lang)
    return term


def _is_clean(text: str) -> bool:
    """Whether it is a text of one line, without space around it or characters that nobody sees."""
    return text != "" and text == text.strip() and unseen(text) is None

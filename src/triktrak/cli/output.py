"""What the command line prints: sentences in the reader's language, or JSON for programs."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import Malformed, TriktrakError
from ..text import negotiate, text

if TYPE_CHECKING:
    from ..arena import Estimate

_FAULTS = {FileNotFoundError: "no_such_file", IsADirectoryError: "directory", PermissionError: "no_permission"}

Lang = Annotated[str | None, typer.Option("--lang", help="nl, de, en", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="JSON", show_default=False)]


def language(wanted: str | None = None) -> str:
    """The language of messages: what was asked for, else what the environment's locale says.

    >>> language("de")
    'de'
    """
    if wanted is not None:
        if negotiate(wanted) != wanted:
            raise Malformed("language", text=wanted)
        return wanted
    env = os.environ
    return negotiate(env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or "en")


def say(key: str, lang: str | None = None, /, **params: object) -> None:
    """Print message `key` of the catalogue on a line of its own."""
    print(text(key, language(lang), params))  # noqa: T201  printing is this module's work


def show(value: object) -> None:
    """Print `value` as one line of JSON."""
    print(json.dumps(value, ensure_ascii=False, separators=(", ", ": ")))  # noqa: T201  printing is this module's work


def figures(found: Estimate) -> dict[str, str]:
    """Points a game as sentences take them: mean, low, high and error, to four places."""
    values = {"mean": found.mean, "low": found.low, "high": found.high}
    return {name: f"{value:+.4f}" for name, value in values.items()} | {"error": f"{found.error:.4f}"}


def line(value: object = "") -> None:
    """Print a line that is notation or an identifier, the same in every language."""
    print(value)  # noqa: T201  printing is this module's work


def refuse(error: TriktrakError, lang: str | None = None) -> int:
    """Say in one line on standard error what was wrong, and return the exit code for it."""
    try:
        reader = language(lang)
    except Malformed:
        reader = language()
    print(f"triktrak: {error.message(reader)}", file=sys.stderr)  # noqa: T201  printing is this module's work
    return 2


def system_fault(error: OSError) -> TriktrakError:
    """What the operating system refused, as a fault of ours with a sentence."""
    missing = Path(str(error.filename2 or error.filename)).parent
    if isinstance(error, FileNotFoundError) and error.filename is not None and not missing.is_dir():
        return TriktrakError("no_such_directory", path=str(missing))
    for kind, code in _FAULTS.items():
        if isinstance(error, kind) and error.filename is not None:
            # Of two names the second is where something was to be put.
            return TriktrakError(code, path=str(error.filename2 or error.filename))
    return TriktrakError(
        "system", reason=": ".join(str(part) for part in (error.filename, error.strerror or error) if part)
    )

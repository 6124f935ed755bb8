"""The verb that writes the starter kit as a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..files import write_whole
from ..text import text
from .output import Json, Lang, language, say, show

Output = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FILE", help=text("cli-help-kit-output", language()), show_default=False),
]


def kit(output: Output = None, lang: Lang = None, as_json: Json = False) -> None:
    """Write the starter kit, two pages A4, in the reader's language."""
    from ..server.config import STATIC
    from ..server.kit_pages import made

    reader = language(lang)
    path = output or Path(f"backgammon-{reader}.pdf")
    written = made(reader, STATIC / "fonts")
    write_whole(path, written)
    if as_json:
        show({"path": str(path), "language": reader, "bytes": len(written)})
    else:
        say("cli-kit-written", lang, path=str(path), size=round(len(written) / 1000))

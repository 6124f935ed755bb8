"""The verb that lists the sheets of the scorebook, the latest first."""

from __future__ import annotations

from ..output import Json, Lang, language, line, show
from ..table import table
from .home import book


def listing(lang: Lang = None, as_json: Json = False) -> None:
    """List the sheets: day, players, score."""
    language(lang)
    found = book()
    rows = [
        (sheet.day, " – ".join(map(found.name, sheet.players)), "–".join(map(str, found.standings[sheet.id].score)))  # noqa: RUF001
        for sheet in reversed([found.sheets[id_] for id_ in found.standings])
    ]
    if as_json:
        show([dict(zip(("day", "players", "score"), row, strict=True)) for row in rows])
    elif rows:
        for each in table(["day", "players", "score"], rows, left=2):
            line(each)

"""The verb that lists the sheets of the scorebook, the latest first."""

from __future__ import annotations

import shutil
from typing import Annotated, Any

import msgspec
import typer

from ...scorebook.search import listed, search
from ...scorebook.telling import Teller
from ...text import text
from ..output import Json, Lang, language, line, say, show
from ..table import table
from .asking import filter_of
from .home import book, latest_first, score_of, short

Several = list[str] | None


def _option(name: str, metavar: str) -> Any:
    return typer.Option(
        f"--{name}", metavar=metavar, help=text(f"cli-help-scorebook-stats-{name}", language()), show_default=False
    )


def listing(  # noqa: PLR0913  each an option of the command line
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORD]...", show_default=False)] = None,
    *,
    player: Annotated[
        Several,
        typer.Option(
            "--player", metavar="PLAYER", help=text("cli-help-scorebook-list-player", language()), show_default=False
        ),
    ] = None,
    place: Annotated[Several, _option("place", "PLACE")] = None,
    event: Annotated[Several, _option("event", "EVENT")] = None,
    club: Annotated[Several, _option("club", "CLUB")] = None,
    kind: Annotated[Several, _option("kind", "match|money|single|chouette|other")] = None,
    since: Annotated[str, _option("since", "2026-05-01")] = "",
    until: Annotated[str, _option("until", "2026-05-31")] = "",
    number: Annotated[
        int, typer.Option("--number", "-n", min=0, help=text("cli-help-scorebook-list-number", language()))
    ] = 20,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """List the sheets on which every WORD stands, the latest first."""
    reader = language(lang)
    kept = book()
    asked = filter_of(
        kept, players=player, places=place, events=event, clubs=club, kinds=kind, since=since, until=until
    )
    sheets = search(kept, asked, " ".join(words or ()))
    shown = sheets[:number] if number else sheets
    if as_json:
        show([msgspec.to_builtins(listed(kept, sheet)) for sheet in shown])
        return
    teller = Teller(kept, reader)
    places = {sheet.id: str(at) for at, sheet in enumerate(latest_first(kept), 1)}
    rows = [
        (
            places[sheet.id],
            short(sheet.id),
            sheet.day,
            " – ".join(map(kept.name, sheet.players)),  # noqa: RUF001  the dash of scores and days
            score_of(sheet, kept.standings[sheet.id].score) + ("" if kept.standings[sheet.id].over else " …"),
            teller.kind(sheet),
        )
        for sheet in shown
    ]
    if not rows:
        say("scorebook-empty", lang)
        return
    heads = [text(f"scorebook-column-{name}", reader) for name in ("place", "id", "day", "players", "score", "kind")]
    for each in table(heads, rows, left=6, width=shutil.get_terminal_size((120, 24)).columns):
        line(each)
    if len(sheets) > len(shown):
        say("scorebook-more", lang, count=len(sheets) - len(shown))

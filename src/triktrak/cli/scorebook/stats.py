"""The verb that shows what the results of a scorebook come to: for one player or for all, each figure with its n."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from ...text import text
from ..output import Json, Lang, language, line, show
from .asking import filter_of
from .home import book
from .stats_text import told

Several = list[str] | None


def _help(option: str) -> str:
    return text(f"cli-help-scorebook-stats-{option}", language())


def _option(name: str, metavar: str) -> typer.models.OptionInfo:
    option: typer.models.OptionInfo = typer.Option(f"--{name}", metavar=metavar, help=_help(name), show_default=False)
    return option


def stats(  # noqa: PLR0913  each an option of the command line
    player: Annotated[str | None, typer.Argument(metavar="[PLAYER]", show_default=False)] = None,
    *,
    against: Annotated[Several, _option("against", "PLAYER")] = None,
    club: Annotated[Several, _option("club", "CLUB")] = None,
    place: Annotated[Several, _option("place", "PLACE")] = None,
    event: Annotated[Several, _option("event", "EVENT")] = None,
    month: Annotated[str, _option("month", "2026-05")] = "",
    since: Annotated[str, _option("since", "2026-05-01")] = "",
    until: Annotated[str, _option("until", "2026-05-31")] = "",
    kind: Annotated[Several, _option("kind", "match|money|single|chouette|other")] = None,
    length: Annotated[list[int] | None, _option("length", "N")] = None,
    variant: Annotated[Several, _option("variant", "VARIANT")] = None,
    clock: Annotated[bool | None, typer.Option("--clock/--no-clock", help=_help("clock"), show_default=False)] = None,
    confirmed: Annotated[bool, typer.Option("--confirmed", help=_help("confirmed"))] = False,
    figure: Annotated[str | None, _option("csv", "FIGURE")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Show the statistics of PLAYER, or of the whole book."""
    from ...scorebook.statistics import summary
    from ...scorebook.statistics.tables import csv, table

    reader = language(lang)
    kept = book()
    asked = filter_of(
        kept,
        players=None if player is None else [player],
        opponents=against,
        clubs=club,
        places=place,
        events=event,
        month=month,
        since=since,
        until=until,
        kinds=kind,
        lengths=length,
        variants=variant,
        clock=clock,
        confirmed=confirmed,
    )
    found = summary(kept, asked)
    if figure is not None:
        typer.echo(csv(table(found, figure)), nl=False)
    elif as_json:
        show(msgspec.to_builtins(found))
    else:
        for each in told(found, reader):
            line(each)

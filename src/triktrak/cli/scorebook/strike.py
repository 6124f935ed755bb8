"""The verb that strikes a game out, or a whole sheet; what is struck can be brought back."""

from __future__ import annotations

from typing import Annotated

import typer

from ...scorebook import Sheet
from ...scorebook.ops import Draft
from ...scorebook.telling import Teller
from ...store.books import HOME
from ...text import text
from ..output import Json, Lang, language, say, show
from .home import found, latest_first, now_us, opened, short
from .showing import line_of, shown


def strike(
    sheet: Annotated[str, typer.Argument(metavar="SHEET", show_default=False)],
    game: Annotated[int | None, typer.Argument(metavar="[GAME]", show_default=False)] = None,
    undo: Annotated[
        bool, typer.Option("--undo", help=text("cli-help-scorebook-strike-undo", language()), show_default=False)
    ] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Strike GAME of SHEET out, as `show` numbers it, or the whole SHEET."""
    reader = language(lang)
    with opened() as books:
        kept = books.book(HOME)
        if game is None and undo:
            on = found([gone for gone in books.gone(HOME) if isinstance(gone, Sheet)], sheet)
        else:
            on = found(latest_first(kept), sheet)
        if game is None:
            change = Draft(kind="sheet", id=on.id, gone=not undo)
        else:
            change = Draft(kind="line", id=line_of(kept, on, game).id, fields={"struck": not undo})
        books.write(HOME, [change], now_us())
        after = books.book(HOME)
    if as_json:
        show({"sheet": on.id, "game": game, "struck": not undo} | ({"now": shown(after, on, reader)} if game else {}))
    elif game is None:
        say("scorebook-sheet-back" if undo else "scorebook-sheet-struck", lang, sheet=short(on.id))
    else:
        say("scorebook-game-back" if undo else "scorebook-game-struck", lang, game=game)
        typer.echo(Teller(after, reader, players=on.players).sheet(on))

"""The verb that tells a result in a sentence, and makes a page of it for whoever gets the link."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, cast

import typer

from ...errors import Malformed
from ...scorebook import Book
from ...scorebook.naming import Names
from ...scorebook.sharing import OneEvent, OnePlayer, OnePosition, OneSheet, Scope, TwoPlayers
from ...scorebook.sharing import show as shown
from ...text import text
from ..output import Json, Lang, language, line, say, show
from .home import found, latest_first, now_us, opened
from .names import called


def _help(option: str) -> str:
    return text(f"cli-help-share-{option}", language())


def _option(name: str, metavar: str) -> typer.models.OptionInfo:
    option: typer.models.OptionInfo = typer.Option(f"--{name}", metavar=metavar, help=_help(name), show_default=False)
    return option


def share(  # noqa: PLR0913  each an option of the command line
    sheet: Annotated[str | None, typer.Argument(metavar="SHEET", help=_help("sheet"), show_default=False)] = None,
    *,
    event: Annotated[str | None, _option("event", "EVENT")] = None,
    player: Annotated[str | None, _option("player", "PLAYER")] = None,
    against: Annotated[str | None, _option("against", "PLAYER")] = None,
    position: Annotated[str | None, _option("position", "ID")] = None,
    names: Annotated[str, typer.Option("--names", metavar="full|initials|hidden", help=_help("names"))] = "full",
    expires: Annotated[int | None, _option("expires", "DAYS")] = None,
    png: Annotated[Path | None, _option("png", "FILE")] = None,
    base: Annotated[str | None, _option("base", "URL")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Share SHEET, or what an option names: print the sentence and a link, or write the card."""
    from ...server.share_api import page
    from ...server.shares import add
    from ...store.books import HOME

    reader = language(lang)
    if names not in ("full", "initials", "hidden"):
        raise Malformed("share_names", text=names)
    how = cast(Names, names)
    for option, stated in (("--expires", expires), ("--base", base)):
        # A card is no page.
        if png is not None and stated is not None:
            raise Malformed("usage_unused", option=option)
    with opened() as books:
        book = books.book(HOME)
        scope = _scope(book, sheet, event=event, player=player, against=against, position=position)
        told = shown(book, scope, how, reader)
        if png is not None:
            png.write_bytes(_picture(told.card))
            if as_json:
                show({"sentence": told.sentence, "detail": told.detail, "png": str(png)})
            else:
                line(told.sentence)
            return
        made = add(books, HOME, scope, names=how, days=expires, now_us=now_us())
    if base and not base.startswith(("http://", "https://")):
        raise Malformed("share_base", text=base)
    address = base.rstrip("/") if base else _address()
    link = page(address or _usual(), made.slug, reader)
    if as_json:
        show({"sentence": told.sentence, "detail": told.detail, "link": link, "slug": made.slug})
        return
    line(told.sentence)
    line(link)
    if not address:
        say("cli-share-offline", reader)


def _scope(
    book: Book, sheet: str | None, *, event: str | None, player: str | None, against: str | None, position: str | None
) -> Scope:
    given = [each for each in (sheet, event, player, position) if each is not None]
    if len(given) != 1 or (against is not None and player is None):
        raise Malformed("share_one")
    if position is not None:
        return OnePosition(position)
    if event is not None:
        return OneEvent(called(book, "event", event))
    if player is not None:
        person = called(book, "player", player)
        return OnePlayer(person) if against is None else TwoPlayers(person, called(book, "player", against))
    return OneSheet(found(latest_first(book), sheet or "").id)


def _picture(card: str) -> bytes:
    from ...scorebook.cards import draw
    from ...server.config import STATIC
    from ...server.share_cards import fonts

    return draw(card, fonts(STATIC))


def _address() -> str:
    """Where the server of this computer is, while it runs."""
    from ...directories import data_directory
    from ...store.lock import DataLock

    lock = DataLock(data_directory())
    if lock.acquire():
        lock.release()
        return ""
    holder = lock.holder()
    return holder.address if holder else ""


def _usual() -> str:
    from ...server.config import Config

    return Config().address

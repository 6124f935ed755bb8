"""The verbs about the people in the scorebook: who they are, another name for one, and two who are the same."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer
from msgspec.structs import replace

from ...errors import Malformed
from ...scorebook import Book, Player
from ...scorebook.ops import Draft, draft
from ...scorebook.wording import tidy
from ...store.books import HOME
from ...text import text
from ..output import Json, Lang, language, line, say, show
from ..table import table
from .home import book, now_us, opened
from .names import called

Who = Annotated[str, typer.Argument(metavar="PLAYER", show_default=False)]


def players(context: typer.Context, lang: Lang = None, as_json: Json = False) -> None:
    """List the players, with how many sheets each is on."""
    if context.invoked_subcommand is not None:
        return
    reader = language(lang)
    kept = book()
    sheets = Counter(kept.person(player) for sheet in kept.sheets.values() for player in sheet.players)
    people = [player for id_, player in kept.players.items() if kept.person(id_) == id_]
    people.sort(key=lambda player: (player.archived, player.name.casefold()))
    clubs = {player.id: kept.clubs[player.club].name if player.club in kept.clubs else "" for player in people}
    if as_json:
        show([
            {
                "id": player.id, "name": player.name, "nickname": player.nickname, "club": clubs[player.id],
                "archived": player.archived, "sheets": sheets[player.id],
            }
            for player in people
        ])  # fmt: skip
    elif people:
        heads = [text(f"scorebook-column-{name}", reader) for name in ("name", "nickname", "club", "sheets")]
        for each in table(heads, [(p.name, p.nickname, clubs[p.id], str(sheets[p.id])) for p in people], left=3):
            line(each)
    else:
        say("scorebook-empty", lang)


def rename(
    player: Who,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Give PLAYER another NAME."""
    language(lang)
    with opened() as books:
        kept = books.book(HOME)
        who = kept.players[called(kept, "player", player)]
        new = replace(who, name=tidy(name))
        if any(_same(kept, new.name, each) for each in kept.players if each != who.id):
            raise Malformed("book_name_taken", name=new.name)
        if (change := draft(new, who)) is not None:
            books.write(HOME, [change], now_us())
    if as_json:
        show({"id": who.id, "name": new.name})
    else:
        say("scorebook-renamed", lang, old=who.name, name=new.name)


def merge(
    player: Who,
    into: Annotated[str | None, typer.Argument(metavar="INTO", show_default=False)] = None,
    undo: Annotated[
        bool, typer.Option("--undo", help=text("cli-help-scorebook-players-undo", language()), show_default=False)
    ] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Make all that is PLAYER's count as that of INTO: they are the same."""
    language(lang)
    if (into is None) != undo:
        raise Malformed("book_merge_whom")
    with opened() as books:
        kept = books.book(HOME)
        if into is None:
            who, same = _merged(kept, player), None
        else:
            who, same = (kept.players[called(kept, "player", each)] for each in (player, into))
            if who.id == same.id:
                raise Malformed("book_same_player")
        books.write(HOME, [Draft(kind="player", id=who.id, fields={"same_as": same and same.id})], now_us())
    if as_json:
        show({"id": who.id, "same_as": same and same.id})
    elif same is None:
        say("scorebook-parted", lang, name=who.name)
    else:
        say("scorebook-merged", lang, old=who.name, name=same.name)


def _merged(kept: Book, name: str) -> Player:
    """The player of this name or id who was merged into another."""
    wanted = tidy(name).casefold()
    found = [each for each in kept.players.values() if each.same_as and wanted in (each.name.casefold(), each.id)]
    if len(found) != 1:
        raise Malformed("book_name_unclear" if found else "book_name_unknown", kind="player", name=name)
    return found[0]


def _same(kept: Book, name: str, player: str) -> bool:
    return kept.person(player) == player and kept.players[player].name.casefold() == name.casefold()

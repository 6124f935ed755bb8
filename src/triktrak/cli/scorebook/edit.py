"""The verb that puts a sheet right: when, where and what it was, who sat at it; or number and note of a game on it."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from ...errors import Malformed
from ...scorebook import Book, Line, Sheet, read_record, write_record
from ...scorebook.admission import touches
from ...scorebook.ops import Draft
from ...scorebook.standing import after_end
from ...store.books import HOME
from ...text import text
from ..output import Json, Lang, language, say, show
from .entry import Entry
from .home import found, latest_first, now_us, opened, short
from .names import Kind, called
from .showing import line_of, shown

_NOTHING = "-"
"""What takes away what stood there."""


def _help(option: str) -> str:
    return text(f"cli-help-scorebook-edit-{option}", language())


def _option(name: str, metavar: str) -> Any:
    return typer.Option(f"--{name}", metavar=metavar, help=_help(name), show_default=False)


def edit(  # noqa: PLR0913  each an option of the command line
    sheet: Annotated[str, typer.Argument(metavar="SHEET", show_default=False)],
    game: Annotated[int | None, typer.Argument(metavar="[GAME]", show_default=False)] = None,
    *,
    day: Annotated[str | None, _option("day", "2026-05-01")] = None,
    place: Annotated[str | None, _option("place", "PLACE")] = None,
    event: Annotated[str | None, _option("event", "EVENT")] = None,
    club: Annotated[str | None, _option("club", "CLUB")] = None,
    round_: Annotated[str | None, _option("round", "ROUND")] = None,
    stake: Annotated[str | None, _option("stake", "STAKE")] = None,
    note: Annotated[str | None, _option("note", "NOTE")] = None,
    length: Annotated[int | None, _option("length", "POINTS")] = None,
    player: Annotated[list[str] | None, _option("player", "WAS=IS")] = None,
    rated: Annotated[bool | None, typer.Option("--rated/--unrated", help=_help("rated"), show_default=False)] = None,
    number: Annotated[int | None, _option("number", "NUMBER")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Put right what is said of SHEET, or of its GAME; a dash takes away what stood there."""
    reader = language(lang)
    with opened() as books:
        kept = books.book(HOME)
        on = found(latest_first(kept), sheet)
        entry = Entry(kept, now_us())
        said = {"day": day, "round": round_, "stake": stake, "note": note, "length": length, "rated": rated}
        fields: dict[str, object] = {
            name: "" if value == _NOTHING else value for name, value in said.items() if value is not None
        }
        around: dict[Kind, str | None] = {"place": place, "event": event, "club": club}
        for kind, name in around.items():
            if name is not None:
                fields[kind] = None if name == _NOTHING else entry.named(kind, name)
        if player:
            fields["players"] = _seated(kept, entry, on, player)
        changes = _of_sheet(kept, on, fields, number) if game is None else _of_game(kept, on, game, fields, number)
        books.write(HOME, [*entry.drafts, *changes], now_us())
        after = books.book(HOME)
    lifted = bool(on.confirmed) and any(map(touches, changes))
    if as_json:
        show(shown(after, after.sheets[on.id], reader) | {"lifted": lifted})
        return
    if entry.newcomers:
        say("scorebook-newcomers", lang, names=", ".join(entry.newcomers))
    say("scorebook-edited", lang, sheet=short(on.id))
    if lifted:
        say("scorebook-lifted", lang, names=", ".join(map(kept.name, on.confirmed)))


def _of_sheet(kept: Book, on: Sheet, fields: dict[str, object], number: int | None) -> list[Draft]:
    if number is not None:
        raise Malformed("book_edit_game")
    if not fields:
        raise Malformed("book_nothing")
    after = read_record("sheet", {**write_record(on), "id": on.id, **fields})
    assert isinstance(after, Sheet)
    if "length" in fields and (game := after_end(after, kept.lines_of[after.id])) is not None:
        raise Malformed("book_after_end", game=game)
    return [Draft(kind="sheet", id=on.id, fields=fields)]


def _of_game(kept: Book, on: Sheet, game: int, fields: dict[str, object], number: int | None) -> list[Draft]:
    line_ = line_of(kept, on, game)
    if fields.keys() - {"note"}:
        raise Malformed("book_edit_sheet", field=min(fields.keys() - {"note"}))
    told = fields | ({} if number is None else {"number": number})
    if not told:
        raise Malformed("book_nothing")
    assert isinstance(read_record("line", {**write_record(line_), "id": line_.id, **told}), Line)
    return [Draft(kind="line", id=line_.id, fields=told)]


def _seated(kept: Book, entry: Entry, on: Sheet, said: list[str]) -> list[str]:
    """Who sits at the table when those who are named have given their seats to others."""
    players = list(on.players)
    people = [kept.person(player) for player in players]
    for each in said:
        was, sign, name = each.partition("=")
        who = called(kept, "player", was) if sign else ""
        if who not in people:
            raise Malformed("book_edit_player", text=each[:60], players=", ".join(map(kept.name, people)))
        players[people.index(who)] = entry.named("player", name)
    return players

"""The verb that writes a result in the scorebook: a score as it ended, or game by game; all of it or nothing."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import msgspec
import typer

from ...errors import Malformed
from ...scorebook import Book, Player, Sheet
from ...scorebook.search import listed
from ...scorebook.shorthand import read_chouette, read_games, read_rounds, read_score
from ...scorebook.standing import Standing
from ...scorebook.telling import Teller
from ...store.books import HOME
from ...text import text
from ..output import Json, Lang, language, line, say, show
from .entry import Entry
from .home import found, latest_first, now_us, opened, short
from .names import Kind

Names = Annotated[list[str] | None, typer.Argument(metavar="[PLAYER]...", show_default=False)]


def _help(option: str) -> str:
    return text(f"cli-help-scorebook-add-{option}", language())


def _option(name: str, metavar: str | None = None) -> Any:
    return typer.Option(f"--{name}", metavar=metavar, help=_help(name), show_default=False)


def add(  # noqa: PLR0913  each an option of the command line
    players: Names = None,
    *,
    length: Annotated[int | None, _option("length", "N")] = None,
    games: Annotated[str, _option("games", "'A2x4 B …'")] = "",
    score: Annotated[str, _option("score", "7-4")] = "",
    game: Annotated[str, _option("game", "NAME")] = "",
    chouette: Annotated[bool, _option("chouette")] = False,
    low_wins: Annotated[bool, _option("low-wins")] = False,
    target: Annotated[int, _option("target", "N")] = 0,
    sheet: Annotated[str, _option("sheet", "SHEET")] = "",
    day: Annotated[str, _option("day", "2026-05-01")] = "",
    place: Annotated[str, _option("place", "PLACE")] = "",
    event: Annotated[str, _option("event", "EVENT")] = "",
    club: Annotated[str, _option("club", "CLUB")] = "",
    round_: Annotated[str, _option("round", "TEXT")] = "",
    stake: Annotated[str, _option("stake", "TEXT")] = "",
    note: Annotated[str, _option("note", "TEXT")] = "",
    variant: Annotated[str, _option("variant", "VARIANT")] = "standard",
    crawford: Annotated[
        bool, typer.Option("--crawford/--no-crawford", help=text("option-crawford", language()), show_default=False)
    ] = True,
    jacoby: Annotated[
        bool | None, typer.Option("--jacoby/--no-jacoby", help=text("option-jacoby", language()), show_default=False)
    ] = None,
    open_: Annotated[bool, _option("open")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Write a result down, or further games on SHEET."""
    reader = language(lang)
    with opened() as books:
        kept, now = books.book(HOME), now_us()
        entry = Entry(kept, now)
        if sheet:
            said = (players, score, length is not None, game, day, place, event, club, round_, stake, note)
            if any(said):
                raise Malformed("book_add_more")
            on = found(latest_first(kept), sheet)
            begun = len(kept.standings[on.id].games)
        else:
            if len(players or ()) < 2:
                raise Malformed("book_add_who")
            if score and games.strip():
                raise Malformed("book_add_both")
            fields: dict[str, Any] = {
                "kind": _kind(length, games, game, chouette), "length": length or 0, "game": game.strip(),
                "day": day or date.today().isoformat(), "low_wins": low_wins, "target": target,
                "round": round_.strip(), "stake": stake.strip(), "note": note.strip(), "variant": variant,
                "crawford": crawford, "jacoby": jacoby,
                "players": [entry.named("player", name) for name in players or ()],
            }  # fmt: skip
            named: dict[Kind, str] = {"place": place, "event": event, "club": club}
            fields |= {kind: entry.named(kind, name) for kind, name in named.items() if name}
            _check_used(fields["kind"], target=target, low_wins=low_wins, chouette=chouette, jacoby=jacoby)
            if score:
                fields["final"] = read_score(score, len(fields["players"]))
            fields["closed"] = not open_ and fields["kind"] not in ("match", "single") and bool(score or games)
            made = entry.add("sheet", _stated(fields))
            assert isinstance(made, Sheet)
            on, begun = made, 0
        _games(entry, kept, on, games)
        if not entry.drafts:
            raise Malformed("book_nothing")
        after = entry.book(on)
        standing = after.standings[on.id]
        _check(standing, begun)
        books.write(HOME, entry.drafts, now)
    sentence = Teller(after, reader, players=on.players).sheet(on)
    if as_json:
        show({**msgspec.to_builtins(listed(after, on)), "new": entry.newcomers, "text": sentence})
        return
    line(f"{short(on.id)}  {sentence}")
    if standing.crawford:
        say("scorebook-crawford", lang)
    if entry.newcomers:
        say("scorebook-newcomers", lang, names=", ".join(entry.newcomers))
    for problem in standing.problems:
        say("scorebook-problem", lang, game=problem.game, problem=problem.message(reader))


def _kind(length: int | None, games: str, game: str, chouette: bool) -> str:
    if game or chouette:
        return "other" if game else "chouette"
    if length is not None:
        return "match" if length else "money"
    if len(games.replace(",", " ").split()) != 1:
        raise Malformed("book_add_kind")
    return "single"


def _check_used(kind: str, *, target: int, low_wins: bool, chouette: bool, jacoby: bool | None) -> None:
    """Refuse what a sheet of this kind would pass over."""
    unused = {
        "--target": target and kind != "other",
        "--low-wins": low_wins and kind != "other",
        "--chouette": chouette and kind == "other",
        "--jacoby": jacoby and kind == "match",
    }
    for option, so in unused.items():
        if so:
            raise Malformed("usage_unused", option=option)


def _stated(fields: dict[str, Any]) -> dict[str, Any]:
    """What is not as usual: a record says no more than that."""
    usual = {field.name: field.default for field in msgspec.structs.fields(Sheet)}
    return {name: value for name, value in fields.items() if value != usual[name]}


def _games(entry: Entry, kept: Book, on: Sheet, games: str) -> None:
    new = {record.id: record.name for record in entry.records if isinstance(record, Player)}
    people = [kept.name(player) or new[player] for player in on.players]
    if not games.strip():
        return
    if on.duel:
        read = read_games(games, people)
    else:
        read = read_chouette(games, people) if on.kind == "chouette" else read_rounds(games, len(people))
    last = max((line.number for line in kept.lines_of.get(on.id, ())), default=0)
    for number, fields in enumerate(read, last + 1):
        entry.add("line", {"sheet": on.id, "number": number, **fields})


def _check(standing: Standing, begun: int) -> None:
    """Refuse what has been typed after the end; what was there before is told of, and stays."""
    for problem in standing.problems:
        if problem.code == "match_over" and problem.game > begun:
            raise Malformed("book_after_end", game=problem.game)

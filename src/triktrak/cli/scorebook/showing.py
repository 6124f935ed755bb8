"""The verb that shows one sheet: every game on it, what it was worth and where it left the score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer

from ...errors import Malformed
from ...rules import Result
from ...scorebook import Book, Game, Line, Sheet
from ...scorebook.search import listed
from ...scorebook.shorthand import write_game
from ...scorebook.telling import Teller, number
from ...text import text
from ..output import Json, Lang, language, line, say, show
from ..table import table
from .home import book, found, latest_first, score_of

Which = Annotated[str, typer.Argument(metavar="SHEET", show_default=False)]


def showing(sheet: Which = "1", lang: Lang = None, as_json: Json = False) -> None:
    """Show SHEET, the latest one unless it is named: by its number in the list, or by its id."""
    reader = language(lang)
    kept = book()
    on = found(latest_first(kept), sheet)
    if as_json:
        show(shown(kept, on, reader))
        return
    teller, standing = Teller(kept, reader, players=on.players), kept.standings[on.id]
    line(teller.conditions(on))
    line(teller.sheet(on))
    if rows := [_row(kept, on, at, each, teller) for at, each in enumerate(lines(kept, on), 1)]:
        names = ("winner", "how", "cube", "points", "score") if on.duel else ()
        heads = [text(f"share-column-{name}", reader) for name in ("game", *names)]
        people = () if on.duel else tuple(map(kept.name, on.players))
        sums = [] if on.duel else [["", *(number(each, signed=on.kind == "chouette") for each in standing.score), ""]]
        for each in table([*heads, *people, ""], [*rows, *sums], left=3 if on.duel else 1):
            line(each)
    if standing.crawford:
        say("scorebook-crawford", lang)
    if on.confirmed:
        say("scorebook-confirmed", lang, names=", ".join(map(kept.name, on.confirmed)))
    for problem in standing.problems:
        say("scorebook-problem", lang, game=problem.game, problem=problem.message(reader))
    if on.note:
        line(on.note)


def lines(kept: Book, sheet: Sheet) -> list[Line]:
    """The lines of a sheet as they are numbered when it is shown, struck ones among them."""
    return sorted(kept.lines_of[sheet.id], key=lambda each: (each.number, each.id))


def line_of(kept: Book, sheet: Sheet, game: int) -> Line:
    """The line of a game by the number with which it is shown; raises `Malformed("book_game_unknown")` for another."""
    every = lines(kept, sheet)
    if not 0 < game <= len(every):
        raise Malformed("book_game_unknown", game=game, count=len(every))
    return every[game - 1]


def shown(kept: Book, sheet: Sheet, lang: str) -> dict[str, object]:
    """What `--json` prints of a sheet; docs/scorebook.md explains the fields."""
    standing = kept.standings[sheet.id]
    games = {game.line: game for game in standing.games}
    names = [kept.name(player) for player in sheet.players]
    return {
        **msgspec.to_builtins(listed(kept, sheet)),
        "text": Teller(kept, lang, players=sheet.players).sheet(sheet),
        "crawford": standing.crawford,
        "note": sheet.note,
        "problems": [{"game": odd.game, "code": odd.code, "text": odd.message(lang)} for odd in standing.problems],
        "lines": [
            {
                "line": each.id,
                "number": at,
                "struck": each.struck,
                "fits": each.struck or each.id in games,
                "doubtful": each.id in standing.doubtful,
                "typed": _typed(each, names),
                "note": each.note,
                **({} if each.id not in games else {"game": msgspec.to_builtins(games[each.id])}),
            }
            for at, each in enumerate(lines(kept, sheet), 1)
        ],
    }


def _typed(each: Line, names: list[str]) -> str:
    one = each.actions[0] if len(each.actions) == 1 else None
    return write_game(one, names) if isinstance(one, Result) else ""


def _row(kept: Book, sheet: Sheet, at: int, each: Line, teller: Teller) -> list[str]:
    standing = kept.standings[sheet.id]
    game = next((game for game in standing.games if game.line == each.id), None)
    marks = _marks(each, game, each.id in standing.doubtful)
    told = ", ".join(text(f"scorebook-mark-{mark}", teller.lang) for mark in marks)
    if game is None:
        return [str(at), *[""] * (5 if sheet.duel else len(sheet.players)), told]
    if not sheet.duel:
        return [str(at), *(number(points, signed=sheet.kind == "chouette") for points in game.points), told]
    winner = "" if game.winner is None else kept.name(sheet.players[game.winner])
    return [
        str(at), winner, teller.how(game), str(game.cube), str(abs(game.points[0])), score_of(sheet, game.score), told,
    ]  # fmt: skip


def _marks(each: Line, game: Game | None, doubtful: bool) -> Iterator[str]:
    if each.struck:
        yield "struck"
    elif game is None:
        yield "misfit"
    if game is not None and game.crawford:
        yield "crawford"
    if doubtful:
        yield "doubtful"

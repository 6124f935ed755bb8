"""Duels of a scorebook as match files, and match files as sheets: with their moves, or by their results alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from ... import formats
from ...errors import Malformed, TriktrakError
from ...formats.decoding import decode
from ...rules import Action, Award, Match, NextGame
from ..book import Book
from ..records import Line, Sheet, read_record
from ..standing import match_of, misfit, standing
from . import days
from .columns import guessed
from .delimited import sniffed
from .labels import Labels
from .problem import Problem
from .sheets import Made, Names

_MARK = re.compile(
    r'\s*(?:[;#] *\[[^\]"]+"|(?:\d{1,9}[ -]*points?|money|unlimited)[ -]+(?:match|session|game)|Game +\d+:?$)', re.I
)
_HEAD = 60
_DAYS = ("eventdate", "date", "match date")


def write_matches(book: Book, sheets: Iterable[Sheet]) -> tuple[bytes, int]:
    """The duels among these sheets as one match file, and how many sheets it has no words for.

    A result that is known as a whole only has no games that could be written down.

    >>> write_matches(Book([]), [])
    (b'', 0)
    """
    names = Labels(book)
    written, left_out = [], 0
    for sheet in sheets:
        white, black, *_ = names.players(sheet.players)
        match = match_of(sheet, book.lines_of[sheet.id], (white, black)) if sheet.duel else None
        if match is None or not match.actions:
            left_out += 1
        else:
            written.append(formats.dumps(match, about=_about(book, sheet)))
    return "\n".join(written).encode(), left_out


def _about(book: Book, sheet: Sheet) -> dict[str, str]:
    event = book.events.get(sheet.event or "")
    place = book.places.get(sheet.place or "")
    said = {
        "EventDate": sheet.day.replace("-", "."),
        "Event": event.name if event else "",
        "Place": place.name if place else "",
        "Round": sheet.round,
    }
    return {key: value for key, value in said.items() if value}


def is_match_file(data: bytes) -> bool:
    """Whether its first lines have something that no table has; a note in a table may have anything."""
    head = decode(data[:8192]).text.splitlines()[:_HEAD]
    return any(_MARK.match(line) for line in head) and not known_head(next(filter(str.strip, head)))


def known_head(line: str) -> bool:
    """Whether a line looks like the headings of a table.

    >>> known_head("Datum;Speler 1;Speler 2"), known_head(" 7 point match")
    (True, False)
    """
    return sum(guessed(cell.strip('"\ufeff ')) is not None for cell in line.split(sniffed(line))) > 1


def read_matches(data: bytes, names: Names, ids: Iterator[str], day: str = "") -> list[Made]:
    """The sheets of a match file; `day`: that of matches whose head names none."""
    return [_made(reading, names, ids, day) for reading in formats.readings(data)]


def _made(reading: formats.Reading, names: Names, ids: Iterator[str], day: str) -> Made:
    odd = [Problem(one.line, "", one.code, one.params, fatal=False) for one in reading.problems]
    try:
        sheet = _sheet(reading.match, reading.about, names, ids, day)
        lines = _lines(sheet, reading.match, ids)
    except TriktrakError as fault:
        return Made(reading.line, None, (), (*odd, Problem.of(fault, reading.line)))
    return Made(reading.line, sheet, tuple(lines), tuple(odd))


def _sheet(match: Match, about: Mapping[str, str], names: Names, ids: Iterator[str], day: str) -> Sheet:
    options = match.options
    if not all(match.players):
        raise Malformed("book_match_names")
    event, place = about.get("event", "").strip(), about.get("place", "").strip()
    data: dict[str, object] = {
        "id": next(ids),
        "kind": "match" if match.length else "money" if len(match.games) > 1 else "single",
        "players": [names.player(name) for name in match.players],
        "day": _day(about) or day,
        "length": match.length,
        "variant": options.variant,
        "crawford": options.crawford,
        "jacoby": None if match.length else options.jacoby,
        "beavers": options.beavers,
        "max_cube": options.max_cube,
        "round": about.get("round", "").strip(),
        "event": names.other("event", event) if event else None,
        "place": names.other("place", place) if place else None,
        # A session has no end of its own, but a file that was written of it has.
        "closed": not match.length and len(match.games) > 1,
    }
    if not data["day"]:
        raise Malformed("book_match_day")
    sheet = read_record("sheet", data)
    assert isinstance(sheet, Sheet)
    return sheet


def _day(about: Mapping[str, str]) -> str:
    stated = next((about[key] for key in _DAYS if about.get(key)), "")
    return "" if "?" in stated or not stated.strip() else days.day(stated.strip())


def _lines(sheet: Sheet, match: Match, ids: Iterator[str]) -> list[Line]:
    """A line for each game; raises `TriktrakError` for one that no sheet can hold."""
    parts: list[list[Action]] = [[]]
    for action in match.actions:
        if isinstance(action, NextGame):
            parts.append([])
        else:
            parts[-1].append(action)
    made = [
        Line(id=next(ids), sheet=sheet.id, number=number, actions=tuple(part))
        for number, part in enumerate(parts, 1)
        if part
    ]
    for line in made:
        if (fault := misfit(sheet, line)) is not None:
            raise fault
    # What a sheet has no word for (automatic doubles, raccoons) may have made a game worth more.
    counted = {game.line: game for game in standing(sheet, made).games}
    games = [game for game, part in zip(match.games, parts, strict=True) if part]
    return [
        line
        if game.winner is None or (line.id in counted and abs(counted[line.id].points[0]) == game.points)
        else replace(line, actions=(*line.actions, Award(game.winner, game.points)))
        for line, game in zip(made, games, strict=True)
    ]

"""What can be shared of a book, and what is then shown of it: a sentence, tables and a card. One door for server and
command line; nothing that the names chosen would hide gets out here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from .._core import Pending, Situation
from ..errors import Malformed, TriktrakError
from . import cards
from .book import Book
from .naming import Names
from .records import Event, Id, Sheet
from .standing import Standing
from .tally import at, duels, each, tally
from .telling import Teller, number, ranked

R = TypeVar("R")

_ROWS = 200
"""The results that a page lists; the latest ones."""


class OneSheet(Struct, frozen=True, tag="sheet", tag_field="what", forbid_unknown_fields=True):
    """A sheet, as it stands when somebody looks."""

    id: Id


class OneEvent(Struct, frozen=True, tag="event", tag_field="what", forbid_unknown_fields=True):
    """Everything played at an event."""

    id: Id


class TwoPlayers(Struct, frozen=True, tag="pair", tag_field="what", forbid_unknown_fields=True):
    """All backgammon between two people."""

    first: Id
    second: Id


class OnePlayer(Struct, frozen=True, tag="player", tag_field="what", forbid_unknown_fields=True):
    """How often somebody won; against whom is not told."""

    id: Id


class OnePosition(Struct, frozen=True, tag="position", tag_field="what", forbid_unknown_fields=True):
    """A board, as an identifier of any kind."""

    position: Annotated[str, Meta(min_length=1, max_length=300)]


Scope: TypeAlias = OneSheet | OneEvent | TwoPlayers | OnePlayer | OnePosition


class Table(Struct, frozen=True):
    """A table of a page: what it is of, its columns, and its rows of the same length; numbers stand to the right."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[int] = frozenset()


class Shown(Struct, frozen=True):
    """What a reader gets to see."""

    title: str
    sentence: str
    detail: str
    tables: tuple[Table, ...]
    card: str
    """The picture, as SVG."""


def read_scope(data: object) -> Scope:
    """Read what is to be shared from what JSON made of it; raises `Malformed` for what cannot be.

    >>> read_scope({"what": "position", "position": "4HPwATDgc/ABMA"})
    OnePosition(position='4HPwATDgc/ABMA')
    """
    try:
        scope: Scope = msgspec.convert(data, Scope)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("share_what") from error
    return scope


def show(book: Book, scope: Scope, names: Names, lang: str) -> Shown:
    """Show what is shared, in a language; raises TriktrakError `share_missing` where the book has it no more.

    >>> show(Book([]), OnePosition("4HPwATDgc/ABMA"), "full", "en").sentence
    'Backgammon: 167 pips against 167'
    """
    match scope:
        case OneSheet():
            sheet = _found("sheet", book.sheets, scope.id)
            return _sheet(Teller(book, lang, names, sheet.players), sheet)
        case OneEvent():
            event = _found("event", book.events, scope.id)
            sheets = [book.sheets[id_] for id_ in book.standings if book.sheets[id_].event == event.id]
            people = [player for sheet in sheets for player in sheet.players]
            return _event(Teller(book, lang, names, people), event, sheets)
        case TwoPlayers():
            first, second = (_found("player", book.players, each).id for each in (scope.first, scope.second))
            if book.person(first) == book.person(second):
                raise TriktrakError("share_same")
            people = [first, second, *(player for bout in duels(book, first, second) for player in bout.sheet.players)]
            return _pair(Teller(book, lang, names, people), first, second)
        case OnePlayer():
            player = _found("player", book.players, scope.id).id
            return _player(Teller(book, lang, names, [player]), player)
        case OnePosition():
            return _position(Teller(book, lang), Situation.parse(scope.position))


def _found(kind: str, home: dict[str, R], id_: str) -> R:
    if id_ not in home:
        raise TriktrakError("share_missing", kind=kind)
    return home[id_]


def _sheet(teller: Teller, sheet: Sheet) -> Shown:
    stand = teller.book.standings[sheet.id]
    sentence, detail = teller.sheet(sheet), teller.conditions(sheet)
    names = [teller.name(player) for player in sheet.players]
    if sheet.duel:
        title = " – ".join(names)  # noqa: RUF001  a dash between two names
        halves = [cards.Half(name, score) for name, score in zip(names, stand.score, strict=True)]
        cube = max((game.cube for game in stand.games), default=1)
        card = cards.duel(halves[0], halves[1], sentence, detail, cube)
        tables = _games(teller, stand, names)
    else:
        title = teller.say("share-kind-chouette") if sheet.kind == "chouette" else sheet.game
        signed = sheet.kind == "chouette"
        rows = [(names[seat], number(stand.score[seat], signed=signed)) for seat in ranked(sheet, stand)]
        card = cards.ranking(title, rows, sentence, detail)
        tables = _rounds(teller, stand, names, signed=signed)
    return Shown(title, sentence, detail, tables, card)


def _games(teller: Teller, stand: Standing, names: Sequence[str]) -> tuple[Table, ...]:
    rows = []
    for count, game in enumerate(stand.games, 1):
        how = teller.how(game)
        if game.crawford:
            how = f"{how} · {teller.say('share-crawford')}"
        winner = names[game.winner] if game.winner is not None else ""
        points = str(abs(game.points[0]))
        rows.append((str(count), winner, how, str(game.cube), points, teller.score(*game.score)))
    columns = ("game", "winner", "how", "cube", "points", "score")
    heads = tuple(teller.say(f"share-column-{column}") for column in columns)
    caption = teller.say("share-page-table")
    return (Table(caption, heads, tuple(rows), frozenset({0, 3, 4, 5})),) if rows else ()


def _rounds(teller: Teller, stand: Standing, names: Sequence[str], *, signed: bool) -> tuple[Table, ...]:
    def row(first: str, points: Sequence[int]) -> tuple[str, ...]:
        return (first, *(number(each, signed=signed) for each in points))

    rows = [row(str(count), game.points) for count, game in enumerate(stand.games, 1)]
    rows.append(row(teller.say("share-sum"), stand.score))
    heads = (teller.say("share-column-game"), *names)
    return (Table(teller.say("share-page-table"), heads, tuple(rows), frozenset(range(len(heads)))),)


def _results(teller: Teller, sheets: Sequence[Sheet]) -> Table:
    """The sheets in words, the latest first."""
    rows = tuple((teller.day(sheet.day), teller.sheet(sheet)) for sheet in list(sheets)[: -_ROWS - 1 : -1])
    heads = (teller.say("share-column-day"), teller.say("share-column-result"))
    return Table(teller.say("share-page-results"), heads, rows)


def _event(teller: Teller, event: Event, sheets: Sequence[Sheet]) -> Shown:
    title, sentence = teller.event_name(event), teller.event(event, sheets)
    place = teller.book.places.get(event.place or "")
    days = sorted({sheet.day for sheet in sheets} | ({event.day} if event.day else set()))
    parts = [place.name] if place and teller.open else []
    # Written as a span only where it is one.
    parts += [" – ".join(teller.day(day) for day in dict.fromkeys((days[0], days[-1])))] if days else []  # noqa: RUF001  the dash of scores and days
    detail = " · ".join(parts)
    tallies = each(at(teller.book, event))
    rows = [
        (teller.name(person), teller.say("share-share-of", won=own.won, played=own.played))
        for person, own in tallies.items()
    ]
    players = Table(
        teller.say("share-page-standing"),
        tuple(teller.say(f"share-column-{column}") for column in ("player", "won", "played")),
        tuple((teller.name(person), str(own.won), str(own.played)) for person, own in tallies.items()),
        frozenset({1, 2}),
    )
    tables = ((players,) if rows else ()) + ((_results(teller, sheets),) if sheets else ())
    return Shown(title, sentence, detail, tables, cards.ranking(title, rows, sentence, detail))


def _pair(teller: Teller, first: str, second: str) -> Shown:
    bouts = duels(teller.book, first, second)
    count = tally(bouts)
    names = [teller.name(first), teller.name(second)]
    sentence = teller.pair(first, second, count)
    detail = teller.say("share-results", count=count.played)
    halves = cards.Half(names[0], count.won), cards.Half(names[1], count.lost)
    tables = (_results(teller, [bout.sheet for bout in bouts]),) if bouts else ()
    title = " – ".join(names)  # noqa: RUF001  a dash between two names
    return Shown(title, sentence, detail, tables, cards.duel(*halves, sentence, detail))


def _player(teller: Teller, player: str) -> Shown:
    count = tally(duels(teller.book, player))
    name, sentence = teller.name(player), teller.player(player, count)
    values = {"won": count.won, "lost": count.lost, "games": count.games_won, "gammons": count.gammons}
    figures = [cards.Figure(teller.say(f"share-figure-{key}"), str(value)) for key, value in values.items()]
    table = Table(
        name, tuple(figure.label for figure in figures), (tuple(f.value for f in figures),), frozenset(range(4))
    )
    detail = teller.say("share-results", count=count.played)
    return Shown(name, sentence, detail, (table,), cards.portrait(name, figures, sentence, detail))


def _position(teller: Teller, situation: Situation) -> Shown:
    own, theirs = situation.position.pips
    about = {"own": own, "theirs": str(theirs), "dice": str(situation.dice or "")}
    asked = "-dice" if situation.dice else "-take" if situation.pending is not Pending.NOTHING else ""
    sentence = teller.say(f"telling-position{asked}", about)
    score = situation.score
    lines = [teller.say("share-kind-match" if score.length else "share-kind-money", length=score.length)]
    if score.length:
        lines.append(teller.score(score.own, score.theirs))
    table = Table(teller.say("share-page-position"), ("", ""), (("XGID", situation.xgid), ("GNU", _gnu(situation))))
    card = cards.position(situation, sentence, lines)
    return Shown("Backgammon", sentence, " · ".join(lines), (table,), card)


def _gnu(situation: Situation) -> str:
    position_id, match_id = situation.gnubg
    return f"{position_id}:{match_id}"

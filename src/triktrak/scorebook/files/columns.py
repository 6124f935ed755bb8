"""The columns of a table: what each holds, what it is called in three languages, how its cells are written and read.

docs/scorebook.md lists them for people. A numbered column stands once for each seat: "player 1", "player 2", …
"""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from ...errors import Malformed
from ...text import LANGUAGES, text
from ..records import MOST_PLAYERS
from ..wording import tidy
from .delimited import escaped, unescaped

Kind: TypeAlias = Literal["text", "note", "number", "yes", "word", "day", "other"]
Value: TypeAlias = str | int | bool | None


class Column(NamedTuple):
    """What stands in a column: `most` letters, or a number from `least` to `most`, or one of `words`."""

    key: str
    kind: Kind = "text"
    least: int = 0
    most: int = 200
    words: tuple[str, ...] = ()
    numbered: bool = False
    also: str = ""
    """What other people call it, in small letters, with commas between."""


_MILLION = 1_000_000
_ENDS = ("bear-off", "drop", "resign", "award", "forfeit", "time", "abandoned")
_VARIANTS = ("standard", "nackgammon", "hypergammon", "longgammon")
_SHEET = (
    Column("sheet", most=100, also="sheet id,match id,session,session id,partij,wedstrijd,wedstrijd id,partie,matchid"),
    Column("day", "day", most=40, also="date,played,played on,match date,gespeeld op,speeldatum,gespielt am,spieltag"),
    Column("kind", "word", words=("match", "money", "single", "chouette", "other"), also="type,soort partij,typ"),
    Column("game_name", also="other game,ander spel,anderes spiel"),
    Column("player", most=100, numbered=True, also="white/black,naam,name,player name,speelster,spielerin"),
    Column("length", "number", most=64, also="match length,match to,points to play,to,lengte,partijlengte,punktzahl"),
    Column("variant", "word", words=_VARIANTS, also="variation"),
    Column("crawford", "yes", also="crawford rule"),
    Column("jacoby", "yes", also="jacoby rule"),
    Column("beavers", "yes", also="beaver"),
    Column("max_cube", "number", least=1, most=32_768, also="cube limit,höchster cube"),
    Column("stake", also="stakes per point,inzet per punt"),
    Column("low_wins", "yes"),
    Column("target", "number", most=_MILLION),
    Column("club", most=100, also="group,groep,gruppe,klub"),
    Column("place", most=100, also="venue,location,locatie,lieu"),
    Column("event", most=100, also="tournament,competition,toernooi,evenement,wettkampf"),
    Column("round", also="tournament round"),
    Column("rated", "yes"),
    Column("started", most=40, also="start,begin"),
    Column("ended", most=40, also="end time,einde"),
    Column("closed", "yes"),
    Column("method", "word", words=("played", "time", "forfeit")),
    Column("given_to", most=100),
    Column("sheet_note", "note", most=4000),
)
_GAME = (
    Column("number", "number", least=1, most=100_000, also="game,game number,nr,no,spelnummer,spielnummer,#"),
    Column("box", most=100),
    Column("captain", most=100),
    Column("stakes", "other", most=4000),
    Column("winner", most=100, also="won by,gewonnen door,gewonnen von,victor"),
    Column(
        "win", "word", words=("single", "gammon", "backgammon"), also="kind of win,win type,soort winst,result type"
    ),
    Column("cube", "number", least=1, most=32_768, also="cube value,doubling cube,dobbelsteen,dopplerwürfel"),
    Column("end", "word", words=_ENDS, also="ending,how"),
    Column("crawford_game", "yes"),
    Column("points", "number", least=-_MILLION, most=_MILLION, numbered=True, also="pts,points won"),
    Column("before", "number", least=-_MILLION, most=_MILLION, numbered=True),
)
_SCORE = Column("score", "number", least=-_MILLION, most=_MILLION, numbered=True, also="final score,uitslag,ergebnis")
_LAST = (
    Column("seconds", "number", most=604_800),
    Column("written", most=40),
    Column("note", "note", most=4000, also="comment,comments,remark,remarks,notes,opmerkingen,bemerkungen,kommentar"),
)
_FOREIGN = (
    Column("loser", most=100, also="lost by,verloren door,verloren von,verliezer,verlierer"),
    Column("result", most=40, also="final,end result,result,resultaat,resultat,eindstand,endstand"),
)

GAMES = (*_SHEET, *_GAME, _SCORE, *_LAST)
"""The table of games: a line a game, with its sheet's data repeated."""
SHEETS = (*_SHEET, Column("winner", most=100), _SCORE)
"""The table of sheets: a line for each that is over, with its result."""
FIELDS = {column.key: column for column in (*GAMES, *_FOREIGN)}
"""All columns that are read; `result` is a score like 7-4, and `loser` another way to name the players."""


def heading(key: str, number: int = 0, lang: str = "en") -> str:
    """What stands over a column.

    >>> heading("player", 2), heading("day", lang="nl"), heading("low_wins", lang="de")
    ('player 2', 'datum', 'niedrig gewinnt')
    """
    name = text(f"book-column-{key.replace('_', '-')}", lang)
    return f"{name} {number}" if number else name


def headings(lang: str = "en") -> dict[str, str]:
    """All that a column may be, with what stands over it; those of seats for the first two.

    >>> headings("nl")["player:2"]
    'speler 2'
    """
    seats = {key: (1, 2) if column.numbered else (0,) for key, column in FIELDS.items()}
    return {f"{key}:{seat}" if seat else key: heading(key, seat, lang) for key in FIELDS for seat in seats[key]}


@cache
def _known() -> dict[str, str]:
    names = {name.strip(): key for key, column in FIELDS.items() for name in column.also.split(",") if name}
    for key in FIELDS:
        names |= {_plain(heading(key, lang=lang)): key for lang in LANGUAGES} | {_plain(key): key}
    return names


def _plain(name: str) -> str:
    return " ".join(re.sub(r"[_.:()]", " ", name).casefold().split())


def guessed(name: str) -> str | None:
    """The field that a heading means, with the number of its seat; None for one that is not known.

    >>> guessed("Datum"), guessed("Player_2"), guessed("speler 12"), guessed("shoe size")
    ('day', 'player:2', 'player:12', None)
    """
    plain = _plain(name)
    if (key := _known().get(plain)) is not None:
        return key
    if found := re.fullmatch(r"(.+?) ?(\d{1,2})", plain):
        return _seat(_known().get(found[1]), int(found[2]))
    return None


def field(stated: str) -> str:
    """A field as somebody named it, in any of the languages; raises `Malformed` for one that there is not.

    >>> field("speler 1"), field("day")
    ('player:1', 'day')
    """
    found = guessed(stated.replace(":", " "))
    if found is None:
        raise Malformed("book_import_field", field=stated, known=list(FIELDS))
    return found


def _seat(key: str | None, number: int) -> str | None:
    good = key is not None and FIELDS[key].numbered and 1 <= number <= MOST_PLAYERS
    return f"{key}:{number}" if good else None


# Cells.


def write_cell(column: Column, value: Value, lang: str) -> str:
    """A value as it stands in a cell; nothing for None.

    >>> write_cell(FIELDS["win"], "gammon", "en"), write_cell(FIELDS["low_wins"], True, "nl")
    ('gammon', 'ja')
    """
    if value is None:
        return ""
    if column.kind == "yes":
        return _words("yes", lang)["yes" if value else "no"]
    if column.kind == "word":
        return _words(column.key, lang)[str(value)]
    return escaped(value) if isinstance(value, str) else str(value)


@cache
def _words(key: str, lang: str) -> dict[str, str]:
    """What the words of a column, or yes and no, are in a language."""
    if key == "yes":
        return {word: text(f"book-cell-{word}", lang) for word in ("yes", "no")}
    return {word: text(f"book-cell-{key}-{word}", lang) for word in FIELDS[key].words}


@cache
def _meant(key: str) -> dict[str, str]:
    """The words of a column by what they are called in any language."""
    others = {"yes": _YES, "win": _WINS}.get(key, {})
    said = {name.casefold(): word for lang in LANGUAGES for word, name in _words(key, lang).items()}
    return others | said | {word: word for word in _words(key, "en")}


_YES = {"true": "yes", "1": "yes", "x": "yes", "y": "yes", "j": "yes", "false": "no", "0": "no", "n": "no"}
_WINS = {"1": "single", "2": "gammon", "3": "backgammon", "g": "gammon", "bg": "backgammon", "bagammon": "backgammon"}
_WINS |= {"simple": "single", "normal": "single", "enkel": "single"}


def read_cell(column: Column, cell: str) -> Value:
    """The value in a cell, None for an empty one; raises `Malformed` for what cannot stand in this column.

    >>> read_cell(FIELDS["win"], "Gammon"), read_cell(FIELDS["cube"], "4"), read_cell(FIELDS["rated"], "nein")
    ('gammon', 4, False)
    """
    if column.kind == "note":
        return _short(column, unescaped(cell).replace("\r\n", "\n").replace("\r", "\n")) or None
    plain = tidy(unescaped(cell))
    if not plain:
        return None
    match column.kind:
        case "number":
            return _number(column, plain)
        case "yes":
            return _yes(plain)
        case "word":
            return _word(column, plain)
        case _:
            return _short(column, plain)


def _short(column: Column, plain: str) -> str:
    if len(plain) > column.most:
        raise Malformed("book_cell_long", length=len(plain), max=column.most, text=plain[:40])
    return plain


def _number(column: Column, plain: str) -> int:
    # A spreadsheet may have written a whole number with nothing behind its point or comma.
    found = re.fullmatch(r"([+\-\u2212]?\d{1,9})(?:[.,]0+)?", plain)
    if found is None:
        raise Malformed("book_cell_number", text=plain[:60])
    number = int(found[1].replace("\u2212", "-"))
    if not column.least <= number <= column.most:
        raise Malformed("book_cell_range", number=number, min=column.least, max=column.most)
    return number


def _yes(plain: str) -> bool:
    word = _meant("yes").get(plain.casefold())
    if word is None:
        raise Malformed("book_cell_yes", text=plain[:60])
    return word == "yes"


def _word(column: Column, plain: str) -> str:
    word = _meant(column.key).get(plain.casefold())
    if word is None:
        raise Malformed("book_cell_word", text=plain[:60], known=list(column.words))
    return word

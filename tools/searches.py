"""tests/data/searches.json: names as they are kept and looked for, and what is found in random books.

The browser's web/src/lib/book/wording.ts and web/src/lib/scorebook/search.ts are held to it: `tidy` and `folded` are
pairs of a text and what it becomes; `unseen` are the numbers of the signs that no name, and no note, may have; each of
`books` has records by kind, and `searches`: what is asked for, and the sheets that are found, in their order, as places
in the book's list.
"""

from __future__ import annotations

import json
import random
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from triktrak.errors import Malformed
from triktrak.rules import Result, Side
from triktrak.scorebook import Book, Clock, Club, Event, Line, Place, Player, Record, Sheet, read_record, write_record
from triktrak.scorebook.search import search
from triktrak.scorebook.statistics.filters import read_filter
from triktrak.scorebook.wording import folded, tidy

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "tests" / "data" / "searches.json"
BOOKS, SHEETS, SEARCHES, SEED = 30, 9, 14, 20_261_130
NAMES = (
    "Anna", "anna", "Zoë", "Zoe\u0308", "Søren Müßig", "Łukasz Đorđević", "\u2019t Hart", "'t Hart", "Öykü İnce",
    "Şule I\u015f\u0131k", "\u039f\u0394\u039f\u03a3", "\u03bf\u03b4\u03cc\u03c2", "\u0395\u03bb\u03ad\u03bd\u03b7",
    "\u042e\u0440\u0438\u0439", "Nguyễn Văn An", "\ufb01nn", "Ångström", "Æsa Þórðardóttir", "José", "Jose\u0301",
    "李雷", "\uff8a\uff9d\uff76\uff78", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "\u2167 Henry", "Großmann",
    "GROSSMANN", "Œuvre",
)  # fmt: skip
BLANKS = ("Anna  de\tWit", "\u00a0Bo\u3000 ", "\n Cas \r\n", "a\x85b", "a\u200db", "a\u1680b", "", "   ")
NOTES = ("Café de Kroon", "bij het raam", "the CUBE was lost", "", "", "zum Geburtstag\nmit Kuchen", "100 % geluk")
_PLACE = "01900000-0000-7000-8000-000000000000"
T = TypeVar("T")


def generate() -> str:
    """Return the whole file; the same every time."""
    chance = random.Random(SEED)  # noqa: S311  the same books every time
    texts = [*NAMES, *BLANKS, *NOTES, *(unicodedata.normalize("NFD", name) for name in NAMES)]
    whole = {
        "tidy": [[text, tidy(text)] for text in texts],
        "folded": [[text, folded(text)] for text in texts],
        "unseen": {field: [n for n in range(0x10000) if _refused(field, n)] for field in ("name", "note")},
        "books": [_book(chance) for _ in range(BOOKS)],
    }
    return json.dumps(whole, ensure_ascii=True, separators=(",", ":")).replace('{"players"', '\n{"players"') + "\n"


def _refused(field: str, number: int) -> bool:
    """Whether a place with this sign in its name or note is none; half a sign of two is never there to be typed."""
    texts = {"name": "Thuis", field: tidy(f"a{chr(number)}b") if field == "name" else f"a{chr(number)}b"}
    try:
        return not (0xD800 <= number < 0xE000) and not read_record("place", {"id": _PLACE, **texts})
    except Malformed:
        return True


def _book(chance: random.Random) -> dict[str, Any]:
    ids = [f"01900000-0000-7000-8000-{n:012x}" for n in range(200)]
    new = iter(ids).__next__
    players = [
        Player(id=new(), name=tidy(chance.choice(NAMES)), nickname=chance.choice(["", "", "De Baron", "Zus"]))
        for _ in range(6)
    ]
    players.append(Player(id=new(), name="Oude Naam", same_as=players[0].id))
    places = [Place(id=new(), name=name) for name in ("Café De Kroon", "Thuis", "Zürich")]
    clubs = [Club(id=new(), name=name) for name in ("De Dubbelsteen", "Würfelfreunde")]
    events = [Event(id=new(), name=name) for name in ("Winter open", "Été 2026")]
    sheets = [_sheet(chance, new(), players, places, clubs, events) for _ in range(SHEETS)]
    lines = [
        Line(id=new(), sheet=sheet.id, number=1, actions=(Result(Side.WHITE),), note=chance.choice(NOTES))
        for sheet in sheets
        if sheet.duel and chance.random() < 0.5
    ]
    book = Book([*players, *places, *clubs, *events, *sheets, *lines])
    order = {sheet.id: at for at, sheet in enumerate(sheets)}
    asked = [_asked(chance, book) for _ in range(SEARCHES)]
    told = []
    for each in asked:
        conditions = read_filter({name: value for name, value in each.items() if name != "words"})
        told.append([each, [order[sheet.id] for sheet in search(book, conditions, each.get("words", ""))]])
    homes: dict[str, Sequence[Record]] = {
        "players": players, "places": places, "clubs": clubs, "events": events, "sheets": sheets, "lines": lines,
    }  # fmt: skip
    return {name: [write_record(record) for record in home] for name, home in homes.items()} | {"searches": told}


def _sheet(
    chance: random.Random,
    id_: str,
    players: Sequence[Player],
    places: Sequence[Place],
    clubs: Sequence[Club],
    events: Sequence[Event],
) -> Sheet:
    kind: Any = chance.choice(["match", "match", "money", "single", "other", "chouette"])
    # Nobody sits at a table with the one that turned out to be the same person.
    seats = chance.sample(players[1:6], 3 if kind in ("chouette", "other") else 2)
    if chance.random() < 0.4:
        seats[0] = chance.choice([players[0], players[6]])
    return Sheet(
        id=id_,
        kind=kind,
        players=tuple(player.id for player in seats),
        day=f"2026-{chance.randint(4, 6):02d}-{chance.randint(1, 9):02d}",
        started=chance.choice(["", "", "2026-05-01T20:15Z"]),
        length=chance.choice([3, 5, 7]) if kind == "match" else 0,
        variant=chance.choice(["standard", "standard", "nackgammon"]),
        game=chance.choice(["Hearts", "Klaverjassen"]) if kind == "other" else "",
        stake=chance.choice(["", "un café le point"]),
        round=chance.choice(["", "Finale", "1ère ronde"]),
        place=_perhaps(chance, places),
        club=_perhaps(chance, clubs),
        event=_perhaps(chance, events),
        clock=chance.choice([None, None, Clock(delay=12, reserve=840)]),
        confirmed=(seats[1].id,) if chance.random() < 0.2 else (),
        note=chance.choice(NOTES),
    )


def _perhaps(chance: random.Random, named: Sequence[Place | Club | Event]) -> str | None:
    return chance.choice(named).id if chance.random() < 0.6 else None


def _asked(chance: random.Random, book: Book) -> dict[str, Any]:
    """Some words, some conditions, or both."""
    words = [
        "anna", "ZOE", "sören", "soren mussig", "lukasz", "'T hart", "\u03bf\u03b4\u03bf\u03c2", "cafe", "kroon hearts",
        "2026-05", "05-0", "baron", "wurfel", "ete finale", "geburtstag", "kuchen zum", "cube", "%", "oude", "nguyen",
        "", "grossmann",
    ]  # fmt: skip
    asked: dict[str, Any] = {"words": chance.choice(words)} if chance.random() < 0.7 else {}
    conditions: dict[str, Any] = {
        "players": _some(chance, list(book.players)),
        "opponents": _some(chance, list(book.players)),
        "clubs": _some(chance, list(book.clubs)),
        "places": _some(chance, list(book.places)),
        "events": _some(chance, list(book.events)),
        "kinds": _some(chance, ["match", "money", "single", "chouette", "other"]),
        "lengths": _some(chance, [0, 3, 5, 7]),
        "variants": _some(chance, ["standard", "nackgammon"]),
        "since": "2026-05-03",
        "until": "2026-05-20",
        "month": chance.choice(["2026-04", "2026-05"]),
        "clock": chance.random() < 0.5,
        "confirmed": True,
    }
    chosen = chance.sample(sorted(conditions), chance.choice([0, 1, 1, 2]))
    return asked | {name: conditions[name] for name in chosen}


def _some(chance: random.Random, values: Sequence[T]) -> list[T]:
    return chance.sample(values, chance.randint(1, min(2, len(values))))


def main(arguments: list[str]) -> int:
    """Write the file, or with --check say whether the committed one is the same."""
    wanted = generate()
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == wanted:
        return 0
    if arguments == ["--check"]:
        sys.stderr.write(f"{TARGET.relative_to(ROOT)} is not what the scorebook finds: run tools/searches.py\n")
        return 1
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Statistics as lines on a terminal: what each figure is, on how much it rests, and between which ends it lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import asdict

from ...scorebook.statistics.days import Records
from ...scorebook.statistics.figures import Part, Streaks
from ...scorebook.statistics.intervals import Mean, Rate
from ...scorebook.statistics.rating import Pool
from ...scorebook.statistics.sittings import Chouettes, Other
from ...scorebook.statistics.summary import Person, Summary
from ...scorebook.statistics.whole import Whole
from ...text import text
from ..table import table

_OF_BOOK = {"matches": "matches_decided", "games": "games_played", "doubled": "turned"}
"""Figures of a whole book that take nobody's side, where those of a player of the same name do."""
_MOST = 12
"""Players and opponents in a table: those with most sheets."""


class Words:
    """Figures in a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, /, **params: object) -> str:
        """A sentence of the catalogue."""
        return text(f"stats-{key.replace('_', '-')}", self.lang, params)

    def figure(self, value: Rate | Mean) -> tuple[str, str, str]:
        """How many, what they come to, and the interval; few are marked."""
        if isinstance(value, Rate):
            middle, low, high = (self._share(each) for each in (value.share, value.low, value.high))
        else:
            middle, low, high = (self.number(each) for each in (value.mean, value.low, value.high))
        return f"{value.n}{'*' if value.few else ' '}", middle, self("between", low=low, high=high) if low else ""

    def _share(self, value: float | None) -> str:
        return "" if value is None else self("percent", share=value)

    def number(self, value: float | None) -> str:
        """A number to two places; nothing for none."""
        return "" if value is None else self("mean", value=value)


def told(found: Summary, lang: str) -> Iterator[str]:
    """The lines of a summary: of the players that its filter names, or else of the whole book."""
    words = Words(lang)
    if not (found.whole.sheets or found.tables):
        yield words("nothing")
        return
    for one in found.people:
        yield from _person(one, found.ratings, words)
    if not found.people:
        yield from _book(found, words)
    yield ""
    yield words("few", count=found.fewest)
    if found.left_out:
        yield words("left-out", count=found.left_out)


def _book(found: Summary, words: Words) -> Iterator[str]:
    yield words("title", name=words("book"), sheets=found.whole.sheets)
    yield from _figures(found.whole, words)
    yield from _parts("players", found.players, words)
    for pool in found.ratings:
        yield from _ratings(pool, words)
    yield from _records(found.whole.records, words)
    yield from _chouettes([(one.name, one.chouettes) for one in found.tables], words)
    yield from _others([(one.name, game) for one in found.tables for game in one.others], words)


def _person(one: Person, ratings: Iterable[Pool], words: Words) -> Iterator[str]:
    yield words("title", name=one.name, sheets=one.duels.sheets)
    yield from _figures(one.duels, words)
    for key, row in (("match-streaks", one.duels.match_streaks), ("game-streaks", one.duels.game_streaks)):
        if row != Streaks(0, 0, 0):
            side = "won" if row.present > 0 else "lost"
            yield words(key, now=abs(row.present), side=side, won=row.won, lost=row.lost)
    for key, part in (("nemesis", one.nemesis), ("favourite", one.favourite)):
        if part is not None:
            n, share, between = words.figure(part.games)
            yield words(key, name=part.name, games=n.strip(), share=share, between=between)
    yield from _parts("opponents", one.parts.opponents, words)
    for pool in ratings:
        own = [rated for rated in pool.players if rated.player == one.player]
        yield from _ratings(Pool(club=pool.club, name=pool.name, players=tuple(own), history=()), words)
    yield from _records(one.records, words)
    yield from _chouettes([(one.name, one.chouettes)], words)
    yield from _others([(one.name, game) for game in one.others], words)


def _figures(home: Struct, words: Words) -> Iterator[str]:
    rows = []
    for name, value in asdict(home).items():
        label = words(_OF_BOOK.get(name, name) if isinstance(home, Whole) else name)
        if isinstance(value, Rate | Mean) and value.n:
            rows.append((label, *words.figure(value)))
        elif isinstance(value, int) and name != "sheets":
            rows.append((label, "", str(value), ""))
    yield from table((words("figure"), "n ", words("value"), words("interval")), rows)


def _parts(title: str, parts: Sequence[Part], words: Words) -> Iterator[str]:
    rows = [
        (part.name, words("pair", first=part.points_won, second=part.points_lost), *words.figure(part.games))
        for part in parts[:_MOST]
    ]
    head = (words(title), words("points"), words("games_played"), words("won"), words("interval"))
    yield from _section(head, rows)
    if len(parts) > _MOST:
        yield words("more", count=len(parts) - _MOST)


def _ratings(pool: Pool, words: Words) -> Iterator[str]:
    rows = []
    for one in pool.players[:_MOST]:
        band = "" if one.band is None else f"±{one.band:.0f}"
        rows.append((one.name, words("rating_value", value=one.rating), band, str(one.experience)))
    title = words("rating-club", club=pool.name) if pool.club else words("rating")
    yield from _section((title, words("points"), words("provisional"), words("experience")), rows)


def _records(records: Records, words: Words) -> Iterator[str]:
    rows = [
        (words(f"record-{name}"), str(record.value), record.day)
        for name, record in asdict(records).items()
        if record is not None
    ]
    yield from _section((words("records"), "", words("day")), rows)


def _chouettes(own: Iterable[tuple[str, Chouettes]], words: Words) -> Iterator[str]:
    rows = []
    for name, table_of in own:
        for role in ("whole", "box", "captain", "team"):
            found = getattr(table_of, role)
            if found.per_game.n:
                rows.append((name, words(f"role-{role}"), str(found.points), *words.figure(found.per_game)))
    head = (words("chouettes"), "", words("points"), words("games_played"), words("per_game"), words("interval"))
    yield from _section(head, rows, left=2)


def _others(own: Iterable[tuple[str, Other]], words: Words) -> Iterator[str]:
    rows = [(name, game.game, str(game.points), *words.figure(game.won)) for name, game in own]
    head = (words("others"), "", words("points"), words("over"), words("won"), words("interval"))
    yield from _section(head, rows, left=2)


def _section(head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> Iterator[str]:
    if rows:
        yield ""
        yield from table(head, rows, left=left)

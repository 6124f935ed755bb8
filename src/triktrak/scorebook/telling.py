"""Results as people tell them: a sentence for a sheet, a day of games, two people against each other, one player.

Whatever is said is true of an unfinished sheet too, and of a draw. The words stand in `book_share.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from ..text import text
from .book import Book
from .naming import Names, shown
from .records import Event, Sheet
from .standing import Game, Standing, reached
from .tally import Tally, at, each

_LISTED = 4
"""Of so many people all are named; of more, the first few."""


class Teller:
    """Tells of a book in a language, naming people in full, by initials or not at all.

    >>> Teller(Book([]), "de").score(7, 4)
    '7:4'
    """

    def __init__(self, book: Book, lang: str, names: Names = "full", players: Iterable[str] = ()) -> None:
        self.book = book
        self.lang = lang
        self.open = names == "full"
        """Whether everything may be told: an event or a place may give away who was there."""
        self._called = shown(book, players, names, lang)

    def say(self, key: str, params: Mapping[str, object] | None = None, /, **more: object) -> str:
        """A sentence of the catalogue."""
        return text(key, self.lang, {**(params or {}), **more})

    def name(self, player: str) -> str:
        """What a player is called."""
        return self._called[player] if player in self._called else self.say("share-somebody")

    def score(self, first: int, second: int) -> str:
        """Two numbers of points against each other."""
        return self.say("share-score", first=str(first), second=str(second))

    def points(self, count: int) -> str:
        """A number of points."""
        return self.say("share-points", count=count, shown=str(count))

    def several(self, words: Sequence[str], most: int = _LISTED) -> str:
        """Words in a row, as one says them."""
        if len(words) > most:
            return self.say("share-list-more", most=", ".join(words[: most - 1]), count=len(words) - most + 1)
        return self.say("share-list", most=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else words[0]

    def day(self, day: str) -> str:
        """A day with its month in words.

        >>> Teller(Book([]), "de").day("2026-03-30")
        '30. März 2026'
        """
        when = date.fromisoformat(day)
        return self.say("share-day", day=str(when.day), month=when.month, year=str(when.year))

    def sheet(self, sheet: Sheet) -> str:
        """How a sheet stands, or who won it and how."""
        stand = self.book.standings[sheet.id]
        if not stand.games and not any(stand.score) and stand.winner is None:
            return self.say("telling-nothing", names=self.several([self.name(player) for player in sheet.players]))
        sentence = self._duel(sheet, stand) if sheet.duel else self._table(sheet, stand)
        extras = self._extras(sheet, stand)
        return self.say("telling-extras", sentence=sentence, extras=", ".join(extras)) if extras else sentence

    def _duel(self, sheet: Sheet, stand: Standing) -> str:
        ahead = _ahead(stand) if stand.winner is None else stand.winner
        first, second = (1, 0) if ahead == 1 else (0, 1)
        names = [self.name(player) for player in sheet.players]
        points = self.score(stand.score[first], stand.score[second])
        winner = {"winner": names[first], "loser": names[second], "score": points}
        both = {"first": names[first], "second": names[second], "score": points}
        if not stand.over:
            return self.say("telling-level" if ahead is None else "telling-ahead", both)
        if sheet.winner is not None and stand.winner == sheet.winner and not reached(sheet, stand.score):
            how = {"played": "given"}.get(sheet.method, sheet.method)
            return self.say(f"telling-won-{how}", winner)
        if sheet.length and not reached(sheet, stand.score):
            return self.say("telling-broken-off", both, length=sheet.length)
        if stand.winner is None:
            return self.say("telling-draw", both)
        if sheet.kind == "single" and stand.games:
            return self.say("telling-single", winner, kind=stand.games[-1].kind)
        if sheet.kind == "money":
            margin = stand.score[first] - stand.score[second]
            return self.say("telling-money", winner, points=self.points(margin))
        return self.say("telling-won", winner)

    def _extras(self, sheet: Sheet, stand: Standing) -> list[str]:
        if not sheet.duel:
            return []
        games, extras = stand.games, []
        finished = stand.over and stand.winner is not None
        seat = stand.winner if finished else _ahead(stand)
        if sheet.kind == "money" and finished:
            extras.append(self.score(stand.score[seat or 0], stand.score[1 - (seat or 0)]))
        if sheet.kind == "single" and games:
            return [self.points(abs(games[-1].points[0])), *self._how(games[-1])]
        if seat is not None:
            for kind, key in ((2, "share-gammons"), (3, "share-backgammons")):
                if won := sum(game.kind == kind and game.winner == seat for game in games):
                    extras.append(self.say(key, count=won))
        highest = max((game.cube for game in games), default=1)
        return [*extras, self.say("share-highest-cube", cube=str(highest))] if highest > 1 else extras

    def _how(self, game: Game) -> list[str]:
        cube = [self.say("share-cube", cube=str(game.cube))] if game.cube > 1 else []
        return [*cube, self.say("share-dropped")] if game.end == "drop" else cube

    def _table(self, sheet: Sheet, stand: Standing) -> str:
        """A chouette or another game: who is how far, the best first."""
        signed = sheet.kind == "chouette"
        game = self.say("share-kind-chouette") if signed else sheet.game
        seats = ranked(sheet, stand)
        best = [seat for seat in seats if stand.score[seat] == stand.score[seats[0]]]
        names = [self.name(player) for player in sheet.players]
        bare = [number(each, signed=signed) for each in stand.score]
        most = stand.score[seats[0]]
        points = self.say("share-with-points", count=abs(most), shown=bare[seats[0]])
        if not stand.over:
            told = [self.say("telling-name-points", name=names[seat], points=bare[seat]) for seat in seats]
            return self.say("telling-so-far", game=game, others=self.several(told))
        if len(best) > 1:
            shared = self.several([names[seat] for seat in best])
            return self.say("telling-best-shared", game=game, names=shared, points=points)
        others = [self.say("telling-with-points", name=names[seat], points=bare[seat]) for seat in seats[1:]]
        return self.say("telling-best", game=game, winner=names[seats[0]], points=points, others=self.several(others))

    def kind(self, sheet: Sheet) -> str:
        """What kind of sheet it is: "match to 7", or the name of another game."""
        return sheet.game if sheet.kind == "other" else self.say(f"share-kind-{sheet.kind}", length=sheet.length)

    def how(self, game: Game) -> str:
        """How a game between two was won: as a gammon, by a dropped double."""
        kinds = {2: "share-gammon", 3: "share-backgammon"}
        how = self.say(kinds.get(game.kind, "share-single"))
        return self.say(f"share-end-{game.end}", kind=how) if game.end in ("drop", "resign") else how

    def conditions(self, sheet: Sheet) -> str:
        """What kind of sheet it is, how long it took, and when and where that was."""
        parts = [self.kind(sheet)]
        if games := self.book.standings[sheet.id].games:
            parts.append(self.say("share-rounds" if sheet.kind == "other" else "share-games", count=len(games)))
        event, place = self.book.events.get(sheet.event or ""), self.book.places.get(sheet.place or "")
        if self.open:
            parts += [known.name for known in (event, place) if known]
        return " · ".join([*parts, self.day(sheet.day)])

    def event_name(self, event: Event) -> str:
        """What an event is called, where that may be told."""
        return event.name if self.open else self.say("share-some-event")

    def event(self, event: Event, sheets: Sequence[Sheet]) -> str:
        """How many played how much at an event, and who won most."""
        standings = [self.book.standings[sheet.id] for sheet in sheets]
        people = {self.book.person(player) for sheet in sheets for player in sheet.players}
        counts = [
            self.say("share-results", count=sum(stand.over for stand in standings)),
            self.say("share-games", count=sum(len(stand.games) for stand in standings)),
            self.say("share-players", count=len(people)),
        ]
        if unfinished := sum(not stand.over for stand in standings):
            counts.append(self.say("share-unfinished", count=unfinished))
        told = self.say("telling-event", event=self.event_name(event), counts=", ".join(counts))
        tallies = each(at(self.book, event))
        most = max((tally.won for tally in tallies.values()), default=0)
        winners = [self.name(person) for person, tally in tallies.items() if tally.won == most]
        if not most:
            return told
        best = self.say("telling-most-won", winners=len(winners), names=self.several(winners), won=most)
        return f"{told}. {best}"

    def pair(self, first: str, second: str, tally: Tally) -> str:
        """How two people stand against each other; `tally` is the first one's against the second."""
        names = [self.name(first), self.name(second)]
        if not tally.played and not tally.games:
            return self.say("telling-nothing", names=self.several(names))
        behind = tally.won < tally.lost
        won, lost = (tally.lost, tally.won) if behind else (tally.won, tally.lost)
        games = (tally.games_lost, tally.games_won) if behind else (tally.games_won, tally.games_lost)
        ahead = {"first": names[behind], "second": names[not behind], "score": self.score(won, lost)}
        sentence = self.say("telling-level" if won == lost else "telling-ahead", ahead)
        if not tally.games:
            return sentence
        return self.say(
            "telling-extras", sentence=sentence, extras=self.say("share-games-score", score=self.score(*games))
        )

    def player(self, player: str, tally: Tally) -> str:
        """How often somebody won."""
        if not tally.played:
            return self.say("telling-nothing", names=self.name(player))
        sentence = self.say("telling-player", name=self.name(player), won=tally.won, played=tally.played)
        counts = ((tally.gammons, "share-gammons"), (tally.backgammons, "share-backgammons"))
        extras = [self.say(key, count=count) for count, key in counts if count]
        return self.say("telling-extras", sentence=sentence, extras=", ".join(extras)) if extras else sentence


def ranked(sheet: Sheet, stand: Standing) -> list[int]:
    """The seats of a sheet, the best first; those with as many points in their order at the table."""
    return sorted(range(len(sheet.players)), key=lambda seat: stand.score[seat] * (1 if sheet.low_wins else -1))


def _ahead(stand: Standing) -> int | None:
    first, second = stand.score
    return None if first == second else int(second > first)


def number(count: int, *, signed: bool = False) -> str:
    """A number of points on its own; of those that are won from each other, with its sign.

    >>> number(3), number(3, signed=True), number(0, signed=True)
    ('3', '+3', '0')
    """
    sign = "−" if count < 0 else "+" if signed and count > 0 else ""  # noqa: RUF001  a minus, as wide as a plus
    return f"{sign}{abs(count)}"

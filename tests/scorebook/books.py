"""Random scorebooks, everything that a book may hold in them: for property tests, and for measures of speed."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import count
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from triktrak import Position
from triktrak.rules import Action, Award, MakePlay, Result, Roll, Side
from triktrak.scorebook import Book, Clock, Club, Event, Line, Place, Player, Record, Sheet, Stake, standing
from triktrak.scorebook.records import SheetKind

CUBES = (1, 1, 1, 2, 2, 4, 8)
KINDS = (1, 1, 1, 1, 2, 2, 3)
ENDS: tuple[Any, ...] = ("bear-off", "bear-off", "drop", "resign")
LENGTHS = (1, 3, 5, 7, 11)
NAMES = ("Anna", "Bo", "Cas", "Dirk", "Ella", "Femke", "Günther", "Hans")
GAMES = ("Klaverjassen", "Hearts", "hearts", "Yahtzee")


def numbered() -> Any:
    """An endless supply of ids, the same every time: `new = numbered(); new()`."""
    numbers = count(1)
    return lambda: f"01900000-0000-7000-8000-{next(numbers):012x}"


def random_book(rng: Random, *, sheets: int = 12, players: int = 6, span: int = 400, duels: float = 0.8) -> Book:
    """A book of so many sheets, within so many days, of which about the share `duels` is backgammon between two."""
    new = numbered()
    people = [Player(id=new(), name=_name(n)) for n in range(players)]
    if players > 2 and rng.random() < 0.5:
        people.append(Player(id=new(), name=people[0].name + " junior", same_as=people[0].id))
    clubs = [Club(id=new(), name="De Dubbelsteen"), Club(id=new(), name="Zondagavond", rated=False)]
    places = [Place(id=new(), name="De Blote Steen"), Place(id=new(), name="Thuis")]
    events = [Event(id=new(), name="Winter open", club=clubs[0].id, place=places[0].id)]
    records: list[Record] = [*people, *clubs, *places, *events]
    for _ in range(sheets):
        conditions: dict[str, Any] = {
            "id": new(),
            "day": (date(2025, 1, 1) + timedelta(days=rng.randrange(span))).isoformat(),
            "club": _perhaps(rng, clubs),
            "place": _perhaps(rng, places),
            "event": _perhaps(rng, events),
            "clock": rng.choice([None, None, Clock(delay=12, reserve=840), Clock(delay=8, reserve=120)]),
        }
        ids = [player.id for player in people]
        records += _duel(rng, new, ids, conditions) if rng.random() < duels else _table(rng, new, ids, conditions)
    return Book(records)


books = st.builds(random_book, st.randoms(use_true_random=False), sheets=st.integers(0, 12), players=st.integers(3, 5))
"""Small random books."""


def _name(n: int) -> str:
    return NAMES[n % len(NAMES)] + ("" if n < len(NAMES) else f" {n // len(NAMES) + 1}")


def _perhaps(rng: Random, homes: list[Any]) -> str | None:
    home = rng.choice([None, *homes])
    return None if home is None else str(home.id)


def _duel(rng: Random, new: Any, people: list[str], conditions: dict[str, Any]) -> list[Record]:
    kind: SheetKind = rng.choice(["match", "match", "match", "money", "single"])
    length = rng.choice(LENGTHS) if kind == "match" else 0
    players = tuple(rng.sample(people, 2))
    sheet = Sheet(
        **conditions,
        kind=kind,
        players=players,
        length=length,
        variant=rng.choice(["standard", "standard", "standard", "nackgammon"]),
        crawford=rng.random() < 0.8,
        jacoby=rng.choice([None, True, False]) if kind == "money" else None,
        rated=rng.random() < 0.9,
        confirmed=players if rng.random() < 0.5 else (),
    )
    fate = rng.random()
    if fate < 0.1:
        won, lost = (length, rng.randrange(length)) if length else (rng.randrange(9), rng.randrange(9))
        return [_with(sheet, final=(won, lost) if rng.random() < 0.5 else (lost, won))]
    lines = _lines(rng, new, sheet, {"match": 99, "money": rng.randint(1, 12), "single": 1}[kind])
    if fate < 0.2:
        lines = lines[: rng.randrange(len(lines))]
        fates: list[dict[str, Any]] = [{}, {"closed": True}, {"method": "time", "winner": rng.randrange(2)}]
        sheet = _with(sheet, **rng.choice(fates))
    elif kind == "money":
        sheet = _with(sheet, closed=rng.random() < 0.8)
    return [sheet, *lines]


def _lines(rng: Random, new: Any, sheet: Sheet, most: int) -> list[Line]:
    """Games until the sheet is over, some struck out."""
    lines: list[Line] = []
    won, winner_is = [0, 0], Side.WHITE
    for number in range(1, most + 1):
        struck = rng.random() < 0.05
        actions, points = _game(rng, sheet)
        lines.append(Line(id=new(), sheet=sheet.id, number=number, actions=actions, struck=struck))
        last = actions[-1]
        assert isinstance(last, Result | Award)
        winner_is = last.winner
        won[winner_is] += 0 if struck else points
        # What a game was worth is the rules' to say; that it cannot have been more saves asking them each time.
        if sheet.length and won[winner_is] >= sheet.length and standing(sheet, lines).over:
            break
    return lines


def _game(rng: Random, sheet: Sheet) -> tuple[tuple[Action, ...], int]:
    winner = rng.choice(list(Side))
    if rng.random() < 0.03:
        points = rng.randint(1, 4)
        return (Award(winner, points),), points
    result = Result(winner, rng.choice(KINDS), rng.choice(CUBES), rng.choice(ENDS))
    points = result.kind * result.cube
    if rng.random() < 0.1:
        dice = rng.sample(range(1, 7), 2)
        opening = Roll(dice[0], dice[1])
        position = Position.start(sheet.variant)
        play = rng.choice(position.plays((max(dice), min(dice))))
        return (opening, MakePlay(play.steps), result), points
    return (result,), points


def _table(rng: Random, new: Any, people: list[str], conditions: dict[str, Any]) -> list[Record]:
    """A chouette, or another game between some of the people."""
    players = tuple(rng.sample(people, rng.randint(3, len(people))))
    seats = range(len(players))
    if rng.random() < 0.5:
        sheet = Sheet(**conditions, kind="chouette", players=players, closed=rng.random() < 0.5)
        return [sheet, *(_chouette(rng, new, sheet, number) for number in range(1, rng.randint(1, 6)))]
    players = players[: rng.randint(2, len(players))]
    sheet = Sheet(
        **conditions,
        kind="other",
        players=players,
        game=rng.choice(GAMES),
        low_wins=rng.random() < 0.3,
        target=rng.choice([0, 40]),
        closed=rng.random() < 0.5,
    )
    rounds = range(1, rng.randint(1, 8))
    each = [tuple(rng.randint(-5, 20) for _ in seats[: len(players)]) for _ in rounds]
    return [sheet, *(Line(id=new(), sheet=sheet.id, number=n, points=each[n - 1]) for n in rounds)]


def _chouette(rng: Random, new: Any, sheet: Sheet, number: int) -> Line:
    box, *others = rng.sample(range(len(sheet.players)), len(sheet.players))
    team = others[: rng.randint(1, len(others))]
    stakes = tuple(
        Stake(seat, rng.random() < 0.5, rng.choice(KINDS), rng.choice(CUBES), rng.choice(ENDS)) for seat in team
    )
    return Line(id=new(), sheet=sheet.id, number=number, box=box, captain=team[0], stakes=stakes)


def _with(sheet: Sheet, **changed: Any) -> Sheet:
    return replace(sheet, **changed)

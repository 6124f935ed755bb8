"""Devices that are offline now and then, with clocks that are wrong, come to the book of the server and lose nothing.

A device here does what docs/scorebook.md asks of one: it shows the records as it was last told, with what it still has
to tell written over them.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from triktrak.scorebook.clock import tick
from triktrak.scorebook.ops import Operation, State, merge
from triktrak.store.books import FORGOTTEN_US, HOME, BookStore

from .conftest import empty_database

NOW_MS = 1_767_225_600_000
DAY_MS = 86_400_000
_numbers = count(1)


def new() -> str:
    return f"01900000-0000-7000-a000-{next(_numbers):012x}"


ANNA, BO, SHEET, PLACE = new(), new(), new(), new()
BEGUN: dict[tuple[str, str], dict[str, object]] = {
    ("player", ANNA): {"name": "Anna"},
    ("player", BO): {"name": "Bo"},
    ("place", PLACE): {"name": "De Kurk"},
    ("sheet", SHEET): {"kind": "money", "players": [ANNA, BO], "day": "2026-05-01"},
}


class Device:
    """A phone: what it was told, what it has to tell, and a clock that may be wrong."""

    def __init__(self, name: int, skew_ms: int) -> None:
        self.name, self.skew_ms = f"{name:012x}", skew_ms
        self.cursor, self.latest = "", ""
        self.told: dict[tuple[str, str], State] = {}
        self.outbox: list[Operation] = []
        self.refused: list[str | None] = []

    def write(self, now_ms: int, kind: str, id_: str, fields: dict[str, object], gone: bool | None = None) -> None:
        self.latest = tick(self.latest, now_ms + self.skew_ms, self.name)
        self.outbox.append(Operation(op=new(), kind=kind, id=id_, fields=fields, gone=gone, hlc=self.latest))

    def shown(self) -> dict[tuple[str, str], State]:
        shown = dict(self.told)
        for operation in self.outbox:
            at = (operation.kind, operation.id)
            shown[at] = merge(shown.get(at), operation)
        return shown

    def meet(self, books: BookStore, now_ms: int, *, answered: bool = True) -> None:
        """Tell and be told; or only tell, and lose the answer on the way back."""
        outcomes = books.apply(HOME, self.outbox, now_ms * 1000)
        if not answered:
            return
        self.outbox = []
        self.refused += [outcome.code for outcome in outcomes if outcome.code]
        more = True
        while more:
            changes = books.changes(HOME, self.cursor)
            if changes.reset:
                self.told = {}
            for each in changes.changes:
                fields, hlcs = msgspec.json.decode(each.fields), msgspec.json.decode(each.hlcs)
                self.told[each.kind, each.id] = State(each.kind, each.id, fields, hlcs, each.gone)
            self.cursor, self.latest, more = changes.cursor, max(self.latest, changes.hlc), changes.more


def evening(chance: Random, devices: list[Device], books: BookStore, deeds: int) -> tuple[int, dict[str, object]]:
    """What happens; returns when it is over, and every game that was written, by its line."""
    now, games = NOW_MS, dict[str, object]()
    for _ in range(deeds):
        now += chance.randrange(200_000)
        device = chance.choice(devices)
        lines = [id_ for kind, id_ in device.shown() if kind == "line"]
        deed = chance.choice(["line", "line", "strike", "name", "note", "gone", "meet", "meet", "lost", "months"])
        if deed == "line":
            id_, result = new(), {"t": "result", "winner": chance.randrange(2), "kind": chance.randint(1, 3)}
            device.write(now, "line", id_, {"sheet": SHEET, "number": len(lines) + 1, "actions": [result]})
            games[id_] = [result]
        elif deed == "strike" and lines:
            device.write(now, "line", chance.choice(lines), {"struck": chance.random() < 0.5})
        elif deed in ("name", "note"):
            device.write(now, "place", PLACE, {deed: f"{chance.randrange(99)}"})
        elif deed == "gone":
            device.write(now, "place", PLACE, {}, gone=chance.random() < 0.5)
        elif deed in ("meet", "lost"):
            device.meet(books, now, answered=deed == "meet")
        elif deed == "months":
            now += 100 * DAY_MS
            books.purge(now * 1000)
    return now, games


@given(st.randoms(use_true_random=False), st.integers(2, 3), st.integers(1, 40))
@settings(max_examples=60, deadline=None)
def test_devices_with_wrong_clocks_and_bad_networks_come_together_and_lose_no_game(
    chance: Random, phones: int, deeds: int
) -> None:
    with TemporaryDirectory() as directory:
        db = Path(directory) / "a.db"
        db.write_bytes(empty_database())
        books = BookStore(db)
        devices = [Device(n, chance.choice([-DAY_MS, 0, DAY_MS, 40 * 365 * DAY_MS])) for n in range(1, phones + 1)]
        for (kind, id_), fields in BEGUN.items():
            devices[0].write(NOW_MS, kind, id_, fields)
        for device in devices:
            device.meet(books, NOW_MS)
        now, games = evening(chance, devices, books, deeds)
        for device in (*devices, *devices):
            device.meet(books, now)
        kept = {(each.kind, each.id): each for each in books.changes(HOME).changes}
        for device in devices:
            assert {at: state for at, state in device.shown().items() if not state.gone} == {
                at: State(*at, msgspec.json.decode(each.fields), msgspec.json.decode(each.hlcs))
                for at, each in kept.items()
                if not each.gone
            }
            # A place that was forgotten meanwhile cannot get another name; nothing else is refused.
            assert {*device.refused} <= {"book_unknown", "book_record"}
        assert {line.id for line in books.book(HOME).lines.values()} == games.keys()
        for id_, actions in games.items():
            assert msgspec.json.decode(kept["line", id_].fields)["actions"] == actions
        assert books.purge(now * 1000 + FORGOTTEN_US * 2) in (0, 1)
        books.close()

"""Operations of several devices come to the same records, in whatever order and however often they arrive."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from triktrak import Malformed
from triktrak.rules import Result, Side
from triktrak.scorebook import Line, Place, Sheet
from triktrak.scorebook.clock import tick
from triktrak.scorebook.ops import CHANGING, Draft, Operation, State, converge, draft, merge, read_operation

NOW = 1_767_225_600_000
DAY = 86_400_000
_numbers = count(1)


def new() -> str:
    return f"01900000-0000-7000-9000-{next(_numbers):012x}"


PLACES = [new() for _ in range(2)]
SHEET, PLAYERS = new(), (new(), new())


class Device:
    """A phone with a clock that may be wrong: what it has written and what it has heard of."""

    def __init__(self, name: int, skew: int) -> None:
        self.name, self.skew = f"{name:012x}", skew
        self.latest = ""
        self.known: list[Operation] = []

    def write(self, now: int, kind: str, id_: str, fields: dict[str, object], gone: bool | None = None) -> Operation:
        self.latest = tick(self.latest, now + self.skew, self.name)
        operation = Operation(op=new(), kind=kind, id=id_, fields=fields, gone=gone, hlc=self.latest)
        self.known.append(operation)
        return operation

    def hear(self, operations: list[Operation]) -> None:
        self.known += operations
        self.latest = max([self.latest, *(operation.hlc for operation in operations)])


@st.composite
def evenings(draw: st.DrawFn) -> list[Device]:
    """Two or three devices that write and now and then hear each other; at the end everybody has heard everything."""
    skews = st.sampled_from([-DAY, 0, DAY, 37 * 365 * DAY])
    devices = [Device(n, draw(skews)) for n in range(draw(st.integers(2, 3)))]
    now = NOW
    for _ in range(draw(st.integers(1, 25))):
        now += draw(st.integers(0, 100_000))
        writer, other = draw(st.sampled_from(devices)), draw(st.sampled_from(devices))
        deed = draw(st.sampled_from(["name", "note", "gone", "line", "strike", "meet"]))
        lines = [operation.id for operation in writer.known if operation.kind == "line"]
        if deed in ("name", "note"):
            writer.write(now, "place", draw(st.sampled_from(PLACES)), {deed: draw(st.sampled_from(["a", "b", "c"]))})
        elif deed == "gone":
            writer.write(now, "place", draw(st.sampled_from(PLACES)), {}, gone=draw(st.booleans()))
        elif deed == "line":
            result = {"t": "result", "winner": draw(st.sampled_from([0, 1]))}
            writer.write(now, "line", new(), {"sheet": SHEET, "number": len(lines) + 1, "actions": [result]})
        elif deed == "strike" and lines:
            writer.write(now, "line", draw(st.sampled_from(lines)), {"struck": draw(st.booleans())})
        elif deed == "meet":
            writer.hear(other.known)
            other.hear(writer.known)
    return devices


@given(evenings(), st.randoms(use_true_random=False))
def test_any_order_any_repetition_and_any_partition_come_to_the_same_records(
    devices: list[Device], chance: Random
) -> None:
    everything = [operation for device in devices for operation in device.known]
    agreed = converge(everything)
    for device in devices:
        # What it knew already, then the rest, shuffled and partly twice.
        rest = [*everything, *everything[::2]]
        chance.shuffle(rest)
        assert converge([*device.known, *rest]) == agreed


@given(evenings())
def test_no_line_is_ever_lost_and_none_is_changed(devices: list[Device]) -> None:
    everything = [operation for device in devices for operation in device.known]
    written = {operation.id: operation for operation in everything if "actions" in operation.fields}
    kept = {id_: state for (kind, id_), state in converge(everything).items() if kind == "line"}
    assert kept.keys() == written.keys()
    for id_, state in kept.items():
        assert not state.gone
        for name, value in written[id_].fields.items():
            assert name in CHANGING or state.fields[name] == value


@given(st.sampled_from([-DAY, 0, DAY]), st.sampled_from([-DAY, 0, DAY]), st.integers(0, DAY))
def test_whoever_changes_what_another_wrote_comes_after_them_whatever_the_clocks_say(
    one: int, other: int, later: int
) -> None:
    anna, bo = Device(1, one), Device(2, other)
    anna.write(NOW, "place", PLACES[0], {"name": "De Kurk"})
    bo.hear(anna.known)
    bo.write(NOW + later, "place", PLACES[0], {"name": "De Blote Steen"})
    assert converge(bo.known)["place", PLACES[0]].fields["name"] == "De Blote Steen"


def test_fields_are_won_one_by_one() -> None:
    anna, bo = Device(1, 0), Device(2, 0)
    made = anna.write(NOW, "place", PLACES[0], {"name": "Kurk", "note": "upstairs"})
    bo.hear([made])
    bo.write(NOW + 5, "place", PLACES[0], {"name": "De Kurk"})
    anna.write(NOW + 9, "place", PLACES[0], {"note": "downstairs"})
    state = converge([*anna.known, *bo.known])["place", PLACES[0]]
    assert state.fields == {"name": "De Kurk", "note": "downstairs"}


def test_a_deletion_is_undone_by_a_later_word_and_changes_no_field() -> None:
    anna = Device(1, 0)
    anna.write(NOW, "place", PLACES[0], {"name": "Kurk"})
    deleted = merge(converge(anna.known)["place", PLACES[0]], anna.write(NOW + 1, "place", PLACES[0], {}, gone=True))
    assert deleted.gone
    back = merge(deleted, anna.write(NOW + 2, "place", PLACES[0], {}, gone=False))
    assert not back.gone
    assert back.record() == Place(id=PLACES[0], name="Kurk")


def test_the_result_of_a_line_is_that_of_the_operation_that_made_it() -> None:
    anna = Device(1, 0)
    line = new()
    anna.write(NOW, "line", line, {"sheet": SHEET, "number": 1, "points": [1, 2]})
    anna.write(NOW + 1, "line", line, {"points": [9, 9], "struck": True})
    for order in (anna.known, anna.known[::-1]):
        assert converge(order)["line", line].fields == {
            "sheet": SHEET, "number": 1, "points": [1, 2], "struck": True,
        }  # fmt: skip


def test_a_change_is_only_what_changes_and_can_be_made_undone() -> None:
    sheet = Sheet(id=SHEET, kind="match", players=PLAYERS, day="2026-05-01", length=7, note="long")
    made = draft(sheet)
    assert made is not None
    assert made.fields == {
        "kind": "match", "players": list(PLAYERS), "day": "2026-05-01", "length": 7, "note": "long",
    }  # fmt: skip
    assert State("sheet", SHEET, made.fields).record() == sheet
    emptied = draft(replace(sheet, note=""), sheet)
    assert emptied == Draft(kind="sheet", id=SHEET, fields={"note": ""})
    assert draft(sheet, sheet) is None
    line = Line(id=new(), sheet=SHEET, number=1, actions=(Result(Side.BLACK, kind=2),))
    written = draft(line)
    assert written is not None
    assert State("line", line.id, written.fields).record() == line


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"kind": "song"}, "book_kind"),
        ({"fields": {}}, "book_nothing"),
        ({"fields": {"id": "x"}}, "book_field"),
        ({"kind": "line", "gone": True}, "book_line_stays"),
        ({"hlc": "yesterday"}, "book_op"),
        ({"op": "1"}, "book_op"),
        ({"more": 1}, "book_op"),
        ({"fields": [1]}, "book_op"),
        ({"gone": 1}, "book_op"),
    ],
)
def test_what_is_no_operation_is_refused_by_name(data: dict[str, object], code: str) -> None:
    sound = {"op": new(), "kind": "place", "id": new(), "hlc": tick("", NOW, "0" * 12), "fields": {"name": "Kurk"}}
    assert isinstance(read_operation(sound), Operation)
    with pytest.raises(Malformed) as refused:
        read_operation({**sound, **data})
    assert refused.value.code == code

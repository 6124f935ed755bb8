"""Scorebooks on disk: what is kept of operations, what is refused, and what others are told of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from uuid import UUID, uuid4

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorebook.books import random_book
from triktrak.errors import StoreError, TriktrakError
from triktrak.rules import Result, Side
from triktrak.scorebook import Book, Line, Player, Sheet, standing
from triktrak.scorebook.clock import AHEAD_MS, milliseconds, tick
from triktrak.scorebook.ops import Draft, Operation, draft
from triktrak.store.backup import backup, restore
from triktrak.store.book_access import Access
from triktrak.store.books import FORGOTTEN_US, HOME, PAGE, BookStore, Change
from triktrak.store.ids import new_id
from triktrak.store.port import Player as Guest
from triktrak.store.sqlite import SqliteStore

from .conftest import empty_database

NOW = 1_767_225_600_000_000
MS = NOW // 1000
PHONE, TABLET = "0000000000aa", "0000000000bb"
_numbers = count(1)


def new() -> str:
    return f"01900000-0000-7000-8000-{next(_numbers):012x}"


ANNA, BO = Player(id=new(), name="Anna"), Player(id=new(), name="Bo")
SHEET = Sheet(id=new(), kind="match", players=(ANNA.id, BO.id), day="2026-01-01", length=5)


def line(number: int = 1, winner: Side = Side.WHITE, **more: object) -> Line:
    return Line(id=new(), sheet=SHEET.id, number=number, actions=(Result(winner),), **more)  # type: ignore[arg-type]  # settings by name, as they come


def made(*records: Player | Sheet | Line) -> list[Draft]:
    return [change for record in records if (change := draft(record)) is not None]


def ops(drafts: list[Draft], device: str = PHONE, ms: int | None = None) -> list[Operation]:
    """The drafts as a device sends them, a moment after the last ones."""
    stamp, found = "", []
    ms = MS + next(_numbers) if ms is None else ms
    for each in drafts:
        stamp = tick(stamp, ms, device)
        found.append(Operation(op=new(), hlc=stamp, kind=each.kind, id=each.id, fields=each.fields, gone=each.gone))
    return found


@pytest.fixture
def books(db: Path) -> Iterator[BookStore]:
    with closing(BookStore(db)) as store:
        yield store


@pytest.fixture
def played(books: BookStore) -> BookStore:
    """A book with two players, a match and its first game."""
    assert all(outcome.code is None for outcome in books.apply(HOME, ops(made(ANNA, BO, SHEET, line())), NOW))
    return books


def test_what_is_written_stands_in_the_book_and_only_there(books: BookStore) -> None:
    first = line()
    books.write(HOME, made(ANNA, BO, SHEET, first), NOW)
    assert {record.id: record for record in books.records(HOME)} == {r.id: r for r in (ANNA, BO, SHEET, first)}
    assert books.records(uuid4()) == []
    assert books.book(HOME).standings[SHEET.id].score == (1, 0)


def test_a_random_book_comes_back_as_it_was(books: BookStore) -> None:
    book = random_book(Random(1), sheets=40)
    records = sorted(book, key=lambda record: list(Book([]).__dict__).index(f"{type(record).__name__.lower()}s"))
    books.write(HOME, [change for record in records if (change := draft(record)) is not None], NOW)
    again = books.book(HOME)
    assert {record.id: record for record in again} == {record.id: record for record in book}
    assert again.standings == book.standings
    assert books.book(HOME) is again


def test_a_book_that_is_read_again_is_the_one_that_stands(books: BookStore) -> None:
    kept, rng = random_book(Random(4), sheets=30), Random(5)
    waiting = made(*kept)
    gone: set[str] = set()
    for turn in range(60):
        if waiting:
            some, waiting = waiting[:20], waiting[20:]
        else:
            sheet = rng.choice(sorted(kept.sheets))
            line = rng.choice([line for line in kept.lines.values() if line.sheet not in gone])
            came_back = sheet in gone
            gone ^= {sheet}
            some = [Draft(kind="sheet", id=sheet, gone=not came_back)]
            if line.sheet != sheet:
                some.append(Draft(kind="line", id=line.id, fields={"note": f"turn {turn}"}))
        books.write(HOME, some, NOW + turn)
        assert {(type(one), one.id): one for one in books.book(HOME)} == {
            (type(one), one.id): one for one in books.records(HOME)
        }
        assert books.book(HOME).standings == Book(books.records(HOME)).standings
    assert gone


def test_operations_that_arrive_twice_or_in_another_order_are_kept_once(books: BookStore) -> None:
    sent = ops(made(ANNA, BO, SHEET, line()))
    assert [outcome.code for outcome in books.apply(HOME, sent[::-1], NOW)] == [None] * 4
    head = books.changes(HOME).cursor
    assert [outcome.op for outcome in books.apply(HOME, sent, NOW + 1)] == [operation.op for operation in sent]
    assert books.changes(HOME).cursor == head
    # A sheet's history is that of its lines too.
    assert [written.kind for written in books.history(HOME, "sheet", SHEET.id)] == ["sheet", "line"]


def test_a_bad_operation_is_refused_by_name_and_the_good_ones_beside_it_are_kept(played: BookStore) -> None:
    too_many, sound = line(number=2), line(number=2)
    wrong = Draft(kind="line", id=too_many.id, fields={"sheet": SHEET.id, "number": 2, "points": [1, 2]})
    outcomes = played.apply(HOME, ops([wrong, *made(sound)]), NOW)
    assert [outcome.code for outcome in outcomes] == ["book_no_result", None]
    assert {each.id for each in played.book(HOME).lines_of[SHEET.id]} >= {sound.id}
    assert too_many.id not in played.book(HOME).lines


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("player", {"name": ""}, "book_record"),
        ("player", {"name": "x" * 10_000}, "book_record"),
        ("player", {"nickname": "no name"}, "book_record"),
        ("player", {"name": "Cas", "age": 7}, "book_record"),
        ("sheet", {"kind": "match", "players": [ANNA.id, BO.id], "day": "0000-01-01", "length": 5}, "book_day"),
        ("sheet", {"kind": "match", "players": [ANNA.id, new()], "day": "2026-01-01", "length": 5}, "book_unknown"),
        ("line", {"sheet": new(), "number": 1, "points": [1]}, "book_unknown"),
        ("line", {"sheet": SHEET.id, "number": 2, "points": [1, 2]}, "book_no_result"),
        (
            "line",
            {"sheet": SHEET.id, "number": 2, "actions": [{"t": "result", "winner": 0, "cube": 3}]},
            "cube",
        ),
    ],
)
def test_what_would_make_no_record_is_refused_and_changes_nothing(
    played: BookStore, kind: str, fields: dict[str, object], code: str
) -> None:
    before = msgspec.json.encode(played.changes(HOME))
    bad = Draft(kind=kind, id=new(), fields=fields)
    assert [outcome.code for outcome in played.apply(HOME, ops([bad]), NOW)] == [code]
    with pytest.raises(TriktrakError) as refused:
        played.write(HOME, [*made(Player(id=new(), name="Cas")), bad], NOW)
    assert refused.value.code == code
    assert msgspec.json.encode(played.changes(HOME)) == before


def test_a_line_is_struck_but_neither_changed_nor_deleted(played: BookStore) -> None:
    (first,) = played.book(HOME).lines.values()
    change = Draft(kind="line", id=first.id, fields={"actions": [{"t": "result", "winner": 1}]})
    assert played.apply(HOME, ops([change]), NOW)[0].code == "book_line_fixed"
    played.write(HOME, [Draft(kind="line", id=first.id, fields={"struck": True})], NOW)
    assert played.book(HOME).standings[SHEET.id].score == (0, 0)
    played.write(HOME, [Draft(kind="line", id=first.id, fields={"struck": False})], NOW)
    assert played.book(HOME).standings[SHEET.id].score == (1, 0)


def test_two_phones_at_one_sheet_lose_no_game(played: BookStore) -> None:
    one, other = line(number=2), line(number=2, winner=Side.BLACK)
    played.apply(HOME, ops(made(one), PHONE), NOW)
    played.apply(HOME, ops(made(other), TABLET, MS - 86_400_000), NOW)
    count_ = played.book(HOME).standings[SHEET.id]
    assert count_.score == (2, 1)
    assert len(count_.doubtful) == 1


def test_a_sheet_that_its_lines_would_not_fit_any_more_stays_as_it_is(played: BookStore) -> None:
    change = Draft(kind="sheet", id=SHEET.id, fields={"kind": "other", "length": 0, "game": "Hearts"})
    assert played.apply(HOME, ops([change]), NOW)[0].code == "book_no_duel"


def test_a_deleted_sheet_takes_its_lines_along_and_brings_them_back(played: BookStore) -> None:
    played.write(HOME, [Draft(kind="sheet", id=SHEET.id, gone=True)], NOW)
    assert {type(record) for record in played.records(HOME)} == {Player}
    assert [change.gone for change in played.changes(HOME, "4").changes] == [True]
    played.write(HOME, [Draft(kind="sheet", id=SHEET.id, gone=False)], NOW)
    assert played.book(HOME).standings[SHEET.id].score == (1, 0)


def test_a_player_who_sits_at_a_sheet_is_not_deleted(played: BookStore) -> None:
    deletion = Draft(kind="player", id=ANNA.id, gone=True)
    assert played.apply(HOME, ops([deletion]), NOW)[0].code == "book_player_sits"
    played.write(HOME, [Draft(kind="sheet", id=SHEET.id, gone=True), deletion], NOW)
    assert ANNA.id not in played.book(HOME).players


def test_a_player_whom_another_turned_out_to_be_is_not_deleted(played: BookStore) -> None:
    anne = Player(id=new(), name="Anne")
    cas = Player(id=new(), name="Cas", same_as=anne.id)
    played.write(HOME, made(anne, cas), NOW)
    deletion = Draft(kind="player", id=anne.id, gone=True)
    assert played.apply(HOME, ops([deletion]), NOW)[0].code == "book_player_merged"
    played.write(HOME, [Draft(kind="player", id=cas.id, fields={"same_as": None}), deletion], NOW)
    assert anne.id not in played.book(HOME).players


@pytest.mark.parametrize("back", ["brought back", "told late", "turned out to be"])
def test_a_deleted_player_who_is_named_again_comes_back(played: BookStore, back: str) -> None:
    played.write(HOME, [Draft(kind="sheet", id=SHEET.id, gone=True), Draft(kind="player", id=ANNA.id, gone=True)], NOW)
    again = {
        "brought back": [Draft(kind="sheet", id=SHEET.id, gone=False)],
        "told late": made(msgspec.structs.replace(SHEET, id=new())),
        "turned out to be": made(Player(id=new(), name="Anne", same_as=ANNA.id)),
    }
    assert [each.code for each in played.apply(HOME, ops(again[back]), NOW + 1_000_000)] == [None]
    assert played.book(HOME).players[ANNA.id].name == ANNA.name


def test_a_match_is_not_made_so_short_that_its_last_games_came_after_its_end(played: BookStore) -> None:
    played.write(HOME, made(line(number=2), line(number=3)), NOW)
    short, enough = [Draft(kind="sheet", id=SHEET.id, fields={"length": length}) for length in (2, 3)]
    refused = played.apply(HOME, ops([short]), NOW)[0]
    assert (refused.code, refused.params) == ("book_after_end", {"game": 3})
    assert played.apply(HOME, ops([enough]), NOW)[0].code is None
    assert played.book(HOME).standings[SHEET.id].over


def test_the_history_says_who_wrote_what_and_when(played: BookStore) -> None:
    guest = uuid4()
    note = Draft(kind="sheet", id=SHEET.id, fields={"note": "at the window"})
    played.apply(HOME, ops([note], TABLET, MS + 5_000), NOW + 6_000_000, writer=guest)
    first, _, second = played.history(HOME, "sheet", SHEET.id)
    assert first.fields["length"] == 5
    assert (second.fields, second.writer, second.received_us) == ({"note": "at the window"}, guest, NOW + 6_000_000)
    assert second.hlc == f"{MS + 5_000}-0000-{TABLET}"


def test_a_device_is_told_what_has_changed_since_it_last_asked(played: BookStore) -> None:
    seen = played.changes(HOME)
    assert [change.kind for change in seen.changes] == ["player", "player", "sheet", "line"]
    assert played.changes(HOME, seen.cursor).changes == []
    played.write(HOME, [Draft(kind="player", id=BO.id, fields={"nickname": "the Wall"})], NOW + 1)
    told = played.changes(HOME, seen.cursor)
    (change,) = told.changes
    assert msgspec.json.decode(change.fields) == {"name": "Bo", "nickname": "the Wall"}
    assert msgspec.json.decode(change.hlcs)["nickname"] == told.hlc


def test_many_changes_are_told_page_by_page(books: BookStore) -> None:
    books.write(HOME, made(*(Player(id=new(), name=f"P{n}") for n in range(PAGE + 3))), NOW)
    first = books.changes(HOME)
    second = books.changes(HOME, first.cursor)
    assert (first.more, second.more) == (True, False)
    assert (first.reset, second.reset) == (False, False)
    assert (len(first.changes), len(second.changes)) == (PAGE, 3)
    assert len(books.state(HOME).changes) == PAGE + 3


def test_whoever_reads_a_book_from_its_beginning_is_not_sent_back_to_it(books: BookStore) -> None:
    people = [Player(id=new(), name=f"P{n}") for n in range(2 * PAGE)]
    books.write(HOME, made(*people), NOW)
    books.write(HOME, [Draft(kind="player", id=people[-1].id, gone=True)], NOW)
    books.purge(NOW + FORGOTTEN_US + 1)
    told: list[Change] = []
    cursor = "7"
    for reset in (True, False):
        page = books.changes(HOME, cursor)
        assert page.reset == reset
        cursor, told = page.cursor, [*told, *page.changes]
    assert [change.id for change in told] == [person.id for person in people[:-1]]
    assert books.changes(HOME, cursor).changes == []


def test_a_clock_years_ahead_does_not_win_for_years(played: BookStore) -> None:
    far = ops([Draft(kind="player", id=BO.id, fields={"name": n}) for n in ("Bob", "Boris")], PHONE, MS + 10**12)
    played.apply(HOME, far, NOW)
    assert played.book(HOME).players[BO.id].name == "Boris"
    assert milliseconds(played.changes(HOME).hlc) == MS + AHEAD_MS
    # Whoever has heard of it is later, with a clock that is right.
    played.write(HOME, [Draft(kind="player", id=BO.id, fields={"name": "Bo"})], NOW + 1_000_000)
    assert played.book(HOME).players[BO.id].name == "Bo"


def test_what_is_gone_for_half_a_year_is_forgotten_with_its_lines(played: BookStore) -> None:
    before = played.changes(HOME).cursor
    played.write(HOME, [Draft(kind="sheet", id=SHEET.id, gone=True)], NOW)
    after = played.changes(HOME, before).cursor
    assert played.purge(NOW + FORGOTTEN_US) == 0
    assert played.purge(NOW + FORGOTTEN_US + 1) == 2
    assert played.history(HOME, "sheet", SHEET.id) == []
    assert [change.kind for change in played.changes(HOME).changes] == ["player", "player"]
    # A device that has not heard of the deletion must read everything; one that has goes on.
    assert played.changes(HOME, before).reset
    assert not played.changes(HOME, after).reset
    assert played.changes(HOME, "99").reset
    assert not played.changes(HOME).reset
    with pytest.raises(TriktrakError) as refused:
        played.changes(HOME, "yesterday")
    assert refused.value.code == "book_cursor"


async def guest(db: Path) -> UUID:
    store = SqliteStore(db)
    player = Guest(uuid4(), "")
    await store.create_player(player, player.id.bytes * 2, NOW, NOW + 1)
    store.close()
    return player.id


async def test_a_link_opens_one_sheet_once(played: BookStore, db: Path) -> None:
    bo, cas, token = await guest(db), await guest(db), b"t" * 32
    played.invite(Access(HOME, SHEET.id, None, None, NOW + 10), token, NOW)
    assert played.look(token, bo, NOW).sheet == SHEET.id
    assert played.open(token, bo, NOW).book == HOME
    assert played.open(token, bo, NOW + 99).book == HOME
    for who, when, code in ((cas, NOW, "book_link_used"),):
        with pytest.raises(TriktrakError) as refused:
            played.open(token, who, when)
        assert refused.value.code == code
    told = played.changes(HOME, sheet=SHEET.id)
    assert [change.kind for change in told.changes] == ["player", "player", "sheet", "line"]
    played.withdraw(HOME, SHEET.id)
    assert played.opened(bo) == []
    with pytest.raises(TriktrakError) as refused:
        played.open(token, bo, NOW)
    assert refused.value.code == "book_link_unknown"


async def test_a_link_that_nobody_opened_in_time_opens_nothing(played: BookStore, db: Path) -> None:
    bo = await guest(db)
    played.invite(Access(HOME, SHEET.id, None, None, NOW + 10), b"t" * 32, NOW)
    with pytest.raises(TriktrakError) as refused:
        played.open(b"t" * 32, bo, NOW + 10)
    assert refused.value.code == "book_link_expired"


def test_a_guest_of_one_sheet_writes_its_lines_and_nothing_else(played: BookStore) -> None:
    other = Sheet(id=new(), kind="single", players=(ANNA.id, BO.id), day="2026-01-02")
    played.write(HOME, made(other), NOW)
    elsewhere = Line(id=new(), sheet=other.id, number=1, actions=(Result(Side.WHITE),))
    tried = ops([
        *made(line(number=2), elsewhere), Draft(kind="sheet", id=SHEET.id, fields={"note": "x"}),
        Draft(kind="player", id=BO.id, fields={"name": "x"}), Draft(kind="line", id=line().id, fields={"struck": True}),
    ])  # fmt: skip
    outcomes = played.apply(HOME, tried, NOW, writer=uuid4(), sheet=SHEET.id)
    assert [outcome.code for outcome in outcomes] == [None, *["book_not_yours"] * 4]


def test_a_guest_of_one_sheet_is_told_no_more_of_its_players_than_their_names(played: BookStore) -> None:
    note = Draft(kind="player", id=BO.id, fields={"note": "hates losing"})
    played.write(HOME, [note, *made(Player(id=new(), name="Cas"))], NOW)
    told = played.state(HOME, sheet=SHEET.id).changes
    players = [msgspec.json.decode(change.fields) for change in told if change.kind == "player"]
    assert sorted(player["name"] for player in players) == ["Anna", "Bo"]
    assert {name for player in players for name in player} == {"name"}


async def test_a_result_is_confirmed_by_the_others_device_until_it_is_touched(played: BookStore, db: Path) -> None:
    bo = await guest(db)
    by_itself = Draft(kind="sheet", id=SHEET.id, fields={"confirmed": [BO.id]})
    assert played.apply(HOME, ops([by_itself]), NOW)[0].code == "book_confirmed"
    with pytest.raises(TriktrakError, match="own device"):
        played.confirm(bo, SHEET.id, BO.id, NOW)
    played.invite(Access(HOME, SHEET.id, None, None, NOW + 10), b"t" * 32, NOW)
    played.open(b"t" * 32, bo, NOW)
    played.confirm(bo, SHEET.id, BO.id, NOW)
    assert played.book(HOME).sheets[SHEET.id].confirmed == (BO.id,)
    assert played.history(HOME, "sheet", SHEET.id)[-1].writer == bo
    with pytest.raises(TriktrakError) as refused:
        played.confirm(bo, SHEET.id, ANNA.id, NOW)
    assert refused.value.code == "book_confirm_other"
    played.write(HOME, [Draft(kind="sheet", id=SHEET.id, fields={"note": "at the window"})], NOW)
    assert played.book(HOME).sheets[SHEET.id].confirmed == (BO.id,)
    played.apply(HOME, ops(made(line(number=2))), NOW)
    assert played.book(HOME).sheets[SHEET.id].confirmed == ()


def test_what_is_read_in_with_its_confirmation_keeps_it(books: BookStore) -> None:
    confirmed = msgspec.structs.replace(SHEET, confirmed=(BO.id,))
    books.write(HOME, made(ANNA, BO, confirmed, line()), NOW)
    assert books.book(HOME).sheets[SHEET.id].confirmed == (BO.id,)


def test_the_command_line_and_the_server_write_one_after_the_other(played: BookStore, db: Path) -> None:
    seen = played.book(HOME)
    with closing(BookStore(db)) as other:
        other.write(HOME, made(line(number=2)), NOW)
    assert len(played.book(HOME).lines) == len(seen.lines) + 1


def test_a_copy_of_the_database_brings_the_book_back(played: BookStore, db: Path, tmp_path: Path) -> None:
    backup(db, tmp_path / "monday.db")
    kept = played.records(HOME)
    played.write(HOME, [Draft(kind="sheet", id=SHEET.id, gone=True)], NOW)
    played.close()
    restore(tmp_path / "monday.db", db)
    with closing(BookStore(db)) as again:
        assert again.records(HOME) == kept
        assert standing(SHEET, again.book(HOME).lines_of[SHEET.id]).score == (1, 0)


@given(
    st.lists(
        st.tuples(st.sampled_from(["line", "strike", "go", "come", "new", "name"]), st.integers(0, 9)), max_size=12
    )
)
@settings(max_examples=40, deadline=None)
def test_a_book_that_is_read_on_is_the_book_that_is_read_anew(deeds: list[tuple[str, int]]) -> None:
    with TemporaryDirectory() as directory:
        db = Path(directory) / "a.db"
        db.write_bytes(empty_database())
        books = BookStore(db)
        books.write(HOME, made(ANNA, BO, SHEET, line()), NOW)
        ids, sheets = list(books.book(HOME).lines), [SHEET.id]
        for deed, choice in deeds:
            on = sheets[choice % len(sheets)]
            drafts = {
                "line": made(msgspec.structs.replace(line(), sheet=on)),
                "strike": [Draft(kind="line", id=ids[choice % len(ids)], fields={"struck": bool(choice % 2)})],
                "go": [Draft(kind="sheet", id=on, gone=True)],
                "come": [Draft(kind="sheet", id=on, gone=False)],
                "new": made(msgspec.structs.replace(SHEET, id=new())),
                "name": [Draft(kind="player", id=BO.id, fields={"name": f"Bo {choice}"})],
            }[deed]
            books.write(HOME, drafts, NOW)
            ids += [draft.id for draft in drafts if draft.kind == "line"]
            sheets += [draft.id for draft in drafts if deed == "new"]
            # Now and then several changes are read at once.
            if choice % 3:
                read = books.book(HOME)
                assert {record.id: record for record in read} == {r.id: r for r in books.records(HOME)}
                assert read.standings == Book(books.records(HOME)).standings
        books.close()


def test_a_book_takes_so_many_records_and_operations(played: BookStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triktrak.store.shelf.MOST", 5)
    cas, dirk = made(Player(id=new(), name="Cas"), Player(id=new(), name="Dirk"))
    assert [outcome.code for outcome in played.apply(HOME, ops([cas, dirk]), NOW)] == [None, "book_full"]
    again = Draft(kind="player", id=BO.id, fields={"name": "Boris"})
    assert played.apply(HOME, ops([again]), NOW)[0].code is None
    monkeypatch.setattr("triktrak.store.shelf.MOST_OPS", 6)
    assert played.apply(HOME, ops([again]), NOW)[0].code == "book_full"


def test_a_disk_that_fails_is_a_fault_of_the_store_and_nothing_is_half_saved(
    played: BookStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("triktrak.store.shelf.Shelf.close", full)
    with pytest.raises(StoreError):
        played.write(HOME, made(line(number=2)), NOW)
    monkeypatch.undo()
    assert len(played.book(HOME).lines) == 1
    played.write(HOME, made(line(number=2)), NOW)


def test_ids_sort_by_the_moment_they_were_made() -> None:
    made_ = [new_id(NOW + 1000 * n) for n in range(5)]
    assert made_ == sorted(set(made_))
    assert UUID(made_[0]).version == 7
    assert Player(id=made_[0], name="x").id == made_[0]

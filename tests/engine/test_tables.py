"""The files of the bear-off tables: kept, read again, and never believed when they are damaged."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from triktrak import Malformed
from triktrak._core import Endings, OneSided, TwoSided
from triktrak.engine import tables
from triktrak.engine.tables import ONE_SIDED, TWO_SIDED, Shape

ONE, TWO = Shape(OneSided, 3, 6), Shape(TwoSided, 2, 6)
HEAD = 20


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    return tmp_path


def same(one: OneSided | TwoSided, other: OneSided | TwoSided) -> bool:
    return one.to_bytes() == other.to_bytes()


@pytest.mark.parametrize("shape", [ONE, TWO], ids=lambda shape: shape.name)
def test_a_table_is_built_once_and_then_read(shape: Shape[OneSided]) -> None:
    first = tables.open_table(shape)
    assert (first.built, first.damage, first.unkept) == (True, None, None)
    assert shape.path.is_file()
    again = tables.open_table(shape)
    assert (again.built, again.damage, again.unkept) == (False, None, None)
    assert same(again.table, first.table)
    assert [path.name for path in shape.path.parent.iterdir()] == [shape.path.name]


def damages(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Files that are no longer what they were, with what is wrong."""
    yield "table_length", b""
    yield "table_length", data[:5]
    yield "table_length", data[:HEAD]
    yield "table_length", data[:-1]
    yield "table_length", data + b"\0"
    yield "table_magic", b"%PDF-1.7\n" + data
    yield "table_magic", bytes([data[0] ^ 1]) + data[1:]
    yield "table_version", data[:8] + bytes([99, 0, 0, 0]) + data[12:]
    yield "table_length", data[:12] + bytes(4) + data[16:]
    for at in (16, HEAD, HEAD + 5, HEAD + 9, len(data) // 2, len(data) - 1):
        yield "table_checksum", data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :]


def sealed(data: bytes, table: bytes) -> bytes:
    """A file with another table whose head is right all the same."""
    length = (HEAD + len(table)).to_bytes(4, "little")
    return data[:12] + length + zlib.crc32(table).to_bytes(4, "little") + table


def number(n: int) -> bytes:
    return n.to_bytes(4, "little", signed=True)


def forgeries(data: bytes, first: int) -> Iterator[tuple[str, bytes]]:
    """Files with the right checksum of something else than a table, whose first chance or value stands at `first`."""
    table = data[HEAD:]
    yield "table_values", sealed(data, b"")
    yield "table_values", sealed(data, table[:-2])
    yield "table_values", sealed(data, table + b"\0\0")
    yield "table_values", sealed(data, table[:first] + b"\0\x80" + table[first + 2 :])
    for men, points in ((0, 6), (-1, 6), (16, 6), (15, 12), (2**31 - 1, 2**31 - 1)):
        yield "table_size", sealed(data, number(men) + number(points) + table[8:])
    yield "table_values", sealed(data, number(4) + table[4:])


@pytest.mark.parametrize("shape", [ONE, TWO], ids=lambda shape: shape.name)
def test_a_file_that_is_not_whole_is_named_before_any_number_is_given(shape: Shape[OneSided]) -> None:
    data = shape.kind.build(shape.men, shape.points).to_bytes()
    assert same(shape.kind.from_bytes(data), shape.kind.build(shape.men, shape.points))
    first = 12 + 7 * shape.entries if shape == ONE else 8
    for code, wrong in (*damages(data), *forgeries(data, first)):
        with pytest.raises(Malformed) as refused:
            shape.kind.from_bytes(wrong)
        assert refused.value.code == code


def test_no_flipped_bit_goes_unnoticed() -> None:
    data = bytearray(OneSided.build(1, 3).to_bytes())
    for bit in range(8 * len(data)):
        data[bit // 8] ^= 1 << bit % 8
        with pytest.raises(Malformed):
            OneSided.from_bytes(bytes(data))
        data[bit // 8] ^= 1 << bit % 8
    OneSided.from_bytes(bytes(data))


def test_one_kind_is_not_read_as_the_other() -> None:
    with pytest.raises(Malformed) as refused:
        TwoSided.from_bytes(OneSided.build(2).to_bytes())
    assert refused.value.code == "table_magic"


@pytest.mark.parametrize("shape", [ONE, TWO], ids=lambda shape: shape.name)
def test_a_damaged_file_is_replaced_and_that_is_said(shape: Shape[OneSided]) -> None:
    tables.open_table(shape)
    data = shape.path.read_bytes()
    shape.path.write_bytes(data[: len(data) // 2])
    mended = tables.open_table(shape)
    assert mended.built
    assert isinstance(mended.damage, Malformed)
    assert mended.damage.code == "table_length"
    assert shape.path.read_bytes() == data


def test_a_table_under_another_s_name_is_replaced() -> None:
    shape = ONE
    tables.open_table(shape)
    shape.path.write_bytes(OneSided.build(2).to_bytes())
    mended = tables.open_table(shape)
    assert isinstance(mended.damage, Malformed)
    assert mended.damage.code == "table_other"
    assert len(tables.open_table(shape).table) == shape.entries


def test_where_nothing_can_be_written_the_table_stays_in_memory(home: Path) -> None:
    (home / "cache").write_text("no directory")
    opened = tables.open_table(ONE)
    assert opened.built
    assert isinstance(opened.unkept, OSError)
    assert opened.table.mean([3]) > 1


@pytest.mark.parametrize("fault", [PermissionError, NotADirectoryError, TimeoutError])
def test_a_directory_that_may_not_be_looked_at_does_no_harm(
    fault: type[OSError], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(self: Path, *_: object, **__: object) -> None:
        raise fault(str(self))

    for act in ("iterdir", "read_bytes", "mkdir"):
        monkeypatch.setattr(Path, act, refused)
    opened = tables.open_best(ONE)
    assert opened.built
    assert isinstance(opened.damage, fault)
    assert isinstance(opened.unkept, fault)


def test_a_directory_in_the_place_of_the_file_is_left_alone() -> None:
    shape = ONE
    shape.path.mkdir(parents=True)
    opened = tables.open_table(shape)
    assert opened.built
    assert isinstance(opened.damage, OSError)
    assert isinstance(opened.unkept, OSError)
    assert [path.name for path in shape.path.parent.iterdir()] == [shape.path.name]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_in_the_place_of_the_file_is_not_waited_for() -> None:
    ONE.path.parent.mkdir(parents=True)
    os.mkfifo(ONE.path)
    assert isinstance(tables.open_table(ONE).damage, Malformed)
    assert tables.open_table(ONE).damage is None


def test_a_full_disk_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    opened = tables.open_table(ONE)
    assert opened.unkept is not None
    assert list(ONE.path.parent.iterdir()) == []


def test_many_may_open_the_tables_at_once() -> None:
    with ThreadPoolExecutor(8) as pool:
        opened = list(pool.map(lambda _: tables.open_table(TWO), range(16)))
    assert all(one.damage is None and one.unkept is None for one in opened)
    assert all(same(one.table, opened[0].table) for one in opened)
    assert len(list(TWO.path.parent.iterdir())) == 1


def test_a_larger_table_built_on_request_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, small, large = Shape(TwoSided, 2, 6), Shape(TwoSided, 5, 4), Shape(TwoSided, 3, 6)
    tables.build(small)
    assert tables.open_best(usual).shape == usual
    tables.build(large)
    assert set(tables.kept(TwoSided)) == {usual, small, large}
    assert list(tables.kept(OneSided)) == []
    assert tables.open_best(usual).shape == large
    large.path.write_bytes(b"damaged")
    instead = tables.open_best(usual)
    assert instead.shape == usual
    assert isinstance(instead.damage, Malformed)
    assert large.path.read_bytes() == b"damaged"


def test_the_usual_tables_judge_for_the_whole_process() -> None:
    tables.endings.cache_clear()
    found = tables.endings()
    assert isinstance(found, Endings)
    assert tables.endings() is found
    assert (len(found.one_sided), len(found.two_sided)) == (ONE_SIDED.entries, TWO_SIDED.entries) == (54264, 853776)
    assert {ONE_SIDED.path.name, TWO_SIDED.path.name} == {path.name for path in ONE_SIDED.path.parent.iterdir()}
    assert ONE_SIDED.path.stat().st_size < 1_500_000
    tables.endings.cache_clear()

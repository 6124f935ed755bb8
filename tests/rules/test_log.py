"""A log is a sequence that is a value."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triktrak.rules import Log

sizes = st.integers(0, 200)


@given(sizes, sizes)
def test_a_log_is_the_sequence_of_its_items_however_it_was_made(first: int, more: int) -> None:
    log, items = Log(range(first)), list(range(first))
    for item in range(more):
        longer = log.add(item)
        assert len(longer) == len(log) + 1
        log, items = longer, [*items, item]
    assert list(log) == items
    assert list(reversed(log)) == items[::-1]
    assert [log[index] for index in range(-len(items), len(items))] == items + items
    assert list(log[3:-2]) == items[3:-2]
    assert log == Log(items)
    assert hash(log) == hash(Log(items))
    assert pickle.loads(pickle.dumps(log)) == log  # noqa: S301  our own bytes
    assert eval(repr(log)) == log  # noqa: S307  our own words


@given(st.integers(1, 200), st.data())
def test_an_item_can_be_put_in_the_place_of_another(size: int, data: st.DataObject) -> None:
    index = data.draw(st.integers(-size, size - 1))
    log, items = Log(range(size)), list(range(size))
    changed = log.put(index, -1)
    items[index] = -1
    assert list(changed) == items
    assert changed == Log(items)
    assert list(log) == list(range(size))


@pytest.mark.parametrize("index", [3, -4, 99])
def test_there_is_nothing_beyond_the_ends(index: int) -> None:
    log = Log("abc")
    with pytest.raises(IndexError):
        log[index]
    with pytest.raises(IndexError):
        log.put(index, "d")


def test_a_log_is_no_tuple() -> None:
    assert Log("ab") != ("a", "b")
    assert Log() == Log("")
    assert not Log()

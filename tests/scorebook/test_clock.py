"""The clock of the scorebook: stamps sort as they were made, whatever the clocks of the devices say."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triktrak.scorebook.clock import AHEAD_MS, believed, device, milliseconds, moment, tick

NOW = 1_767_225_600_000
times = st.integers(0, 9_999_999_999_999)
devices = st.text("0123456789abcdef", min_size=12, max_size=12)


@given(times, times, devices, devices)
def test_what_is_written_later_on_any_device_has_a_later_stamp(one: int, other: int, first: str, second: str) -> None:
    seen = tick("", one, first)
    assert tick(seen, other, second) > seen
    assert milliseconds(tick(seen, other, second)) == max(one, other)


def test_stamps_of_one_millisecond_are_told_apart_and_overflow_into_the_next() -> None:
    stamp, made = "", []
    for _ in range(3):
        stamp = tick(stamp, NOW, "0000000000aa")
        made.append(stamp)
    assert made == sorted(set(made))
    assert milliseconds(tick(f"{NOW}-ffff-0000000000aa", NOW, "0000000000aa")) == NOW + 1


@given(st.lists(times, min_size=1, max_size=30))
def test_a_clock_that_is_put_back_and_forth_still_goes_forward(readings: list[int]) -> None:
    stamp, made = "", []
    for now in readings:
        stamp = tick(stamp, now, "0000000000aa")
        made.append(stamp)
    assert made == sorted(set(made))


def test_a_clock_a_day_ahead_is_believed_and_one_years_ahead_is_not() -> None:
    tomorrow = tick("", NOW + 86_400_000, "0000000000aa")
    assert believed(tomorrow, NOW) == tomorrow
    first = believed(tick("", NOW + 10**12, "0000000000aa"), NOW)
    second = believed(tick("", NOW + 10**12 - 5, "0000000000aa"), NOW, first)
    assert milliseconds(first) == milliseconds(second) == NOW + AHEAD_MS
    assert first < second


def test_a_stamp_says_who_wrote_and_when() -> None:
    stamp = tick("", NOW, "00000000c0de")
    assert (device(stamp), moment(stamp)) == ("00000000c0de", "2026-01-01T00:00:00Z")
    with pytest.raises(ValueError, match="no device"):
        tick("", NOW, "phone")

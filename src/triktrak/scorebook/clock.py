"""When something was written down, in an order that every device agrees on: a hybrid logical clock.

A stamp is text, `MILLISECONDS-COUNTER-DEVICE`: thirteen decimal digits of the device's own clock since 1970, four and
twelve hexadecimal ones. Stamps sort as text. A new stamp is later than every stamp its device has seen, whatever its
clock says, so whoever changes what another wrote comes after them. (Kulkarni et al., "Logical Physical Clocks", 2014.)

Time and device come from outside.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Annotated

from msgspec import Meta

PATTERN = r"^\d{13}-[0-9a-f]{4}-[0-9a-f]{12}$"
Stamp = Annotated[str, Meta(pattern=PATTERN, examples=["1767225600000-0000-9f3c1a2b7d10"])]
"""The moment of an operation, by a hybrid logical clock."""

AHEAD_MS = 48 * 3_600_000
"""How far a device's clock may be ahead of the one that judges it: a wrong day passes, a wrong year does not."""

_MOST = 0xFFFF
_DEVICE = re.compile(r"[0-9a-f]{12}")


def tick(latest: str, now_ms: int, device: str) -> str:
    """The stamp of what is written now, later than `latest`, the latest this device has made or seen ("": none).

    >>> first = tick("", 1_767_225_600_000, "0000000000aa")
    >>> first
    '1767225600000-0000-0000000000aa'
    >>> tick(first, 1_767_225_599_000, "0000000000bb")  # a clock that is a second behind
    '1767225600000-0001-0000000000bb'
    """
    if not _DEVICE.fullmatch(device):
        raise ValueError(f"{device!r} is no device: twelve hexadecimal digits")
    ms, counter = (milliseconds(latest), int(latest[14:18], 16)) if latest else (-1, 0)
    if now_ms > ms:
        ms, counter = now_ms, 0
    elif counter < _MOST:
        counter += 1
    else:
        ms, counter = ms + 1, 0
    return f"{ms:013d}-{counter:04x}-{device}"


def milliseconds(stamp: str) -> int:
    """What the clock of the device said, milliseconds since 1970.

    >>> milliseconds("1767225600000-0001-0000000000bb")
    1767225600000
    """
    return int(stamp[:13])


def device(stamp: str) -> str:
    """Which device wrote.

    >>> device("1767225600000-0001-0000000000bb")
    '0000000000bb'
    """
    return stamp[19:]


def moment(stamp: str) -> str:
    """The time of a stamp as people read it, UTC.

    >>> moment("1767225600000-0001-0000000000bb")
    '2026-01-01T00:00:00Z'
    """
    return f"{datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=milliseconds(stamp) // 1000):%Y-%m-%dT%H:%M:%SZ}"


def believed(stamp: str, now_ms: int, latest: str = "") -> str:
    """The stamp, or one at the edge of what is believed when its clock is more than two days ahead.

    So no device can write for the next century what nobody could change. `latest`: the one before it that was mended.

    >>> believed("4102444800000-0000-0000000000cc", 1_767_225_600_000)
    '1767398400000-0000-0000000000cc'
    """
    edge = now_ms + AHEAD_MS
    return stamp if milliseconds(stamp) <= edge else tick(latest, edge, device(stamp))

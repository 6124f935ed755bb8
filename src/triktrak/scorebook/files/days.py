"""Days as people write them: 2026-12-31, 31-12-2026, 31.12.2026, 12/31/2026. What may be two days is asked.

A column is written by one hand, so that a single day that can be read in one way only speaks for all of it. Where
nothing speaks for either order, dashes and dots have the day first, as Dutch and German do, and slashes are asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import Literal

from ...errors import Malformed

Order = Literal["dmy", "mdy"]
_ISO = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[T ])")
_OTHER = re.compile(r"(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4})(?=$|[T ])")


def order_of(cells: Iterable[str]) -> Order | None:
    """The order of day and month that the days of a column speak for; None where they say nothing or both.

    >>> order_of(["03/04/2026", "25/12/2026"])
    'dmy'
    """
    found = set[Order]()
    for cell in cells:
        if read := _OTHER.match(cell.strip()):
            first, second = int(read[1]), int(read[3])
            if first > 12 >= second:
                found.add("dmy")
            elif second > 12 >= first:
                found.add("mdy")
    return found.pop() if len(found) == 1 else None


def day(text: str, order: Order | None = None) -> str:
    """The day in ISO 8601; raises `Malformed` for what is none, or may be two.

    >>> day("31.12.2026"), day("12/31/2026 20:15"), day("2026-5-1")
    ('2026-12-31', '2026-12-31', '2026-05-01')
    """
    if iso := _ISO.match(text):
        return _checked(text, int(iso[1]), int(iso[2]), int(iso[3]))
    if (read := _OTHER.match(text)) is None:
        raise Malformed("book_day", day=text)
    first, second, year = int(read[1]), int(read[3]), int(read[4])
    if order is None and read[2] == "/" and first <= 12 and second <= 12 and first != second:
        raise Malformed("book_day_ambiguous", day=text)
    month_first = order == "mdy" or (order is None and second > 12)
    number, month = (second, first) if month_first else (first, second)
    if month > 12 >= number:
        number, month = month, number
    return _checked(text, year, month, number)


def _checked(text: str, year: int, month: int, number: int) -> str:
    try:
        return date(year, month, number).isoformat()
    except ValueError:
        raise Malformed("book_day", day=text) from None

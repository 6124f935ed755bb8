"""The conditions of a command line as a filter of sheets: names become ids, and faults name the option."""

from __future__ import annotations

from collections.abc import Sequence

from ...errors import Malformed, TriktrakError
from ...scorebook import Book
from ...scorebook.statistics import Filter, read_filter
from .names import Kind, called

Several = Sequence[str] | None
_NAMED: dict[str, Kind] = {
    "players": "player",
    "opponents": "player",
    "clubs": "club",
    "places": "place",
    "events": "event",
}
_OPTIONS = {"kinds": "--kind", "lengths": "--length", "variants": "--variant"}


def filter_of(kept: Book, **stated: object) -> Filter:
    """The filter of these fields; `players`, `clubs` and so on are named as people name them.

    >>> filter_of(Book([]), kinds=["match"]).kinds
    ('match',)
    """
    fields = {field: value for field, value in stated.items() if value is not None}
    for field in fields.keys() & _NAMED.keys():
        names = fields[field]
        assert isinstance(names, list)
        fields[field] = [called(kept, _NAMED[field], name) for name in names]
    try:
        return read_filter(fields)
    except Malformed as fault:
        reason = fault.params.get("reason")
        if not isinstance(reason, TriktrakError) or "field" not in reason.params:
            raise
        field = str(reason.params["field"])
        option = _OPTIONS.get(field, f"--{field}")
        named = Malformed(reason.code, **{**reason.params, "field": option})
        raise Malformed(fault.code, field=option, reason=named) from fault

"""A whole scorebook as JSON: every record, one a line, in an order of its own, so that the same book is the same bytes.

    {"format": "triktrak-scorebook", "version": 1, "players": [
    {"id": "0190…", "name": "Anna"},
    …
    ], "clubs": [], "places": [], "events": [], "sheets": [], "lines": []}

Read strictly: what no record of a scorebook can hold is refused, with the record and the field.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from ...errors import Malformed
from ..records import KINDS, Record, kind_of, read_record, write_record

FORMAT = "triktrak-scorebook"
VERSION = 1
_FIELD = re.compile(r"at `\$\.?([^`]*)`|field `(\w+)`")
_HEAD = {"format", "version"}
_LISTS = {f"{kind}s": kind for kind in KINDS}


def write_backup(records: Iterable[Record]) -> bytes:
    """The records as a backup.

    >>> from triktrak.scorebook import Place
    >>> print(write_backup([Place(id="01900000-0000-7000-8000-000000000000", name="Thuis")]).decode().splitlines()[1])
    {"id":"01900000-0000-7000-8000-000000000000","name":"Thuis"}
    """
    lists: dict[str, list[Record]] = {kind: [] for kind in KINDS}
    for record in records:
        lists[kind_of(record)].append(record)
    written = [_list(name, sorted(lists[kind], key=lambda record: record.id)) for name, kind in _LISTS.items()]
    return b'{"format":"%s","version":%d,%s}\n' % (FORMAT.encode(), VERSION, b",".join(written))


def _list(name: str, records: list[Record]) -> bytes:
    # The id first, for whoever looks at it.
    lines = (msgspec.json.encode({"id": record.id, **write_record(record)}) for record in records)
    inside = b"\n" + b",\n".join(lines) + b"\n" if records else b""
    return b'"%s":[%s]' % (name.encode(), inside)


def is_backup(data: bytes) -> bool:
    """Whether it begins like JSON, as no table and no match file does."""
    return data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"{"


def read_backup(data: bytes) -> list[Record]:
    """The records of a backup; raises `Malformed` that names the record and its field.

    >>> read_backup(write_backup([]))
    []
    """
    records: list[Record] = []
    for name, stated in _lists(data).items():
        kind = _LISTS[name]
        seen = set[str]()
        for number, one in enumerate(stated, 1):
            record = _record(kind, number, one)
            if record.id in seen:
                raise Malformed("book_backup_twice", kind=kind, number=number, id=record.id)
            seen.add(record.id)
            records.append(record)
    return records


def _lists(data: bytes) -> dict[str, list[object]]:
    try:
        found = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("book_backup_json", reason=str(error)) from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Malformed("book_backup_other")
    if found.get("version") != VERSION:
        raise Malformed("book_backup_version", version=str(found.get("version")), known=VERSION)
    lists = {name: found[name] for name in _LISTS if isinstance(found.get(name), list)}
    if wrong := sorted((found.keys() - _HEAD) ^ lists.keys() | (_LISTS.keys() - lists.keys())):
        raise Malformed("book_backup_field", field=wrong[0])
    return lists


def _record(kind: str, number: int, stated: object) -> Record:
    try:
        return read_record(kind, stated)
    except Malformed as error:
        reason = str(error.params.get("reason", ""))
        found = _FIELD.search(reason)
        field = (found[1] or found[2]) if found else error.params.get("field")
        told = {"kind": kind, "number": number, "field": field or "?", "reason": reason or str(error)}
        raise Malformed("book_backup_record", **told) from error

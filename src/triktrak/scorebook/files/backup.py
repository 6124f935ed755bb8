"""A whole scorebook as JSON: every record, one a line, in an order of its own, so that the same book is the same bytes.

    {"format": "triktrak-scorebook", "version": 1, "players": [
    {"id": "0190…", "name": "Anna"},
    …
    ], "clubs": [], "places": [], "events": [], "sheets": [], "lines": []}

What is gone is not in it, nor is a mention of it. Read strictly: what no record of a scorebook can hold, or what
mentions a record that is not there, is refused, with the record and the field.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec.structs import replace

from ...errors import Malformed
from ..decoding import no_json
from ..records import KINDS, Line, Player, Record, Sheet, kind_of, read_record, write_record

FORMAT = "triktrak-scorebook"
VERSION = 1
_FAULTS = {"book_day": "day", "book_game_name": "game", "book_length": "length", "book_final": "final"}
_FAULTS |= {"book_players": "players", "book_player_twice": "players", "book_points": "final", "book_winner": "winner"}
_FAULTS |= {"book_same_player": "same_as", "cube": "cube", "max_cube": "max_cube"}
_HEAD = {"format", "version"}
_LISTS = {f"{kind}s": kind for kind in KINDS}


def write_backup(records: Iterable[Record]) -> bytes:
    """The records as a backup.

    >>> from triktrak.scorebook import Place
    >>> print(write_backup([Place(id="01900000-0000-7000-8000-000000000000", name="Thuis")]).decode().splitlines()[1])
    {"id":"01900000-0000-7000-8000-000000000000","name":"Thuis"}
    """
    lists: dict[str, list[Record]] = {kind: [] for kind in KINDS}
    for record in self_contained(records):
        lists[kind_of(record)].append(record)
    written = [_list(name, sorted(lists[kind], key=lambda record: record.id)) for name, kind in _LISTS.items()]
    return b'{"format":"%s","version":%d,%s}\n' % (FORMAT.encode(), VERSION, b",".join(written))


def _list(name: str, records: list[Record]) -> bytes:
    # The id first, for whoever looks at it.
    lines = (msgspec.json.encode({"id": record.id, **write_record(record)}) for record in records)
    inside = b"\n" + b",\n".join(lines) + b"\n" if records else b""
    return b'"%s":[%s]' % (name.encode(), inside)


def self_contained(records: Iterable[Record]) -> list[Record]:
    """The records without mentions of what is not among them; whoever sits at a table without being there is `?`."""
    records = list(records)
    there = {kind: {record.id: record for record in records if kind_of(record) == kind} for kind in KINDS}
    seats = {player for sheet in there["sheet"].values() if isinstance(sheet, Sheet) for player in sheet.players}
    strangers = [Player(id=player, name="?") for player in sorted(seats - there["player"].keys())]
    there["player"] |= {player.id: player for player in strangers}
    whole = (_mended(record, there) for home in there.values() for record in home.values())
    return [record for record in whole if not isinstance(record, Line) or record.sheet in there["sheet"]]


def _mended(record: Record, there: Mapping[str, Mapping[str, Record]]) -> Record:
    missing = [field for kind, field, id_ in mentions(record) if id_ not in there[kind]]
    changed: dict[str, object] = {field: None for field in missing if field in _OPTIONAL}
    if "confirmed" in missing and isinstance(record, Sheet):
        changed["confirmed"] = tuple(player for player in record.confirmed if player in there["player"])
    return replace(record, **changed) if changed else record


_OPTIONAL = ("club", "place", "event", "same_as")


def mentions(record: Record) -> Iterator[tuple[str, str, str]]:
    """The records that one mentions: kind, in which field, id."""
    for field in _OPTIONAL:
        if (id_ := getattr(record, field, None)) is not None:
            yield "player" if field == "same_as" else field, field, id_
    for field in ("players", "confirmed"):
        for id_ in getattr(record, field, ()):
            yield "player", field, id_
    if isinstance(record, Line):
        yield "sheet", "sheet", record.sheet


def is_backup(data: bytes) -> bool:
    """Whether it begins like JSON, as no table and no match file does."""
    return data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"{"


def read_backup(data: bytes) -> list[Record]:
    """The records of a backup; raises `Malformed` that names the record and its field.

    >>> read_backup(write_backup([]))
    []
    """
    there: dict[str, dict[str, Record]] = {kind: {} for kind in KINDS}
    for name, stated in _lists(data).items():
        kind = _LISTS[name]
        for number, one in enumerate(stated, 1):
            record = _record(kind, number, one)
            if record.id in there[kind]:
                raise Malformed("book_backup_twice", kind=kind, number=number, id=record.id)
            there[kind][record.id] = record
    for kind, home in there.items():
        for number, record in enumerate(home.values(), 1):
            for mentioned, field, id_ in mentions(record):
                if id_ not in there[mentioned]:
                    raise Malformed("book_backup_mention", kind=kind, number=number, field=field, id=id_)
    return [record for home in there.values() for record in home.values()]


def _lists(data: bytes) -> dict[str, list[object]]:
    try:
        found = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("book_backup_json", reason=no_json(error)) from error
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
        field = error.params.get("field") or _FAULTS.get(error.code, "?")
        told = {"kind": kind, "number": number, "field": field, "reason": error.params.get("reason", error)}
        raise Malformed("book_backup_record", **told) from error

"""The verb that tells who wrote what on a sheet and when, and what stood there before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

import typer
from msgspec import Struct

from ...rules import Result
from ...scorebook import Book, Club, Event, Line, Place, Sheet, read_record
from ...scorebook.clock import device, moment
from ...scorebook.shorthand import write_game
from ...store.books import HOME, Written
from ...store.shelf import HERE
from ...text import has, text
from ..output import Json, Lang, language, line, show
from .home import found, latest_first, opened

_SILENT = {
    "sheet",
    "actions",
    "stakes",
    "box",
    "captain",
    "points",
    "written",
    "seconds",
    "started",
    "ended",
    "kind",
    "struck",
}
"""What says nothing to people, or stands in the words of its game."""
_END = 4


class Told(Struct, frozen=True):
    """A field that was written; `before` is None where nothing stood there."""

    field: str
    before: object
    after: object


class Entry(Struct, frozen=True, kw_only=True):
    """What was written at once of a sheet or of a game on it."""

    kind: str
    id: str
    at: str
    device: str
    here: bool
    made: bool
    gone: bool | None
    told: tuple[Told, ...]
    then: dict[str, object]
    """All that stood there when it was written."""


def history(
    sheet: Annotated[str, typer.Argument(metavar="SHEET", show_default=False)] = "1",
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tell who wrote what on SHEET and when, the latest last."""
    reader = language(lang)
    with opened() as books:
        kept = books.book(HOME)
        # What is deleted has its history too, and a way back.
        gone = [record for record in books.gone(HOME) if isinstance(record, Sheet)]
        sheets = latest_first(kept)
        on = found(sheets if sheet.isdecimal() else [*sheets, *gone], sheet)
        written = list(entries(books.history(HOME, "sheet", on.id)))
    if as_json:
        show([_plain(entry) for entry in written])
        return
    for entry in written:
        who = text(
            "scorebook-history-here" if entry.here else "scorebook-history-device",
            reader,
            {"device": entry.device[-_END:]},
        )
        line(f"{entry.at[:16].replace('T', ' ')}  {who}")
        for said in _said(kept, on, entry, reader):
            line(f"    {said}")


def entries(written: Iterable[Written]) -> Iterator[Entry]:
    """What was written, with what stood there before; what changed nothing is left out.

    >>> list(entries([]))
    []
    """
    known: dict[str, dict[str, object]] = {}
    for each in written:
        before = known.get(each.id)
        then = known[each.id] = {**(before or {}), **each.fields}
        told = tuple(
            Told(name, (before or {}).get(name), value)
            for name, value in each.fields.items()
            if before is None or name not in before or before[name] != value
        )
        if told or each.gone is not None:
            by = device(each.hlc)
            yield Entry(
                kind=each.kind, id=each.id, at=moment(each.hlc), device=by, here=by == HERE, made=before is None,
                gone=each.gone, told=told, then=then,
            )  # fmt: skip


def _plain(entry: Entry) -> dict[str, object]:
    told = [{"field": each.field, "before": each.before, "after": each.after} for each in entry.told]
    who = {"device": entry.device, "here": entry.here}
    return {"kind": entry.kind, "id": entry.id, "at": entry.at, **who, "gone": entry.gone, "changed": told}


def _said(kept: Book, on: Sheet, entry: Entry, lang: str) -> Iterator[str]:
    if entry.gone is not None:
        yield text("scorebook-history-gone" if entry.gone else "scorebook-history-back", lang)
    if entry.kind == "line":
        yield _game(kept, on, entry, lang)
    for each in entry.told:
        nothing = entry.made and each.after in (None, "", [])
        if (
            each.field in _SILENT
            or nothing
            or (entry.kind == "line" and each.field in {"struck", "number"} and entry.made)
        ):
            continue
        if entry.kind == "line" and each.field == "struck":
            continue
        after = _value(kept, each.field, each.after, lang)
        if each.before in (None, "", []):
            yield f"{_label(each.field, lang)}: {after}"
        else:
            yield f"{_label(each.field, lang)}: {_value(kept, each.field, each.before, lang)} → {after}"


def _game(kept: Book, on: Sheet, entry: Entry, lang: str) -> str:
    head = text("scorebook-history-game", lang, {"n": str(entry.then.get("number", "?"))})
    struck = next((each.after for each in entry.told if each.field == "struck"), None)
    if struck is not None and not entry.made:
        return f"{head}: {text('scorebook-mark-struck' if struck else 'scorebook-history-counts', lang)}"
    record = read_record("line", {**entry.then, "id": entry.id})
    one = record.actions[0] if isinstance(record, Line) and len(record.actions) == 1 else None
    typed = write_game(one, [kept.name(player) for player in on.players]) if isinstance(one, Result) else ""
    points = entry.then.get("points")
    typed = typed or (", ".join(map(str, points)) if isinstance(points, list) else "")
    return f"{head}: {typed}" if entry.made and typed else head


def _label(field: str, lang: str) -> str:
    name = field.replace("_", "-")
    keys = (f"book-column-{name}", f"scorebook-column-{name}", f"scorebook-history-{name}")
    return next((text(key, lang) for key in keys if has(key, lang)), field)


def _value(kept: Book, field: str, value: object, lang: str) -> str:
    homes: dict[str, Mapping[str, Place | Event | Club]] = {
        "place": kept.places, "event": kept.events, "club": kept.clubs,
    }  # fmt: skip
    if value in (None, "", []):
        return text("scorebook-history-nothing", lang)
    if isinstance(value, bool):
        return text("book-cell-yes" if value else "book-cell-no", lang)
    if field in homes:
        named = homes[field].get(str(value))
        return named.name if named else "?"
    if isinstance(value, list):
        return " – ".join(kept.name(one) or str(one) if isinstance(one, str) else str(one) for one in value)  # noqa: RUF001  the dash of scores
    return str(value)

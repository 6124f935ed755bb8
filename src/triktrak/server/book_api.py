"""The requests about the scorebook: devices tell each other what was written, and people find it back."""

from __future__ import annotations

from typing import Annotated, Any, cast
from uuid import UUID

import msgspec
from fastapi import APIRouter, Query, Request, Response

from ..errors import TriktrakError
from ..scorebook.clock import device, moment
from ..scorebook.ops import Operation, read_operation
from ..scorebook.search import listed, search
from ..scorebook.statistics.filters import read_filter
from ..store.books import BookStore, Change, Changes, Outcome, Written
from ..store.shelf import HERE
from ..text import text
from .answers import params
from .book_types import (
    BookAsking,
    BookKind,
    BookSheets,
    BookState,
    BookSync,
    BookSynced,
    BookWriting,
    RecordId,
)
from .bookshelf import Bookshelf, Desk
from .clock import Clock
from .guards import language


def routes(shelf: Bookshelf, now_us: Clock) -> APIRouter:
    """Return the requests under /api/book that read and write what stands there."""
    router = APIRouter()

    @router.get("/api/book", response_model=BookState)
    async def whole(request: Request, response: Response, sheet: RecordId | None = None) -> Response:
        """All that stands in the book, or on one sheet that a link has opened, for a device that has none of it."""
        desk = await shelf.desk(request, response, sheet)
        state = await shelf.do(lambda books: books.state(desk.book, sheet=desk.sheet))
        return _json(response, {"cursor": state.cursor, "hlc": state.hlc, "changes": state.changes})

    @router.post("/api/book/sync", response_model=BookSynced)
    async def sync(told: BookSync, request: Request, response: Response) -> Response:
        """Tell what was written on this device, and be told what has changed."""
        desk = await shelf.desk(request, response, told.sheet)
        outcomes, changes = await shelf.do(lambda books: _exchange(books, desk, told, now_us()))
        lang = language(request.scope)
        return _json(response, {
            "cursor": changes.cursor, "hlc": changes.hlc, "results": [_result(each, lang) for each in outcomes],
            "changes": changes.changes, "more": changes.more, "reset": changes.reset,
        })  # fmt: skip

    @router.get("/api/book/sheets")
    async def sheets(asking: Annotated[BookAsking, Query()], request: Request, response: Response) -> BookSheets:
        """The sheets on which all of this holds, the latest first."""
        desk = await shelf.desk(request, response)
        page = slice(asking.offset, asking.offset + asking.limit)
        asked = read_filter(asking.model_dump(exclude={"words", "offset", "limit", "lang"}))

        def find(books: BookStore) -> BookSheets:
            book = books.book(desk.book)
            found = search(book, asked, asking.words)
            return BookSheets(total=len(found), sheets=[listed(book, sheet) for sheet in found[page]])

        return await shelf.do(find)

    @router.get("/api/book/history/{kind}/{id}")
    async def history(kind: BookKind, id: RecordId, request: Request, response: Response) -> list[BookWriting]:
        """Who wrote what of a record, of a sheet with its lines, and when, the oldest first."""
        desk = await shelf.desk(request, response)
        written = await shelf.do(lambda books: books.history(desk.book, kind, id))
        if not written:
            raise TriktrakError("book_unknown", kind=kind, id=id)
        return [_writing(each, desk.guest) for each in written]

    return router


def _exchange(books: BookStore, desk: Desk, told: BookSync, now_us: int) -> tuple[list[Outcome], Changes]:
    read = [_read(data) for data in told.ops]
    good = [each for each in read if isinstance(each, Operation)]
    written = iter(books.apply(desk.book, good, now_us, writer=desk.guest, sheet=desk.sheet))
    outcomes = [next(written) if isinstance(each, Operation) else each for each in read]
    changes = books.changes(desk.book, told.cursor, sheet=desk.sheet)
    refused = {outcome.op for outcome in outcomes if outcome.code is not None}
    known = {(change.kind, change.id) for change in changes.changes}
    asked = {(each.kind, each.id): None for each in good if each.op in refused and (each.kind, each.id) not in known}
    kept = [each for each in books.kept(desk.book, asked) if desk.sheet is None or _theirs(each, desk.sheet)]
    return outcomes, msgspec.structs.replace(changes, changes=[*changes.changes, *kept])


def _theirs(change: Change, sheet: str) -> bool:
    """Whether a guest of one sheet may be told of a record: a line of it, or one that there never was."""
    fields = msgspec.json.decode(change.fields)
    return not fields or (change.kind == "line" and fields["sheet"] == sheet)


def _read(data: dict[str, Any]) -> Operation | Outcome:
    try:
        return read_operation(data)
    except TriktrakError as fault:
        op = data.get("op")
        return Outcome(op if isinstance(op, str) else "", fault.code, fault.params)


def _result(outcome: Outcome, lang: str) -> dict[str, object]:
    if outcome.code is None:
        return {"op": outcome.op, "ok": True}
    plain = params(outcome.params, lang)
    sentence = text("error-" + outcome.code.replace("_", "-"), lang, plain)
    return {"op": outcome.op, "ok": False, "code": outcome.code, "params": plain, "text": sentence}


def _writing(written: Written, guest: UUID) -> BookWriting:
    by = device(written.hlc)
    return BookWriting(
        op=written.op,
        kind=cast("BookKind", written.kind),
        id=written.id,
        at=moment(written.hlc),
        device=by,
        own=written.writer == guest,
        here=by == HERE,
        fields=written.fields,
        gone=written.gone,
    )


def _json(response: Response, body: object) -> Response:
    """The answer with what `response` was given for it; the records in it are JSON already."""
    return Response(msgspec.json.encode(body), media_type="application/json", headers=dict(response.headers))

"""The requests that give a scorebook away as a file and take files in; knows nothing of what stands in them.

A file is taken in with two requests: the first shows what it would come to and changes nothing, the second sends the
same file with the token of the first. Nothing is remembered in between: the token is a hash of the file, the choices
and how far the book has come, so that what is written is what was shown.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from ..errors import Malformed, TriktrakError
from ..scorebook import Book
from ..scorebook.files import (
    FORMATS,
    Choices,
    Problem,
    Taking,
    changes,
    choices_of,
    export_as,
    headings,
    read_head,
    take,
)
from ..store.books import BookStore
from ..store.ids import in_a_row
from .answers import params
from .book_files_types import BookColumn, BookOdd, BookTaking
from .book_types import RecordId
from .bookshelf import Bookshelf, Desk
from .clock import Clock
from .guards import language

_PROBLEMS = 200
Word = Annotated[str, Field(max_length=200)]


class BookGiving(BaseModel):
    """The book, or some of its sheets, as a file; `results`: of each sheet in a table its result only."""

    model_config = ConfigDict(extra="forbid")

    format: Annotated[str, Field(max_length=20, description=" ".join(FORMATS))] = "csv"
    results: bool = False
    bom: bool = False
    sheets: Annotated[list[RecordId], Field(max_length=100)] = Field(default_factory=list)
    lang: Annotated[str, Field(max_length=20)] = ""


class BookChoices(BaseModel):
    """What becomes of a file: columns as `Datum=day`, the order of days, doubles; `token`: write what it stands for."""

    model_config = ConfigDict(extra="forbid")

    columns: Annotated[list[Word], Field(max_length=500)] = Field(default_factory=list)
    days: Annotated[str, Field(max_length=3)] = ""
    day: Annotated[str, Field(max_length=20)] = ""
    keep_duplicates: bool = False
    leave_out: bool = False
    token: Annotated[str, Field(max_length=64)] = ""
    lang: Annotated[str, Field(max_length=20)] = ""


_FILE: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
    }
}
_GIVEN: dict[int | str, dict[str, Any]] = {
    200: {"description": "The file", "content": {kind: {"schema": {"type": "string"}} for kind, _ in FORMATS.values()}}
}


def routes(shelf: Bookshelf, now_us: Clock) -> APIRouter:
    """Return the requests /api/book/export and /api/book/import."""
    router = APIRouter()
    # Reading a large table is work: a server reads one at a time, however many are sent.
    turn = asyncio.Semaphore(1)

    @router.get("/api/book/export", response_class=Response, responses=_GIVEN)
    async def give(asking: Annotated[BookGiving, Query()], request: Request, response: Response) -> Response:
        """The book as a file: a backup (json), a table (csv, csv-semicolon) or match files (mat)."""
        desk = await shelf.desk(request, response)
        book = await shelf.do(lambda books: books.book(desk.book))
        for id_ in asking.sheets:
            if id_ not in book.sheets:
                raise TriktrakError("book_unknown", kind="sheet", id=id_)
        lang = language(request.scope)
        chosen = asking.sheets or None
        given = await asyncio.to_thread(
            lambda: export_as(
                book, asking.format, results_only=asking.results, bom=asking.bom, lang=lang, sheets=chosen
            )
        )
        kind, ending = FORMATS[asking.format]
        named = {"Content-Disposition": f'attachment; filename="scorebook.{ending}"'}
        return Response(given.data, media_type=kind, headers={**response.headers, **named})

    @router.post("/api/book/import", openapi_extra=_FILE)
    async def take_in(asking: Annotated[BookChoices, Query()], request: Request, response: Response) -> BookTaking:
        """What a file would add to the book; with the token of that answer it is written, all of it or nothing."""
        desk = await shelf.desk(request, response)
        choices = choices_of(
            asking.columns,
            days=asking.days,
            day=asking.day,
            keep_duplicates=asking.keep_duplicates,
            leave_out=asking.leave_out,
        )
        data = await _body(request)
        now = now_us()
        lang = language(request.scope)
        head, book, taken = await shelf.do(lambda books: _standing(books, desk))
        token = _token(data, choices, desk, head)
        if asking.token not in ("", token):
            raise TriktrakError("book_import_changed")
        async with turn:
            taking = await asyncio.to_thread(_taken, data, book, in_a_row(now), choices, taken)
        if asking.token:
            if taking.refused:
                raise Malformed("book_import_refused", count=_faults(taking))
            drafts = changes(taking, book)

            def write(books: BookStore) -> None:
                if books.head(desk.book) != head:
                    raise TriktrakError("book_import_changed")
                books.write(desk.book, drafts, now, writer=desk.guest)

            await shelf.do(write)
        return _answer(taking, token, lang, written=bool(asking.token))

    return router


async def _body(request: Request) -> bytes:
    try:
        return await request.body()
    except ClientDisconnect:
        # The guard stops a body that is longer than was announced.
        raise HTTPException(400) from None


def _taken(data: bytes, book: Book, new_id: Callable[[], str], choices: Choices, taken: set[str]) -> Taking:
    try:
        return take(data, book, new_id, choices, taken=taken)
    except Malformed as fault:
        if fault.code != "book_columns_missing":
            raise
        # Which column is what can still be said.
        return Taking(format="csv", columns=read_head(data, choices.mapping), problems=(Problem.of(fault, 1),))


def _standing(books: BookStore, desk: Desk) -> tuple[int, Book, set[str]]:
    return books.head(desk.book), books.book(desk.book), books.ever(desk.book, "sheet")


def _token(data: bytes, choices: Choices, desk: Desk, head: int) -> str:
    said = msgspec.json.encode((msgspec.to_builtins(choices), str(desk.book), head))
    return hashlib.sha256(hashlib.sha256(data).digest() + said).hexdigest()


def _faults(taking: Taking) -> int:
    return sum(problem.fatal for problem in taking.problems)


def _answer(taking: Taking, token: str, lang: str, *, written: bool) -> BookTaking:
    # What keeps something out is shown first, however much else there is.
    listed = sorted(taking.problems, key=lambda problem: not problem.fatal)[:_PROBLEMS]
    return BookTaking(
        token=token,
        written=written,
        refused=taking.refused,
        format=taking.format,
        encoding=taking.encoding,
        delimiter=taking.delimiter,
        columns=[BookColumn(heading=heading, field=field) for heading, field in taking.columns],
        fields=[BookColumn(heading=heading, field=field) for field, heading in headings(lang).items()],
        rows=taking.rows,
        sheets=taking.sheets,
        records=len(taking.records),
        doubles=taking.doubles,
        preview=list(taking.preview),
        problems=[
            BookOdd(
                line=odd.line, column=odd.column, code=odd.code, params=params(odd.params, lang),
                text=odd.message(lang), fatal=odd.fatal,
            )
            for odd in sorted(listed, key=lambda problem: problem.line)
        ],
        faults=_faults(taking),
    )  # fmt: skip

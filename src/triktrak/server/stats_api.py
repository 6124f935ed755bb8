"""The request for the statistics of a scorebook; knows nothing of how they are counted."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from ..errors import Malformed
from ..scorebook import Book
from ..scorebook.statistics import Filter, Summary, read_filter, summary
from ..scorebook.statistics.tables import FIGURES, csv, table
from .book_types import RecordId
from .bookshelf import Bookshelf

Day = Annotated[str, Field(max_length=10)]
Ids = Annotated[list[RecordId], Field(max_length=16)]


class BookStatsAsking(BaseModel):
    """What counts: all of this holds, and of several in one field one is enough; `players` are shown in full.

    With `format=csv` one `figure` as a table: `semicolon` for spreadsheets that take a comma for a decimal sign.
    """

    model_config = ConfigDict(extra="forbid")

    players: Ids = Field(default_factory=list)
    opponents: Ids = Field(default_factory=list)
    clubs: Ids = Field(default_factory=list)
    places: Ids = Field(default_factory=list)
    events: Ids = Field(default_factory=list)
    month: Day = ""
    since: Day = ""
    until: Day = ""
    kinds: Annotated[list[RecordId], Field(max_length=8)] = Field(default_factory=list)
    lengths: Annotated[list[int], Field(max_length=64)] = Field(default_factory=list)
    variants: Annotated[list[RecordId], Field(max_length=8)] = Field(default_factory=list)
    clock: bool | None = None
    confirmed: bool = False
    format: Literal["json", "csv"] = "json"
    figure: Annotated[str, Field(max_length=20, description=" ".join(FIGURES))] = "figures"
    semicolon: bool = False
    bom: bool = False
    lang: Annotated[str, Field(max_length=20)] = ""


_HOW = {"format", "figure", "semicolon", "bom", "lang"}


def _schema() -> dict[str, Any]:
    """The JSON schema of a summary, with everything where it is used."""
    (outer,), inner = msgspec.json.schema_components([Summary], ref_template="{name}")

    def unfolded(part: Any) -> Any:
        if isinstance(part, list):
            return [unfolded(some) for some in part]
        if not isinstance(part, dict):
            return part
        return unfolded(inner[part["$ref"]]) if "$ref" in part else {key: unfolded(some) for key, some in part.items()}

    schema: dict[str, Any] = unfolded(outer)
    return schema


_ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The statistics, or one figure of them as a table",
        "content": {"application/json": {"schema": _schema()}, "text/csv": {"schema": {"type": "string"}}},
    }
}


def routes(shelf: Bookshelf) -> APIRouter:
    """Return the request /api/book/stats."""
    router = APIRouter()

    @router.get("/api/book/stats", response_class=Response, responses=_ANSWERS)
    async def stats(asking: Annotated[BookStatsAsking, Query()], request: Request, response: Response) -> Response:
        """What the results in the book come to, each figure with what it rests on; docs/scorebook.md explains all."""
        desk = await shelf.desk(request, response)
        asked = read_filter(asking.model_dump(exclude=_HOW))
        if asking.figure not in FIGURES:
            raise Malformed("book_figure", figure=asking.figure)
        book = await shelf.do(lambda books: books.book(desk.book))
        # Not on the thread of the books: nobody has to wait with writing until others have counted.
        body = await asyncio.to_thread(_answer, book, asked, asking)
        headers = dict(response.headers)
        if asking.format == "csv":
            headers["Content-Disposition"] = f'attachment; filename="triktrak-{asking.figure}.csv"'
            return Response(body, media_type="text/csv; charset=utf-8", headers=headers)
        return Response(body, media_type="application/json", headers=headers)

    return router


def _answer(book: Book, asked: Filter, asking: BookStatsAsking) -> bytes:
    found = summary(book, asked)
    if asking.format == "csv":
        return csv(table(found, asking.figure), ";" if asking.semicolon else ",", bom=asking.bom)
    return msgspec.json.encode(found)

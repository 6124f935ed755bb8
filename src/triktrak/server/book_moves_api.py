"""The requests of a table where dice and moves are written down: what may be played, and what the rules say of it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from .._core import Position
from ..errors import TriktrakError
from ..scorebook.remarks import remarks
from ..store.books import BookStore
from .book_moves_types import BookPlays, BookRemark, BookRoll
from .book_types import RecordId
from .bookshelf import Bookshelf, Desk
from .guards import language


class BookRemarking(BaseModel):
    """The language of the remarks, where it is not that of the request."""

    model_config = ConfigDict(extra="forbid")

    lang: Annotated[str, Field(max_length=20)] = ""


def routes(shelf: Bookshelf) -> APIRouter:
    """Return the requests /api/book/plays and /api/book/sheets/{sheet}/remarks."""
    router = APIRouter()

    @router.post("/api/book/plays", response_model=BookPlays)
    async def plays(roll: BookRoll) -> Response:
        """What may be played on a board with a roll; nothing is kept."""
        position = Position.from_points(roll.board, Position.start(roll.variant).men)
        tree = b"[]"
        if roll.dice is not None:
            first, second = roll.dice
            tree = position.step_tree((first, second)).wire()
        body = {"tree": msgspec.Raw(tree), "result": position.result}
        return Response(msgspec.json.encode(body), media_type="application/json")

    @router.get("/api/book/sheets/{sheet}/remarks")
    async def remarked(
        sheet: RecordId, asking: Annotated[BookRemarking, Query()], request: Request, response: Response
    ) -> list[BookRemark]:
        """What the rules say of the games on a sheet: plays let stand, results that disagree with the moves."""
        desk = await shelf.desk(request, response, sheet)
        lang = language(request.scope)
        return await shelf.do(lambda books: _remarks(books, desk, sheet, lang))

    return router


def _remarks(books: BookStore, desk: Desk, sheet: str, lang: str) -> list[BookRemark]:
    book = books.book(desk.book)
    if sheet not in book.sheets:
        raise TriktrakError("book_unknown", kind="sheet", id=sheet)
    said = remarks(book.sheets[sheet], book.lines_of[sheet])
    return [BookRemark(line=r.line, weight=r.weight, turn=r.turn, text=r.message(lang)) for r in said]

"""The bodies of the requests that take files into a scorebook. Generated to TypeScript together with http_types.py."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from ..scorebook.files import Found
from .protocol import Params


class BookColumn(BaseModel):
    """A column of a table: what stands over it, and the field it is taken for; none is left out."""

    heading: str
    field: str


class BookOdd(BaseModel):
    """What is wrong in a file, or should be looked at (not `fatal`), with its line and the heading of its column."""

    line: int
    column: str
    code: str
    params: Params
    text: str
    fatal: bool


class BookTaking(BaseModel):
    """What taking a file in would come to, or has come to (`written`).

    `token`: what a second request gives to have exactly this written. `refused`: something is wrong, so nothing can be.
    `fields`: all that a column may be, with headings in the reader's language. At most 20 sheets and 200 problems are
    listed; `faults` counts those that are fatal.
    """

    token: str
    written: bool
    refused: bool
    format: Literal["csv", "json", "mat"]
    encoding: str
    delimiter: str
    columns: list[BookColumn]
    fields: list[BookColumn]
    rows: int
    sheets: int
    records: int
    doubles: int
    preview: list[Found]
    problems: list[BookOdd]
    faults: int

"""A scorebook in any of the forms it is given away in."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from ...errors import Malformed
from ..book import Book
from ..records import Line, Sheet
from .backup import write_backup
from .match_file import write_matches
from .table import results, write_table

FORMATS = {
    "csv": ("text/csv; charset=utf-8", "csv"),
    "csv-semicolon": ("text/csv; charset=utf-8", "csv"),
    "json": ("application/json", "json"),
    "mat": ("text/plain; charset=utf-8", "mat"),
}
"""The forms, with the media type and the ending of the name of each."""


class Given(Struct, frozen=True):
    """A file, how many sheets are in it, and how many it has no words for."""

    data: bytes
    sheets: int
    left_out: int


def export_as(
    book: Book,
    form: str,
    *,
    results_only: bool = False,
    bom: bool = False,
    lang: str = "en",
    sheets: Collection[str] | None = None,
) -> Given:
    """The book, or some of its sheets, as a file; raises `Malformed` for a form or an option that there is not.

    >>> export_as(Book([]), "json").data
    b'{"format":"triktrak-scorebook","version":1,"players":[],"clubs":[],"places":[],"events":[],"sheets":[],"lines":[]}\\n'
    """
    if form not in FORMATS:
        raise Malformed("book_export_format", format=form, known=list(FORMATS))
    for option, stated in (("results", results_only), ("bom", bom)):
        if stated and not form.startswith("csv"):
            raise Malformed("book_export_option", option=option, format=form)
    if sheets is not None:
        book = _only(book, sheets)
    count = len(book.sheets)
    if form == "json":
        return Given(write_backup(book), count, 0)
    if form == "mat":
        data, left_out = write_matches(book, [book.sheets[key] for key in book.standings])
        return Given(data, count - left_out, left_out)
    delimiter = ";" if form == "csv-semicolon" else ","
    data = write_table(book, "sheets" if results_only else "games", delimiter=delimiter, bom=bom, lang=lang)
    written = len(results(book)) if results_only else count
    return Given(data, written, count - written)


def _only(book: Book, sheets: Collection[str]) -> Book:
    wanted = set(sheets)
    return Book(
        record
        for record in book
        if (not isinstance(record, Sheet) or record.id in wanted)
        and (not isinstance(record, Line) or record.sheet in wanted)
    )

"""Tables as text and back: RFC 4180, with commas or semicolons. Knows nothing of what the cells say.

A cell that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, "CSV Injection"); one that begins
with apostrophes and then such a sign gets one more, so that taking one away always gives back what was there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...errors import Malformed
from ...formats.decoding import decode

MAX_BYTES = 16 * 1024 * 1024
"""No table is larger: some 100,000 games."""
MAX_ROWS = 100_000
MAX_COLUMNS = 500
DELIMITERS = (",", ";", "\t", "|")

_BINARY = re.compile(r"[\x00-\x08\x0e-\x1f]")
_QUOTED = re.compile(r'[",;\t|\r\n]|^\s|\s$')
_FORMULA = re.compile(r"'*[=+\-@\t\r\n]")
_ESCAPED = re.compile(r"'+[=+\-@\t\r\n]")
# Possessive, so that a quotation mark that is never closed costs one look at the file and not one for each letter.
_CELL = {
    delimiter: re.compile(
        rf'(?:"((?:[^"]++|"")*+)"|((?!")[^{re.escape(delimiter)}\r\n]*+))({re.escape(delimiter)}|\r\n|\n|\r|\Z)'
    )
    for delimiter in DELIMITERS
}


class Row(NamedTuple):
    """The cells of a row and the line it begins on, from 1."""

    line: int
    cells: list[str]


class Table(NamedTuple):
    """What a file was written in, and its rows: the first is its head."""

    encoding: str
    delimiter: str
    rows: list[Row]


def written(rows: Iterable[Sequence[str]], delimiter: str = ",", *, bom: bool = False) -> bytes:
    r"""Rows as a file in UTF-8; `bom`: with the mark by which Excel knows it.

    >>> written([["Zoë", 'a "shark" at it'], ["3;1", ""]], ";")
    b'Zo\xc3\xab;"a ""shark"" at it"\r\n"3;1";\r\n'
    """
    # Of a wide table most cells are empty, and not worth a call each.
    text = "".join(delimiter.join([cell and _cell(cell) for cell in row]) + "\r\n" for row in rows)
    return text.encode("utf-8-sig" if bom else "utf-8")


def _cell(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if _QUOTED.search(text) else text


def escaped(text: str) -> str:
    """A text as no spreadsheet runs it.

    >>> escaped("=1+1"), escaped("'t Hart"), unescaped(escaped("'=1"))
    ("'=1+1", "'t Hart", "'=1")
    """
    return f"'{text}" if _FORMULA.match(text) else text


def unescaped(text: str) -> str:
    """The text again."""
    return text[1:] if _ESCAPED.match(text) else text


def read(data: bytes) -> Table:
    """The rows of a file that somebody wrote; raises `Malformed` for what is no table, with the line.

    >>> read("Datum;Spelers\\r\\n2026-05-01;\\"Anna; Bo\\"\\r\\n".encode("cp1252")).rows[1]
    Row(line=2, cells=['2026-05-01', 'Anna; Bo'])
    """
    if len(data) > MAX_BYTES:
        raise Malformed("book_file_large", max=MAX_BYTES // 1024**2)
    encoding, text = _decoded(data)
    if not text.strip():
        raise Malformed("book_file_empty")
    if _BINARY.search(text):
        raise Malformed("book_file_binary")
    text, said = _without_separator_line(text)
    delimiter = said or sniffed(text)
    rows = [row for row in _rows(text, delimiter, 2 if said else 1) if any(cell.strip() for cell in row.cells)]
    if not rows:
        raise Malformed("book_file_empty")
    return Table(encoding, delimiter, rows)


def _decoded(data: bytes) -> tuple[str, str]:
    text, encoding = decode(data)
    if encoding == "latin-1":
        # The five bytes that Windows has no letters for are controls in Latin-1, and no table has those.
        encoding, text = "cp1252", data.decode("cp1252", errors="replace")
    return encoding, text.removeprefix("\ufeff")


def _without_separator_line(text: str) -> tuple[str, str]:
    # Excel's own way to name the delimiter, a first line "sep=;".
    if (found := re.match(r"sep=([,;\t|])\r?\n", text)) is None:
        return text, ""
    return text[found.end() :], found[1]


def sniffed(text: str) -> str:
    """The delimiter that the head of a table has most of, outside quotation marks.

    >>> sniffed('"day, month";player\\n1,2;3')
    ';'
    """
    head = re.sub(r'"(?:[^"]++|"")*+"', "", text.lstrip("\r\n")[:100_000])
    first = re.split(r"[\r\n]", head, maxsplit=1)[0]
    return max(DELIMITERS, key=first.count)


def _rows(text: str, delimiter: str, line: int) -> Iterable[Row]:
    pattern = _CELL[delimiter]
    at, begun, cells, rows = 0, line, list[str](), 0
    while at < len(text) or cells:
        found = pattern.match(text, at)
        if found is None:
            raise _broken(text, at, line, len(cells) + 1, delimiter)
        quoted, plain, end = found.groups()
        line += 0 if quoted is None else len(re.findall(r"\r\n|\r|\n", quoted))
        cells.append(plain if quoted is None else quoted.replace('""', '"'))
        at = found.end()
        if len(cells) > MAX_COLUMNS:
            raise Malformed("book_csv_columns", line=line, max=MAX_COLUMNS)
        if end == delimiter:
            continue
        yield Row(begun, cells)
        rows, line, cells = rows + 1, line + 1, []
        begun = line
        if rows > MAX_ROWS:
            raise Malformed("book_csv_rows", line=line, max=MAX_ROWS)


def _broken(text: str, at: int, line: int, column: int, delimiter: str) -> Malformed:
    """Why nothing could be read here: only a quoted cell can be wrong."""
    closed = re.compile(r'"(?:[^"]++|"")*+"').match(text, at)
    if closed is None:
        return Malformed("book_csv_open_quote", line=line, column=column)
    line += len(re.findall(r"\r\n|\r|\n", closed[0]))
    rest = re.split(rf"[\r\n{re.escape(delimiter)}]", text[closed.end() : closed.end() + 40])[0]
    return Malformed("book_csv_quote", line=line, column=column, text=rest)

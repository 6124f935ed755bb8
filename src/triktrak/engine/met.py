"""Match equity: how likely a match is won from a score. The table of the release, and others read from files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

from .._core import MatchEquity
from ..errors import Malformed

LARGEST_FILE = 1_000_000
"""Bytes; a table to 64 points has 80,000."""


@cache
def match_equity() -> MatchEquity:
    """The table that is used unless another is named: Kazaross-XG2, to 25 points, continued to 64.

    >>> round(match_equity()(2, 1, crawford=True), 4), round(match_equity()(3, 5, crawford=False), 4)
    (0.3226, 0.648)
    """
    return _from_lines(files("triktrak").joinpath("data", "kazaross-xg2.met").read_text("utf-8"))


def read_match_equity(path: Path) -> MatchEquity:
    """A table from a file, in Triktrak's lines or in GNU Backgammon's XML with its numbers written out.

    Raises `Malformed("met_file")` for a file that cannot be read, `met_form` for one that is no table of either kind,
    `met_length` and `met_values` for one whose numbers are no table.
    """
    try:
        data = path.read_bytes() if path.stat().st_size <= LARGEST_FILE else b""
        text = data.decode("utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise Malformed("met_file", path=str(path)) from fault
    return _from_xml(text) if text.lstrip().startswith("<") else _from_lines(text)


def write_match_equity(table: MatchEquity, name: str, length: int) -> str:
    """The table to so many points as a file has it.

    >>> print(write_match_equity(match_equity(), "short", 2))
    name short
    before 0.50000 0.67736
    before 0.32264 0.50000
    behind 0.50000 0.48803
    <BLANKLINE>
    """
    away = range(1, length + 1)
    rows = ([table(own, theirs, crawford=True) for theirs in away] for own in away)
    lines = [("before", row) for row in rows] + [("behind", [table(own, 1, crawford=False) for own in away])]
    return f"name {name}\n" + "".join(f"{key} {' '.join(f'{n:.5f}' for n in row)}\n" for key, row in lines)


def _from_lines(text: str) -> MatchEquity:
    before: list[float] = []
    behind: list[float] = []
    for line in text.splitlines():
        key, _, rest = line.partition(" ")
        if key == "before":
            before += _numbers(rest.split())
        elif key == "behind":
            behind += _numbers(rest.split())
        elif line and key not in ("#", "name"):
            raise Malformed("met_form")
    return MatchEquity(len(behind), before, behind)


def _from_xml(text: str) -> MatchEquity:
    if "<!ENTITY" in text:
        raise Malformed("met_form")
    try:
        root = ElementTree.fromstring(text)  # noqa: S314  no entities, and no more than LARGEST_FILE
    except ElementTree.ParseError as fault:
        raise Malformed("met_form") from fault
    rows = root.findall("pre-crawford-table[@type='explicit']/row")
    after = root.findall("post-crawford-table[@type='explicit']")
    if not rows or not after:
        raise Malformed("met_form")
    before = [_numbers(cell.text or "" for cell in row.iter("me")) for row in rows]
    # What is further away than the table of the one behind follows from what is nearer.
    behind = _numbers(cell.text or "" for cell in after[0].iter("me"))[: len(rows)]
    length = len(behind)
    return MatchEquity(length, [number for row in before[:length] for number in row[:length]], behind)


def _numbers(cells: object) -> list[float]:
    try:
        return [float(cell) for cell in cells]  # type: ignore[attr-defined]  # rows of text
    except ValueError as fault:
        raise Malformed("met_form") from fault

"""The sheet on paper: set by Typst, tagged so that a screen reader finds its way (PDF/UA-1).

Typst is a package of 34 MB, many times as large as this one, so it is an extra: `pip install "triktrak[pdf]"`.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import msgspec

from ...errors import TriktrakError
from .sheet import Sheet

_SIZES = (10.0, 9.8, 9.6, 9.4, 9.2, 9.0, 8.8, 8.6, 8.4, 8.2, 8.0, 7.8)
"""Of the letter, in points: the largest is taken with which everything finds its place."""
_TEMPLATE = Path(__file__).parent / "sheet.typ"


def available() -> bool:
    """Whether PDF files can be made here."""
    return find_spec("typst") is not None


def pdf(sheet: Sheet, *, board: str, example: str, fonts: Path) -> bytes:
    """The sheet as a PDF of two pages A4; `board` and `example` are drawings in SVG, `fonts` a directory of TrueType.

    The same sheet gives the same bytes. Raises TriktrakError: `kit_pdf` without Typst, `kit_fonts` without the fonts.
    """
    if not available():
        raise TriktrakError("kit_pdf")
    if not any(fonts.glob("inter*.ttf")):
        raise TriktrakError("kit_fonts")
    import typst

    given = {"sheet": msgspec.json.encode(sheet).decode(), "board": board, "example": example}
    found = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(fonts)])
    for size in _SIZES:
        inputs = {**given, "size": str(size)}
        fits = typst.query(_TEMPLATE, "<fits>", field="value", font_paths=found, sys_inputs=inputs)
        if all(msgspec.json.decode(fits)):
            break
    return typst.compile(
        _TEMPLATE, font_paths=found, sys_inputs=inputs, format="pdf", pdf_standards=["ua-1"], timestamp=0
    )

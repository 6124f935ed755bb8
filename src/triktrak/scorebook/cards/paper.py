"""What every card is drawn on: the leather of the board, the mark, and text that fits its place."""

from __future__ import annotations

import unicodedata
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 1200, 630
LEFT, TOP = 120, 63
"""What is seen everywhere: the middle four fifths of a card, which no preview cuts off."""
INNER = WIDTH - 2 * LEFT
INK, IVORY, PAPER, CREAM = "#2A201A", "#FBF3E1", "#FFFCF6", "#FFF6E4"
COPPER = "#9A4521"

_MARK = (
    '<rect width="32" height="32" rx="8" fill="#4A2F20"/><path d="M5 27L9.5 9 14 27z" fill="#C97A50"/>'
    '<path d="M14 5l4.5 18L23 5z" fill="#6C9C9A"/><circle cx="23" cy="23" r="4.6" fill="#FBF3E1"/>'
    '<circle cx="23" cy="23" r="2.7" fill="none" stroke="#CDBA97"/>'
)
# Widths in ems, near enough to keep a line within its place: Inter's letters of the weights used.
_NARROW, _WIDE = set("iljtfrI.,:;'|!()[] ·\u2019-"), set("mwMW@%—…ÆŒ")
_EM = {"narrow": 0.33, "wide": 0.93, "capital": 0.71, "usual": 0.61, "square": 1.05}


def card(body: str) -> str:
    """A whole card: the leather, the mark above, and what is drawn on it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        '<defs><linearGradient id="light" x1="0" y1="0" x2=".5" y2="1">'
        '<stop offset="0" stop-color="#FFFCF3"/><stop offset="1" stop-color="#F3E8D2"/></linearGradient>'
        '<linearGradient id="dark" x1=".5" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#372B24"/>'
        '<stop offset="1" stop-color="#1B1512"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#3A2418"/>'
        f"{_leather()}{_points()}{body}</svg>"
    )


def heading() -> str:
    """The mark and the name, above the middle."""
    return (
        f'<g transform="translate(502 {TOP - 1}) scale(1.4375)">{_MARK}</g>'
        f'<text x="562" y="94" font-family="Vollkorn" font-weight="700" font-size="34" fill="{CREAM}">Triktrak</text>'
    )


def _leather() -> str:
    """The field, darker downwards: in bands of whole pixels, which draw in a tenth of the time of a gradient."""
    light, dark, bands = (0x7A, 0x5A, 0x3C), (0x64, 0x47, 0x2E), 22
    return "".join(
        f'<path d="M18 {18 + 27 * band}h1164v27H18z" fill="#'
        + "".join(f"{round(a + (b - a) * band / (bands - 1)):02X}" for a, b in zip(light, dark, strict=True))
        + '"/>'
        for band in range(bands)
    )


def _points() -> str:
    drawn = []
    for column in range(12):
        x = 21 + 97 * column
        for odd, edge, tip in ((column % 2 == 1, 18, 258), (column % 2 == 0, 612, 372)):
            colour = "#78472C" if odd else "#50584D"
            drawn.append(f'<path d="M{x} {edge}L{x + 45.5} {tip}L{x + 91} {edge}z" fill="{colour}"/>')
    return "".join(drawn)


def panel(x: float, y: float, width: float, height: float, fill: str = "url(#light)") -> str:
    """A sheet of paper lying on the leather, with a plain shadow: soft ones cost time."""
    shadow = f'<rect x="{x - 4}" y="{y + 10}" width="{width + 8}" height="{height + 8}" rx="30" fill="#140800"'
    return (
        f'{shadow} fill-opacity=".28"/><rect x="{x}" y="{y}" width="{width}" height="{height}" rx="26" fill="{fill}"/>'
    )


def words(x: float, y: float, text: str, size: float, fill: str, *, weight: int = 500, anchor: str = "middle") -> str:
    """A line of text in the letter of the pages."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="Inter" font-weight="{weight}" font-size="{size:g}" fill="{fill}"'
        f' text-anchor="{anchor}">{escape(text)}</text>'
    )


def numeral(x: float, y: float, text: str, size: float, fill: str, anchor: str = "middle") -> str:
    """A number in the letter of scores and cubes."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="Vollkorn" font-weight="700" font-size="{size:g}" fill="{fill}"'
        f' text-anchor="{anchor}">{escape(text)}</text>'
    )


def width(text: str, size: float) -> float:
    """About how wide a text is, rather too wide than too narrow.

    >>> round(width("Marijke", 31))
    116
    """
    return size * sum(map(_em, text))


def _em(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return _EM["square"]
    plain = unicodedata.normalize("NFD", letter)[0]
    if plain in _NARROW:
        return _EM["narrow"]
    if plain in _WIDE:
        return _EM["wide"]
    return _EM["capital"] if plain.isupper() else _EM["usual"]


def fit(text: str, size: float, room: float) -> str:
    """The text, shortened where there is no room for the whole of it.

    >>> fit("Maximiliane von Hohenzollern-Sigmaringen", 31, 300)
    'Maximiliane von…'
    """
    if width(text, size) <= room:
        return text
    end = len(text)
    while end > 1 and width(text[:end] + "…", size) > room:
        end -= 1
    # Not between a letter and the marks on it.
    while end > 1 and unicodedata.combining(text[end]):
        end -= 1
    return text[:end].rstrip(" -,·(") + "…"


def wrapped(text: str, size: float, room: float, lines: int) -> list[str]:
    """The text on at most so many lines, the last one shortened."""
    rows: list[str] = []
    left = text.split(" ")
    while left and len(rows) < lines - 1:
        taken = 1
        while taken < len(left) and width(" ".join(left[: taken + 1]), size) <= room:
            taken += 1
        rows.append(fit(" ".join(left[:taken]), size, room))
        left = left[taken:]
    return [*rows, fit(" ".join(left), size, room)] if left else rows


def footing(sentence: str, detail: str, *, size: float = 25) -> str:
    """The sentence and its conditions, below the middle: two or three lines that end where everybody sees them."""
    rows = [(row, 600) for row in _balanced(sentence, size)] + [(fit(detail, size, INNER), 500)]
    start = 554 - 33 * (len(rows) - 1) + (4 if len(rows) > 2 else 0)
    return "".join(
        words(WIDTH / 2, start + 33 * number, row, size, CREAM, weight=weight)
        for number, (row, weight) in enumerate(rows)
        if row
    )


def _balanced(sentence: str, size: float) -> list[str]:
    """One line, or two of about the same length."""
    if width(sentence, size) <= INNER:
        return [sentence]
    return (
        wrapped(sentence, size, max(INNER * 0.7, width(sentence, size) * 0.56), 2)
        if (width(sentence, size) < 1.7 * INNER)
        else wrapped(sentence, size, INNER, 2)
    )

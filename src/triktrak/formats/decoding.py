"""Bytes to text: the encodings match files are found in. Knows nothing of what the text says."""

from __future__ import annotations

import codecs
from typing import NamedTuple

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


class Decoded(NamedTuple):
    """Text, and the encoding it was in."""

    text: str
    encoding: str


def decode(data: bytes) -> Decoded:
    """The text of a file; every byte string has one.

    >>> decode("Zoë : 0".encode("latin-1"))
    Decoded(text='Zoë : 0', encoding='latin-1')
    >>> decode("Zoë : 0".encode("utf-16")).encoding
    'utf-16'
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            # The mark says which of the two byte orders it is, except for UTF-8, where it says nothing but its name.
            marked = "utf-8-sig" if encoding == "utf-8" else encoding
            return Decoded(data.decode(marked, errors="replace"), encoding)
    if data.isascii() and b"\0" not in data:
        return Decoded(data.decode("ascii"), "ascii")
    for encoding in ("utf-16-le", "utf-16-be"):
        if _is_wide(data, encoding):
            return Decoded(data.decode(encoding, errors="replace"), encoding)
    try:
        return Decoded(data.decode("utf-8"), "utf-8")
    except UnicodeDecodeError:
        pass
    text = data.decode("latin-1")
    if any("\x80" <= letter <= "\x9f" for letter in set(text)):
        # Control characters in Latin-1, quotation marks and dashes in what Windows makes of it.
        try:
            return Decoded(data.decode("cp1252"), "cp1252")
        except UnicodeDecodeError:
            pass
    return Decoded(text, "latin-1")


def _is_wide(data: bytes, encoding: str) -> bool:
    # Match text is mostly ASCII: in UTF-16 every other byte of it is a nought.
    sample = data[:4096]
    high, low = (sample[1::2], sample[0::2]) if encoding == "utf-16-le" else (sample[0::2], sample[1::2])
    return len(high) > 1 and high.count(0) > 0.8 * len(high) and low.count(0) < 0.1 * len(low)

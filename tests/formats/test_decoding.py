"""Bytes to text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triktrak.formats.decoding import decode

TEXT = " 3 point match\r\n\r\n Game 1\r\n Zoë „Łódź“ : 0                 Bo : 0\r\n  1) 31: 8/5 6/5\r\n"


@pytest.mark.parametrize(
    ("codec", "name"),
    [
        ("utf-8", "utf-8"),
        ("utf-8-sig", "utf-8"),
        ("utf-16", "utf-16"),
        ("utf-16-le", "utf-16-le"),
        ("utf-16-be", "utf-16-be"),
        ("utf-32", "utf-32"),
    ],
)
def test_a_text_is_the_same_in_every_encoding(codec: str, name: str) -> None:
    assert decode(TEXT.encode(codec)) == (TEXT, name)


def test_the_old_encodings_of_windows() -> None:
    assert decode("Zoë „Größe“ €".encode("cp1252")) == ("Zoë „Größe“ €", "cp1252")
    assert decode(b"Zo\xeb") == ("Zoë", "latin-1")
    assert decode(b"\x81\xe9") == ("\x81é", "latin-1")


def test_plain_text_is_ascii() -> None:
    assert decode(b"") == ("", "ascii")
    assert decode(b"Anna : 0") == ("Anna : 0", "ascii")


@given(st.binary(max_size=200))
def test_every_byte_string_has_a_text(data: bytes) -> None:
    text, encoding = decode(data)
    assert isinstance(text, str)
    assert encoding in ("ascii", "utf-8", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252", "latin-1")

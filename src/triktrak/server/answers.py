"""Refusals as HTTP answers: a code with parameters, and the sentence for the reader."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.responses import JSONResponse

from ..text import Told, text
from .protocol import Param, Params


def params(values: Mapping[str, object], lang: str = "en") -> Params:
    """Return the parameters of a message as they can be sent: numbers stay numbers, the rest is text for a reader.

    >>> params({"dice": (3, 1), "point": 7})
    {'dice': '3, 1', 'point': 7}
    """
    return {name: _plain(value, lang) for name, value in values.items()}


def problem(status: int, code: str, lang: str, **values: object) -> JSONResponse:
    """Return the answer to a request that is refused."""
    plain = params(values, lang)
    sentence = text("error-" + code.replace("_", "-"), lang, plain)
    return JSONResponse(
        {"code": code, "params": plain, "text": sentence}, status, headers={"Cache-Control": "no-store"}
    )


def _plain(value: object, lang: str) -> Param:
    if isinstance(value, Told):
        return value.message(lang)
    if isinstance(value, bool) or not isinstance(value, int | float):
        return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
    return value

"""The catalogues: messages that people read, in Dutch, German and English.

Knows nothing of backgammon: it turns a message key and parameters into a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "nl", "de")
"""The languages every catalogue exists in; the first is the fallback."""

_READABLE_LENGTH = 300
_READABLE_NUMBER = 10**15

_KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_LOCALE = Path(__file__).parent / "locale"


@runtime_checkable
class Told(Protocol):
    """Something that has a sentence of its own in every language: a fault within another one's sentence."""

    def message(self, lang: str = "en", /) -> str:
        """The sentence for a reader of `lang`."""


# A catalogue is read when it is asked for its first sentence: whoever needs none does not wait for Fluent, and whoever
# needs one does not wait for all of them. A sentence refers only to others of its catalogue.


@cache
def _homes(lang: str) -> dict[str, Path]:
    """Which catalogue each key stands in."""
    catalogues = sorted((_LOCALE / lang).glob("*.ftl"))
    return {key: path for path in catalogues for key in _KEY.findall(path.read_text(encoding="utf-8"))}


@cache
def _bundle(lang: str, path: Path) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks are invisible characters that would end up in files, terminals and tests.
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def text(key: str, lang: str = "en", params: Mapping[str, object] | None = None) -> str:
    """Return message `key` in `lang`, with `params` filled in.

    >>> text("error-blocked", "nl", {"point": 7})
    'Punt 7 is geblokkeerd'

    A key that no catalogue has is returned as it is, so that a missing sentence never hides a fault.
    """
    lang = lang if lang in LANGUAGES else "en"
    if not has(key, lang):
        return key
    bundle = _bundle(lang, _homes(lang)[key])
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    value, _ = bundle.format_pattern(pattern, {name: _plain(v, lang) for name, v in (params or {}).items()})
    return str(value)


def has(key: str, lang: str = "en") -> bool:
    """Whether the catalogue of `lang` has message `key`."""
    return key in _homes(lang)


def negotiate(wanted: str | Sequence[str]) -> str:
    """Return the language that fits an Accept-Language header, a locale name or a list of either.

    >>> negotiate("fr;q=0.9, de-AT;q=0.8, en;q=0.1")
    'de'
    """
    header = wanted if isinstance(wanted, str) else ",".join(wanted)
    ranked: list[tuple[float, int, str]] = []
    for order, item in enumerate(header.split(",")):
        tag, _, quality = item.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        ranked.append((-weight, order, tag.strip().replace("_", "-").split("-")[0].lower()))
    for weight, _, lang in sorted(ranked):
        if weight < 0 and lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def _plain(value: object, lang: str) -> str | int | float:
    """Numbers stay numbers (plural rules need them); all else is shown as text, shortened to what can be read."""
    if isinstance(value, int) and not isinstance(value, bool):
        # Neither the catalogues nor str() take a number of any length.
        return value if abs(value) < _READABLE_NUMBER else f"{Decimal(value):.2e}"
    if isinstance(value, float):
        return value
    if isinstance(value, Told):
        return value.message(lang)
    shown = ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
    return shown if len(shown) <= _READABLE_LENGTH else f"{shown[:_READABLE_LENGTH]}…"

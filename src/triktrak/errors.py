"""Three kinds of wrong.

TriktrakError                    something Triktrak noticed and can say in a sentence
├── Malformed (ValueError)       text or data that cannot be read: an identifier, a play, a file
├── IllegalAction                readable, but the rules refuse it now
│   └── IllegalPlay              the steps are not a legal play of this roll
└── StoreError                   the record could not be kept or read

Anything else that escapes is a bug.
"""

from __future__ import annotations

from .text import text


class TriktrakError(Exception):
    """A fault with a code and parameters; the sentence is made where it is read.

    >>> str(IllegalPlay("blocked", point=7))
    'The 7 point is blocked'
    """

    def __init__(self, code: str, /, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def message(self, lang: str = "en") -> str:
        """The sentence for a reader of `lang` ("en", "nl" or "de")."""
        return text("error-" + self.code.replace("_", "-"), lang, self.params)

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.params)


class Malformed(TriktrakError, ValueError):
    """Text or data that cannot be read; the parameters quote the place of the fault."""


class IllegalAction(TriktrakError):
    """An action the rules refuse at this moment."""


class IllegalPlay(IllegalAction):
    """Steps that are not a legal play of the roll; the code names the rule."""


class StoreError(TriktrakError):
    """The record could not be written or read."""


def _rebuild(kind: type[TriktrakError], code: str, params: dict[str, object]) -> TriktrakError:
    return kind(code, **params)

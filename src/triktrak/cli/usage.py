"""How a command line was written wrongly, as faults with a sentence in every language: Typer speaks English only."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from typer import TyperException

from ..errors import Malformed, TriktrakError

_VERB = re.compile(r"No such command '(.*)'\.", re.DOTALL)
_EXTRA = re.compile(r"Got unexpected extra argument\(s\) \((.*)\)", re.DOTALL)
_NUMBERS = {"int_parsing", "int_type", "int_from_float", "int_parsing_size", "float_parsing", "float_type"}


def usage_fault(error: TyperException) -> TriktrakError:
    """What was wrong with the words of a command line.

    >>> usage_fault(TyperException("No such command 'sing'."))
    Malformed('usage_verb', {'text': 'sing'})
    """
    said, option = error.message, getattr(error, "option_name", None)
    if option is not None and hasattr(error, "possibilities"):
        known = tuple(sorted(error.possibilities or ()))
        return Malformed("usage_option_like" if known else "usage_option", text=option, known=known)
    if option is not None:
        return Malformed("usage_option_value" if "requires" in said else "usage_option_bare", option=option)
    if (parameter := getattr(error, "param", None)) is not None:
        return _of_value(_name(parameter), error)
    if found := _VERB.fullmatch(said):
        return Malformed("usage_verb", text=found[1])
    if found := _EXTRA.fullmatch(said):
        return Malformed("usage_extra", text=found[1])
    return Malformed("usage_verb_missing") if said == "Missing command." else Malformed("system", reason=said)


def _of_value(name: str, error: TyperException) -> Malformed:
    cause: Any = error.__cause__
    if cause is None:
        return Malformed("usage_value" if error.message else "usage_missing", name=name, text=error.message)
    found = cause.errors()[0]
    bounds = found.get("ctx", {})
    value = str(found["input"])
    if found["type"] in _NUMBERS:
        return Malformed("usage_number", name=name, text=value)
    if "ge" in bounds:
        return Malformed("field_least", field=name, bound=str(bounds["ge"]))
    if "le" in bounds:
        return Malformed("field_most", field=name, bound=str(bounds["le"]))
    return Malformed("usage_value", name=name, text=value)


def _name(parameter: Any) -> str:
    """What a parameter is called where it is explained."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name.upper()).strip("[].")


def check_stated(arguments: Sequence[str]) -> None:
    """Refuse words that say nothing, as a script passes them on whose variable is empty.

    >>> check_stated(["add", "--games", ""])
    Traceback (most recent call last):
    triktrak.errors.Malformed: Nothing stands after “--games”
    """
    for before, word in zip(["", *arguments], arguments, strict=False):
        option, equals, value = word.partition("=")
        if not word.strip():
            raise Malformed("usage_empty", option=before)
        if word.startswith("--") and equals and not value.strip():
            raise Malformed("usage_empty", option=option)

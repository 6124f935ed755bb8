"""What msgspec finds wrong in data from outside, as a fault with a sentence in every language.

Its own messages are English and name types of Python; here each becomes a code with the field, and with what would do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from msgspec import inspect

from ..errors import Malformed

_AT = re.compile(r"(?P<said>.*?)(?: - at `(?:key` in `)?\$(?P<path>[^`]*)`)?", re.DOTALL)
_FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`", re.DOTALL)
_BOUND = re.compile(r"Expected `(\w+)` (of (?:at (?:most|least) )?length )?(>=|<=|>|<)? ?(-?\d+)")
_TYPE = re.compile(r"Expected `([^`]*)`")
_BYTE = re.compile(r"\(byte (\d+)\)")
_SHOWN = 60


def fault(error: Exception, wanted: object = None) -> Malformed:
    """The fault that msgspec tells of, when something was read as a `wanted`.

    >>> from triktrak.scorebook import Place
    >>> try:
    ...     msgspec.convert({"id": "01900000-0000-7000-8000-000000000000", "name": ""}, Place)
    ... except msgspec.ValidationError as error:
    ...     print(fault(error, Place))
    “name” is empty
    """
    if isinstance(error, RecursionError):
        return Malformed("field_deep")
    if not isinstance(error, msgspec.MsgspecError):
        # What Python's JSON lets pass and no text holds, or a number beyond all bounds.
        return Malformed("field_text")
    found = _AT.fullmatch(str(error))
    assert found is not None
    names = re.findall(r"\w+", re.sub(r"\[[^\]]*\]", "", found["path"] or ""))
    said = found["said"]
    if field := _FIELD.match(said):
        at = ".".join([*names, field[2][:_SHOWN]])
        return Malformed("field_missing" if field[1].startswith("missing") else "field_unknown", field=at)
    return _of_value(said, ".".join(names), _at(wanted, names))


def _of_value(said: str, field: str, wanted: list[inspect.Type]) -> Malformed:
    if said.startswith(("Invalid enum value", "Invalid value")):
        value = said.partition("value ")[2].strip("'")[:_SHOWN]
        return Malformed("field_choice", field=field, value=value, known=_choices(wanted))
    if "matching regex" in said:
        return Malformed("field_form", field=field, known=_examples(wanted))
    if bound := _BOUND.match(said):
        number = int(bound[4])
        least = bound[3] in (">", ">=") or "at least" in (bound[2] or "")
        if not bound[2]:
            return Malformed("field_least" if least else "field_most", field=field, bound=number)
        if bound[1] == "str":
            return Malformed("field_empty" if least else "field_long", field=field, bound=number)
        return Malformed("field_few" if least else "field_many", field=field, bound=number)
    if kind := _TYPE.match(said):
        return Malformed("field_type", field=field or "-", wanted=kind[1].partition(" | ")[0])
    return Malformed("field_range", field=field or "-")


def no_json(error: Exception) -> Malformed:
    """Why a text is no JSON, with the byte where that is known.

    >>> no_json(msgspec.DecodeError("JSON is malformed: expected `:` (byte 7)"))
    Malformed('json_at', {'at': 8})
    """
    if isinstance(error, RecursionError):
        return Malformed("field_deep")
    if found := _BYTE.search(str(error)):
        return Malformed("json_at", at=int(found[1]) + 1)
    return Malformed("json_short") if "truncated" in str(error) else Malformed("field_text")


def _at(wanted: object, names: list[str]) -> list[inspect.Type]:
    """What may stand at a path of names within a type."""
    if wanted is None:
        return []
    types = list(_alternatives(inspect.type_info(wanted)))
    for name in names:
        types = [
            inner
            for each in types
            if isinstance(each, inspect.StructType)
            for field in each.fields
            if field.encode_name == name
            for inner in _alternatives(field.type)
        ]
    return types


def _alternatives(of: inspect.Type) -> Iterator[inspect.Type]:
    """The types themselves, whatever holds several of them or says more about them."""
    if isinstance(of, inspect.UnionType):
        for each in of.types:
            yield from _alternatives(each)
    elif isinstance(of, inspect.CollectionType | inspect.VarTupleType):
        yield from _alternatives(of.item_type)
    elif isinstance(of, inspect.Metadata) and not (of.extra_json_schema or {}).get("examples"):
        yield from _alternatives(of.type)
    else:
        yield of


def _choices(types: list[inspect.Type]) -> tuple[str, ...]:
    literal = [str(value) for each in types if isinstance(each, inspect.LiteralType) for value in each.values]
    return tuple(literal + [str(each.tag) for each in types if isinstance(each, inspect.StructType) and each.tag])


def _examples(types: list[inspect.Type]) -> tuple[str, ...]:
    schemas = (each.extra_json_schema or {} for each in types if isinstance(each, inspect.Metadata))
    return tuple(example for schema in schemas for example in schema.get("examples", ()))

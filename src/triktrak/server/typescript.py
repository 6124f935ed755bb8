"""The protocol's types in TypeScript: `python -m triktrak.server.typescript` writes the web client's files.

Knows declarations, not their meaning. A test checks that the committed files are what this module would write.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
from msgspec import UNSET, UnsetType
from pydantic import BaseModel

from .._core import Position
from ..rules import actions
from ..rules.options import Variant
from ..scorebook import search
from ..scorebook.files import taking
from ..scorebook.statistics import Summary
from . import (
    book_files_types,
    book_moves_types,
    book_types,
    http_types,
    protocol,
    protocol_hints,
    protocol_view,
    referee_types,
    share_types,
)

_WEB = Path(__file__).parents[3] / "web/src/lib"
TARGET = _WEB / "net/protocol.gen.ts"
STATISTICS = _WEB / "book/statistics.gen.ts"
STARTS = _WEB / "scorebook/moves/starts.gen.ts"

_HEAD = """\
// Generated from src/triktrak/server/protocol*.py and *_types.py by `python -m triktrak.server.typescript`.
// Do not edit: a test compares this file with its source.
"""

_STATISTICS_HEAD = """\
// Generated from src/triktrak/scorebook/statistics by `python -m triktrak.server.typescript`.
// Do not edit: a test compares this file with its source.
"""

_STARTS_HEAD = """\
// Generated from the core's start positions by `python -m triktrak.server.typescript`.
// Do not edit: a test compares this file with its source.

/** How the checkers of a side stand at first, by what is played: 25 is the bar, 0 is off. */
export const STARTS: Readonly<Record<string, readonly number[]>> = {
"""

# In the order in which a reader wants them; structs are found by themselves.
_ALIASES = (
    "SideNo", "Pair", "HitStep", "StepEdge", "Seats", "Level", "Wish", "Param", "Params",
    "PhaseName", "ActionName", "CubeWord", "End", "MoveLine", "HintWord", "CubeVerdict", "Ask",
    "Question", "ClientFrame", "TableEvent", "ServerFrame",
)  # fmt: skip

_MODULES = (
    actions, protocol, protocol_view, protocol_hints, http_types, book_types, book_files_types, book_moves_types,
    referee_types, share_types, search, taking,
)  # fmt: skip
"""Where what is sent is declared."""

_SCALARS: dict[object, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", UUID: "string", type(None): "null",
    Any: "unknown",
}  # fmt: skip


def generate() -> str:
    """Return the TypeScript text of every frame, view, event and HTTP body."""
    parts = [_HEAD, f"export const MAX_FRAME = {protocol.MAX_FRAME}\n"]
    homes = (protocol, protocol_view, protocol_hints)
    names = {name: next(vars(home)[name] for home in homes if name in vars(home)) for name in _ALIASES}
    for name, alias in names.items():
        parts.append(f"export type {name} = {_type(alias, {k: v for k, v in names.items() if k != name})}\n")
    for module in _MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and value.__module__ == module.__name__ and _is_sent(value):
                parts.append(_record(value, names))
    return "\n".join(parts)


def generate_statistics() -> str:
    """Return the TypeScript text of the statistics of a scorebook: the summary, and all that it is made of."""
    found: dict[type, None] = {}
    _gather(Summary, found)
    return "\n".join([_STATISTICS_HEAD, *(_record(record, {}) for record in found)])


def generate_starts() -> str:
    """Return the TypeScript text of the start positions, with which a page that nobody answers sets up its board."""
    starts = (f"  {name}: {list(Position.start(name).sides[0])}," for name in typing.get_args(Variant))
    return "\n".join([_STARTS_HEAD.rstrip("\n"), *starts, "}\n"])


def _gather(hint: object, found: dict[type, None]) -> None:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if hint not in found:
            found[hint] = None
            for inner in typing.get_type_hints(hint).values():
                _gather(inner, found)
        return
    for inner in typing.get_args(hint):
        _gather(inner, found)


def _is_sent(value: type) -> bool:
    # A Roll with dice never comes from a client, and is told to it as an event.
    told = issubclass(value, msgspec.Struct | BaseModel) or dataclasses.is_dataclass(value)
    aside = {actions.Roll, *actions.STATEMENT_TYPES, taking.Choices, taking.Taking}
    return told and not value.__name__.startswith("_") and value not in aside


def _record(record: type, names: dict[str, object]) -> str:
    lines = [f"/** {_first_line(record)} */", f"export interface {record.__name__} {{"]
    hints = typing.get_type_hints(record, include_extras=True)
    if issubclass(record, msgspec.Struct):
        config = record.__struct_config__
        if config.tag is not None:
            lines.append(f'  {config.tag_field}: "{config.tag}"')
        for item in msgspec.structs.fields(record):
            optional = "?" if item.default is UNSET else ""
            lines.append(f"  {item.encode_name}{optional}: {_type(hints[item.name], names)}")
    elif issubclass(record, BaseModel):
        for name, info in record.model_fields.items():
            optional = "" if info.is_required() else "?"
            lines.append(f"  {name}{optional}: {_type(hints[name], names)}")
    elif dataclasses.is_dataclass(record):
        lines += [f"  {field.name}: {_type(hints[field.name], names)}" for field in dataclasses.fields(record)]
    return "\n".join([*lines, "}\n"])


def _first_line(record: type) -> str:
    return (record.__doc__ or "").strip().splitlines()[0]


def _type(hint: object, names: dict[str, object]) -> str:
    named = next((name for name, alias in names.items() if hint == alias), None) or _SCALARS.get(hint)
    if named:
        return named
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in _GENERICS:
        return _GENERICS[origin](args, names)
    if isinstance(hint, type) and (issubclass(hint, msgspec.Struct | BaseModel) or dataclasses.is_dataclass(hint)):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def _annotated(args: tuple[object, ...], names: dict[str, object]) -> str:
    stated = [m.extra["ts"] for m in args if isinstance(m, msgspec.Meta) and m.extra]
    return str(stated[0]) if stated else _type(args[0], names)


def _literal(args: tuple[object, ...], _: dict[str, object]) -> str:
    return " | ".join(f'"{a}"' if isinstance(a, str) else str(a) for a in args)


def _union(args: tuple[object, ...], names: dict[str, object]) -> str:
    # A dictionary keeps the order and drops the second "number" of int | float.
    return " | ".join(dict.fromkeys(_type(a, names) for a in args if a is not UnsetType))


def _tuple(args: tuple[object, ...], names: dict[str, object]) -> str:
    if args[-1] is ...:
        return _list(args, names)
    return f"[{', '.join(_type(a, names) for a in args)}]"


def _list(args: tuple[object, ...], names: dict[str, object]) -> str:
    inner = _type(args[0], names)
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _dict(args: tuple[object, ...], names: dict[str, object]) -> str:
    return f"Record<{_type(args[0], names)}, {_type(args[1], names)}>"


_GENERICS: dict[object, Callable[[tuple[object, ...], dict[str, object]], str]] = {
    typing.Annotated: _annotated,
    typing.Literal: _literal,
    typing.Union: _union,
    types.UnionType: _union,
    tuple: _tuple,
    list: _list,
    dict: _dict,
}


if __name__ == "__main__":
    TARGET.write_text(generate(), encoding="utf-8")
    STATISTICS.write_text(generate_statistics(), encoding="utf-8")
    STARTS.write_text(generate_starts(), encoding="utf-8")

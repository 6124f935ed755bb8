"""Operations: what is written in a scorebook, by whom first and by whom last, in whatever order it arrives.

Of a field the latest stamp wins. A line is fixed by the operation that made it: of what cannot change, the earliest
wins. A record that is gone is marked so, and comes back when that is written. Merging is commutative, associative and
idempotent, so all who have seen the same operations hold the same records. Pure: no database, no network, no clock.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct
from msgspec.structs import fields as fields_of
from msgspec.structs import force_setattr

from ..errors import Malformed
from . import decoding
from .clock import Stamp
from .records import KINDS, Id, Record, kind_of, read_record
from .wording import tidied

GONE = "gone"
"""The name in `hlcs` under which stands when a record was last deleted or brought back."""

CHANGING = frozenset({"struck", "number", "note"})
"""What may change of a line; the rest is fixed when it is written."""


class Draft(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A change to a record: the fields that change, and whether it goes or comes back."""

    kind: str
    id: Id
    fields: dict[str, object] = {}
    gone: bool | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise Malformed("book_kind", kind=self.kind)
        # Whoever writes a name, and wherever it comes from: it is kept in one form.
        force_setattr(self, "fields", dict(tidied(self.kind, self.fields)))
        if not self.fields and self.gone is None:
            raise Malformed("book_nothing")
        for name in self.fields.keys() & {"id", GONE}:
            raise Malformed("book_field", kind=self.kind, field=name)
        if self.kind == "line" and self.gone is not None:
            raise Malformed("book_line_stays")
        try:
            _text(self.fields)
        except (UnicodeError, OverflowError, RecursionError, TypeError) as error:
            # What JSON in Python lets pass, and no other JSON does.
            raise Malformed("book_op", field="fields", reason=decoding.fault(error)) from error


class Operation(Draft, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A change with its own id and the moment it was made; applied twice it is applied once."""

    op: Id
    hlc: Stamp


class State(Struct, frozen=True):
    """Where a record stands: the value of every field, and when each was written."""

    kind: str
    id: str
    fields: dict[str, object] = {}
    hlcs: dict[str, str] = {}
    gone: bool = False

    def record(self) -> Record:
        """The record; raises `Malformed` where the fields make none."""
        return read_record(self.kind, {**self.fields, "id": self.id})


def read_operation(data: object) -> Operation:
    """Read an operation from what JSON made of it; raises `Malformed` for one that is none.

    >>> read_operation({})
    Traceback (most recent call last):
    triktrak.errors.Malformed: This is no operation: “kind” is missing
    """
    try:
        return msgspec.convert(data, Operation)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        # msgspec wraps what __post_init__ raises; ours says more.
        if isinstance(error.__cause__, Malformed):
            raise error.__cause__ from None
        found = decoding.fault(error, Operation)
        raise Malformed("book_op", field=found.params.get("field", ""), reason=found) from error


def draft(after: Record, before: Record | None = None) -> Draft | None:
    """The change that makes a record of another, or of nothing; None where both are the same.

    >>> from msgspec.structs import replace
    >>> from triktrak.scorebook import Place
    >>> place = Place(id="01900000-0000-7000-8000-000000000000", name="De Blote Steen")
    >>> draft(replace(place, name="De Kurk"), place).fields
    {'name': 'De Kurk'}
    """
    old = {field.name: field.default if before is None else getattr(before, field.name) for field in fields_of(after)}
    new = {name: getattr(after, name) for name in old if name != "id"}
    # As JSON has it, with lists for tuples: what comes back from the database is compared with it.
    changed = {name: msgspec.json.decode(_text(value)) for name, value in new.items() if value != old[name]}
    return Draft(kind=kind_of(after), id=after.id, fields=changed) if changed else None


def merge(state: State | None, operation: Operation) -> State:
    """What a record becomes by an operation.

    >>> new = "01900000-0000-7000-8000-000000000000"
    >>> stamp = "1767225600000-0000-0000000000aa"
    >>> merge(None, Operation(op=new, kind="place", id=new, hlc=stamp, fields={"name": "De Kurk"})).fields
    {'name': 'De Kurk'}
    """
    before = state or State(operation.kind, operation.id)
    fields, hlcs, gone = dict(before.fields), dict(before.hlcs), before.gone
    for name, value in operation.fields.items():
        known = (hlcs[name], _text(fields[name])) if name in hlcs else None
        new = (operation.hlc, _text(value))
        first_wins = operation.kind == "line" and name not in CHANGING
        if known is None or (new < known if first_wins else new > known):
            fields[name], hlcs[name] = value, operation.hlc
    if operation.gone is not None and (operation.hlc, operation.gone) > (hlcs.get(GONE, ""), gone):
        gone, hlcs[GONE] = operation.gone, operation.hlc
    after = State(operation.kind, operation.id, fields, hlcs, gone)
    return before if state is not None and after == before else after


def converge(operations: Iterable[Operation]) -> dict[tuple[str, str], State]:
    """What operations come to together, by kind and id: the same in any order, with any of them twice."""
    states: dict[tuple[str, str], State] = {}
    for operation in operations:
        at = (operation.kind, operation.id)
        states[at] = merge(states.get(at), operation)
    return states


def _text(value: object) -> bytes:
    """A value in one form, so that of two written at the same stamp everybody prefers the same."""
    return msgspec.json.encode(value, order="sorted")

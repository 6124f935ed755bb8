"""The bodies of the requests about the scorebook; knows nothing of how they are made.

Generated to TypeScript together with http_types.py. What a record holds is in scorebook/records.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..scorebook.search import Listed
from .protocol import Params

BookKind = Literal["player", "club", "place", "event", "sheet", "line"]
RecordId = Annotated[str, Field(max_length=36)]
Cursor = Annotated[str, Field(max_length=20)]


class BookSync(BaseModel):
    """What a device has written since it last told, and up to where it has been told; "" is from the beginning.

    `ops`: {op, kind, id, hlc, fields, gone?} each; whatever is wrong with one does not stop the others.
    `sheet`: only this sheet with its players and lines, of a book that a link has opened.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    cursor: Cursor = ""
    ops: list[dict[str, Any]] = Field(default_factory=list, max_length=1000)
    sheet: RecordId | None = None


class BookChange(BaseModel):
    """A record as it stands: its fields, when each was written, and whether it is gone; `hlcs.gone`: since when."""

    kind: BookKind
    id: str
    fields: dict[str, Any]
    hlcs: dict[str, str]
    gone: bool


class BookOutcome(BaseModel):
    """What became of an operation; refused ones say why."""

    op: str
    ok: bool
    code: str = ""
    params: Params = Field(default_factory=dict)
    text: str = ""


class BookSynced(BaseModel):
    """What became of the operations, and what has changed since the cursor.

    A device shows the records as told here, with the operations it still has to tell written over them. Records of
    refused operations are told anew. `reset`: let go of all that was told before, this begins from nothing.
    """

    cursor: str
    hlc: str
    results: list[BookOutcome]
    changes: list[BookChange]
    more: bool
    reset: bool


class BookState(BaseModel):
    """A whole book, without what is gone."""

    cursor: str
    hlc: str
    changes: list[BookChange]


class BookAsking(BaseModel):
    """Which sheets are asked for: all of this holds, and of several in one field one is enough; a page of them."""

    model_config = ConfigDict(extra="forbid")

    words: Annotated[str, Field(max_length=200)] = ""
    players: list[RecordId] = Field(default_factory=list, max_length=16)
    opponents: list[RecordId] = Field(default_factory=list, max_length=16)
    kinds: list[RecordId] = Field(default_factory=list, max_length=8)
    places: list[RecordId] = Field(default_factory=list, max_length=16)
    events: list[RecordId] = Field(default_factory=list, max_length=16)
    clubs: list[RecordId] = Field(default_factory=list, max_length=16)
    lengths: list[int] = Field(default_factory=list, max_length=16)
    variants: list[RecordId] = Field(default_factory=list, max_length=8)
    month: Annotated[str, Field(max_length=7)] = ""
    since: Annotated[str, Field(max_length=10)] = ""
    until: Annotated[str, Field(max_length=10)] = ""
    clock: bool | None = None
    confirmed: bool = False
    offset: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    limit: Annotated[int, Field(ge=1, le=200)] = 50
    lang: Annotated[str, Field(max_length=20)] = ""
    """Of the sentence of a refusal; it picks nothing out."""


class BookSheets(BaseModel):
    """A page of sheets, the latest first, of `total` that were found."""

    total: int
    sheets: list[Listed]


class BookWriting(BaseModel):
    """An entry in the history of a record: what was written of it, or of a line of it, when and on which device.

    `at` is by the clock of the device.

    `own`: by the guest who asks; `here`: on the computer that keeps the book.
    """

    op: str
    kind: BookKind
    id: str
    at: str
    device: str
    own: bool
    here: bool
    fields: dict[str, Any]
    gone: bool | None


class BookInviting(BaseModel):
    """Whom to let in: to one sheet, as one of its players where that is known; without a sheet to the whole book."""

    model_config = ConfigDict(extra="forbid", strict=True)

    sheet: RecordId | None = None
    player: RecordId | None = None


class BookLink(BaseModel):
    """The link to send, shown this once; it works once. `here`: it leads nowhere from another device."""

    link: str
    here: bool
    expires: float


class BookInvitation(BaseModel):
    """What a link opens: a sheet, or a whole book; `player` is whom it was sent to, where that was said."""

    sheet: Listed | None
    player: str | None
    expires: float


class BookOpened(BaseModel):
    """The sheet that is open now; none where it is a whole book."""

    sheet: str | None


class BookConfirming(BaseModel):
    """Which player says that it is so."""

    model_config = ConfigDict(extra="forbid", strict=True)

    player: RecordId

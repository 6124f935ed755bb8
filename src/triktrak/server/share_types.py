"""The bodies of the requests around shared pages. Generated to TypeScript together with http_types.py."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class ShareWhat(BaseModel):
    """What is shared: a sheet, an event or a player by `id`, two players by `first` and `second`, or a position."""

    model_config = ConfigDict(extra="forbid", strict=True)

    what: Literal["sheet", "event", "pair", "player", "position"]
    id: str | None = Field(default=None, max_length=40)
    first: str | None = Field(default=None, max_length=40)
    second: str | None = Field(default=None, max_length=40)
    position: str | None = Field(default=None, max_length=300)


class NewShare(BaseModel):
    """A page to make; `days`: how long its link works, without end where it is null."""

    model_config = ConfigDict(extra="forbid", strict=True)

    scope: ShareWhat
    names: Literal["full", "initials", "hidden"] = "full"
    days: int | None = None


class ShareLinks(BaseModel):
    """Ways to hand a page on, as plain links."""

    mail: str
    whatsapp: str
    facebook: str
    x: str
    telegram: str


class ShareView(BaseModel):
    """A page that is shared, told in the reader's language; `here`: its link leads nowhere from another device.

    Times are seconds since 1970.
    """

    slug: str
    scope: ShareWhat
    names: Literal["full", "initials", "hidden"]
    link: str
    here: bool
    sentence: str
    picture: str
    links: ShareLinks
    created: float
    expires: float | None

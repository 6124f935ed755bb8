"""The cube as the files of lessons and terms write it: its value, and whose it is as the reader sees it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .._core import Cube, CubeOwner
from ..rules import Side

Owner: TypeAlias = Literal["centre", "own", "theirs"]
"""Whose the cube is, as the reader sees it."""
_OWNERS: dict[Owner, CubeOwner] = {"centre": CubeOwner.CENTRE, "own": CubeOwner.OWN, "theirs": CubeOwner.THEIRS}


def cube_of(value: int, owner: Owner) -> Cube:
    """The cube that a file speaks of.

    >>> cube_of(2, "theirs")
    Cube(2, CubeOwner.THEIRS)
    """
    return Cube(value, _OWNERS[owner])


def holder(owner: Owner) -> Side | None:
    """The side that owns the cube, the reader being White; None when it is in the middle.

    >>> holder("theirs")
    Side.BLACK
    """
    return {"centre": None, "own": Side.WHITE, "theirs": Side.BLACK}[owner]

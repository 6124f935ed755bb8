"""Ids of what is written here: UUIDv7, which sort by the time they were made (RFC 9562, 5.7)."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import count
from uuid import UUID


def new_id(now_us: int) -> str:
    """A new id of this moment.

    >>> new_id(1_767_225_600_000_000)
    '019b76da-a800-7c4e-9f3a-5d1b2c3d4e5f'
    """
    chance = secrets.randbits(74)
    bits = (now_us // 1000) << 80 | 0x7 << 76 | (chance >> 62) << 64 | 0b10 << 62 | chance & (1 << 62) - 1
    return str(UUID(int=bits))


def in_a_row(now_us: int) -> Callable[[], str]:
    """A supply of ids that sort in the order they are asked for, a millisecond apart.

    >>> new = in_a_row(1_767_225_600_000_000)
    >>> new() < new()
    True
    """
    moments = count(now_us, 1000)
    return lambda: new_id(next(moments))

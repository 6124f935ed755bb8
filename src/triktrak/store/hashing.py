"""The hash chain that makes tampering with a log visible.

hash(n) = SHA-256( hash(n-1) ‖ J ), hash(-1) = 32 zero bytes, and J = the canonical JSON of
[match id, seq, ts_us, actor, kind, v, data]: no spaces, keys sorted, UTF-8, the id as text with hyphens.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from uuid import UUID

import msgspec

from ..errors import StoreError
from .port import Entry, StoredEntry

GENESIS = bytes(32)
"""The hash before the first entry."""


def canonical(data: bytes) -> bytes:
    """Return JSON in the one form that is stored and hashed.

    >>> canonical(b'{"t": "play", "steps": [[8, 5]]}')
    b'{"steps":[[8,5]],"t":"play"}'
    """
    return msgspec.json.encode(msgspec.json.decode(data), order="sorted")


def link(match_id: UUID, entry: StoredEntry) -> bytes:
    """Return the hash that `entry` should have, from its canonical data and the hash before it."""
    e = entry
    body = msgspec.json.encode([str(match_id), e.seq, e.ts_us, e.actor, e.kind, e.v, msgspec.Raw(e.data)])
    return hashlib.sha256(e.prev_hash + body).digest()


def chain(match_id: UUID, head: int, head_hash: bytes, entries: Iterable[Entry]) -> list[StoredEntry]:
    """Return `entries` as they follow the entry `head` of a log."""
    chained, prev = [], head_hash
    for seq, e in enumerate(entries, head + 1):
        bare = StoredEntry(seq, e.ts_us, e.actor, e.kind, e.v, canonical(e.data), e.cmd_id, prev, b"")
        prev = link(match_id, bare)
        chained.append(msgspec.structs.replace(bare, hash=prev))
    return chained


def verify(match_id: UUID, entries: Iterable[StoredEntry], head: int, head_hash: bytes) -> None:
    """Raise StoreError `chain_broken`, naming match and entry, unless the log is whole up to its head."""
    prev, expected = GENESIS, 0
    for e in entries:
        if (e.seq, e.prev_hash, e.hash) != (expected, prev, link(match_id, e)):
            raise StoreError("chain_broken", match=str(match_id), entry=expected)
        prev, expected = e.hash, expected + 1
    if (expected - 1, prev) != (head, head_hash):
        raise StoreError("chain_broken", match=str(match_id), entry=expected)

"""The net that plays: its weights lie in the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from zlib import crc32

from .._core import Net, NetEvaluator
from ..errors import Malformed
from .tables import endings

MEN = 15
"""How many checkers a side has in the game that the net has learnt."""


@cache
def net() -> Net:
    """The net of this release."""
    return Net.from_bytes(_weights("triktrak.net"))


@cache
def scout() -> NetEvaluator:
    """The small net that says on the way of a search which plays are worth asking the large one about."""
    return NetEvaluator(Net.from_bytes(_weights("scout.net")), endings())


@cache
def fingerprint() -> str:
    """Eight digits that tell the nets of this release from others."""
    return f"{crc32(_weights('triktrak.net') + _weights('scout.net')):08x}"


def _weights(name: str) -> bytes:
    return files("triktrak").joinpath("data", name).read_bytes()


def read_net(path: Path) -> Net:
    """A net from a weights file; raises `Malformed` for one that cannot be read or is not a net of this kind."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise Malformed("net_file", path=str(path)) from fault
    return Net.from_bytes(data)


def evaluator(path: str = "") -> NetEvaluator:
    """The judge that asks the net in that weights file, or the one of this release, and the tables for the end."""
    return NetEvaluator(read_net(Path(path)) if path else net(), endings())

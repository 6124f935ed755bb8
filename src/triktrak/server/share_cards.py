"""Cards as files: a picture is drawn once and kept in the cache by what is in it."""

from __future__ import annotations

import hashlib
from pathlib import Path

from .. import __version__
from ..errors import TriktrakError
from ..files import write_whole
from ..scorebook.cards import draw

KEPT = 1000
"""How many pictures the cache keeps; a tenth of them makes room when it is full."""


def fonts(static: Path) -> list[str]:
    """The fonts among the built pages; raises TriktrakError `card_fonts` where there are none."""
    found = sorted(str(path) for path in (static / "fonts").glob("*.ttf"))
    if not found:
        raise TriktrakError("card_fonts")
    return found


def name(card: str) -> str:
    """What the picture of a card is called: another name for every content.

    >>> len(name("<svg/>"))
    32
    """
    return hashlib.sha256(f"{__version__}\0{card}".encode()).hexdigest()[:32]


class Cards:
    """The pictures in a directory of the cache. For one thread."""

    def __init__(self, directory: Path, static: Path) -> None:
        self._directory = directory
        self._static = static

    def picture(self, card: str) -> bytes:
        """The PNG of a card: the one that is kept, or a new one."""
        path = self._directory / f"{name(card)}.png"
        try:
            return path.read_bytes()
        except FileNotFoundError:
            png = draw(card, fonts(self._static))
        self._directory.mkdir(parents=True, exist_ok=True)
        self._make_room()
        write_whole(path, png)
        return png

    def _make_room(self) -> None:
        kept = sorted(self._directory.glob("*.png"), key=lambda path: path.stat().st_mtime)
        if len(kept) >= KEPT:
            for path in kept[: KEPT // 10]:
                path.unlink(missing_ok=True)

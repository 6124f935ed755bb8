"""Who sits where, and how they are spoken of: somebody alone with the program is "you"."""

from __future__ import annotations

from msgspec import Struct

from ...rules import WHITE, BySide, Match, Side
from ...text import text

PROGRAM = "Triktrak"


class People(Struct, frozen=True):
    """Two people at one keyboard, or one (White) against the program, ours unless it is named."""

    lang: str
    two: bool
    program: str = PROGRAM

    @property
    def you(self) -> Side | None:
        """The side of whoever is alone with the program."""
        return None if self.two else WHITE

    def name(self, side: Side) -> str:
        """What a side is called on the board."""
        if self.two:
            return text("side-white" if side is WHITE else "side-black", self.lang)
        return text("you", self.lang) if side is WHITE else self.program

    def who(self, side: Side) -> dict[str, object]:
        """The parameters of a sentence about what a side does."""
        return {"who": "you" if side is self.you else "other", "name": self.name(side)}

    def viewer(self, match: Match) -> Side:
        """The side from which the board is seen: yours, or that of the one who must decide."""
        side = match.to_act if self.you is None else self.you
        return WHITE if side is None else side

    def score(self, score: BySide[int], side: Side = WHITE) -> str:
        """A score with `side`'s points first: White's, who is also you."""
        return text("score", self.lang, {"own": score[side], "theirs": score[side.other]})


def pips(match: Match) -> BySide[int]:
    """Return the pips of both sides.

    >>> pips(Match.start())
    BySide(white=167, black=167)
    """
    own, theirs = match.game.position.pips
    side = match.game.on_roll
    return BySide.of(WHITE if side is None else side, own, theirs)


def checkers(match: Match, viewer: Side) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the viewer's checkers and the other side's, each in its own numbering: [0] off, [25] bar."""
    own, theirs = match.game.position.sides
    return (own, theirs) if match.game.on_roll in (None, viewer) else (theirs, own)

"""One game: its state and the questions that state answers.

A game changes only in progress.py; what is allowed is in legality.py; legal plays, points and who may double are
asked of the core.
"""

from __future__ import annotations

from msgspec import Struct

from .._core import Cube, CubeOwner, Dice, Pending, Play, Position, Rules, Score, Situation, points_won
from .actions import Action
from .log import Log
from .options import Options
from .side import WHITE, BySide, Side
from .turn import Disputed, End, Entry, Phase, Turn

_PENDING = {
    Phase.DOUBLED: Pending.DOUBLE,
    Phase.BEAVERED: Pending.BEAVER,
    Phase.RACCOONED: Pending.RACCOON,
}
OFFERED = frozenset(_PENDING)
"""The phases in which a cube waits for an answer."""


class Game(Struct, frozen=True, kw_only=True, gc=False):
    """A game of a match.

    `position` is seen by `on_roll`, also while the other side must answer. While a double waits, `cube` is the value
    a drop costs and `offered` the value a take plays for; a beaverer is `cube_owner` already.
    """

    options: Options
    rules: Rules
    before: Score
    """The score before this game as White sees it, with the Crawford mark of this game."""
    number: int
    """1 for the first game."""
    position: Position
    phase: Phase = Phase.OPENING
    on_roll: Side | None = None
    first: Side | None = None
    """The side that won the opening roll."""
    dice: Dice | None = None
    """The roll that is to be played."""
    forced: Play | None = None
    """The play of that roll, when there is only one."""
    cube: int = 1
    cube_owner: Side | None = None
    offered: int | None = None
    resign_offer: int = 0
    """The level of the resignation that waits for an answer, or 0."""
    refused: BySide[int] = BySide(0, 0)
    """Resignations of each side that the other refused."""
    disputed: Disputed | None = None
    """The play against the rules that the other side may still challenge."""
    played: int = 0
    """How many turns are completed."""
    winner: Side | None = None
    kind: int = 0
    """1 single, 2 gammon, 3 backgammon; 0 while the game goes on, and where points were awarded."""
    points: int = 0
    """What the winner gets, never capped at the length of the match."""
    end: End | None = None
    log: Log[Entry] = Log()

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything done in this game, from the NextGame that began it (the first game has none)."""
        return tuple(entry.action for entry in self.log)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The completed turns, the dances among them."""
        return tuple(entry.turn for entry in self.log if entry.turn is not None)

    @property
    def to_act(self) -> Side | None:
        """The side that must decide; None where either may go on (opening roll, next game)."""
        if self.on_roll is None or self.over:
            return None
        if self.phase in (Phase.DOUBLED, Phase.RACCOONED, Phase.RESIGNING):
            return self.on_roll.other
        return self.on_roll

    @property
    def challengeable(self) -> Disputed | None:
        """The play against the rules that the other side may challenge until the next roll, and its fault."""
        return self.disputed if self.dice is None else None

    @property
    def replaying(self) -> Disputed | None:
        """The challenged play that is now to be made again, with the same roll."""
        return self.disputed if self.dice is not None else None

    @property
    def crawford(self) -> bool:
        """Whether this is the Crawford game."""
        return self.before.crawford

    @property
    def post_crawford(self) -> bool:
        """Whether the Crawford game is behind us."""
        away = self.before.away
        return (
            self.options.crawford and self.options.length > 1 and not self.crawford and away is not None and 1 in away
        )

    @property
    def score_before(self) -> BySide[int]:
        return BySide(self.before.own, self.before.theirs)

    @property
    def score_after(self) -> BySide[int]:
        """The raw score with this game's points, if it has a winner."""
        score = self.score_before
        return score if self.winner is None else score.put(self.winner, score[self.winner] + self.points)

    @property
    def situation(self) -> Situation:
        """The game as the side that must decide sees it; White, or the side last on roll, where nobody must."""
        side = self.to_act if self.to_act is not None else self.on_roll
        side = WHITE if side is None else side
        return Situation(
            self.position if self.on_roll in (None, side) else self.position.flip(),
            cube=self.cube_seen_by(side),
            score=self.score_seen_by(side),
            dice=self.dice,
            rules=self.rules,
            pending=_PENDING.get(self.phase, Pending.NOTHING),
            resigned=self.resign_offer,
            # White is printed at the top, as GNU Backgammon prints its player 0 and OGID its White.
            on_top=side is WHITE,
        )

    def cube_seen_by(self, side: Side) -> Cube:
        """The cube for the core."""
        if not self.options.has_cube and self.cube == 1:
            return Cube.none
        if self.cube_owner is None:
            return Cube(self.cube, CubeOwner.CENTRE)
        return Cube(self.cube, CubeOwner.OWN if self.cube_owner is side else CubeOwner.THEIRS)

    def score_seen_by(self, side: Side) -> Score:
        """The score before this game for the core."""
        return self.before if side is WHITE else self.before.flip()

    # What is at stake: nobody else computes points.

    @property
    def drop_points(self) -> int:
        """What the side that must answer a double, beaver or raccoon loses by dropping it."""
        return self._worth(1)

    @property
    def double_value(self) -> int:
        """The value a double, beaver or raccoon made now would offer."""
        return 2 * (self.offered or self.cube)

    def resign_points(self, level: int) -> int:
        """What resigning at `level` costs now: with a double waiting it is a drop, whatever the level."""
        return self.drop_points if self.phase in OFFERED else self._worth(level)

    def most_winnable(self, side: Side) -> int:
        """The most points `side` can still win in this game: a resignation that offers them may be accepted unasked.

        In a match no more than what wins it, since the surplus is void.
        """
        most = self._worth(self.highest_kind(side))
        away = self.score_seen_by(side).away
        return most if away is None else min(most, away[0])

    def _worth(self, kind: int) -> int:
        return points_won(kind, self.cube_seen_by(WHITE), self.before, self.rules)

    def highest_kind(self, winner: Side) -> int:
        """The highest kind of game `winner` can still win.

        A bound, exact at 1: whoever has borne off a checker loses a single game.

        Backgammon needs a losing checker on the bar or in the winner's home; once no losing checker is there and
        the sides have passed each other, none can come there.
        """
        theirs = self.position.sides[1 if self.on_roll in (None, winner) else 0]
        if theirs[0]:
            return 1
        caught = any(theirs[19:])
        return 2 if self.position.race and not caught else 3

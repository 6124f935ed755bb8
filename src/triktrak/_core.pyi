"""The core: the rules of the board and the judgement of positions."""

from collections.abc import Callable, Iterator, Sequence
import enum
from typing import Final


class Dice:
    """
    Two dice, kept as they were rolled.

    >>> Dice(3, 1).weight
    2
    """

    def __init__(self, d1: int, d2: int) -> None: ...

    @property
    def d1(self) -> int: ...

    @property
    def d2(self) -> int: ...

    @property
    def is_double(self) -> bool: ...

    @property
    def weight(self) -> int:
        """How many of the 36 throws look like this: 1 for a double, else 2."""

    def __iter__(self) -> Iterator[int]: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __str__(self) -> str: ...

    def __reduce__(self) -> tuple[object, ...]: ...

ALL_ROLLS: tuple[Dice, ...]
"""The 21 rolls, the higher die first."""

class Position:
    """
    The board as the side on roll sees it.

    >>> Position.start().pips
    (167, 167)
    """

    @staticmethod
    def start(variant: str = 'standard') -> Position:
        """
        The position a game begins with: "standard", "nackgammon", "hypergammon" or "longgammon".

        >>> Position.start().id
        '4HPwATDgc/ABMA'
        """

    @staticmethod
    def from_points(points: Sequence[int], men: int = 15) -> Position:
        """A position from the 26 numbers of `points`."""

    @staticmethod
    def from_id(id: str, men: int = 15) -> Position:
        """
        A position from its GNU Position ID, the side on roll in the second half.
        """

    @property
    def points(self) -> tuple[int, ...]:
        """
        26 numbers: [0] the opponent's bar (≤ 0), [1] to [24] own checkers + and the opponent's −, [25] own bar.
        """

    @property
    def men(self) -> int:
        """How many checkers each side began with."""

    @property
    def id(self) -> str:
        """The GNU Position ID."""

    @property
    def pips(self) -> tuple[int, int]:
        """Own pips, the opponent's."""

    @property
    def off(self) -> tuple[int, int]:
        """Checkers borne off: own, the opponent's."""

    @property
    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """
        Own checkers and the opponent's, each in that side's numbering: [0] off, [1] to [24], [25] bar.
        """

    @property
    def result(self) -> int:
        """
        0 while the game goes on; 1, 2, 3 (single, gammon, backgammon) when the side on roll has won, negative when the opponent has.
        """

    @property
    def race(self) -> bool:
        """
        Whether the sides have passed each other: nobody can be hit or blocked any more.
        """

    def flip(self) -> Position:
        """The same board seen by the other side."""

    def plays(self, dice: Dice | tuple[int, int]) -> list[Play]:
        """
        The legal plays, one for each position after, high steps first; [] when there is none.

        >>> len(Position.start().plays((3, 1)))
        16
        """

    def step_tree(self, dice: Dice | tuple[int, int]) -> StepTree:
        """All orders in which the roll can be played, step by step."""

    def resolve(self, dice: Dice | tuple[int, int], steps: Sequence[tuple[int, int]]) -> Play:
        """
        The legal play made of these steps (from, to), one die each, in any order; 25 is the bar, 0 is off.

        Raises IllegalPlay with the rule that forbids them.

        >>> str(Position.start().resolve((3, 1), [(6, 5), (8, 5)]))
        '8/5 6/5'
        """

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[object, ...]: ...

class Play:
    """
    A whole turn: its steps and the position after; equal by the position after.

    >>> [str(play) for play in Position.start().plays((6, 5))][0]
    '24/13'
    """

    @staticmethod
    def parse(text: str, position: Position, dice: Dice | tuple[int, int]) -> Play:
        """
        Read a play leniently: any order, commas, hyphens, 25 or b for the bar, 0 or o for off, hits marked or not.

        Raises Malformed for what is no play at all, IllegalPlay with the rule that forbids it.

        >>> str(Play.parse("6/5,8/5", Position.start(), (3, 1)))
        '8/5 6/5'
        """

    @property
    def steps(self) -> tuple[tuple[int, int], ...]:
        """
        The steps (from, to), high points first, which is an order in which they can be made.
        """

    @property
    def hits(self) -> tuple[bool, ...]:
        """For each step, whether it hits a blot."""

    @property
    def after(self) -> Position:
        """The position after, still seen by the mover."""

    @property
    def before(self) -> Position:
        """The position before, seen by the mover."""

    @property
    def dice(self) -> Dice:
        """The roll that is played."""

    @property
    def dice_played(self) -> int:
        """How many dice were played."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[object, ...]: ...

class StepTree:
    """
    All orders in which a roll can be played, as a graph whose root is node 0.

    >>> len(Position.start().step_tree((3, 1)).nodes[0])
    7
    """

    @property
    def nodes(self) -> list[list[tuple[int, int, int, int, int]]]:
        """
        For each node its edges (from, to, die, hit, next); a node without edges ends a play. hit is the point of the blot in the opponent's numbering, or 0.
        """

    def play(self, path: Sequence[tuple[int, int]]) -> Play:
        """The play of these steps in this order."""

    def wire(self) -> bytes:
        """`nodes` as JSON."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[object, ...]: ...

def perft(position: Position, depth: int) -> tuple[int, int]:
    """
    Count the plays to a depth over the 21 rolls, and the different positions after them.

    >>> perft(Position.start(), 1)
    (447, 406)
    """

class CubeOwner(enum.Enum):
    """Who may double next, as the side on roll sees it."""

    CENTRE = 0

    OWN = 1

    THEIRS = 2

class Cube:
    """
    The doubling cube; `Cube.none` is a game without one.

    >>> Cube(2, CubeOwner.OWN).flip()
    Cube(2, CubeOwner.THEIRS)
    """

    def __init__(self, value: int = 1, owner: CubeOwner = CubeOwner.CENTRE) -> None: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    none: Final[Cube] = ...
    """A game without a cube."""

    @property
    def value(self) -> int: ...

    @property
    def owner(self) -> CubeOwner: ...

    @property
    def is_none(self) -> bool:
        """Whether there is no cube."""

    def flip(self) -> Cube:
        """The same cube seen by the other side."""

    def __reduce__(self) -> tuple[object, ...]: ...

class Score:
    """
    Points of both sides before a game, and the length of the match; 0 is money.

    >>> Score(5, 3, 7).away
    (2, 4)
    """

    def __init__(self, own: int = 0, theirs: int = 0, length: int = 0, crawford: bool = False) -> None: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[object, ...]: ...

    @staticmethod
    def money() -> Score:
        """The score of a money session that begins."""

    @property
    def own(self) -> int: ...

    @property
    def theirs(self) -> int: ...

    @property
    def length(self) -> int: ...

    @property
    def crawford(self) -> bool:
        """Whether this game is the Crawford game."""

    @property
    def away(self) -> tuple[int, int] | None:
        """Points still to go, own and the opponent's; None in money."""

    @property
    def over(self) -> bool:
        """Whether somebody has won the match."""

    def flip(self) -> Score:
        """The same score seen by the other side."""

    def after_game(self, points: int, own_won: bool, crawford_rule: bool = True) -> Score:
        """
        The score of the next game, its Crawford mark included.

        >>> Score(5, 3, 7).after_game(1, own_won=True)
        Score(6, 3, 7, crawford=True)
        """

class Rules:
    """House rules of a game."""

    def __init__(self, jacoby: bool = False, beavers: int = 0, raccoons: bool = False, max_cube: int = 4096) -> None: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[object, ...]: ...

    @property
    def jacoby(self) -> bool:
        """Money: gammons count only once a player has turned the cube."""

    @property
    def beavers(self) -> int:
        """How many beavers a double may be met with."""

    @property
    def raccoons(self) -> bool: ...

    @property
    def max_cube(self) -> int: ...

class Pending(enum.Enum):
    """What waits for an answer, besides an offered resignation."""

    NOTHING = 0

    DOUBLE = 1

    BEAVER = 2

    RACCOON = 3

class Stage(enum.Enum):
    """
    How far the game is; only an identifier read from elsewhere says anything but PLAYING.
    """

    UNSTARTED = 0

    PLAYING = 1

    OVER = 2

    RESIGNED = 3

    DROPPED = 4

class Situation:
    """All that a decision depends on, seen by the side that must decide."""

    def __init__(self, position: Position, cube: Cube = ..., score: Score = ..., dice: Dice | tuple[int, int] | None = None, rules: Rules = ..., pending: Pending = Pending.NOTHING, resigned: int = 0, stage: Stage = Stage.PLAYING, on_top: bool = False) -> None: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[object, ...]: ...

    @property
    def position(self) -> Position: ...

    @property
    def cube(self) -> Cube: ...

    @property
    def score(self) -> Score: ...

    @property
    def dice(self) -> Dice | None: ...

    @property
    def rules(self) -> Rules: ...

    @property
    def pending(self) -> Pending: ...

    @property
    def resigned(self) -> int:
        """The level of the resignation the opponent offers, or 0."""

    @property
    def stage(self) -> Stage: ...

    @property
    def on_top(self) -> bool:
        """
        Whether the deciding side was printed at the top of the board: no part of the value.
        """

    @property
    def on_roll(self) -> bool:
        """Whether the side that decides is the side on roll."""

    def flip(self) -> Situation:
        """Position, cube and score seen by the other side."""

    @staticmethod
    def parse(text: str, men: int = 15) -> Situation:
        """
        Read any identifier: XGID, OGID, FIBS board, GNU Position ID with or without a Match ID.

        >>> Situation.parse("4HPwATDgc/ABMA:MIEOAAAAAAAA").dice
        Dice(5, 3)
        """

    @staticmethod
    def from_xgid(text: str, men: int = 15) -> Situation:
        """
        Read an XGID, with or without `XGID=` before it.

        >>> Situation.from_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:7:10").score.away
        (5, 3)
        """

    @staticmethod
    def from_gnubg(position_id: str, match_id: str, men: int = 15) -> Situation:
        """
        Read a GNU Position ID and Match ID.

        >>> Situation.from_gnubg("4HPwATDgc/ABMA", "cAngAEAAEAAE").score
        Score(2, 4, 7, crawford=False)
        """

    @staticmethod
    def from_ogid(text: str, men: int = 15) -> Situation:
        """
        Read an OGID; `men` counts where it does not say.

        >>> Situation.from_ogid("11ccccchhhjjjjj:66666888dddddoo:B1N:31:B::0:3:5:").cube
        Cube(2, CubeOwner.OWN)
        """

    @staticmethod
    def from_fibs(text: str, men: int = 15) -> Situation:
        """
        Read a FIBS board, `board:You:…`.

        >>> Situation.from_fibs(Situation(Position.start(), cube=Cube(), dice=(3, 1)).fibs).dice
        Dice(3, 1)
        """

    @property
    def xgid(self) -> str:
        """The XGID."""

    @property
    def gnubg(self) -> tuple[str, str]:
        """The GNU Position ID and Match ID."""

    @property
    def ogid(self) -> str:
        """The OGID."""

    @property
    def fibs(self) -> str:
        """The FIBS board."""

    def __str__(self) -> str: ...

def double_refusal(cube: Cube, score: Score, rules: Rules) -> str | None:
    """
    Why the side on roll may not double: "no_cube", "crawford", "not_owner", "dead_cube", "max_cube"; or None.

    >>> double_refusal(Cube(2, CubeOwner.OWN), Score(5, 0, 7), Rules())
    'dead_cube'
    """

def points_won(kind: int, cube: Cube, score: Score, rules: Rules) -> int:
    """
    The raw points of a game won: kind 1 single, 2 gammon, 3 backgammon.

    >>> points_won(2, Cube(), Score.money(), Rules(jacoby=True))
    1
    """

class Evaluation:
    """
    The chances of each result for the side on roll, cumulative.

    >>> round(Evaluation(0.75, 0.25, 0.0, 0.125, 0.0).equity, 3)
    0.625
    """

    def __init__(self, win: float, win_gammon: float, win_backgammon: float, lose_gammon: float, lose_backgammon: float) -> None: ...

    @property
    def win(self) -> float: ...

    @property
    def win_gammon(self) -> float:
        """Gammons and backgammons."""

    @property
    def win_backgammon(self) -> float: ...

    @property
    def lose(self) -> float: ...

    @property
    def lose_gammon(self) -> float:
        """Gammons and backgammons."""

    @property
    def lose_backgammon(self) -> float: ...

    @property
    def equity(self) -> float:
        """Points a game in money play without a cube."""

    def flip(self) -> Evaluation:
        """The same chances named by the other side."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[object, ...]: ...

class Evaluator:
    """What judges positions."""

    def evaluate(self, positions: Sequence[Position]) -> list[Evaluation]:
        """Judge each position for the side on roll there."""

    def evaluate_batch(self, points: object, out: object) -> None:
        """
        Judge many positions of 15 men a side without copying them: `points`, int8 of shape (n, 26), each row as Position.from_points takes it, into `out`, float32 of shape (n, 5), each row as Evaluation has it.
        """

    def rank(self, position: Position, dice: Dice | tuple[int, int]) -> list[tuple[Play, Evaluation]]:
        """
        The legal plays, the best first by cubeless equity, each with the chances it leaves the mover.
        """

    def best_after(self, position: Position, dice: Dice | tuple[int, int]) -> Position:
        """
        The position after the first play of `rank`, seen by the mover; `position` itself when there is none.
        """

    def roll_equities(self, position: Position) -> tuple[float, ...]:
        """
        What each of ALL_ROLLS is worth to the side on roll: the cubeless equity of its best play.
        """

class SimpleEvaluator(Evaluator):
    """
    A judge that knows the race, points, shots, anchors and primes.

    >>> play, chances = SimpleEvaluator().rank(Position.start(), (3, 1))[0]
    >>> str(play)
    '8/5 6/5'
    """

    def __init__(self) -> None: ...

    def __repr__(self) -> str: ...

class LookAhead(Evaluator):
    """
    A judge that looks rolls ahead and asks another what it sees there.

    >>> LookAhead(SimpleEvaluator(), 1).evaluate([Position.from_id("AwAABAAAAAAAAA")])[0].win
    1.0
    """

    def __init__(self, inner: Evaluator, plies: int, scout: Evaluator | None = None) -> None: ...

def bench_movegen(seconds: float = 1.0, seed: int = 1) -> dict[str, float]:
    """
    The speed of the move generator on unrelated positions of games: plays_per_second, positions_per_second, and the signature.
    """

def unrelated_positions(count: int, seed: int = 1) -> list[Position]:
    """One position out of each of so many games of SimpleEvaluator."""

def evaluations_per_second(evaluator: Evaluator, positions: Sequence[Position], seconds: float = 1.0) -> float:
    """How many positions a second it judges, one thread."""

def bench_endings(endings: Endings, seconds: float = 1.0, seed: int = 1) -> dict[str, float]:
    """
    How often a second the tables are asked: races_per_second that they know, positions_per_second of games.
    """

def bench_signature() -> int:
    """A number that changes when what the core does changes."""

class Net:
    """
    A net in whole numbers, as it lies in a weights file; core/net.h tells the form.
    """

    @staticmethod
    def from_bytes(data: bytes) -> Net:
        """
        Read a weights file; raises Malformed for one that is damaged, foreign or of another age.
        """

    def to_bytes(self) -> bytes: ...

    @property
    def hidden(self) -> tuple[int, ...]:
        """
        The hidden units of each stack, in the order of the phases: contact, race, crunch.
        """

    @property
    def provenance(self) -> str: ...

    def __repr__(self) -> str: ...

class NetEvaluator(Evaluator):
    """A judge that asks a net."""

    def __init__(self, net: Net, endings: Endings | None = None, simd: str = '') -> None:
        """Without `endings` the net judges races to their end."""

    @property
    def simd(self) -> str: ...

    def __repr__(self) -> str: ...

def simd_names() -> tuple[str, ...]:
    """The kinds of arithmetic this processor has, the fastest first."""

class Parameters:
    """A net in floating point, as training changes it."""

    @staticmethod
    def random(hidden: Sequence[int], seed: int) -> Parameters:
        """
        Small random weights: so many hidden units, a multiple of 128 up to 4096, for each of 1 to 3 stacks.
        """

    @staticmethod
    def from_bytes(data: bytes) -> Parameters:
        """
        Read what to_bytes wrote; raises Malformed for what is damaged or foreign.
        """

    def to_bytes(self) -> bytes: ...

    def quantised(self, provenance: str) -> Net:
        """The same net in whole numbers."""

    def widened(self, hidden: Sequence[int], seed: int) -> Parameters:
        """
        A net of more hidden units that judges as this one does; stacks that are new begin at random.
        """

    def judge(self, position: Position, phase: int = 0) -> Evaluation:
        """
        The chances in floating point throughout, by the stack for a phase: 0 contact, 1 race, 2 crunch.
        """

    @property
    def hidden(self) -> tuple[int, ...]:
        """The hidden units of each stack."""

    def __repr__(self) -> str: ...

class FloatEvaluator(Evaluator):
    """A judge that asks a net in floating point: slow."""

    def __init__(self, parameters: Parameters, endings: Endings | None = None) -> None: ...

class Samples:
    """Positions with what is thought of them, to learn from."""

    def __init__(self) -> None: ...

    @staticmethod
    def from_bytes(data: bytes) -> Samples:
        """
        Read what to_bytes wrote; raises Malformed for what is damaged, foreign or no chances.
        """

    def to_bytes(self) -> bytes: ...

    def __len__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __getitem__(self, index: int) -> tuple[Position, tuple[float, ...], int]:
        """
        The position, the shares of the six results (single win, gammon, backgammon, then losses), the phase.
        """

    def extend(self, more: Samples) -> None:
        """Add those of another."""

    def keep_last(self, count: int) -> None:
        """Forget all but the last so many."""

    def drop_last(self, count: int) -> None:
        """Forget the last so many."""

class Trainer:
    """
    Parameters that follow samples, by Adam on the cross-entropy of the six results.

    >>> games = self_play(NetEvaluator(Parameters.random([128], 1).quantised("")), games=2, seed=1)
    >>> trainer = Trainer(Parameters.random([128], 2))
    >>> before = trainer.loss(games)["divergence"]
    >>> told = trainer.train(games, batches=20, batch=64, rate=1e-3, averaging=0.9, seed=1)
    >>> trainer.steps, trainer.loss(games)["divergence"] < before
    (20, True)
    """

    def __init__(self, parameters: Parameters) -> None: ...

    @staticmethod
    def from_bytes(data: bytes) -> Trainer:
        """
        Go on where another stopped; raises Malformed for what is damaged or foreign.
        """

    def to_bytes(self) -> bytes: ...

    def train(self, samples: Samples, batches: int, batch: int, rate: float, averaging: float, seed: int, equity: float = 0.0) -> dict[str, float]:
        """
        Take `batches` steps at a learning `rate`, each on `batch` samples drawn by chance; the average keeps `averaging` of itself at each, and half the square of the error in equity counts `equity` times. Returns the mean divergence in nats and the error in equity in points on the way. Raises Malformed for a setting out of range, TriktrakError("training_diverged") when the parameters are lost.
        """

    def loss(self, samples: Samples) -> dict[str, float]:
        """
        How far the average is from the samples: divergence in nats, error in equity in points.
        """

    @property
    def average(self) -> Parameters:
        """The parameters averaged over the last steps: what plays."""

    @property
    def steps(self) -> int:
        """Steps taken since the beginning."""

    def __repr__(self) -> str: ...

def self_play(evaluator: NetEvaluator, games: int, seed: int, first: int = 0, threads: int = 1, exact: bool = False, lambda_: float = 0.0, deeper: float = 0.0, contrived: float = 0.05, stray: float = 0.0) -> Samples:
    """
    Games of the net against itself as samples, the same for the same seed whatever the number of threads; core/self_play.h explains the settings.
    """

def contrived_position(seed: int) -> Position:
    """
    A position that ordinary games seldom reach, from which some games of self-play begin.
    """

class OneSided:
    """
    How many rolls one side's last checkers need.

    >>> table = OneSided.build(men=3)
    >>> round(table.mean([0, 0, 0, 0, 1, 1]), 4)  # counts on points 1, 2, …
    1.96
    """

    @staticmethod
    def build(men: int = 15, points: int = 6, on_progress: Callable[[float], object] | None = None) -> OneSided:
        """
        For up to `men` checkers on the nearest `points` points; `on_progress` is told the share done.
        """

    @staticmethod
    def from_bytes(data: bytes) -> OneSided:
        """
        Read a file of a table; raises Malformed for one that is damaged, foreign or of another age.
        """

    def to_bytes(self) -> bytes: ...

    @property
    def men(self) -> int: ...

    @property
    def points(self) -> int: ...

    def __len__(self) -> int: ...

    def mean(self, counts: Sequence[int]) -> float:
        """Expected rolls until the last checker is off."""

    def epc(self, counts: Sequence[int]) -> float:
        """Effective pip count: 49/6 pips for each expected roll."""

    def last_off(self, counts: Sequence[int]) -> tuple[float, ...]:
        """[n]: the chance that the last checker goes off with roll n."""

    def none_off(self, counts: Sequence[int]) -> tuple[float, ...]:
        """
        [n]: the chance that no checker is off after n + 1 rolls, all played for that; 0 beyond.
        """

    def __repr__(self) -> str: ...

class CubeValues:
    """
    What a race is worth to the side on roll, which does not double now, in multiples of the cube.

    >>> TwoSided.build(1).values([1], [1])
    CubeValues(cubeless=1.0, owned=1.0, centred=1.0, theirs=1.0)
    """

    def __init__(self, cubeless: float, owned: float, centred: float, theirs: float) -> None: ...

    @property
    def cubeless(self) -> float: ...

    @property
    def owned(self) -> float:
        """With the cube its own."""

    @property
    def centred(self) -> float:
        """With the cube in the middle."""

    @property
    def theirs(self) -> float:
        """With the cube the opponent's."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __reduce__(self) -> tuple[object, ...]: ...

    def __repr__(self) -> str: ...

class TwoSided:
    """
    What the last rolls of a race are worth with the best use of dice and cube.
    """

    @staticmethod
    def build(men: int = 6, points: int = 6, on_progress: Callable[[float], object] | None = None) -> TwoSided:
        """For up to `men` checkers a side on the nearest `points` points."""

    @staticmethod
    def from_bytes(data: bytes) -> TwoSided:
        """
        Read a file of a table; raises Malformed for one that is damaged, foreign or of another age.
        """

    def to_bytes(self) -> bytes: ...

    @property
    def men(self) -> int: ...

    @property
    def points(self) -> int: ...

    def __len__(self) -> int: ...

    def values(self, own: Sequence[int], theirs: Sequence[int]) -> CubeValues:
        """For the side on roll: its checkers on its points 1, 2, …, the other's."""

    def __repr__(self) -> str: ...

class Endings:
    """
    The chances of races that tables know.

    >>> endings = Endings(OneSided.build(3), TwoSided.build(1))
    >>> round(endings.judge(Position.from_points([0] * 5 + [1] + [0] * 18 + [-1, 0])).win, 4)
    0.8611
    """

    def __init__(self, one_sided: OneSided, two_sided: TwoSided) -> None: ...

    @staticmethod
    def build() -> Endings:
        """With fifteen checkers on six points, and six against six on six."""

    @property
    def one_sided(self) -> OneSided: ...

    @property
    def two_sided(self) -> TwoSided: ...

    def judge(self, position: Position) -> Evaluation | None:
        """
        The chances where both sides have all their checkers on the points of the tables, else None.
        """

    def cubeful(self, position: Position) -> CubeValues | None:
        """
        The values with a cube where the two-sided table has the pair and no gammon is possible, else None.
        """

class Hypergammon:
    """
    The game with up to three checkers a side, solved.

    >>> table = Hypergammon.build(men=1)
    >>> chances, worth = table.values(Position.from_points([0] * 6 + [1] + [0] * 17 + [-1, 0], 1))
    >>> round(chances.win, 3)
    0.75
    """

    @staticmethod
    def build(men: int = 3, threads: int = 1, on_progress: Callable[[float], object] | None = None) -> Hypergammon:
        """
        Play it out from every position until nothing moves any more; `on_progress` is told the share done, and what it raises ends the work. The same on any number of threads.
        """

    @staticmethod
    def from_bytes(data: bytes) -> Hypergammon:
        """
        Read a file of a table; raises Malformed for one that is damaged, foreign or of another age.
        """

    def to_bytes(self) -> bytes: ...

    @property
    def men(self) -> int: ...

    def __len__(self) -> int: ...

    def values(self, position: Position) -> tuple[Evaluation, CubeValues]:
        """
        The chances of the side on roll in cubeless play, and what the game is worth to it with the cube, without the Jacoby rule and beavers, when it does not double now.
        """

    def __repr__(self) -> str: ...

class HypergammonEvaluator(Evaluator):
    """A judge that knows the solved game."""

    def __init__(self, table: Hypergammon) -> None: ...

    def __repr__(self) -> str: ...

class MatchEquity:
    """
    How likely a match is won from a score, before a game begins.

    >>> table = MatchEquity(2, [0.5, 0.7, 0.3, 0.5], [0.5, 0.48])
    >>> round(table(2, 1, crawford=True), 3), round(table(2, 1, crawford=False), 3)
    (0.3, 0.48)
    """

    def __init__(self, length: int, before: Sequence[float], behind: Sequence[float]) -> None:
        """
        `before`: row by row, the chances of the side that needs 1, 2, … points against one that needs 1, 2, …; `behind`: of the side that needs 1, 2, … against a single one, after the Crawford game.
        """

    @property
    def length(self) -> int:
        """How far the table that was given goes; further it is continued."""

    def __call__(self, own: int, theirs: int, crawford: bool) -> float:
        """
        The chances of the side that needs `own` points against one that needs `theirs`, up to 64.
        """

def worth(score: Score, cube: Cube, rules: Rules, table: MatchEquity) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    """
    What a single game, a gammon and a backgammon are worth to the side on roll when it wins, and when it loses: points in money; in a match its chances from -1, lost, to 1, won.
    """

def reply(judge: Evaluator, position: Position, dice: Dice, scout: Evaluator | None = None) -> tuple[Position, Evaluation]:
    """
    What a search lets the side on roll play on the way, by the points of a single cube: the position after it and the chances, seen by that side. A scout says which few plays the judge is asked about.
    """

class Search:
    """
    What plays and doubles are worth some plies ahead, with the cube and the score.
    """

    def __init__(self, at_once: Evaluator, endings: Endings | None, table: MatchEquity, plies: int = 0, threads: int = 1, scout: Evaluator | None = None) -> None:
        """
        `at_once` judges where the search ends, `endings` the last of races; `scout`, a faster judge, chooses which plays on the way are looked at.
        """

    def rank(self, situation: Situation, on_progress: Callable[[float], object] | None = None) -> list[tuple[Play, float, Evaluation, int]]:
        """
        The legal plays of the dice, the best first: each with its equity, a multiple of the cube, the chances after it, and how many plies it was looked into. Those looked into deeper stand before the others.
        """

    def decide(self, situation: Situation, offered: bool = False, on_progress: Callable[[float], object] | None = None) -> tuple[Evaluation, float, float, bool]:
        """
        The chances of the side on roll, what holding the cube is worth, what doubling is when it is taken, in multiples of the cube, and whether it may double; `offered`: it has, allowed or not.
        """

class Rollout:
    """Games played out from a situation, the same at every run."""

    def __init__(self, at_once: Evaluator, endings: Endings | None, table: MatchEquity, scout: Evaluator | None, situation: Situation, *, offered: bool = False, seed: int = 1, plies: int = 0, truncate: int = 0, reduce: bool = True, to_tables: bool = True) -> None:
        """
        The players see `plies` ahead; a game ends after `truncate` turns, where the tables know it all when `to_tables`, or else at its end; `reduce`: its luck is subtracted.
        """

    def play(self, position: Position, side: int, doubled: bool, first: int, count: int) -> tuple[list[float], tuple[float, float, float, float, float], tuple[float, float, float, float, float]]:
        """
        So many trials from number `first` on: the equity of each as a multiple of the cube, seen by the side that decides, and the sums of their chances and of the squares of these. `position` is seen by the side on roll there: 0 decides, 1 is the other. `doubled`: 0 has doubled and been taken.
        """

    def stop(self) -> None:
        """
        End what is played now, and all that is asked for later: that is no answer.
        """

    @property
    def may_double(self) -> bool:
        """Whether the side that decides may double."""

    def turned_back(self, equity: float) -> bool:
        """
        Whether a double of which the trials come to that is turned back at once.
        """

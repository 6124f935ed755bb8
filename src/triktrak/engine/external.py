"""GNU Backgammon as an adviser: when it is installed it runs beside us, and is asked in its own commands.

Nothing of it is imported or shipped, and nothing is learnt from it: it is an opponent and a second opinion. It judges
with its own net, tables and match equity table; equities are told as ours are, in multiples of the cube.
"""

from __future__ import annotations

import os
import re
import shutil
import threading
from weakref import WeakSet

from .._core import Evaluation, Pending, Play, Situation
from ..errors import IllegalAction, Malformed, TriktrakError
from .adviser import Adviser, Progress
from .conversation import Conversation
from .decision import Decision, Ranked
from .engine import Engine
from .level import Level, level_at_the_table
from .net import MEN

GNUBG = "gnubg"
PLIES = 2
"""How many plies it looks ahead unless it is said: what it calls world class."""
MOST_PLIES = 4

_PLACES = (None, "/usr/games")  # where Debian puts games, which not every PATH has

# No file of settings (-r): the answers shall be those of the program, not of its user.
_CALL = ("-t", "-q", "-r")
_MARK = "set output digits 6"
_MARKED = "Probabilities and equities will be shown with 6 digits"
"""What it says to that, and only to that: thus the end of an answer is known."""

_FIRST = """\
set threads 1
set display off
set automatic game off
set automatic roll off
set automatic move off
set automatic bearoff off
set player 0 human
set player 1 human
set confirm new off
set output matchpc off
set output winpc off
set output mwc off
"""

_JUDGED = ("chequerplay", "cubedecision")

_NUMBER = r"[-+]?\d+\.\d+"
_CHANCES = re.compile(rf"^ +((?:{_NUMBER} ){{3}})- ((?:{_NUMBER} ?){{3}})$", re.MULTILINE)
_PLAY = re.compile(rf"^ *\d+\. Cube\w+ (\d+)-ply +(\S.*?) +Eq\.: +({_NUMBER}).*\n(.*)$", re.MULTILINE)
_CUBELESS = re.compile(rf"^\d+-ply cubeless equity ({_NUMBER})", re.MULTILINE)
_CUBE = re.compile(rf"^\d\. (No|\w+, (?:pass|take|beaver)).*? +({_NUMBER})", re.MULTILINE)


def program() -> str:
    """Where GNU Backgammon is: what TRIKTRAK_GNUBG names, else what is installed; raises `external_missing`."""
    named = os.environ.get("TRIKTRAK_GNUBG")
    found = named or next((path for place in _PLACES if (path := shutil.which(GNUBG, path=place))), None)
    if found is None:
        raise TriktrakError("external_missing", program=GNUBG)
    return found


def adviser_named(name: str) -> Adviser:
    """An engine of ours at a level, or `gnubg`, `gnubg:0-ply` … `gnubg:4-ply`; raises for what there is not.

    >>> adviser_named("2-ply").level.plies
    2
    """
    kind, colon, level = name.partition(":")
    if kind != GNUBG:
        return Engine(name)
    levels = {f"{plies}-ply": plies for plies in range(MOST_PLIES + 1)}
    if colon and level not in levels:
        raise Malformed("level", text=name, levels=tuple(f"{GNUBG}:{known}" for known in levels))
    return External(levels.get(level, PLIES))


def opponent_named(name: str) -> Adviser:
    """The same, of those that may sit at the table: a level that does not keep one waiting, or GNU Backgammon."""
    return adviser_named(name if name.partition(":")[0] == GNUBG else level_at_the_table(name).name)


class External(Adviser):
    """GNU Backgammon, so many plies deep by its own counting (which is ours); deterministic.

    Each thread that asks has a process of its own, begun by its first question and begun again after a fault; `close`
    ends them all. Raises `external_missing` at once where it is not installed, `external_died`, `external_silent`
    and `external_answer` later.
    """

    def __init__(self, plies: int = PLIES, patience: float = 60.0) -> None:
        self.level = Level(GNUBG, plies)
        self._program, self._patience = program(), patience
        self._mine = threading.local()
        self._all: WeakSet[Conversation] = WeakSet()

    def evaluate(self, situation: Situation, on_progress: Progress | None = None) -> Evaluation:
        """The chances of each result for the side that must decide, before it rolls."""
        return self._outlook(_before_the_roll(situation))[0]

    def rank(self, situation: Situation, on_progress: Progress | None = None) -> list[Ranked]:
        """The legal plays of the situation's dice in its order: those that it looked into deeper come first."""
        if situation.dice is None:
            raise IllegalAction("dice_needed", action="play")
        legal = situation.position.plays(situation.dice)
        if not legal:
            return []
        seen = Situation(situation.position, situation.cube, situation.score, situation.dice, situation.rules)
        said = self._ask(seen, f"hint {len(legal)}")
        plays = [self._play(seen, *found.groups()) for found in _PLAY.finditer(said)]
        if {r.play for r in plays} != set(legal):
            raise self._odd(said)
        return sorted(plays, key=lambda r: (-r.plies, -r.equity))

    def decide(self, situation: Situation, on_progress: Progress | None = None) -> Decision:
        """The cube decision, as `Engine.decide` tells it."""
        answering = situation.pending in (Pending.DOUBLE, Pending.RACCOON)
        return self._outlook(_before_the_roll(situation.flip() if answering else situation))[1]

    @property
    def version(self) -> str:
        """What it calls itself: "GNU Backgammon 1.07.001"."""
        self._conversation()
        return self._version

    def close(self) -> None:
        """End its processes; it can be asked again."""
        for conversation in list(self._all):
            conversation.close()

    def _outlook(self, situation: Situation) -> tuple[Evaluation, Decision]:
        """The chances of the side on roll and its cube decision: both are in one answer."""
        said = self._ask(situation, "hint")
        worths = {key.split(", ")[-1]: float(worth) for key, worth in _CUBE.findall(said)}
        chances, cubeless = _CHANCES.search(said), _CUBELESS.search(said)
        if not chances or not cubeless:
            # It says nothing of a double that is not allowed, but what the position is worth all the same.
            return self._held(self._ask(situation, "eval"))
        taken = worths.get("take", worths.get("beaver"))
        if situation.cube.is_none:
            held = float(cubeless[1])
            return _chances(*chances.groups()), Decision(held, held, 1.0, available=False)
        if taken is None or "No" not in worths:
            raise self._odd(said)
        return _chances(*chances.groups()), Decision(worths["No"], taken, 1.0, available=True)

    def _held(self, said: str) -> tuple[Evaluation, Decision]:
        head = f" {self.level.plies} ply" if self.level.plies else "static"
        row = re.search(rf"^{head}:((?: +{_NUMBER}){{7}})", said, re.MULTILINE)
        if row is None:
            raise self._odd(said)
        *chances, _, held = map(float, row[1].split())
        return Evaluation(*chances), Decision(held, held, 1.0, available=False)

    def _play(self, seen: Situation, plies: str, play: str, equity: str, chances: str) -> Ranked:
        numbers = _CHANCES.search(chances)
        if numbers is None or seen.dice is None:
            raise self._odd(chances)
        return Ranked(
            Play.parse(play, seen.position, seen.dice), float(equity), _chances(*numbers.groups()), int(plies)
        )

    def _ask(self, situation: Situation, question: str) -> str:
        if situation.position.men != MEN:
            raise TriktrakError("external_variant", program=GNUBG)
        if situation.score.over:
            raise IllegalAction("match_over")
        identifier = ":".join(situation.gnubg)
        cubeful = "off" if situation.cube.is_none else "on"
        said = self._conversation().ask(
            "".join(f"set evaluation {kind} evaluation cubeful {cubeful}\n" for kind in _JUDGED)
            + f"set beavers {situation.rules.beavers}\n"
            f"set gnubgid {identifier}\n{question}\n{_MARK}\n",
            _MARKED,
        )
        # A position that it refuses would leave the one before on its board.
        before, found, answer = said.rpartition(f"Setting GNUbg ID {identifier}\n")
        if not found:
            raise self._odd(before)
        return answer

    def _conversation(self) -> Conversation:
        known: Conversation | None = getattr(self._mine, "conversation", None)
        if known is None or not known.open:
            known = self._mine.conversation = Conversation([self._program, *_CALL], self._patience)
            self._all.add(known)
            plies = "".join(f"set evaluation {kind} evaluation plies {self.level.plies}\n" for kind in _JUDGED)
            said = known.ask(f"{_FIRST}{plies}new session\n{_MARK}\n", _MARKED)
            self._version = " ".join(said.split()[:3])
        return known

    def _odd(self, said: str) -> TriktrakError:
        return TriktrakError("external_answer", program=GNUBG, text=" ".join(said.split())[-200:])


def _before_the_roll(situation: Situation) -> Situation:
    return Situation(situation.position, situation.cube, situation.score, None, situation.rules)


def _chances(won: str, lost: str) -> Evaluation:
    """Two groups of three: all wins, gammons, backgammons; the same of losses."""
    win, win_gammon, win_backgammon = map(float, won.split())
    _, lose_gammon, lose_backgammon = map(float, lost.split())
    return Evaluation(win, win_gammon, win_backgammon, lose_gammon, lose_backgammon)

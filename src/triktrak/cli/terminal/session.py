"""A match at the keyboard: whose turn it is, what was typed, what the program answers.

What is allowed, the match says; this file only turns lines into actions, and what happened into lines.
"""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from ..._core import Play, Position
from ...engine import Bot
from ...errors import IllegalAction, TriktrakError
from ...rules import (
    WHITE,
    Action,
    AnswerResign,
    Beaver,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Phase,
    Raccoon,
    Resign,
    Roll,
    Side,
    Take,
)
from ...server.automation import automatic
from ...server.dice import DiceService
from ...text import text
from . import spoken
from .counsel import Counsel
from .lines import roll, told, turn_told
from .people import People
from .screen import Screen
from .words import COMMANDS, Command, looks_like_a_play, read, words

_HERE = UUID(int=0)
"""The match for the dice: there is only one in a terminal."""

_SIMPLE: dict[str, Action] = {
    "double": Double(),
    "take": Take(),
    "drop": Drop(),
    "beaver": Beaver(),
    "raccoon": Raccoon(),
    "accept": AnswerResign(accept=True),
    "refuse": AnswerResign(accept=False),
    "next": NextGame(),
}
_OFFERED = {
    Roll: "roll",
    NextGame: "next",
    Double: "double",
    Take: "take",
    Drop: "drop",
    Beaver: "beaver",
    Raccoon: "raccoon",
}
"""The actions a prompt names, in its order; one may resign at any time, and that is not offered all the time."""
_LEVELS = {"1": 1, "2": 2, "3": 3, "gammon": 2, "backgammon": 3}


class Session:
    """A match between people at this keyboard or against the program, until it is over or somebody stops.

    `keep` is called with the match after every action; `counsel` gives hints, and warns.
    """

    def __init__(
        self,
        match: Match,
        people: People,
        bot: Bot | None,
        dice: DiceService,
        screen: Screen,
        keep: Callable[[Match], None],
        *,
        counsel: Counsel | None = None,
    ) -> None:
        self.match = match
        self._people, self._bot, self._dice, self._screen, self._keep = people, bot, dice, screen, keep
        self._counsel = counsel
        self._shown: tuple[Position, Side] | None = None

    def play(self) -> bool:
        """Play on; True when the match has come to its end, False when somebody stopped before it."""
        while not self.match.over:
            done = automatic(self.match) or self._bots()
            if done is not None:
                self._do(done)
            elif not self._asked():
                return False
        return True

    def _bots(self) -> Action | type[Roll] | None:
        """What the program does, if it is its turn."""
        side = self.match.to_act
        if self._bot is None or side is None or side is self._people.you:
            return None
        return self._bot.act(self.match, side)

    def _do(self, action: Action | Play | type[Roll]) -> None:
        """Do it or raise IllegalAction; then keep it, and only then tell it."""
        self.match = self.match.apply(self._thrown() if isinstance(action, type) else action)
        self._keep(self.match)
        for line in told(self.match, self._people):
            self._screen.say(line)

    def _thrown(self) -> Roll:
        game = self.match.game
        rolls = sum(isinstance(action, Roll) for action in game.actions)
        return Roll(*self._dice.roll(_HERE, game.number, rolls))

    # A person's turn

    def _asked(self) -> bool:
        """Ask for a line and do what it says; False when it says to stop."""
        self._show_if_new()
        line = self._screen.ask(self._prompt()).strip()
        command = self._meant_by_nothing() if not line else read(line, self._people.lang)
        if command is not None and command.name == "quit":
            return False
        if command is None and not line:
            return True
        try:
            self._obey(line, command)
        except TriktrakError as refused:
            self._screen.say(f"{refused.message(self._people.lang)}.")
        return True

    def _show_if_new(self) -> None:
        seen = (self.match.game.position, self._people.viewer(self.match))
        if seen != self._shown and not self.match.game.over:
            self._screen.show(self.match, self._people)
            self._shown = seen

    def _prompt(self) -> str:
        match, lang = self.match, self._people.lang
        side = match.to_act
        name = self._people.name(side) if side is not None else ""
        if match.game.dice is not None and match.game.phase is Phase.TO_PLAY:
            return f"{name} {roll((match.game.dice.d1, match.game.dice.d2))}"
        if match.game.phase is Phase.RESIGNING:
            points = text("term-points", lang, {"n": match.game.resign_points(match.game.resign_offer)})
            return f"{name} ({points}): {words('accept', lang)[0]} / {words('refuse', lang)[0]}"
        legal = match.legal_actions()[_or_white(side)]
        choices = " / ".join(words(word, lang)[0] for kind, word in _OFFERED.items() if kind in legal)
        if Take in legal:
            self._screen.say(
                text("term-stakes", lang, {"taken": match.game.offered or 0, "dropped": match.game.drop_points})
            )
        return f"{name}: {choices}" if name else choices

    def _meant_by_nothing(self) -> Command | None:
        """An empty line rolls, or begins the next game; it never answers an offer."""
        return {Phase.TO_ROLL: Command("roll"), Phase.OVER: Command("next")}.get(self.match.game.phase)

    def _obey(self, line: str, command: Command | None) -> None:
        if command is None:
            self._play_typed(line)
        elif command.name in _SIMPLE:
            self._decide(_SIMPLE[command.name])
        elif command.name == "roll":
            self._decide(Roll)
        elif command.name == "resign":
            self._resign(command.rest)
        else:
            self._tell(command.name)

    def _decide(self, action: Action | type[Roll]) -> None:
        """Do it, unless the tutor says what it costs and it is left at that."""
        lang = self._people.lang
        warning = [] if self._counsel is None else self._counsel.warning(self.match, action, lang)
        for line in warning:
            self._screen.say(line)
        if not warning or self._sure():
            self._do(action)

    def _sure(self) -> bool:
        lang = self._people.lang
        yes, no = (words(command, lang)[1] for command in ("accept", "refuse"))
        while True:
            command = read(self._screen.ask(text("term-sure", lang, {"yes": yes, "no": no})), lang)
            if command is not None and command.name in ("accept", "refuse"):
                return command.name == "accept"
            if command is not None and command.name == "quit":
                raise EOFError

    def _play_typed(self, line: str) -> None:
        game = self.match.game
        if not looks_like_a_play(line):
            self._screen.say(text("term-unknown", self._people.lang, {"line": line}))
        elif game.phase is Phase.TO_PLAY and game.dice is not None:
            self._decide(MakePlay(Play.parse(line, game.position, game.dice).steps))
        else:
            # Refused, and the match says why.
            self._do(MakePlay(()))

    def _resign(self, rest: str) -> None:
        if rest in _LEVELS:
            self._do(Resign(_LEVELS[rest]))
            return
        if Resign not in self.match.legal_actions()[_or_white(self.match.to_act)]:
            self._do(Resign(1))
        for level, kind in enumerate(("single", "gammon", "backgammon"), 1):
            word = words("resign", self._people.lang)[0]
            cost = text(f"resign-{kind}", self._people.lang, {"n": self.match.game.resign_points(level)})
            self._screen.say(f"{word} {level}: {cost}")

    # What can be asked at any time

    def _tell(self, what: str) -> None:
        match, people, say = self.match, self._people, self._screen.say
        if what == "board":
            self._screen.show(match, people)
        elif what == "pips":
            say(spoken.pip_count(match, people))
        elif what == "score":
            say(spoken.score(match, people))
            say(spoken.cube(match, people))
        elif what == "last":
            turns = [turn for turn in match.game.turns if turn.side is not match.to_act]
            say(turn_told(turns[-1], people) if turns else text("moves-none", people.lang))
        elif what == "plays":
            self._list_plays()
        elif what == "hint":
            self._hint()
        elif what == "help":
            self._help()

    def _hint(self) -> None:
        if self._counsel is None:
            raise IllegalAction("hint_people")
        self._screen.listing(self._counsel.hint(self.match, self._people.lang))

    def _list_plays(self) -> None:
        game = self.match.game
        if game.dice is None:
            raise IllegalAction("dice_needed", action="play")
        self._screen.listing(map(str, game.position.plays(game.dice)))

    def _help(self) -> None:
        lang = self._people.lang
        self._screen.say(text("term-help-play", lang))
        for command in COMMANDS:
            names = ", ".join(words(command, lang))
            self._screen.say(f"{names}: {text(f'term-help-{command}', lang)}")


def _or_white(side: Side | None) -> Side:
    return WHITE if side is None else side

"""A match or money session: a fold of actions over games.

A value: `apply` returns a new match that shares all that did not change. No clock, no random numbers (the dice are in
the rolls), no storage.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from .._core import Cube, CubeOwner, Play, Position, Score, Situation
from ..errors import IllegalAction, IllegalPlay
from .actions import (
    ACTION_TYPES,
    Action,
    Correct,
    GameAction,
    GameStatement,
    MakePlay,
    NextGame,
    Result,
    SetPosition,
    StatedPlay,
    Statement,
    checked,
)
from .game import Game
from .legality import refusal
from .log import Log
from .options import Options, Source, Variant, checked_options
from .problems import Problem, problems, standing, with_answers
from .progress import advance, make_play
from .record import take_down
from .side import WHITE, BySide, Side
from .turn import Entry, Note, Phase


class Match(Struct, frozen=True, gc=False):
    """A match to a number of points or, with length 0, a money session.

    >>> from triktrak.rules import Roll
    >>> match = Match.start(length=7).apply(Roll(3, 1)).apply(MakePlay(((8, 5), (6, 5))))
    >>> match.to_act, match.game.position.id
    (Side.BLACK, 'sGfwATDgc/ABMA')
    """

    options: Options
    finished: Log[Game]
    """The games before the present one."""
    game: Game
    """The present game, or the last one."""
    entered: Log[Action] = Log()
    """Everything that was done or stated, with what was corrected and its corrections."""

    @classmethod
    def start(  # noqa: PLR0913  each a condition players agree on, all by name
        cls,
        length: int = 0,
        *,
        crawford: bool = True,
        jacoby: bool | None = None,
        beavers: bool | int = False,
        raccoons: bool = False,
        auto_doubles: int = 0,
        max_cube: int = 4096,
        variant: Variant = "standard",
        holland: bool = False,
        players: tuple[str, str] = ("", ""),
        source: Source = "play",
        stated_length: int | None = None,
    ) -> Match:
        """Begin a match on these conditions; raises `Malformed` when they do not go together.

        >>> Match.start(length=7, players=("Anna", "Bo")).players.black
        'Bo'
        """
        white, black = players
        options = checked_options(
            Options(
                length=length,
                crawford=crawford,
                jacoby=jacoby,
                beavers=bool(beavers),
                raccoons=raccoons,
                auto_doubles=auto_doubles,
                max_cube=max_cube,
                variant=variant,
                holland=holland,
                players=(white, black),
                source=source,
                stated_length=stated_length,
            )
        )
        return cls.of(options)

    @classmethod
    def of(cls, options: Options) -> Match:
        """Begin a match on stored conditions."""
        game = Game(
            options=options,
            rules=options.rules,
            before=Score(0, 0, options.length) if options.length else Score.money(),
            number=1,
            position=Position.start(options.variant),
        )
        return cls(options, Log(), game)

    @classmethod
    def replay(cls, options: Options, actions: Iterable[Action]) -> Match:
        """The match that these actions make: `Match.replay(m.options, m.actions) == m`."""
        match = cls.of(options)
        if options.source == "record":
            return match._refolded(actions)
        for action in actions:
            match = match.apply(action)
        return match

    def apply(self, action: Action | Play, by: Side | None = None) -> Match:
        """The match after `action`; raises `IllegalAction` when the rules refuse it, and then nothing has changed.

        `by` is checked against the side that must act. A core `Play` stands for `MakePlay` of its steps. A record
        refuses nothing but what it cannot keep; `problems` says what is wrong with the rest.

        >>> from triktrak.rules import Roll
        >>> Match.start().apply(Roll(5, 5)).game.phase
        Phase.OPENING
        """
        record = self.options.source == "record"
        if self.over and not record:
            raise IllegalAction("match_over")
        if by is not None and self.to_act not in (None, by):
            raise IllegalAction("not_your_turn")
        if isinstance(action, Play):
            return self._apply_play(action)
        if not isinstance(action, Action):
            raise TypeError(f"not an action: {action!r}")
        if record:
            return self._enter(self._kept(action, len(self.entered)))
        if isinstance(action, Statement):
            raise IllegalAction("statement_in_play")
        if isinstance(action, GameAction):
            return replace(self, game=advance(self.game, action), entered=self.entered.add(action))
        refused = refusal(self.game, NextGame)
        if refused is not None:
            raise refused
        return replace(self._next(action), entered=self.entered.add(action))

    def annul(self, index: int) -> Match:
        """The record in which the double at `index` of `actions` and the answers to it do not count.

        Tables annul a double of the Crawford game; a problem with its code says where one is.
        """
        match = self
        for at in with_answers(self.entered, index):
            match = match.apply(Correct(at, None))
        return match

    def legal_actions(self) -> BySide[tuple[type[Action], ...]]:
        """The types of action each side may take now: all of them, and in play nothing else is accepted.

        A play's steps come from `game.position` and `game.dice`; every level of `Resign` and both answers are allowed.

        >>> [kind.__name__ for kind in Match.start(length=7).legal_actions().white]
        ['Roll']
        """
        if self.over:
            return BySide((), ())
        kinds = tuple(kind for kind in ACTION_TYPES if refusal(self.game, kind) is None)
        side = self.to_act
        return BySide(kinds, kinds) if side is None else BySide.of(side, kinds, ())

    def _apply_play(self, play: Play) -> Match:
        game, action = self.game, MakePlay(play.steps)
        # A play comes from the core only, so that it is legal where it belongs.
        belongs = game.phase is Phase.TO_PLAY and (play.dice, play.before) == (game.dice, game.position)
        if belongs and game.replaying is None:
            return replace(self, game=make_play(game, action, play), entered=self.entered.add(action))
        match = self.apply(action)
        made = match.game.log[-1].turn
        if made is None or made.play != play:
            raise IllegalPlay("other_position", play=str(play))
        return match

    def _kept(self, action: Action, index: int) -> Action:
        """The action as a record keeps it at `index`; raises for what could not be read or found again."""
        action = checked(action)
        stated = action
        if isinstance(action, Correct):
            if action.index >= index:
                raise IllegalAction("correct_index", index=action.index, count=index)
            stated = action if action.action is None else action.action
        if isinstance(stated, StatedPlay):
            Position.from_points(stated.after, self.game.position.men)
        elif isinstance(stated, SetPosition):
            Position.from_points(stated.board, self.game.position.men)
        if isinstance(stated, SetPosition | Result):
            Cube(stated.cube, CubeOwner.CENTRE)
        return action

    def _enter(self, action: Action) -> Match:
        """This record with an entry more."""
        entered = self.entered.add(action)
        if isinstance(action, Correct):
            return Match.of(self.options)._refolded(entered)
        return replace(self._after(action), entered=entered)

    def _after(self, action: GameAction | GameStatement | NextGame) -> Match:
        """The match after an action of a record that counts."""
        if not isinstance(action, NextGame):
            return replace(self, game=take_down(self.game, action))
        notes = [] if self.game.over else [Note("game_open")]
        if self._decided:
            notes.append(Note("match_over"))
        return self._next(action, tuple(notes))

    def _refolded(self, actions: Iterable[Action]) -> Match:
        """This match, which has just begun, after all actions of a record."""
        entered = [self._kept(action, index) for index, action in enumerate(actions)]
        match = self
        for _, action in standing(entered):
            match = match._after(action)
        return replace(match, entered=Log(entered))

    def _next(self, action: NextGame, notes: tuple[Note, ...] = ()) -> Match:
        last = self.game
        game = Game(
            options=self.options,
            rules=last.rules,
            before=self._score,
            number=last.number + 1,
            position=Position.start(self.options.variant),
            log=Log((Entry(None, action, notes=notes),)),
        )
        return replace(self, finished=self.finished.add(last), game=game)

    @property
    def _score(self) -> Score:
        """As White sees it, with the Crawford mark of the present game or, once that is over, of the next."""
        game = self.game
        if game.winner is None:
            return game.before
        return game.before.after_game(game.points, game.winner is WHITE, self.options.crawford)

    @property
    def score(self) -> BySide[int]:
        """The raw points of the finished games, never capped."""
        return self.game.score_after

    @property
    def _decided(self) -> bool:
        return self.options.length > 0 and self._score.over

    @property
    def over(self) -> bool:
        """Whether a side has reached the length; a money session is never over. A record may go on all the same."""
        return self._decided and (self.game.over or self.game.before.over)

    @property
    def winner(self) -> Side | None:
        """The winner of the match: the side that reached the length first."""
        if not self.over:
            return None
        scores = (score for game in self.games for score in (game.score_before, game.score_after))
        return next(side for score in scores for side in Side if score[side] >= self.options.length)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong in a record, in the order of its games; always empty in play."""
        return tuple(problems(self.games, self.entered))

    @property
    def to_act(self) -> Side | None:
        """The side that must decide; None where either may go on, and when the match is over."""
        return self.game.to_act

    @property
    def games(self) -> tuple[Game, ...]:
        """All games, the present one included."""
        return (*self.finished, self.game)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything done and stated so far, in order: what makes this match again."""
        return tuple(self.entered)

    @property
    def length(self) -> int:
        """Points to play to; 0 for a money session."""
        return self.options.length

    @property
    def stated_length(self) -> int:
        """The length that the heading of a record gives; without one, the length."""
        stated = self.options.stated_length
        return self.options.length if stated is None else stated

    @property
    def players(self) -> BySide[str]:
        return BySide(*self.options.players)

    @property
    def crawford(self) -> bool:
        """Whether the present game is the Crawford game."""
        return self.game.crawford

    @property
    def situation(self) -> Situation:
        """What the side that must decide has before it."""
        return self.game.situation

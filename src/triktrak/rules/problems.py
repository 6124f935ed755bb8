"""What is wrong in a record, where, and in words; and which of its actions count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from msgspec import Struct

from ..text import text
from .actions import Action, Beaver, Correct, Correctable, Drop, NextGame, Raccoon, Take

if TYPE_CHECKING:
    from .game import Game


class Problem(Struct, frozen=True):
    """An oddity of a record: the number of the game, the index in `Match.actions`, a code with parameters."""

    game: int
    action_index: int
    code: str
    params: dict[str, object] = {}

    def message(self, lang: str = "en") -> str:
        """The sentence for a reader of `lang` ("en", "nl" or "de").

        >>> Problem(1, 4, "game_open").message()
        'The game has no result'
        """
        params = self.params
        if self.code == "illegal_play":
            # The reason is what the rules would have said, had they been asked.
            reason = str(params["reason"]).replace("_", "-")
            params = params | {"why": text(f"error-{reason}", lang, params)}
        return text("problem-" + self.code.replace("_", "-"), lang, params)

    def __str__(self) -> str:
        return self.message()

    def __hash__(self) -> int:
        return hash((self.game, self.action_index, self.code))


def standing(actions: Sequence[Action]) -> list[tuple[int, Correctable]]:
    """The actions that count once all corrections are made, each with its index.

    >>> from triktrak.rules import Double, Take
    >>> standing([Double(), Take(), Correct(1, None)])
    [(0, Double())]
    """
    corrected: dict[int, Correctable | None] = {}
    counting: list[tuple[int, Correctable]] = []
    # Backwards: a later correction comes before an earlier one, and may undo it.
    for index in range(len(actions) - 1, -1, -1):
        action = corrected.get(index, actions[index])
        if isinstance(action, Correct):
            corrected.setdefault(action.index, action.action)
        elif action is not None:
            counting.append((index, action))
    counting.reverse()
    return counting


def with_answers(actions: Sequence[Action], index: int) -> list[int]:
    """The indices of a double and of what answers it, as far as they count.

    >>> from triktrak.rules import Double, Roll, Take
    >>> with_answers([Double(), Take(), Roll(3, 1)], 0)
    [0, 1]
    """
    following = [(at, action) for at, action in standing(actions) if at >= index]
    answers = takewhile(lambda entry: isinstance(entry[1], Take | Drop | Beaver | Raccoon), following[1:])
    return [at for at, _ in (*following[:1], *answers)]


def problems(games: Iterable[Game], actions: Sequence[Action]) -> Iterator[Problem]:
    """What the games of a record note, from the first to the last."""
    indices = iter(standing(actions))
    for game in games:
        for entry in game.log:
            index, _ = next(indices)
            for note in entry.notes:
                # That a game has no result is found when the next one begins.
                earlier = isinstance(entry.action, NextGame) and note.code == "game_open"
                yield Problem(game.number - earlier, index, note.code, dict(note.params))

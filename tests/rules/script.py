"""A match told in a few words, for tests.

`run(Match.start(7), "31", "8/5 6/5", "double")`: two digits are a roll, a word is an action, anything with a slash is a
play; `any` plays the first legal play.
"""

from __future__ import annotations

from msgspec.structs import replace

from triktrak._core import Play, Position
from triktrak.rules import (
    Action,
    AnswerResign,
    Beaver,
    Double,
    Drop,
    Match,
    NextGame,
    Phase,
    Raccoon,
    Resign,
    Roll,
    Side,
    Take,
)

WORDS: dict[str, Action] = {
    "double": Double(),
    "take": Take(),
    "drop": Drop(),
    "beaver": Beaver(),
    "raccoon": Raccoon(),
    "resign 1": Resign(1),
    "resign 2": Resign(2),
    "resign 3": Resign(3),
    "accept": AnswerResign(True),
    "refuse": AnswerResign(False),
    "next": NextGame(),
}


def read(match: Match, word: str) -> Action | Play:
    """The action a word means in this match."""
    if word in WORDS:
        return WORDS[word]
    if len(word) == 2 and word.isdigit():
        return Roll(int(word[0]), int(word[1]))
    assert match.game.dice is not None, f"{word}: there is no roll to play"
    if word == "any":
        return match.game.position.plays(match.game.dice)[0]
    return Play.parse(word, match.game.position, match.game.dice)


def run(match: Match, *words: str) -> Match:
    """The match after these words."""
    for word in words:
        match = match.apply(read(match, word))
    return match


def board(own: dict[int, int], theirs: dict[int, int], men: int = 15) -> Position:
    """A position from checkers by point, each side in its own numbering (25 is the bar); the others are off."""
    points = [0] * 26
    for point, count in own.items():
        points[point] += count
    for point, count in theirs.items():
        assert not points[25 - point], f"both sides on one point: {point} and {25 - point}"
        points[25 - point] -= count
    return Position.from_points(points, men)


def at(match: Match, side: Side, position: Position) -> Match:
    """The match with its game put at `position`, `side` to roll, as if one turn had been played already."""
    started = run(match, "31" if side is Side.BLACK else "13", "any")
    assert started.to_act is side
    return replace(started, game=replace(started.game, position=position, phase=Phase.TO_ROLL))


def won(match: Match, side: Side, kind: int = 1) -> Match:
    """The present game won by `side` by bearing off: single, gammon or backgammon."""
    theirs = {1: {1: 2}, 2: {6: 15}, 3: {6: 14, 23: 1}}[kind]
    return run(at(match, side, board({1: 1}, theirs, match.game.position.men)), "21", "any")


def score_to(match: Match, white: int, black: int) -> Match:
    """The match at this score, a new game begun, by single games at cube 1."""
    for side, points in zip(Side, (white, black), strict=True):
        for _ in range(points):
            match = run(won(match, side), "next")
    return match

"""The rules of a match: games and matches as folds of actions. No I/O, no clock, no random numbers."""

from .actions import (
    ACTION_TYPES,
    Action,
    AnswerResign,
    Beaver,
    Double,
    Drop,
    MakePlay,
    NextGame,
    Raccoon,
    Resign,
    Roll,
    Take,
    decode_action,
    encode_action,
    tag,
)
from .game import Game
from .match import Match
from .options import Options, decode_options, encode_options
from .side import BLACK, WHITE, BySide, Side
from .turn import Entry, Phase, Turn

__all__ = [
    "ACTION_TYPES",
    "BLACK",
    "WHITE",
    "Action",
    "AnswerResign",
    "Beaver",
    "BySide",
    "Double",
    "Drop",
    "Entry",
    "Game",
    "MakePlay",
    "Match",
    "NextGame",
    "Options",
    "Phase",
    "Raccoon",
    "Resign",
    "Roll",
    "Side",
    "Take",
    "Turn",
    "decode_action",
    "decode_options",
    "encode_action",
    "encode_options",
    "tag",
]

"""Who plays better, and by how much: two players, the same dice for both. Prints nothing, knows no rule."""

from .contest import Contest, play
from .estimate import Estimate
from .pairs import Game, Pair
from .players import Player, player_named
from .stopping import Goal, until
from .verdict import Verdict, verdict

__all__ = [
    "Contest",
    "Estimate",
    "Game",
    "Goal",
    "Pair",
    "Player",
    "Verdict",
    "play",
    "player_named",
    "until",
    "verdict",
]

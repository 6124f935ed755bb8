"""What the program thinks: of a position, a play, a double, a resignation. Prints nothing; reads its net and tables."""

from .adviser import Adviser
from .bot import Bot
from .decision import Decision, Ranked
from .engine import Engine
from .level import LEVELS, Level
from .rollout import Candidate, Mean, RolloutResult, RolloutSettings

__all__ = [
    "LEVELS",
    "Adviser",
    "Bot",
    "Candidate",
    "Decision",
    "Engine",
    "Level",
    "Mean",
    "Ranked",
    "RolloutResult",
    "RolloutSettings",
]

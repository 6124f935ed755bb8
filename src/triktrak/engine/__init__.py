"""What the program thinks: of a position, a play, a double, a resignation. Prints nothing; reads its net and tables."""

from .adviser import Adviser
from .bot import Bot
from .decision import Decision, Ranked
from .engine import Engine
from .level import LEVELS, Level

__all__ = ["LEVELS", "Adviser", "Bot", "Decision", "Engine", "Level", "Ranked"]

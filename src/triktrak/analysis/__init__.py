"""What a decision was worth and why: hints, warnings, and what the board says for them. No SQL, no HTTP."""

from .advice import Advice, Weighed, advise, outlook, weigh
from .facts import compared, shots, standing

__all__ = ["Advice", "Weighed", "advise", "compared", "outlook", "shots", "standing", "weigh"]

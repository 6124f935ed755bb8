"""Training the net: stages of self-play and learning that can be stopped and gone on with at any time."""

from .run import Run
from .stage import STAGES, Stage

__all__ = ["STAGES", "Run", "Stage"]

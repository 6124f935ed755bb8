"""Training the net: stages of self-play and learning that can be stopped and gone on with at any time."""

from .agreement import Agreement, agreement
from .run import Round, Run, Standing
from .stage import STAGES, Stage, stages_of

__all__ = ["STAGES", "Agreement", "Round", "Run", "Stage", "Standing", "agreement", "stages_of"]

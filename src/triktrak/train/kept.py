"""What is kept of a run in version control: the parameters that play, and where the run stands."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .._core import Parameters
from ..errors import TriktrakError
from ..files import write_whole
from .run import Run, read_standing

MOST_BYTES = 3_000_000
"""What a state may weigh that is written over and over into version control."""


def keep(run: Run, folder: Path) -> Path:
    """Write what is kept of a run, and return the larger of the files; raises "train_too_large" for one too wide.

    The momentum of the optimiser and the samples stay behind: they are made anew in minutes.
    """
    data = run.average().to_bytes()
    if len(data) > MOST_BYTES:
        raise TriktrakError("train_too_large", size=len(data), most=MOST_BYTES)
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / "state.flt", data)
    write_whole(folder / "standing.json", msgspec.json.format(msgspec.json.encode(run.standing)) + b"\n")
    return folder / "state.flt"


def go_on(run: Run, folder: Path) -> None:
    """Begin a run with what was kept; raises "train_nothing" where nothing is, "train_begun" where one has begun."""
    state = folder / "state.flt"
    if not state.is_file():
        raise TriktrakError("train_nothing", path=str(folder))
    run.begin(Parameters.from_bytes(state.read_bytes()), read_standing(folder / "standing.json"))

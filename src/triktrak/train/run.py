"""A run of training: where it stands is on disk, so that it can stop at any moment and lose ten minutes at most."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from .._core import NetEvaluator, Parameters, Samples, Trainer, self_play
from ..engine.tables import endings
from ..errors import Malformed, TriktrakError
from ..files import write_whole
from .stage import STAGES, Stage, stage_named

HIDDEN = (512, 128, 256)
"""The width of each stack of a net whose first stage says nothing of it."""
SAVE_EVERY_S = 600.0
SEED = 20_261_130
PLAY_SLICES = 20
"""Into how many parts a round's games are cut: between two of them a wish to stop is heard."""
LEARN_SLICE = 64
"""How many batches are learnt from at once, for the same reason."""

Slices = list[Future[Samples]]
_Count = Annotated[int, Meta(ge=0, le=2**53)]  # seeds are made of it


class Standing(Struct, forbid_unknown_fields=True):
    """Where a run stands; kept beside the trainer's state."""

    stage: str = ""
    rounds: _Count = 0
    """Rounds done of the stage."""
    games: _Count = 0
    """Games played since the beginning, of all stages."""
    hours: Annotated[float, Meta(ge=0)] = 0.0
    """Hours spent since the beginning."""


class Round(Struct, frozen=True):
    """What is told after each round."""

    stage: str
    round: int
    rounds: int
    games: int
    samples: int
    rate: float
    divergence: float
    equity: float
    played_s: float
    learnt_s: float
    hours: float


class Run:
    """Training kept in a folder: `state.bin` (the trainer), `standing.json`, `log.jsonl` (a Round a line), and
    `replay.bin` (the samples that are learnt from again, of earlier stages too) where a stage keeps some.

    Raises `Malformed` when what is in the folder is damaged, before anything is changed.
    """

    def __init__(self, folder: Path, stages: Mapping[str, Stage] = STAGES) -> None:
        self.folder, self.stages = folder, stages
        self.standing = Standing()
        self.trainer: Trainer | None = None
        self.replay = Samples()
        if self.state.exists():
            self.standing = read_standing(self._standing)
            self.trainer = Trainer.from_bytes(self.state.read_bytes())

    @property
    def state(self) -> Path:
        """The file of the trainer's state: a run has begun when it is there."""
        return self.folder / "state.bin"

    @property
    def _standing(self) -> Path:
        return self.folder / "standing.json"

    @property
    def _replay(self) -> Path:
        return self.folder / "replay.bin"

    @property
    def _log(self) -> Path:
        return self.folder / "log.jsonl"

    def begin(self, parameters: Parameters, standing: Standing) -> None:
        """Take over parameters from elsewhere; raises `TriktrakError("train_begun")` when the folder has a run."""
        if self.trainer is not None:
            raise TriktrakError("train_begun", path=str(self.folder))
        self.trainer, self.standing = Trainer(parameters), standing
        self.save()

    def average(self) -> Parameters:
        """What plays; raises `TriktrakError("train_nothing")` when nothing has been trained."""
        if self.trainer is None:
            raise TriktrakError("train_nothing", path=str(self.folder))
        return self.trainer.average

    def remember(self) -> Samples:
        """The samples that are learnt from again, read when first asked; none where no stage has kept any."""
        if len(self.replay) == 0 and self._replay.exists():
            self.replay = Samples.from_bytes(self._replay.read_bytes())
        return self.replay

    def last(self) -> Round | None:
        """What was told of the last round."""
        if not self._log.exists():
            return None
        *_, line = [b"", *self._log.read_bytes().splitlines()]
        try:
            return msgspec.json.decode(line, type=Round)
        except msgspec.MsgspecError:  # a line that was being written when the machine stopped
            return None

    def run(
        self,
        name: str,
        workers: int = 1,
        on_round: Callable[[Round], object] = lambda _: None,
        stop: Callable[[], bool] = lambda: False,
    ) -> bool:
        """Do what is left of a stage, and return whether it is done; a stage that was done is done anew.

        `stop` is asked every second or so; the round that is being played then counts as not played. With more than
        one worker the games of the next round are played while the last ones are learnt from, by the net before that.
        """
        stage = stage_named(name, self.stages)
        if self.standing.stage != stage.name or self.standing.rounds >= stage.rounds:
            self.standing.stage, self.standing.rounds = stage.name, 0
        self.trainer = self._trainer_for(stage)
        self.folder.mkdir(parents=True, exist_ok=True)
        if stage.replay:
            self.remember()
        saved = began = time.monotonic()
        hours, ahead = self.standing.hours, Slices()
        with ThreadPoolExecutor(workers) as pool, ExitStack() as leaving:
            # However it is left, what has not begun to be played is not waited for.
            leaving.callback(pool.shutdown, cancel_futures=True)
            while self.standing.rounds < stage.rounds and not stop():
                done, start = self.standing.rounds, time.monotonic()
                fresh = _gathered(ahead or self._play(pool, stage, ahead=0), stop)
                if fresh is None:
                    break
                ahead = self._play(pool, stage, ahead=1) if workers > 1 and done + 1 < stage.rounds else []
                played, count = time.monotonic(), len(fresh)
                if stage.replay:
                    self.replay.extend(fresh)
                    self.replay.keep_last(stage.replay)
                loss = self._learn(
                    stage, self.replay if stage.replay else fresh, max(1, round(count * stage.uses / stage.batch)), stop
                )
                if loss is None:
                    self.replay.drop_last(count)  # the round comes again, and its samples with it
                    break
                self.standing.rounds += 1
                self.standing.games += stage.games
                self.standing.hours = hours + (time.monotonic() - began) / 3600
                told = Round(
                    stage.name,
                    self.standing.rounds,
                    stage.rounds,
                    self.standing.games,
                    count,
                    stage.rate_at(done),
                    *loss,
                    played - start,
                    time.monotonic() - played,
                    self.standing.hours,
                )
                with self._log.open("ab") as log:
                    log.write(msgspec.json.encode(told) + b"\n")
                on_round(told)
                if time.monotonic() - saved > SAVE_EVERY_S:
                    self.save()
                    saved = time.monotonic()
        self.standing.hours = hours + (time.monotonic() - began) / 3600
        self.save()
        return self.standing.rounds == stage.rounds

    def _trainer_for(self, stage: Stage) -> Trainer:
        if self.trainer is None:
            return Trainer(Parameters.random(stage.hidden or HIDDEN, SEED))
        if stage.hidden not in ((), self.trainer.average.hidden):
            return Trainer(self.trainer.average.widened(stage.hidden, SEED))
        return self.trainer

    def _play(self, pool: ThreadPoolExecutor, stage: Stage, ahead: int) -> Slices:
        # The number of games before them makes the dice of no two rounds the same, of the same stage done twice either.
        seed = SEED + self.standing.games + ahead * stage.games
        judge = NetEvaluator(self.average().quantised(""), endings())
        size = max(1, stage.games // PLAY_SLICES)
        return [
            pool.submit(
                self_play,
                judge,
                games=min(size, stage.games - first),
                seed=seed,
                first=first,
                exact=stage.exact,
                deeper=stage.deeper,
                lambda_=stage.lambda_at(self.standing.rounds + ahead),
                contrived=stage.contrived,
                stray=stage.stray,
            )
            for first in range(0, stage.games, size)
        ]

    def _learn(
        self, stage: Stage, samples: Samples, batches: int, stop: Callable[[], bool]
    ) -> tuple[float, float] | None:
        """Learn from so many batches; the divergence and the error in equity, None when it was stopped before."""
        assert self.trainer is not None
        divergence, squares = 0.0, 0.0
        for first in range(0, batches, LEARN_SLICE):
            if stop():
                return None
            count = min(LEARN_SLICE, batches - first)
            loss = self.trainer.train(
                samples,
                batches=count,
                batch=stage.batch,
                rate=stage.rate_at(self.standing.rounds),
                averaging=stage.averaging,
                seed=SEED + self.trainer.steps,
                equity=stage.equity,
            )
            divergence += loss["divergence"] * count / batches
            squares += loss["equity"] ** 2 * count / batches
        return divergence, math.sqrt(squares)

    def save(self) -> None:
        """Write down where the run stands; a stop in the middle of it leaves each file whole."""
        assert self.trainer is not None
        self.folder.mkdir(parents=True, exist_ok=True)
        standing = msgspec.json.encode(self.standing)
        if len(self.replay) > 0:
            write_whole(self._replay, self.replay.to_bytes())
        # A standing that is older than the state repeats some rounds; a younger one would count rounds that are lost.
        if not self._standing.exists():
            write_whole(self._standing, standing)
        write_whole(self.state, self.trainer.to_bytes())
        write_whole(self._standing, standing)


def read_standing(path: Path) -> Standing:
    """Read where a run stands; raises `Malformed("train_standing")` when the file says nothing of the kind."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Standing)
    except (OSError, msgspec.MsgspecError) as fault:
        raise Malformed("train_standing", path=str(path)) from fault


def _gathered(slices: Slices, stop: Callable[[], bool]) -> Samples | None:
    """Put the parts of a round together in their order; None when it was stopped before."""
    samples = Samples()
    for part in slices:
        samples.extend(part.result())
        if stop():
            return None
    return samples

"""A run of training: where it stands is on disk, so that it can stop at any moment and lose ten minutes at most."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import msgspec
from msgspec import Struct

from .._core import NetEvaluator, Parameters, Samples, Trainer, self_play
from ..engine.tables import endings
from .stage import STAGES, Stage, stage_named

STACKS = 2
SAVE_EVERY_S = 600.0
SEED = 20_261_130


class Standing(Struct):
    """Where a run stands; kept beside the trainer's state."""

    stage: str = ""
    rounds: int = 0
    """Rounds done of the stage."""
    games: int = 0
    """Games played since the beginning, of all stages."""
    hours: float = 0.0
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
    """Training kept in a folder: `state.bin` (the trainer), `standing.json`, `log.jsonl` (a Round a line)."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.standing = Standing()
        self.trainer: Trainer | None = None
        if self._state.exists():
            self.standing = msgspec.json.decode(self._standing.read_bytes(), type=Standing)
            self.trainer = Trainer.from_bytes(self._state.read_bytes())

    @property
    def _state(self) -> Path:
        return self.folder / "state.bin"

    @property
    def _standing(self) -> Path:
        return self.folder / "standing.json"

    def run(self, name: str, workers: int = 1, on_round: Callable[[Round], None] | None = None) -> None:
        """Do what is left of a stage; the stage after the one that was done last starts anew."""
        stage = stage_named(name)
        if self.standing.stage != stage.name:
            self.standing.stage, self.standing.rounds = stage.name, 0
        self.trainer = trainer = self._trainer_for(stage)
        replay, saved, began = Samples(), time.monotonic(), time.monotonic()
        hours = self.standing.hours
        with ThreadPoolExecutor(1) as pool:
            ahead: Future[Samples] | None = None
            while self.standing.rounds < stage.rounds:
                done = self.standing.rounds
                start = time.monotonic()
                fresh = ahead.result() if ahead else self._play(stage, done)
                if workers > 1 and done + 1 < stage.rounds:
                    ahead = pool.submit(self._play, stage, done + 1)
                played = time.monotonic()
                count = len(fresh)
                if stage.replay:
                    replay.extend(fresh)
                    replay.keep_last(stage.replay)
                else:
                    replay = fresh
                loss = trainer.train(
                    replay,
                    batches=max(1, round(count * stage.uses / stage.batch)),
                    batch=stage.batch,
                    rate=stage.rate_at(done),
                    averaging=stage.averaging,
                    seed=SEED + trainer.steps,
                )
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
                    loss["divergence"],
                    loss["equity"],
                    played - start,
                    time.monotonic() - played,
                    self.standing.hours,
                )
                with (self.folder / "log.jsonl").open("ab") as log:
                    log.write(msgspec.json.encode(told) + b"\n")
                if on_round:
                    on_round(told)
                if time.monotonic() - saved > SAVE_EVERY_S or self.standing.rounds == stage.rounds:
                    self.save()
                    saved = time.monotonic()

    def _trainer_for(self, stage: Stage) -> Trainer:
        if self.trainer is None:
            return Trainer(Parameters.random(stage.hidden or 512, STACKS, SEED))
        if stage.hidden > self.trainer.average.hidden:
            return Trainer(self.trainer.average.widened(stage.hidden, SEED))
        return self.trainer

    def _play(self, stage: Stage, done: int) -> Samples:
        assert self.trainer is not None
        return self_play(
            NetEvaluator(self.trainer.average.quantised(""), endings()),
            stage.games,
            seed=SEED + list(STAGES).index(stage.name) * 1_000_003 + done,
            exact=stage.exact,
            lambda_=stage.lambda_at(done),
            contrived=stage.contrived,
        )

    def save(self) -> None:
        """Write down where the run stands; a stop in the middle of it leaves the state before."""
        assert self.trainer is not None
        for path, data in (
            (self._state, self.trainer.to_bytes()),
            (self._standing, msgspec.json.encode(self.standing)),
        ):
            whole = path.with_suffix(path.suffix + ".new")
            whole.write_bytes(data)
            whole.replace(path)

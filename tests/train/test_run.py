"""A run of training: stages to their end, stops in their midst, states that are damaged."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from triktrak import Malformed
from triktrak._core import Parameters, Trainer
from triktrak.errors import TriktrakError
from triktrak.train import STAGES, Round, Run, Stage, stages_of
from triktrak.train import run as running
from triktrak.train.kept import go_on, keep
from triktrak.train.run import read_standing

TINY = Stage("tiny", rounds=3, games=4, rate=(1e-2, 1e-4), lambda_=(0.8, 0.0), batch=32, hidden=(128,))
WIDER = Stage(
    "wider", rounds=2, games=2, rate=(1e-3, 1e-3), exact=True, uses=2.0, replay=500, batch=32, hidden=(256, 128)
)
STAGES_HERE = {stage.name: stage for stage in (TINY, WIDER)}


def rounds_of(run: Run, name: str = "tiny", **options: object) -> list[Round]:
    told: list[Round] = []
    run.run(name, on_round=told.append, **options)  # type: ignore[arg-type]  # settings by name, as they come
    return told


def state(run: Run) -> bytes:
    assert run.trainer is not None
    return run.trainer.to_bytes()


def test_a_stage_is_its_rounds(tmp_path: Path) -> None:
    run = Run(tmp_path / "new", STAGES_HERE)
    told = rounds_of(run)
    assert [one.round for one in told] == [1, 2, 3]
    assert [one.games for one in told] == [4, 8, 12]
    assert [one.rate for one in told] == pytest.approx([1e-2, 5.05e-3, 1e-4])
    assert all(one.samples > 50 and 0 < one.divergence < 2 and 0 < one.equity < 3 for one in told)
    assert run.last() == told[-1]
    assert (run.standing.stage, run.standing.rounds, run.standing.games) == ("tiny", 3, 12)
    again = Run(tmp_path / "new", STAGES_HERE)
    assert again.standing == run.standing
    assert state(again) == state(run)


def test_the_number_of_workers_changes_only_what_net_plays_ahead(tmp_path: Path) -> None:
    alone, three = Run(tmp_path / "1", STAGES_HERE), Run(tmp_path / "3", STAGES_HERE)
    first, other = rounds_of(alone), rounds_of(three, workers=3)
    assert first[0].divergence == other[0].divergence
    assert first[0].samples == other[0].samples
    again = Run(tmp_path / "again", STAGES_HERE)
    rounds_of(again, workers=3)
    assert state(again) == state(three)


class Stopping:
    """Wants to stop from the n-th time that it is asked on."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_a_run_that_is_stopped_between_rounds_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = Run(tmp_path / "whole", STAGES_HERE)
    assert whole.run("tiny")
    halves = Run(tmp_path / "halves", STAGES_HERE)
    told: list[Round] = []
    assert not halves.run("tiny", on_round=told.append, stop=lambda: bool(told))
    assert halves.standing.rounds == 1
    resumed = Run(tmp_path / "halves", STAGES_HERE)
    assert resumed.run("tiny")
    assert state(resumed) == state(whole)


@pytest.mark.parametrize("after", [0, 1, 2, 4, 5, 6, 7])
def test_a_stop_at_any_moment_leaves_a_state_from_which_the_stage_is_done(tmp_path: Path, after: int) -> None:
    run = Run(tmp_path, STAGES_HERE)
    done = run.run("tiny", stop=Stopping(after))
    assert not done
    assert run.standing.rounds < 3
    resumed = Run(tmp_path, STAGES_HERE)
    assert resumed.standing == run.standing
    assert resumed.run("tiny")
    assert (resumed.standing.rounds, resumed.standing.games) == (3, 12)


def test_a_fault_ends_a_run_at_once_and_leaves_what_was_saved(tmp_path: Path) -> None:
    run = Run(tmp_path, STAGES_HERE)
    run.run("tiny", stop=Stopping(5))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def fail(_: Round) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Run(tmp_path, STAGES_HERE).run("tiny", workers=2, on_round=fail)
    kept = ("state.bin", "standing.json")
    assert {name: (tmp_path / name).read_bytes() for name in kept} == {name: before[name] for name in kept}


def test_a_state_is_saved_every_ten_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[int] = []
    run = Run(tmp_path, STAGES_HERE)
    monkeypatch.setattr(Run, "save", lambda self: saved.append(self.standing.rounds))
    clock = iter_minutes(6.0)
    monkeypatch.setattr("triktrak.train.run.time.monotonic", lambda: next(clock))
    assert running.SAVE_EVERY_S == 600.0
    run.run("tiny")
    assert saved[:3] == [1, 2, 3]


def iter_minutes(step: float) -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += step * 60


def test_a_wider_stage_begins_with_what_the_narrower_net_knows(tmp_path: Path) -> None:
    run = Run(tmp_path, STAGES_HERE)
    run.run("tiny")
    narrow = run.average()
    run.run("wider")
    assert (narrow.hidden, run.average().hidden) == ((128,), (256, 128))
    assert run.standing.games == 12 + 4


def test_a_stage_that_is_done_again_has_other_dice(tmp_path: Path) -> None:
    run = Run(tmp_path, STAGES_HERE)
    first, second = rounds_of(run), rounds_of(run)
    assert [one.round for one in second] == [1, 2, 3]
    assert not {one.samples for one in first} & {one.samples for one in second}


@pytest.mark.parametrize("name", ["state.bin", "standing.json"])
@pytest.mark.parametrize("damage", ["short", "flipped", "empty"])
def test_a_damaged_state_is_named_and_left_alone(tmp_path: Path, name: str, damage: str) -> None:
    Run(tmp_path, STAGES_HERE).run("tiny", stop=Stopping(5))
    data = (tmp_path / name).read_bytes()
    middle = len(data) // 2
    changed = {"short": data[:middle], "flipped": data[:middle] + b"\xff" + data[middle + 1 :], "empty": b""}[damage]
    (tmp_path / name).write_bytes(changed)
    with pytest.raises(Malformed):
        Run(tmp_path, STAGES_HERE)
    assert (tmp_path / name).read_bytes() == changed


@pytest.mark.parametrize(
    "wrong", ['"rounds": -1', '"games": -7', f'"games": {10**30}', '"hours": -1.5', '"hours": 1e999']
)
def test_a_standing_that_cannot_be_is_refused(tmp_path: Path, wrong: str) -> None:
    (tmp_path / "standing.json").write_text(f"{{{wrong}}}")
    with pytest.raises(Malformed) as refused:
        read_standing(tmp_path / "standing.json")
    assert refused.value.code == "train_standing"


def test_what_is_kept_goes_on_elsewhere(tmp_path: Path) -> None:
    run = Run(tmp_path / "one", STAGES_HERE)
    with pytest.raises(TriktrakError, match="no state of a training"):
        keep(run, tmp_path / "kept")
    run.run("tiny", stop=Stopping(10))
    assert run.standing.rounds == 1
    assert keep(run, tmp_path / "kept").stat().st_size < 3_000_000
    other = Run(tmp_path / "other", STAGES_HERE)
    go_on(other, tmp_path / "kept")
    assert other.average().to_bytes() == run.average().to_bytes()
    assert Run(tmp_path / "other", STAGES_HERE).standing == run.standing
    with pytest.raises(TriktrakError, match="already begun"):
        go_on(other, tmp_path / "kept")
    with pytest.raises(TriktrakError, match="no state of a training"):
        go_on(Run(tmp_path / "third"), tmp_path / "nowhere")
    assert other.run("tiny")


def test_what_is_kept_may_not_be_too_large(tmp_path: Path) -> None:
    run = Run(tmp_path / "one")
    run.trainer = Trainer(Parameters.random([2048, 128, 256], 1))
    with pytest.raises(TriktrakError, match="3,000,000"):
        keep(run, tmp_path / "kept")


def test_stages_are_data() -> None:
    assert list(STAGES)[:3] == ["awake", "settle", "exact"]
    for stage in STAGES.values():
        assert stage.rate_at(0) == stage.rate[0]
        assert stage.rate_at(stage.rounds - 1) == pytest.approx(stage.rate[1])
        assert stage.lambda_at(stage.rounds - 1) == pytest.approx(stage.lambda_[1])
        assert math.isfinite(stage.rate_at(stage.rounds // 2))
    with pytest.raises(Malformed, match="awake"):
        Run(Path("nowhere")).run("asleep")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "stage = 3",
        "\xff",
        '[[stage]]\nname = "s"\nrounds = 3\ngames = 1',
        '[[stage]]\nname = "s"\nrounds = 0\ngames = 1\nrate = [1e-2, 1e-4]',
        '[[stage]]\nname = "s"\nrounds = 1\ngames = 1\nrate = [1e-2, 0.0]',
        '[[stage]]\nname = "s"\nrounds = 1\ngames = 1\nrate = [1e-2, 1e-2]\nlambda_ = [2.0, 0.0]',
        '[[stage]]\nname = "s"\nrounds = 1\ngames = 1\nrate = [1e-2, 1e-2]\nwidth = 3',
    ],
)
def test_stages_that_cannot_be_meant_are_refused(text: str) -> None:
    with pytest.raises(Malformed, match="stages of training"):
        stages_of(text.encode("latin-1"))


def test_every_round_is_a_line_of_the_log(tmp_path: Path) -> None:
    run = Run(tmp_path, STAGES_HERE)
    told = rounds_of(run)
    lines = (tmp_path / "log.jsonl").read_bytes().splitlines()
    assert [msgspec.json.decode(line, type=Round) for line in lines] == told
    with (tmp_path / "log.jsonl").open("ab") as log:
        log.write(b'{"stage":"ti')
    assert run.last() is None


def test_what_is_learnt_from_again_survives_a_stop(tmp_path: Path) -> None:
    whole = Run(tmp_path / "whole", STAGES_HERE)
    rounds_of(whole, "wider")
    told: list[Round] = []
    part = Run(tmp_path / "part", STAGES_HERE)
    assert not part.run("wider", on_round=told.append, stop=lambda: len(told) == 1)
    again = Run(tmp_path / "part", STAGES_HERE)
    assert again.run("wider", on_round=told.append)
    assert [one.round for one in told] == [1, 2]
    assert again.replay.to_bytes() == whole.replay.to_bytes()
    assert state(again) == state(whole)


def test_a_round_that_is_stopped_while_it_is_learnt_from_is_not_in_the_replay(tmp_path: Path) -> None:
    told: list[Round] = []
    # Each round asks once at its beginning, once for each of its two games, and then before it learns.
    for asked, rounds in ((3, 0), (7, 1)):
        run = Run(tmp_path / str(asked), STAGES_HERE)
        assert not run.run("wider", on_round=told.append, stop=Stopping(asked))
        assert run.standing.rounds == rounds
        assert len(run.replay) == (told[0].samples if rounds else 0)


def test_a_damaged_replay_stops_a_run_before_it_begins(tmp_path: Path) -> None:
    run = Run(tmp_path, STAGES_HERE)
    rounds_of(run, "wider")
    replay = tmp_path / "replay.bin"
    replay.write_bytes(replay.read_bytes()[:-1] + b"\x7f")
    before = state(run)
    with pytest.raises(Malformed) as fault:
        Run(tmp_path, STAGES_HERE).run("wider")
    assert fault.value.code == "samples_checksum"
    assert state(Run(tmp_path, STAGES_HERE)) == before

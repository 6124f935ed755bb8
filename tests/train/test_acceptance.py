"""A net takes the place of another only when the arena says so, and says then where it comes from."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from triktrak._core import FloatEvaluator, Net, NetEvaluator, Parameters, Position, Trainer
from triktrak.arena import Estimate, Verdict
from triktrak.engine.tables import endings
from triktrak.errors import Malformed, TriktrakError
from triktrak.train import Agreement, Run, acceptance, agreement, checkout
from triktrak.train.acceptance import HEAD, Trial, install, try_out, with_row
from triktrak.train.agreement import LEAST

DOCUMENT = f"# Training\n\n{HEAD}\n|---|---|---|---|---|---|---|---|\n\n## More\n"


def trained(folder: Path, seed: int = 1) -> Run:
    run = Run(folder)
    run.trainer = Trainer(Parameters.random([128, 128, 256], seed))
    run.standing.games, run.standing.hours, run.standing.stage = 1234567, 8.25, "exact"
    run.save()
    return run


def outcome(mean: float, error: float) -> Verdict:
    found = Estimate(400, mean, error, mean - 2 * error, mean + 2 * error)
    return Verdict(800, 0, found, found, (0.5, 0.1, 0.0), (0.5, 0.1, 0.0))


ALIKE = Agreement(1000, 3, 1e-6)


@pytest.mark.parametrize(
    ("alike", "verdict", "passed"),
    [
        (ALIKE, outcome(0.05, 0.02), True),
        (ALIKE, outcome(0.04, 0.02), True),
        (ALIKE, outcome(0.039, 0.02), False),
        (ALIKE, outcome(-0.05, 0.02), False),
        (ALIKE, outcome(0.0, 0.0), False),
        (ALIKE, None, False),
        (Agreement(1000, 5, 1e-6), outcome(0.05, 0.02), True),
        (Agreement(1000, 6, 1e-6), outcome(0.05, 0.02), False),
    ],
)
def test_two_standard_errors_and_the_same_choices_are_asked_for(
    alike: Agreement, verdict: Verdict | None, passed: bool
) -> None:
    assert Trial(alike, "net", verdict).passed is passed


def test_a_net_whose_whole_numbers_choose_otherwise_does_not_play(tmp_path: Path) -> None:
    # Nothing has taught it to tell plays apart, so rounding decides between many.
    trial = try_out(trained(tmp_path), tmp_path / "no.net", games=200, decisions=500)
    assert trial.verdict is None
    assert not trial.passed


def test_a_net_plays_the_one_of_the_release_with_that_as_the_judge_of_luck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acceptance, "agreement", lambda *_, **__: ALIKE)
    run = trained(tmp_path)
    heard: list[int] = []
    first = try_out(run, tmp_path / "none.net", games=200, decisions=10, on_games=heard.append)
    assert first.against == "simple"
    assert sum(heard) >= 100
    gain = first.gain
    assert gain is not None
    assert gain.mean < -0.5
    assert not first.passed
    (tmp_path / "same.net").write_bytes((tmp_path / "candidate.net").read_bytes())
    second = try_out(run, tmp_path / "same.net", games=200, decisions=10)
    assert second.against == "net"
    assert second.gain is not None
    assert (second.gain.mean, second.gain.error) == (0.0, 0.0)
    assert not second.passed


def test_an_accepted_net_says_where_it_comes_from_and_stands_in_the_table(tmp_path: Path) -> None:
    run = trained(tmp_path / "run")
    net_file, record = tmp_path / "data" / "triktrak.net", tmp_path / "training.md"
    record.write_text(DOCUMENT)
    install(run, Trial(ALIKE, "simple", outcome(0.05, 0.02)), net_file, record, "abcdef")
    net = Net.from_bytes(net_file.read_bytes())
    for told in ("1234567", "8.2 hours", "exact", "+0.0500", "800 games", "simple", "99.70 % of 1000", "abcdef"):
        assert told in net.provenance
    row = record.read_text().splitlines()[4]
    assert row.startswith("| 1,234,567 | 8.2 | 128 + 128 + 256 | simple | +0.0500 [+0.0100, +0.0900] | 800 |")
    assert row.count("|") == HEAD.count("|")
    assert record.read_text().endswith("|\n\n## More\n")
    again = with_row(record.read_text(), "| second |")
    assert again.splitlines()[4:6] == [row, "| second |"]
    position = Position.start()
    plain = NetEvaluator(run.average().quantised("")).evaluate([position])
    assert NetEvaluator(net).evaluate([position]) == plain


@pytest.mark.parametrize("document", [None, b"# Training\n", b"\xff"])
def test_without_the_table_no_net_is_put_in_place(tmp_path: Path, document: bytes | None) -> None:
    net_file, record = tmp_path / "triktrak.net", tmp_path / "training.md"
    if document is not None:
        record.write_bytes(document)
    with pytest.raises(Malformed) as refused:
        install(trained(tmp_path / "run"), Trial(ALIKE, "simple", outcome(0.05, 0.02)), net_file, record, "abcdef")
    assert refused.value.code == "train_record"
    assert not net_file.exists()


def test_a_damaged_net_of_the_release_is_named_before_any_work(tmp_path: Path) -> None:
    (tmp_path / "triktrak.net").write_bytes(b"TRIKNET\n")
    run = trained(tmp_path / "run")
    with pytest.raises(Malformed) as refused:
        try_out(run, tmp_path / "triktrak.net", games=200, decisions=10**9)
    assert refused.value.code == "net_magic"
    assert not (run.folder / "candidate.net").exists()


def test_choices_are_compared_in_as_many_decisions_as_are_asked() -> None:
    parameters = Parameters.random([128, 128, 256], 3)
    found = agreement(parameters, 300, seed=4)
    assert found == agreement(parameters, 300, seed=4)
    assert found.decisions == 300
    assert 0 < found.differing < 60
    assert 0 < found.lost < 1e-3
    assert found.share == 1 - found.differing / 300


def test_floating_point_judges_plays_as_it_judges_what_the_opponent_faces() -> None:
    judge = FloatEvaluator(Parameters.random([128, 128, 256], 3))
    for play, chances in judge.rank(Position.start(), (4, 2)):
        assert judge.evaluate([play.after.flip()])[0].flip() == chances


def test_the_table_of_the_document_is_the_one_that_is_written_to() -> None:
    assert HEAD in checkout.record().read_text(encoding="utf-8").splitlines()


def test_an_installed_package_has_no_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert checkout.net_file().parts[-3:] == ("triktrak", "data", "triktrak.net")
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=checkout.root(), capture_output=True, text=True, check=True)
    assert head.stdout.startswith(checkout.commit().rstrip("+"))
    monkeypatch.setattr(checkout, "_PACKAGE", tmp_path / "src" / "triktrak")
    with pytest.raises(TriktrakError, match="installed package"):
        checkout.root()


@pytest.mark.skipif(not (checkout.kept() / "state.flt").is_file(), reason="no state of a training is kept yet")
def test_the_parameters_that_are_kept_choose_in_whole_numbers_as_in_floating_point() -> None:
    parameters = Parameters.from_bytes((checkout.kept() / "state.flt").read_bytes())
    # Fewer than are asked for in the report, so a little less is asked of them.
    assert agreement(parameters, 2000, endings=endings()).share >= LEAST - 0.005

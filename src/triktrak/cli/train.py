"""`triktrak train`: make the net stronger, see where that stands, and put a better net in the place of the last."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from ..errors import TriktrakError
from ..text import text
from .output import Json, Lang, figures, language, say, show
from .progress import bar

if TYPE_CHECKING:
    from ..train import Round, Run
    from ..train.acceptance import Trial


def _help(option: str) -> str:
    return text(f"cli-help-train-{option}", language())


State = Annotated[
    Path | None, typer.Option("--state", metavar="DIR", help=_help("state"), show_default="TRIKTRAK_HOME/train")
]
Name = Annotated[str, typer.Argument(show_default=False)]


def status(*, state: State = None, lang: Lang = None, as_json: Json = False) -> None:
    """Say where the training stands."""
    run = _opened(state)
    last, average = run.last(), run.average()
    saved = datetime.fromtimestamp(run.state.stat().st_mtime).astimezone()
    if as_json:
        told = {"state": str(run.folder), **msgspec.to_builtins(run.standing), "hidden": average.hidden}
        show({**told, "saved": saved.isoformat(timespec="seconds"), "last": last and msgspec.to_builtins(last)})
        return
    stage = run.stages.get(run.standing.stage)
    rounds = {"stage": run.standing.stage, "done": run.standing.rounds, "rounds": stage.rounds if stage else 0}
    say("cli-train-stage", lang, **rounds, state=str(run.folder))
    say(
        "cli-train-games",
        lang,
        games=run.standing.games,
        hours=f"{run.standing.hours:.1f}",
        hidden=" + ".join(map(str, average.hidden)),
    )
    if last is not None:
        say("cli-train-last", lang, **_figures(last))
    say("cli-train-saved", lang, when=saved.strftime("%Y-%m-%d %H:%M:%S"))


def run(
    stage: Name,
    *,
    state: State = None,
    workers: Annotated[int, typer.Option("--workers", min=1, max=256, help=_help("workers"))] = 1,
    stages: Annotated[
        Path | None, typer.Option("--stages", metavar="FILE", help=_help("stages"), show_default=False)
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Do what is left of STAGE; Ctrl-C and SIGTERM end it cleanly, and the same command goes on."""
    from ..train import STAGES, Run, stages_of
    from ..train.stage import stage_named

    reader, folder = language(lang), _folder(state)
    known = STAGES if stages is None else stages_of(stages.read_bytes())
    wanted = stage_named(stage, known)
    # Read only when nobody else can write it any more.
    with _alone_in(folder), _ending() as stop, bar() as progress:
        opened = Run(folder, known)
        task = progress.add_task(text("cli-train-rounds", reader, {"stage": stage}), total=wanted.rounds)

        def on_round(told: Round) -> None:
            described = text("cli-train-last", reader, _figures(told))
            progress.update(task, completed=told.round, description=described)

        done = opened.run(stage, workers, on_round, lambda: bool(stop))
    standing = opened.standing
    if as_json:
        show({"done": done, **msgspec.to_builtins(standing)})
        return
    told = {"stage": stage, "done": standing.rounds, "rounds": wanted.rounds, "state": str(folder)}
    say("cli-train-done" if done else "cli-train-stopped", lang, **told)


def accept(
    *,
    state: State = None,
    games: Annotated[int, typer.Option("--games", "-n", min=200, max=10**7, help=_help("games"))] = 12_000,
    decisions: Annotated[int, typer.Option("--decisions", min=100, max=10**7, help=_help("decisions"))] = 10_000,
    processes: Annotated[int, typer.Option("--processes", "-p", min=1, max=256, help=_help("processes"))] = 1,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let the net that was trained play the one of the release, and put it in its place if it is better."""
    from ..train import acceptance, checkout

    reader, opened = language(lang), _opened(state)
    net_file, record = checkout.net_file(), checkout.record()
    acceptance.read_record(record)
    with bar() as progress:
        task = progress.add_task(text("cli-train-arena", reader), total=games)
        trial = acceptance.try_out(
            opened, net_file, games, decisions, processes, lambda count: progress.advance(task, count)
        )
    if trial.passed:
        acceptance.install(opened, trial, net_file, record, checkout.commit())
    if as_json:
        show({"accepted": trial.passed, "file": str(net_file), "same": trial.agreement.share, **_plain(trial)})
    else:
        _report(trial, net_file, lang)
    if not trial.passed:
        raise typer.Exit(1)


def keep(*, state: State = None, lang: Lang = None, as_json: Json = False) -> None:
    """Write the parameters that play and where the run stands into the source checkout."""
    from ..train import checkout, kept

    file = kept.keep(_opened(state), checkout.kept())
    if as_json:
        show({"file": str(file), "bytes": file.stat().st_size})
    else:
        say("cli-train-kept", lang, file=str(file), size=round(file.stat().st_size / 1e6, 2))


def scout(
    *,
    state: State = None,
    units: Annotated[int, typer.Option("--units", min=128, max=512, help=_help("units"))] = 128,
    decisions: Annotated[int, typer.Option("--decisions", min=100, max=10**7, help=_help("scout-decisions"))] = 10_000,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Train the small net that a search asks first on what the run remembers, and put it in its place."""
    from .._core import NetEvaluator
    from ..engine.net import evaluator
    from ..engine.tables import endings
    from ..files import write_whole
    from ..train import acceptance, checkout
    from ..train.scout import fitness, train_scout

    opened, file = _opened(state), checkout.scout_file()
    with bar() as progress:
        task = progress.add_task(text("cli-train-scout", language(lang)), total=1.0)
        trained = train_scout(opened.remember(), units, on_progress=lambda done: progress.update(task, completed=done))
    net = trained.quantised(acceptance.provenance(opened, "a scout"))
    fit = fitness(NetEvaluator(net, endings()), evaluator(), decisions)
    write_whole(file, net.to_bytes())
    if as_json:
        show({"file": str(file), **msgspec.to_builtins(fit)})
    else:
        told = {"missed": f"{100 * fit.missed / decisions:.2f}", "lost": f"{fit.lost:.6f}"}
        say("cli-train-scouted", lang, file=str(file), decisions=decisions, **told)


def go_on(*, state: State = None, lang: Lang = None, as_json: Json = False) -> None:
    """Begin a run with what the source checkout has kept of another."""
    from ..train import checkout, kept

    with _alone_in(_folder(state)):
        opened = _opened(state)
        kept.go_on(opened, checkout.kept())
    if as_json:
        show({"state": str(opened.folder), **msgspec.to_builtins(opened.standing)})
    else:
        standing = opened.standing
        say("cli-train-goes-on", lang, stage=standing.stage, games=standing.games, state=str(opened.folder))


def _folder(state: Path | None) -> Path:
    from ..directories import data_directory

    return state or data_directory() / "train"


def _opened(state: Path | None) -> Run:
    from ..train import Run

    return Run(_folder(state))


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Nobody else trains in the folder meanwhile; raises "train_running" where somebody does."""
    from ..store.lock import DataLock

    with DataLock(folder, "train.lock") as lock:
        if not lock.held:
            raise TriktrakError("train_running", path=str(folder))
        yield


@contextmanager
def _ending() -> Iterator[list[int]]:
    """A list that is no longer empty once Ctrl-C or SIGTERM has come; the second one ends the program as ever."""
    heard: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def hear(number: int, _: object) -> None:
        heard.append(number)
        signal.signal(number, before[signal.Signals(number)])

    for number in before:
        signal.signal(number, hear)
    try:
        yield heard
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _figures(told: Round) -> dict[str, str]:
    return {
        "stage": told.stage,
        "round": str(told.round),
        "divergence": f"{told.divergence:.5f}",
        "equity": f"{told.equity:.4f}",
        "rate": f"{told.rate:.1e}",
        "pace": f"{told.samples / max(told.played_s + told.learnt_s, 1e-9):.0f}",
    }


def _plain(trial: Trial) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(trial)
    return plain


def _report(trial: Trial, net_file: Path, lang: str | None) -> None:
    alike = trial.agreement
    say("cli-train-same", lang, share=f"{100 * alike.share:.2f}", decisions=alike.decisions, lost=f"{alike.lost:.6f}")
    if (gain := trial.gain) is not None and trial.verdict is not None:
        say("cli-train-gain", lang, against=trial.against, games=trial.verdict.games, **figures(gain))
    if trial.passed:
        say("cli-train-accepted", lang, file=str(net_file))
    else:
        say("cli-train-refused" if alike.enough else "cli-train-coarse", lang)

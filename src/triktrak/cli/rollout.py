"""`triktrak rollout`: a situation played to its end again and again, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from .._core import Situation
from ..text import text
from .boards import Identifier, Roll, parse_roll
from .judgement import on_roll
from .output import Json, Lang, language, line, say, show
from .progress import bar
from .table import fitted

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..engine import Candidate, Mean, RolloutResult

_CHANCES = ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")


def _help(option: str) -> str:
    return text(f"cli-help-rollout-{option}", language())


def rollout(  # noqa: PLR0913  each an option of the command line
    identifier: Identifier,
    roll: Roll = None,
    *,
    trials: Annotated[int, typer.Option("--trials", "-n", help=_help("trials"))] = 1296,
    seed: Annotated[int, typer.Option("--seed", help=_help("seed"))] = 1,
    plies: Annotated[int, typer.Option("--plies", help=_help("plies"))] = 0,
    truncate: Annotated[int | None, typer.Option("--truncate", help=_help("truncate"), show_default=False)] = None,
    luck: Annotated[
        bool, typer.Option("--no-variance-reduction", help=_help("no-variance-reduction"), show_default=False)
    ] = False,
    cubeless: Annotated[bool, typer.Option("--cubeless", help=_help("cubeless"), show_default=False)] = False,
    until_error: Annotated[
        float | None, typer.Option("--until-error", help=_help("until-error"), show_default=False)
    ] = None,
    behind: Annotated[float | None, typer.Option("--behind", help=_help("behind"), show_default=False)] = None,
    plays: Annotated[int, typer.Option("--plays", min=1, help=_help("plays"))] = 5,
    threads: Annotated[int, typer.Option("--threads", min=1, max=256, help=_help("threads"))] = 1,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help=_help("cluster"), show_default=False)
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play a situation out: the plays of a roll, or whether to double."""
    from ..engine import Engine, RolloutSettings

    reader = language(lang)
    asked = RolloutSettings(trials, seed, plies, truncate, not luck, cubeless, target_error=until_error, behind=behind)
    situation, engine = _stated(identifier, roll), Engine(threads=threads)
    chosen = None if situation.dice is None else [r.play for r in engine.rank(situation)[:plays]]
    with _machines(cluster) as executor, _told(reader) as told:
        result = engine.rollout(situation, settings=asked, plays=chosen, executor=executor, on_progress=told)
    if as_json:
        dice = situation.dice
        show(
            {
                "position": situation.position.id,
                "dice": None if dice is None else [dice.d1, dice.d2],
                **result.to_json(),
            }
        )
        return
    _report(situation, result, reader)


def _stated(identifier: str, roll: str | None) -> Situation:
    seen = on_roll(Situation.parse(identifier))
    dice = seen.dice if roll is None else parse_roll(roll)
    return Situation(seen.position, seen.cube, seen.score, dice, seen.rules)


def _machines(address: str | None) -> AbstractContextManager[Executor | None]:
    if address is None:
        return nullcontext()
    from ..engine.cluster import cluster

    return cluster(address)


@contextmanager
def _told(lang: str) -> Iterator[Callable[[float], object]]:
    with bar() as progress:
        task = progress.add_task(text("cli-rollout-trials", lang), total=1.0)
        yield lambda done: progress.update(task, completed=done)


def _report(situation: Situation, result: RolloutResult, lang: str) -> None:
    asked = result.settings
    rolled = {"rolled": "yes" if situation.dice else "no", "dice": str(situation.dice or "")}
    known = {"position": situation.position.id, "trials": result.best.trials, "plies": asked.plies, "seed": asked.seed}
    say("cli-rollout-title", lang, **known, **rolled)
    line()
    names = ("equity", "error", "interval", "loss", *_CHANCES, "trials")
    head = [text(f"cli-column-{name.replace('_', '-')}", lang) for name in names]
    of_plays = result.best.action == "play"
    first = ["", text("cli-column-play", lang)] if of_plays else [""]
    rows = [
        [*([f"{place}.", str(c.play)] if of_plays else [text(_KEYS[c.action], lang)]), *_row(c)]
        for place, c in enumerate(result.candidates, 1)
    ]
    if len(result.candidates) > 1 and not of_plays:
        rows.append([text("cli-worth-double-drop", lang), f"{1.0:+.3f}", *[""] * (len(names) - 1)])
    for row in fitted([*first, *head], rows, len(first)):
        line(row)
    line()
    if not of_plays and len(result.candidates) > 1:
        say("cli-cube-action", lang, action=result.decision.action.replace("_", "-"))
    if result.stopped != "trials":
        say(f"cli-rollout-{result.stopped}", lang)


_KEYS = {"no_double": "cli-worth-no-double", "double_take": "cli-worth-double-take"}


def _row(candidate: Candidate) -> list[str]:
    equity, loss = candidate.equity, candidate.loss
    shares = [f"{100 * getattr(candidate.chances, name):.1f}" for name in _CHANCES]
    lost = "" if loss is None else f"{loss.mean:.3f}"
    return [f"{equity.mean:+.3f}", f"{equity.error:.3f}", _interval(equity), lost, *shares, str(candidate.trials)]


def _interval(found: Mean) -> str:
    low, high = found.interval
    return f"{low:+.3f} … {high:+.3f}"

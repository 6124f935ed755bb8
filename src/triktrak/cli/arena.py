"""`triktrak arena`: two players, the same dice for both, and who is better by how much."""

from __future__ import annotations

from contextlib import closing
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from ..text import text
from .output import Json, Lang, figures, language, say, show
from .progress import bar

if TYPE_CHECKING:
    from ..arena import Contest, Goal, Pair, Verdict

Name = Annotated[str, typer.Argument(show_default=False)]


def _help(option: str) -> str:
    return text(f"cli-help-arena-{option}", language())


def arena(  # noqa: PLR0913  each an option of the command line
    one: Name,
    other: Name,
    *,
    games: Annotated[int, typer.Option("--games", "-n", min=4, max=10**7, help=_help("games"))] = 1000,
    plies: Annotated[int | None, typer.Option("--plies", min=0, max=4, help=_help("plies"), show_default=False)] = None,
    cube: Annotated[bool, typer.Option("--cube", help=_help("cube"))] = False,
    length: Annotated[int, typer.Option("--match", min=0, max=64, help=_help("match"))] = 0,
    seed: Annotated[int, typer.Option("--seed", help=_help("seed"))] = 1,
    processes: Annotated[int, typer.Option("--processes", "-p", min=1, max=256, help=_help("processes"))] = 1,
    reference: Annotated[
        str | None, typer.Option("--reference", metavar="EVALUATOR", help=_help("reference"), show_default=False)
    ] = None,
    start: Annotated[str | None, typer.Option("--start", metavar="ID", help=_help("start"), show_default=False)] = None,
    until_sigma: Annotated[
        float | None, typer.Option("--until-sigma", min=1, max=10, help=_help("until-sigma"), show_default=False)
    ] = None,
    until_error: Annotated[
        float | None, typer.Option("--until-error", min=0, max=1, help=_help("until-error"), show_default=False)
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let ONE and OTHER play money games against each other with the same dice, with a cube or without, or matches."""
    from ..arena import Contest, Goal, verdict
    from ..arena.contest import REFERENCE
    from ..arena.players import deeper

    reader = language(lang)
    contest = Contest(deeper(one, plies), deeper(other, plies), seed, reference or REFERENCE, start, cube, length)
    titles, begun = contest.titles(), monotonic()
    pairs = _played(contest, Goal(until_sigma, until_error), (games + 1) // 2, processes, reader)
    outcome, seconds = verdict(pairs), monotonic() - begun
    if as_json:
        described = {**msgspec.to_builtins(contest), "titles": titles, "asked": games}
        show({**described, **msgspec.to_builtins(outcome), "seconds": round(seconds, 1)})
        return
    _report(titles, contest, outcome, seconds, lang)


def _played(contest: Contest, goal: Goal, count: int, processes: int, lang: str) -> list[Pair]:
    from ..arena import play, until

    pairs: list[Pair] = []
    with bar() as progress, closing(play(contest, count, processes)) as chunks:
        task = progress.add_task(text("cli-arena-games", lang), total=2 * count)
        for chunk in until(goal, chunks, count):
            pairs += chunk
            progress.advance(task, 2 * len(chunk))
    return pairs


def _report(titles: tuple[str, str], contest: Contest, outcome: Verdict, seconds: float, lang: str | None) -> None:
    names = {"one": titles[0], "other": titles[1], "reference": contest.reference}
    kind = "match" if contest.length else "cube" if contest.cube else "cubeless"
    played = {"kind": kind, "length": contest.length, "games": outcome.games, "seed": contest.seed}
    say("cli-arena-title", lang, **names, **played)
    for key, found in (("adjusted", outcome.adjusted), ("raw", outcome.raw)):
        if found is not None:
            say(f"cli-arena-{key}", lang, **figures(found))
    if contest.cubeful:
        share = f"{100 * outcome.won[0]:.1f}"
        say("cli-arena-share", lang, kind=kind, share=share, most=outcome.most)
    for key, shares in () if contest.cubeful else (("won", outcome.won), ("lost", outcome.lost)):
        wins, gammons, backgammons = (f"{100 * share:.1f}" for share in shares)
        say(f"cli-arena-{key}", lang, wins=wins, gammons=gammons, backgammons=backgammons)
    if outcome.endless:
        say("cli-arena-endless", lang, games=outcome.endless)
    say("cli-arena-time", lang, seconds=f"{seconds:.0f}", each=f"{1000 * seconds / max(outcome.games, 1):.1f}")

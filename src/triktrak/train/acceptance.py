"""Whether a net that was trained takes the place of the one of the release: only when the arena says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from ..arena import Contest, Estimate, Goal, Pair, Verdict, play, until, verdict
from ..engine.net import read_net
from ..engine.tables import endings
from ..errors import Malformed
from ..files import write_whole
from .agreement import Agreement, agreement
from .run import Run

SIGMA = 2.0
"""How many standard errors the new net must be ahead."""

HEAD = "| games | hours | hidden | against | points a game (95 %) | games of the arena | same choice | commit |"
"""The first line of the table of accepted nets; a line is added at its end."""


class Trial(Struct, frozen=True):
    """What a net has shown: its choices in whole numbers and in floating point, and its games, where it played any."""

    agreement: Agreement
    against: str
    verdict: Verdict | None

    @property
    def gain(self) -> Estimate | None:
        return self.verdict.adjusted if self.verdict else None

    @property
    def passed(self) -> bool:
        gain = self.gain
        return self.agreement.enough and gain is not None and gain.mean >= SIGMA * gain.error > 0


def try_out(
    run: Run,
    net_file: Path,
    games: int,
    decisions: int,
    processes: int = 1,
    on_games: Callable[[int], object] = lambda _: None,
) -> Trial:
    """Let the average of a run play against the net in `net_file`, or against "simple" where there is none yet.

    The dice of the arena are those of the games that the run has played, so that no net is chosen for its luck with
    the ones before it.
    """
    parameters = run.average()
    if net_file.is_file():
        read_net(net_file)  # which says at once what would otherwise be said after thousands of decisions
    candidate = run.folder / "candidate.net"
    write_whole(candidate, parameters.quantised(provenance(run, "")).to_bytes())
    alike = agreement(parameters, decisions, seed=run.standing.games, endings=endings())
    against = f"net:{net_file}" if net_file.is_file() else "simple"
    if not alike.enough:
        return Trial(alike, against, None)
    # The luck is counted by the net that is known, or by the better of what there is.
    reference = against if net_file.is_file() else f"net:{candidate}"
    contest = Contest(f"net:{candidate}", against, seed=run.standing.games, reference=reference)
    pairs: list[Pair] = []
    for chunk in _chunks(contest, (games + 1) // 2, processes):
        pairs += chunk
        on_games(2 * len(chunk))
    return Trial(alike, "net" if net_file.is_file() else against, verdict(pairs))


def _chunks(contest: Contest, pairs: int, processes: int) -> Iterator[list[Pair]]:
    with closing(play(contest, pairs, processes)) as chunks:
        yield from until(Goal(sigma=SIGMA), chunks, pairs)


def install(run: Run, trial: Trial, net_file: Path, record: Path, commit: str) -> None:
    """Put the average in the place of the net of the release, and add its line to the table of accepted nets."""
    assert trial.passed
    assert trial.verdict is not None
    gain = trial.gain
    assert gain is not None
    points = f"{gain.mean:+.4f} [{gain.low:+.4f}, {gain.high:+.4f}]"
    same = f"{100 * trial.agreement.share:.2f} % of {trial.agreement.decisions}"
    parameters = run.average()
    result = (
        f"{points} points a game without luck against {trial.against} ({trial.verdict.games} games, 95 %); "
        f"same choice as in floating point: {same}; commit {commit}"
    )
    standing, hidden = run.standing, " + ".join(map(str, parameters.hidden))
    row = (
        f"| {standing.games:,} | {standing.hours:.1f} | {hidden} | {trial.against} | {points} "
        f"| {trial.verdict.games:,} | {same} | {commit} |"
    )
    document = with_row(read_record(record), row)
    net_file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(net_file, parameters.quantised(provenance(run, result)).to_bytes())
    write_whole(record, document.encode())


def read_record(path: Path) -> str:
    """Read the document with the table of accepted nets; raises `Malformed("train_record")` where it has none."""
    try:
        document = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise Malformed("train_record", path=str(path), head=HEAD) from fault
    if HEAD not in document.splitlines():
        raise Malformed("train_record", path=str(path), head=HEAD)
    return document


def provenance(run: Run, result: str) -> str:
    """What a weights file says of where it comes from."""
    standing = run.standing
    told = f"Triktrak's own games: {standing.games} in {standing.hours:.1f} hours, stage {standing.stage}"
    return "\n".join(filter(None, [told, result]))


def with_row(document: str, row: str) -> str:
    """Add a row to the table that begins with HEAD.

    >>> with_row(f"{HEAD}\\n|---|\\n\\nMore.", "| 1 |").splitlines()[1:]
    ['|---|', '| 1 |', '', 'More.']
    """
    lines = document.splitlines()
    end = lines.index(HEAD)
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    return "\n".join([*lines[:end], row, *lines[end:]]) + "\n"

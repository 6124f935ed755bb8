"""What players lose in the decisions of the file: `python benchmarks/decisions/score.py 0-ply gnubg:2-ply bgsage`.

A player is a level of ours, GNU Backgammon, or a peer of the arena (which chooses plays only, without a cube). Told is
the mean loss in thousandths of a point (in a match: of what a single game at this cube is worth), by phase, with the
standard error over the decisions. A play that was not among the candidates is rolled out as they were; `--keep` adds it
to the file. Of a decision of the cube what counts is the dearer of doubling and answering. Below the table stands what
each loses less what the first does, decision by decision, which tells more than the two figures do.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import fmean, stdev

import book
from msgspec.structs import replace

from triktrak import Play, TriktrakError
from triktrak.arena.peer import Peer, peers
from triktrak.arena.players import let_go
from triktrak.engine import Decision, Engine
from triktrak.engine.external import adviser_named

Choice = Play | Decision
Chooser = Callable[[book.Item], Choice | None]


def chooser(player: str, stack: ExitStack) -> Chooser:
    """Whoever chooses under that name; None is what it does not judge."""
    kind, _, plies = player.partition(":")
    if kind in peers():
        peer = stack.enter_context(closing(Peer([str(peers()[kind]), *([plies] if plies else [])])))
        return lambda item: _by_peer(peer, item)
    adviser = adviser_named(player)
    stack.callback(let_go, adviser)
    return lambda item: (
        adviser.decide(item.situation) if item.situation.dice is None else adviser.rank(item.situation)[0].play
    )


def _by_peer(peer: Peer, item: book.Item) -> Play | None:
    situation = item.situation
    if situation.dice is None:
        return None
    after = peer.choose([(situation.position, situation.dice)])[0]
    return next(play for play in situation.position.plays(situation.dice) if play.after == after)


def loss(item: book.Item, choice: Choice) -> float:
    """What a choice costs by the rollouts."""
    if isinstance(choice, Decision):
        held, taken = item.judged["no"].equity, item.judged["take"].equity
        return Decision(held, taken, 1.0, available=True).cost(choice)
    return item.best - item.judged[book.name(choice)].equity


class Booked:
    """The decisions, to which candidates are added that players choose."""

    def __init__(self, path: Path) -> None:
        self.items, self.added, self._roller = list(book.items(path)), 0, Engine("0-ply")

    def holding(self, index: int, choice: Choice) -> book.Item:
        """The decision with that candidate in it."""
        item = self.items[index]
        if isinstance(choice, Decision) or book.name(choice) in item.judged:
            return item
        result = self._roller.rollout(item.situation, settings=book.settings(item.phase), plays=[choice])
        found = result.candidates[0].equity
        judged = {**item.judged, book.name(choice): book.Judged(round(found.mean, 4), round(found.error, 4))}
        self.items[index] = replace(item, judged=judged)
        self.added += 1
        return self.items[index]


def table(lost: dict[str, dict[str, list[float]]]) -> list[str]:
    """Lines of Markdown: a row a player, a column a phase, then all plays and all cubes."""
    cubes = [phase for phase in book.PHASES if phase.startswith("cube")]
    plays = [phase for phase in book.PHASES if phase not in cubes]
    columns = {**{phase: [phase] for phase in book.PHASES}, "plays": plays, "cubes": cubes}
    lines = ["| player | " + " | ".join(columns) + " |", "|---" * (len(columns) + 1) + "|"]
    for player, by_phase in lost.items():
        cells = [_cell([one for phase in phases for one in by_phase[phase]]) for phases in columns.values()]
        lines.append(f"| `{player}` | " + " | ".join(cells) + " |")
    return lines


def differences(lost: dict[str, list[tuple[str, float]]], first: str) -> list[str]:
    """Lines that say what each loses less what the first does, over the decisions that both judge: these are paired."""
    lines = []
    for player in [player for player in lost if player != first]:
        told = []
        for name, cubes in (("plays", False), ("cubes", True)):
            both = zip(lost[player], lost[first], strict=True)
            gaps = [a - b for (phase, a), (_, b) in both if phase.startswith("cube") is cubes]
            gaps = [gap for gap in gaps if not math.isnan(gap)]
            told.append(f"{name} {_cell(gaps) or 'none'}")
        lines.append(f"`{player}` less `{first}`: {', '.join(told)}")
    return lines


def _cell(values: list[float]) -> str:
    if len(values) < 2:
        return ""
    return f"{1000 * fmean(values):.1f} ± {1000 * stdev(values) / len(values) ** 0.5:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="+")
    parser.add_argument("--book", type=Path, default=book.BOOK)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    booked = Booked(asked.book)
    chosen: dict[str, list[Choice | None]] = {}
    for player in asked.players:
        with ExitStack() as stack:
            choose = chooser(player, stack)
            chosen[player] = [choose(item) for item in booked.items]
        sys.stderr.write(f"{player} has chosen\n")
        for index, choice in enumerate(chosen[player]):
            if choice is not None:
                booked.holding(index, choice)
    # Whoever chose what: all are measured by the same best.
    lost = {player: defaultdict[str, list[float]](list) for player in asked.players}
    each = {player: list[tuple[str, float]]() for player in asked.players}
    for player, choices in chosen.items():
        for item, choice in zip(booked.items, choices, strict=True):
            cost = math.nan if choice is None else loss(item, choice)
            each[player].append((item.phase, cost))
            if choice is not None:
                lost[player][item.phase].append(cost)
    counts = ", ".join(f"{phase} {sum(item.phase == phase for item in booked.items)}" for phase in book.PHASES)
    told = [*table({**lost}), "", *differences(each, asked.players[0]), ""]
    sys.stdout.write("\n".join([*told, f"{len(booked.items)} decisions: {counts}", ""]))
    if asked.keep and booked.added:
        lines = [*book.head(asked.book), *(item.line() for item in booked.items)]
        asked.book.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write(f"{booked.added} plays were no candidates before\n")


if __name__ == "__main__":
    try:
        main()
    except TriktrakError as error:
        sys.exit(str(error))

"""How strong the levels are: `python benchmarks/levels.py errors`, `… steps`, `… matches`; `--help` says more.

`errors`: the equity that a level loses a decision, judged by a search, in games for money with the cube that it plays
against itself. `steps`: points a game against the next level, without the cube and without luck. `matches`: how often
it wins a match with the cube against the next. Each with its standard error.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, pairwise
from statistics import fmean

from triktrak import Action, Double, Drop, MakePlay, Match, NextGame, Roll, Situation, Take
from triktrak.arena import Contest, play, verdict
from triktrak.engine import LEVELS, Bot, Engine, Ranked
from triktrak.engine.level import SEARCHES

Losses = tuple[list[float], list[float]]
"""What each play that had a choice lost, and each double that was made or missed narrowly, take and drop."""

CLOSE = 0.25
"""A double that was right not to be made counts as a decision when making it would have lost less than this."""

Seen = Callable[[Match, "Action | type[Roll]"], None]


def played(match: Match, seats: tuple[Bot, Bot], rng: random.Random, seen: Seen = lambda match, action: None) -> Match:
    """The match or, without a length, the first game of it, played to its end; `seen` is told of every decision."""
    while not (match.over or (not match.length and match.game.over)):
        roll = Roll(rng.randint(1, 6), rng.randint(1, 6))
        if match.to_act is None:
            match = match.apply(NextGame() if match.game.over else roll)
            continue
        action = seats[match.to_act].act(match, match.to_act)
        seen(match, action)
        match = match.apply(roll if isinstance(action, type) else action)
    return match


class Judge:
    """Says what a decision has lost, in multiples of the cube before it."""

    def __init__(self, level: str) -> None:
        self._engine = Engine(level)
        self.plays: list[float] = []
        self.cubes: list[float] = []

    def __call__(self, match: Match, action: Action | type[Roll]) -> None:
        """Judge what is done."""
        situation, side = match.situation, match.to_act
        assert side is not None
        if isinstance(action, MakePlay):
            if len(ranked := self._engine.rank(situation)) > 1:
                self.plays.append(self._lost(situation, ranked, action))
        elif isinstance(action, Take | Drop):
            over = (decided := self._engine.decide(situation)).double_take - decided.double_drop
            self.cubes.append(max(0.0, over if isinstance(action, Take) else -over))
        elif Double in match.legal_actions()[side] and (action is Roll or isinstance(action, Double)):
            decided = self._engine.decide(situation)
            gains = min(decided.double_take, decided.double_drop) - decided.no_double
            if isinstance(action, Double) or gains > -CLOSE:
                self.cubes.append(max(0.0, -gains if isinstance(action, Double) else gains))

    def _lost(self, situation: Situation, ranked: list[Ranked], action: MakePlay) -> float:
        assert situation.dice is not None
        after = situation.position.resolve(situation.dice, action.steps).after
        done = next(r for r in ranked if r.play.after == after)
        seen = done if done.plies == ranked[0].plies else self._engine.look_into(situation, done.play)
        return ranked[0].equity - seen.equity


def losses(level: str, judge: str, seed: int) -> Losses:
    """What a level loses in a game of money against itself."""
    bot, found = Bot(Engine(level)), Judge(judge)
    played(Match.start(0), (bot, bot), random.Random(seed), found)
    return found.plays, found.cubes


def rate(games: list[list[float]]) -> str:
    """The mean over all decisions, in thousandths, with the standard error of a mean over games of unequal length."""
    total = sum(map(len, games))
    mean = sum(map(sum, games)) / total
    spread = sum((sum(game) - mean * len(game)) ** 2 for game in games) ** 0.5
    return f"{1000 * mean:.1f} ± {1000 * spread / total:.1f} ({total:,})"


def won(one: str, other: str, length: int, seed: int) -> bool:
    """Whether the first wins a match; it has White's seat every other time."""
    bots, white = (Bot(Engine(one)), Bot(Engine(other))), seed % 2
    match = played(Match.start(length), bots if white else bots[::-1], random.Random(seed))
    return match.winner == 1 - white


def errors(pool: ProcessPoolExecutor, asked: argparse.Namespace) -> Iterator[str]:
    """A line for every level."""
    yield f"| level | a play, judged by {asked.judge} | a cube decision | games |"
    for level in asked.levels:
        games = list(pool.map(partial(losses, level, asked.judge), range(asked.seed, asked.seed + asked.games)))
        plays, cubes = ([game[kind] for game in games] for kind in (0, 1))
        yield f"| `{level}` | {rate(plays)} | {rate(cubes)} | {len(games):,} |"


def steps(pool: ProcessPoolExecutor, asked: argparse.Namespace) -> Iterator[str]:
    """A line for every level but the last."""
    yield "| level | against | points a game | wins | games |"
    for one, other in pairwise(asked.levels):
        contest = Contest(one, other, asked.seed, "net")
        outcome = verdict(list(chain.from_iterable(play(contest, asked.games // 2, asked.processes))))
        found = outcome.adjusted
        assert found is not None
        points = f"{found.mean:+.3f} ± {found.error:.3f} [{found.low:+.3f}, {found.high:+.3f}]"
        yield f"| `{one}` | `{other}` | {points} | {outcome.won[0]:.1%} | {outcome.games:,} |"


def matches(pool: ProcessPoolExecutor, asked: argparse.Namespace) -> Iterator[str]:
    """A line for every level but the last."""
    yield f"| level | against | wins a match to {asked.length} |"
    for one, other in pairwise(asked.levels):
        seeds = range(asked.seed, asked.seed + asked.games)
        share = fmean(pool.map(partial(won, one, other, asked.length), seeds))
        error = (share * (1 - share) / asked.games) ** 0.5
        yield f"| `{one}` | `{other}` | {share:.1%} ± {error:.1%} ({asked.games:,}) |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = {"errors": errors, "steps": steps, "matches": matches}
    parser.add_argument("what", choices=what)
    parser.add_argument(
        "--levels", nargs="+", choices=LEVELS + SEARCHES, default=LEVELS, help="from the weakest to the strongest"
    )
    parser.add_argument("--games", type=int, default=200, help="games, or matches, a line")
    parser.add_argument("--length", type=int, default=5, help="of a match")
    parser.add_argument("--judge", default="2-ply", help="the search that says what a decision has lost")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--processes", "-p", type=int, default=1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.processes) as pool:
        for line in what[asked.what](pool, asked):
            print(line, flush=True)


if __name__ == "__main__":
    main()

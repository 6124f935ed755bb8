"""Makes the file of decisions: `python benchmarks/decisions/make.py --seed 1`, a quarter of an hour of processor time.

Our program plays money games and matches to 7 against itself, both sides well, both badly or one of each (a play is
chosen with a probability proportional to exp(equity / temperature)). Of a game at most two decisions of a phase are
taken: those in which the best plays, looked at two plies deep, are near each other but not all alike. Candidates are
the best by that look, four at most, and what looks best to 0-ply and to 1-ply. Then they are rolled out. What is in the
file is not made again: called anew, it goes on.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import book

from triktrak import Double, Drop, MakePlay, Match, NextGame, Play, Roll, Situation, Take
from triktrak.engine import Decision, Engine, Ranked
from triktrak.rules import Phase

WANTED = {
    "opening": 140,
    "contact": 260,
    "backgame": 110,
    "bearin": 160,
    "race": 110,
    "cube-money": 140,
    "cube-match": 140,
}
TEMPERATURES = ((0.0, 0.0), (0.0, 0.05), (0.05, 0.0), (0.03, 0.03), (0.06, 0.06))
"""Of White and of Black, one game after another."""
LENGTH = 7
NEAR, APART = 0.08, 0.02
MOST = 4

AT_ONCE, ONE, TWO = Engine("0-ply"), Engine("1-ply"), Engine("2-ply")


def chosen(ranked: list[Ranked], temperature: float, rng: Random) -> Ranked:
    """A play by its equity and a chance (E. J. Gumbel, 1954)."""
    if not temperature:
        return ranked[0]
    return max(ranked, key=lambda r: r.equity - temperature * math.log(-math.log(rng.uniform(1e-9, 1 - 1e-9))))


def met(number: int, seed: int) -> Iterator[tuple[str, Situation]]:
    """Play a money game or a match, and yield what was to be decided, with its phase."""
    rng, temperatures = Random(f"{seed}:{number}"), TEMPERATURES[number % len(TEMPERATURES)]
    match = Match.start(LENGTH if number % 2 else 0, jacoby=False)
    while not (match.over or (match.game.over and not match.length)):
        game, side, situation = match.game, match.to_act, match.situation
        if game.over:
            match = match.apply(NextGame())
        elif side is None or game.phase is Phase.TO_ROLL:
            if side is not None and Double in match.legal_actions()[side]:
                yield "cube-match" if match.length else "cube-money", situation
                if AT_ONCE.decide(situation).should_double:
                    match = match.apply(Double())
                    continue
            first, second = rng.randint(1, 6), rng.randint(1, 6)
            if side is not None or first != second:
                match = match.apply(Roll(first, second))
        elif game.phase is Phase.DOUBLED:
            match = match.apply(Take() if AT_ONCE.decide(situation).should_take else Drop())
        elif game.forced is not None:
            match = match.apply(MakePlay(game.forced.steps))
        else:
            yield book.phase_of(situation.position, game.played), situation
            match = match.apply(MakePlay(chosen(AT_ONCE.rank(situation), temperatures[side], rng).play.steps))


def plays(situation: Situation, rng: Random) -> tuple[Play, ...]:
    """The candidates of a roll; none where the choice is trivial."""
    first = AT_ONCE.rank(situation)
    if len(first) < 2 or first[0].equity - first[1].equity > NEAR or first[0].equity - first[-1].equity < APART:
        return ()
    ranked, between = TWO.rank(situation), ONE.rank(situation)[0].play
    near = [r for r in ranked[:MOST] if r.plies == ranked[0].plies and ranked[0].equity - r.equity <= NEAR]
    # Where all agree there is less to learn: of those half are taken.
    agreed = first[0].play == between == ranked[0].play
    if len(near) < 2 or near[0].equity - near[-1].equity < APART or (agreed and rng.random() < 0.5):
        return ()
    return tuple(dict.fromkeys((*(r.play for r in near), first[0].play, between)))


def cube(situation: Situation, rng: Random) -> bool:
    """Whether the cube is a question: a double or a take that is near."""
    if _far(AT_ONCE.decide(situation)):
        return False
    decision = TWO.decide(situation)
    return not _far(decision) and (decision.action != "no_double" or rng.random() < 0.5)


def _far(decision: Decision) -> bool:
    double = abs(min(decision.double_take, 1.0) - decision.no_double)
    return double > 2 * NEAR or (double > NEAR and abs(decision.double_take - 1.0) > NEAR) or double < 1e-6


def picked(seed: int, wanted: dict[str, int]) -> Iterator[tuple[str, Situation, tuple[Play, ...]]]:
    """Yield decisions until there are as many of each phase as wanted."""
    found, seen, number = Counter[str](), set[str](), 0
    while any(found[phase] < count for phase, count in wanted.items()):
        rng, mine = Random(f"{seed}:{number}:picked"), Counter[str]()
        for phase, situation in met(number, seed):
            key = situation.position.id + str(situation.dice)
            # The opening would be the same few positions, were each met taken.
            if found[phase] >= wanted[phase] or mine[phase] >= 2 or key in seen or rng.random() < 0.5:
                continue
            candidates = () if situation.dice is None else plays(situation, rng)
            if candidates or (situation.dice is None and cube(situation, rng)):
                found[phase] += 1
                mine[phase] += 1
                seen.add(key)
                yield phase, situation, candidates
        number += 1


def rolled(roller: Engine, phase: str, situation: Situation, candidates: tuple[Play, ...]) -> book.Item:
    result = roller.rollout(situation, settings=book.settings(phase), plays=candidates or None)
    names = {"no_double": "no", "double_take": "take"}
    told = {
        names.get(c.action) or book.name(c.play): book.Judged(c.equity.mean, c.equity.error)  # type: ignore[arg-type]  # a play has one
        for c in result.candidates
    }
    return book.Item(phase, situation, told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=book.BOOK)
    parser.add_argument("--share", type=float, default=1.0, help="of the decisions wanted of each phase")
    parser.add_argument("--threads", type=int, default=1)
    asked = parser.parse_args()
    roller = Engine("0-ply", asked.threads)
    wanted = {phase: round(count * asked.share) for phase, count in WANTED.items()}
    known = {item.key for item in book.items(asked.out)}
    if not known:
        about = (
            f"# benchmarks/decisions/make.py --seed {asked.seed}; rollouts at 0-ply with the cube, to an error of .01"
        )
        asked.out.write_text(f"{about}\n", encoding="utf-8")
    # All are found first, so that each phase has some of its own when the work is stopped.
    found = sorted(enumerate(picked(asked.seed, wanted)), key=lambda entry: _place(entry, wanted))
    with asked.out.open("a", encoding="utf-8") as out:
        for done, (_, (phase, situation, candidates)) in enumerate(found, 1):
            if ":".join(situation.gnubg) not in known:
                out.write(f"{rolled(roller, phase, situation, candidates).line()}\n")
                out.flush()
            sys.stderr.write(f"\r{done} of {len(found)}")


_PLACES = Counter[str]()


def _place(entry: tuple[int, tuple[str, Situation, tuple[Play, ...]]], wanted: dict[str, int]) -> float:
    """Where among all a decision stands: how far through its phase it is."""
    phase = entry[1][0]
    _PLACES[phase] += 1
    return _PLACES[phase] / wanted[phase]


if __name__ == "__main__":
    main()

"""How often one level of the program beats another: `python benchmarks/levels.py club beginner --matches 2000`."""

from __future__ import annotations

import argparse
import random
import time

from triktrak import Match, NextGame, Roll
from triktrak.engine import LEVELS, Bot, Engine


def winner(seats: tuple[Bot, Bot], rng: random.Random, length: int) -> Bot:
    """Play a match and return the side that won it."""
    match = Match.start(length)
    while not match.over:
        roll = Roll(rng.randint(1, 6), rng.randint(1, 6))
        if match.to_act is None:
            match = match.apply(NextGame() if match.game.over else roll)
            continue
        action = seats[match.to_act].act(match, match.to_act)
        match = match.apply(roll if isinstance(action, type) else action)
    assert match.winner is not None
    return seats[match.winner]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs=2, choices=LEVELS)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--length", type=int, default=1)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    one, other = (Bot(Engine(level)) for level in asked.levels)
    rng, start = random.Random(asked.seed), time.perf_counter()
    won = sum(winner((one, other) if n % 2 else (other, one), rng, asked.length) is one for n in range(asked.matches))
    share = won / asked.matches
    error = (share * (1 - share) / asked.matches) ** 0.5
    took = (time.perf_counter() - start) / asked.matches
    print(
        f"{asked.levels[0]} wins {share:.1%} ± {error:.1%} of {asked.matches} matches to {asked.length} "
        f"against {asked.levels[1]}; {took * 1000:.0f} ms a match"
    )


if __name__ == "__main__":
    main()

"""A program that speaks GNU Backgammon's command language about two positions, for where the real one is not installed.

What it says was said by the real program, of the opening position and of one with three plays. FAKE_GNUBG says how it
misbehaves.
"""

import os
import sys
import time
from pathlib import Path

CUBE = """
Cube analysis
2-ply cubeless equity +0.076000
  0.525000 0.149000 0.007000 - 0.475000 0.125000 0.005000
Cubeful equities:
1. No double           +0.099000
2. Double, pass        +1.000000  (+0.901000)
3. Double, take        -0.171000  (-0.270000)
Proper cube action: No double, take (23.1%)
"""
TABLE = """
        Win     W(g)    W(bg)   L(g)    L(bg)   Equity    Cubeful
static: 0.522000 0.154000 0.008000 0.130000 0.008000 +0.067000 +0.084000
 1 ply: 0.527000 0.148000 0.009000 0.129000 0.005000 +0.076000 +0.098000
 2 ply: 0.525000 0.149000 0.007000 0.125000 0.005000 +0.076000 -0.099000
"""
PLAYS = """
    1. Cubeful 2-ply    13/1 13/7 8/2                Eq.: +0.124352
       0.553603 0.032637 0.000221 - 0.446397 0.035907 0.000025
        2-ply cubeful prune [world class]
    2. Cubeful 2-ply    13/1(2)                      Eq.: +0.113086 (-0.011266)
       0.551596 0.028450 0.000146 - 0.448404 0.036921 0.000020
        2-ply cubeful prune [world class]
    3. Cubeful 0-ply    13/1 8/2 7/1                 Eq.: -0.053421 (-0.177773)
       0.484617 0.047134 0.000625 - 0.515383 0.054251 0.000606
        0-ply cubeful prune [expert]
"""


def say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def answer(how: str, words: list[str], theirs: bool) -> str:
    if how == "raves":
        return "I would rather not"
    if words[0] == "eval":
        return TABLE
    if len(words) > 1:
        return PLAYS
    return "You cannot double." if theirs else CUBE


def main() -> None:
    how, theirs = os.environ.get("FAKE_GNUBG", ""), False
    for line in sys.stdin:
        words = line.split()
        if words[:2] == ["set", "gnubgid"] and how != "refuses":
            # A Match ID that begins thus has the cube on 2, with the side that is not on roll.
            theirs = ":QQ" in words[2]
            say(f"Setting GNUbg ID {words[2]}")
        elif line.startswith("set output digits 6"):
            say("Probabilities and equities will be shown with 6 digits after the decimal separator")
        elif words[0] in ("hint", "eval"):
            if how == "hangs":
                time.sleep(60)
            elif how == "dies":
                sys.exit(3)
            say(answer(how, words, theirs))
        elif words == ["set", "threads", "1"] and how == "counts":
            with Path(os.environ["FAKE_LOG"]).open("a", encoding="utf-8") as log:
                log.write(f"{os.getpid()} {os.environ['HOME']}\n")


main()

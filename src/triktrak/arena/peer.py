"""A player that is another program, spoken to over its standard input and output.

The line protocol:
- The program begins by writing one line that says what it is.
- It is sent one line for many turns at once: GNU Position ID, a colon, two dice; turns are parted by blanks.
- It answers with one line: for each turn the GNU Position ID that the opponent then faces, parted by blanks.
- When its input ends, it ends.

What it answers is held against the legal plays; it knows its own rules, but the arena knows ours.
"""

from __future__ import annotations

import os
import select
import subprocess
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from .._core import Dice, Position
from ..errors import TriktrakError

PATIENCE = 60.0
"""Seconds that a peer may take for an answer."""

_BATCH = 1024  # turns: less than a pipe holds, so that writing never waits for a program that hangs


def peers() -> dict[str, Path]:
    """The peers of this machine: the programs in the directory that TRIKTRAK_PEERS names, `build/peers` by default."""
    home = Path(os.environ.get("TRIKTRAK_PEERS", "build/peers")).absolute()
    found = sorted(home.iterdir()) if home.is_dir() else []
    return {path.name: path for path in found if path.is_file() and os.access(path, os.X_OK)}


class Peer:
    """A running peer; each fault of it is a TriktrakError that begins with `peer_`."""

    def __init__(self, command: Sequence[str], patience: float = PATIENCE) -> None:
        self._name, self._patience, self._read = Path(command[0]).name, patience, b""
        # Its own words on standard error go where ours go; Ctrl-C is not for it, it ends with its input.
        self._process = subprocess.Popen(  # noqa: S603  the program that was asked for
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, process_group=0
        )
        try:
            self.title = self._line()
        except TriktrakError:
            self.close()
            raise

    def choose(self, turns: Sequence[tuple[Position, Dice]]) -> list[Position]:
        """The position after each play; raises `peer_illegal` for one that the rules do not allow."""
        after: list[Position] = []
        for start in range(0, len(turns), _BATCH):
            after += self._ask(turns[start : start + _BATCH])
        return after

    def close(self) -> None:
        """End it: by the end of its input, or after a moment by force."""
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _ask(self, turns: Sequence[tuple[Position, Dice]]) -> list[Position]:
        asked = " ".join(f"{position.id}:{dice.d1}{dice.d2}" for position, dice in turns)
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{asked}\n".encode())
        except BrokenPipeError:
            raise self._died() from None
        answers = self._line().split()
        if len(answers) != len(turns):
            raise TriktrakError("peer_count", peer=self._name, asked=len(turns), answered=len(answers))
        return [self._checked(*turn, answer) for turn, answer in zip(turns, answers, strict=True)]

    def _checked(self, position: Position, dice: Dice, answer: str) -> Position:
        legal = {play.after.flip().id: play.after for play in position.plays(dice)} or {position.flip().id: position}
        if answer not in legal:
            raise TriktrakError("peer_illegal", peer=self._name, position=position.id, dice=dice, answer=answer)
        return legal[answer]

    def _line(self) -> str:
        assert self._process.stdout is not None
        handle, deadline = self._process.stdout.fileno(), monotonic() + self._patience
        while b"\n" not in self._read:
            left = deadline - monotonic()
            if left <= 0 or not select.select([handle], [], [], left)[0]:
                raise TriktrakError("peer_silent", peer=self._name, seconds=self._patience)
            read = os.read(handle, 1 << 16)
            if not read:
                raise self._died()
            self._read += read
        line, _, self._read = self._read.partition(b"\n")
        return line.decode(errors="replace")

    def _died(self) -> TriktrakError:
        return TriktrakError("peer_died", peer=self._name)

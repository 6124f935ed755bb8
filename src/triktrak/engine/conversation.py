"""A program that is run beside us and spoken to in lines. Knows nothing of backgammon.

It is asked one question at a time, each waited for so long and no longer. Nothing of it is left behind: it is ended,
and its end waited for, when it is closed, forgotten or when we end; should we be killed, it ends with its input.
"""

from __future__ import annotations

import os
import select
import subprocess
import weakref
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from ..errors import TriktrakError


class Conversation:
    """A running program; faults are TriktrakErrors that begin with `external_`, and end it.

    It gets a home of its own for as long as it runs: the user's settings would change its answers.

    >>> with_cat = Conversation(["cat"])
    >>> with_cat.ask("one\\ntwo\\n", "two\\n")
    'one\\n'
    >>> with_cat.close()
    """

    def __init__(self, command: Sequence[str], patience: float = 60.0) -> None:
        self._name, self._patience = Path(command[0]).name, patience
        home = TemporaryDirectory(prefix="triktrak-")
        # Its words must be the ones that are known here, whatever language the user reads.
        env = {**os.environ, "HOME": home.name, "LC_ALL": "C", "LANGUAGE": "", "TERM": "dumb"}
        try:
            # Ctrl-C is not for it: it ends with its input.
            self._process = subprocess.Popen(  # noqa: S603  the program that was asked for
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                process_group=0,
                cwd=home.name,
                env=env,
            )
        except OSError as error:
            home.cleanup()
            raise TriktrakError("external_start", program=self._name, reason=error.strerror) from error
        self._end = weakref.finalize(self, _ended, self._process, home)

    @property
    def open(self) -> bool:
        return self._end.alive

    def ask(self, words: str, mark: str) -> str:
        """Say `words` and return what is answered before `mark`.

        Raises `external_silent` when that takes too long, `external_died` when the program ends.
        """
        wanted, read, deadline = mark.encode(), b"", monotonic() + self._patience
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        handle = self._process.stdout.fileno()
        # Not select(): that knows no handle above 1,023, and a server has many.
        waiting = select.poll()
        waiting.register(handle, select.POLLIN)
        try:
            self._process.stdin.write(words.encode())
            while wanted not in read:
                left = deadline - monotonic()
                if left <= 0 or not waiting.poll(1000 * left):
                    raise TriktrakError("external_silent", program=self._name, seconds=self._patience)
                more = os.read(handle, 1 << 16)
                if not more:
                    raise BrokenPipeError
                read += more
        except (BrokenPipeError, ValueError):
            self.close()
            raise TriktrakError("external_died", program=self._name) from None
        except BaseException:
            # What is still to come would be taken for the answer to the next question.
            self.close()
            raise
        return read.partition(wanted)[0].decode(errors="replace")

    def close(self) -> None:
        """End it, by the end of its input, or after a moment by force."""
        self._end()


def _ended(process: subprocess.Popen[bytes], home: TemporaryDirectory[str]) -> None:
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        pipe.close()
    try:
        process.wait(0.5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    home.cleanup()

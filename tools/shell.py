"""Running other programs, and saying plainly what went wrong. Knows nothing of what the programs are for."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
"""Programs fetched from PyPI for this checkout alone: uv, Node."""

_NO_NETWORK = (
    "client error (Connect)",
    "Could not connect",
    "dns error",
    "ECONNREFUSED",
    "ECONNRESET",
    "EAI_AGAIN",
    "ENETUNREACH",
    "ENOTFOUND",
    "error sending request",
    "ETIMEDOUT",
    "Failed to establish a new connection",
    "Network is unreachable",
    "NewConnectionError",
    "ProxyError",
    "Temporary failure in name resolution",
    "tcp connect error",
)


class Failure(Exception):
    """A step that failed; its text is for the person at the keyboard."""


def say(text: str) -> None:
    """Print a line now, so that it stands before the output of the next program."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def run(
    command: Sequence[str | Path],
    *,
    doing: str,
    registry: str,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a program, passing its lines on; raise Failure when it fails, naming an unreachable registry."""
    words = [str(word) for word in command]
    try:
        process = subprocess.Popen(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as error:
        raise Failure(f"{doing} failed: {words[0]}: {error.strerror}") from error
    seen: list[str] = []
    with process:
        for line in process.stdout or ():
            seen.append(line)
            say("  " + line.rstrip("\n"))
    if process.returncode:
        raise Failure(explain("".join(seen), doing, registry))


def path_with(*folders: Path) -> str:
    """Return PATH with these folders before all others."""
    return os.pathsep.join([*map(str, folders), os.environ.get("PATH", os.defpath)])


def explain(output: str, doing: str, registry: str) -> str:
    """Return the sentence for a failed step.

    >>> explain("error: dns error: failed to lookup", "Installing the Python packages", "PyPI").splitlines()[0]
    'Installing the Python packages failed: PyPI cannot be reached.'
    >>> explain("error: no space left", "Building the board", "the npm registry")
    'Building the board failed; the lines above say why.'
    """
    if any(sign in output for sign in _NO_NETWORK):
        return (
            f"{doing} failed: {registry} cannot be reached.\n"
            "Check the network (a proxy: set HTTPS_PROXY; certificates of your own: set SSL_CERT_FILE), then run the\n"
            "command again; what is done stays done."
        )
    return f"{doing} failed; the lines above say why."


def main(program: str, work: object, *arguments: object) -> int:
    """Call `work(*arguments)` and turn a Failure into one message and exit code 1."""
    assert callable(work)
    try:
        return int(work(*arguments) or 0)
    except Failure as failure:
        sys.stderr.write(f"\n{program}: {failure}\n")
        return 1
    except KeyboardInterrupt:
        return 130

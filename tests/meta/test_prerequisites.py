"""What a machine lacks is named, all of it at once, with the packages that bring it, before any work."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import prerequisites
from meta import fakes
from meta.repository import ROOT
from shell import Failure


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with no Python of its own but with the real compiler; returns where programs go."""
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setattr(prerequisites, "CANDIDATES", ("python3.13", "python3.12", "python3.11", "python3"))
    monkeypatch.setenv("PATH", str(fakes.tools_only(tmp_path / "bin", "sh")))
    compiler = shutil.which("g++", path="/usr/bin:/usr/local/bin:/bin")
    fakes.program(tmp_path / "bin", "c++", f'PATH=/usr/bin:/bin exec {compiler} "$@"')
    return tmp_path / "bin"


def refusal(*, has_uv: bool = False) -> str:
    with pytest.raises(Failure) as failure:
        prerequisites.check(has_uv)
    return str(failure.value)


def test_a_complete_machine_is_accepted(machine: Path) -> None:
    fakes.python(machine, "python3", (3, 11))
    python, compiler = prerequisites.check(has_uv=False)
    assert (python.version, compiler) == ((3, 11), "c++")


def test_the_first_complete_python_is_taken(machine: Path) -> None:
    fakes.python(machine, "python3.13", (3, 13), headers=False)
    fakes.program(machine, "python3.12", "echo not here >&2; exit 127")
    fakes.python(machine, "python3.11", (3, 11))
    fakes.python(machine, "python3", (3, 9))
    assert prerequisites.check(has_uv=False)[0].version == (3, 11)


def test_an_old_python_does_not_count(machine: Path) -> None:
    fakes.python(machine, "python3", (3, 9))
    told = refusal()
    assert "Python 3.11 or newer" in told
    assert told.endswith("apt-get install python3-dev python3-venv")


def test_missing_headers_are_named(machine: Path) -> None:
    fakes.python(machine, "python3.12", (3, 12), headers=False, base="/usr/bin/python3.12")
    told = refusal()
    assert "the headers of Python 3.12" in told
    assert told.endswith("apt-get install python3.12-dev")


def test_missing_venv_and_pip_are_named_unless_uv_is_there(machine: Path) -> None:
    fakes.python(machine, "python3", (3, 11), installer=False)
    assert refusal().endswith("apt-get install python3-venv")
    assert prerequisites.check(has_uv=True)[0].version == (3, 11)


@pytest.mark.parametrize("body", ["exit 1", "echo 'unrecognized option -std=c++20' >&2; exit 1"])
def test_a_compiler_that_cannot_do_it_is_none(machine: Path, body: str) -> None:
    fakes.python(machine, "python3", (3, 11))
    fakes.program(machine, "c++", body)
    told = refusal()
    assert "a C++20 compiler" in told
    assert told.endswith("apt-get install g++ make")


def test_the_compiler_named_by_cxx_is_the_one_that_counts(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fakes.python(machine, "python3", (3, 11))
    monkeypatch.setenv("CXX", "no-such-compiler")
    assert "a C++20 compiler" in refusal()
    monkeypatch.setenv("CXX", str(machine / "c++"))
    assert prerequisites.check(has_uv=False)[1] == str(machine / "c++")


def test_everything_missing_is_named_at_once(machine: Path) -> None:
    fakes.python(machine, "python3", (3, 11), headers=False, installer=False)
    (machine / "c++").unlink()
    told = refusal()
    assert told.count("\n  - ") == 3
    assert told.endswith("apt-get install g++ make python3-dev python3-venv")


def test_an_ordinary_user_is_told_to_use_sudo(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert ": sudo apt-get install" in refusal()
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert ": apt-get install" in refusal()


def test_a_real_python_tells_the_truth_about_itself() -> None:
    python = prerequisites.probe(sys.executable)
    assert python is not None
    assert python.version == sys.version_info[:2]
    assert Path(python.base).is_file()


def run_with(path: Path, tools: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(tools / "python"), *arguments],
        env={"PATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """The scripts in a checkout that has no .venv, its path with a space."""
    folder = tmp_path / "a checkout" / "tools"
    folder.mkdir(parents=True)
    for name in ("python", "probe.cpp"):
        shutil.copy(ROOT / "tools" / name, folder)
    return folder


def test_without_python_and_compiler_the_shell_names_both(tools: Path, tmp_path: Path) -> None:
    done = run_with(fakes.tools_only(tmp_path / "bin", "dirname"), tools, "play.py")
    assert done.returncode == 1
    assert "Python 3.11 or newer, with its headers and venv (found: none)" in done.stderr
    assert "a C++20 compiler" in done.stderr
    assert done.stderr.endswith("apt-get install g++ make python3-dev python3-venv\n")


def test_an_old_python_is_named_by_the_shell_with_its_version(tools: Path, tmp_path: Path) -> None:
    path = fakes.tools_only(tmp_path / "bin", "dirname")
    fakes.program(path, "python3", 'test "$1" = --version && echo Python 3.9.18')
    fakes.program(path, "g++", "exit 0")
    done = run_with(path, tools, "play.py")
    assert done.returncode == 1
    assert "(found: Python 3.9.18)" in done.stderr
    assert done.stderr.endswith("apt-get install python3-dev python3-venv\n")


def test_a_newer_python_beside_an_old_one_runs_the_script(tools: Path, tmp_path: Path) -> None:
    path = fakes.tools_only(tmp_path / "bin", "dirname")
    fakes.program(path, "python3", "exit 1")
    fakes.program(path, "python3.13", "echo 'command not found' >&2; exit 127")
    fakes.program(path, "python3.12", 'test "$1" = -S || echo "$@"')
    done = run_with(path, tools, "play.py", "--port", "8000", "a b")
    assert (done.returncode, done.stdout) == (0, "play.py --port 8000 a b\n")


def test_the_python_of_the_checkout_comes_first(tools: Path, tmp_path: Path) -> None:
    fakes.program(tools.parent / ".venv" / "bin", "python", 'test "$1" = -S || echo ours')
    path = fakes.tools_only(tmp_path / "bin", "dirname")
    fakes.program(path, "python3.13", 'test "$1" = -S || echo theirs')
    assert run_with(path, tools, "play.py").stdout == "ours\n"

""".venv is made again when, and only when, what it is made from has changed or the folder has moved."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import build_backend
import environment
import shell
import web_bundle
from meta import fakes


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "here"
    for name in ("pyproject.toml", "uv.lock", "CMakeLists.txt", "core/dice.h", "core/bindings/module.cpp"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name, encoding="utf-8")
    return root


@pytest.mark.parametrize("name", ["uv.lock", "core/dice.h", "core/bindings/module.cpp", "core/new.cpp"])
def test_the_environment_is_made_from_these(checkout: Path, name: str) -> None:
    before = environment.digest(checkout)
    (checkout / name).write_text("changed", encoding="utf-8")
    assert environment.digest(checkout) != before


def test_python_sources_need_no_new_environment(checkout: Path) -> None:
    before = environment.digest(checkout)
    (checkout / "src").mkdir()
    (checkout / "src" / "new.py").write_text("", encoding="utf-8")
    assert environment.digest(checkout) == before


def test_a_moved_folder_needs_a_new_environment(checkout: Path, tmp_path: Path) -> None:
    before = environment.digest(checkout)
    shutil.move(checkout, tmp_path / "there")
    assert environment.digest(tmp_path / "there") != before


@pytest.mark.parametrize(
    ("body", "found"),
    [("echo uv 0.9.2", True), ("echo uv 1.0.0", True), ("echo uv 0.8.22", False), ("exit 127", False)],
)
def test_a_uv_that_is_too_old_or_does_not_run_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, found: bool
) -> None:
    program = fakes.program(tmp_path / "bin", "uv", body)
    monkeypatch.setattr(environment, "TOOLS", tmp_path / "none")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert environment.found_uv() == (program if found else None)


def test_uv_comes_by_pip_or_else_through_an_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "TOOLS", tmp_path / "tools")
    monkeypatch.setattr(environment, "found_uv", lambda: None)
    with_pip = fakes.program(tmp_path, "with-pip", f'echo "$@" | tee -a "{tmp_path}/said"')
    assert environment.uv(str(with_pip)) == tmp_path / "tools" / "uv" / "bin" / "uv"
    folder = tmp_path / "tools" / "uv"
    program = f"""test "$2" = venv || exit 1
mkdir -p "{folder}/bin" && printf '#!/bin/sh\necho "inside $@" >> "{tmp_path}/said"\n' > "{folder}/bin/python"
chmod +x "{folder}/bin/python"
"""
    environment.uv(str(fakes.program(tmp_path, "without-pip", program)))
    said = (tmp_path / "said").read_text(encoding="utf-8").splitlines()
    assert said == [
        "-m pip --version",
        f"-m pip install --target {folder} --quiet {environment.UV_PACKAGE}",
        f"inside -m pip install --quiet {environment.UV_PACKAGE}",
    ]


def test_installing_without_a_network_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fakes.program(tmp_path / "bin", "uv", 'test "$1" = --version && echo uv 0.9.9 && exit; echo "dns error"; exit 2')
    monkeypatch.setattr(environment, "TOOLS", tmp_path / "none")
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(environment, "STAMP", tmp_path / ".venv" / "triktrak.stamp")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    assert shell.main("make play", environment.ensure) == 1
    told = capsys.readouterr()
    assert "make play: Installing the Python packages and building the core failed: PyPI cannot be reached." in told.err
    assert not environment.STAMP.exists()


def test_an_editable_install_asks_for_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_bundle, "is_fresh", lambda: False)
    monkeypatch.setattr(web_bundle, "node_on_path", lambda: None)
    assert web_bundle.NODE_PACKAGE not in build_backend.get_requires_for_build_editable(None)
    assert web_bundle.NODE_PACKAGE in build_backend.get_requires_for_build_wheel(None)
    assert web_bundle.NODE_PACKAGE in build_backend.get_requires_for_build_sdist(None)


@pytest.mark.parametrize(("fresh", "node"), [(True, None), (False, Path("bin"))])
def test_node_is_asked_for_only_when_it_is_needed(
    monkeypatch: pytest.MonkeyPatch, fresh: bool, node: Path | None
) -> None:
    monkeypatch.setattr(web_bundle, "is_fresh", lambda: fresh)
    monkeypatch.setattr(web_bundle, "node_on_path", lambda: node)
    assert web_bundle.NODE_PACKAGE not in build_backend.get_requires_for_build_wheel(None)


def test_the_scripts_need_nothing_but_the_standard_library() -> None:
    program = "import sys; sys.path.insert(0, sys.argv[1]); import play, check, web_bundle, environment, bench, stubs"
    folder = str(Path(environment.__file__).parent)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, folder], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")

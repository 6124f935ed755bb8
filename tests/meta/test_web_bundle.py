"""The bundle is built when, and only when, what it is made from has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

import shell
import web_bundle
from meta import fakes
from shell import Failure


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a tiny web/ and an npm that counts its calls and copies main.ts to the bundle."""
    root = tmp_path / "a checkout"
    for name, text in {
        "web/package.json": '{"engines": {"node": ">=1.0.0"}}',
        "web/package-lock.json": "{}",
        "web/src/main.ts": "one",
        "locale/en/board.ftl": "roll = Roll",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    static = root / "static"
    monkeypatch.setattr(web_bundle, "ROOT", root)
    monkeypatch.setattr(web_bundle, "WEB", root / "web")
    monkeypatch.setattr(web_bundle, "LOCALE", root / "locale")
    monkeypatch.setattr(web_bundle, "STATIC", static)
    monkeypatch.setattr(web_bundle, "STAMP", root / "build" / "web.stamp")
    programs = fakes.tools_only(tmp_path / "bin", "sh", "mkdir", "cp")
    fakes.program(programs, "node", "echo v22.12.0")
    fakes.program(
        programs,
        "npm",
        f"""test "$1" = --version && exit 0
echo "$1" >> '{root}/calls'
test "$1" = ci && mkdir -p node_modules && exit 0
mkdir -p '{static}' && cp src/main.ts '{static}/index.html'""",
    )
    monkeypatch.setenv("PATH", str(programs))
    return root


def calls(root: Path) -> list[str]:
    return (root / "calls").read_text(encoding="utf-8").split()


def test_the_bundle_is_built_once(checkout: Path) -> None:
    web_bundle.build()
    web_bundle.build()
    assert calls(checkout) == ["ci", "run"]
    assert (checkout / "static" / "index.html").read_text(encoding="utf-8") == "one"


@pytest.mark.parametrize("source", ["web/src/main.ts", "web/src/new.svelte", "locale/en/board.ftl", "web/index.html"])
def test_a_changed_source_builds_it_again(checkout: Path, source: str) -> None:
    web_bundle.build()
    (checkout / source).write_text("two", encoding="utf-8")
    web_bundle.build()
    assert calls(checkout) == ["ci", "run", "run"]


def test_a_changed_lock_installs_the_packages_again(checkout: Path) -> None:
    web_bundle.build()
    (checkout / "web" / "package-lock.json").write_text("{ }", encoding="utf-8")
    web_bundle.build()
    assert calls(checkout) == ["ci", "run", "ci", "run"]


@pytest.mark.parametrize("other", ["web/tests/a.test.ts", "web/node_modules/x/x.js", "web/test-results/1.png"])
def test_what_the_bundle_is_not_made_from_builds_nothing(checkout: Path, other: str) -> None:
    web_bundle.build()
    (checkout / other).parent.mkdir(parents=True, exist_ok=True)
    (checkout / other).write_text("two", encoding="utf-8")
    web_bundle.build()
    assert calls(checkout) == ["ci", "run"]


def test_a_source_archive_keeps_the_bundle_it_carries(checkout: Path) -> None:
    (checkout / "PKG-INFO").write_text("", encoding="utf-8")
    (checkout / "static").mkdir()
    (checkout / "static" / "index.html").write_text("carried", encoding="utf-8")
    web_bundle.build()
    assert not (checkout / "calls").exists()


def test_a_build_that_fails_leaves_the_next_one_to_try_again(checkout: Path, tmp_path: Path) -> None:
    fakes.program(tmp_path / "bin", "npm", "mkdir -p node_modules; test $1 != run")
    with pytest.raises(Failure, match="Building the board failed"):
        web_bundle.build()
    assert not web_bundle.is_fresh()


def test_a_registry_out_of_reach_is_named(checkout: Path, tmp_path: Path) -> None:
    fakes.program(tmp_path / "bin", "npm", "test $1 = --version && exit 0; echo npm error code ENOTFOUND; exit 1")
    with pytest.raises(Failure, match="the npm registry cannot be reached"):
        web_bundle.build()


def test_a_checkout_without_the_board_says_so(checkout: Path) -> None:
    (checkout / "web" / "package.json").unlink()
    with pytest.raises(Failure, match=r"web/package\.json is missing"):
        web_bundle.build()


@pytest.mark.parametrize(
    ("version", "fits"),
    [("v20.19.0", True), ("v20.18.9", False), ("v21.9.0", False), ("v22.11.0", False), ("v24.0.0", True)],
)
def test_a_node_fits_or_not(version: str, fits: bool) -> None:
    assert web_bundle.fits(version, "^20.19.0 || >=22.12.0") is fits


def test_a_machine_whose_node_is_too_old_has_none(checkout: Path, tmp_path: Path) -> None:
    assert web_bundle.node_on_path() == tmp_path / "bin"
    fakes.program(tmp_path / "bin", "node", "echo v0.10.0")
    assert web_bundle.node_on_path() is None


def test_a_node_without_npm_is_none(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "bin" / "npm").unlink()
    assert web_bundle.node_on_path() is None


def test_a_failing_program_passes_its_lines_on(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Failure, match="the lines above say why"):
        shell.run(["/bin/sh", "-c", "echo because; exit 3"], doing="It", registry="PyPI")
    assert capfd.readouterr().out == "  because\n"


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(Failure, match="no-such-program: No such file"):
        shell.run(["no-such-program"], doing="It", registry="PyPI")

"""How fast other programs are: asked in the way each offers, and never waited for without end."""

from __future__ import annotations

from pathlib import Path

import pytest

from triktrak import Position, TriktrakError
from triktrak.arena import speed
from triktrak.engine import external

QUICK = '#!/bin/sh\n[ "$1" = speed ] && read ids && echo "250000.5"\n'


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRIKTRAK_PEERS", str(tmp_path))
    return tmp_path


def program(path: Path, script: str) -> None:
    path.write_text(script, encoding="utf-8")
    path.chmod(0o755)


def test_a_peer_says_how_fast_it_is_or_nothing(home: Path) -> None:
    program(home / "quick", QUICK)
    program(home / "shy", "#!/bin/sh\n")
    assert speed.peer_speeds([Position.start()] * 3) == {"quick": 250000.5}


def test_a_peer_that_fails_or_hangs_is_named(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "PATIENCE", 0.3)
    program(home / "ill", "#!/bin/sh\nexit 3\n")
    with pytest.raises(TriktrakError, match="ill"):
        speed.peer_speeds([])
    program(home / "ill", "#!/bin/sh\nexec sleep 20\n")
    with pytest.raises(TriktrakError, match="ill"):
        speed.peer_speeds([])


def test_a_speed_that_is_no_number_is_quoted(home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program(home / "proud", "#!/bin/sh\necho very fast\n")
    with pytest.raises(TriktrakError, match=r"proud.*very fast"):
        speed.peer_speeds([])
    program(tmp_path / "gnubg", "#!/bin/sh\necho no such command\n")
    monkeypatch.setenv("TRIKTRAK_GNUBG", str(tmp_path / "gnubg"))
    with pytest.raises(TriktrakError, match="no such command"):
        speed.calibrated(1.0)


def test_gnu_backgammon_calibrates_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "gnubg", "#!/bin/sh\ncat\necho 'Calibration result: 82004 static evaluations/second.'\n")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert speed.calibrated(1.0) == {"gnubg": 82004.0}


def test_without_gnu_backgammon_there_is_no_figure_for_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(external, "_PLACES", (str(tmp_path),))
    assert speed.calibrated(1.0) == {}

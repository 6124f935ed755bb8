"""A file is replaced whole, or stays what it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from triktrak.files import write_whole


def test_a_file_is_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    for data in (b"old", b"new and longer", b""):
        write_whole(tmp_path / "state.bin", data)
        assert (tmp_path / "state.bin").read_bytes() == data
    assert [path.name for path in tmp_path.iterdir()] == ["state.bin"]


def test_a_disk_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    write_whole(tmp_path / "state.bin", b"old")
    monkeypatch.setattr("triktrak.files.os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(tmp_path / "state.bin", b"new")
    assert (tmp_path / "state.bin").read_bytes() == b"old"


@pytest.mark.parametrize("name", ["", ".", "..", "/"])
def test_a_path_without_a_name_is_a_folder_and_not_written(name: str) -> None:
    with pytest.raises(IsADirectoryError):
        write_whole(Path(name), b"x")

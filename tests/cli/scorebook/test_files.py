"""`triktrak scorebook export` and `import`: out to a file and in again, all of it or nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from scorebook.books import random_book
from triktrak.cli import main
from triktrak.scorebook import Book
from triktrak.scorebook.files import export_as, write_backup
from triktrak.scorebook.ops import Draft
from triktrak.server.clock import now_us
from triktrak.store import home
from triktrak.store.books import HOME, BookStore

TABLE = "Datum;Speler 1;Speler 2;Winnaar;Winst;Cube\r\n31-12-2026;Anna;Bo;Anna;gammon;2\r\n"


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def book() -> Book:
    books = BookStore(home.database())
    try:
        return Book(books.records(HOME))
    finally:
        books.close()


def test_a_table_is_looked_at_taken_in_and_known_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lijst.csv"
    file.write_text(TABLE, encoding="utf-16")
    assert main(["scorebook", "import", str(file), "--dry-run", "--lang", "nl"]) == 0
    told = capsys.readouterr().out
    assert "Datum → day" in told
    assert "Zou één blad opnemen" in told
    assert list(book()) == []
    assert main(["scorebook", "import", str(file)]) == 0
    assert "One sheet taken in (4 records); 0 already there" in capsys.readouterr().out
    assert main(["scorebook", "import", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["sheets"], told["doubles"], told["columns"]["Cube"]) == (0, 1, "cube")
    assert len(book().sheets) == 1


def test_one_wrong_cell_keeps_everything_out_with_code_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lijst.csv"
    file.write_text(TABLE + "31-12-2026;Anna;Bo;Bo;gammon;3\r\n", encoding="utf-8")
    assert main(["scorebook", "import", str(file), "--lang", "de"]) == 2
    out, err = capsys.readouterr()
    assert "Zeile 3, „Cube“: " in out
    assert err == "triktrak: Wegen eines Fehlers wurde nichts aufgenommen\n"
    assert list(book()) == []
    # What is wrong is left out again, and what was right is there already.
    for _ in range(2):
        assert main(["scorebook", "import", str(file), "--leave-out"]) == 0
        assert len(book().sheets) == 1
    file.write_text(TABLE.replace("2026", "0000"), encoding="utf-8")
    assert main(["scorebook", "import", str(file), "--leave-out"]) == 2


@pytest.mark.parametrize(
    ("form", "options"),
    [
        ("json", {}),
        ("csv", {}),
        ("csv-semicolon", {"bom": True, "lang": "nl"}),
        ("mat", {}),
    ],
)
def test_a_book_moves_from_one_computer_to_another(
    form: str,
    options: dict[str, object],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    # Players with games of all kinds; in a match file only duels that were played.
    first = tmp_path / "book.json"
    first.write_bytes(write_backup(random_book(Random(5), sheets=20, duels=1.0 if form == "mat" else 0.7)))
    out = tmp_path / "out"
    export = ["scorebook", "export", "--format", form, "--lang", str(options.get("lang", "en")), "-o", str(out)]
    export += ["--bom"] if "bom" in options else []
    assert main(["scorebook", "import", str(first)]) == 0
    assert main(export) == 0
    given = out.read_bytes()
    assert given == export_as(book(), form, **options).data  # type: ignore[arg-type]  # settings by name, as they come
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path / "other"))
    assert main(["scorebook", "import", str(out)]) == 0
    assert main(export) == 0
    assert out.read_bytes() == given
    capsysbinary.readouterr()
    assert main([*export[: -3 if "bom" in options else -2], *(["--bom"] if "bom" in options else [])]) == 0
    assert capsysbinary.readouterr().out == given


def test_what_was_deleted_comes_back_from_a_backup_and_not_into_a_table(tmp_path: Path) -> None:
    file, backup = tmp_path / "lijst.csv", tmp_path / "book.json"
    file.write_text(TABLE)
    assert main(["scorebook", "import", str(file)]) == 0
    before = book()
    (sheet,) = before.sheets
    for form, target in (("csv", file), ("json", backup)):
        assert main(["scorebook", "export", "--format", form, "-o", str(target)]) == 0
    books = BookStore(home.database())
    books.write(HOME, [Draft(kind="sheet", id=sheet, gone=True)], now_us())
    books.close()
    assert main(["scorebook", "import", str(file)]) == 0
    (other,) = book().sheets
    # The table's id belongs to the deleted sheet, whose games would come back with it.
    assert other != sheet
    assert len(book().lines) == 1
    assert main(["scorebook", "import", str(backup)]) == 0
    assert set(book().sheets) == {sheet, other}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["import", "/nowhere/list.csv"], "There is no directory /nowhere"),
        (["export", "--format", "xls"], "“xls”"),
        (["export", "--sheet", "nowhere"], "nowhere"),
        (["export", "-o", "/nowhere/list.csv"], "There is no directory /nowhere"),
        (["export", "-f", "mat", "--results"], "“results”"),
        (["export", "-f", "json", "--bom"], "“bom”"),
        (["export", "-o", ""], "“-o”"),
        (["import", "-", "--map", "Datum"], "“Datum”"),
        (["import", "-", "--days", "ymd"], "“ymd”"),
        (["import", "-", "--day", "yesterday"], "“yesterday”"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scorebook", *arguments]) == 2
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1

"""Text matches from several servers, each compared with what a person and other programs made of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cases import CASES, needed
from formats.outline import outline
from triktrak import formats
from triktrak.rules import BLACK, WHITE, Double, Game

pytestmark = needed

MATCHES = CASES / "matches"
SIDES = {"left": WHITE, "right": BLACK, None: None}
ENDS = {"drop": "drop", "resign_or_timeout": "resign", None: "award"}
"""`null` is a game given up after a roll: the file does not say why."""


def expected() -> list[dict[str, Any]]:
    if not (MATCHES / "expected.json").is_file():
        return []
    listed: list[dict[str, Any]] = json.loads((MATCHES / "expected.json").read_text(encoding="utf-8"))
    return [entry for entry in listed if entry["format"] == "mat-text"]


EXPECTED = expected()
every_file = pytest.mark.parametrize("wanted", EXPECTED, ids=lambda wanted: str(wanted["file"]))


def test_they_are_all_there() -> None:
    assert len(EXPECTED) == 41


@every_file
def test_the_match_is_what_its_file_says(wanted: dict[str, Any]) -> None:
    (reading,) = formats.load_all(MATCHES / wanted["file"])
    match = reading.match
    assert reading.encoding == wanted["encoding"]
    assert list(match.players) == wanted["names"]
    assert match.stated_length == wanted["match_length"]
    assert len(match.games) == wanted["n_games"]
    assert sum(len(game.turns) for game in match.games) == wanted["plays"]
    assert list(match.score) == wanted["final_per_file"]
    offers = [entry.value for game in match.games for entry in game.log if isinstance(entry.action, Double)]
    assert max(offers, default=1) == wanted["max_cube"]
    assert match.over is wanted["match_complete"]
    for game, said in zip(match.games, wanted["games"], strict=True):
        assert game.number == said["n"]
        assert list(game.score_before) == said["score_before"]
        assert len(game.turns) == said["plays"]
        assert game.cube == said["cube"]
        assert game.winner is SIDES[said["winner"]]
        assert game.points == said["points"]
        assert outcome(game) == (said["end"] if str(said["end"]).startswith("bearoff") else ENDS[said["end"]])
        assert borne_off(game) == said["off"]


def outcome(game: Game) -> str | None:
    return f"bearoff x{game.kind}" if game.end == "bear-off" else game.end


def borne_off(game: Game) -> list[int]:
    """Checkers off, the left side's first."""
    mine = game.on_roll in (None, WHITE)
    return list(game.position.off if mine else game.position.off[::-1])


@every_file
def test_only_what_is_odd_is_a_problem(wanted: dict[str, Any]) -> None:
    _, problems = formats.load(MATCHES / wanted["file"])
    codes = [problem.code for problem in problems]
    assert codes.count("illegal_play") == wanted["oddities"].get("illegal_plays", 0)
    assert codes.count("play_unknown") == wanted["oddities"].get("????", 0)
    # The points written down are fewer than those won where the server has capped them at the length of the match.
    resigned = [game for game in wanted["games"] if game["end"] == "resign_or_timeout"]
    capped = sum(game["points"] % game["cube"] != 0 for game in resigned)
    assert codes.count("result_differs") == wanted["oddities"].get("points!=cube*mult", 0) + capped
    assert codes.count("awarded") == codes.count("play_unknown")
    assert set(codes) <= {"illegal_play", "play_unknown", "awarded", "result_differs"}
    assert all(problem.line > 0 and problem.game for problem in problems)


def test_a_single_game_headed_sixteen_points_is_money_play_with_jacoby() -> None:
    sixteen = [entry for entry in EXPECTED if entry["match_length"] == 16]
    assert len(sixteen) == 4
    for entry in sixteen:
        match, _ = formats.load(MATCHES / entry["file"])
        assert (match.length, match.stated_length, match.options.rules.jacoby) == (0, 16, True)


@every_file
def test_what_is_written_is_read_again(wanted: dict[str, Any]) -> None:
    match, problems = formats.load(MATCHES / wanted["file"])
    again, same = formats.loads(formats.dumps(match))
    assert outline(again) == outline(match)
    assert [(problem.code, problem.params) for problem in same] == [(p.code, p.params) for p in problems]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"])
def test_encoding_and_line_ends_make_no_difference(encoding: str) -> None:
    for entry in EXPECTED[2:6]:
        text = (MATCHES / entry["file"]).read_text(encoding="ascii").replace(entry["names"][0], "Zoë")
        plain, _ = formats.loads(text)
        assert plain.players.white == "Zoë"
        assert outline(formats.loads(text.replace("\n", "\r\n").encode(encoding))[0]) == outline(plain)

"""What is written is read again: random matches of every kind, statements, and names of any kind."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.outline import outline
from rules.test_machine import some_action
from triktrak import formats
from triktrak._core import Position
from triktrak.errors import Malformed
from triktrak.rules import (
    BLACK,
    WHITE,
    Award,
    Beaver,
    Double,
    Drop,
    MakePlay,
    Match,
    NextGame,
    Raccoon,
    Resign,
    Result,
    Roll,
    SetPosition,
    StatedPlay,
    Take,
)

CONDITIONS: list[dict[str, Any]] = [
    {"length": 1},
    {"length": 3},
    {"length": 5, "crawford": False, "max_cube": 64},
    {"length": 7, "variant": "nackgammon"},
    {"length": 4, "variant": "hypergammon"},
    {"length": 2, "variant": "longgammon"},
    {"length": 0},
    {"length": 0, "jacoby": False, "beavers": True, "raccoons": True, "auto_doubles": 2},
    {"length": 0, "beavers": True, "auto_doubles": 1, "max_cube": 1024},
    {"length": 3, "max_cube": 1},
]


def played(seed: int, actions: int, conditions: dict[str, Any]) -> Match:
    """A match played at random: doubles often, resignations and drops now and then, bear-offs to the end."""
    chance = random.Random(seed)
    match = Match.start(**conditions, players=("Anna", "Bo"))
    for _ in range(actions):
        legal = match.legal_actions()[match.to_act or WHITE]
        rare = {Double: 0.1, Resign: 0.005, Drop: 0.3, Beaver: 0.5, Raccoon: 0.5}
        wanted = [kind for kind in legal if chance.random() < rare.get(kind, 1.0)]
        if not legal:
            break
        match = match.apply(some_action(chance.choice(wanted or legal), match, chance))
    return match


@pytest.mark.parametrize("conditions", CONDITIONS, ids=str)
def test_a_match_played_at_random_is_the_same_when_read_again(conditions: dict[str, Any]) -> None:
    ends = set[str | None]()
    for seed in range(12):
        match = played(seed, 20 + 90 * seed, conditions)
        again, problems = formats.loads(formats.dumps(match))
        # A resignation may be offered at a level that could not have been lost.
        assert {problem.code for problem in problems} <= {"kind_impossible"}
        assert outline(again) == outline(match)
        ends |= {game.end for game in match.games}
    cubeless = conditions["length"] == 1 or conditions.get("max_cube") == 1
    assert ends >= {"bear-off", "resign"} | (set() if cubeless else {"drop"})


def record(*actions: Any, length: int = 5) -> Match:
    match = Match.start(length, source="record", players=("Anna", "Bo"), jacoby=None if length else False)
    for action in actions:
        match = match.apply(action)
    return match


OPENED = (Roll(3, 1), MakePlay(((8, 5), (6, 5))))
START = Position.start()


@pytest.mark.parametrize(
    "actions",
    [
        (*OPENED, Result(BLACK, 3, 1, "resign")),
        (*OPENED, Award(WHITE, 4016, "abandoned"), NextGame(), *OPENED),
        (*OPENED, Double(), Take(), Roll(6, 5), MakePlay(((24, 18), (18, 14)))),
        (*OPENED, Roll(6, 5), MakePlay(((14, 8), (15, 10), (6, 8)))),
        (*OPENED, Roll(6, 5), StatedPlay((), START.points)),
        (
            *OPENED,
            Roll(6, 5),
            StatedPlay((), tuple({13: 4, 9: 1}.get(n, c) for n, c in enumerate(START.points))),
        ),
        (SetPosition(START.points, BLACK, 4, WHITE), Roll(2, 2), MakePlay(((6, 4), (6, 4), (13, 11), (13, 11)))),
        (*OPENED, SetPosition(START.points, WHITE, 2, BLACK), Roll(4, 1), MakePlay(((13, 9), (24, 23)))),
        (*OPENED, NextGame(), *OPENED),
        (*OPENED, Roll(6, 6)),
        (),
    ],
)
def test_what_happened_against_the_rules_is_written_too(actions: tuple[Any, ...]) -> None:
    match = record(*actions)
    again, _ = formats.loads(formats.dumps(match))
    assert outline(again) == outline(match)


names = st.text(st.characters(codec="utf-8"), max_size=40)


@given(white=names, black=names)
def test_names_of_any_kind(white: str, black: str) -> None:
    match = Match.start(3, players=(white, black))
    for number in range(2):
        match = (match.apply(NextGame()) if number else match).apply(Roll(3, 1)).apply(MakePlay(((8, 5), (6, 5))))
        match = match.apply(Double()).apply(Drop())
    again, problems = formats.loads(formats.dumps(match))
    assert [" ".join(name.split()) for name in again.players] == [
        " ".join("".join(letter if letter.isprintable() else " " for letter in name).split()) for name in (white, black)
    ]
    assert (len(again.games), again.score, problems) == (2, match.score, ())


def test_a_file_is_written_in_the_syntax_its_name_ends_in(tmp_path: Path) -> None:
    match = record(*OPENED)
    for suffix in (".mat", ".txt", ".MAT"):
        formats.dump(match, tmp_path / f"match{suffix}")
        assert outline(formats.load(tmp_path / f"match{suffix}")[0]) == outline(match)
        assert outline(formats.load(str(tmp_path / f"match{suffix}"))[0]) == outline(match)
    with pytest.raises(Malformed, match="mat"):
        formats.dump(match, tmp_path / "match.doc")


def test_rows_reach_the_right_column() -> None:
    rows = [line for line in formats.dumps(played(3, 400, {"length": 5})).splitlines() if ")" in line[:4]]
    assert rows
    assert min(map(len, rows)) >= 33
    assert all(line[32] == " " or len(line) > 60 or "/" in line[5:33] for line in rows)


@pytest.mark.parametrize("length", [0, 7])
def test_games_known_by_their_results_alone_are_the_same_when_read_again(length: int) -> None:
    match = record(
        Result(BLACK, 1, 2, "drop"), NextGame(), Result(WHITE, 3, 2, "resign"), NextGame(),
        Award(BLACK, 3, "time"), NextGame(), Result(WHITE, 2, 1), Award(WHITE, 5), length=length,
    )  # fmt: skip
    again, _ = formats.loads(formats.dumps(match))
    assert again.actions == match.actions


def test_the_head_says_what_it_is_told_and_what_it_says_is_read() -> None:
    text = formats.dumps(record(Result(WHITE)), about={"EventDate": "2026.05.01", "Round": 'semi "final"'})
    (reading,) = formats.load_all(text.encode())
    assert (reading.about["eventdate"], reading.about["round"]) == ("2026.05.01", 'semi "final"')


@pytest.mark.parametrize("comment", ["gammon, cube 3, drop", "gammon, cube 99999, drop", "huge", ""])
def test_a_comment_on_a_result_that_says_nothing_possible_changes_nothing(comment: str) -> None:
    text = formats.dumps(record(Result(WHITE, 1, 1, "resign")))
    said = text.replace("; Known result single, cube 1, resign", f"; Known result {comment}")
    assert said != text
    assert formats.loads(said)[0].score == (1, 0)

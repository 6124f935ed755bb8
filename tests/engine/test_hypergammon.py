"""The solved game of few checkers: against plain iteration over the rules, in itself, and its file."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

import oracle
from triktrak import Cube, CubeOwner, Engine, Evaluation, Malformed, Position, Rules, Score, Situation
from triktrak._core import ALL_ROLLS, CubeValues, Hypergammon, HypergammonEvaluator, NetEvaluator, SimpleEvaluator
from triktrak.engine import hypergammon
from triktrak.engine.judges import at_once

from .test_tables import HEAD, damages, number, sealed

Values = tuple[float, float, float, float]
"""Cubeless, and with the cube one's own, in the middle, the other's."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRIKTRAK_HOME", str(tmp_path))
    return tmp_path


@cache
def solved(men: int) -> Hypergammon:
    return Hypergammon.build(men)


def keep(table: Hypergammon, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a table of fewer checkers in the place of the usual one."""
    monkeypatch.setattr(hypergammon, "MEN", table.men)
    hypergammon.path().parent.mkdir()
    hypergammon.path().write_bytes(table.to_bytes())


def boards(men: int) -> Iterator[oracle.Board]:
    """All in which each side has a checker left."""
    for own in combinations_with_replacement(range(26), men):
        for theirs in combinations_with_replacement(range(26), men):
            points = [0] * 26
            for point in own:
                points[point] += point > 0
            if not any(own) or not any(theirs) or any(points[25 - point] for point in theirs if 0 < point < 25):
                continue
            for point in theirs:
                if point:
                    points[25 - point] -= 1
            yield tuple(points)


def position(board: oracle.Board, men: int) -> Position:
    return Position.from_points(board, men)


def left(values: Values) -> Values:
    """What a side has that has just moved, the other having doubled where that is better."""
    cubeless, owned, centred, theirs = values
    doubled = min(2 * theirs, 1.0)
    return -cubeless, -theirs, -max(centred, doubled), -max(owned, doubled)


def mean(rolls: Iterator[tuple[int, Values]]) -> Values:
    sums = [0.0] * 4
    for weight, values in rolls:
        for k, value in enumerate(values):
            sums[k] += weight * value / 36
    return sums[0], sums[1], sums[2], sums[3]


def best(options: list[Values]) -> Values:
    return (
        max(o[0] for o in options),
        max(o[1] for o in options),
        max(o[2] for o in options),
        max(o[3] for o in options),
    )


def test_the_game_with_one_checker_is_what_plain_iteration_over_the_rules_finds() -> None:
    rolls = [((d.d1, d.d2), d.weight) for d in ALL_ROLLS]
    # What the other faces after each play, found once; a side whose only checker is off has won a single game or more.
    faced = {
        board: [(weight, [*map(oracle.flipped, oracle.results(board, dice)[0])]) for dice, weight in rolls]
        for board in boards(1)
    }

    def ended(board: oracle.Board) -> float:
        """Points that the side on roll has lost, all of the other's checkers being off."""
        return 3.0 if any(board[19:]) else 2.0

    values: dict[oracle.Board, Values] = dict.fromkeys(faced, (0.0, 0.0, 0.0, 0.0))
    lefts = {board: left(known) for board, known in values.items()}
    order = sorted(faced, key=lambda board: sum(point * n for point, n in enumerate(board) if n > 0))
    moved = 1.0
    while moved > 1e-6:
        moved = 0.0
        for board in order:
            now = mean(
                (weight, best([lefts.get(b) or (ended(b),) * 4 for b in replies or [oracle.flipped(board)]]))
                for weight, replies in faced[board]
            )
            moved = max(moved, *(abs(a - b) for a, b in zip(now, values[board], strict=True)))
            values[board], lefts[board] = now, left(now)
    for board, expected in values.items():
        chances, worth = solved(1).values(position(board, 1))
        found = (worth.cubeless, worth.owned, worth.centred, worth.theirs)
        # The cubeless worth follows from the chances, which are in larger steps.
        assert found[0] == pytest.approx(expected[0], abs=8e-4), board
        assert found[1:] == pytest.approx(expected[1:], abs=1.5e-4), board
        assert chances.equity == pytest.approx(worth.cubeless)
    assert len(values) == 25 * 25 - 24


def some(men: int, count: int, seed: int) -> Iterator[Position]:
    rng = random.Random(seed)
    while count:
        own, theirs = ([rng.randint(0, 25) for _ in range(men)] for _ in range(2))
        if not any(own) or not any(theirs) or any(25 - point in own for point in theirs if 0 < point < 25):
            continue
        points = [0] * 26
        for point in own:
            points[point] += point > 0
        for point in theirs:
            points[25 - point] -= point > 0
        count -= 1
        yield Position.from_points(points, men)


@pytest.mark.parametrize(("men", "count"), [(1, 652), (2, 400)])
def test_a_value_is_the_mean_of_the_best_replies(men: int, count: int) -> None:
    table = solved(men)

    def known(faced: Position) -> Values:
        if faced.result:
            return (-float(faced.result),) * 4
        _, worth = table.values(faced)
        return left((worth.cubeless, worth.owned, worth.centred, worth.theirs))

    for here in some(men, count, seed=men):
        replies = (
            (dice.weight, best([known(after.flip()) for after in [p.after for p in here.plays(dice)] or [here]]))
            for dice in ALL_ROLLS
        )
        cubeless, *cubeful = mean(replies)
        chances, worth = table.values(here)
        assert worth.cubeless == pytest.approx(cubeless, abs=8e-4), here
        assert (worth.owned, worth.centred, worth.theirs) == pytest.approx(tuple(cubeful), abs=2e-4), here
        assert worth.theirs - 8e-4 <= worth.cubeless <= worth.owned + 8e-4
        assert worth.theirs <= worth.centred <= worth.owned
        assert 1 >= chances.win >= chances.win_gammon >= chances.win_backgammon >= 0
        assert chances.lose >= chances.lose_gammon >= chances.lose_backgammon >= 0


def test_who_bears_off_first_has_a_single_checker_to_bear_off() -> None:
    points = [0] * 26
    points[6], points[24] = 1, -1
    chances, worth = solved(1).values(Position.from_points(points, 1))
    # 27 of 36 rolls bear off from the six point; the other, who is on his ace point, then has nothing off: a gammon.
    assert chances.win == pytest.approx(27 / 36, abs=1e-4)
    assert chances.win_gammon == pytest.approx(27 / 36, abs=1e-4)
    # To double is to be dropped: with the cube at hand the game is worth a point before the roll, not 3 * 27 / 36 - …
    assert worth.cubeless == pytest.approx(2 * 27 / 36 - 2 * 9 / 36, abs=1e-3)


def test_the_number_of_threads_changes_nothing() -> None:
    assert Hypergammon.build(1, threads=3).to_bytes() == solved(1).to_bytes()


def test_what_the_report_raises_ends_the_work_and_leaves_the_file_that_was_there(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hypergammon, "MEN", 1)
    assert hypergammon.build() is None
    before = hypergammon.path().read_bytes()
    told: list[float] = []

    def enough(done: float) -> None:
        told.append(done)
        if len(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hypergammon.build(2, enough)
    assert len(told) == 3
    assert all(0 <= done <= 1 for done in told)
    assert [path.name for path in (home / "cache").iterdir()] == [hypergammon.path().name]
    assert hypergammon.path().read_bytes() == before


@pytest.mark.parametrize(("men", "threads", "code"), [(0, 1, "few_men"), (4, 1, "few_men"), (1, 0, "threads")])
def test_what_cannot_be_built_is_refused_before_any_work(men: int, threads: int, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        Hypergammon.build(men, threads)
    assert refused.value.code == code


def test_a_file_that_is_not_whole_is_named_before_any_number_is_given() -> None:
    data = solved(1).to_bytes()
    assert Hypergammon.from_bytes(data).to_bytes() == data
    table = data[HEAD:]
    forged = [
        ("table_values", sealed(data, table[:-4])),
        ("table_values", sealed(data, table + bytes(12))),
        ("table_values", sealed(data, number(2) + table[4:])),
        ("few_men", sealed(data, number(4) + table[4:])),
        ("few_men", sealed(data, number(-1) + table[4:])),
    ]
    for code, wrong in (*damages(data), *forged):
        with pytest.raises(Malformed) as refused:
            Hypergammon.from_bytes(wrong)
        assert refused.value.code == code


def test_a_position_of_another_game_is_refused() -> None:
    for ask in (solved(1).values, lambda position: HypergammonEvaluator(solved(1)).evaluate([position])):
        with pytest.raises(Malformed) as refused:
            ask(Position.start("hypergammon"))
        assert refused.value.code == "few_other"


def test_games_with_fifteen_checkers_a_side_are_judged_by_the_net() -> None:
    for variant in ("standard", "nackgammon", "longgammon"):
        hypergammon.check_plays(variant)
        start = Position.start(variant)
        net = at_once(start.men)
        assert isinstance(net, NetEvaluator)
        assert Engine("expert").evaluate(Situation(start)) == net.evaluate([start])[0]


def test_without_a_table_hypergammon_is_judged_by_the_formula_and_not_played() -> None:
    assert isinstance(at_once(3), SimpleEvaluator)
    with pytest.raises(Malformed) as refused:
        hypergammon.check_plays("hypergammon")
    assert refused.value.code == "hypergammon_table"
    assert "triktrak hypergammon build" in refused.value.message("en")


@pytest.mark.parametrize("wrong", ["damaged", "another", "pipe", "directory"])
def test_a_table_that_is_of_no_use_is_named_until_it_is_built_anew(
    wrong: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hypergammon, "MEN", 1)
    path = hypergammon.path()
    path.parent.mkdir()
    if wrong == "pipe" and hasattr(os, "mkfifo"):
        os.mkfifo(path)
    elif wrong == "directory":
        path.mkdir()
    else:
        path.write_bytes(solved(2).to_bytes() if wrong == "another" else b"damaged")
    assert isinstance(at_once(1), SimpleEvaluator)
    with pytest.raises(Malformed) as refused:
        hypergammon.check_plays("hypergammon")
    assert refused.value.code == "hypergammon_damaged"
    if wrong != "directory":
        assert hypergammon.build() is None
        hypergammon.check_plays("hypergammon")
        assert isinstance(at_once(1), HypergammonEvaluator)


def test_the_engine_knows_the_solved_game_with_every_cube(monkeypatch: pytest.MonkeyPatch) -> None:
    keep(solved(2), monkeypatch)
    engine = Engine("0-ply")
    owners = {CubeOwner.OWN: "owned", CubeOwner.CENTRE: "centred", CubeOwner.THEIRS: "theirs"}
    for here in some(2, 40, seed=5):
        chances, worth = solved(2).values(here)
        assert engine.evaluate(Situation(here)) == chances
        for owner, name in owners.items():
            cube = Cube(1 if owner is CubeOwner.CENTRE else 2, owner)
            decision = engine.decide(Situation(here, cube))
            assert decision.no_double == pytest.approx(getattr(worth, name))
            assert decision.available == (owner is not CubeOwner.THEIRS)
            if decision.available:
                assert decision.double_take == pytest.approx(2 * worth.theirs)
            # With the Jacoby rule all is the same once the cube has been turned.
            jacoby = engine.decide(Situation(here, cube, rules=Rules(jacoby=True)))
            if owner is not CubeOwner.CENTRE:
                assert jacoby.no_double == decision.no_double
            assert jacoby.double_take == pytest.approx(decision.double_take) or owner is CubeOwner.THEIRS


def test_in_a_match_the_solved_chances_are_weighed_by_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    keep(solved(2), monkeypatch)
    for here in some(2, 20, seed=6):
        chances: Evaluation = solved(2).values(here)[0]
        decision = Engine("0-ply").decide(Situation(here, Cube(), Score(6, 6, 7)))
        assert not decision.available
        assert decision.no_double == pytest.approx(2 * chances.win - 1)
    assert isinstance(solved(2).values(here)[1], CubeValues)

"""The bear-off tables: plain recursion over the rules, GNU Backgammon's figures, what must hold of chances."""

from __future__ import annotations

import math
import pickle
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import oracle
from core_data import lines
from triktrak import Malformed, Position
from triktrak._core import ALL_ROLLS, CubeValues, Endings, OneSided, TwoSided

Counts = tuple[int, ...]
"""Checkers on points 1 to 6."""

ENDINGS = Endings.build()
ONE, TWO = ENDINGS.one_sided, ENDINGS.two_sided
ROLLS = [((roll.d1, roll.d2), roll.weight / 36) for roll in ALL_ROLLS]
STEP = 1 / 65535


def placements(men: int, points: int = 6) -> Iterator[Counts]:
    """All ways to have at most so many checkers on the nearest points."""
    for places in combinations_with_replacement(range(points + 1), men):
        yield tuple(places.count(point) for point in range(1, points + 1))


def counts(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def position(own: Counts | list[int], theirs: Counts | list[int], men: int = 15) -> Position:
    between = [0] * (24 - len(own) - len(theirs))
    return Position.from_points([0, *own, *between, *[-n for n in reversed(theirs)], 0], men)


@cache
def reached(own: Counts, dice: tuple[int, int]) -> tuple[Counts, ...]:
    """Where a roll can lead, by the brute force of `oracle`."""
    ends, _ = oracle.results((0, *own, *[0] * (25 - len(own))), dice)
    return tuple(end[1 : len(own) + 1] for end in ends)


@cache
def mean(own: Counts) -> float:
    """The fewest rolls that can be expected."""
    if not any(own):
        return 0.0
    return 1 + sum(share * min(mean(after) for after in reached(own, dice)) for dice, share in ROLLS)


@cache
def values(own: Counts, theirs: Counts) -> tuple[float, ...]:
    """Cubeless, cube owned, centred and the opponent's, without a double now: by definition, with no table."""
    if not any(own) or not any(theirs):
        return (-1.0 if any(own) else 1.0,) * 4

    def left(after: Counts) -> tuple[float, ...]:
        """What the mover has of `after`, for each owner of the cube, once the other may double."""
        cubeless, owned, centred, foreign = values(theirs, after)
        doubled = min(2 * foreign, 1.0)
        return -cubeless, -foreign, -max(centred, doubled), -max(owned, doubled)

    best = [[max(of) for of in zip(*map(left, reached(own, dice)), strict=True)] for dice, _ in ROLLS]
    return tuple(sum(share * best[roll][k] for roll, (_, share) in enumerate(ROLLS)) for k in range(4))


def numbers(found: CubeValues) -> tuple[float, ...]:
    return found.cubeless, found.owned, found.centred, found.theirs


def alone(own: Counts, dice: tuple[int, int]) -> Counts:
    """How a roll is played so that the fewest rolls are expected to follow."""
    return min(reached(own, dice), key=lambda after: (round(mean(after), 9), sum(after)))


@cache
def waiting(own: Counts) -> float:
    """The fewest rolls that can be expected until a checker is off."""
    after = [[0.0 if sum(end) < sum(own) else waiting(end) for end in reached(own, dice)] for dice, _ in ROLLS]
    return 1 + sum(share * min(after[roll]) for roll, (_, share) in enumerate(ROLLS))


def saving(own: Counts, dice: tuple[int, int]) -> Counts:
    """How a roll is played so that a checker is off soonest."""
    return min(
        reached(own, dice), key=lambda after: (0.0 if sum(after) < sum(own) else round(waiting(after), 9), sum(after))
    )


Policy = Callable[[Counts, tuple[int, int]], Counts]


@cache
def game(own: Counts, theirs: Counts, men: int, play: Policy, reply: Policy) -> tuple[float, float, float]:
    """The chances to win, to win a gammon, to lose one, by how either side plays whatever the other has."""
    if not any(own):
        return 1.0, float(sum(theirs) == men), 0.0
    if not any(theirs):
        return 0.0, 0.0, float(sum(own) == men)
    chances = [0.0] * 3
    for dice, share in ROLLS:
        lost = game(theirs, play(own, dice), men, reply, play)
        for k, chance in enumerate((1 - lost[0], lost[2], lost[1])):
            chances[k] += share * chance
    return chances[0], chances[1], chances[2]


def test_expected_rolls_are_those_of_plain_recursion() -> None:
    for own in placements(6):
        assert ONE.mean(own) == pytest.approx(mean(own), abs=1e-7)


def test_values_of_races_are_those_of_plain_recursion() -> None:
    for own, theirs in product(placements(2), placements(3)):
        if any(own) or any(theirs):
            found = TWO.values(own, theirs)
            assert numbers(found) == pytest.approx(values(own, theirs), abs=2e-5)


@pytest.mark.parametrize(("points", "most"), [(6, 3), (9, 2)])
def test_a_race_is_played_out_as_the_distributions_say(points: int, most: int) -> None:
    """Beyond the two-sided table, with gammons; few checkers a side as in Hypergammon."""
    distributions = Endings(OneSided.build(3, points), TwoSided.build(men=1))
    for own, theirs in product(placements(most, points), placements(most - 1, points)):
        full = (*theirs[:-1], most - sum(theirs[:-1]))
        for ours, others in ((own, full), (full, own)):
            judged = distributions.judge(position(ours, others, men=most))
            assert judged is not None
            win = game(ours, others, most, alone, alone)[0]
            gammon = game(ours, others, most, alone, saving)[1]
            lost = game(ours, others, most, saving, alone)[2]
            assert (judged.win, judged.win_gammon, judged.lose_gammon) == pytest.approx(
                (win, gammon, lost), abs=4 * STEP
            )
            assert judged.win_backgammon == judged.lose_backgammon == 0


@cache
def last_off(own: Counts) -> dict[int, float]:
    """The chances of each number of rolls until the last checker is off, alone."""
    if not any(own):
        return {0: 1.0}
    chances: dict[int, float] = {}
    for dice, share in ROLLS:
        for rolls, chance in last_off(alone(own, dice)).items():
            chances[rolls + 1] = chances.get(rolls + 1, 0.0) + share * chance
    return chances


def test_the_chances_of_each_number_of_rolls_are_those_of_plain_recursion() -> None:
    for own in placements(6):
        stated = dict(enumerate(ONE.last_off(own)))
        for rolls, chance in last_off(own).items():
            assert stated.get(rolls, 0.0) == pytest.approx(chance, abs=STEP)


def test_a_checker_less_needs_no_more_rolls() -> None:
    for own in placements(8):
        for point, count in enumerate(own):
            fewer = (*own[:point], count - 1, *own[point + 1 :])
            assert count == 0 or ONE.mean(fewer) <= ONE.mean(own)


def test_one_side_s_rolls_are_those_of_gnu_backgammon() -> None:
    for line in lines("bearoff_one_sided.txt"):
        own, stated, shares = line.split(" | ")
        chances = ONE.last_off(counts(own))
        expected, deviation = map(float, stated.split())
        assert ONE.mean(counts(own)) == pytest.approx(expected, abs=0.00051)
        square = sum(n * n * chance for n, chance in enumerate(chances))
        assert math.sqrt(square - ONE.mean(counts(own)) ** 2) == pytest.approx(deviation, abs=0.0008)
        percent = {int(n): float(share) for n, share in (pair.split(":") for pair in shares.split())}
        for n, chance in enumerate(chances):
            # Its 16-bit chances of a roll, rounded at every placement, differ by up to three steps from exact ones.
            assert 100 * chance == pytest.approx(percent.get(n, 0.0), abs=0.005), line


def test_races_are_worth_what_gnu_backgammon_has_in_its_table() -> None:
    for line in lines("bearoff_two_sided.txt"):
        own, theirs, stated = line.split(" | ")
        found = TWO.values(counts(own), counts(theirs))
        assert numbers(found) == pytest.approx([float(word) for word in stated.split()], abs=4 * STEP), line


@pytest.mark.parametrize(
    ("own", "rolls", "pips"),
    [((1,), 1.0, 49 / 6), ((10,), 4.4082, 36.00), ((15,), 6.9796, 57.00), ((0, 0, 0, 5, 5, 5), 10.0738, 82.27)],
)
def test_known_means_and_effective_pip_counts(own: Counts, rolls: float, pips: float) -> None:
    assert ONE.mean(own) == pytest.approx(rolls, abs=5e-5)
    assert ONE.epc(own) == pytest.approx(pips, abs=5e-3)


def test_values_with_the_cube_are_values() -> None:
    found = CubeValues(0.5, 0.75, 0.625, -0.25)
    assert eval(repr(found), {"CubeValues": CubeValues}) == found  # noqa: S307  its own form
    assert pickle.loads(pickle.dumps(found)) == found  # noqa: S301  made here
    assert len({found, CubeValues(0.5, 0.75, 0.625, -0.25), CubeValues(0.5, 0.75, 0.625, 0.0)}) == 2


def test_a_known_race_with_the_cube() -> None:
    found = ENDINGS.cubeful(position((1, 1, 1, 0, 1, 2), (1, 0, 0, 1, 0, 4)))
    assert found is not None
    assert numbers(found) == pytest.approx((0.7554, 0.9340, 0.9304, 0.7441), abs=1e-4)


home = st.lists(st.integers(1, 6), min_size=1, max_size=15).map(
    lambda points: tuple(points.count(n) for n in range(1, 7))
)
few = home.filter(lambda own: sum(own) <= 6)


@given(home)
def test_some_checker_is_off_first_and_the_last_goes_once(own: Counts) -> None:
    last, none = ONE.last_off(own), ONE.none_off(own)
    assert sum(last) == pytest.approx(1, abs=1e-9)
    assert sum(n * chance for n, chance in enumerate(last)) == pytest.approx(ONE.mean(own), abs=1e-4)
    assert list(none) == sorted(none, reverse=True)
    # A checker that is off can be the last only where it is the only one, or goes with the others.
    assert all(sum(last[n + 2 :]) >= chance - STEP for n, chance in enumerate(none))


@given(few, few)
def test_a_roll_brings_a_race_to_what_its_best_play_is_worth(own: Counts, theirs: Counts) -> None:
    before = position(own, theirs)
    judged = ENDINGS.judge(before)
    assert judged is not None
    win = 0.0
    for dice, share in ROLLS:
        faced = (ENDINGS.judge(play.after.flip()) for play in before.plays(dice))
        win += share * max(1 - other.win for other in faced if other is not None)
    assert judged.win == pytest.approx(win, abs=4e-5)


@given(few, few)
def test_being_on_roll_and_having_the_cube_are_no_handicap(own: Counts, theirs: Counts) -> None:
    first, second = TWO.values(own, theirs), TWO.values(theirs, own)
    assert first.cubeless + second.cubeless >= -STEP
    assert first.theirs <= first.centred + 4 * STEP
    assert first.centred <= first.owned + 4 * STEP
    assert first.theirs <= first.cubeless + 4 * STEP
    assert first.cubeless <= first.owned + 4 * STEP


@given(home, home)
def test_beyond_the_exact_table_races_are_judged_by_distributions(own: Counts, theirs: Counts) -> None:
    judged = ENDINGS.judge(position(own, theirs))
    assert judged is not None
    assert (ENDINGS.cubeful(position(own, theirs)) is not None) == (max(sum(own), sum(theirs)) <= 6)
    assert 0 <= judged.win_gammon <= judged.win <= 1
    assert 0 <= judged.lose_gammon <= judged.lose
    assert judged.win_gammon == 0 or sum(theirs) == 15
    assert judged.lose_gammon == 0 or sum(own) == 15


@pytest.mark.parametrize(("point", "count"), [(7, 1), (18, -1), (13, 1), (25, 1), (0, -1), (24, 1), (1, -1)])
def test_a_checker_outside_makes_it_no_ending(point: int, count: int) -> None:
    points = list(position((1, 1, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0)).points)
    assert ENDINGS.judge(Position.from_points(points)) is not None
    points[point] = count
    assert ENDINGS.judge(Position.from_points(points)) is None
    assert ENDINGS.judge(Position.from_points(points).flip()) is None
    assert ENDINGS.cubeful(Position.from_points(points)) is None


def test_a_finished_race_is_certain() -> None:
    for men, own, theirs in ((15, (), (1,)), (15, (), (0, 0, 15)), (3, (), (3,)), (3, (), (2,))):
        over = position(own + (0,) * (6 - len(own)), theirs + (0,) * (6 - len(theirs)), men)
        assert over.result
        for one in (over, over.flip()):
            judged = ENDINGS.judge(one)
            assert judged is not None
            assert judged.equity == one.result


@pytest.mark.parametrize(("men", "points"), [(0, 6), (16, 6), (15, 0), (15, 13), (15, 11), (-1, 6), (2**31 - 1, 6)])
def test_a_table_that_is_too_large_is_refused(men: int, points: int) -> None:
    with pytest.raises(Malformed) as refused:
        OneSided.build(men, points)
    assert refused.value.code == "table_size"
    assert refused.value.params == {"men": men, "points": points}
    with pytest.raises(Malformed):
        TwoSided.build(men, points)


def test_two_sides_make_a_table_too_large_the_sooner() -> None:
    with pytest.raises(Malformed):
        TwoSided.build(10, 6)


@pytest.mark.parametrize("own", [(0,) * 6 + (1,), (16,), (-1, 2), (15, 1)])
def test_checkers_that_no_table_has_are_refused(own: Counts) -> None:
    with pytest.raises(Malformed) as refused:
        ONE.mean(own)
    assert refused.value.code == "placement"


def test_progress_is_told_and_can_end_the_work() -> None:
    told: list[float] = []
    OneSided.build(on_progress=told.append)
    TwoSided.build(3, on_progress=told.append)
    assert len(told) > 20
    assert all(0 <= done < 1 for done in told)

    def stop(done: float) -> None:
        raise KeyboardInterrupt(done)

    with pytest.raises(KeyboardInterrupt):
        TwoSided.build(on_progress=stop)

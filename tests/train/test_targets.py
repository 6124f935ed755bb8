"""What self-play asks a net to learn is what a slow computation of the same finds."""

from __future__ import annotations

import pytest

from core_data import phase_of
from triktrak import Evaluation, Position
from triktrak._core import (
    ALL_ROLLS,
    Dice,
    Endings,
    NetEvaluator,
    OneSided,
    Parameters,
    Samples,
    TwoSided,
    contrived_position,
    self_play,
)

Shares = tuple[float, ...]
JUDGE = NetEvaluator(Parameters.random([128], 1).quantised(""))
ENDINGS = Endings(OneSided.build(), TwoSided.build(4))
WITH_TABLES = NetEvaluator(Parameters.random([128], 1).quantised(""), ENDINGS)
GAMES = range(12)
LONGEST = 400  # turns: a net that knows nothing may hold its anchors for ever


def shares(chances: Evaluation) -> Shares:
    return (
        chances.win - chances.win_gammon,
        chances.win_gammon - chances.win_backgammon,
        chances.win_backgammon,
        chances.lose - chances.lose_gammon,
        chances.lose_gammon - chances.lose_backgammon,
        chances.lose_backgammon,
    )


def close(one: Shares, other: Shares) -> bool:
    return one == pytest.approx(other, abs=1e-6)


def best(judge: NetEvaluator, position: Position, roll: Dice) -> tuple[Position, Shares]:
    """What the opponent faces after the best play, and its chances for the mover."""
    ranked = judge.rank(position, roll)
    if not ranked:
        faced = position.flip()
        return faced, shares(judge.evaluate([faced])[0].flip())
    play, chances = max(ranked, key=lambda one: one[1].equity)
    return play.after.flip(), shares(chances)


def game(judge: NetEvaluator, number: int, **settings: float) -> Samples:
    return self_play(judge, 1, 5, number, contrived=0.3, **settings)  # type: ignore[arg-type]  # settings by name, as they come


@pytest.mark.parametrize("judge", [JUDGE, WITH_TABLES], ids=["net", "tables"])
def test_a_target_is_the_judgement_of_the_best_play_of_the_roll_that_leads_to_the_next_position(
    judge: NetEvaluator,
) -> None:
    for number in GAMES:
        samples = game(judge, number)
        for turn in range(len(samples) - 1):
            position, target, phase = samples[turn]
            following = samples[turn + 1][0]
            assert phase == phase_of(position)
            found = [best(judge, position, roll) for roll in ALL_ROLLS]
            assert any(faced == following and close(target, chances) for faced, chances in found)
        position, target, _ = samples[len(samples) - 1]
        assert any(close(target, best(judge, position, roll)[1]) for roll in ALL_ROLLS)


def test_a_game_ends_where_the_judge_is_certain() -> None:
    ended = 0
    for number in GAMES:
        samples = game(JUDGE, number)
        _, target, _ = samples[len(samples) - 1]
        ended += max(target) == 1.0
        cut = game(WITH_TABLES, number)
        positions = [cut[turn][0] for turn in range(len(cut))]
        assert all(ENDINGS.judge(position) is None for position in positions)
        last = [best(WITH_TABLES, positions[-1], roll)[0] for roll in ALL_ROLLS]
        assert len(cut) == LONGEST or any(one.result or ENDINGS.judge(one) is not None for one in last)
    assert ended >= len(GAMES) - 2


@pytest.mark.parametrize("share", [0.3, 0.8, 1.0])
def test_later_turns_come_back_with_their_share(share: float) -> None:
    for number in GAMES:
        plain, mixed = game(JUDGE, number), game(JUDGE, number, lambda_=share)
        assert [mixed[i][0] for i in range(len(mixed))] == [plain[i][0] for i in range(len(plain))]
        later = plain[len(plain) - 1][1]
        for turn in reversed(range(len(plain))):
            own = plain[turn][1]
            if turn < len(plain) - 1:
                turned = later[3:] + later[:3]
                own = tuple((1 - share) * now + share * then for now, then in zip(own, turned, strict=True))
            assert close(mixed[turn][1], own)
            later = own


@pytest.mark.parametrize("judge", [JUDGE, WITH_TABLES], ids=["net", "tables"])
def test_an_exact_target_is_the_mean_over_all_rolls(judge: NetEvaluator) -> None:
    compared = 0
    for number in range(3):
        samples = game(judge, number, exact=True)
        for turn in range(0, len(samples), 3):
            position, target, _ = samples[turn]
            assert close(target, mean_of(judge, position))
            compared += 1
    assert compared > 15


def mean_of(judge: NetEvaluator, position: Position) -> Shares:
    found = [(roll.weight, best(judge, position, roll)[1]) for roll in ALL_ROLLS]
    return tuple(sum(weight * chances[i] for weight, chances in found) / 36 for i in range(6))


@pytest.mark.parametrize("share", [0.4, 1.0])
def test_later_turns_come_back_into_exact_targets_less_the_luck_of_their_rolls(share: float) -> None:
    compared = 0
    for number in range(3):
        plain, mixed = (game(WITH_TABLES, number, exact=True, lambda_=part) for part in (0.0, share))
        later: Shares | None = None
        for turn in reversed(range(len(plain))):
            position, own, _ = plain[turn]
            assert mixed[turn][0] == position
            # What was rolled is known by where it led.
            played = [best(WITH_TABLES, position, roll) for roll in ALL_ROLLS]
            if turn == len(plain) - 1:
                ends = [(WITH_TABLES.evaluate([faced])[0], met) for faced, met in played if sure(faced)]
                came = [adjusted(own, share, shares(end), met) for end, met in ends] or [own]
            else:
                came = [
                    adjusted(own, share, later, met) for faced, met in played if faced == plain[turn + 1][0] and later
                ]
            assert any(mixed[turn][1] == pytest.approx(one, abs=1e-5) for one in came)
            later = mixed[turn][1]
            compared += 1
    assert compared > 60


def sure(position: Position) -> bool:
    return position.result != 0 or ENDINGS.judge(position) is not None


def adjusted(mean: Shares, share: float, later: Shares, met: Shares) -> Shares:
    turned = later[3:] + later[:3]
    return tuple(
        (1 - share) * now + share * (then - (got - now)) for now, then, got in zip(mean, turned, met, strict=True)
    )


def test_a_turn_at_which_one_strayed_says_nothing_of_those_before() -> None:
    straight, strayed = (game(JUDGE, 1, exact=True, stray=1.0, lambda_=share) for share in (0.0, 1.0))
    same = [straight[turn][1] == strayed[turn][1] for turn in range(len(straight))]
    assert 0.3 < sum(same) / len(same) < 1.0


def mean_two_ahead(position: Position) -> Shares:
    total = [0.0] * 6
    for roll in ALL_ROLLS:
        faced, chances = best(WITH_TABLES, position, roll)
        if not faced.result and ENDINGS.judge(faced) is None:
            theirs = mean_of(WITH_TABLES, faced)
            chances = theirs[3:] + theirs[:3]
        total = [sum_ + roll.weight * share / 36 for sum_, share in zip(total, chances, strict=True)]
    return tuple(total)


def test_where_one_roll_changes_the_nets_mind_a_target_looks_two_rolls_ahead() -> None:
    limit, one, two = 0.02, 0, 0
    for number in range(2):
        samples = game(WITH_TABLES, number, exact=True, deeper=limit)
        for turn in range(0, len(samples), 12):
            position, target, _ = samples[turn]
            mean = mean_of(WITH_TABLES, position)
            own = shares(WITH_TABLES.evaluate([position])[0])
            worth = sum(points * (a - b) for points, a, b in zip((1, 2, 3, -1, -2, -3), own, mean, strict=True))
            if abs(abs(worth) - limit) < 1e-5:
                continue
            changed = abs(worth) > limit
            assert close(target, mean_two_ahead(position) if changed else mean)
            one, two = one + (not changed), two + changed
    assert one > 0
    assert two > 3


def test_the_first_positions_of_a_phase_are_learnt_by_the_stack_of_the_phase_before_too() -> None:
    judge = NetEvaluator(Parameters.random([128, 128, 128], 1).quantised(""))
    kinds = set()
    for number in range(60):
        samples = game(judge, number)
        met = [samples[i] for i in range(len(samples))]
        phases = [phase for position, _, phase in met if phase == phase_of(position)]
        again = met[len(phases) :]
        wanted = []
        for turn in range(1, len(phases)):
            before = [phase for phase in phases[max(0, turn - 2) : turn] if phase != phases[turn]]
            wanted += [(met[turn][0], met[turn][1], before[0])] if before else []
        assert again == wanted
        kinds |= {(phase_of(position), phase) for position, _, phase in again}
    assert kinds >= {(1, 0), (2, 0), (1, 2), (0, 2)}


def test_strayed_games_have_the_targets_of_best_plays_all_the_same() -> None:
    for number in range(3):
        straight, strayed = (game(JUDGE, number, exact=True, stray=share) for share in (0.0, 1.0))
        assert len({strayed[turn][0] for turn in range(10)} & {straight[turn][0] for turn in range(10)}) < 9
        for turn in range(0, len(strayed), 5):
            position, target, _ = strayed[turn]
            assert close(target, mean_of(JUDGE, position))
            following = strayed[turn + 1][0] if turn + 1 < len(strayed) else None
            reached = {play.after.flip() for roll in ALL_ROLLS for play in position.plays(roll)}
            assert following is None or following in reached or following == position.flip()


def test_a_play_is_drawn_the_likelier_the_better_it_looks() -> None:
    """Of the first turn of many games: the middle rank of what was played lies near the best, and all are met."""
    ranks = []
    for number in range(300):
        samples = self_play(JUDGE, 1, 5, number, contrived=0.0, stray=1.0)
        first, second = samples[0][0], samples[1][0]
        by_roll = [[play.after.flip() for play, _ in JUDGE.rank(first, roll)] for roll in ALL_ROLLS]
        ranks += [min(faced.index(second) / len(faced) for faced in by_roll if second in faced)]
    middle = sorted(ranks)[len(ranks) // 2]
    assert 0 < middle < 0.35
    assert max(ranks) > 0.5


def test_contrived_positions_are_a_function_of_the_seed() -> None:
    assert contrived_position(3) == contrived_position(3) != contrived_position(4)

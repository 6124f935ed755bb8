"""Many positions at once, in arrays of other programs: the same chances, and no position that cannot be."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from triktrak import Evaluation, Malformed, Position, SimpleEvaluator
from triktrak._core import Evaluator, NetEvaluator, Parameters, simd_names, unrelated_positions

NET = NetEvaluator(Parameters.random([128, 128, 256], 1).quantised(""))
POSITIONS = unrelated_positions(150, 3)


def as_array(positions: list[Position]) -> Any:
    return np.array([position.points for position in positions], np.int8)


def judged(evaluator: Evaluator, points: Any) -> Any:
    out = np.full((len(points), 5), np.nan, np.float32)
    evaluator.evaluate_batch(points, out)
    return out


def chances(evaluations: list[Evaluation]) -> list[tuple[float, ...]]:
    return [(e.win, e.win_gammon, e.win_backgammon, e.lose_gammon, e.lose_backgammon) for e in evaluations]


@pytest.mark.parametrize("evaluator", [NET, SimpleEvaluator()])
def test_a_batch_says_what_one_by_one_says(evaluator: Evaluator) -> None:
    found = judged(evaluator, as_array(POSITIONS))
    assert np.array_equal(found, np.array(chances(evaluator.evaluate(POSITIONS)), np.float32))


def test_all_arithmetics_say_the_same() -> None:
    net, points = Parameters.random([256, 128, 256], 5).quantised(""), as_array(POSITIONS)
    found = [judged(NetEvaluator(net, simd=simd), points).tobytes() for simd in simd_names()]
    assert len(set(found)) == 1


def test_a_batch_may_be_empty_read_only_or_no_array_of_numpy() -> None:
    points = as_array(POSITIONS[:3])
    expected = judged(NET, points)
    judged(NET, points[:0])
    points.setflags(write=False)
    assert np.array_equal(judged(NET, points), expected)
    rows = memoryview(points.tobytes()).cast("b", (3, 26))
    out = memoryview(bytearray(60)).cast("B").cast("f", (3, 5))
    NET.evaluate_batch(rows, out)
    assert out.tolist() == expected.tolist()


def test_a_game_that_is_over_is_certain() -> None:
    points = np.zeros((1, 26), np.int8)
    points[0, 24] = -3
    # All of one's own are off, and the opponent, who has none off but twelve, cannot lose a gammon.
    assert judged(NET, points).tolist() == [[1, 0, 0, 0, 0]]


@given(arrays.arrays(np.int8, (3, 26), elements=st.integers(-4, 4), fill=st.just(0)), st.integers(0, 2), st.data())
def test_exactly_the_positions_that_cannot_be_are_refused(points: Any, wild: int, data: st.DataObject) -> None:
    points[wild, data.draw(st.integers(0, 25))] = data.draw(st.integers(-128, 127))
    wrong = [index for index, row in enumerate(points.tolist()) if not possible(row)]
    out = np.full((3, 5), np.nan, np.float32)
    if not wrong:
        NET.evaluate_batch(points, out)
        assert np.isfinite(out).all()
        return
    with pytest.raises(Malformed) as caught:
        NET.evaluate_batch(points, out)
    assert caught.value.code == "batch_position"
    assert caught.value.params == {"index": wrong[0], "points": " ".join(map(str, points[wrong[0]].tolist()))}
    assert np.isnan(out).all(), "something was judged before the fault was found"


def possible(row: list[int]) -> bool:
    own, theirs = sum(n for n in row if n > 0), -sum(n for n in row if n < 0)
    return row[0] <= 0 <= row[25] and max(own, theirs) <= 15 and own + theirs > 0


@pytest.mark.parametrize(
    ("code", "spoil"),
    [
        ("batch_points", lambda points, out: (points[:, :25], out)),
        ("batch_points", lambda points, out: (points[0], out)),
        ("batch_points", lambda points, out: (points[::2], out[:2])),
        ("batch_points", lambda points, out: (points.astype(np.int16), out)),
        ("batch_points", lambda points, out: (points.view(np.uint8), out)),
        ("batch_points", lambda points, out: (np.asfortranarray(points), out)),
        ("batch_points", lambda points, out: (b"points", out)),
        ("batch_out", lambda points, out: (points, out[:3])),
        ("batch_out", lambda points, out: (points, out.astype(np.float64))),
        ("batch_out", lambda points, out: (points, np.asfortranarray(out))),
        ("batch_out", lambda points, out: (points, out.reshape(5, 4))),
        ("batch_points", lambda points, out: (points.astype(object), out)),
        ("batch_points", lambda points, out: (points.tolist(), out)),
        ("batch_points", lambda points, out: (None, out)),
        ("batch_out", lambda points, out: (points, out.astype(">f4"))),
        ("batch_out", lambda points, out: (points, bytes(80))),
        ("batch_out", lambda points, out: (points, None)),
    ],
)
def test_an_array_of_another_form_is_refused(code: str, spoil: Callable[..., tuple[Any, Any]]) -> None:
    with pytest.raises(Malformed) as caught:
        NET.evaluate_batch(*spoil(as_array(POSITIONS[:4]), np.zeros((4, 5), np.float32)))
    assert caught.value.code == code


def test_what_may_not_be_written_to_is_no_place_for_results() -> None:
    out = np.zeros((4, 5), np.float32)
    out.setflags(write=False)
    with pytest.raises(Malformed, match="writable"):
        NET.evaluate_batch(as_array(POSITIONS[:4]), out)


@pytest.mark.parametrize("at", [0, 4, 2500])
def test_results_are_not_written_over_positions_that_are_still_to_be_read(at: int) -> None:
    memory = np.zeros(100 * 26 + 2500, np.int8)
    memory[: 100 * 26] = as_array(POSITIONS[:100]).ravel()
    points, before = memory[: 100 * 26].reshape(100, 26), memory.copy()
    with pytest.raises(Malformed) as caught:
        NET.evaluate_batch(points, memory[at : at + 2000].view(np.float32).reshape(100, 5))
    assert caught.value.code == "batch_overlap"
    assert np.array_equal(memory, before)


def test_results_may_lie_right_beside_the_positions() -> None:
    memory = np.zeros(4 * 26 + 80, np.int8)
    memory[:104] = as_array(POSITIONS[:4]).ravel()
    out = memory[104:].view(np.float32).reshape(4, 5)
    NET.evaluate_batch(memory[:104].reshape(4, 26), out)
    assert np.array_equal(out, judged(NET, as_array(POSITIONS[:4])))


def test_other_threads_go_on_while_a_batch_is_judged() -> None:
    points = np.tile(as_array(POSITIONS), (1000, 1))
    out = np.full((len(points), 5), np.nan, np.float32)
    worker = threading.Thread(target=NET.evaluate_batch, args=(points, out))
    worker.start()
    half_done = False
    while worker.is_alive():
        half_done = half_done or (not np.isnan(out[0, 0]) and bool(np.isnan(out[-1, 0])))
    assert half_done

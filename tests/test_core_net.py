"""Nets and their evaluators in Python: the same numbers by every arithmetic, and no number from a damaged file."""

from __future__ import annotations

import struct
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core_data import cases, phase_of
from test_core_evaluator import assert_consistent
from triktrak import Malformed, Position
from triktrak._core import Net, NetEvaluator, Parameters, Trainer, contrived_position, self_play, simd_names
from triktrak.engine.net import net as released

HEADER = 40
PARAMETERS = Parameters.random([128, 128, 256], 1)
BYTES = PARAMETERS.quantised("made of nothing").to_bytes()
PLAIN = NetEvaluator(Net.from_bytes(BYTES), simd="scalar")
NAMED = {f"net_{of}" for of in ("magic", "version", "features", "shape", "stacks", "size", "checksum", "weights")}


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any board on which both sides have something left, sensible or not."""
    men = draw(st.integers(1, 15))
    points = [0] * 26
    for side in (1, -1):
        ours = range(1, 26) if side > 0 else range(25)
        free = [point for point in ours if points[point] * side >= 0]
        for point in draw(st.lists(st.sampled_from(free), min_size=1, max_size=men)):
            points[point] += side
    return Position.from_points(points, men)


@settings(max_examples=300)
@given(positions())
def test_any_position_has_the_same_sound_chances_by_every_arithmetic(position: Position) -> None:
    chances = PLAIN.evaluate([position])[0]
    assert_consistent(position, chances)
    for name in simd_names():
        judge = NetEvaluator(Net.from_bytes(BYTES), simd=name)
        assert judge.simd == name
        assert judge.evaluate([position])[0] == chances


def test_the_net_of_the_release_has_the_same_numbers_by_every_arithmetic() -> None:
    samples = self_play(NetEvaluator(released()), games=100, seed=1)
    met = [samples[index][0] for index in range(len(samples))] + [contrived_position(seed) for seed in range(5000)]
    assert len(met) > 9_000
    assert simd_names()[-1] == "scalar"
    plain = NetEvaluator(released(), simd="scalar").evaluate(met)
    for name in simd_names():
        assert NetEvaluator(released(), simd=name).evaluate(met) == plain
    for position, chances in zip(met, plain, strict=True):
        assert_consistent(position, chances)


def test_plays_are_judged_as_what_the_opponent_faces_where_no_phase_ends() -> None:
    judge = NetEvaluator(released())
    for case in list(cases("legal_plays.txt"))[::7]:
        for play, chances in judge.rank(case.position, case.dice):
            if phase_of(play.after) == phase_of(case.position):
                assert chances == judge.evaluate([play.after.flip()])[0].flip()


def sealed(data: bytes) -> bytes:
    """The same with a checksum that fits, so that only what it holds can be wrong."""
    return data[: HEADER - 4] + struct.pack("<I", zlib.crc32(data[HEADER:])) + data[HEADER:]


def code_of(data: bytes) -> str:
    """The name of what is wrong with a weights file; whatever can be read must judge soundly."""
    try:
        net = Net.from_bytes(data)
    except Malformed as fault:
        return fault.code
    for position in (Position.start(), contrived_position(1)):
        assert_consistent(position, NetEvaluator(net).evaluate([position])[0])
    return ""


@settings(max_examples=300)
@given(st.binary(max_size=4000))
def test_any_bytes_are_refused_by_name(data: bytes) -> None:
    assert code_of(data) == "net_magic"
    assert code_of(BYTES[:8] + data) in NAMED
    assert code_of(BYTES[:HEADER] + data) in NAMED


@settings(max_examples=300)
@given(st.integers(0, len(BYTES) - 1), st.integers(1, 255))
def test_any_changed_byte_is_noticed(at: int, change: int) -> None:
    changed = bytearray(BYTES)
    changed[at] ^= change
    assert code_of(bytes(changed)) in NAMED


@settings(max_examples=200)
@given(st.dictionaries(st.integers(HEADER, len(BYTES) - 1), st.integers(0, 255), min_size=1, max_size=20))
def test_changed_bytes_under_a_fitting_checksum_are_a_sound_net_or_named(changes: dict[int, int]) -> None:
    changed = bytearray(BYTES)
    for at, value in changes.items():
        changed[at] = value
    assert code_of(sealed(bytes(changed))) in {"", "net_weights"}


@settings(max_examples=100)
@given(st.integers(0, len(BYTES) - 1))
def test_a_file_cut_short_anywhere_is_named(size: int) -> None:
    assert code_of(BYTES[:size]) == ("net_magic" if size < HEADER else "net_size")


@settings(max_examples=200)
@given(st.tuples(*[st.integers(0, 2**32 - 1)] * 7))
def test_absurd_headers_are_named_at_once(numbers: tuple[int, ...]) -> None:
    assert code_of(sealed(BYTES[:8] + struct.pack("<7I", *numbers) + BYTES[36:])) in NAMED


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf"), 1e30])
def test_weights_that_are_no_numbers_are_refused(value: float) -> None:
    assert code_of(sealed(BYTES[:-4] + struct.pack("<f", value))) == "net_weights"


@settings(max_examples=200)
@given(st.binary(max_size=200), st.integers(0, 10**6), st.integers(1, 255))
def test_damaged_states_and_parameters_are_named(data: bytes, at: int, change: int) -> None:
    state, floats = STATE, PARAMETERS.to_bytes()
    for read, whole in ((Trainer.from_bytes, state), (Parameters.from_bytes, floats)):
        with pytest.raises(Malformed):
            read(data)
        changed = bytearray(whole)
        # The first bytes of a state count the steps of each stack, and any count is one.
        changed[24 + at % (len(whole) - 24)] ^= change
        with pytest.raises(Malformed):
            read(bytes(changed))


STATE = Trainer(PARAMETERS).to_bytes()


def test_nets_say_how_wide_they_are() -> None:
    assert repr(PARAMETERS) == "Parameters(hidden=(128, 128, 256))"
    assert repr(Net.from_bytes(BYTES)) == "Net(hidden=(128, 128, 256))"
    assert repr(PLAIN) == "NetEvaluator(Net(hidden=(128, 128, 256)), simd='scalar')"
    assert repr(Trainer(PARAMETERS)) == "<Trainer of Parameters(hidden=(128, 128, 256)) after 0 steps>"
    assert repr(self_play(PLAIN, games=1, seed=1)).endswith(" samples>")


def test_arguments_that_make_no_net_are_refused() -> None:
    for hidden in ([0], [100], [8192], [128, 100], [128, 128, 0]):
        with pytest.raises(Malformed, match="hidden units"):
            Parameters.random(hidden, 1)
    for hidden in ([], [128] * 4):
        with pytest.raises(Malformed, match="stacks"):
            Parameters.random(hidden, 1)
    with pytest.raises(Malformed, match="hidden units"):
        PARAMETERS.widened([64, 128, 256], 1)
    with pytest.raises(Malformed, match="stacks"):
        PARAMETERS.widened([128], 1)
    with pytest.raises(Malformed, match="arithmetic"):
        NetEvaluator(Net.from_bytes(BYTES), simd="abacus")
    with pytest.raises(TypeError):
        Parameters.random([-128], 1)
    with pytest.raises(Malformed, match="threads"):
        self_play(PLAIN, games=1, seed=1, threads=0)
    with pytest.raises(Malformed, match=r"lambda.*1\.5"):
        self_play(PLAIN, games=1, seed=1, lambda_=1.5)

"""What an all-reduce computes: every element type, reduction and group, on ranks that are threads."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from threaded_ranks import on_ranks

from mlfuse import distributed
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.distributed.base import Single

pytestmark = pytest.mark.quick_c

BF16 = ml_dtypes.bfloat16
INTEGERS = ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64")


def reduced(
    arrays: list[Array], reduction: str, groups: tuple[tuple[int, ...], ...] | None = None
) -> list[Array]:
    """What each rank gets of its array."""
    return on_ranks(
        len(arrays), lambda c: distributed.all_reduce([arrays[c.rank]], reduction, groups)[0]
    )


@pytest.mark.parametrize("name", ["f32", "f64"])
@pytest.mark.parametrize("reduction", ["add", "mul", "mean"])
def test_floats_are_combined_in_their_own_type(name: str, reduction: str) -> None:
    a, b = np.random.default_rng(0).standard_normal((2, 100)).astype(dtypes.named(name).numpy)
    want = {"add": a + b, "mul": a * b, "mean": (a + b) / a.dtype.type(2)}[reduction]
    for got in reduced([a, b], reduction):
        assert got.tobytes() == want.tobytes()


@pytest.mark.parametrize("name", ["bf16", "f16", "f8E4M3FN", "f8E5M2"])
def test_narrow_floats_are_rounded_once(name: str) -> None:
    """Three ranks: in their own type the sum would be rounded twice, and 1 + eps / 2 be lost."""
    dtype = dtypes.named(name)
    half = 2.0 ** -(dtype.mantissa_bits + 1)
    ranks = [np.array([1.0, 0.25]), np.array([half, 0.5]), np.array([half, 0.25])]
    stored = [each.astype(dtype.numpy) for each in ranks]
    for got in reduced(stored, "add"):
        assert got.dtype == dtype.numpy
        assert got.astype(np.float64).tolist() == [1 + 2 * half, 1.0]


def test_the_mean_of_narrow_floats_is_rounded_once() -> None:
    """(1 + 1 + 2 eps) / 2 is representable, 2 + 2 eps isn't."""
    eps = 2.0**-7
    for got in reduced([np.array([1.0], BF16), np.array([1 + eps * 2], BF16)], "mean"):
        assert float(got[0]) == 1 + eps


@pytest.mark.parametrize("name", INTEGERS)
def test_integers_wrap_around_and_know_their_sign(name: str) -> None:
    dtype = dtypes.named(name)
    a = np.array([dtype.highest, dtype.lowest, 3], dtype.numpy)
    b = np.array([2, 1, 5], dtype.numpy)
    bits = 2**dtype.bits
    want = {
        "add": [(int(x) + int(y)) % bits for x, y in zip(a, b, strict=True)],
        "mul": [(int(x) * int(y)) % bits for x, y in zip(a, b, strict=True)],
        "max": [max(int(x), int(y)) % bits for x, y in zip(a, b, strict=True)],
        "min": [min(int(x), int(y)) % bits for x, y in zip(a, b, strict=True)],
    }
    for reduction, values in want.items():
        for got in reduced([a, b], reduction):
            assert [int(value) % bits for value in got] == values, reduction


@pytest.mark.parametrize("name", ["f64", "f32", "bf16", "f16"])
def test_max_and_min_of_nan_zeros_and_infinities(name: str) -> None:
    """NaN wins over all, +0 is above -0, as everywhere."""
    dtype, nan, inf = dtypes.named(name).numpy, np.nan, np.inf
    a = np.array([nan, 1, 0.0, -0.0, -inf, 3, -nan, -5], dtype)
    b = np.array([1, nan, -0.0, 0.0, inf, -4, inf, -6], dtype)
    for got in reduced([a, b], "max"):
        wide = got.astype(np.float64)
        np.testing.assert_array_equal(wide, [nan, nan, 0, 0, inf, 3, nan, -5])
        assert not np.signbit(wide[2:4]).any()
    for got in reduced([a, b], "min"):
        wide = got.astype(np.float64)
        np.testing.assert_array_equal(wide, [nan, nan, 0, 0, -inf, -4, nan, -6])
        assert np.signbit(wide[2:4]).all()


def test_truth_values_by_max_and_min() -> None:
    a, b = np.array([True, True, False, False]), np.array([True, False, True, False])
    assert all((got == (a | b)).all() for got in reduced([a, b], "max"))
    assert all((got == (a & b)).all() for got in reduced([a, b], "min"))


def test_groups_are_apart() -> None:
    arrays = [np.array([10.0**rank]) for rank in range(4)]
    # The threads of both groups come to one barrier, so both are combined at the same time.
    got = reduced(arrays, "add", ((0, 3), (1, 2)))
    assert [float(each[0]) for each in got] == [1001, 110, 110, 1001]


def test_groups_hold_every_rank_once() -> None:
    """A program that was made for two processes gives an error on one or three, no number."""
    x = np.ones(2)
    with pytest.raises(MlfuseError, match="must hold each of the 1 ranks once"):
        distributed.all_reduce([x], groups=((0, 1),))
    with pytest.raises(MlfuseError, match="must hold each of the 3 ranks once; start as many"):
        reduced([x, x, x], "add", ((0, 1),))


def test_one_rank_is_the_identity() -> None:
    x = np.array([1.0, np.nan, -0.0], np.float32)
    for reduction in ("add", "mean", "mul", "max", "min"):
        (got,) = distributed.all_reduce([x], reduction)
        assert got.tobytes() == x.tobytes()
        assert not np.shares_memory(got, x)
    assert (distributed.rank(), distributed.world_size()) == (0, 1)


def test_large_arrays_are_widened_in_pieces() -> None:
    count = 2**20 + 3
    a, b = np.full(count, 1.5, BF16), np.full(count, 2.0, BF16)
    for got in reduced([a, b], "add"):
        assert (got.astype(np.float32) == 3.5).all()


def test_several_processes_without_a_communicator_are_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each would go on with numbers of its own."""
    monkeypatch.setenv("PMI_SIZE", "2")
    with pytest.raises(MlfuseError, match=r"this process is one of 2 .*\.initialize\(\"mpi\"\)"):
        distributed.all_reduce([np.ones(2)])
    with distributed.communicator(Single()):
        assert distributed.world_size() == 1


def test_what_isnt_known_is_refused() -> None:
    with pytest.raises(
        MlfuseError, match="unknown backend 'gloo', expected one of: mpi, nccl, single"
    ):
        distributed.initialize("gloo")
    with pytest.raises(MlfuseError, match="timeout_s = 0 must be more than 0"):
        distributed.initialize("single", timeout_s=0)
    with pytest.raises(MlfuseError, match="one element type, not float32, float64"):
        distributed.all_reduce([np.ones(2), np.ones(2, np.float32)])

"""NCCL: what is handed to it, with NumPy for CuPy; and on a GPU NCCL itself, with one rank."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from mlfuse import distributed
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.distributed.base import Request
from mlfuse.runtime.distributed.device import reduce_array
from mlfuse.runtime.distributed.host import ordered

pytestmark = pytest.mark.quick_c

NAMES = (
    "f64",
    "f32",
    "f16",
    "bf16",
    "i1",
    *(f"{u}i{b}" for u in ("", "u") for b in (8, 16, 32, 64)),
)
NCCL_HAS = {"float32", "float64", *(f"{u}int{b}" for u in ("", "u") for b in (8, 32, 64))}


def array_of(name: str, seed: int) -> Array:
    """Small numbers, so that sums are exact in every type."""
    values = np.random.default_rng(seed).integers(0, 8, 50)
    return values.astype(dtypes.named(name).numpy)


def given_to_nccl(array: Array, reduction: str) -> list[Array]:
    """What `reduce_array` hands over, which gets nothing from others."""
    handed: list[Array] = []
    request = Request.of([array], reduction, None, None)
    reduce_array(np, array, request, 1, lambda values, _: handed.append(values.copy()))
    return handed


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("reduction", ["add", "mul", "max", "min", "mean"])
def test_the_sum_of_two_ranks(name: str, reduction: str) -> None:
    """The other rank's elements are combined with as NCCL does it, in a type that it has."""
    dtype = dtypes.named(name)
    if (reduction == "mean" and not dtype.is_float) or (
        dtype.is_bool and reduction not in ("max", "min")
    ):
        return
    mine, other = array_of(name, 0), array_of(name, 1)
    (sent,) = given_to_nccl(other.copy(), reduction)
    combine: Any = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}

    def reduce(values: Array, how: str) -> None:
        assert values.dtype.name in NCCL_HAS and values.dtype == sent.dtype
        assert how in ("add", "mul") or values.dtype.kind in "iu"
        values[...] = combine[how](values, sent)

    got = mine.copy()
    reduce_array(np, got, Request.of([got], reduction, None, None), 2, reduce)
    if reduction == "mean":
        want = (mine.astype(np.float64) + other.astype(np.float64)) / 2
    else:
        wide = [each.astype(np.float64 if dtype.is_float else np.int64) for each in (mine, other)]
        want = combine[reduction](*wide)
    assert got.dtype == mine.dtype
    np.testing.assert_array_equal(
        got.astype(np.float64), want.astype(mine.dtype).astype(np.float64)
    )


@pytest.mark.parametrize("name", ["f64", "f32", "f16", "bf16"])
def test_the_order_of_floats(name: str) -> None:
    """As on the host: -NaN and NaN are above all for max and below all for min, -0 is below +0."""
    values = np.array([-np.inf, -1.5, -0.0, 0.0, 1e-3, 2.0, np.inf])
    array = values.astype(dtypes.named(name).numpy)
    for reduction in ("max", "min"):
        nans = np.array([np.nan, -np.nan], array.dtype)
        (keys,) = given_to_nccl(np.concatenate([array, nans]), reduction)
        assert (np.diff(keys[:7]) > 0).all()
        ends = keys[7:]
        assert (ends > keys[6]).all() if reduction == "max" else (ends < keys[0]).all()
    wide = array.astype(np.float32) if array.dtype.itemsize == 2 else array
    (keys,) = given_to_nccl(array.copy(), "max")
    np.testing.assert_array_equal(keys, ordered(wide, highest=True))


@pytest.mark.skipif(find_spec("cupy") is not None, reason="CuPy is there")
def test_without_cupy_the_error_says_what_to_install() -> None:
    with pytest.raises(MlfuseError, match="needs CuPy with NCCL"):
        distributed.initialize("nccl")


@pytest.mark.gpu
@pytest.mark.parametrize("name", NAMES)
def test_one_rank_on_a_gpu(name: str) -> None:
    """NCCL itself, which then gives what it is given."""
    from mlfuse.runtime.distributed.nccl import NcclCommunicator

    cupy: Any = pytest.importorskip("cupy")
    nccl: Any = pytest.importorskip("cupy.cuda.nccl")
    comm = NcclCommunicator(None)
    one = nccl.NcclCommunicator(1, nccl.get_unique_id(), 0)
    dtype = dtypes.named(name)
    for reduction in ("max", "min") if dtype.is_bool else ("add", "mul", "max", "min"):
        array = array_of(name, 0)
        stored = array.view(np.uint16) if dtype.numpy == ml_dtypes.bfloat16 else array
        on_device: Any = cupy.asarray(stored)
        comm.combine(on_device, Request.of([array], reduction, None, None), one, 1)
        assert on_device.get().tobytes() == array.tobytes()

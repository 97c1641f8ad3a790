"""On a real GPU: `make test-gpu`. Skipped elsewhere, where `test_modules.py` runs kernels on the host."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest
from modules import SHAPES, SOFTMAX, Array, check_softmax, softmax_inputs

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.testing.stored_modules import NAMES, Case

pytestmark = pytest.mark.gpu

BF16 = np.dtype(ml_dtypes.bfloat16)


@pytest.fixture(scope="module")
def cupy() -> Any:
    return import_module("cupy")


def results(executable: mlfuse.Executable, *args: object) -> list[Any]:
    """The results of a call as a list."""
    got = executable(*args)
    return list(cast(tuple[Any, ...], got)) if isinstance(got, tuple) else [got]


@pytest.fixture(scope="module")
def executable() -> mlfuse.Executable:
    return mlfuse.compile(SOFTMAX, device="cuda")


@pytest.mark.parametrize("name", NAMES)
def test_cupy_arrays_stay_on_the_device(name: str, cupy: Any):
    case = Case.load(name)
    run = mlfuse.compile(case.path, device="cuda")
    args = [cupy.asarray(x) for x in case.inputs]
    got = results(run, *args)
    assert all(isinstance(result, cupy.ndarray) for result in got)
    case.check([result.get() for result in got])
    for arg, x in zip(args, case.inputs, strict=True):
        assert arg.get().tobytes() == x.tobytes(), "an argument was written"


@pytest.mark.parametrize("name", NAMES)
def test_numpy_arrays_come_back_as_numpy_arrays(name: str):
    case = Case.load(name)
    got = results(mlfuse.compile(case.path, device="cuda"), *case.inputs)
    assert all(type(result) is np.ndarray for result in got)
    case.check(got)


@pytest.mark.parametrize("name", NAMES)
def test_same_call_same_bits(name: str, cupy: Any):
    case = Case.load(name)
    run = mlfuse.compile(case.path, device="cuda")
    args = [cupy.asarray(x) for x in case.inputs]
    first, second = results(run, *args), results(run, *args)
    for a, b in zip(first, second, strict=True):
        assert a.data.ptr != b.data.ptr or a.size == 0
        assert a.get().tobytes() == b.get().tobytes()


def test_the_host_and_the_device_round_alike():
    """Functions are our own on every target, so what is left is none or a rounding."""
    case = Case.load("sigmoid")
    on_device = mlfuse.compile(case.path, device="cuda")(*case.inputs)
    on_host = mlfuse.compile(case.path, device="cpu")(*case.inputs)
    np.testing.assert_array_max_ulp(on_device, on_host, maxulp=1)


@pytest.mark.parametrize("shape", SHAPES)
def test_dynamic_sizes(shape: tuple[int, int], executable: mlfuse.Executable, cupy: Any):
    x, b = softmax_inputs(shape)
    check_softmax(results(executable, x, b), x, b)
    got = results(executable, cupy.asarray(x), cupy.asarray(b))
    check_softmax([result.get() for result in got], x, b)


def test_sizes_that_must_be_equal(executable: mlfuse.Executable, cupy: Any):
    x, b = cupy.zeros((3, 4), np.float32), cupy.zeros(1, np.float32)
    with pytest.raises(MlfuseError, match="argument 1 dim 0 is 1, argument 0 dim 1 is 4"):
        executable(x, b)


@pytest.mark.parametrize("shape", [(7, 33), (40, 128), (2, 1000)])
def test_arrays_that_start_off_16_bytes(
    shape: tuple[int, int], executable: mlfuse.Executable, cupy: Any
):
    x, b = softmax_inputs(shape)
    args: list[Any] = []
    for array in (x, b):
        memory = cupy.empty(array.size + 1, np.float32)
        memory[1:] = cupy.asarray(array.ravel())
        args.append(memory[1:].reshape(array.shape))
        assert args[-1].data.ptr % 16 == 4
    aligned = results(executable, cupy.asarray(x), cupy.asarray(b))
    misaligned = results(executable, *args)
    for a, b_ in zip(aligned, misaligned, strict=True):
        assert a.get().tobytes() == b_.get().tobytes()


def test_arrays_that_are_not_row_major(executable: mlfuse.Executable, cupy: Any):
    x, b = softmax_inputs((40, 128))
    strided = cupy.zeros((80, 256), np.float32)[::2, ::2]
    strided[...] = cupy.asarray(x)
    for other in (strided, cupy.asfortranarray(cupy.asarray(x)), cupy.asarray(x.T.copy()).T):
        got = results(executable, other, cupy.asarray(b))
        check_softmax([result.get() for result in got], x, b)
    got = results(executable, cupy.asarray(x), cupy.asarray(b[::-1].copy())[::-1])
    check_softmax([result.get() for result in got], x, b)


def test_on_a_stream(executable: mlfuse.Executable, cupy: Any):
    """Kernels go where CuPy's current stream is, in order with what else is put there."""
    x, b = softmax_inputs((300, 1000))
    with cupy.cuda.Stream(non_blocking=True) as stream:
        got = results(executable, cupy.asarray(x) * 2, cupy.asarray(b) * 2)
        twice = [result + result for result in got]
        stream.synchronize()
    check_softmax([result.get() / 2 for result in twice], 2 * x, 2 * b)


def test_memory_is_given_back(executable: mlfuse.Executable, cupy: Any):
    x, b = (cupy.asarray(array) for array in softmax_inputs((40, 128)))
    results(executable, x, b)
    pool = cupy.get_default_memory_pool()
    before = pool.used_bytes()
    for _ in range(100):
        results(executable, x, b)
    assert pool.used_bytes() == before


def test_arrays_on_both_sides_are_refused(executable: mlfuse.Executable, cupy: Any):
    x, b = softmax_inputs((3, 4))
    with pytest.raises(MlfuseError, match="argument 1 is on the host"):
        executable(cupy.asarray(x), b)


RESIDUAL = """
func.func @main(%x: tensor<?x?xbf16>, %y: tensor<?x?xbf16>) -> tensor<?x?xbf16> {
  %0 = graph.gelu %x {approximate = "none"} : tensor<?x?xbf16>
  %1 = graph.add %0, %y : tensor<?x?xbf16>
  func.return %1 : tensor<?x?xbf16>
}"""


@pytest.mark.parametrize("shape", [(4, 128), (3, 5), (1, 1), (0, 3)])
def test_bf16(shape: tuple[int, int], cupy: Any):
    """As ml_dtypes arrays from the host, and as bits on the device."""
    random = np.random.default_rng(0)
    x, y = (random.standard_normal(shape, np.float32).astype(BF16) for _ in range(2))
    want = mlfuse.compile(RESIDUAL, device="interpreter")(x, y)
    run = mlfuse.compile(RESIDUAL, device="cuda")
    got = run(x, y)
    assert got.dtype == BF16
    assert _steps(got, want) <= 1
    bits = [cupy.asarray(array.view(np.uint16)) for array in (x, y)]
    again = run(*bits)
    assert again.get().tobytes() == got.tobytes()


def _steps(a: Array, b: Array) -> int:
    """By how many bf16 numbers the farthest pair differs."""
    ranks: list[Array] = []
    for array in (a, b):
        bits = array.view(np.int16).astype(np.int32)
        ranks.append(np.where(bits < 0, -(bits & 0x7FFF), bits))
    return int(np.abs(ranks[0] - ranks[1]).max(initial=0))

"""Products of matrices by the kernels' own threads, which call NumPy's OpenBLAS for a part each."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from mlfuse.frontends.torch.compiled.blas import torchs_blas
from mlfuse.runtime.library import blas, native
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.numpy_library import NumpyLibrary, strided
from mlfuse.runtime.library.steps import ArrayView, MatMul, Work

Array = np.ndarray[Any, np.dtype[Any]]
F32, F64 = np.dtype(np.float32), np.dtype(np.float64)


def step_of(m: int, k: int, n: int) -> MatMul:
    target, left, right = (Layout.row_major(shape) for shape in ((m, n), (m, k), (k, n)))
    return MatMul(ArrayView(2, target), ArrayView(0, left), ArrayView(1, right))


needs_products = pytest.mark.skipif(
    not native.multiplies(step_of(2, 2, 2), F32, blas.find()),
    reason="NumPy's BLAS isn't OpenBLAS, or there is no C compiler with OpenMP",
)


def view(rng: random.Random, shape: Sequence[int]) -> tuple[Layout, int]:
    """A view of this shape, by rows or by columns, with gaps or without, and its array's size."""
    rank = len(shape)
    order = list(range(rank))
    if rng.random() < 0.5:
        order[-2:] = [rank - 1, rank - 2]
    gap, start = rng.choice((0, 0, 3)), rng.choice((0, 2))
    stored = [shape[dim] for dim in order]
    stored[-1] += gap
    layout = Layout.row_major(stored, start).cut(rank - 1, 0, stored[-1] - gap)
    return layout.permuted([order.index(dim) for dim in range(rank)]), int(np.prod(stored)) + start


def multiplied(
    step: MatMul, sizes: Sequence[int], dtype: np.dtype[Any], seed: int, known: blas.Blas
) -> None:
    """Check a product against NumPy's in f64, and that nothing else is written."""
    rng = np.random.default_rng(seed)
    left, right = (rng.standard_normal(size).astype(dtype) for size in sizes[:2])
    result = np.full(sizes[2], 7.5, dtype)
    exact = result.astype(F64)
    native.product(step, dtype, known)([left, right, result])
    wide = [
        strided(array, place.layout).astype(F64)
        for array, place in ((left, step.left), (right, step.right))
    ]
    bound = np.zeros(result.shape)  # n eps sum |x y|, which docs/numerics.md states
    sums_of_sizes = np.matmul(*map(np.abs, wide))
    strided(bound, step.target.layout)[...] = (
        wide[0].shape[-1] * np.finfo(dtype).eps * sums_of_sizes
    )
    strided(exact, step.target.layout)[...] = np.matmul(*wide)
    assert (np.abs(result - exact) <= bound).all()


def the_blas(which: str = "NumPy's") -> blas.Blas:
    found = blas.find() if which == "NumPy's" else torchs_blas()
    if found is None:
        pytest.skip(f"{which} BLAS can't be called")
    return found


both = pytest.mark.parametrize("which", ["NumPy's", "torch's"])


@pytest.mark.sampled(3)
@needs_products
@both
@pytest.mark.parametrize("start", range(0, 600, 100))
def test_products_of_any_layout(start: int, which: str):
    rng = random.Random(start)
    for seed in range(start, start + 100):
        m, k, n = (rng.choice((1, 1, 2, 5, 16, 17, 33, 100, 130)) for _ in range(3))
        batch = [rng.choice((1, 2, 3)) for _ in range(rng.choice((0, 0, 1, 2)))]
        once = [1 if rng.random() < 0.2 else size for size in batch]  # one matrix for the batch
        left, left_size = view(rng, [*once, m, k])
        right, right_size = view(rng, [*batch, k, n])
        target, target_size = view(rng, [*batch, m, n])
        step = MatMul(ArrayView(2, target), ArrayView(0, left), ArrayView(1, right))
        if native.multiplies(step, F32, the_blas(which)):
            dtype = rng.choice((F32, F64))
            multiplied(step, (left_size, right_size, target_size), dtype, seed, the_blas(which))


@needs_products
@both
@pytest.mark.parametrize("dtype", [F32, F64])
@pytest.mark.parametrize(
    ("m", "k", "n"), [(300, 256, 40), (40, 256, 300), (1, 700, 900), (900, 700, 1), (1, 10**6, 1)]
)
def test_large_products_in_parts(m: int, k: int, n: int, dtype: np.dtype[Any], which: str):
    multiplied(step_of(m, k, n), (m * k, k * n, m * n), dtype, 0, the_blas(which))


@needs_products
def test_results_repeat():
    run = product(300, 256, 200)
    np.testing.assert_array_equal(run(), run())


def product(m: int, k: int, n: int) -> Callable[[], Array]:
    rng = np.random.default_rng(0)
    left, right = rng.standard_normal((m, k), F32), rng.standard_normal((k, n), F32)
    compiled = native.product(step_of(m, k, n), F32, the_blas())

    def run() -> Array:
        result = np.empty((m, n), F32)
        compiled([left, right, result])
        return result

    return run


def threads_of_the_blas() -> int:
    known = blas.find()
    assert known is not None
    return ctypes.CFUNCTYPE(ctypes.c_int)(known.threads[1])()


@needs_products
def test_the_blas_has_its_threads_back_afterwards():
    before = threads_of_the_blas()
    product(300, 256, 200)()
    assert threads_of_the_blas() == before


@needs_products
def test_calls_of_several_threads_do_not_disturb_one_another():
    before = threads_of_the_blas()
    # Small integers: sums are exact, however many threads a caller's products are cut for.
    rng = np.random.default_rng(0)
    left, right = (rng.integers(-8, 8, (128, 128)).astype(F32) for _ in range(2))
    compiled = native.product(step_of(128, 128, 128), F32, the_blas())

    def run() -> Array:
        result = np.empty((128, 128), F32)
        compiled([left, right, result])
        return result

    expected = left @ right
    with ThreadPoolExecutor(4) as pool:
        for each in [pool.submit(run) for _ in range(200)]:
            np.testing.assert_array_equal(each.result(), expected)
    assert threads_of_the_blas() == before


def test_another_blas_is_called_by_numpy(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(blas, "find", lambda: None)
    step = step_of(3, 4, 5)
    assert not native.multiplies(step, F32, blas.find())
    left, right = np.arange(12, dtype=F32).reshape(3, 4), np.arange(20, dtype=F32).reshape(4, 5)
    result = np.empty((3, 5), F32)
    NumpyLibrary().compile(Work((step,), (F32, F32, F32)))([left, right, result])
    np.testing.assert_array_equal(result, left @ right)

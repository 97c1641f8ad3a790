"""Convolutions by oneDNN, and how a call describes them to it: forward, data gradient, weight gradient.

Everything is compared with the convolution's meaning, summed in f64. What needs the library is skipped
where the wheel `onednn-cpu-gomp` isn't installed.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, WindowDim, convolve
from mlfuse.runtime.library import onednn, onednn_convolution, onednn_product
from mlfuse.runtime.library.convolution import Convolution
from mlfuse.runtime.library.convolution_kinds import as_kind
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.numpy_library import NumpyLibrary, strided
from mlfuse.runtime.library.planning import Planner
from mlfuse.runtime.library.steps import ArrayView, Convolve, MatMul, Operand, Step

Array = np.ndarray[Any, np.dtype[Any]]
F32, F16 = np.dtype(np.float32), np.dtype(np.float16)
BF16 = np.dtype(cast(Any, ml_dtypes).bfloat16)
NCHW, OIHW = (0, 1, 2, 3), (0, 1, 2, 3)
NHWC, HWIO = (0, 3, 1, 2), (3, 2, 0, 1)

needs_onednn = pytest.mark.skipif(onednn.load() is None, reason="onednn-cpu-gomp isn't installed")


class OfMatrices(NumpyLibrary):
    """As where oneDNN isn't installed."""

    def convolves(self, dtype: np.dtype[np.generic]) -> bool:
        return False


@dataclass
class Case:
    """A convolution and its arrays."""

    numbers: ConvolutionNumbers
    lhs: Array
    rhs: Array

    @property
    def shape(self) -> tuple[int, ...]:
        return self.numbers.result_shape(self.lhs.shape, self.rhs.shape)

    def steps(self, library: NumpyLibrary) -> tuple[Sequence[Step], Array]:
        """What is done, and the result."""
        inputs = [Operand(each.shape, each.dtype) for each in (self.lhs, self.rhs)]
        output = Operand(self.shape, self.lhs.dtype)
        work = Convolution(self.numbers).plan(inputs, [output], {}, library)
        scratch = [aligned(each.shape, each.dtype) for each in work.scratch]
        arrays = [like(self.lhs), like(self.rhs), aligned(self.shape, self.lhs.dtype), *scratch]
        for array in arrays[2:]:
            array.reshape(-1).view(np.uint8)[:] = 0xFF  # NaN, where nothing is written
        library.compile(work)(arrays)
        return work.steps, arrays[2]

    def check(self, result: Array) -> None:
        """Against sums in f64, with an error bound that follows from the sizes of the terms."""
        lhs, rhs = self.lhs.astype(np.float64), self.rhs.astype(np.float64)
        expected: Array = convolve(lhs, rhs, self.numbers)
        terms: Array = convolve(np.abs(lhs), np.abs(rhs), self.numbers)
        count = convolve(np.ones_like(lhs), np.ones_like(rhs), self.numbers)
        bound = count * float(np.finfo(np.float32).eps) * terms  # docs/numerics.md, of sums in f32
        half_ulp = {F32: 0.0, F16: 2.0**-11, BF16: 2.0**-8}[result.dtype]
        error = np.abs(result.astype(np.float64) - expected)
        least = float(np.finfo(np.float32).smallest_subnormal)
        assert (error <= bound + half_ulp * np.abs(expected) + least).all(), self.numbers


def aligned(shape: Sequence[int], dtype: np.dtype[Any]) -> Array:
    nbytes = int(np.prod(shape)) * dtype.itemsize
    memory = np.empty(nbytes + 64, np.uint8)
    return np.ndarray(shape, dtype, memory, -memory.ctypes.data % 64)


def like(array: Array) -> Array:
    copy = aligned(array.shape, array.dtype)
    copy[...] = array
    return copy


def drawn(seed: int) -> Case:
    """Any convolution of sizes that aren't 0."""
    rng, values = random.Random(seed), np.random.default_rng(seed)
    while True:
        rank, groups = rng.choice((1, 2, 2, 3)), rng.choice((1, 1, 1, 2, 4))
        of_batch = rng.random() < 0.3
        kernel = [rng.choice((1, 2, 3, 5)) for _ in range(rank)]
        windows = [
            WindowDim(
                stride=rng.choice((1, 1, 2, 3)),
                low=rng.choice((0, 0, 1, 2, -1, size - 1)),
                high=rng.choice((0, 0, 1, 2, -1, size - 1)),
                lhs_dilation=rng.choice((1, 1, 2, 3)),
                rhs_dilation=rng.choice((1, 1, 2)),
                reverse=rng.random() < 0.4,
            )
            for size in kernel
        ]
        size = [rng.choice((1, 2, 5, 9)) for _ in range(rank)]
        if rng.random() < 0.25:  # a kernel's gradient: the window is about as large as the input
            kernel = [max(1, each - rng.randint(0, 2)) for each in size]
            windows = [WindowDim(1, w.low, w.high, 1, w.rhs_dilation) for w in windows]
        places = [list(range(rank + 2)) for _ in range(3)]
        for each in places if rng.random() < 0.7 else ():
            rng.shuffle(each)
        numbers = ConvolutionNumbers(
            tuple(places[0]),
            tuple(places[1]),
            tuple(places[2]),
            tuple(windows),
            feature_groups=1 if of_batch else groups,
            batch_groups=groups if of_batch else 1,
        )
        inputs, outputs = rng.choice((1, 3, 8, 16)), rng.choice((1, 2, 16)) * groups
        batch = rng.choice((1, 2, 6))
        features = inputs if of_batch else inputs * groups
        sizes = ([batch * (groups if of_batch else 1), features, *size], [outputs, inputs, *kernel])
        lhs, rhs = (
            [of_dim[dims.index(dim)] for dim in range(rank + 2)]
            for of_dim, dims in zip(sizes, (numbers.lhs, numbers.rhs), strict=True)
        )
        if min(numbers.result_shape(lhs, rhs)) > 0:
            break
    dtype: Any = rng.choice((F32, F32, F32, BF16, F16))
    return Case(
        numbers,
        values.standard_normal(lhs).astype(dtype),
        values.standard_normal(rhs).astype(dtype),
    )


def image(*sizes: int, kernel: int = 3, outputs: int = 32, window: WindowDim | None = None) -> Case:
    """A convolution of images `[batch, feature, y, x]`."""
    rng = np.random.default_rng(0)
    window = WindowDim(low=kernel // 2, high=kernel // 2) if window is None else window
    numbers = ConvolutionNumbers(NCHW, OIHW, NCHW, (window, window))
    weights = rng.standard_normal((outputs, sizes[1], kernel, kernel))
    return Case(numbers, rng.standard_normal(sizes).astype(F32), weights.astype(F32))


# What a library is told.


def kind(numbers: ConvolutionNumbers, lhs: tuple[int, ...], rhs: tuple[int, ...]) -> Convolve:
    output = Operand(numbers.result_shape(lhs, rhs), F32)
    inputs = [Operand(lhs, F32), Operand(rhs, F32)]
    found = as_kind(numbers, inputs, output, Planner.of(inputs, output, {}))
    assert found is not None
    return found


def test_a_convolution_with_stride_is_forward():
    window = WindowDim(stride=2, low=1, high=1)
    found = kind(
        ConvolutionNumbers(NHWC, HWIO, NHWC, (window, window)), (8, 9, 9, 3), (3, 3, 3, 16)
    )
    assert (found.kind, found.strides, found.dilations) == ("forward", (2, 2), (1, 1))
    assert found.padding == ((1, 1), (1, 1))
    assert found.source.layout.shape == (8, 3, 9, 9)
    assert found.weights.layout.shape == (1, 16, 3, 3, 3)
    assert found.result.layout.shape == (8, 16, 5, 5)


def test_its_input_gradient_is_data():
    # Of 9 places padded by 1, kernel 3, stride 2: 5 results, dilated by 2, padded by 3 - 1 - 1.
    window = WindowDim(low=1, high=1, lhs_dilation=2, reverse=True)
    swapped = (1, 0, 2, 3)
    found = kind(
        ConvolutionNumbers(NCHW, swapped, NCHW, (window,) * 2), (8, 16, 5, 5), (16, 3, 3, 3)
    )
    assert (found.kind, found.strides, found.padding) == ("data", (2, 2), ((1, 1), (1, 1)))
    assert found.target == found.source
    assert found.source.layout.shape == (8, 3, 9, 9)
    assert found.weights.layout.shape == (1, 16, 3, 3, 3)


def test_its_kernel_gradient_is_weights():
    window = WindowDim(low=1, high=1, rhs_dilation=2)
    swapped = (1, 0, 2, 3)
    numbers = ConvolutionNumbers(swapped, swapped, swapped, (window,) * 2)
    found = kind(numbers, (8, 3, 9, 9), (8, 16, 5, 5))
    assert (found.kind, found.strides, found.padding) == ("weights", (2, 2), ((1, 1), (1, 1)))
    assert found.target == found.weights
    assert found.weights.layout.shape == (1, 16, 3, 3, 3)
    assert found.result.layout.shape == (8, 16, 5, 5)


def test_negative_padding_cuts_the_source():
    window = WindowDim(low=-2, high=-1)
    numbers = ConvolutionNumbers(NCHW, OIHW, NCHW, (window, window))
    found = kind(numbers, (1, 1, 9, 9), (1, 1, 3, 3))
    assert found.source.layout.shape == (1, 1, 6, 6)
    assert found.source.layout.offset == 2 * 9 + 2
    assert found.padding == ((0, 0), (0, 0))


# What oneDNN makes of it.


@pytest.mark.sampled(4)
@needs_onednn
@pytest.mark.parametrize("start", range(0, 400, 50))
def test_any_convolution(start: int):
    kinds: set[str] = set()
    for seed in range(start, start + 50):
        case = drawn(seed)
        steps, result = case.steps(NumpyLibrary())
        case.check(result)
        kinds |= {step.kind for step in steps if isinstance(step, Convolve)}
    assert kinds == {"forward", "data", "weights"}


@pytest.mark.parametrize("start", range(0, 100, 50))
def test_any_convolution_by_matrices(start: int):
    for seed in range(start, start + 50):
        case = drawn(seed)
        steps, result = case.steps(OfMatrices())
        case.check(result)
        assert not any(isinstance(step, Convolve) for step in steps)


@pytest.mark.slow
@needs_onednn
def test_the_batch_is_convolved_in_parts_that_stay_in_a_cache():
    case = image(6, 16, 128, 128)
    (step,), result = case.steps(NumpyLibrary())
    assert isinstance(step, Convolve)
    ready = onednn_convolution.prepared(step, [F32, F32, F32, np.dtype(np.uint8)])
    assert ready is not None
    # Source and result take 16 + 32 features of 128 x 128 places: 3 MiB an image, 18 MiB in all.
    assert ready.parts == 3
    assert ready.nbytes < 8 * 2**20
    case.check(result)


@needs_onednn
def test_features_innermost_need_no_copy_but_the_kernels():
    window = WindowDim(low=1, high=1)
    numbers = ConvolutionNumbers(NHWC, HWIO, NHWC, (window, window))
    rng = np.random.default_rng(0)
    x, w = rng.standard_normal((2, 28, 28, 64)), rng.standard_normal((3, 3, 64, 64))
    case = Case(numbers, x.astype(F32), w.astype(F32))
    (step,), result = case.steps(NumpyLibrary())
    assert isinstance(step, Convolve)
    ready = onednn_convolution.prepared(step, [F32, F32, F32, np.dtype(np.uint8)])
    assert ready is not None
    source, _, computed = ready.arrays
    assert source.copy is None
    assert computed.copy is None
    assert ready.nbytes <= 9 * 64 * 64 * 4 + 2**16
    case.check(result)


@needs_onednn
def test_a_window_of_one_place_stays_a_product_of_matrices():
    case = image(2, 8, 20, 20, kernel=1)
    steps, result = case.steps(NumpyLibrary())
    assert [type(step) for step in steps] == [MatMul]
    case.check(result)


@needs_onednn
def test_subnormals_are_kept():
    case = image(1, 16, 8, 8)
    case.lhs[...] = 2.0**-140
    case.rhs[...] = 1
    (step,), result = case.steps(NumpyLibrary())
    assert isinstance(step, Convolve)
    # Sums of equal powers of two are exact: 16 features and 9 places inside, 4 in the corners.
    assert result[0, 0, 4, 4] == np.float32(16 * 9 * 2.0**-140)
    assert result[0, 0, 0, 0] == np.float32(16 * 4 * 2.0**-140)


@needs_onednn
@pytest.mark.parametrize("dtype", [BF16, F16])
def test_16_bits_are_summed_in_f32_and_rounded_once(dtype: np.dtype[Any]):
    case = image(2, 16, 9, 9)
    rng = np.random.default_rng(1)
    case.lhs[...] = rng.integers(-8, 9, case.lhs.shape)
    case.rhs[...] = rng.integers(-8, 9, case.rhs.shape)
    small = Case(case.numbers, case.lhs.astype(dtype), case.rhs.astype(dtype))
    steps, result = small.steps(NumpyLibrary())
    assert any(isinstance(step, Convolve) for step in steps)
    # Sums of small integers are exact in f32, so that one rounding is all there is.
    exact = convolve(small.lhs.astype(np.float64), small.rhs.astype(np.float64), small.numbers)
    np.testing.assert_array_equal(result, exact.astype(F32).astype(dtype))


@needs_onednn
def test_nan_and_infinity_go_through():
    case = image(1, 16, 8, 8)
    case.lhs[0, 3, 2, 2] = np.inf
    case.lhs[0, 5, 6, 6] = np.nan
    case.rhs[...] = 1
    _, result = case.steps(NumpyLibrary())
    assert np.isposinf(result[0, :, 1:4, 1:4]).all()
    assert np.isnan(result[0, :, 5:8, 5:8]).all()
    assert np.isfinite(result[0, :, 0, :]).all()


@needs_onednn
def test_calls_repeat_bit_for_bit_and_scratch_lies_in_the_arena():
    x, w = "tensor<4x16x32x32xf32>", "tensor<32x16x3x3xf32>"
    y = "tensor<4x32x32x32xf32>"
    text = (
        f"func.func @main(%x: {x}, %w: {w}) -> {y} {{\n"
        "%y = graph.convolution %x, %w dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] "
        f"pad [[1, 1], [1, 1]] : {x}, {w} -> {y}\nfunc.return %y : {y}\n}}"
    )
    executable = mlfuse.compile(text, device="cpu")
    rng = np.random.default_rng(0)
    args = [rng.standard_normal(shape).astype(F32) for shape in ((4, 16, 32, 32), (32, 16, 3, 3))]
    first, again = executable(*args), executable(*args)
    np.testing.assert_array_equal(np.asarray(first), np.asarray(again))
    # Two images at a time are copied to the form that is fast: half of source and result; and the kernel.
    assert executable.memory().arena == 2 * (16 + 32) * 32 * 32 * 4 + 32 * 16 * 3 * 3 * 4


# Products of matrices.


@needs_onednn
@pytest.mark.parametrize("flips", [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)])
def test_large_products(flips: tuple[int, int, int]):
    m, k, n = 200, 256, 190
    shapes = ((m, k), (k, n), (m, n))
    rng = np.random.default_rng(0)
    views = [
        Layout.row_major(shape[::-1], start).flipped if flip else Layout.row_major(shape, start)
        for shape, flip, start in zip(shapes, flips, (0, 3, 5), strict=True)
    ]
    step = MatMul(ArrayView(2, views[2]), ArrayView(0, views[0]), ArrayView(1, views[1]))
    assert onednn_product.multiplies(step, F32)
    arrays = [rng.standard_normal(view.size + view.offset).astype(F32) for view in views]
    onednn_product.product(step)(arrays)
    left, right, result = (strided(*each) for each in zip(arrays, views, strict=True))
    exact = left.astype(np.float64) @ right.astype(np.float64)
    bound = k * np.finfo(F32).eps * (np.abs(left).astype(np.float64) @ np.abs(right))
    assert (np.abs(result - exact) <= bound).all()


@needs_onednn
def test_small_products_and_other_types_are_left_to_blas():
    def step(m: int, k: int, n: int) -> MatMul:
        target, left, right = (Layout.row_major(shape) for shape in ((m, n), (m, k), (k, n)))
        return MatMul(ArrayView(2, target), ArrayView(0, left), ArrayView(1, right))

    assert onednn_product.multiplies(step(256, 256, 256), F32)
    assert not onednn_product.multiplies(step(256, 256, 256), np.dtype(np.float64))
    assert not onednn_product.multiplies(step(32, 128, 128), F32)
    assert not onednn_product.multiplies(step(1, 4096, 4096), F32)


# Finding it.


def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MLFUSE_ONEDNN", "off")
    assert onednn.load.__wrapped__() is None


def test_what_is_no_such_library_counts_as_none(monkeypatch: pytest.MonkeyPatch):
    for path in ("/nowhere/libdnnl.so", "libm.so.6"):
        monkeypatch.setenv("MLFUSE_ONEDNN", path)
        assert onednn.load.__wrapped__() is None

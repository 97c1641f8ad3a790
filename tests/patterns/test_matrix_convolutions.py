"""Convolutions that become matrix products: the same numbers as before, for random layouts, windows and paddings."""

from __future__ import annotations

import random

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, WindowDim, convolve
from mlfuse.driver.parsing import parse
from mlfuse.ir.context import new_context
from mlfuse.ir.printing import print_module
from mlfuse.passes.decompose import Decompose


def _text(numbers: ConvolutionNumbers, lhs: tuple[int, ...], rhs: tuple[int, ...]) -> str:
    def names(dims: tuple[int, ...], first: str, second: str) -> str:
        by = {dims[0]: first, dims[1]: second, **{d: str(n) for n, d in enumerate(dims[2:])}}
        return "[" + ", ".join(by[d] for d in range(len(dims))) + "]"

    def tensor(shape: tuple[int, ...]) -> str:
        return f"tensor<{'x'.join(map(str, shape))}xf32>"

    result = numbers.result_shape(lhs, rhs)
    windows = numbers.windows
    dims = (
        f"dims {names(numbers.lhs, 'b', 'f')} x {names(numbers.rhs, 'o', 'i')} -> "
        f"{names(numbers.result, 'b', 'f')} stride {[w.stride for w in windows]} "
        f"pad {[[w.low, w.high] for w in windows]}"
    )
    types = f"{tensor(lhs)}, {tensor(rhs)} -> {tensor(result)}"
    return f"""
func.func @main(%x: {tensor(lhs)}, %w: {tensor(rhs)}) -> {tensor(result)} {{
  %0 = graph.convolution %x, %w {dims} : {types}
  func.return %0 : {tensor(result)}
}}"""


def _shaped(dims: tuple[int, ...], sizes: list[int]) -> tuple[int, ...]:
    """A shape from the sizes of the named dims."""
    by = dict(zip(dims, sizes, strict=True))
    return tuple(by[d] for d in range(len(dims)))


def _draw(rng: random.Random) -> tuple[ConvolutionNumbers, tuple[int, ...], tuple[int, ...]]:
    spatial = rng.choice([0, 1, 2])
    rank = spatial + 2
    lhs, rhs, result = (tuple(rng.sample(range(rank), rank)) for _ in range(3))
    if rng.random() < 0.5:  # an order that fits more often
        lhs = result = (0, rank - 1, *range(1, rank - 1))
    batch, features, outputs = (rng.choice([1, 2, 3]) for _ in range(3))
    images = [rng.choice([1, 2, 3]) for _ in range(spatial)]
    kernels = [rng.choice([1, size, min(size, 2)]) for size in images]
    windows = tuple(
        WindowDim(rng.choice([1, 1, 2]), *rng.choice([(0, 0), (0, 0), (1, 0)])) for _ in images
    )
    numbers = ConvolutionNumbers(lhs, rhs, result, windows)
    return (
        numbers,
        _shaped(lhs, [batch, features, *images]),
        _shaped(rhs, [outputs, features, *kernels]),
    )


def _decomposed(text: str) -> ModuleOp:
    module = parse(text)
    Decompose().apply(new_context(), module)
    return module


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_the_same_numbers(seed: int) -> None:
    """Whole numbers, so that sums are exact in any order; expected from the definition of a convolution."""
    rng = random.Random(seed)
    values = np.random.default_rng(seed)
    for _ in range(5):
        numbers, lhs, rhs = _draw(rng)
        x, w = (values.integers(-8, 9, shape).astype(np.float32) for shape in (lhs, rhs))
        module = _decomposed(_text(numbers, lhs, rhs))
        result = mlfuse.compile(print_module(module), device="interpreter")(x, w)
        np.testing.assert_array_equal(result, convolve(x, w, numbers))


def test_both_kinds_are_drawn() -> None:
    """The programs above hold convolutions that become products, and others."""
    rng, found = random.Random(0), set[bool]()
    for _ in range(100):
        ops = list(_decomposed(_text(*_draw(rng))).walk())
        is_product = any(isinstance(op, DotGeneralOp) for op in ops)
        assert is_product != any(isinstance(op, ConvolutionOp) for op in ops)
        found.add(is_product)
    assert found == {True, False}


@pytest.mark.slow
def test_a_layer_of_features_is_one_kernel_with_what_follows() -> None:
    text = """
func.func @main(%x: tensor<4x8x8x16xf32>, %w: tensor<24x16x1x1xf32>, %b: tensor<24xf32>) -> tensor<4x8x8x24xf32> {
  %0 = graph.convolution %x, %w dims [b, 0, 1, f] x [o, i, 0, 1] -> [b, 0, 1, f] : tensor<4x8x8x16xf32>, tensor<24x16x1x1xf32> -> tensor<4x8x8x24xf32>
  %1 = graph.broadcast %b dims [3] : tensor<24xf32> -> tensor<4x8x8x24xf32>
  %2 = graph.add %0, %1 : tensor<4x8x8x24xf32>
  %3 = graph.relu %2 : tensor<4x8x8x24xf32>
  func.return %3 : tensor<4x8x8x24xf32>
}"""
    exe = mlfuse.compile(text, device="cpu")
    assert (exe.launches, exe.calls) == (1, 0)
    rng = np.random.default_rng(0)
    x, w, b = (
        rng.integers(-8, 9, s).astype(np.float32) for s in ((4, 8, 8, 16), (24, 16, 1, 1), (24,))
    )
    np.testing.assert_array_equal(exe(x, w, b), np.maximum(x @ w[:, :, 0, 0].T + b, 0))

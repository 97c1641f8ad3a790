"""`--channels-last`: the same numbers, and no transposes left in the kernels."""

from __future__ import annotations

import numpy as np
import pytest

from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.movement import TransposeOp
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.channels_last import ChannelsLast

pytestmark = pytest.mark.quick_c

X, Y, W = "tensor<2x4x6x5xi32>", "tensor<2x6x6x5xi32>", "tensor<6x4x3x3xi32>"
DIMS = "dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]"
SAME = "pad [[1, 1], [1, 1]]"
TWICE = f"""
func.func @main(%x: {X}, %w: {W}, %v: tensor<6x6x3x3xi32>) -> {Y} {{
  %0 = graph.convolution %x, %w {DIMS} {SAME} : {X}, {W} -> {Y}
  %1 = graph.mul %0, %0 : {Y}
  %2 = graph.convolution %1, %v {DIMS} {SAME} : {Y}, tensor<6x6x3x3xi32> -> {Y}
  %3 = graph.add %2, %1 : {Y}
  func.return %3 : {Y}
}}"""
POOLED = f"""
func.func @main(%x: {X}, %w: {W}) -> tensor<2x6x3x4x1x1xi32> {{
  %0 = graph.convolution %x, %w {DIMS} {SAME} : {X}, {W} -> {Y}
  %1 = graph.windows %0 sizes [1, 1, 2, 2] strides [1, 1, 2, 1] dilations [1, 1, 1, 1] : {Y}
    -> tensor<2x6x3x4x1x1x2x2xi32>
  %2 = graph.reduce max %1 dims [6, 7] : tensor<2x6x3x4x1x1x2x2xi32> -> tensor<2x6x3x4x1x1xi32>
  func.return %2 : tensor<2x6x3x4x1x1xi32>
}}"""
PARTLY = f"""
func.func @main(%x: {X}, %w: {W}) -> tensor<2x6x5x4x1x2xi32> {{
  %0 = graph.convolution %x, %w {DIMS} {SAME} : {X}, {W} -> {Y}
  %1 = graph.windows %0 sizes [1, 1, 2, 2] strides [1, 1, 1, 1] dilations [1, 1, 1, 1] : {Y}
    -> tensor<2x6x5x4x1x1x2x2xi32>
  %2 = graph.reduce add %1 dims [5, 6] : tensor<2x6x5x4x1x1x2x2xi32> -> tensor<2x6x5x4x1x2xi32>
  func.return %2 : tensor<2x6x5x4x1x2xi32>
}}"""
TRANSPOSED = f"""
func.func @main(%x: {X}, %w: {W}) -> tensor<2x6x11x9xi32> {{
  %0 = graph.add %x, %x : {X}
  %1 = graph.convolution %0, %w {DIMS} {SAME} lhs_dilate [2, 2] reverse [0, 1]
    : {X}, {W} -> tensor<2x6x11x9xi32>
  func.return %1 : tensor<2x6x11x9xi32>
}}"""


@pytest.mark.parametrize("text", [TWICE, POOLED, PARTLY, TRANSPOSED])
def test_the_same_numbers(text: str):
    """Integers, whose sums are exact."""
    rng = np.random.default_rng(0)
    before, after = parse_module(text), parse_module(text)
    ChannelsLast().apply(new_context(), after)
    verify_module(after)
    assert str(before) != str(after)
    entry = next(iter(after.ops))
    shapes = [each.get_shape() for each in entry.function_type.inputs]  # pyright: ignore
    args = [rng.integers(-9, 9, shape, np.int32) for shape in shapes]  # pyright: ignore
    (want,), (got,) = (run_module(module, "main", args) for module in (before, after))
    np.testing.assert_array_equal(got, want)


def test_kernels_between_convolutions_read_and_write_what_these_do():
    module = parse_module(TWICE)
    ChannelsLast().apply(new_context(), module)
    pipelines.run(module, "fused", "cpu")
    first, second = (op for op in module.walk() if isinstance(op, ConvolutionOp))
    assert first.numbers.lhs == (0, 1, 2, 3)  # an argument is read as it lies
    assert first.numbers.result == second.numbers.lhs == (0, 3, 1, 2)
    moved = [op for op in module.walk() if isinstance(op, TransposeOp)]
    assert all(op.parent_op() is not None and op.parent_op().name == "graph.fusion" for op in moved)  # pyright: ignore


def test_a_gradient_by_the_weights_leaves_a_function_as_it_is():
    text = f"""
func.func @main(%x: {X}, %g: {Y}, %w: {W}) -> ({Y}, {W}) {{
  %0 = graph.convolution %x, %w {DIMS} {SAME} : {X}, {W} -> {Y}
  %1 = graph.convolution %x, %g dims [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] {SAME}
    : {X}, {Y} -> tensor<6x4x3x3xi32>
  func.return %0, %1 : {Y}, {W}
}}"""
    module = parse_module(text)
    before = str(module)
    ChannelsLast().apply(new_context(), module)
    assert str(module) == before

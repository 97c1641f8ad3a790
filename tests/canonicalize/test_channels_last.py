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

TURNED = f"""
func.func @main(%x: {X}, %w: tensor<6x3x3x4xi32>) -> {Y} {{
  %0 = graph.transpose %w perm [0, 3, 1, 2] : tensor<6x3x3x4xi32> -> {W}
  %1 = graph.convolution %x, %0 {DIMS} {SAME} : {X}, {W} -> {Y}
  func.return %1 : {Y}
}}"""
V = "tensor<6x6x3x3xi32>"
TRAINED = f"""
func.func @main(%x: {X}, %w: {W}, %v: {V}, %g: {Y}) -> ({Y}, {V}) {{
  %0 = graph.convolution %x, %w {DIMS} {SAME} : {X}, {W} -> {Y}
  %1 = graph.mul %0, %0 : {Y}
  %2 = graph.mul %0, %g : {Y}
  %3 = graph.convolution %2, %v dims [b, f, 0, 1] x [i, o, 0, 1] -> [b, f, 0, 1] {SAME} reverse [0, 1] : {Y}, {V} -> {Y}
  %4 = graph.add %3, %1 : {Y}
  %5 = graph.convolution %1, %2 dims [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] {SAME} : {Y}, {Y} -> {V}
  func.return %4, %5 : {Y}, {V}
}}"""


@pytest.mark.parametrize("text", [TWICE, POOLED, PARTLY, TRANSPOSED, TURNED, TRAINED])
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
    want, got = (run_module(module, "main", args) for module in (before, after))
    for mine, theirs in zip(got, want, strict=True):
        np.testing.assert_array_equal(mine, theirs)


def test_kernels_between_convolutions_read_and_write_what_these_do():
    module = parse_module(TWICE)
    ChannelsLast().apply(new_context(), module)
    pipelines.run(module, "fused", "cpu")
    first, second = (op for op in module.walk() if isinstance(op, ConvolutionOp))
    assert first.numbers.lhs == (0, 1, 2, 3)  # an argument is read as it lies
    assert first.numbers.result == second.numbers.lhs == (0, 3, 1, 2)
    moved = [op for op in module.walk() if isinstance(op, TransposeOp)]
    assert all(op.parent_op() is not None and op.parent_op().name == "graph.fusion" for op in moved)  # pyright: ignore


def test_transposed_weights_are_read_as_they_lie():
    module = parse_module(TURNED)
    ChannelsLast().apply(new_context(), module)
    pipelines.run(module, "fused", "cpu")
    assert not [op for op in module.walk() if isinstance(op, TransposeOp)]
    (convolution,) = (op for op in module.walk() if isinstance(op, ConvolutionOp))
    assert convolution.numbers.rhs == (0, 3, 1, 2)


def test_a_gradient_by_the_weights_reads_both_images_as_others_do():
    module = parse_module(TRAINED)
    ChannelsLast().apply(new_context(), module)
    pipelines.run(module, "fused", "cpu")
    first, by_input, by_weights = (op for op in module.walk() if isinstance(op, ConvolutionOp))
    assert first.numbers.result == by_input.numbers.lhs == (0, 3, 1, 2)
    assert by_weights.numbers.lhs == by_weights.numbers.rhs == (3, 0, 1, 2)
    assert by_weights.numbers.result == (1, 0, 2, 3)
    moved = [op for op in module.walk() if isinstance(op, TransposeOp)]
    assert all(op.parent_op() is not None and op.parent_op().name == "graph.fusion" for op in moved)  # pyright: ignore

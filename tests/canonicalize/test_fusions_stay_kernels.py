"""A fusion that has been simplified may be no single kernel any more: the pass then plans its ops again."""

from __future__ import annotations

import numpy as np
import pytest

from mlfuse.diagnostics.errors import SourceError
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module

pytestmark = pytest.mark.quick_c

UNCONNECTED = """
func.func @main(%x: tensor<4x8xf32>, %i: tensor<4x8xi32>) -> (tensor<4x8xf32>, tensor<4x8xi32>) {
  %a, %b = graph.fusion "fused_both" (%p = %x : tensor<4x8xf32>, %q = %i : tensor<4x8xi32>)
      -> tensor<4x8xf32>, tensor<4x8xi32> {
    %0 = graph.sqrt %p {mlfuse.must_fuse} : tensor<4x8xf32>
    %1 = graph.cast %0 : tensor<4x8xf32> -> tensor<4x8xi32>
    %2 = graph.constant dense<0> : tensor<i32>
    %3 = graph.broadcast %2 dims [] : tensor<i32> -> tensor<4x8xi32>
    %4 = graph.mul %1, %3 {mlfuse.group = "g"} : tensor<4x8xi32>
    %5 = graph.add %4, %q {mlfuse.group = "g"} : tensor<4x8xi32>
    %6 = graph.mul %5, %q : tensor<4x8xi32>
    graph.yield %0, %6 : tensor<4x8xf32>, tensor<4x8xi32>
  }
  func.return %a, %b : tensor<4x8xf32>, tensor<4x8xi32>
}"""
"""A product with zero is all that connects the two results."""

A_VIEW = """
func.func @main(%x: tensor<8x1xf32>, %y: tensor<1x8xf32>) -> (tensor<1x8xf32>, tensor<1x8xf32>) {
  %a, %b = graph.fusion "fused_add" (%p = %x : tensor<8x1xf32>, %q = %y : tensor<1x8xf32>)
      -> tensor<1x8xf32>, tensor<1x8xf32> {
    %0 = graph.transpose %p perm [1, 0] : tensor<8x1xf32> -> tensor<1x8xf32>
    %1 = graph.add %0, %q : tensor<1x8xf32>
    graph.yield %0, %1 : tensor<1x8xf32>, tensor<1x8xf32>
  }
  func.return %a, %b : tensor<1x8xf32>, tensor<1x8xf32>
}"""
"""A transpose that moves nothing is a reshape."""

TWO_PLACES = """
func.func @main(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %y = graph.fusion "fused_sqrt_add" (%p = %x : tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = graph.sqrt %p : tensor<4x4xf32>
    %1 = graph.sqrt %p : tensor<4x4xf32>
    %2 = graph.transpose %1 perm [1, 0] : tensor<4x4xf32> -> tensor<4x4xf32>
    %3 = graph.add %0, %2 : tensor<4x4xf32>
    graph.yield %3 : tensor<4x4xf32>
  }
  func.return %y : tensor<4x4xf32>
}"""
"""Computed twice, once for each place where it is read."""

UNREAD = """
func.func @main(%x: tensor<5xf32>, %y: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %a, %b = graph.fusion "fused_sqrt" (%p = %x : tensor<5xf32>, %q = %y : tensor<5xf32>)
      -> tensor<5xf32>, tensor<5xf32> {
    %0 = graph.sqrt %p : tensor<5xf32>
    %1 = graph.sqrt %q : tensor<5xf32>
    %2 = graph.add %0, %1 : tensor<5xf32>
    graph.yield %0, %1 : tensor<5xf32>, tensor<5xf32>
  }
  func.return %a, %b : tensor<5xf32>, tensor<5xf32>
}"""
"""Only a sum that no op reads connects the two results."""

x, y = (np.random.default_rng(n).uniform(1, 9, 32).astype(np.float32) for n in (1, 2))
whole = y.astype(np.int32)
square = np.sqrt(x[:16].reshape(4, 4))


@pytest.mark.parametrize(
    ("flag", "text", "inputs", "expected"),
    [
        ("canonicalize", UNCONNECTED, [x.reshape(4, 8), whole.reshape(4, 8)],
         [np.sqrt(x).reshape(4, 8), (whole * whole).reshape(4, 8)]),
        ("canonicalize", A_VIEW, [x[:8, None], y[None, :8]], [x[None, :8], (x[:8] + y[:8])[None]]),
        ("cse", TWO_PLACES, [x[:16].reshape(4, 4)], [square + square.T]),
        ("dce", UNREAD, [x[:5], y[:5]], [np.sqrt(x[:5]), np.sqrt(y[:5])]),
    ],
)  # fmt: skip
def test_what_was_a_kernel_is_lowered_once_simplified(
    flag: str, text: str, inputs: list[Array], expected: list[Array]
) -> None:
    for passes in ([], [flag]):  # as it was written, and simplified
        module, context = parse_module(text), new_context()
        for name in (*passes, "lower-to-loop"):
            pipelines.make(name, "cpu").apply(context, module)
        for got, want in zip(run_module(module, "main", inputs), expected, strict=True):
            np.testing.assert_array_equal(got, want)


def test_a_fusion_that_never_was_a_kernel_is_left_to_be_refused() -> None:
    text = UNREAD.replace("    %2 = graph.add %0, %1 : tensor<5xf32>\n", "")
    module, context = parse_module(text), new_context()
    pipelines.make("canonicalize", "cpu").apply(context, module)
    with pytest.raises(SourceError, match="2 unconnected computations"):
        pipelines.make("lower-to-loop", "cpu").apply(context, module)

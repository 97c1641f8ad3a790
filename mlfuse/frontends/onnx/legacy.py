"""Upgrades opset-6 nodes (models of older PyTorch versions) to opset 7.

Up to opset 6, an operator with two inputs broadcasts the second one only if an attribute says so, starting at a given
axis.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import shape_of
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.signature import attribute
from mlfuse.frontends.tracing import TracedArray

OPSET = 6

_BROADCASTING = frozenset(
    ("Add", "And", "Div", "Equal", "Greater", "Less", "Mul", "Or", "Pow", "Sub", "Xor")
)
_TRAINED = frozenset(("BatchNormalization", "Dropout"))


def modern(node: Node, inputs: Sequence[Value | None]) -> tuple[Node, list[Value | None]]:
    """A node of opset 6 and its inputs, converted to opset 7."""
    given = list(inputs)
    if node.op_type in _TRAINED and not attribute(node, "is_test", bool):
        node.unsupported("training, which opset 6 means where is_test isn't set")
    if node.op_type == "Upsample":
        node.unsupported("its form of opset 6, which other versions don't have")
    if node.op_type in _BROADCASTING and attribute(node, "broadcast", bool) and len(given) == 2:
        given[1] = _aligned(node, given[0], given[1], attribute(node, "axis", int))
    if node.op_type == "PRelu" and len(given) == 2:
        given[1] = _aligned(node, given[0], given[1], 1)
    return replace(node, opset=7), given


def _aligned(node: Node, a: Value | None, b: Value | None, axis: int | None) -> Value | None:
    """b with dims of size 1 added at the end, so that its own dims line up with those of a from the axis on."""
    if a is None or b is None or axis is None:
        return b
    left, right = node.array(a), node.array(b)
    if right.shape in ((), (1,)):
        return b
    after = left.ndim - axis - right.ndim
    if axis < 0 or after < 0:
        node.invalid(f"the axis {axis} for inputs of ranks {left.ndim}, {right.ndim}")
    shape = (*shape_of(right.value), *([1] * after))
    if DYNAMIC in shape:
        node.needs_sizes("a size that it aligns isn't known yet")
    return TracedArray(right.trace, build.reshape_units(right.trace, right.value, shape))

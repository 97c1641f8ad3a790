"""Truth values, comparisons, bits, and selection."""

from __future__ import annotations

from xdsl.ir import Operation

from mlfuse.dialects.graph import logic
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import alike
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.functions import where
from mlfuse.frontends.tracing.operators import call, compare

_BITWISE: dict[str, type[Operation]] = {
    "And": logic.AndOp,
    "BitwiseAnd": logic.AndOp,
    "BitwiseOr": logic.OrOp,
    "BitwiseXor": logic.XorOp,
    "Or": logic.OrOp,
    "Xor": logic.XorOp,
}
_COMPARISONS = {
    "Equal": "eq",
    "Greater": "gt",
    "GreaterOrEqual": "ge",
    "Less": "lt",
    "LessOrEqual": "le",
}


@converter(*_BITWISE, since=7)
def _bitwise(node: Node, a: TracedArray, b: TracedArray) -> TracedArray:
    return call(_BITWISE[node.op_type], *alike(node, a, b))


@converter(*_COMPARISONS, since=7)
def _compare(node: Node, a: TracedArray, b: TracedArray) -> TracedArray:
    return compare(_COMPARISONS[node.op_type], *alike(node, a, b))


@converter("Where", since=9)
def _where(node: Node, condition: TracedArray, a: TracedArray, b: TracedArray) -> TracedArray:
    return where(condition, *alike(node, a, b))

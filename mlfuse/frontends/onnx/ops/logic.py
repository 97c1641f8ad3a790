"""Truth values, comparisons, bits, and selection."""

from __future__ import annotations

from xdsl.ir import Operation

from mlfuse.dialects.graph import logic
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import alike
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.array import call, compare
from mlfuse.frontends.tracing.functions import where

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


def _bitwise(node: Node, a: Value, b: Value) -> TracedArray:
    return call(_BITWISE[node.op_type], *alike(node, a, b))


for _name in _BITWISE:
    converter(_name, since=7)(_bitwise)


def _compare(node: Node, a: Value, b: Value) -> TracedArray:
    return compare(_COMPARISONS[node.op_type], *alike(node, a, b))


for _name in _COMPARISONS:
    converter(_name, since=7)(_compare)


@converter("Where", since=9)
def _where(node: Node, condition: Value, a: Value, b: Value) -> TracedArray:
    return where(node.array(condition), *alike(node, a, b))

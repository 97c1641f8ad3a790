"""Losses over classes, of log-probabilities and of scores."""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerAttr, i64

from mlfuse.dialects.graph.cross_entropy import CrossEntropyOp, NllLossOp
from mlfuse.dialects.graph.softmax import LogSoftmaxOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import arrays, composite
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray


@converter("NegativeLogLikelihoodLoss", since=12)
def _nll_loss(node: Node, x: Value, labels: Value, weight: Value | None = None) -> TracedArray:
    """A label that is no class gives NaN, unless it is to be ignored."""
    return _loss(node, NllLossOp, x, labels, weight)


@converter("SoftmaxCrossEntropyLoss", since=12)
def _cross_entropy(
    node: Node, x: Value, labels: Value, weight: Value | None = None
) -> TracedArray | tuple[TracedArray, TracedArray]:
    loss = _loss(node, CrossEntropyOp, x, labels, weight)
    if not node.wants(1):
        return loss
    return loss, composite(LogSoftmaxOp, node.array(x), axis=1)


def _loss(
    node: Node,
    op: type[CrossEntropyOp | NllLossOp],
    x: Value,
    labels: Value,
    weight: Value | None,
) -> TracedArray:
    scores, ids = arrays(node, x, labels)
    if scores.ndim < 2:
        node.invalid(f"an input of rank {scores.ndim}, without classes")
    reduction = node.string("reduction", "mean")
    if reduction not in ("none", "sum", "mean"):
        node.invalid(f"there is no reduction {reduction!r}")
    operands = [scores, ids, *([] if weight is None else [node.array(weight)])]
    ignored = {}
    if node.has("ignore_index"):
        ignored = {"ignore_index": IntegerAttr(node.int("ignore_index"), i64)}
    return composite(op, *operands, axis=1, reduction=reduction, **ignored)

"""Losses over classes, of log-probabilities and of scores."""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerAttr, i64

from mlfuse.dialects.graph.cross_entropy import CrossEntropyOp, NllLossOp
from mlfuse.dialects.graph.softmax import LogSoftmaxOp
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import composite
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray


@converter("NegativeLogLikelihoodLoss", since=12)
def _nll_loss(
    node: Node,
    x: TracedArray,
    labels: TracedArray,
    weight: TracedArray | None = None,
    *,
    reduction: str = "mean",
    ignore_index: int | None = None,
) -> TracedArray:
    """The negative log-likelihood. A label that isn't a class gives NaN, unless it is `ignore_index`."""
    operands = [x, labels, *([] if weight is None else [weight])]
    return _loss(node, NllLossOp, operands, reduction, ignore_index)


@converter("SoftmaxCrossEntropyLoss", since=12)
def _cross_entropy(
    node: Node,
    x: TracedArray,
    labels: TracedArray,
    weight: TracedArray | None = None,
    *,
    reduction: str = "mean",
    ignore_index: int | None = None,
) -> TracedArray | tuple[TracedArray, TracedArray]:
    operands = [x, labels, *([] if weight is None else [weight])]
    loss = _loss(node, CrossEntropyOp, operands, reduction, ignore_index)
    if not node.wants(1):
        return loss
    return loss, composite(LogSoftmaxOp, x, axis=1)


def _loss(
    node: Node,
    op: type[CrossEntropyOp | NllLossOp],
    operands: list[TracedArray],
    reduction: str,
    ignore_index: int | None,
) -> TracedArray:
    rank = operands[0].ndim
    if rank < 2:
        node.invalid(f"an input of rank {rank}, without classes")
    if reduction not in ("none", "sum", "mean"):
        node.invalid(f"there is no reduction {reduction!r}")
    ignored = {}
    if ignore_index is not None:
        ignored = {"ignore_index": IntegerAttr(ignore_index, i64)}
    return composite(op, *operands, axis=1, reduction=reduction, **ignored)

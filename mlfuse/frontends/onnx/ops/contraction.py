"""Products of matrices, and einsum."""

from __future__ import annotations

from collections.abc import Sequence

from mlfuse.dialects.dtypes import DType, compute
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.triangle import DiagonalOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    Dim,
    Shape,
    broadcast,
    cast_to,
    composite,
    element,
    emit,
    reduce,
    reshape,
    transpose,
    unit_dims,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.promotion import broadcast_sizes


@converter("MatMul")
def _matmul(node: Node, a: TracedArray, b: TracedArray) -> TracedArray:
    return matmul(node, a, b)


def matmul(node: Node, a: TracedArray, b: TracedArray, to: DType | None = None) -> TracedArray:
    """The product as in NumPy, of vectors, matrices, and batches of matrices that broadcast. `to` is the element type
    of the result, if it isn't that of the operands."""
    if a.ndim == 0 or b.ndim == 0:
        node.invalid("an operand is a single number")
    if a.ndim == 1 or b.ndim == 1:
        left = unit_dims(a, [0]) if a.ndim == 1 else a
        right = unit_dims(b, [1]) if b.ndim == 1 else b
        product = matmul(node, left, right, to)
        gone = {
            *([product.ndim - 2] if a.ndim == 1 else []),
            *([product.ndim - 1] if b.ndim == 1 else []),
        }
        return reshape(node, product, [s for d, s in enumerate(product.shape) if d not in gone])
    if b.ndim == 2:
        return dot(a, b, ([], []), ([a.ndim - 1], [0]), to)
    stack = broadcast_sizes([a.shape[:-2], b.shape[:-2]])
    left = broadcast(a, (*stack, *a.shape[-2:]))
    right = broadcast(b, (*stack, *b.shape[-2:]))
    rank, dims = len(stack), list(range(len(stack)))
    return dot(left, right, (dims, dims), ([rank + 1], [rank]), to)


Pair = tuple[Sequence[int], Sequence[int]]


def dot(
    a: TracedArray, b: TracedArray, batch: Pair, contract: Pair, to: DType | None = None
) -> TracedArray:
    """`graph.dot_general`: the result has the batch dims, the free dims of a, then those of b."""
    result = None if to is None else to.mlir
    op = DotGeneralOp(a.value, b.value, batch=batch, contract=contract, element=result)
    return emit(a.trace, op)


@converter("Gemm", since=7)
def _gemm(
    node: Node,
    a: TracedArray,
    b: TracedArray,
    c: Value | None = None,
    *,
    alpha: float = 1.0,
    beta: float = 1.0,
    transA: bool = False,  # noqa: N803 (ONNX's name)
    transB: bool = False,  # noqa: N803
) -> TracedArray:
    """alpha * A * B + beta * C, with A and B transposed if the attributes say so; rounded once."""
    if a.ndim != 2 or b.ndim != 2:
        node.invalid(f"operands of rank {a.ndim} and {b.ndim}, not 2")
    own = element(a)
    if not own.is_float and (alpha, beta) != (1, 1):
        node.unsupported("integers scaled by alpha or beta")
    dims = [0 if transA else 1], [1 if transB else 0]
    product = dot(a, b, ([], []), dims, compute(own))
    product = product if alpha == 1 else product * alpha
    if c is not None and beta != 0:
        added = cast_to(node.array(c), compute(own))
        product = product + (added if beta == 1 else added * beta)
    return cast_to(product, own)


@converter("Einsum", since=12)
def _einsum(node: Node, *operands: TracedArray, equation: str) -> TracedArray:
    """Multiplies the operands one after the other; a label is summed as soon as no later operand and not the result has
    it."""
    terms, result = _labels(node, equation.replace(" ", ""), operands)
    whole, labels = _diagonal(node, operands[0], terms[0])
    for number in range(1, len(operands)):
        needed = {*result, *(label for term in terms[number + 1 :] for label in term)}
        whole, labels = _joined(
            node, (whole, labels), _diagonal(node, operands[number], terms[number]), needed
        )
    whole, labels = _summed(node, whole, labels, set(result))
    return transpose(whole, [labels.index(label) for label in result])


Labelled = tuple[TracedArray, list[str]]


def _labels(
    node: Node, equation: str, operands: Sequence[TracedArray]
) -> tuple[list[list[str]], list[str]]:
    """The labels of the dims of the operands and of the result; dims of an ellipsis are numbered from the last one."""
    left, arrow, right = equation.partition("->")
    texts = left.split(",")
    if len(texts) != len(operands):
        node.invalid(f"equation {equation!r} for {len(operands)} operands")
    terms: list[list[str]] = []
    for text, operand in zip(texts, operands, strict=True):
        named = len(text.replace("...", ""))
        more = operand.ndim - named
        if more < 0 or (more and "..." not in text) or text.count("...") > 1:
            node.invalid(f"equation {equation!r} for an operand of rank {operand.ndim}")
        terms.append(_spelled(text, [f"...{n}" for n in reversed(range(more))]))
    widest = max((sum(label[0] == "." for label in term) for term in terms), default=0)
    dots = [f"...{n}" for n in reversed(range(widest))]
    if arrow:
        result = _spelled(right, dots)
    else:
        once = sorted(c for c in set(left) if c.isalpha() and left.count(c) == 1)
        result = [*dots, *once]
    known = {label for term in terms for label in term}
    if len(set(result)) < len(result) or not set(result) <= known:
        node.invalid(f"equation {equation!r}: its result has labels twice, or of no operand")
    return terms, result


def _spelled(text: str, dots: list[str]) -> list[str]:
    before, ellipsis, after = text.partition("...")
    return [*before, *(dots if ellipsis else []), *after]


def _diagonal(node: Node, x: TracedArray, labels: list[str]) -> Labelled:
    """The diagonal of dims that have the same label."""
    labels = list(labels)
    while len(set(labels)) < len(labels):
        label = next(each for each in labels if labels.count(each) > 1)
        first = labels.index(label)
        second = labels.index(label, first + 1)
        rest = [d for d in range(x.ndim) if d not in (first, second)]
        x = composite(DiagonalOp, transpose(x, [*rest, first, second]))
        labels = [*(labels[d] for d in rest), label]
    return x, labels


def _summed(node: Node, x: TracedArray, labels: list[str], needed: set[str]) -> Labelled:
    gone = [d for d, label in enumerate(labels) if label not in needed]
    return reduce("add", x, gone), [label for label in labels if label in needed]


def _joined(node: Node, a: Labelled, b: Labelled, needed: set[str]) -> Labelled:
    x, left = _summed(node, *a, {*needed, *b[1]})
    y, right = _summed(node, *b, {*needed, *left})
    shared = [label for label in left if label in right]
    sizes = {label: _common(x, left, y, right, label) for label in shared}
    x, y = _stretched(x, left, sizes), _stretched(y, right, sizes)
    batch = [label for label in shared if label in needed]
    summed = [label for label in shared if label not in needed]
    product = dot(
        x,
        y,
        ([left.index(each) for each in batch], [right.index(each) for each in batch]),
        ([left.index(each) for each in summed], [right.index(each) for each in summed]),
    )
    free = [each for each in left if each not in shared] + [
        each for each in right if each not in shared
    ]
    return product, [*batch, *free]


def _common(x: TracedArray, left: list[str], y: TracedArray, right: list[str], label: str):
    return broadcast_sizes([[x.shape[left.index(label)]], [y.shape[right.index(label)]]])[0]


def _stretched(x: TracedArray, labels: list[str], sizes: dict[str, Dim]) -> TracedArray:
    shape: Shape = tuple(
        sizes.get(label, size) for label, size in zip(labels, x.shape, strict=True)
    )
    return broadcast(x, shape)

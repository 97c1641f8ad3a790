"""`mlfuse.einsum`: products summed over labels, one contraction for each pair of operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.frontends.tracing import statistical
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.manipulation import permute_dims
from mlfuse.frontends.tracing.operands import arrays_of
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import promote, shown


def einsum(subscripts: str, /, *operands: Any) -> TracedArray:
    """As `numpy.einsum` with letters: `"bij,bjk->bik"`. Operands are multiplied from left to right. Without `->`, the
    result has the labels that occur once, in alphabetical order. TraceError for `...`, and for a label that occurs
    twice in one operand."""
    _, arrays = arrays_of("einsum", operands)
    left, arrow, result = subscripts.replace(" ", "").partition("->")
    labels = left.split(",")
    if "." in subscripts:
        raise TraceError("einsum: `...` isn't supported: write the labels of all dims")
    if not arrow:
        result = "".join(sorted(each for each in left if left.count(each) == 1 and each != ","))
    _check(labels, result, arrays)
    common = dtypes.of(arrays[0].value.type)
    for each in arrays[1:]:
        common = promote(common, dtypes.of(each.value.type))
    arrays = [each.astype(common) for each in arrays]
    x, own = arrays[0], labels[0]
    for position, (y, other) in enumerate(zip(arrays[1:], labels[1:], strict=True), 1):
        needed = set(result).union(*labels[position + 1 :])
        x, own = _summed(x, own, needed | set(other))
        y, other = _summed(y, other, needed | set(own))
        x, own = _product(x, own, y, other, needed)
    x, own = _summed(x, own, set(result))
    return permute_dims(x, [own.index(each) for each in result])


def _check(labels: Sequence[str], result: str, arrays: Sequence[TracedArray]) -> None:
    if len(labels) != len(arrays):
        raise TraceError(
            f"einsum: {counted(len(labels), 'list')} of labels for {counted(len(arrays), 'operand')}"
        )
    for own, x in zip(labels, arrays, strict=True):
        if len(own) != x.ndim or not all(each.isalpha() for each in own):
            raise TraceError(f"einsum: labels {own!r} for an array of shape {shown(x.shape)}")
        if len(set(own)) != len(own):
            raise TraceError(f"einsum: {own!r} has a label twice: take the diagonal first")
    if len(set(result)) != len(result) or not set(result) <= set("".join(labels)):
        raise TraceError(
            f"einsum: the result {result!r} has a label twice, or one that no operand has"
        )


def _summed(x: TracedArray, own: str, needed: set[str]) -> tuple[TracedArray, str]:
    """x summed over the labels that aren't in `needed`, and the labels that are left."""
    gone = [d for d, each in enumerate(own) if each not in needed]
    if not gone:
        return x, own
    kept = "".join(each for each in own if each in needed)
    return statistical.sum(x, axis=gone, dtype=x.dtype), kept


def _product(
    x: TracedArray, own: str, y: TracedArray, other: str, needed: set[str]
) -> tuple[TracedArray, str]:
    both = [each for each in own if each in other]
    batch = [each for each in both if each in needed]
    gone = [each for each in both if each not in needed]
    op = DotGeneralOp(
        x.value,
        y.value,
        batch=([own.index(each) for each in batch], [other.index(each) for each in batch]),
        contract=([own.index(each) for each in gone], [other.index(each) for each in gone]),
    )
    free = [each for each in own + other if each not in both]
    return x.trace.array(x.trace.emit(op)), "".join([*batch, *free])

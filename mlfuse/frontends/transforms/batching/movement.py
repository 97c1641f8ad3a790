"""Batching of ops that move elements, and of ops whose results depend on sizes alone."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import SizeFormula, dims_of, shape_of
from mlfuse.dialects.graph.concatenation import ConcatOp
from mlfuse.dialects.graph.creation import DimOp, IotaOp
from mlfuse.dialects.graph.movement import BroadcastOp, SliceOp, TransposeOp
from mlfuse.dialects.graph.padding import PadOp
from mlfuse.dialects.graph.placement import TransferOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.reverse import ReverseOp
from mlfuse.dialects.graph.selection import SelectOp
from mlfuse.dialects.graph.sized import SizedOp
from mlfuse.dialects.graph.windows import WindowsOp
from mlfuse.frontends.transforms.batching.core import Batch, rule


@rule(BroadcastOp)
def broadcast(b: Batch, op: BroadcastOp) -> Sequence[SSAValue]:
    """One more dim in front. An operand that is the same for all elements is repeated along it."""
    operand = b.of(op.operand)
    dims = [dim + 1 for dim in dims_of(op.dims)]
    if operand is not None:
        dims = [0, *dims]
    source = b.single(op.operand) if operand is None else operand
    return [b.emit(BroadcastOp(source, dims, b.type_of(op.result_type), b.like_each(op.result)))]


@rule(TransposeOp)
def transpose(b: Batch, op: TransposeOp) -> Sequence[SSAValue]:
    """The batch dim stays in front."""
    perm = [0, *(each + 1 for each in dims_of(op.perm))]
    return [b.emit(TransposeOp(b.whole(op.operand), perm, b.type_of(op.result_type)))]


@rule(SliceOp)
def slice_(b: Batch, op: SliceOp) -> Sequence[SSAValue]:
    """The same slice of each element: all of the batch dim."""
    starts, limits, strides = (
        [first, *dims_of(attr)]
        for first, attr in ((0, op.starts), (b.dim, op.limits), (1, op.strides))
    )
    return [
        b.emit(SliceOp(b.whole(op.operand), starts, limits, strides, b.type_of(op.result_type)))
    ]


@rule(ReshapeOp)
def reshape(b: Batch, op: ReshapeOp) -> Sequence[SSAValue]:
    """Each element reshaped: in row-major order the elements of the batch follow each other."""
    return [b.reshape(b.whole(op.operand), [b.size, *b.trace.shape(op.result)])]


@rule(ReverseOp)
def reverse(b: Batch, op: ReverseOp) -> Sequence[SSAValue]:
    return [b.emit(ReverseOp(b.whole(op.operand), [dim + 1 for dim in dims_of(op.dims)]))]


@rule(TransferOp)
def transfer(b: Batch, op: TransferOp) -> Sequence[SSAValue]:
    return [b.emit(TransferOp(b.whole(op.operand), op.target.data))]


@rule(WindowsOp)
def windows(b: Batch, op: WindowsOp) -> Sequence[SSAValue]:
    """Windows of size 1 along the batch; that dim of the window is then removed."""
    lists = [[1, *dims_of(attr)] for attr in (op.sizes, op.strides, op.dilations)]
    wide = b.emit(WindowsOp(b.whole(op.operand), *lists))
    return [b.reshape(wide, [b.size, *b.trace.shape(op.result)])]


@rule(PadOp)
def pad(b: Batch, op: PadOp) -> Sequence[SSAValue]:
    """Padding around each element. If each element has its own padding value, a select chooses between it and
    the operand."""
    amounts = zip(*op.padding, strict=True) if op.padding else ((), (), ())
    low, high, interior = ([0, *each] for each in amounts)
    operand, value = b.whole(op.operand), b.of(op.value)
    if value is None:
        return [b.emit(PadOp(operand, b.single(op.value), low, high, interior))]
    zero = b.constant(0, dtypes.of(op.value.type))
    padded = b.emit(PadOp(operand, zero, low, high, interior))
    false, true = (b.constant(each, dtypes.BOOL) for each in (False, True))
    nowhere = b.trace.broadcast(false, b.trace.shape(operand))
    around = b.emit(PadOp(nowhere, true, low, high, interior))
    spread = b.emit(BroadcastOp(value, [0], b.type_of(op.result_type), b.like_each(op.result)))
    return [b.emit(SelectOp(around, spread, padded))]


@rule(ConcatOp)
def concat(b: Batch, op: ConcatOp) -> Sequence[SSAValue]:
    return [b.emit(ConcatOp(op.axis + 1, [b.whole(each) for each in op.inputs]))]


@rule(IotaOp)
def iota(b: Batch, op: IotaOp) -> Sequence[SSAValue]:
    """An iota depends on the batch only through its sizes: it counts within each element."""
    dimension = op.dimension.value.data + 1
    return [b.emit(IotaOp(dimension, b.type_of(op.result_type), b.like_each(op.result)))]


@rule(DimOp)
def dim(b: Batch, op: DimOp) -> Sequence[SSAValue]:
    """A size is the same for all elements of the batch."""
    b.same[op.result] = b.emit(DimOp(b.whole(op.operand), op.dimension.value.data + 1))
    return [b.same[op.result]]


@rule(SizedOp)
def sized(b: Batch, op: SizedOp) -> Sequence[SSAValue]:
    """Sizes computed from other sizes are the same for all elements, too."""

    def renewed(formula: SizeFormula) -> SizeFormula:
        dims = tuple(_dim(b, value, position) for value, position in formula.dims)
        return SizeFormula(formula.total, dims, formula.divisor)

    formulas = iter(op.formulas)
    shape = [renewed(next(formulas)) if size == DYNAMIC else size for size in shape_of(op.result)]
    b.same[op.result] = b.emit(SizedOp(shape))
    return [b.same[op.result]]


def _dim(b: Batch, value: SSAValue, position: int) -> tuple[SSAValue, int]:
    batched = b.of(value)
    return (b.single(value), position) if batched is None else (batched, position + 1)

"""Matrix products."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Attribute, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.build import cast
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.stablehlo import contraction
from mlfuse.passes.importing.rules import Rules


def _dot_general(e: Emitter, op: contraction.DotGeneralOp) -> Sequence[SSAValue]:
    return [_product(e, op, op.batch, op.contract)]


def _dot(e: Emitter, op: contraction.DotOp) -> Sequence[SSAValue]:
    return [_product(e, op, ((), ()), ((len(shape_of(op.lhs)) - 1,), (0,)))]


def _product(
    e: Emitter,
    op: contraction.DotGeneralOp | contraction.DotOp,
    batch: contraction.DimPair,
    contract: contraction.DimPair,
) -> SSAValue:
    taken, given, wanted = common_types(op.lhs, op.rhs, op.result)
    lhs, rhs = (cast(e, value, taken) for value in (op.lhs, op.rhs))
    product = DotGeneralOp(lhs, rhs, batch=batch, contract=contract, element=given)
    return cast(e, e.emit(product), wanted)


def common_types(
    lhs: SSAValue, rhs: SSAValue, result: SSAValue
) -> tuple[Attribute, Attribute, Attribute]:
    """Element types for which graph has a contraction: of its operands, and of its result, which is
    then cast to the requested type.

    They are the widest of the three, unless 16-bit floats are summed into f32.
    """
    elements = [tensor_type(value).element_type for value in (lhs, rhs, result)]
    left, right, wanted = (dtypes.of(element) for element in elements)
    if left.is_f8 or right.is_f8 or wanted.is_f8:
        # bf16 holds every f8.
        left, right = (dtypes.named("bf16") if d.is_f8 else d for d in (left, right))
        widest = left if left == right else dtypes.F32
        return widest.mlir, dtypes.F32.mlir if widest.is_half else widest.mlir, elements[2]
    if left == right and (wanted == left or (left.is_half and wanted == dtypes.F32)):
        return elements[0], elements[2], elements[2]
    widest = max((wanted, left, right), key=lambda dtype: dtype.bits)
    mixed = {left, right, wanted} - {widest}
    if widest.is_half and any(dtype.is_half for dtype in mixed):
        widest = dtypes.F32  # f16 and bf16: neither holds the other
    return widest.mlir, widest.mlir, elements[2]


RULES: Rules = {
    contraction.DotGeneralOp: _dot_general,
    contraction.DotOp: _dot,
}

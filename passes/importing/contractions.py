"""Matrix products."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.stablehlo import contraction
from mlfuse.passes.importing.rules import Rules
from mlfuse.passes.importing.values import cast


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
    """A contraction in the widest of its types: graph's has one for operands and result."""
    types = [tensor_type(value).element_type for value in (op.result, op.lhs, op.rhs)]
    widest = max(types, key=lambda element: dtypes.of(element).bits)
    lhs, rhs = (cast(e, value, widest) for value in (op.lhs, op.rhs))
    product = e.emit(DotGeneralOp(lhs, rhs, batch=batch, contract=contract))
    return cast(e, product, types[0])


RULES: Rules = {
    contraction.DotGeneralOp: _dot_general,
    contraction.DotOp: _dot,
}

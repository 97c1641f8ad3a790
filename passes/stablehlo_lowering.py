"""What `--import-stablehlo` makes of each StableHLO op.

Most ops have a graph op of the same meaning (`SAME`). The rest take a few graph ops each; a function
of `LOWERINGS` appends them. Checks of results (`check.*`) stay for the runner, which executes them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from xdsl.dialects.builtin import BytesAttr, DenseIntOrFPElementsAttr, TensorType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import (
    arithmetic,
    bits,
    creation,
    movement,
    reshape,
    selection,
)
from mlfuse.dialects.graph.base import copy_location, shape_of, tensor_type, with_element
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.reduction import COMBINERS, ReduceOp
from mlfuse.dialects.stablehlo import chlo, contraction, control, reduction, shapes
from mlfuse.dialects.stablehlo import elementwise as source
from mlfuse.dialects.stablehlo.base import StableHLOOp
from mlfuse.errors import OpError
from mlfuse.passes.stablehlo_tables import ON_BOOLS, REDUCERS, REDUCERS_ON_BOOLS, SAME


class ImportOp(RewritePattern):
    """Replaces one StableHLO or CHLO op."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, /) -> None:
        if not isinstance(op, StableHLOOp) or _is_check(op):
            return
        emitter = Emitter()
        values = _lower(emitter, op)
        for old, new in zip(op.results, values, strict=True):
            if old.type != new.type:
                raise OpError(op, f"the result should be a {new.type}, not a {old.type}")
        for new_op in emitter.ops:
            copy_location(new_op, op)
        rewriter.replace(op, emitter.ops, values)


def _is_check(op: Operation) -> bool:
    if isinstance(op, control.CustomCallOp):
        return op.is_check
    return isinstance(op, control.CheckOp)


def _lower(e: Emitter, op: StableHLOOp) -> Sequence[SSAValue]:
    same = SAME.get(type(op))
    if same is not None and type(op) in ON_BOOLS and dtypes.of(op.operands[0].type).is_bool:
        same = ON_BOOLS[type(op)]
    if same is not None:
        return [e.emit(same(*op.operands))]
    lowering = LOWERINGS.get(type(op))
    if lowering is None:
        raise OpError(op, f"{op.name} is not supported yet")
    return lowering(e, op)


# Elementwise


def _convert(e: Emitter, op: source.ConvertOp) -> Sequence[SSAValue]:
    return [_cast(e, op.operand, tensor_type(op.result).element_type)]


def _cast(e: Emitter, value: SSAValue, element: Attribute) -> SSAValue:
    """`value` with another element type."""
    if tensor_type(value).element_type == element:
        return value
    return e.emit(selection.CastOp(value, with_element(tensor_type(value), element)))


def _bitcast(e: Emitter, op: source.BitcastConvertOp) -> Sequence[SSAValue]:
    type_ = tensor_type(op.result)
    if dtypes.of(type_).bits != dtypes.of(op.operand.type).bits:
        raise OpError(op, "a cast of bits to elements of another width is not supported yet")
    return [e.emit(bits.BitcastOp(op.operand, type_))]


def _square(e: Emitter, op: chlo.UnaryOp) -> Sequence[SSAValue]:
    return [e.emit(arithmetic.MulOp(op.operand, op.operand))]


def _spread(e: Emitter, value: SSAValue, like: SSAValue) -> SSAValue:
    """A rank-0 `value` in the shape of `like`; one of that shape as it is."""
    return value if shape_of(value) == shape_of(like) else e.spread(value, (), like)


def _clamp(e: Emitter, op: source.ClampOp) -> Sequence[SSAValue]:
    raised = e.emit(arithmetic.MaxOp(op.operand, _spread(e, op.low, op.operand)))
    return [e.emit(arithmetic.MinOp(raised, _spread(e, op.high, op.operand)))]


def _select(e: Emitter, op: source.SelectOp) -> Sequence[SSAValue]:
    condition = _spread(e, op.pred, op.on_true)
    return [e.emit(selection.SelectOp(condition, op.on_true, op.on_false))]


def _compare(e: Emitter, op: source.CompareOp) -> Sequence[SSAValue]:
    if op.order == "TOTALORDER" and dtypes.of(op.lhs.type).is_float:
        raise OpError(op, "comparing floats in total order is not supported yet")
    return [e.emit(selection.CompareOp(op.direction.lower(), op.lhs, op.rhs))]


# Shapes


def _constant(e: Emitter, op: shapes.ConstantOp) -> Sequence[SSAValue]:
    """One value stays one value: a rank-0 constant, broadcast."""
    value: DenseIntOrFPElementsAttr[Any] = op.value
    raw, type_ = value.data.data, tensor_type(op.output)
    one = raw[: dtypes.of(type_).nbytes]
    if not type_.get_num_dims() or not raw or raw != one * (len(raw) // len(one)):
        return [e.emit(creation.ConstantOp(value))]
    scalar: TensorType[Any] = TensorType(type_.element_type, [])
    literal = DenseIntOrFPElementsAttr(scalar, BytesAttr(one))
    return [e.spread(e.emit(creation.ConstantOp(literal)), (), op.output)]


def _iota(e: Emitter, op: shapes.IotaOp) -> Sequence[SSAValue]:
    type_ = tensor_type(op.output)
    if DYNAMIC in type_.get_shape():
        raise OpError(op, "an iota with `?` dims doesn't say how large they are")
    return [e.emit(creation.IotaOp(op.iota_dimension.value.data, type_))]


def _broadcast(e: Emitter, op: shapes.BroadcastInDimOp) -> Sequence[SSAValue]:
    type_, dims = tensor_type(op.result), op.dims
    if op.operand.type == type_ and dims == tuple(range(len(dims))):
        return [op.operand]
    if DYNAMIC in type_.get_shape():
        raise OpError(op, "a broadcast to `?` dims doesn't say how large they are")
    return [e.emit(movement.BroadcastOp(op.operand, dims, type_))]


def _reshape(e: Emitter, op: shapes.ReshapeOp) -> Sequence[SSAValue]:
    if op.operand.type == op.result.type:
        return [op.operand]
    return [e.emit(reshape.ReshapeOp(op.operand, tensor_type(op.result)))]


def _transpose(e: Emitter, op: shapes.TransposeOp) -> Sequence[SSAValue]:
    return [e.emit(movement.TransposeOp(op.operand, op.dims, tensor_type(op.result)))]


def _slice(e: Emitter, op: shapes.SliceOp) -> Sequence[SSAValue]:
    starts, limits, strides = zip(*op.ranges, strict=True) if op.ranges else ((), (), ())
    type_ = tensor_type(op.result)
    return [e.emit(movement.SliceOp(op.operand, starts, limits, strides, type_))]


# Reductions and contractions


def _reduce(e: Emitter, op: reduction.ReduceOp) -> Sequence[SSAValue]:
    if len(op.inputs) > 1:
        raise OpError(op, "reducing several operands at once is not supported yet")
    combiner = op.combiner
    rules = REDUCERS
    if dtypes.of(op.outputs[0].type).is_bool:
        rules = REDUCERS | REDUCERS_ON_BOOLS
    if combiner is None or type(combiner) not in rules:
        known = ", ".join(kind.name for kind in REDUCERS)
        raise OpError(op, f"the region must be one op on its arguments; there are: {known}")
    name, combine = rules[type(combiner)]
    element, init = tensor_type(op.outputs[0]).element_type, op.init_values[0]
    reduced = e.emit(ReduceOp(name, _cast(e, op.inputs[0], element), op.dims))
    if _is_identity(init, name):
        return [reduced]
    return [e.emit(combine(reduced, _spread(e, _cast(e, init, element), reduced)))]


def _is_identity(init: SSAValue, combiner: str) -> bool:
    """Whether `init` is known to be the value that combining with changes nothing."""
    value = init
    while isinstance(value.owner, movement.BroadcastOp | reshape.ReshapeOp):
        value = value.owner.operand
    if not isinstance(value.owner, creation.ConstantOp) or not value.owner.is_splat:
        return False
    dtype = dtypes.of(value.type)
    identity = np.asarray(COMBINERS[combiner].identity(dtype)).astype(dtype.numpy)
    return bool((dtypes.dense_values(value.owner.value) == identity).all())


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
    lhs, rhs = (_cast(e, value, widest) for value in (op.lhs, op.rhs))
    product = e.emit(DotGeneralOp(lhs, rhs, batch=batch, contract=contract))
    return _cast(e, product, types[0])


def _barrier(e: Emitter, op: control.OptimizationBarrierOp) -> Sequence[SSAValue]:
    return op.operands


def _mesh(e: Emitter, op: control.MeshOp) -> Sequence[SSAValue]:
    return []


def _custom_call(e: Emitter, op: control.CustomCallOp) -> Sequence[SSAValue]:
    raise OpError(op, f"a custom call of @{op.call_target_name.data} is not supported yet")


LOWERINGS: dict[type[Operation], Callable[[Emitter, Any], Sequence[SSAValue]]] = {
    chlo.UNARY["square"]: _square,
    source.BitcastConvertOp: _bitcast,
    source.ClampOp: _clamp,
    source.CompareOp: _compare,
    source.ConvertOp: _convert,
    source.SelectOp: _select,
    shapes.BroadcastInDimOp: _broadcast,
    shapes.ConstantOp: _constant,
    shapes.IotaOp: _iota,
    shapes.ReshapeOp: _reshape,
    shapes.SliceOp: _slice,
    shapes.TransposeOp: _transpose,
    reduction.ReduceOp: _reduce,
    contraction.DotGeneralOp: _dot_general,
    contraction.DotOp: _dot,
    control.CustomCallOp: _custom_call,
    control.MeshOp: _mesh,
    control.OptimizationBarrierOp: _barrier,
}
"""Ops that take more than one graph op, or another form."""

"""Reductions by a region that is more than one op, of one or several tensors at once."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import BlockArgument, Operation, Region, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.graph.arg_reduction import ArgmaxOp, ArgminOp
from mlfuse.dialects.graph.base import copy_location, shape_of, tensor_type
from mlfuse.dialects.graph.build import cast
from mlfuse.dialects.graph.composite import CompositeOp, Emitter, expand
from mlfuse.dialects.graph.creation import IotaOp
from mlfuse.dialects.graph.fusion import YieldOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reduce_by import ReduceByOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.selection import CompareOp
from mlfuse.dialects.stablehlo.reduction import ReturnOp
from mlfuse.passes.importing.regions import combined_with, combiner_between, returned
from mlfuse.passes.importing.values import constant_of, is_identity

Expression = str | tuple["Expression", ...]
"""A value of a region as an expression: an argument's letter, or an op and its operands."""


def reduce_by(
    e: Emitter,
    op: Operation,
    inputs: Sequence[SSAValue],
    init: Sequence[SSAValue],
    dims: Sequence[int],
    body: Region,
) -> list[SSAValue]:
    """Each tensor's result; `body` is the region of `op`, its ops imported."""
    elements = [tensor_type(arg).element_type for arg in body.block.args[: len(inputs)]]
    inputs = [cast(e, x, element) for x, element in zip(inputs, elements, strict=True)]
    init = [cast(e, x, element) for x, element in zip(init, elements, strict=True)]
    found = _apart(e, inputs, init, dims, body) or _extreme(e, inputs, init, dims, body)
    if found is not None:
        return found
    return [
        e.emit(ReduceByOp(inputs, init, dims, number, _combiner(op, body)))
        for number in range(len(inputs))
    ]


def _apart(
    e: Emitter,
    inputs: Sequence[SSAValue],
    init: Sequence[SSAValue],
    dims: Sequence[int],
    body: Region,
) -> list[SSAValue] | None:
    """The results, if the region combines each tensor separately, by one op; else None."""
    count, args = len(inputs), body.block.args
    combiners = [
        combiner_between(value, args[k], args[count + k])
        for k, value in enumerate(returned(body.block))
    ]
    found: list[SSAValue] = []
    for combiner, x, start in zip(combiners, inputs, init, strict=True):
        if combiner is None or None in combiners:
            return None
        found.append(combined_with(e, combiner, e.emit(ReduceOp(combiner, x, dims)), start))
    return found


def _combiner(op: Operation, body: Region) -> Region:
    """A copy of the region, of elementwise ops only."""
    region = body.clone()
    for inner, original in zip(list(region.block.ops), body.block.ops, strict=True):
        copy_location(inner, original)
        if any(_owner_block(value) is not region.block for value in inner.operands):
            raise OpError(op, "the region must not use values from outside")
        if isinstance(inner, ReturnOp):
            Rewriter.replace_op(inner, copy_location(YieldOp(list(inner.values)), inner))
    _simplify(region)
    return region


def _owner_block(value: SSAValue) -> object:
    return value.owner.parent if isinstance(value.owner, Operation) else value.owner


def _simplify(region: Region) -> None:
    """Expand composites; replace movement of a single element by the element."""
    for inner in list(region.block.ops):
        if isinstance(inner, CompositeOp):
            new, result = expand(inner)
            Rewriter.insert_op(
                [copy_location(each, inner) for each in new], InsertPoint.before(inner)
            )
            Rewriter.replace_op(inner, [], [result])
            return _simplify(region)
        if isinstance(inner, BroadcastOp | ReshapeOp) and shape_of(inner.operand) == ():
            Rewriter.replace_op(inner, [], [inner.operand])
    return None


# JAX's argmax and argmin: a reduction of a tensor and its indices.


def _extreme(
    e: Emitter,
    inputs: Sequence[SSAValue],
    init: Sequence[SSAValue],
    dims: Sequence[int],
    body: Region,
) -> list[SSAValue] | None:
    """The extreme elements and their indices, if the region computes these, else None."""
    if len(inputs) != 2 or len(dims) != 1:
        return None
    values, indices = inputs
    letters: dict[BlockArgument, str] = dict(zip(body.block.args, "xiyj", strict=True))
    written = tuple(_written(value, letters) for value in returned(body.block))
    start = constant_of(init[1])
    if not _counts_along(indices, dims[0]) or start is None or start.any():
        return None
    for predicate, combiner, kind in (("gt", "max", ArgmaxOp), ("lt", "min", ArgminOp)):
        if written == _choice(predicate) and is_identity(init[0], combiner):
            element = tensor_type(indices).element_type
            return [
                e.emit(ReduceOp(combiner, values, dims)),
                e.emit(kind(values, dims, element)),
            ]
    return None


def _choice(predicate: str) -> Expression:
    """The better of x at i and y at j: a NaN comes before all others, and the first of equal ones wins."""
    better = ("graph.or", (predicate, "x", "y"), ("ne", "x", "x"))
    first = ("graph.and", ("eq", "x", "y"), ("lt", "i", "j"))
    return (
        ("graph.select", better, "x", "y"),
        ("graph.select", ("graph.or", better, first), "i", "j"),
    )


def _written(value: SSAValue, letters: dict[BlockArgument, str]) -> Expression:
    if isinstance(value, BlockArgument):
        return letters.get(value, "?")
    op = value.owner
    assert isinstance(op, Operation)
    name = op.predicate.data if isinstance(op, CompareOp) else op.name
    if op.properties and not isinstance(op, CompareOp):
        return "?"
    return (name, *(_written(operand, letters) for operand in op.operands))


def _counts_along(value: SSAValue, dim: int) -> bool:
    """Whether each element is its own index along a dim."""
    op = value.owner
    if isinstance(op, BroadcastOp):
        source = op.operand.owner
        where = op.dims.get_values()
        return (
            isinstance(source, IotaOp)
            and where[source.dimension.value.data] == dim
            and shape_of(op.operand)[source.dimension.value.data] == shape_of(value)[dim]
        )
    return isinstance(op, IotaOp) and op.dimension.value.data == dim

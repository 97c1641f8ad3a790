"""The order of dims in a chain of products: all nests go over the rows in one order, and so do the locals.

Attention with several heads of queries for each head of keys is an example. JAX computes the scores in the order batch, head of
keys, query, query head of the group, key; their softmax has the query head first, and the result the query before all heads:

    loop.parallel (%b, %h, %t, %g, %s) in (2, 2, 512, 4, 512)               loop.parallel (%b, %h, %g, %t, %s)
    loop.parallel (%g, %b, %h, %t) in (4, 2, 2, 512)             becomes    loop.parallel (%b, %h, %g, %t)
    loop.parallel (%b, %t, %h, %g, %f) in (2, 512, 2, 4, 64)                loop.parallel (%b, %h, %g, %t, %f)

The first nest decides: the largest dim of the rows that use one right matrix comes last, in front of the columns, so that tiles
are full. Each later nest follows the one that writes what it reads. Legality: the points of each nest are independent.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import AffineMapAttr
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from mlfuse.dialects.loop.ops import AccessOp, KernelOp, ParallelOp, ReduceOp, memref_type
from mlfuse.passes.memory.uses import is_written
from mlfuse.passes.scheduling.matrices import factors_of

Places = Sequence[SSAValue | None]
"""For each dim of a buffer, the index at which an access is; None where that is no index."""


def in_one_order(
    kernels: Sequence[KernelOp],
    operands: Sequence[Sequence[SSAValue]],
    passed_on: Sequence[SSAValue],
) -> dict[SSAValue, list[int]]:
    """Put the dims of the kernels' nests in one order, and those of the buffers that they pass on. The shapes of these buffers in
    that order, without dims of size 1. `operands` are those of the launches."""
    nests = [_nest_of(kernel) for kernel in kernels]
    nests[0] = _interchanged(nests[0], _rows_last(nests[0]))
    shapes: dict[SSAValue, list[int]] = {}
    for value in passed_on:
        users = [n for n, given in enumerate(operands) if value in given]
        args = {n: kernels[n].body.block.args[list(operands[n]).index(value)] for n in users}
        writer, *readers = sorted(users, key=lambda n: not is_written(args[n]))
        written = _places(args[writer])
        for n in readers:
            order = _as_written(nests[n], _places(args[n]), nests[writer], written)
            nests[n] = _interchanged(nests[n], order)
        shape, indices = memref_type(value).get_shape(), list(nests[writer].indices())
        ranks = {d: _rank(written[d], indices) for d, size in enumerate(shape) if size != 1}
        dims = sorted(ranks, key=ranks.__getitem__)
        shapes[value] = [shape[d] for d in dims]
        for arg in args.values():
            _permute(arg, dims)
    return shapes


def _nest_of(kernel: KernelOp) -> ParallelOp:
    (nest,) = (op for op in kernel.body.block.ops if isinstance(op, ParallelOp))
    return nest


def _accesses(buffer: SSAValue) -> list[AccessOp]:
    return [use.operation for use in buffer.uses if isinstance(use.operation, AccessOp)]


def _places(buffer: SSAValue) -> Places:
    access = _accesses(buffer)[0]
    return [
        access.access_indices[expr.position] if isinstance(expr, AffineDimExpr) else None
        for expr in access.access_map.results
    ]


def _rows_last(nest: ParallelOp) -> list[int]:
    """The dims of a product's nest: the largest of its rows in front of the columns, all others before."""
    *points, column = range(len(nest.indices()))
    indices, sizes = nest.indices(), nest.mixed_bounds()
    reduces = [op for op in nest.body.block.ops if isinstance(op, ReduceOp)]
    factors = [set(load.access_indices) for op in reduces for load in factors_of(op) or ()]
    right = next((each for each in factors if indices[column] in each), set(indices))
    rows = [d for d in points if indices[d] not in right and isinstance(sizes[d], int)]
    last = max(rows, key=lambda d: (sizes[d], d), default=None)
    return sorted((*points, column), key=lambda d: (d == column, d == last))


def _as_written(nest: ParallelOp, read: Places, writer: ParallelOp, written: Places) -> list[int]:
    """The dims of a nest in the order in which another one goes through the buffer that it reads; all others come last."""
    indices = list(writer.indices())
    ranks = {
        own: _rank(other, indices)
        for own, other in zip(read, written, strict=True)
        if own is not None
    }
    own = nest.indices()
    return sorted(range(len(own)), key=lambda d: ranks.get(own[d], len(indices) + 1))


def _rank(index: SSAValue | None, indices: Sequence[SSAValue]) -> int:
    """The position of an index; those of inner nests come after all."""
    return indices.index(index) if index in indices else len(indices)


def _interchanged(nest: ParallelOp, order: Sequence[int]) -> ParallelOp:
    """The nest with its dims in another order, in its place."""
    if list(order) == list(range(len(order))):
        return nest
    bounds = nest.mixed_bounds()
    new = ParallelOp([bounds[d] for d in order])
    new.location = nest.location
    for position, d in enumerate(order):
        nest.body.block.args[d].replace_all_uses_with(new.body.block.args[position])
    for op in list(nest.body.block.ops):
        op.detach()
        new.body.block.add_op(op)
    block = nest.parent_block()
    assert block is not None
    block.insert_op_before(new, nest)
    nest.detach()
    nest.erase()
    return new


def _permute(buffer: SSAValue, dims: Sequence[int]) -> None:
    """Access a buffer that has these dims of it, in this order."""
    for access in _accesses(buffer):
        map_ = access.access_map
        new = AffineMap(map_.num_dims, 0, tuple(map_.results[d] for d in dims))
        if new != map_:
            access.properties["map"] = AffineMapAttr(new)
        if new == AffineMap.identity(new.num_dims):
            access.properties.pop("map", None)

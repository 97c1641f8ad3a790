"""The order of dims in a chain of products: all nests go over the rows in one order, and the locals have their dims in it.

Attention with several heads of queries for each head of keys is an example. JAX computes the scores in the order batch, head of
keys, query, query head of the group, key; their softmax has the query head first, and the result the query before all heads:

    loop.parallel (%b, %h, %t, %g, %s) in (2, 2, 512, 4, 512)               loop.parallel (%b, %h, %g, %t, %s) in (2, 2, 4, 512, 512)
    loop.parallel (%g, %b, %h, %t) in (4, 2, 2, 512)             becomes    loop.parallel (%b, %h, %g, %t) in (2, 2, 4, 512)
    loop.parallel (%b, %t, %h, %g, %f) in (2, 512, 2, 4, 64)                loop.parallel (%b, %h, %g, %t, %f) in (2, 2, 4, 512, 64)

(%b: batch, %h: head of keys, %g: query head of its group, %t: query, %s: key, %f: element.)

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

Subscripts = Sequence[SSAValue | None]
"""For each dim of a buffer, the index of a nest that subscripts it; None where the map has no plain dim."""


def permute_to_one_order(
    kernels: Sequence[KernelOp],
    operands: Sequence[Sequence[SSAValue]],
    passed_on: Sequence[SSAValue],
) -> dict[SSAValue, list[int]]:
    """Permute the dims of all nests, and of the buffers that they pass on, to one order. Returns the shapes of these buffers in
    that order, without dims of size 1. `operands` are those of the launches."""
    nests = [_nest_of(kernel) for kernel in kernels]
    nests[0] = _interchanged(nests[0], _rows_last(nests[0]))
    shapes: dict[SSAValue, list[int]] = {}
    for value in passed_on:
        given = [(n, list(each).index(value)) for n, each in enumerate(operands) if value in each]
        args = {n: kernels[n].body.block.args[number] for n, number in given}
        args = {n: arg for n, arg in args.items() if _accesses(arg)}
        writer, *readers = sorted(args, key=lambda n: not is_written(args[n]))
        written = _subscripts(args[writer])
        for n in readers:
            order = _as_written(nests[n], _subscripts(args[n]), nests[writer], written)
            nests[n] = _interchanged(nests[n], order)
        shape, indices = memref_type(value).get_shape(), list(nests[writer].indices())
        positions = {d: _position(written[d], indices) for d, size in enumerate(shape) if size != 1}
        dims = sorted(positions, key=positions.__getitem__)
        shapes[value] = [shape[d] for d in dims]
        for arg in args.values():
            _permute(arg, dims)
    return shapes


def _nest_of(kernel: KernelOp) -> ParallelOp:
    (nest,) = (op for op in kernel.body.block.ops if isinstance(op, ParallelOp))
    return nest


def _accesses(buffer: SSAValue) -> list[AccessOp]:
    return [use.operation for use in buffer.uses if isinstance(use.operation, AccessOp)]


def _subscripts(buffer: SSAValue) -> Subscripts:
    access = _accesses(buffer)[0]
    return [
        access.access_indices[expr.position] if isinstance(expr, AffineDimExpr) else None
        for expr in access.access_map.results
    ]


def _rows_last(nest: ParallelOp) -> list[int]:
    """The dims of a product's nest: the largest of its rows in front of the columns, all others before."""
    *outer, column = range(len(nest.indices()))
    indices, sizes = nest.indices(), nest.mixed_bounds()
    reduces = [op for op in nest.body.block.ops if isinstance(op, ReduceOp)]
    factors = [set(load.access_indices) for op in reduces for load in factors_of(op) or ()]
    right = next((each for each in factors if indices[column] in each), set(indices))
    rows = [d for d in outer if indices[d] not in right and isinstance(sizes[d], int)]
    last = max(rows, key=lambda d: (sizes[d], d), default=None)
    return sorted((*outer, column), key=lambda d: (d == column, d == last))


def _as_written(
    nest: ParallelOp, read: Subscripts, writer: ParallelOp, written: Subscripts
) -> list[int]:
    """The dims of a nest in the order in which another one goes through the buffer that it reads; all others come last."""
    indices = list(writer.indices())
    positions = {
        own: _position(other, indices)
        for own, other in zip(read, written, strict=True)
        if own is not None
    }
    own = nest.indices()
    return sorted(range(len(own)), key=lambda d: positions.get(own[d], len(indices) + 1))


def _position(index: SSAValue | None, indices: Sequence[SSAValue]) -> int:
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

"""The loop level, vectorized: a host function, and kernels whose loops are axes of arrays.

Each index variable of the enclosing nests is one array axis, outermost first. A scalar is an array
that broadcasts over the current index space, so one NumPy call does all iterations of an op.
Index spaces are divided into boxes of bounded size, which bounds the memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, cast

import numpy as np
from numpy.lib.stride_tricks import as_strided
from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType, NoneAttr
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import SymbolTable

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.loop import host, ops
from mlfuse.interpreter.core import NumpyInterpreter, Values, execute, storage
from mlfuse.interpreter.scalar import align

BOX_ELEMENTS = 2**22
"""About how many iterations are computed at once."""

Box = tuple[tuple[int, int], ...]
"""(start, stop) of each loop."""

# Kernels.


@execute.register
def run_parallel(
    op: ops.ParallelOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """All iterations, a box at a time."""
    for box in _boxes_of(op, interpreter):
        _run_box(op, box, interpreter)
    if not interpreter.space:
        for inner in op.walk():
            if isinstance(inner, ops.AccumulateOp):
                _finish(inner, interpreter)
    return ()


@execute.register
def run_accumulate(
    op: ops.AccumulateOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """For each element of the buffer, combines the values of all iterations that name it with the value accumulated before."""
    count = len(op.values)
    buffer, indices = args[2 * count], args[2 * count + 1 :]
    if op not in interpreter.accumulated:
        start = (np.full(buffer.shape, value) for value in args[count : 2 * count])
        interpreter.accumulated[op] = list(start)
    space = interpreter.space
    places = tuple(_pad(p, len(space)) for p in _places(op, buffer, indices, interpreter))
    reached = np.broadcast_shapes((1,) * len(space), *(place.shape for place in places))
    across = [axis for axis, size in enumerate(reached) if size == 1]
    along = [axis for axis in range(len(space)) if axis not in across]
    columns = [
        np.broadcast_to(_pad(value, len(space)), space)
        .transpose(*along, *across)
        .reshape(*(reached[axis] for axis in along), -1)
        for value in args[:count]
    ]
    new = [column.reshape(reached) for column in _tree(op, columns, interpreter)]
    before = [array[places] for array in interpreter.accumulated[op]]
    after = interpreter.run_ssacfg_region(op.combiner, (*before, *new), "combine")
    for array, value in zip(interpreter.accumulated[op], after, strict=True):
        array[places] = value
    return ()


def _finish(op: ops.AccumulateOp, interpreter: NumpyInterpreter) -> None:
    """Write the accumulated values; `init` where there are none."""
    (buffer, *init) = interpreter.get_values([op.target, *op.init])
    arrays = interpreter.accumulated.pop(op, None)
    if arrays is None:
        arrays = [np.full(buffer.shape, value) for value in init]
    interpreter.space = buffer.shape
    (buffer[...],) = interpreter.run_ssacfg_region(op.finish, tuple(arrays), "finish")
    interpreter.space = ()


@execute.register
def run_switch(op: ops.SwitchOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """One case after the other."""
    for case in op.cases:
        interpreter.run_ssacfg_region(case.body, (), op.name)
    return ()


@execute.register
def run_serial(op: ops.SerialOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """Runs its iterations one after the other, each for all iterations of the enclosing loops at once."""
    sizes = [_size(bound, op, interpreter) for bound in op.mixed_bounds()]
    for point in np.ndindex(*sizes):
        _run_box(op, tuple((index, index + 1) for index in point), interpreter)
    return ()


@execute.register
def run_scan(op: ops.ScanOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """Runs its iterations one after the other, each for all iterations of the enclosing loops at once."""
    results = tuple(args[len(op.bounds) :])
    sizes = [_size(bound, op, interpreter) for bound in op.mixed_bounds()]
    outer = interpreter.space
    for point in np.ndindex(*sizes):
        values = _run_box(op, tuple((index, index + 1) for index in point), interpreter)
        indices = [np.asarray(index).reshape((1,) * (len(outer) + len(point))) for index in point]
        interpreter.space = (*outer, *[1] * len(point))
        before = tuple(_pad(value, len(interpreter.space)) for value in results)
        results = tuple(interpreter.run_ssacfg_region(op.combiner, (*before, *values), "combine"))
        interpreter.run_ssacfg_region(op.each, (*indices, *before, *results), "each")
        interpreter.space = outer
    return ()


@execute.register
def run_reduce(op: ops.ReduceOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The iterations' values, combined as a pairwise tree; `init` if there are none."""
    partials = [_reduce_box(op, box, interpreter) for box in _boxes_of(op, interpreter)]
    if not partials:
        return tuple(args[len(op.bounds) :])
    columns = [np.stack(column, axis=-1) for column in zip(*partials, strict=True)]
    return tuple(_tree(op, columns, interpreter))


def _reduce_box(op: ops.ReduceOp, box: Box, interpreter: NumpyInterpreter) -> list[Array]:
    yielded = _run_box(op, box, interpreter)
    outer = interpreter.space
    full = (*outer, *(stop - start for start, stop in box))
    columns = [
        np.broadcast_to(_pad(value, len(full)), full).reshape((*outer, -1)) for value in yielded
    ]
    return _tree(op, columns, interpreter)


def _tree(
    op: ops.ReduceOp | ops.AccumulateOp, columns: list[Array], interpreter: NumpyInterpreter
) -> list[Array]:
    """Combine neighbors along the last axis until one is left."""
    while (count := columns[0].shape[-1]) > 1:
        even = count - count % 2
        left = [column[..., 0:even:2] for column in columns]
        right = [column[..., 1:even:2] for column in columns]
        combined = interpreter.run_ssacfg_region(op.combiner, (*left, *right), "combine")
        columns = [
            np.concatenate([np.broadcast_to(new, half.shape), old[..., even:]], axis=-1)
            for new, half, old in zip(combined, left, columns, strict=True)
        ]
    return [column[..., 0] for column in columns]


def _run_box(op: ops.NestOp, box: Box, interpreter: NumpyInterpreter) -> Values:
    """One pass over the body, with the box's loops as new axes; returns what it yields."""
    outer = interpreter.space
    indices = [
        np.arange(start, stop).reshape((1,) * (len(outer) + position) + (-1,))
        for position, (start, stop) in enumerate(box)
    ]
    interpreter.space = (*outer, *(stop - start for start, stop in box))
    yielded = interpreter.run_ssacfg_region(op.regions[0], tuple(indices), op.name)
    interpreter.space = outer
    return yielded


def _boxes_of(op: ops.NestOp, interpreter: NumpyInterpreter) -> list[Box]:
    sizes = [_size(bound, op, interpreter) for bound in op.mixed_bounds()]
    if 0 in sizes:
        return []
    inner = prod(interpreter.space) * _weight(op.regions[0].block, interpreter)
    return list(_boxes(sizes, inner))


def _boxes(sizes: Sequence[int], inner: int) -> Iterator[Box]:
    """Divide an index space into boxes of about `BOX_ELEMENTS`, with `inner` elements per iteration."""
    if not sizes:
        yield ()
        return
    rest = prod(sizes[1:]) * inner
    step = min(sizes[0], max(1, BOX_ELEMENTS // rest))
    for start in range(0, sizes[0], step):
        stop = min(start + step, sizes[0])
        whole = [tuple((0, size) for size in sizes[1:])]
        for tail in _boxes(sizes[1:], inner) if step == 1 else whole:
            yield ((start, stop), *tail)


def _weight(block: Block, interpreter: NumpyInterpreter) -> int:
    """The number of elements of one iteration of a body: its largest nest or local."""
    weight = 1
    for op in block.ops:
        if isinstance(op, ops.LocalOp):
            weight = max(weight, prod(_shape(op.result)))
        if isinstance(op, ops.NestOp):
            sizes = [_size(bound, op, interpreter) for bound in op.mixed_bounds()]
            weight = max(weight, prod(sizes) * _weight(op.regions[0].block, interpreter))
    return weight


def _size(bound: int | SSAValue, op: Operation, interpreter: NumpyInterpreter) -> int:
    if isinstance(bound, int):
        return bound
    try:
        (value,) = interpreter.get_values([bound])
    except KeyError:
        return 1  # of an inner nest: it is computed before that nest runs
    value = np.asarray(value)
    if value.size != 1:
        raise OpError(op, "a bound must not depend on an index")
    if value.item() < 0:
        raise OpError(op, f"a bound is {value.item()}")
    return int(value.item())


def _pad(value: object, depth: int) -> Array:
    array = np.asarray(value)
    return array.reshape(array.shape + (1,) * (depth - array.ndim))


@execute.register
def run_load(op: ops.LoadOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The elements at the access map's indices; the default where the guard fails."""
    buffer, *indices = args
    if op.default is None:
        return (buffer[_places(op, buffer, indices, interpreter)],)
    default = indices.pop()
    inside = _inside(op, indices)
    if not inside.any():
        return (default,)
    depth = len(interpreter.space)
    elements = buffer[_places(op, buffer, indices, interpreter, inside)]
    return (np.where(_pad(inside, depth), _pad(elements, depth), _pad(default, depth)),)


@execute.register
def run_store(op: ops.StoreOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """Writes the elements at the access map's indices, where the guard holds."""
    value, buffer, *indices = args
    inside = _inside(op, indices)
    if not inside.any():
        return ()
    places = _places(op, buffer, indices, interpreter, inside)
    depth = len(interpreter.space)
    places = tuple(_pad(place, depth) for place in places)
    if op.guard:
        space = interpreter.space
        mask = np.broadcast_to(_pad(inside, depth), space)
        value = np.broadcast_to(_pad(value, depth), space)
        buffer[tuple(np.broadcast_to(place, space)[mask] for place in places)] = value[mask]
        return ()
    reached = np.broadcast_shapes((1,) * depth, *(place.shape for place in places))
    if reached != interpreter.space:
        raise OpError(op, f"{prod(interpreter.space)} iterations store to {prod(reached)} places")
    value = np.broadcast_to(_pad(value, depth), interpreter.space)
    buffer[places] = value if places else value.reshape(())
    return ()


def _inside(op: ops.AccessOp, indices: Values) -> Array:
    """Where the guard of an access holds."""
    aligned: Any = align(indices)
    inside = np.asarray(True)
    for constraint in op.guard.constraints:
        value = np.asarray(constraint.expr.eval(aligned, ()))
        inside = inside & (value == 0 if constraint.is_equality else value >= 0)
    return inside


def _places(
    op: ops.AccessOp,
    buffer: Array,
    indices: Values,
    interpreter: NumpyInterpreter,
    inside: Array | None = None,
) -> tuple[Array, ...]:
    """An index array for each axis of the buffer; the index is 0 where `inside` is false.

    The array of a `loop.local` has one axis for each enclosing loop, and then its own axes.
    """
    map_ = op.access_map
    aligned: Any = align(indices)
    own = [np.asarray(expr.eval(aligned, ())) for expr in map_.results]
    if inside is not None and op.guard:
        own = [np.where(_pad(inside, place.ndim), place, 0) for place in align([inside, *own])[1:]]
    around = buffer.ndim - len(own)
    for axis, (place, size) in enumerate(zip(own, buffer.shape[around:], strict=True)):
        if place.min() < 0 or place.max() >= size:
            raise OpError(
                op,
                f"index {place.min()}..{place.max()} is outside dim {axis}, which has size {size}",
            )
    positions = [
        np.arange(size).reshape((1,) * axis + (-1,))
        for axis, size in enumerate(interpreter.space[:around])
    ]
    return tuple(align([*positions, *own]))


@execute.register
def run_local(op: ops.LocalOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """Scratch for each iteration."""
    return (_unwritten((*interpreter.space, *_shape(op.result)), op.result),)


# The host function.


@execute.register
def run_launch(op: host.LaunchOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """Runs a kernel."""
    kernel = SymbolTable.lookup_symbol(op, op.callee)
    if not isinstance(kernel, ops.KernelOp):
        raise OpError(op, f"there is no loop.kernel {op.callee}")
    if list(kernel.function_type.inputs) != list(map(host.argument_type, op.arguments)):
        raise OpError(op, f"the arguments don't have the types of {op.callee}'s")
    interpreter.run_ssacfg_region(kernel.body, tuple(args), kernel.sym_name.data)
    return ()


@execute.register
def run_view(op: host.ViewOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The same elements in another shape, or some of them, by the type's layout."""
    source, *sizes = args
    shape, type_ = _filled(op.result, sizes), ops.memref_type(op.result)
    if isinstance(type_.layout, NoneAttr):
        return (source.reshape(shape),)
    offset, strides = type_.get_offset() or 0, cast(tuple[int, ...], type_.get_strides())
    last = offset + sum((n - 1) * stride for n, stride in zip(shape, strides, strict=True))
    if 0 not in shape and last >= source.size:
        raise OpError(op, f"reaches element {last} of a buffer of {source.size}")
    flat, size = source.reshape(-1), source.itemsize
    return (as_strided(flat[offset:], shape, [size * stride for stride in strides]),)


@execute.register
def run_array(op: host.ConstantOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """A read-only array."""
    return (dtypes.dense_values(op.value).astype(storage(op.result.type), copy=False),)


@execute.register
def run_alloc(op: memref.AllocOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """A new buffer."""
    return (_unwritten(_filled(op.memref, args), op.memref),)


@execute.register
def run_dealloc(
    op: memref.DeallocOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """Does nothing: Python frees the buffer."""
    return ()


@execute.register
def run_assert_equal(
    op: host.AssertEqualOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """SourceError if the sizes differ."""
    left, right = int(args[0]), int(args[1])
    if left != right:
        raise op.error()(left, right)
    return ()


@execute.register
def run_dim(op: memref.DimOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The size of one dim."""
    buffer, position = args
    if not 0 <= int(position) < buffer.ndim:
        raise OpError(op, f"dim {int(position)} of a buffer of rank {buffer.ndim}")
    return (np.asarray(buffer.shape[int(position)], dtype=np.int64),)


def _shape(buffer: SSAValue) -> tuple[int, ...]:
    type_ = buffer.type
    assert isinstance(type_, MemRefType)
    return type_.get_shape()


def _filled(buffer: SSAValue, sizes: Values) -> tuple[int, ...]:
    """The shape of a memref with its `?` dims filled in."""
    rest = iter(sizes)
    return tuple(int(next(rest)) if size == DYNAMIC else size for size in _shape(buffer))


def _unwritten(shape: tuple[int, ...], buffer: SSAValue) -> Array:
    """A buffer whose elements mark unwritten memory: NaN, or all bits set."""
    dtype = dtypes.of(buffer.type)
    value = np.nan if dtype.is_float else True if dtype.is_bool else -1
    return np.full(shape, value, dtype=dtype.numpy)
